"""Tables that are open to everybody who reaches the server."""

from pathlib import Path

import pytest

from aevum.server.hall import Hall
from aevum.server.keys import new_key
from aevum.server.messages.tables import Chair, NewTable
from aevum.server.refusal import Refusal
from aevum.server.strangers import MOST_LISTED, MOST_SEATS, Strangers
from tests.server.kit import GREEDY, HERE, LINK, Message, Served
from tests.server.test_http import key_of
from tests.server.test_room import evening


def listed(served: Served) -> dict[str, Message]:
    """List the public tables by their names."""
    return {one["table"]: one for one in served.http.get("/api/tables/public").json()}


def join(served: Served, name: str, key: str) -> tuple[int, Message]:
    """Take a free seat."""
    answer = served.http.post(f"/api/tables/{name}/join", json={"key": key})
    return answer.status_code, answer.json()


def test_a_public_table_is_listed_until_its_seats_are_taken(served: Served) -> None:
    name, _ = served.open(HERE, LINK, LINK, is_public=True, pace={"period": 60})

    assert listed(served)[name]["free"] == [1, 2]
    assert listed(served)[name]["pace"]["period"] == 60
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

    terms = {"pace", "lang", "is_locked", "least"}
    assert set(told) == {"table", "game", "chairs", "free", "round", "changed"} | terms
    assert host_key not in str(told)


def test_a_public_table_waits_for_nobody_for_ever(served: Served) -> None:
    name, _ = served.open(HERE, LINK, LINK, is_public=True)
    wish = {"game": "tempus", "chairs": [HERE, LINK, LINK], "is_public": True, "pace": {}}

    refused = served.http.post("/api/tables", json=wish)

    assert listed(served)[name]["pace"]["period"] == 86_400
    assert (refused.status_code, key_of(refused)) == (400, "web-refused-public-pace")


def send_away(served: Served, name: str, seat: int, key: str) -> str:
    """Send somebody away; the key of the reason if that is refused."""
    headers = {"Authorization": f"Bearer {key}"}
    answer = served.http.delete(f"/api/tables/{name}/seats/{seat}", headers=headers)
    return key_of(answer) if answer.status_code >= 400 else ""


def test_the_host_sends_a_guest_away_who_has_not_answered_and_who_does_not_come_again(
    served: Served,
) -> None:
    name, host_key = served.open(HERE, LINK, LINK, is_public=True)
    key = new_key()
    join(served, name, key)

    assert send_away(served, name, 1, key) == "web-refused-key"
    assert send_away(served, name, 1, host_key) == ""

    assert listed(served)[name]["free"] == [1, 2]
    again = served.http.post(f"/api/tables/{name}/join", json={"key": key})
    assert (again.status_code, key_of(again)) == (403, "web-refused-sent-away")
    with served.guest(name, key) as guest:
        assert guest.until("welcome")["mine"] == []


def test_who_has_answered_is_not_sent_away(served: Served) -> None:
    name, host_key = served.open(LINK, GREEDY, GREEDY, is_public=True, seed=3)
    key = new_key()
    join(served, name, key)
    with served.guest(name, key) as guest:
        guest.until_asked(0)
        assert guest.play(is_sure=True)["type"] == "done"

    assert send_away(served, name, 0, host_key) == "web-refused-has-played"


def test_an_address_takes_few_seats_and_lists_few_tables() -> None:
    strangers = Strangers()
    tables = [f"table {n}" for n in range(MOST_SEATS)]
    for name in tables[:MOST_LISTED]:
        strangers.check_list("192.0.2.1", tables)
        strangers.note_list("192.0.2.1", name)
    for seat in (1, 2, 2):
        strangers.check_seat("192.0.2.1", "table 0", tables[1:] if seat == 2 else tables)
        strangers.note_seat("192.0.2.1", "table 0", seat)

    with pytest.raises(Refusal, match="web-refused-many-public"):
        strangers.check_list("192.0.2.1", tables)
    with pytest.raises(Refusal, match="web-refused-many-here"):
        strangers.check_seat("192.0.2.1", "table 0", tables)
    for name in tables[2:]:
        strangers.check_seat("192.0.2.1", name, tables)
        strangers.note_seat("192.0.2.1", name, 1)
    with pytest.raises(Refusal, match="web-refused-many-seats"):
        strangers.check_seat("192.0.2.1", "table 1", tables)

    strangers.check_list("192.0.2.1", [])
    strangers.check_seat("192.0.2.1", "table 0", [])
    strangers.check_list("192.0.2.2", tables)
    strangers.check_seat("192.0.2.2", "table 0", tables)


def test_who_joins_from_one_address_finds_the_limit_at_the_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("link") for _ in range(4)]
        opened = await hall.open(NewTable("tempus", chairs, is_public=True), "192.0.2.1")
        for _ in range(2):
            await hall.join(opened.table, new_key(), "192.0.2.9")

        with pytest.raises(Refusal, match="web-refused-many-here"):
            await hall.join(opened.table, new_key(), "192.0.2.9")

        await hall.join(opened.table, new_key(), "192.0.2.8")
        for _ in range(4):
            await hall.open(NewTable("tempus", chairs, is_public=True), "192.0.2.1")
        with pytest.raises(Refusal, match="web-refused-many-public"):
            await hall.open(NewTable("tempus", chairs, is_public=True), "192.0.2.1")
        await hall.open(NewTable("tempus", chairs), "192.0.2.1")

    evening(tmp_path, play)
