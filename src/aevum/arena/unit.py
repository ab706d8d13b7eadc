"""The unit of work: some seeds of one pairing, each played from every seat, on any machine."""

from functools import cache
from hashlib import sha256
from time import perf_counter
from typing import Any, Final, NamedTuple

from aevum.agents.guest import Guest
from aevum.agents.protocol import Place
from aevum.arena.entrants import Entrant
from aevum.bots.bot import Bot
from aevum.bots.series import Outcome, Series
from aevum.compiled import PACKAGE, fingerprint, sources_of
from aevum.games import game, game_names
from aevum.kernel.game import Game, Value

ENGINES: Final = {name: fingerprint(sources_of(name)) for name in game_names()}
"""The engine by which each game is played in this process, as it was when it started."""

NO_TABLES: Final = frozenset(("__pycache__", "lesson", "text"))
"""Folders of a game that say nothing about how it is played."""


class Pairing(NamedTuple):
    """One bot against others of one kind, and all that the course of their games depends on.

    The first of the lineup is the challenger; the other seats are its rivals'.
    """

    engine: str
    tables: str
    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    lineup: tuple[Entrant, ...]
    seed: int

    def about(self) -> dict[str, Any]:
        """Tell this pairing from all others, ready for JSON."""
        bots = [entrant.key() for entrant in self.lineup]
        about = {**self._asdict(), "options": dict(self.options), "bots": bots}
        del about["lineup"]
        return about

    def title(self) -> str:
        """Say who plays against whom."""
        return f"{self.lineup[0].name} against {self.lineup[-1].name}"


class Unit(NamedTuple):
    """Some seeds of a pairing, one after the other."""

    pairing: Pairing
    first: int
    seeds: int

    def play(self) -> "Played":
        """Play it here."""
        return play_unit(self)

    def title(self) -> str:
        """Say what it is."""
        return f"{self.pairing.title()}, {self.seeds} seeds from {self.first} on"


class Played(NamedTuple):
    """What came of a unit: for each seed the games from every seat, and how long all took."""

    unit: Unit
    seconds: float
    outcomes: list[list[Outcome]]


class ForeignEngine(ValueError):
    """A unit was handed to somebody who plays by other rules."""


class PairedSeries(Series):
    """A series in which each seed is played as often as there are seats.

    The bots move on by one seat each time, so that everybody has had every seat with equal luck.
    """

    def __init__(self, pairing: Pairing) -> None:
        self.entrants = {entrant.name: entrant for entrant in pairing.lineup}
        names = [entrant.name for entrant in pairing.lineup]
        self.guests: list[Guest] = []
        rules = game(pairing.game)
        Series.__init__(self, rules, pairing.seats, names, pairing.seed, dict(pairing.options))

    def make(self, name: str, seed: int) -> Bot:
        """Make one of the bots of the pairing."""
        return self.entrants[name].make(seed)

    def game_seed(self, number: int) -> int:
        """Give the seed of a game, which it shares with those from the other seats."""
        return Series.game_seed(self, number // self.seats)

    def bots_of(self, number: int) -> list[Bot]:
        """Seat the bots of one game, and tell the guests among them where they sit."""
        bots = Series.bots_of(self, number)
        self.guests = []
        for seat, bot in enumerate(bots):
            if isinstance(bot, Guest):
                seed = self.game_seed(number) ^ seat << 88
                bot.sit_down(Place(self.game, self.seats, seat, self.options, seed))
                self.guests.append(bot)
        return bots

    def play(self, number: int, actions: list[int] | None = None) -> Outcome:
        """Play one game, and tell the guests what came of it."""
        outcome = Series.play(self, number, actions)
        for guest in self.guests:
            guest.stand_up(outcome)
        return outcome

    def play_seed(self, number: int) -> list[Outcome]:
        """Play the games of one seed, the bots moved on by one seat from each to the next."""
        first = number * self.seats
        return [self.play(first + moved) for moved in range(self.seats)]


def pairing_of(
    name: str,
    seats: int,
    options: dict[str, Value],
    bots: tuple[Entrant, Entrant],
    seed: int,
) -> Pairing:
    """Pair two bots: the first challenges the second, which has all the other seats."""
    rules = game(name)
    rules.check_seats(seats)
    if seats < 2:
        raise ValueError("bots cannot be compared at one seat; use --seats 2 or more")
    settings = tuple(sorted(rules.settings(options).items()))
    lineup = (bots[0], *[bots[1]] * (seats - 1))
    return Pairing(ENGINES[name], tables_of(rules), name, seats, settings, lineup, seed)


@cache
def tables_of(rules: Game) -> str:
    """Hash the tables that a game was loaded with, and whatever else lies beside its sources."""
    digest = sha256(rules.tables_hash().encode())
    folder = PACKAGE / "games" / rules.name
    for path in sorted(folder.rglob("*.*")):
        place = path.relative_to(folder)
        if path.is_file() and path.suffix != ".py" and not NO_TABLES & set(place.parts):
            digest.update(f"\n{place.as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def play_unit(unit: Unit) -> Played:
    """Play a unit, if this process has the engine and the tables that it was made for."""
    pairing = unit.pairing
    check_engine(pairing.game, pairing.engine, pairing.tables)
    series = series_of(pairing)
    start = perf_counter()
    seeds = range(unit.first, unit.first + unit.seeds)
    outcomes = [series.play_seed(number) for number in seeds]
    return Played(unit, perf_counter() - start, outcomes)


def check_engine(name: str, engine: str, tables: str) -> None:
    """Refuse to play with another engine or other tables than a unit was made with."""
    own = (ENGINES[name], tables_of(game(name)))
    for what, has, needs in zip(("engine", "tables"), own, (engine, tables), strict=True):
        if has != needs:
            raise ForeignEngine(
                f"a worker with other {what} was refused: it has {has}, and the games need {needs}"
            )


@cache
def series_of(pairing: Pairing) -> PairedSeries:
    """Set up the games of a pairing, once in each process."""
    return PairedSeries(pairing)
