"""A room: what cannot be kept has not happened."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Text, cast, update
from sqlalchemy.exc import OperationalError

from aevum.kernel.state import State
from aevum.record import Record
from aevum.server import hall as halls
from aevum.server.beside import AtOnce
from aevum.server.bot_pool import BotPool
from aevum.server.hall import Hall
from aevum.server.keys import new_key
from aevum.server.messages.news import Refused
from aevum.server.messages.requests import Heed, Hello
from aevum.server.messages.tables import Chair, Fork, NewTable, Take
from aevum.server.records import RecordReader
from aevum.server.refusal import Refusal
from aevum.server.room import Room, check_revision
from aevum.server.store.database import EVENT, TABLE
from aevum.server.store.kept import Change
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.table import Table
from aevum.server.visitor import Visitor
from tests.server.kit import store_of

WISH = NewTable("tempus", [Chair("here") for _ in range(3)], seed=3)


def evening(folder: Path, play: Callable[[Hall], Awaitable[None]]) -> None:
    """Open a hall, let something happen in it, and close it."""

    async def run() -> None:
        store_threads = StoreThreads(Store(f"sqlite:///{folder / 'tables.db'}"))
        hall = Hall(store_threads, BotPool(), RecordReader(AtOnce()))
        try:
            await play(hall)
        finally:
            await hall.close()
            store_threads.close()

    asyncio.run(run())


def any_answer(table: Table) -> Change:
    """Answer the open question."""
    return table.decide(table.state.asked, random.Random(1).choice(table.state.legal()))


def answer_at(table: Table, rev: int) -> Change:
    """Answer the question that was open at a revision."""
    check_revision(table, rev)
    return any_answer(table)


async def room_of(hall: Hall) -> Room:
    """Open a table and go to its room."""
    return await hall.room((await hall.open(WISH)).table)


def full(*_given: object) -> bool:
    """Be a store that can do nothing."""
    raise OperationalError("", {}, OSError("disk full"))


def test_what_the_store_does_not_take_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        room = await room_of(hall)
        before = room.table.state.copy()
        with monkeypatch.context() as patch:
            patch.setattr(store_of(hall), "append", full)
            with pytest.raises(Refusal, match="web-refused-not-kept"):
                await room.change(any_answer)

        assert (room.table.state.copy(), room.table.rev) == (before, 0)
        assert await room.change(any_answer) >= 1

    evening(tmp_path, play)


def test_memory_never_runs_ahead_of_a_store_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        room = await room_of(hall)
        name, before = room.table.kept.id, room.table.state.copy()
        guest = Visitor(room)
        guest.enter("")
        await guest.news()
        with monkeypatch.context() as patch:
            patch.setattr(store_of(hall), "append", full)
            patch.setattr(store_of(hall), "recall", full)
            with pytest.raises(Refusal, match="web-refused-not-kept"):
                await room.change(any_answer)
            with pytest.raises(Refusal, match="web-refused-not-kept"):
                await room.change(any_answer)
            with pytest.raises(Refusal, match="web-refused-away"):
                await hall.room(name)
            assert await guest.news() == []

        again = await hall.room(name)

        assert room.is_lost and again is not room
        assert (again.table.state.copy(), again.table.rev) == (before, 0)
        assert await again.change(any_answer) >= 1

    evening(tmp_path, play)


def test_bots_of_a_lost_room_go_on_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.hall.RETRY_SECONDS", 0.01)

    async def play(hall: Hall) -> None:
        chairs = [Chair("bot", bot="random") for _ in range(3)]
        with monkeypatch.context() as patch:
            opened = await hall.open(NewTable("tempus", chairs, seed=3))
            patch.setattr(store_of(hall), "append", full)
            patch.setattr(store_of(hall), "recall", full)
            lost = hall.rooms[opened.table]
            while not lost.is_lost:
                await asyncio.sleep(0.01)
        waking = asyncio.create_task(hall.keep_awake())

        while (room := hall.rooms[opened.table]) is lost or room.table.length == 0:
            await asyncio.sleep(0.01)

        waking.cancel()

    evening(tmp_path, play)


def test_a_table_that_cannot_be_read_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("bot", bot="random") for _ in range(3)]
        names = [(await hall.open(NewTable("tempus", chairs))).table for _ in range(3)]
        await hall.close()
        hall.rooms.clear()
        store = store_of(hall)
        with store.engine.begin() as connection:
            connection.execute(update(TABLE).values(bot_asked=True))
            connection.execute(update(TABLE).where(TABLE.c.id == names[0]).values(chairs="{"))
            connection.execute(
                update(EVENT)
                .where(EVENT.c.table_id == names[1], EVENT.c.seq == 0)
                .values(payload="")
            )

        await hall.wake_bots()

        with pytest.raises(Refusal, match="web-refused-unreadable"):
            await hall.room(names[0])
        assert names[2] in hall.rooms
        assert "cannot be read" in caplog.text

    evening(tmp_path, play)


@pytest.mark.parametrize("damaged", ["{", cast(b"\xff\xfe{", Text)])
def test_a_damaged_table_is_watched_up_to_its_last_sound_move(
    tmp_path: Path, damaged: object
) -> None:
    async def play(hall: Hall) -> None:
        room = await room_of(hall)
        name = room.table.kept.id
        while room.table.length < 6:
            await room.change(any_answer)
        hall.rooms.clear()
        with store_of(hall).engine.begin() as connection:
            connection.execute(update(EVENT).where(EVENT.c.seq == 4).values(payload=damaged))

        again = await hall.room(name)

        assert again.table.record.moves == room.table.record.moves[:4]
        with pytest.raises(Refusal, match="web-refused-damaged"):
            await again.change(any_answer)

    evening(tmp_path, play)


@pytest.mark.parametrize("damaged", [{"chairs": "{"}, {"options": '{"map": []}'}, {"rules": "x"}])
def test_a_table_that_cannot_be_read_is_deleted_by_its_host_alone(
    tmp_path: Path, damaged: dict[str, str]
) -> None:
    async def play(hall: Hall) -> None:
        opened = await hall.open(WISH)
        hall.rooms.clear()
        with store_of(hall).engine.begin() as connection:
            connection.execute(update(TABLE).values(**damaged))

        with pytest.raises(Refusal, match="web-refused-unreadable"):
            await hall.room(opened.table)
        for key in ("", "nonsense"):
            with pytest.raises(Refusal, match="web-refused-key"):
                await hall.delete(opened.table, key)
        await hall.delete(opened.table, opened.key)

        with pytest.raises(Refusal, match="web-refused-no-table"):
            await hall.room(opened.table)

    evening(tmp_path, play)


@pytest.mark.parametrize("was_over", [False, True])
def test_of_a_damaged_table_with_strangers_only_a_game_that_was_over_is_told(
    tmp_path: Path, was_over: bool
) -> None:
    async def play(hall: Hall) -> None:
        opened = await hall.open(NewTable("tempus", [Chair("link") for _ in range(3)]))
        room = await hall.room(opened.table)
        await hall.take(opened.table, Take(room.table.kept.keyring.links(opened.key)[1], new_key()))
        while room.table.length < 6 or (was_over and not room.table.state.is_over):
            await room.change(any_answer)
        hall.rooms.clear()
        with store_of(hall).engine.begin() as connection:
            connection.execute(update(EVENT).where(EVENT.c.seq == 4).values(payload="{"))

        if was_over:
            record = Record.parse(await hall.export(opened.table, ""))
            assert record.moves == room.table.record.moves[:4]
        else:
            for key in ("", opened.key):
                with pytest.raises(Refusal, match="web-refused-secret"):
                    await hall.export(opened.table, key)
        wish = Fork(at=4, chairs=room.table.kept.chairs)
        again = await hall.fork(opened.table, opened.key, wish)
        assert (await hall.room(again.table)).table.kept.open_seed == was_over

    evening(tmp_path, play)


def test_how_a_person_wants_to_confirm_is_known_before_the_first_answer(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        opened = await hall.open(WISH)
        room = await hall.room(opened.table)
        visitor, watcher = Visitor(room), Visitor(room)
        for one, key in ((visitor, opened.key), (watcher, "")):
            await one.ask(Hello(key))
        before = room.table.care_of(1)
        await visitor.ask(Heed("always"))
        await watcher.ask(Heed("never"))

        assert (before, room.table.care_of(1)) == ("losses", "always")
        await room.reload()
        assert room.table.care_of(1) == "always"

    evening(tmp_path, play)


def test_who_comes_second_finds_the_table_changed(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room = await room_of(hall)
        other = Hall(hall.keeper, hall.bots, hall.records)
        same = await other.room(room.table.kept.id)
        before, rev = room.table.rev, await same.change(any_answer)

        with pytest.raises(Refusal, match="web-refused-old"):
            await room.change(lambda table: answer_at(table, before))

        assert room.table.rev == rev
        assert room.table.state == same.table.state

    evening(tmp_path, play)


def test_a_change_that_breaks_off_leaves_nothing_behind(tmp_path: Path) -> None:
    def broken(table: Table) -> Change:
        any_answer(table)
        raise AssertionError("the engine failed")

    async def play(hall: Hall) -> None:
        room = await room_of(hall)
        before = room.table.state.copy()

        with pytest.raises(Refusal, match="web-refused-failed"):
            await room.change(broken)

        assert (room.table.state.copy(), room.table.rev) == (before, 0)

    evening(tmp_path, play)


def test_two_who_come_at_once_meet_in_the_same_room(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        name = (await hall.open(WISH)).table
        hall.rooms.clear()

        rooms = await asyncio.gather(*(hall.room(name) for _ in range(5)))

        assert all(room is rooms[0] for room in rooms)

    evening(tmp_path, play)


def test_quiet_rooms_are_cleared_away_and_come_back_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MOST_QUIET", 2)

    async def play(hall: Hall) -> None:
        room = await room_of(hall)
        visited = await room_of(hall)
        guest = Visitor(visited)
        guest.enter("")
        await room.change(any_answer)
        for _ in range(4):
            await hall.open(WISH)

        assert room.table.kept.id not in hall.rooms
        assert visited.table.kept.id in hall.rooms
        again = await hall.room(room.table.kept.id)
        assert again is not room
        assert again.table.state == room.table.state

    evening(tmp_path, play)


def test_the_host_takes_a_stranded_table_on_and_everybody_keeps_their_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("here"), Chair("link"), Chair("bot", bot="random")]
        opened = await hall.open(NewTable("tempus", chairs))
        before = (await hall.room(opened.table)).table
        own = new_key()
        link = before.kept.keyring.links(opened.key)[1]
        await hall.take(opened.table, Take(link, own))
        while before.length < 5:
            await (await hall.room(opened.table)).change(any_answer)
        await hall.close()
        hall.rooms.clear()
        monkeypatch.setattr(Record, "repeat", departing_at(3))
        stranded = (await hall.room(opened.table)).table
        monkeypatch.undo()
        wish = Fork(at=stranded.length, chairs=before.kept.chairs)
        alone = Fork(at=stranded.length, chairs=[Chair("here")] * 3)

        with pytest.raises(Refusal, match="web-refused-secret"):
            await hall.fork(opened.table, opened.key, alone)
        with pytest.raises(Refusal, match="web-refused-secret"):
            await hall.fork(opened.table, own, wish)
        again = await hall.fork(opened.table, opened.key, wish)
        twice = await hall.fork(opened.table, opened.key, wish)

        kept = (await hall.room(again.table)).table.kept
        assert stranded.length == 3 < before.length
        assert again == twice
        assert again.key == opened.key
        assert kept.keyring.seats_of(own, kept.chairs) == [1]
        guest = Visitor(await hall.room(opened.table))
        assert guest.enter(own).went_on == again.table

    evening(tmp_path, play)


FINISHED = Path(__file__).parents[1] / "records" / "tempus" / "01-3-greedy.aevum"


async def finished_table(hall: Hall) -> tuple[str, str, str]:
    """Set up a finished table with a guest; return its name and the keys of host and guest."""
    chairs = [Chair("here", "Ada"), Chair("link", "Ben"), Chair("bot", bot="random")]
    opened = await hall.open_from(Record.read(FINISHED), chairs)
    own = new_key()
    links = (await hall.room(opened.table)).table.kept.keyring.links(opened.key)
    await hall.take(opened.table, Take(links[1], own))
    return opened.table, opened.key, own


def test_a_finished_table_leads_everybody_to_one_new_game(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        table, host, guest = await finished_table(hall)

        first = await hall.rematch(table, guest)
        hall.rooms.clear()
        second = await hall.rematch(table, host)
        again = await hall.rematch(table, guest)

        before = Visitor(await hall.room(table)).enter("")
        kept = (await hall.room(first.table)).table.kept
        assert first == again
        assert (second.table, second.key) == (first.table, host)
        assert before.went_on == first.table
        assert [one.said.key for one in before.tidings] == ["web-tiding-rematch"]
        assert [(chair.kind, chair.name) for chair in kept.chairs] == [
            ("here", "Ben"),
            ("bot", ""),
            ("link", "Ada"),
        ]
        assert kept.keyring.is_host(guest)
        assert kept.keyring.seats_of(host, kept.chairs) == [2]
        assert not kept.keyring.links(guest), "the invitation of who has come is claimed"

    evening(tmp_path, play)


def test_of_several_who_open_the_next_game_at_once_the_first_does(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        table, host, guest = await finished_table(hall)

        found = await asyncio.gather(hall.rematch(table, host), hall.rematch(table, guest))

        assert found[0].table == found[1].table
        assert set(hall.rooms) == {table, found[0].table}

    evening(tmp_path, play)


def test_nobody_is_led_to_a_new_game_who_did_not_sit_here(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        table, host, _ = await finished_table(hall)
        opened = await hall.rematch(table, host)

        with pytest.raises(Refusal, match="web-refused-key"):
            await hall.rematch(table, "")
        with pytest.raises(Refusal, match="web-refused-key"):
            await hall.rematch(table, new_key())
        with pytest.raises(Refusal, match="web-refused-not-finished"):
            await hall.rematch(opened.table, host)

        watcher = Visitor(await hall.room(opened.table)).enter("")
        assert (watcher.mine, watcher.links, watcher.free) == ([], {}, [0])

    evening(tmp_path, play)


def test_whoever_was_sent_a_link_to_a_seat_meanwhile_keeps_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        table, host, guest = await finished_table(hall)
        opened = await hall.rematch(table, host)
        kept = (await hall.room(opened.table)).table.kept
        other = new_key()
        await hall.take(opened.table, Take(kept.keyring.links(host)[0], other))

        await hall.rematch(table, guest)

        kept = (await hall.room(opened.table)).table.kept
        assert kept.keyring.seats_of(other, kept.chairs) == [0]
        assert kept.keyring.seats_of(guest, kept.chairs) == []

    evening(tmp_path, play)


def departing_at(number: int) -> Callable[..., None]:
    """Replay a record up to an action that leads elsewhere by now."""
    repeat = Record.repeat

    def honest_before(record: Record, state: State, at: int, **how: Any) -> None:
        if at == number:
            raise record.departs(at, "departs from the record")
        repeat(record, state, at, **how)

    return honest_before


def test_a_request_that_fails_inside_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        visitor = Visitor(await room_of(hall))
        monkeypatch.setattr(Visitor, "enter", lambda *_given: 1 // 0)

        await visitor.ask(Hello())

        (answer,) = visitor.replies
        assert isinstance(answer, Refused)
        assert answer.reason.key == "web-refused-failed"

    evening(tmp_path, play)
