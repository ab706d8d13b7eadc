"""A walk: one random game, with the laws checked on the way."""

from random import Random
from typing import Final, NamedTuple

from aevum.kernel.game import SPECTATOR, Game
from aevum.kernel.state import State
from aevum.laws import learning
from aevum.laws.broken import BrokenLaw
from aevum.laws.laws import CHEAP, COSTLY, demand, difference
from aevum.laws.sets import Asking, a_set_has_no_order
from aevum.laws.telling import Telling
from aevum.record.codec import dump
from aevum.record.record import Record

ALWAYS: Final = CHEAP + learning.CHEAP
AT_TIMES: Final = COSTLY + learning.COSTLY

FUTURES: Final = 10
"""So many futures are played where nothing else tells that something is dealt anew."""


class Walked(NamedTuple):
    """How often a law was checked on a walk, and how many questions were met that ask for a set."""

    checks: int
    sets: int


def walk(record: Record, *, stride: int = 1, most: int | None = None) -> Walked:
    """Play a record on at random; check the laws at every decision, the costly at every n-th.

    The law of sets is checked at every question that asks for one, that of the log where the walk
    ends: with the game, or after the most decisions it is to take. On a broken law the record ends
    with the position that breaks it.
    """
    try:
        walked = go(record, Random(record.seed), stride, most)
        the_record_replays(record)
    except BrokenLaw:
        raise
    except Exception as error:
        # Whatever the engine raises on legal actions is a broken law too.
        detail = f"{type(error).__name__}: {error}"
        raise BrokenLaw("the engine never fails", detail) from error
    return walked._replace(checks=walked.checks + 1)


def go(record: Record, random: Random, stride: int, most: int | None) -> Walked:
    """Play to the end, or as far as wanted."""
    game, g = record.game, record.state
    offset = random.randrange(stride)
    checks = sets = 0
    asking, telling = Asking(), Telling()
    while True:
        telling.listen(game, g)
        is_costly = g.is_over or len(record.moves) % stride == offset
        laws = ALWAYS + AT_TIMES if is_costly else ALWAYS
        chance = random.getrandbits(32)
        for law in laws:
            law(game, g, chance)
        checks += len(laws)
        if asking.begins(g) and a_set_has_no_order(game, g, chance):
            sets += 1
            checks += 1
        if g.is_over or len(record.moves) == most:
            telling.a_fact_stays_as_it_was_told(game, g)
            return Walked(checks + 1, sets)
        step(record, random)
        checks += 2


def step(record: Record, random: Random) -> None:
    """Play one random action; the game must end within its bound, and draws must be sealed."""
    g = record.state
    before, sealed = g.rng.copy(), g.sealed
    record.play(random.choice(g.legal()))
    is_sealed = g.sealed > sealed if g.rng != before else g.sealed >= sealed
    last = record.moves[-1].text
    demand(is_sealed, "a draw is sealed", f"after '{last}' a draw could be taken back")
    most = record.game.most_decisions
    demand(len(record.moves) <= most, "the game ends", f"it took more than {most} decisions")


def the_record_replays(record: Record) -> None:
    """Demand that the record, written and read again, replays to an equal state and journal."""
    again = Record.parse(record.format(), lambda _name: record.game).replay(verify=True)
    apart = difference(dump(record.state), dump(again))
    demand(not apart, "the record replays", f"the replay differs: {apart}")
    demand(again == record.state, "the record replays", "the replay has another journal")


def hidden_things_roam(game: Game, g: State, seat: int, samples: int) -> None:
    """Demand that over many resamples every thing turns up in every place where it truly is.

    With "resampling forgets" this holds for every game that looks the same to the seat: each
    hidden thing turns up in every place where it could be. Where no other seat has a secret, what
    is hidden are piles without an order, dealt when they are drawn from: their futures must differ.
    Where nothing is ever drawn, nothing is hidden.
    """
    law = "hidden things roam"
    deals = [places(dump(game.resample(g, seat, seed))) for seed in range(samples)]
    missing = sorted(places(dump(g)) - set().union(*deals))
    demand(not missing, law, f"seat {seat} never meets {missing[:3]}")
    is_dealt_anew = any(deal != deals[0] for deal in deals)
    if not is_dealt_anew and not others_have_secrets(game, g, seat):
        is_dealt_anew = futures_differ(game, g, seat) or nothing_is_drawn(game.resample(g, seat, 0))
    demand(is_dealt_anew, law, f"nothing is dealt anew for seat {seat}")


def others_have_secrets(game: Game, g: State, seat: int) -> bool:
    """Say whether another seat sees anything that a spectator does not."""
    public = game.view(g, SPECTATOR) | {"seat": SPECTATOR}
    others = [other for other in range(g.seats) if other != seat]
    return any(game.view(g, other) | {"seat": SPECTATOR} != public for other in others)


def futures_differ(game: Game, g: State, seat: int) -> bool:
    """Say whether resamples that look alike go apart when the same choices are made in each."""
    first = last_places(game.resample(g, seat, 0))
    return any(last_places(game.resample(g, seat, seed)) != first for seed in range(1, FUTURES))


def nothing_is_drawn(g: State) -> bool:
    """Say whether a game has neither drawn nor shown anything hidden, and will not."""
    last_places(g)
    return g.sealed == 0


def last_places(g: State) -> set[tuple[str, int]]:
    """Play a state on to its end by choices that depend on nothing hidden; list what is where."""
    choices = Random(0)
    while not g.is_over:
        g.apply(choices.choice(g.legal()))
    return places(dump(g))


def places(data: object, path: str = "") -> set[tuple[str, int]]:
    """List every number of a dump with the list or field it stands in, the generator left out."""
    if not isinstance(data, list) or data[:1] == ["Rng"]:
        return set()
    found: set[tuple[str, int]] = set()
    is_object = bool(data) and isinstance(data[0], str)
    for i, item in enumerate(data):
        if isinstance(item, int):
            found.add((f"{path}.{i}" if is_object else path, item))
        else:
            found |= places(item, f"{path}.{i}")
    return found
