"""Seats that the host cannot open: invitations are claimed once, and every browser has its key."""

import hmac
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from aevum.record import Record
from tests.server.kit import HERE, LINK, RANDOM, Served

OWN = "a key that the browser made"


def bearer(key: str) -> dict[str, str]:
    """Send a key along."""
    return {"Authorization": f"Bearer {key}"}


def refusal(answer: httpx.Response) -> str:
    """Read by which sentence a request was refused."""
    assert answer.status_code in (400, 403), answer.text
    key: str = answer.json()["reason"]["key"]
    return key


def links_of(served: Served, name: str, key: str) -> dict[str, str]:
    """Read which invitations the host is shown."""
    with served.guest(name, key) as host:
        links: dict[str, str] = host.until("welcome")["links"]
    return links


def mine(served: Served, name: str, key: str) -> list[int]:
    """Read which seats a key plays."""
    with served.guest(name, key) as guest:
        seats: list[int] = guest.until("welcome")["mine"]
    return seats


def claim(served: Served, name: str, invitation: str, key: str = OWN) -> httpx.Response:
    """Claim an invitation."""
    wish = {"invitation": invitation, "key": key}
    return served.http.post(f"/api/tables/{name}/claim", json=wish)


def invitation_at(name: str, seat: int) -> str:
    """Name the place of the invitation to a seat."""
    return f"/api/tables/{name}/seats/{seat}/invitation"


# Claiming


def test_the_host_cannot_work_out_what_opens_a_seat(served: Served) -> None:
    """Once it was the digest of the host's key and the number of the seat."""
    name, key = served.open(HERE, LINK, RANDOM)
    served.claim(name, links_of(served, name, key)["1"])
    digest = hmac.digest(key.encode(), b"seat 1", "sha256")

    assert mine(served, name, urlsafe_b64encode(digest[:18]).decode()) == []


