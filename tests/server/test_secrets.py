"""No message tells a seat or a spectator what it may not know.

The law: a message made for a seat is the same, letter by letter, when everything that the seat
cannot know has been dealt anew.
"""

import copy
import json
import random
from collections.abc import Sequence
from contextlib import ExitStack, closing
from itertools import pairwise

import pytest
from msgspec.json import encode

import aevum
from aevum.kernel.game import SPECTATOR
from aevum.record.ahead import Ahead
from aevum.server import positions
from aevum.server.log import Log, Reader
from aevum.server.messages.positions import Entry
from aevum.server.messages.tables import Chair
from aevum.server.refusal import Refusal
from aevum.server.store.kept import History
from aevum.server.store.store import Store
from aevum.server.table import Table
from aevum.server.terms import terms_of
from tests.server.kit import HERE, LINK, Served, lone_visitor, play_on, table

GAMES = aevum.game_names()
WALKS = [
    (name, seats)
    for name in GAMES
    for seats in sorted({aevum.game(name).min_seats, aevum.game(name).max_seats})
]
STRIDE = 30 if aevum.IS_COMPILED else 80
"""So many decisions lie between two looks; a game has some hundreds to some thousands."""

LONG = 4000 if aevum.IS_COMPILED else 300
"""So many actions of a game are listened to."""


def dealt_anew(found: Table, seat: int, seed: int, known: Sequence[Entry] = ()) -> Table:
    """Copy a table; in the copy all that the seat cannot know is different."""
    twin = copy.copy(found)
    twin.record = copy.copy(found.record)
    twin.record.state = found.game.resample(found.state, seat, seed)
    twin.log = Log()
    twin.log.told[seat] = list(known)
    twin.log.public = [None] * len(known)
    return twin


def told(found: Table, seat: int, known: list[Entry]) -> bytes:
    """Write all that a seat is told that has read a part of the log."""
    log = positions.log_of(found, seat)[len(known) :]
    return encode((positions.now(found, seat), log, found.standing()))


def asked_why(found: Table, seat: int, text: str) -> bytes:
    """Write the answer to a question why."""
    try:
        return encode(found.why(seat, text))
    except Refusal as refusal:
        return encode((refusal.reason, refusal.clause))


@pytest.mark.costly
@pytest.mark.parametrize(("game", "seats"), WALKS)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(game: str, seats: int) -> None:
    found = table(game, seats, seed=seats)
    chance = random.Random(seats)

    readers = dict[int, Reader | None].fromkeys(range(SPECTATOR, seats))
    while not found.state.is_over:
        for seat in range(SPECTATOR, seats):
            entries = positions.log_of(found, seat)
            shared = entries[: positions.unread_of(found, seat, readers[seat]).log_from]
            twin = dealt_anew(found, seat, chance.getrandbits(32), shared)
            assert told(found, seat, shared) == told(twin, seat, shared), found.state.explain()
            readers[seat] = positions.reader_of(found, seat)
        play_on(found, chance, STRIDE)


class Told:
    """Every byte that one visitor gets."""

    def __init__(self, found: Table, seat: int, known: Sequence[Entry]) -> None:
        self.visitor = lone_visitor(found)
        self.visitor.sit(seat)
        self.visitor.reader = Reader(found.log, seat, len(known), 0)
        self.stream: list[bytes] = []
        self.hear()

    def hear(self) -> None:
        """Read all that there is to tell; whose key it is is not asked here."""
        self.visitor.told_terms = terms_of(self.visitor.room.table)
        seat = self.visitor.seat
        self.stream += [encode(news) for news in self.visitor.changes()]
        assert self.visitor.seat == seat


def twin_of(found: Table, seat: int, seed: int) -> Table:
    """Copy a table to be played on; in the copy all that the seat cannot know is different."""
    twin = dealt_anew(found, seat, seed, positions.log_of(found, seat))
    twin.record.moves = found.record.moves[:]
    twin.given_by = found.given_by[:]
    twin.trail = found.trail[:]
    twin.snapshots = copy.copy(found.snapshots)
    twin.snapshots.payloads = dict(found.snapshots.payloads)
    twin.ahead = Ahead()
    twin.known_set, twin.veil = None, ([], False)
    return twin


def play_both(found: Table, twin: Table, chance: random.Random) -> bool:
    """Give the same answer at both tables; False if there is none, or something came to light."""
    both = [action for action in found.state.legal() if action in twin.state.legal()]
    if not both:
        return False
    sealed = found.state.sealed
    action = chance.choice(both)
    for one in (found, twin):
        one.decide(one.state.asked, action)
    is_over = found.state.is_over or twin.state.is_over
    return found.state.sealed == twin.state.sealed == sealed and not is_over


def compare_streams(found: Table, seat: int, chance: random.Random) -> int:
    """Play a table and its twin side by side; count what was told until they may differ.

    They may as soon as something is drawn or shown, which the one who watches then knows.
    """
    twin = twin_of(found, seat, chance.getrandbits(32))
    known = positions.log_of(found, seat)
    one, other = Told(found, seat, known), Told(twin, seat, known)
    while play_both(found, twin, chance):
        assert found.state.asked == twin.state.asked, found.state.explain()
        one.hear()
        other.hear()
        assert one.stream == other.stream, found.state.explain()
    return len(one.stream)


