"""Who only watches sees what was, as was agreed; nothing newer leaves the server for them."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.json import decode, encode

from aevum.server.balcony import MINUTE, length_shown
from aevum.server.clocks import HOUR
from aevum.server.hall import Hall
from aevum.server.keys import new_key
from aevum.server.messages.beginning import BEGUN
from aevum.server.messages.news import Presence, Refused
from aevum.server.messages.pace import Pace
from aevum.server.messages.requests import Census, Describe, Hello, Look, Sit
from aevum.server.messages.tables import Chair, Claim, NewTable, Take
from aevum.server.messages.talk import Talked
from aevum.server.messages.watching import Delay
from aevum.server.refusal import Refusal
from aevum.server.room import Room
from aevum.server.stand_ins import look_through
from aevum.server.store.kept import Change
from aevum.server.table import Table
from aevum.server.visitor import Visitor
from tests.server.kit import HERE, LINK, Message, Served
from tests.server.test_http import key_of
from tests.server.test_room import evening as evening_with
from tests.server.test_stand_ins import Watch, watch

__all__ = ["watch"]

FIVE_MINUTES, A_ROUND, AT_THE_END = Delay("minutes", 5), Delay("rounds", 1), Delay("end")


def evening(folder: Path, play: Callable[[Hall], Awaitable[None]]) -> None:
    """Spend an evening with bots that never answer."""

    async def never(_table: Table) -> int:
        found: int = await asyncio.Future()
        return found

    async def played(hall: Hall) -> None:
        hall.bots.choose = never  # type: ignore[assignment, method-assign]  # no process is started
        await play(hall)

    evening_with(folder, played)


async def table_with(hall: Hall, delay: Delay) -> tuple[Room, str]:
    """Open a table for people by link at which one of them sits; its room and their key."""
    chairs = [Chair("link") for _ in range(3)]
    wish = NewTable("tempus", chairs, seed=3, delay=delay, open_talk=True)
    opened = await hall.open(wish)
    room = await hall.room(opened.table)
    key = new_key()
    await hall.take(opened.table, Take(room.table.kept.keyring.links(opened.key)[0], key))
    return room, key


async def come(room: Room, key: str = "") -> Visitor:
    """Come to a table."""
    visitor = Visitor(room)
    await visitor.answer(Hello(key))
    return visitor


async def told(visitor: Visitor) -> list[Message]:
    """Read all that there is to tell by now."""
    await visitor.room.balcony.refresh()
    visitor.bell.set()
    found: list[Message] = [decode(encode(one)) for one in await visitor.news()]
    return found


def any_answer(table: Table) -> Change:
    """Answer the open question, always alike."""
    chance = random.Random(table.length)
    return table.decide(table.state.asked, chance.choice(table.state.legal()))


async def play(room: Room, answers: int) -> None:
    """Let whoever is asked answer."""
    for _ in range(answers):
        await room.change(any_answer)


def seen(visitor: Visitor) -> int:
    """Say how many actions the position has that a visitor was shown last."""
    assert visitor.shown is not None
    return visitor.shown[1].position.at


def expected(room: Room, at: int) -> Message:
    """Show the position after so many actions to who watches, by the record alone."""
    state = room.table.record.upto(at).replay()
    shown: Message = decode(encode(room.table.game.view(state, -1)))
    return shown


def test_minutes_are_waited_out_and_then_the_table_is_as_it_was(
    tmp_path: Path, watch: Watch
) -> None:
    async def happen(hall: Hall) -> None:
        room, _ = await table_with(hall, FIVE_MINUTES)
        await play(room, 20)
        before = room.table.length
        watcher = await come(room)
        await told(watcher)
        assert seen(watcher) == 0

        watch.at += 5 * MINUTE - 2000
        await told(watcher)
        assert seen(watcher) == 0
        watch.at += 60_000
        news = await told(watcher)

        assert seen(watcher) == before == room.table.length
        assert watcher.shown is not None
        assert decode(encode(watcher.shown[1].position.view)) == expected(room, before)
        assert watcher.is_behind
        assert [one["type"] for one in news][:1] in (["now"], ["changed"])

    evening(tmp_path, happen)


def test_what_was_taken_back_is_seen_taken_back_later(tmp_path: Path, watch: Watch) -> None:
    async def happen(hall: Hall) -> None:
        room, _ = await table_with(hall, FIVE_MINUTES)
        await play(room, 1)
        while not room.table.marks_of(room.table.state.asked):
            await play(room, 1)
        before = room.table.length
        watch.at += 10 * MINUTE
        watcher = await come(room)
        await told(watcher)
        assert seen(watcher) == before

        await room.change(lambda table: table.undo(table.state.asked, whole_turn=False))
        await told(watcher)
        assert seen(watcher) == room.table.length < before

        await play(room, 1)
        watch.at -= 10 * MINUTE
        room.balcony.table = None
        await told(watcher)
        assert seen(watcher) == 0

    evening(tmp_path, happen)


def test_a_round_is_shown_when_the_next_one_is_over(tmp_path: Path) -> None:
    async def happen(hall: Hall) -> None:
        room, _ = await table_with(hall, A_ROUND)
        watcher = await come(room)
        first = room.table.trail[-1].round
        while room.table.trail[-1].round < first + 3:
            await play(room, 1)
            await told(watcher)
            ahead = [step.round for step in room.table.trail[: seen(watcher) + 1]]
            assert max(ahead) <= max(first, room.table.trail[-1].round - 2)

        at = seen(watcher)
        assert at == length_shown(room.table, A_ROUND) > 0
        assert room.table.trail[at + 1].round == room.table.trail[-1].round - 1
        assert watcher.shown is not None
        assert decode(encode(watcher.shown[1].position.view)) == expected(room, at)
        assert watcher.table.log.told[-1][-1].at <= at

    evening(tmp_path, happen)


def test_before_the_end_nothing_is_seen_and_afterwards_everything(tmp_path: Path) -> None:
    async def happen(hall: Hall) -> None:
        room, key = await table_with(hall, AT_THE_END)
        watcher = await come(room)
        await play(room, 60)
        await told(watcher)
        assert seen(watcher) == 0
        assert (await come(room, key)).table is room.table

        while not room.table.state.is_over:
            await play(room, 1)
        await told(watcher)

        assert seen(watcher) == room.table.length
        assert not watcher.is_behind

    evening(tmp_path, happen)


@pytest.mark.usefixtures("watch")
@pytest.mark.parametrize("delay", [FIVE_MINUTES, A_ROUND, AT_THE_END])
def test_nothing_newer_is_told_by_any_way(tmp_path: Path, delay: Delay) -> None:
    async def happen(hall: Hall) -> None:
        twins = [await table_with(hall, delay) for _ in range(2)]
        heard = list[str]()
        for (room, key), answers in zip(twins, (7, 23), strict=True):
            watcher = await come(room)
            news = [encode(await watcher.answer(Hello("")))]
            await play(room, answers)
            player = await come(room, key)
            await room.conversation.say(0, "I attack next", "")
            watcher.bell.set()
            await told(watcher)
            watcher.forget()
            news += [encode(one) for one in await told(watcher)]
            for at in (0, 1, room.table.length):
                for ask in (Look("a", at, -1), Describe("b", at, -1), Census("c", at, -1)):
                    await watcher.ask(ask)
            await watcher.ask(Sit(0))
            news += [encode(one) for one in watcher.replies]
            (line,) = await hall.summaries([Claim(room.table.kept.id)])
            news.append(encode(line))
            heard.append(b"\n".join(news).decode().replace(room.table.kept.id, "table"))
            assert player.table is room.table
            assert not any(isinstance(one, Talked) for one in watcher.replies)
            refused = [one for one in watcher.replies if isinstance(one, Refused)]
            assert len(refused) == 7
            assert {one.rev for one in refused} == {0}

        assert heard[0] == heard[1]
        assert "I attack next" not in heard[0]

    evening(tmp_path, happen)


def test_who_sits_there_just_now_and_whose_time_is_over_is_not_told(
    tmp_path: Path, watch: Watch
) -> None:
    async def happen(hall: Hall) -> None:
        chairs = [Chair("link") for _ in range(3)]
        wish = NewTable("tempus", chairs, seed=3, delay=A_ROUND, pace=Pace(period=3600))
        opened = await hall.open(wish)
        room = await hall.room(opened.table)
        for link in room.table.kept.keyring.links(opened.key).values():
            key = new_key()
            await hall.take(opened.table, Take(link, key))
            await come(room, key)
        watcher = await come(room)

        watch.at += 2 * HOUR
        assert await look_through(hall, watch.at)
        await told(watcher)

        welcome = watcher.welcome()
        assert (welcome.stand_ins, welcome.tidings, welcome.votable) == ([], [], [])
        assert watcher.told_presence == Presence([0, 0, 0], 1)
        assert watcher.shown is not None
        assert watcher.shown[1].clock.seats == []

    evening(tmp_path, happen)


def test_after_a_restart_the_minutes_are_counted_as_before(tmp_path: Path, watch: Watch) -> None:
    names = list[str]()

    async def begin(hall: Hall) -> None:
        room, _ = await table_with(hall, FIVE_MINUTES)
        await play(room, 12)
        names.append(room.table.kept.id)

    async def go_on(hall: Hall) -> None:
        room = await hall.room(names[0])
        watcher = await come(room)
        await told(watcher)
        assert seen(watcher) == 0

        watch.at += 6 * MINUTE
        await told(watcher)

        assert seen(watcher) == room.table.length > 0

    evening(tmp_path, begin)
    evening(tmp_path, go_on)


def test_who_takes_a_seat_sees_the_present_from_then_on(tmp_path: Path) -> None:
    async def happen(hall: Hall) -> None:
        room, _ = await table_with(hall, AT_THE_END)
        await play(room, 9)
        key = new_key()
        watcher = await come(room, key)
        await told(watcher)
        assert seen(watcher) == 0

        await room.hand_out(lambda ring: ring.join(key, room.table.kept.chairs))
        await told(watcher)

        assert watcher.mine == [1]
        assert seen(watcher) == room.table.length

    evening(tmp_path, happen)


def test_a_record_of_a_game_under_way_is_given_to_nobody_who_watches(tmp_path: Path) -> None:
    async def happen(hall: Hall) -> None:
        room, _ = await table_with(hall, AT_THE_END)
        await play(room, 5)

        with pytest.raises(Refusal, match="web-refused-secret"):
            await hall.export(room.table.kept.id, "")

    evening(tmp_path, happen)


def test_the_list_of_open_tables_does_not_tell_how_they_stand(served: Served) -> None:
    delay = {"kind": "minutes", "n": 5}
    name, key = served.open(HERE, LINK, LINK, is_public=True, delay=delay)
    wrong = {"game": "tempus", "chairs": [HERE, LINK, LINK], "delay": {"kind": "rounds"}}

    (listed,) = [
        one for one in served.http.get("/api/tables/public").json() if one["table"] == name
    ]
    claims = [{"table": name}, {"table": name, "key": key}]
    watched, mine = served.http.post("/api/tables/mine", json=claims).json()

    assert (listed["round"], listed["changed"][11:19]) == (0, "00:00:00")
    assert (watched["round"], watched["asked"]) == (0, -1)
    assert mine["asked"] >= 0
    assert key_of(served.http.post("/api/tables", json=wrong)) == "web-refused-delay"


def test_the_order_of_open_tables_does_not_tell_where_somebody_has_just_played(
    tmp_path: Path,
) -> None:
    async def happen(hall: Hall) -> None:
        chairs = [Chair("link") for _ in range(3)]
        wish = NewTable("tempus", chairs, is_public=True, delay=AT_THE_END)
        rooms = [await hall.room((await hall.open(wish)).table) for _ in range(2)]
        orders = set()

        for room in rooms:
            room.table.kept.beginning = BEGUN
            await play(room, 1)
            orders.add(tuple(one.table for one in await hall.public()))

        assert len(orders) == 1
        assert len(orders.pop()) == 2

    evening(tmp_path, happen)


def test_who_watches_is_shown_by_itself_what_has_become_old_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happen(hall: Hall) -> None:
        monkeypatch.setattr("aevum.server.balcony.MINUTE", 20)
        room, _ = await table_with(hall, FIVE_MINUTES)
        watcher = await come(room)
        await play(room, 9)

        while watcher.shown is None or seen(watcher) < room.table.length:
            await watcher.news()

        assert watcher.is_behind
        await room.stop()
        assert room.balcony.task is None

    evening(tmp_path, happen)


def test_a_round_that_is_over_reaches_who_watches_by_itself(tmp_path: Path) -> None:
    async def happen(hall: Hall) -> None:
        room, _ = await table_with(hall, A_ROUND)
        watcher = await come(room)
        begun = room.table.trail[-1].round
        while room.table.trail[-1].round < begun + 3:
            await play(room, 1)

        while watcher.shown is None or seen(watcher) == 0:
            await watcher.news()

        watcher.leave()
        while room.balcony.task is not None:
            await asyncio.sleep(0)

    evening(tmp_path, happen)
