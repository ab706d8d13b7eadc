"""Tables that are open to everybody who reaches the server."""

from aevum.server.keys import new_key
from tests.server.kit import GREEDY, HERE, LINK, Message, Served
from tests.server.test_http import key_of


def listed(served: Served) -> dict[str, Message]:
    """List the public tables by their names."""
    return {one["table"]: one for one in served.http.get("/api/tables/public").json()}


def join(served: Served, name: str, key: str) -> tuple[int, Message]:
    """Take a free seat."""
    answer = served.http.post(f"/api/tables/{name}/join", json={"key": key})
    return answer.status_code, answer.json()


def test_a_public_table_is_listed_until_its_seats_are_taken(served: Served) -> None:
    name, _ = served.open(HERE, LINK, LINK, is_public=True, patience=60)

    assert listed(served)[name]["free"] == [1, 2]
    assert listed(served)[name]["patience"] == 60
    assert join(served, name, new_key()) == (200, {"seat": 1})
    assert listed(served)[name]["free"] == [2]
    assert join(served, name, new_key()) == (200, {"seat": 2})
    assert name not in listed(served)


def test_who_joined_plays_the_seat_and_gets_no_second_one(served: Served) -> None:
    name, _ = served.open(HERE, LINK, LINK, is_public=True)
    key = new_key()

    assert join(served, name, key) == join(served, name, key) == (200, {"seat": 1})

    with served.guest(name, key) as guest:
        assert guest.until("welcome")["mine"] == [1]


def test_no_table_is_public_that_was_not_wished_so(served: Served) -> None:
    private, _ = served.open(HERE, LINK, GREEDY)
    alone, _ = served.open(HERE, GREEDY, GREEDY, is_public=True)

    assert not {private, alone} & listed(served).keys()
    assert join(served, private, new_key())[0] == 403
    assert join(served, alone, new_key())[0] == 403


def test_nobody_joins_a_full_table_or_with_a_key_of_the_table(served: Served) -> None:
    name, host_key = served.open(HERE, LINK, GREEDY, is_public=True)

    own = served.http.post(f"/api/tables/{name}/join", json={"key": host_key})
    join(served, name, new_key())
    full = served.http.post(f"/api/tables/{name}/join", json={"key": new_key()})

    assert (own.status_code, key_of(own)) == (400, "web-refused-own-key")
    assert (full.status_code, key_of(full)) == (400, "web-refused-no-seat")


def test_an_invitation_does_not_open_a_seat_that_was_joined(served: Served) -> None:
    name, host_key = served.open(HERE, LINK, GREEDY, is_public=True)
    with served.guest(name, host_key) as host:
        link = host.until("welcome")["links"]["1"]
    join(served, name, new_key())

    late = served.http.post(
        f"/api/tables/{name}/claim", json={"invitation": link, "key": new_key()}
    )

    assert (late.status_code, key_of(late)) == (400, "web-refused-claimed")
    with served.guest(name, link) as late_guest:
        assert late_guest.until("welcome")["is_invitation"]


def test_of_a_public_table_everybody_learns_only_what_who_watches_sees(served: Served) -> None:
    name, host_key = served.open(HERE, LINK, LINK, is_public=True)

    told = listed(served)[name]

    assert set(told) == {"table", "game", "chairs", "free", "round", "patience", "changed"}
    assert host_key not in str(told)
