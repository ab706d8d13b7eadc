"""Suites: named lists of contests that never change, so that results can be compared.

A suite names the games, the numbers of seats, the opponents, the seeds and the rule switches, and
the rules and tables that it was frozen with. Where a game has others by now, results say so.
"""

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

from aevum.arena.contest import Contest
from aevum.arena.entrants import Entrant, entrant_of
from aevum.arena.unit import Pairing, pairing_of
from aevum.games import game
from aevum.kernel.game import Game, Value

OPPONENTS: Final = ("random", "greedy_1")
"""Those who never change."""

FOLDER: Final = files("aevum.arena") / "suites"


class Frozen(NamedTuple):
    """A game as it was when a suite was frozen: its rules, tables and switches, and who plays."""

    rules: int
    tables: str
    seats: list[int]
    options: dict[str, Value]
    proof: str
    """The digest of the first seed that the opponents play against each other."""


class Suite(NamedTuple):
    """What everybody plays who is evaluated."""

    name: str
    seed: int
    seeds: int
    usual_seats: int
    opponents: list[str]
    games: dict[str, Frozen]

    def frozen(self, name: str) -> Frozen:
        """Give what the suite says of a game."""
        if name not in self.games:
            known = ", ".join(self.games)
            raise ValueError(f"the suite {self.name} has no game '{name}'; it has: {known}")
        return self.games[name]

    def seats_for(self, name: str, seats: int | None) -> int:
        """Choose the number of seats, or refuse one that the suite does not have."""
        known = self.frozen(name).seats
        chosen = self.usual_seats if seats is None else seats
        if chosen not in known:
            numbers = ", ".join(map(str, known))
            raise ValueError(
                f"the suite {self.name} has {name} for {numbers} seats, not for {chosen}"
            )
        return chosen

    def differences(self, name: str) -> list[str]:
        """Say what of a game is not as it was when the suite was frozen."""
        return differences(self.frozen(name), game(name).rules, game(name).tables_hash())

    def contests(self, name: str, seats: int, agent: Entrant, games: int = 0) -> list[Contest]:
        """Set up the contests of an agent against each opponent, or the first games of each."""
        rivals = [entrant_of(opponent) for opponent in self.opponents]
        whole = self.seeds * seats
        length = min(games, whole) if games else whole
        return [Contest(self.pairing(name, seats, agent, rival), length) for rival in rivals]

    def pairing(self, name: str, seats: int, agent: Entrant, rival: Entrant) -> Pairing:
        """Pair an agent with an opponent, by the switches that were frozen."""
        options = game(name).settings_of(self.frozen(name).options)
        return pairing_of(name, seats, options, (agent, rival), self.seed)

    def has(self, pairing: Pairing) -> bool:
        """Say whether a pairing is one of this suite."""
        if pairing.game not in self.games or pairing.seed != self.seed:
            return False
        frozen = self.games[pairing.game]
        rival = pairing.lineup[-1].name
        is_place = pairing.seats in frozen.seats and rival in self.opponents
        return is_place and frozen.options.items() <= dict(pairing.options).items()


def differences(frozen: Frozen, rules: int, tables: str) -> list[str]:
    """Say in what rules and tables are not those that were frozen."""
    found = []
    if rules != frozen.rules:
        found.append(f"the rules are version {rules}, and the suite has {frozen.rules}")
    if tables != frozen.tables:
        found.append(f"the tables are {tables}, and the suite has {frozen.tables}")
    return found


def suite_names() -> list[str]:
    """List the suites."""
    names = [file.name for file in FOLDER.iterdir()]
    return sorted(name.removesuffix(".json") for name in names if name.endswith(".json"))


def suite_of(name: str) -> Suite:
    """Read a suite."""
    if name not in suite_names():
        known = ", ".join(suite_names())
        raise ValueError(f"there is no suite '{name}'; the suites are: {known}")
    told: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    games = {game: Frozen(**frozen) for game, frozen in told.pop("games").items()}
    return Suite(**told, games=games)


def freeze(suite: Suite, rules: Game) -> Frozen:
    """Take down how a game is now, for a new suite."""
    seats = list(range(max(2, rules.min_seats), rules.max_seats + 1))
    now = Frozen(rules.rules, rules.tables_hash(), seats, rules.settings({}), "")
    return now._replace(proof=proof_of(suite._replace(games={rules.name: now}), rules.name))


def proof_of(suite: Suite, name: str) -> str:
    """Let the opponents of a suite play the first seed against each other, and hash the games."""
    weaker, stronger = (entrant_of(opponent) for opponent in suite.opponents)
    seats = suite.seats_for(name, None)
    contest = Contest(suite.pairing(name, seats, weaker, stronger), seats)
    unit = contest.next_unit(0.0)
    assert unit is not None, "a contest has a first unit"
    contest.take(unit.play())
    return contest.digest()