def test_an_invitation_opens_a_seat_only_by_being_claimed(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    link = links_of(served, name, key)["1"]

    with served.guest(name, link) as invited:
        welcome = invited.until("welcome")
        assert (welcome["mine"], welcome["is_invitation"]) == ([], True)
        assert invited.until("now")["position"]["seat"] == -1

    assert claim(served, name, link).json() == {"seat": 1}
    assert mine(served, name, OWN) == [1]
    assert mine(served, name, link) == []


def test_a_claimed_invitation_is_shown_to_nobody_any_more(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK)
    with served.guest(name, key) as host:
        welcome = host.until("welcome")
        assert (sorted(welcome["links"]), welcome["free"]) == (["1", "2"], [1, 2])

        served.claim(name, welcome["links"]["1"])

        told = host.until("welcome")
        assert (sorted(told["links"]), told["free"]) == (["2"], [2])
        assert told["links"]["2"] == welcome["links"]["2"]


def test_no_seat_is_taken_with_the_key_of_the_host_or_an_invitation(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK)
    links = links_of(served, name, key)

    assert refusal(claim(served, name, links["1"], key)) == "web-refused-own-key"
    assert refusal(claim(served, name, links["1"], links["2"])) == "web-refused-own-key"
    assert claim(served, name, links["1"]).json() == {"seat": 1}


def test_everybody_reads_how_many_browsers_hold_a_seat(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK)
    hosts = "the key that the host has made"
    claim(served, name, links_of(served, name, key)["1"], hosts)
    passed_on = served.http.post(
        f"/api/tables/{name}/seats/1/invitation", headers={"Authorization": f"Bearer {hosts}"}
    ).json()["invitation"]

    claim(served, name, passed_on)

    with served.guest(name, OWN) as friend:
        assert friend.until("welcome")["held"] == [1, 2, 0]


def test_an_invitation_is_claimed_once_and_by_the_same_browser_again(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    link = links_of(served, name, key)["1"]

    first, lost_and_repeated = claim(served, name, link), claim(served, name, link)

    assert first.json() == lost_and_repeated.json() == {"seat": 1}
    assert refusal(claim(served, name, link, "the key of another browser")) == "web-refused-claimed"
    assert refusal(claim(served, name, "no invitation")) == "web-refused-invitation"
    assert claim(served, name, link, "short").status_code == 400


def test_of_many_who_claim_at_once_one_wins(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    link = links_of(served, name, key)["1"]
    keys = [f"the key of browser number {number}" for number in range(8)]

    with ThreadPoolExecutor(8) as browsers:
        answers = list(browsers.map(lambda own: claim(served, name, link, own), keys))

    won = [own for own, one in zip(keys, answers, strict=True) if one.status_code == 200]
    assert len(won) == 1
    assert [own for own in keys if mine(served, name, own)] == won


# Revoking


def test_an_invitation_that_was_revoked_opens_nothing_and_a_new_one_does(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    old = links_of(served, name, key)["1"]

    revoked = served.http.delete(invitation_at(name, 1), headers=bearer(key))
    assert revoked.status_code == 204
    assert links_of(served, name, key) == {}
    assert refusal(claim(served, name, old)) == "web-refused-invitation"

    made = served.http.post(invitation_at(name, 1), headers=bearer(key)).json()
    assert links_of(served, name, key) == {"1": made["invitation"]}
    assert refusal(claim(served, name, old)) == "web-refused-invitation"
    assert claim(served, name, made["invitation"]).json() == {"seat": 1}


def test_the_host_cannot_invite_anybody_to_a_seat_that_was_taken(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    own = served.claim(name, links_of(served, name, key)["1"])

    for ask in (served.http.post, served.http.delete):
        assert refusal(ask(invitation_at(name, 1), headers=bearer(key))) == "web-refused-claimed"
        assert refusal(ask(invitation_at(name, 2), headers=bearer(key))) == "web-refused-seat"
        assert refusal(ask(invitation_at(name, 9), headers=bearer(key))) == "web-refused-seat"
        assert refusal(ask(invitation_at(name, 0), headers=bearer(own))) == "web-refused-key"
        assert refusal(ask(invitation_at(name, 1))) == "web-refused-key"


# Carrying


def test_a_seat_is_carried_to_another_device_and_both_are_seen(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    own = served.claim(name, links_of(served, name, key)["1"])

    made = served.http.post(invitation_at(name, 1), headers=bearer(own)).json()["invitation"]
    phone = served.claim(name, made)

    assert links_of(served, name, key) == {}
    assert mine(served, name, phone) == mine(served, name, own) == [1]
    with served.guest(name, own) as desk:
        desk.until("presence")
        with served.guest(name, phone):
            assert desk.until("presence")["seats"] == [0, 2, 0]


def test_the_host_carries_the_own_seat_and_no_other(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)

    made = served.http.post(invitation_at(name, 0), headers=bearer(key)).json()["invitation"]

    assert mine(served, name, served.claim(name, made)) == [0]


# Signing out


def others_at(name: str, seat: int) -> str:
    """Name the place of the other browsers at a seat."""
    return f"/api/tables/{name}/seats/{seat}/others"


def passed_on(served: Served, name: str, key: str) -> tuple[str, str]:
    """Let the host claim a seat first and pass it on; return both keys for it."""
    first = served.claim(name, links_of(served, name, key)["1"])
    made = served.http.post(invitation_at(name, 1), headers=bearer(first)).json()["invitation"]
    return first, served.claim(name, made)


def test_a_host_who_claimed_first_is_signed_out_of_the_seat_that_was_passed_on(
    served: Served,
) -> None:
    name, key = served.open(HERE, LINK, LINK)
    hosts, friends = passed_on(served, name, key)
    waiting = served.http.post(invitation_at(name, 1), headers=bearer(hosts)).json()["invitation"]
    with served.guest(name, hosts) as peeping:
        assert peeping.until("now")["position"]["seat"] == 1

        answer = served.http.delete(others_at(name, 1), headers=bearer(friends))

        assert answer.status_code == 204
        assert peeping.until("now")["position"]["seat"] == -1
        assert peeping.until("welcome")["mine"] == []
        for kind, fields in (("look", {"at": 0}), ("why", {"text": "pass"})):
            refused = peeping.ask(kind, seat=1, **fields)
            assert refused["reason"]["key"] == "web-refused-seat"
    assert (mine(served, name, hosts), mine(served, name, friends)) == ([], [1])
    assert refusal(claim(served, name, waiting)) == "web-refused-invitation"
    with served.guest(name, friends) as friend:
        assert friend.until("welcome")["held"] == [1, 1, 0]


def test_who_was_signed_out_takes_no_place_of_who_plays(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.places.MOST_AT_SEAT", 1)
    name, key = served.open(HERE, LINK, LINK)
    hosts, friends = passed_on(served, name, key)
    with served.guest(name, hosts) as peeping:
        peeping.until("now")
        served.http.delete(others_at(name, 1), headers=bearer(friends))
        peeping.until("welcome")

        with served.guest(name, friends) as friend:
            assert friend.until("welcome")["mine"] == [1]


def test_nobody_is_signed_out_by_who_does_not_play_the_seat(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK)
    hosts, friends = passed_on(served, name, key)

    for who, seat in ((key, 1), (hosts, 0), (friends, 2), ("nonsense", 1), (hosts, 99)):
        answer = served.http.delete(others_at(name, seat), headers=bearer(who))
        assert refusal(answer) == "web-refused-key"

    assert mine(served, name, hosts) == mine(served, name, friends) == [1]


def test_the_host_stays_at_the_own_seats(served: Served) -> None:
    name, key = served.open(HERE, HERE, RANDOM)
    made = served.http.post(invitation_at(name, 0), headers=bearer(key)).json()["invitation"]
    phone = served.claim(name, made)

    served.http.delete(others_at(name, 0), headers=bearer(phone))
    assert (mine(served, name, key), mine(served, name, phone)) == ([0, 1], [0])

    served.http.delete(others_at(name, 0), headers=bearer(key))
    assert (mine(served, name, key), mine(served, name, phone)) == ([0, 1], [])


# Secrets


def export(served: Served, name: str, key: str) -> httpx.Response:
    """Ask for the record of a table."""
    return served.http.get(f"/api/tables/{name}/record", headers=bearer(key))


def fork(served: Served, name: str, key: str, at: int, *chairs: Any) -> httpx.Response:
    """Ask for a table that goes on from another."""
    wish = {"at": at, "chairs": list(chairs)}
    return served.http.post(f"/api/tables/{name}/fork", json=wish, headers=bearer(key))


def test_a_table_with_strangers_gives_nothing_away_before_its_end(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    link = links_of(served, name, key)["1"]
    own = served.claim(name, link)

    for who in (key, own, link, "none"):
        assert refusal(export(served, name, who)) == "web-refused-secret"
        for chairs in ([HERE] * 3, [HERE, LINK, RANDOM]):
            assert refusal(fork(served, name, who, 0, *chairs)) == "web-refused-secret"


def test_a_fork_for_strangers_from_the_beginning_is_another_game(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE, game="through_the_ages")

    forked = fork(served, name, key, 0, HERE, LINK, LINK).json()

    known = Record.parse(export(served, name, key).text)
    with served.guest(forked["table"]) as watcher:
        assert not watcher.until("welcome")["open_seed"]
        row = watcher.until("now")["position"]["view"]["row"]
    assert row != known.game.view(known.first_state(), -1)["row"]
    assert served.seed_of(forked["table"]) != known.seed


def test_a_later_fork_for_strangers_says_that_its_secrets_may_be_known(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE, options={"map": "fixed"})
    with served.guest(name, key) as host:
        host.until("now")
        host.sit(host.now["position"]["asked"])
        host.play()

    forked = fork(served, name, key, 1, HERE, LINK, LINK).json()

    for table in (name, forked["table"]):
        with served.guest(table) as watcher:
            assert watcher.until("welcome")["open_seed"]


def test_whoever_exports_a_game_under_way_opens_it_for_everybody(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name) as watcher:
        assert not watcher.until("welcome")["open_seed"]

        export(served, name, key)

        assert watcher.until("welcome")["open_seed"]


def test_a_seat_that_was_carried_to_somebody_else_closes_the_record(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    made = served.http.post(invitation_at(name, 1), headers=bearer(key)).json()["invitation"]
    served.claim(name, made)

    assert refusal(export(served, name, key)) == "web-refused-secret"
    assert refusal(fork(served, name, key, 0, HERE, HERE, HERE)) == "web-refused-secret"


@pytest.mark.parametrize("lesson", ["tempus"])
def test_a_lesson_taken_to_strangers_is_another_game(served: Served, lesson: str) -> None:
    opened = served.http.post(f"/api/lessons/{lesson}").json()
    with served.guest(opened["table"], opened["key"]) as guest:
        seats = len(guest.until("welcome")["chairs"])

    chairs = [HERE, *[LINK] * (seats - 1)]
    forked = fork(served, opened["table"], opened["key"], 0, *chairs).json()

    assert served.seed_of(forked["table"]) != served.seed_of(opened["table"])
