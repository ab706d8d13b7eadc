"""Hints at the table: on request where the host wants them, fair, and never among strangers."""

import random
from pathlib import Path

import pytest

import aevum
from aevum.record.codec import dump
from aevum.server import coaching
from aevum.server.messages.coaching import Hinted
from aevum.server.table import Table
from tests.server.kit import GREEDY, HERE, LINK, RANDOM, Guest, Served, play_on, table
from tests.server.test_foresight import changed


def hint(found: Table, seed: int = 0) -> Hinted:
    """Think of a hint for the asked seat as the server does."""
    state = found.state
    known = found.game.resample(state.copy(), state.asked, seed)
    return coaching.hint(found.game.name, state.asked, dump(known), 5)


@pytest.fixture
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach think to the end however busy the machine is."""
    monkeypatch.setattr(coaching, "SECONDS", 1e6)


def asked(guest: Guest) -> dict[str, int]:
    """Say for which position a hint is asked."""
    return {"rev": guest.now["rev"], "seat": guest.now["position"]["seat"]}


def test_a_hint_names_choices_the_first_being_that_of_strong(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM, hints=True)

    with served.guest(name, key) as guest:
        guest.until_asked(0)
        told = guest.ask("hint", **asked(guest))

    offered = {choice["action"] for choice in guest.now["position"]["choices"]}
    assert told["type"] == "hinted"
    assert 1 <= len(told["counsels"]) <= 3
    assert {one["action"] for one in told["counsels"]} <= offered
    assert all(0 <= one["chance"] <= 1000 and one["steps"] for one in told["counsels"])


@pytest.mark.usefixtures("time_enough")
@pytest.mark.parametrize("game", aevum.game_names())
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(game: str) -> None:
    found = table(game, seed=5)
    play_on(found, random.Random(5), 25)

    assert hint(found, seed=1) == hint(found, seed=2)


@pytest.mark.parametrize("game", aevum.game_names())
def test_the_steps_of_a_hint_lead_from_view_to_view(game: str) -> None:
    found = table(game, seed=6)
    play_on(found, random.Random(6), 20)
    seat = found.state.asked

    for counsel in hint(found).counsels:
        view = found.game.view(found.state, seat)
        for step in counsel.steps:
            view = changed(view, step.differences)
        assert view["seat"] == seat
        assert counsel.steps[0].label == counsel.label


def test_where_a_set_is_asked_for_a_hint_names_its_members() -> None:
    found = table("tempus", seed=3)
    chance = random.Random(3)
    while found.state.stack[-1].set_asked(found.state) == 0 or len(found.answers()) < 3:
        play_on(found, chance, 1)
    choices = found.answers()

    first = hint(found).counsels[0]

    assert first.members == sorted(first.members)
    assert first.members[:1] in ([], [first.action])
    assert first.action in choices


def test_hints_are_refused_where_the_host_does_not_want_them(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)

    with served.guest(name, key) as guest:
        welcome = guest.until("welcome")
        guest.until_asked(0)
        told = guest.ask("hint", **asked(guest))

    assert (welcome["hints"], welcome["may_hint"]) == (False, True)
    assert told["reason"]["key"] == "web-refused-hints"


def test_the_host_allows_hints_and_everybody_is_told(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)

    with served.guest(name, key) as host, served.guest(name) as watcher:
        watcher.until("welcome")
        host.until_asked(0)
        assert host.ask("allow", hints=True)["type"] == "done"
        assert watcher.until("welcome")["hints"]
        assert host.ask("hint", **asked(host))["type"] == "hinted"
        assert host.ask("allow", hints=False)["type"] == "done"
        told = host.ask("hint", **asked(host))
        refused = watcher.ask("allow", hints=True)

    assert told["reason"]["key"] == "web-refused-hints"
    assert refused["reason"]["key"] == "web-refused-key"


def test_there_are_no_hints_at_a_table_with_people_by_link(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)

    with served.guest(name, key) as host:
        assert not host.until("welcome")["may_hint"]
        host.sit(0)
        told = host.ask("allow", hints=True)
        hinted = host.ask("hint", **asked(host))

    assert told["reason"]["key"] == "web-refused-strangers"
    assert hinted["reason"]["key"] == "web-refused-strangers"


def test_no_table_with_hints_is_opened_for_people_by_link(served: Served) -> None:
    wish = {"game": "tempus", "chairs": [HERE, LINK, RANDOM], "hints": True}

    answer = served.http.post("/api/tables", json=wish)

    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "web-refused-strangers"


def test_hints_end_when_another_browser_takes_a_seat(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM, hints=True)
    headers = {"Authorization": f"Bearer {key}"}
    link = served.http.post(f"/api/tables/{name}/seats/0/invitation", headers=headers).json()

    with served.guest(name, key) as host:
        host.until_asked(0)
        served.claim(name, link["invitation"])
        told = host.ask("hint", **asked(host))

    assert told["reason"]["key"] == "web-refused-strangers"


def test_hints_do_not_begin_again_when_the_other_browser_is_signed_out(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM, hints=True)
    headers = {"Authorization": f"Bearer {key}"}
    seat = f"/api/tables/{name}/seats/0"
    link = served.http.post(f"{seat}/invitation", headers=headers).json()
    served.claim(name, link["invitation"])
    served.http.delete(f"{seat}/others", headers=headers).raise_for_status()

    with served.guest(name, key) as host:
        host.until_asked(0)
        told = host.ask("hint", **asked(host))

    assert told["reason"]["key"] == "web-refused-strangers"


def test_a_hint_is_given_to_who_sits_there_and_is_asked(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE, hints=True)

    with served.guest(name, key) as host, served.guest(name) as watcher:
        host.sit(1)
        watcher.until("now")
        rev = host.now["rev"]
        other = host.ask("hint", rev=rev, seat=0)
        seen = watcher.ask("hint", rev=rev, seat=0)
        waiting = (host.now["position"]["asked"] + 1) % 3
        host.sit(waiting)
        not_asked = host.ask("hint", rev=rev, seat=waiting)
        old = host.ask("hint", rev=rev + 1, seat=waiting)

    assert other["reason"]["key"] == seen["reason"]["key"] == "web-refused-seat"
    assert not_asked["reason"]["key"] == "web-refused-not-asked"
    assert old["reason"]["key"] == "web-refused-old"


def test_a_question_is_dropped_when_the_table_changes(served: Served) -> None:
    name, key = served.open(HERE, GREEDY, GREEDY, hints=True)

    with served.guest(name, key) as guest:
        guest.until_asked(0)
        guest.send("hint", id="dropped", **asked(guest))
        guest.play()
        answers = [one for one in guest.heard if one.get("id") == "dropped"]
        while not answers:
            answers = [one for one in [guest.hear()] if one.get("id") == "dropped"]

    assert answers[0]["type"] in ("refused", "hinted")
    if answers[0]["type"] == "refused":
        assert answers[0]["reason"]["key"] == "web-refused-old"


def test_whether_hints_are_given_is_kept(tmp_path: Path) -> None:
    with Served(tmp_path) as first:
        name, key = first.open(HERE, RANDOM, RANDOM, hints=True)
    with Served(tmp_path) as second, second.guest(name, key) as guest:
        assert guest.until("welcome")["hints"]