@pytest.mark.costly
@pytest.mark.parametrize(("game", "seats"), WALKS)
def test_the_stream_of_messages_does_not_depend_on_what_its_reader_cannot_know(
    game: str, seats: int
) -> None:
    found = table(game, max(2, seats), seed=seats)
    found.kept.chairs = [Chair("link") for _ in found.kept.chairs]
    chance = random.Random(seats)

    told = 0
    while not found.state.is_over and found.length < LONG:
        told += compare_streams(found, chance.randrange(SPECTATOR, found.state.seats), chance)
        if not found.state.is_over:
            found.decide(found.state.asked, chance.choice(found.state.legal()))

    assert told > 100


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_why_not_tells_no_secret(game: str) -> None:
    found = table(game, seed=3)
    chance = random.Random(3)

    texts: list[str] = ["fly"]
    while not found.state.is_over:
        texts += [found.game.to_text(found.state, action) for action in found.state.legal()[:3]]
        for seat in range(3):
            twin = dealt_anew(found, seat, chance.getrandbits(32))
            for text in chance.sample(texts, min(5, len(texts))):
                assert asked_why(found, seat, text) == asked_why(twin, seat, text)
        play_on(found, chance, STRIDE)


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_position_tells_no_more_than_it_did_then(game: str) -> None:
    found = table(game, seed=4)
    chance = random.Random(4)
    shown: dict[tuple[int, int], bytes] = {}
    while not found.state.is_over:
        seat = chance.randrange(SPECTATOR, 3)
        now = positions.position(found.game, found.state, found.length, seat)
        shown[found.length, seat] = encode(now)
        for _ in range(STRIDE):
            if not found.state.is_over:
                found.decide(found.state.asked, chance.choice(found.state.legal()))

    for at, seat in sorted(shown):
        then = positions.position(found.game, found.state_at(at), at, seat)
        assert encode(then) == shown[at, seat]


def test_a_link_shows_only_the_view_of_its_seat(served: Served) -> None:
    name, host_key = served.open(HERE, LINK, LINK, options={"map": "random"})
    with served.guest(name, host_key) as host:
        links = served.claim_all(name, host)
        with served.guest(name, links["1"]) as guest, served.guest(name) as watcher:
            assert guest.until("welcome")["mine"] == [1]
            assert watcher.until("welcome")["mine"] == []

            for who, seat in ((host, 0), (guest, 1), (watcher, -1)):
                who.until("now")
                assert who.now["position"]["seat"] == seat
                others = [
                    player
                    for number, player in enumerate(who.now["position"]["view"]["players"])
                    if number != seat
                ]
                assert all(not isinstance(other.get("hand"), list) for other in others)
            assert links["1"] not in json.dumps(guest.heard + watcher.heard)


def now_of(texts: Sequence[str | bytes]) -> list[str]:
    """Pick the messages that show positions, letter by letter."""
    written = [text if isinstance(text, str) else text.decode() for text in texts]
    return [text for text in written if json.loads(text)["type"] in ("now", "changed")]


def shadow_of(served: Served, name: str) -> Table:
    """Set a table that was just opened up once more, where nobody is told of it."""
    with closing(Store(f"sqlite:///{served.file}")) as store:
        past = store.recall(name)
    assert past is not None
    shadow = Table.recall(History(past.kept))
    shadow.go_on(0)
    return shadow


def test_over_the_wire_goes_what_was_compared_and_nothing_else(served: Served) -> None:
    name, host_key = served.open(LINK, LINK, LINK)
    with served.guest(name, host_key) as host:
        keys = served.claim_all(name, host)
    shadow = shadow_of(served, name)
    chance = random.Random(1)

    secrets = 0
    with ExitStack() as stack:
        guests = [stack.enter_context(served.guest(name, keys[str(seat)])) for seat in range(3)]
        watcher = stack.enter_context(served.guest(name))
        everybody = {SPECTATOR: watcher, **dict(enumerate(guests))}
        listening = {seat: Told(shadow, seat, []) for seat in everybody}
        while secrets < 3:
            for seat, guest in everybody.items():
                assert guest.until_revision(shadow.rev)["rev"] == shadow.rev
                assert now_of(guest.texts) == now_of(listening[seat].stream)
            secrets += shadow.is_secretly_forced()
            asked, action = shadow.state.asked, chance.choice(shadow.state.legal())
            wish = {"rev": shadow.rev, "seat": asked, "action": action}
            assert guests[asked].ask("play", **wish)["type"] == "done"
            shadow.decide(asked, action)
            for one in listening.values():
                one.hear()


def test_the_keys_of_seats_are_all_different_and_never_kept(served: Served) -> None:
    name, host_key = served.open(LINK, LINK, LINK)
    with served.guest(name, host_key) as host:
        links = host.until("welcome")["links"].values()
        keys = [served.claim(name, link) for link in list(links)[:2]]
        served_keys = sorted([host_key, *links, *keys])

    kept = b"".join(path.read_bytes() for path in served.file.parent.iterdir())

    assert all(one != other for one, other in pairwise(served_keys))
    assert all(key.encode() not in kept for key in served_keys)
