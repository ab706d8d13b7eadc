"""Before a game begins: whom a table waits for, leaving it, its password and its language."""

from pathlib import Path

import pytest

from aevum.server.hall import Hall
from aevum.server.keys import new_key
from aevum.server.limits import LIMITS
from aevum.server.locks import locked, opens
from aevum.server.messages.tables import Chair, NewTable
from aevum.server.refusal import Refusal
from tests.server.kit import GREEDY, HERE, LINK, Message, Served
from tests.server.test_http import key_of
from tests.server.test_lobby import join, listed
from tests.server.test_room import evening
from tests.server.test_socket import reason

WAITING: Message = {"is_public": True, "seed": 3}


def ask(served: Served, name: str, deed: str, key: str) -> str:
    """Begin, or leave; the key of the reason if that is refused."""
    headers = {"Authorization": f"Bearer {key}"}
    answer = served.http.post(f"/api/tables/{name}/{deed}", headers=headers)
    return key_of(answer) if answer.status_code >= 400 else ""


def test_a_public_table_waits_until_its_seats_are_taken(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK, **WAITING)

    with served.guest(name, key) as host:
        welcome = host.until("welcome")
        assert (welcome["waits_for"], welcome["present"]) == (3, 1)
        assert host.until("now")["position"]["choices"] == []
        asked = host.now["position"]["asked"]
        early = host.ask("play", rev=0, seat=0, action=1)
        assert reason(early) in ("web-refused-not-begun", "web-refused-not-asked")
        assert asked >= 0
        join(served, name, new_key())
        assert host.until("welcome")["present"] == 2
        join(served, name, new_key())
        begun = host.until("welcome")

    assert (begun["waits_for"], begun["present"]) == (0, 3)
    assert name not in listed(served)


def test_its_host_may_begin_with_as_many_as_were_agreed_and_bots_take_the_rest(
    served: Served,
) -> None:
    name, key = served.open(HERE, LINK, LINK, least=2, bot="greedy", **WAITING)
    assert listed(served)[name]["least"] == 2
    guest = new_key()

    alone = ask(served, name, "begin", key)
    join(served, name, guest)
    other = ask(served, name, "begin", guest)
    assert ask(served, name, "begin", key) == ask(served, name, "begin", key) == ""

    assert (alone, other) == ("web-refused-too-few", "web-refused-key")
    with served.guest(name, key) as host:
        welcome = host.until("welcome")
    assert [chair["kind"] for chair in welcome["chairs"]] == ["here", "link", "bot"]
    assert welcome["chairs"][2]["bot"] == "greedy"
    assert [one["said"]["key"] for one in welcome["tidings"]] == ["web-tiding-filled"]
    assert join(served, name, new_key())[0] == 400
    assert name not in listed(served)


def test_bots_and_clocks_wait_for_the_beginning_too(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("bot", bot="random"), Chair("link"), Chair("link")]
        for seed in range(6):
            opened = await hall.open(NewTable("tempus", chairs, seed=seed, is_public=True))
            room = await hall.room(opened.table)
            assert (room.thinking, room.table.kept.clock.ends) == (None, 0)

            for _ in range(2):
                await hall.join(opened.table, new_key())

            is_bot_asked = room.table.state.asked == 0
            assert (room.thinking is not None) == is_bot_asked
            assert (room.table.kept.clock.ends > 0) != is_bot_asked

    evening(tmp_path, play)


def test_whoever_joined_may_leave_before_the_beginning_and_not_after(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK, **WAITING)
    first, second, third = new_key(), new_key(), new_key()
    join(served, name, first)

    assert ask(served, name, "leave", first) == ""
    assert listed(served)[name]["free"] == [1, 2]
    assert ask(served, name, "leave", first) == ask(served, name, "leave", key) == "web-refused-key"
    join(served, name, second)
    join(served, name, third)

    assert ask(served, name, "leave", second) == "web-refused-has-begun"


def test_a_table_by_link_waits_only_if_that_was_wished(served: Served) -> None:
    at_once, _ = served.open(HERE, LINK, GREEDY)
    waiting, _ = served.open(HERE, LINK, GREEDY, least=1)
    wrong = {"game": "tempus", "chairs": [HERE, LINK, GREEDY], "least": 3}

    for name, waits_for in ((at_once, 0), (waiting, 1)):
        with served.guest(name) as watcher:
            assert watcher.until("welcome")["waits_for"] == waits_for
    assert key_of(served.http.post("/api/tables", json=wrong)) == "web-refused-least"


# Passwords and languages


def test_a_seat_of_a_locked_table_takes_its_password(served: Served) -> None:
    name, _ = served.open(HERE, LINK, LINK, secret="open sesame", lang="de", **WAITING)
    told = listed(served)[name]

    wrong = served.http.post(f"/api/tables/{name}/join", json={"key": new_key(), "secret": "no"})
    right = {"key": new_key(), "secret": "open sesame"}

    assert (told["is_locked"], told["lang"]) == (True, "de")
    assert (wrong.status_code, key_of(wrong)) == (403, "web-refused-secret-word")
    assert join(served, name, new_key())[0] == 403
    assert served.http.post(f"/api/tables/{name}/join", json=right).json() == {"seat": 1}
    assert b"sesame" not in served.file.read_bytes()


def test_a_password_is_not_guessed_for_long_and_no_guesser_keeps_the_others_out(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("link") for _ in range(3)]
        opened = await hall.open(NewTable("tempus", chairs, is_public=True, secret="open sesame"))
        reasons = []
        for guess in range(LIMITS["secrets"].at_once + 2):
            with pytest.raises(Refusal) as refused:
                await hall.join(opened.table, new_key(), "203.0.113.2", f"guess {guess}")
            reasons.append(refused.value.reason.key)

        assert set(reasons[:-2]) == {"web-refused-secret-word"}
        assert set(reasons[-2:]) == {"web-refused-too-often"}
        await hall.join(opened.table, new_key(), "203.0.113.4", "open sesame")
        assert LIMITS["one secret"].at_once >= 10 * LIMITS["secrets"].at_once

    evening(tmp_path, play)


def test_what_is_kept_of_a_password_is_never_the_same_and_opens_to_it_alone() -> None:
    first, second = locked("open sesame"), locked("open sesame")

    assert first != second
    assert opens("open sesame", first)
    assert not opens("open sesame ", second)
    assert (locked(""), opens("", "")) == ("", True)
