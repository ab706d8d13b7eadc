"""What loses something, or ends a turn, is carried out when it is confirmed: as a person wishes."""

from collections.abc import Iterator

import pytest

from tests.server.kit import HERE, Guest, Message, Served

CIVIL: Message = {
    "clause": "R5.5.1",
    "what": {"key": "loss-civil-actions", "args": {"n": 1}},
}


@pytest.fixture
def guest(served: Served) -> Iterator[Guest]:
    """Sit down at a new game of Through the Ages: one civil action, and the end of the turn."""
    name, key = served.open(HERE, HERE, game="through_the_ages", seed=3)
    with served.guest(name, key) as found:
        found.until_revision(0)
        found.sit(found.now["position"]["asked"])
        yield found


def choices(guest: Guest) -> list[str]:
    """List the open answers."""
    return [choice["text"] for choice in guest.now["position"]["choices"]]


def test_an_answer_that_loses_something_waits_until_it_is_confirmed(guest: Guest) -> None:
    rev = guest.now["rev"]
    assert choices(guest)[0] == "done"

    doubt = guest.play(0, care="losses")

    assert doubt["type"] == "doubt"
    assert (doubt["rev"], doubt["action"], doubt["is_last"]) == (rev, 0, True)
    assert doubt["losses"] == [CIVIL]
    assert guest.play(0, care="losses", is_sure=True)["type"] == "done"


def test_an_answer_in_notation_waits_too(guest: Guest) -> None:
    wish = {"rev": guest.now["rev"], "seat": guest.now["position"]["seat"], "text": "done"}

    doubt = guest.ask("say", care="losses", **wish)

    assert doubt["losses"] == [CIVIL]
    assert guest.ask("say", care="losses", is_sure=True, **wish)["type"] == "done"


def test_who_does_not_want_to_be_asked_loses_it_at_once(guest: Guest) -> None:
    assert guest.play(0)["type"] == "done"


def test_where_nothing_is_lost_the_turn_ends_by_itself(guest: Guest) -> None:
    seat = guest.now["position"]["asked"]

    done = guest.play(1, care="losses")

    assert guest.until_revision(done["rev"])["position"]["asked"] != seat


def test_who_wants_to_confirm_always_has_the_last_answer_waiting(guest: Guest) -> None:
    seat = guest.now["position"]["asked"]

    done = guest.play(1, care="always")

    now = guest.until_revision(done["rev"])
    assert (now["position"]["asked"], now["undo_steps"]) == (seat, 1)
    assert choices(guest) == ["done"]
    ended = guest.play(0, care="always")
    assert ended["type"] == "done"
    assert guest.until_revision(ended["rev"])["position"]["asked"] != seat


def test_what_is_not_offered_is_refused_and_not_doubted(guest: Guest) -> None:
    answer = guest.play(0, action=12345, care="always")

    assert (answer["type"], answer["reason"]["key"]) == ("refused", "web-refused-illegal")


def test_a_preview_tells_what_is_lost(guest: Guest) -> None:
    seat, rev = guest.now["position"]["seat"], guest.now["rev"]

    foreseen = guest.ask("preview", rev=rev, seat=seat, action=0)

    assert foreseen["losses"] == [CIVIL]
