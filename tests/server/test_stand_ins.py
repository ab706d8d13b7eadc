"""Who is waited for no longer than was agreed: a bot stands in until they are back."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from aevum.server.hall import Hall
from aevum.server.messages.news import Done, Refused
from aevum.server.messages.requests import Back, Hello, Play
from aevum.server.messages.tables import Chair, NewTable, Take
from aevum.server.room import Room
from aevum.server.stand_ins import deadline, look_through
from aevum.server.table import Table
from aevum.server.visitor import Visitor
from tests.server.kit import LINK, Served
from tests.server.test_room import any_answer
from tests.server.test_room import evening as evening_with

HOUR: Final = 60
KEY: Final = "a key of the browser's own"
BY_LINK: Final = [Chair("link") for _ in range(3)]
SOON, LATE = timedelta(minutes=HOUR - 1), timedelta(minutes=HOUR + 1)


async def first(table: Table) -> int:
    """Be a bot that takes the first of its options."""
    return table.state.legal()[0]


def evening(folder: Path, play: Callable[[Hall], Awaitable[None]]) -> None:
    """Spend an evening with bots that think nothing."""

    async def played(hall: Hall) -> None:
        hall.bots.choose = first  # type: ignore[method-assign]  # no process has to be started
        await play(hall)

    evening_with(folder, played)


async def open_table(hall: Hall, patience: int = HOUR) -> tuple[Room, str]:
    """Open a table for people by link; its room, and the key of the host."""
    opened = await hall.open(NewTable("tempus", BY_LINK, seed=3, patience=patience))
    return await hall.room(opened.table), opened.key


async def come(hall: Hall, room: Room, host_key: str) -> Visitor:
    """Let somebody come to the seat that is asked."""
    kept, seat = room.table.kept, room.table.state.asked
    await hall.take(kept.id, Take(kept.keyring.links(host_key)[seat], KEY))
    visitor = Visitor(room)
    await visitor.answer(Hello(KEY))
    assert visitor.seat == seat
    return visitor


async def late_at(hall: Hall, after: timedelta) -> list[str]:
    """Look through the tables as if some time had passed."""
    return await look_through(hall, datetime.now(UTC) + after)


async def until_another_is_asked(room: Room, seat: int) -> None:
    """Wait until the bot that stands in for a seat has answered for it."""
    bell = asyncio.Event()
    room.bell.listen(bell, is_playing=True)
    while room.table.state.asked == seat:
        await bell.wait()
        bell.clear()


def test_a_bot_stands_in_when_the_agreed_time_is_over_and_not_before(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await open_table(hall)
        seat = room.table.state.asked

        assert await late_at(hall, SOON) == []
        assert await late_at(hall, LATE) == [room.table.kept.id]
        await until_another_is_asked(room, seat)

        assert room.table.kept.stand_ins == [seat]
        assert "bot" in room.table.given_by

    evening(tmp_path, play)


def test_an_answer_begins_the_time_anew(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await open_table(hall)
        room.table.kept.changed = (datetime.now(UTC) - LATE).isoformat()
        before = deadline(room.table)

        await room.change(any_answer)

        assert deadline(room.table) > before
        assert await late_at(hall, SOON) == []

    evening(tmp_path, play)


def test_without_an_agreed_time_everybody_is_waited_for(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await open_table(hall, patience=0)

        assert deadline(room.table) == ""
        assert await late_at(hall, timedelta(days=1000)) == []

    evening(tmp_path, play)


def test_at_a_table_of_one_browser_no_time_is_agreed(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("here") for _ in range(3)]
        opened = await hall.open(NewTable("tempus", chairs, patience=HOUR))

        assert (await hall.room(opened.table)).table.kept.patience == 0

    evening(tmp_path, play)


def test_who_is_back_answers_again_and_not_before(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, host_key = await open_table(hall)
        visitor = await come(hall, room, host_key)
        seat = visitor.seat
        await late_at(hall, LATE)
        await until_another_is_asked(room, seat)
        rev, action = room.table.rev, room.table.state.legal()[0]

        await visitor.ask(Play("early", rev, seat, action))
        answer = await visitor.answer(Back("back", seat))

        refused = visitor.replies[-1]
        assert isinstance(refused, Refused)
        assert refused.reason.key == "web-refused-stood-in"
        assert answer == Done("back", rev)
        assert room.table.kept.stand_ins == []
        assert room.table.is_person(seat)

    evening(tmp_path, play)


def test_everybody_is_told_for_whom_a_bot_stands_in_and_until_when_it_waits(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, host_key = await open_table(hall)
        visitor = await come(hall, room, host_key)
        await visitor.news()

        assert (visitor.welcome().patience, visitor.welcome().stand_ins) == (HOUR, [])
        assert room.letters.show(room.table, visitor.seat).deadline == deadline(room.table) != ""

        await late_at(hall, LATE)
        await until_another_is_asked(room, visitor.seat)
        await visitor.news()

        assert visitor.welcome().stand_ins == [visitor.seat]

    evening(tmp_path, play)


def test_a_stand_in_goes_on_after_a_start(tmp_path: Path) -> None:
    names: list[str] = []

    async def fall_silent(hall: Hall) -> None:
        room, _ = await open_table(hall)
        room.is_closing = True
        await late_at(hall, LATE)
        names.append(room.table.kept.id)

    async def go_on(hall: Hall) -> None:
        await hall.wake_bots()
        room = hall.rooms[names[0]]
        (seat,) = room.table.kept.stand_ins
        await until_another_is_asked(room, seat)

    evening(tmp_path, fall_silent)
    evening(tmp_path, go_on)


@pytest.mark.parametrize("patience", [-1, 43_201])
def test_no_other_time_can_be_agreed(served: Served, patience: int) -> None:
    wish = {"game": "tempus", "chairs": [LINK, LINK, LINK], "patience": patience}

    assert served.http.post("/api/tables", json=wish).status_code == 400
