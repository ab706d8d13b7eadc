"""What an option would do is told before it is chosen: nothing secret, and nothing false."""

import random
import threading
from typing import Any

import pytest
from msgspec.json import decode, encode

import aevum
from aevum.kernel.state import State
from aevum.server.foresight import MANY, carry_out, compare, foresee
from aevum.server.messages.news import Foreseen
from aevum.server.messages.positions import Difference
from aevum.server.table import Table
from tests.server.kit import HERE, LINK, PATIENCE, Message, Served, play_on, table

GAMES = aevum.game_names()
STRIDE = 30
LOOKS = 16
"""So many positions of a game are looked at."""


def foreseen(found: Table, state: State, action: int) -> Foreseen:
    """Try an option of the asked seat as the server does."""
    known = found.game.resample(state, state.asked, 0)
    known.journal = None
    return foresee(found.game, known, state.asked, action, "")


def changed(view: dict[str, Any], differences: list[Difference]) -> dict[str, Any]:
    """Carry the differences out on a view, as the browser does."""
    new: dict[str, Any] = decode(encode(view))
    for difference in differences:
        inner: Any = new
        for step in difference.path[:-1]:
            inner = inner[step]
        inner[difference.path[-1]] = difference.value
    again: dict[str, Any] = decode(encode(new))
    return again


def differences(now: Any, *after: Any) -> list[tuple[list[int | str], Any]]:
    """Compare a view with what it becomes in some tries."""
    found: list[Difference] = []
    compare(now, list(after), [], found)
    return [(one.path, one.value) for one in found]


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    found = table(game, seed=5)
    chance = random.Random(5)
    for _ in range(LOOKS):
        if found.state.is_over:
            break
        state = found.state
        twin = found.game.resample(state, state.asked, chance.getrandbits(32))
        for action in chance.sample(state.legal(), min(3, len(state.legal()))):
            told, to_twin = foreseen(found, state, action), foreseen(found, twin, action)
            assert encode(told) == encode(to_twin), state.explain()
        play_on(found, chance, STRIDE)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_certain_comes_about(game: str) -> None:
    found = table(game, seed=6)
    chance = random.Random(6)
    certain = 0
    for _ in range(LOOKS):
        if found.state.is_over:
            break
        seat = found.state.asked
        action = chance.choice(found.state.legal())
        told = foreseen(found, found.state, action)
        future = found.state.copy()
        carry_out(future, seat, action)
        if told.is_certain:
            certain += 1
            after = decode(encode(found.game.view(future, seat)))
            assert changed(found.game.view(found.state, seat), told.differences) == after
        assert told.is_final == (future.asked != seat or future.sealed != found.state.sealed)
        play_on(found, chance, STRIDE)

    assert certain > LOOKS // 4


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_changes_nothing(game: str) -> None:
    found = table(game, seed=8)
    play_on(found, random.Random(8), STRIDE)
    before = encode(found.game.view(found.state, found.state.asked)), found.state.sealed

    for action in found.state.legal():
        foreseen(found, found.state, action)

    assert before == (encode(found.game.view(found.state, found.state.asked)), found.state.sealed)


def test_drawing_cards_tells_how_many_and_not_which() -> None:
    found = table("tempus", seed=2)
    while "ideas" not in [found.game.to_text(found.state, one) for one in found.state.legal()]:
        play_on(found, random.Random(found.length), 1)
    seat = found.state.asked

    told = foreseen(found, found.state, found.game.from_text(found.state, "ideas"))

    paths = {tuple(one.path): one.value for one in told.differences}
    hand_size = found.game.view(found.state, seat)["players"][seat]["hand_size"]
    assert (told.is_certain, told.is_final, told.tries) == (False, True, MANY)
    assert paths["players", seat, "hand_size"] > hand_size
    assert ("players", seat, "hand") not in paths


def test_only_what_all_tries_agree_upon_differs() -> None:
    now = {"stone": 3, "hand": ["a"], "row": [1, 2], "deck": 5, "seat": 0}
    one = {"stone": 1, "hand": ["a", "b"], "row": [1, 4], "deck": 4, "seat": 0}
    other = {"stone": 1, "hand": ["a", "c"], "row": [7, 4], "deck": 4, "seat": 0}

    assert differences(now, one, other) == [(["stone"], 1), (["row", 1], 4), (["deck"], 4)]


def test_a_part_of_a_view_that_loses_something_is_told_as_a_whole() -> None:
    now = {"row": [{"card": "a", "cost": 1}, {"card": "b"}]}

    assert differences(now, {"row": [{"card": ""}, {"card": "b"}]}) == [(["row", 0], {"card": ""})]


def test_what_is_new_in_a_view_is_told() -> None:
    assert differences({"old": 1}, {"old": 1, "new": {"n": 2}}) == [(["new"], {"n": 2})]


def test_a_browser_gets_a_preview_of_its_own_options_only(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK, options={"map": "random"}, seed=2)
    with served.guest(name, key) as host:
        links = served.claim_all(name, host)
        host.until("now")
        wish = option_of(host.now)

        with served.guest(name, links["1"]) as other, served.guest(name) as watcher:
            other.until("now")
            watcher.until("now")
            for who in (other, watcher):
                assert refusal(who.ask("preview", **wish)) == "web-refused-seat"
            own = {**wish, "seat": 1}
            assert refusal(other.ask("preview", **own)) == "web-refused-not-asked"

        told = host.ask("preview", **wish)
        assert told["type"] == "foreseen"
        assert told["differences"]
        assert refusal(host.ask("preview", **{**wish, "rev": 99})) == "web-refused-old"
        assert refusal(host.ask("preview", **{**wish, "action": 12345})) == "web-refused-illegal"
        assert host.now["rev"] == wish["rev"]


def test_only_the_newest_of_many_previews_is_tried(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    have_come = threading.Event()

    def foresee_at_last(*asked: Any) -> Foreseen:
        assert have_come.wait(PATIENCE)
        return foresee(*asked)

    monkeypatch.setattr("aevum.server.previews.foresee", foresee_at_last)
    name, key = served.open(HERE, LINK, LINK, options={"map": "random"}, seed=2)
    with served.guest(name, key) as host:
        host.until("now")
        wish = option_of(host.now)

        for number in range(20):
            host.send("preview", id=str(number), **wish)
        host.ask("look", at=0, seat=-1)
        have_come.set()
        while host.until("foreseen")["id"] != "19":
            pass

        refused = [refusal(one) for one in host.heard if one["type"] == "refused"]
        assert set(refused) == {"web-refused-newer"}
        assert len(refused) in (18, 19), "all but the newest, and one that may have been begun"


def option_of(now: Message) -> Message:
    """Point at the first option of who is asked."""
    position = now["position"]
    action = position["choices"][0]["action"]
    return {"rev": now["rev"], "seat": position["seat"], "action": action}


def refusal(answer: Message) -> str:
    """Name the reason of a refusal; empty if there is none."""
    return str(answer["reason"]["key"]) if answer["type"] == "refused" else ""
