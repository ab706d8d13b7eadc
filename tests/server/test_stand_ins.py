"""Who is waited for no longer than was agreed: what happens then, and that nobody gains by it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from aevum.server import clocks, stand_ins
from aevum.server.clocks import DAY, HOUR, SECOND, left
from aevum.server.hall import Hall
from aevum.server.keys import new_key
from aevum.server.messages.arrangements import CastVote, Vacation, Wish
from aevum.server.messages.news import Done, Refused
from aevum.server.messages.pace import NO_PACE, Pace
from aevum.server.messages.requests import Back, Hello, Play, Undo
from aevum.server.messages.tables import Chair, NewTable, Take
from aevum.server.room import Room
from aevum.server.stand_ins import look_through
from aevum.server.table import Table
from aevum.server.visitor import Visitor
from tests.server.kit import LINK, Served, store_of
from tests.server.test_room import any_answer
from tests.server.test_room import evening as evening_with

BY_LINK: Final = [Chair("link") for _ in range(3)]
AN_HOUR: Final = Pace(period=3600)
TO_VOTE: Final = Pace(period=3600, at_end="vote")
MINUTE: Final = 60 * SECOND


class Watch:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = stand_ins.this_moment()

    def __call__(self) -> int:
        """Tell the time."""
        return self.at


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Let the server go by a clock that the test moves."""
    found = Watch()
    monkeypatch.setattr(stand_ins, "this_moment", found)
    return found


async def first(table: Table) -> int:
    """Be a bot that takes the first of its options."""
    return table.state.legal()[0]


def evening(folder: Path, play: Callable[[Hall], Awaitable[None]]) -> None:
    """Spend an evening with bots that think nothing."""

    async def played(hall: Hall) -> None:
        hall.bots.choose = first  # type: ignore[method-assign]  # no process has to be started
        await play(hall)

    evening_with(folder, played)


async def open_table(hall: Hall, pace: Pace = AN_HOUR) -> tuple[Room, str]:
    """Open a table for people by link; its room, and the key of the host."""
    opened = await hall.open(NewTable("tempus", BY_LINK, seed=3, pace=pace))
    return await hall.room(opened.table), opened.key


async def come(hall: Hall, room: Room, host_key: str) -> list[Visitor]:
    """Let somebody come to every seat."""
    found = []
    for link in room.table.kept.keyring.links(host_key).values():
        key = new_key()
        await hall.take(room.table.kept.id, Take(link, key))
        visitor = Visitor(room)
        await visitor.answer(Hello(key))
        found.append(visitor)
    return found


async def set_up(hall: Hall, pace: Pace = AN_HOUR) -> tuple[Room, list[Visitor]]:
    """Open a table, and let somebody come to every seat."""
    room, host_key = await open_table(hall, pace)
    return room, await come(hall, room, host_key)


def time_left(room: Room, seat: int) -> int:
    """Say how much time a seat has by now."""
    kept = room.table.kept
    counted = clocks.count(kept.pace, kept.clock, stand_ins.this_moment())
    return left(kept.pace, counted.seats[seat])


def told(room: Room) -> list[str]:
    """List what was told of the table beside the game."""
    return [one.said.key.removeprefix("web-tiding-") for one in room.table.kept.tidings]


async def until_another_is_asked(room: Room, seat: int) -> None:
    """Wait until the bot that stands in for a seat has answered for it."""
    bell = asyncio.Event()
    room.bell.listen(bell, is_playing=True)
    while room.table.state.asked == seat:
        await bell.wait()
        bell.clear()


def test_a_bot_stands_in_when_the_agreed_time_is_over_and_not_before(
    tmp_path: Path, watch: Watch
) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await set_up(hall)
        seat = room.table.state.asked

        watch.at += HOUR - 1
        assert await look_through(hall, watch.at) == []
        watch.at += 1
        assert await look_through(hall, watch.at) == [room.table.kept.id]
        await until_another_is_asked(room, seat)

        assert room.table.kept.stand_ins == [seat]
        assert "bot" in room.table.given_by
        assert told(room) == ["stood-in"]

    evening(tmp_path, play)


def test_time_runs_once_every_seat_is_taken(tmp_path: Path, watch: Watch) -> None:
    async def play(hall: Hall) -> None:
        room, host_key = await open_table(hall)

        watch.at += DAY
        assert await look_through(hall, watch.at) == []
        await come(hall, room, host_key)

        assert time_left(room, room.table.state.asked) == HOUR
        watch.at += MINUTE
        assert time_left(room, room.table.state.asked) == HOUR - MINUTE

    evening(tmp_path, play)


def test_nobody_gains_time_by_playing_and_taking_back(tmp_path: Path, watch: Watch) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall)
        seat = room.table.state.asked
        player = people[seat]

        for turn in range(59):
            watch.at += MINUTE
            table = room.table
            await player.answer(Play(f"play {turn}", table.rev, seat, table.state.legal()[0]))
            assert table.state.asked == seat
            await player.answer(Undo(f"undo {turn}", table.rev, seat, "step"))

        assert time_left(room, seat) == MINUTE
        watch.at += MINUTE
        assert await look_through(hall, watch.at) == [room.table.kept.id]

    evening(tmp_path, play)


def test_when_the_word_comes_to_a_seat_its_period_begins_anew(tmp_path: Path, watch: Watch) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await set_up(hall)
        seat = room.table.state.asked
        watch.at += MINUTE

        while room.table.state.asked == seat:
            await room.change(any_answer)

        assert time_left(room, seat) == HOUR - MINUTE
        assert time_left(room, room.table.state.asked) == HOUR
        while room.table.state.asked != seat:
            await room.change(any_answer)
        assert time_left(room, seat) == HOUR

    evening(tmp_path, play)


def test_without_an_agreed_time_everybody_is_waited_for(tmp_path: Path, watch: Watch) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await set_up(hall, NO_PACE)

        watch.at += 1000 * DAY

        assert room.table.kept.clock.seats == []
        assert await look_through(hall, watch.at) == []

    evening(tmp_path, play)


def test_at_a_table_of_one_browser_no_time_is_agreed(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("here") for _ in range(3)]
        opened = await hall.open(NewTable("tempus", chairs, pace=AN_HOUR))

        assert (await hall.room(opened.table)).table.kept.pace == NO_PACE

    evening(tmp_path, play)


def test_who_is_back_answers_again_and_not_before(tmp_path: Path, watch: Watch) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall)
        seat = room.table.state.asked
        visitor = people[seat]
        watch.at += HOUR
        await look_through(hall, watch.at)
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
        assert told(room) == ["stood-in", "back"]

    evening(tmp_path, play)


def test_nobody_gains_time_by_being_away_and_back(tmp_path: Path, watch: Watch) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall)
        seat = room.table.state.asked
        room.is_closing = True
        watch.at += HOUR
        await look_through(hall, watch.at)

        await people[seat].answer(Back("back", seat))

        assert room.table.state.asked == seat
        assert time_left(room, seat) == 0

    evening(tmp_path, play)


def test_everybody_is_told_for_whom_a_bot_stands_in_and_how_much_time_is_left(
    tmp_path: Path, watch: Watch
) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall)
        seat = room.table.state.asked
        visitor = people[seat]
        await visitor.news()

        assert (visitor.welcome().pace, visitor.welcome().stand_ins) == (AN_HOUR, [])
        shown = room.letters.show(room.table, seat).clock
        assert (shown.runs, shown.ends) == (seat, watch.at + HOUR)

        watch.at += HOUR
        await look_through(hall, watch.at)
        await until_another_is_asked(room, seat)
        await visitor.news()

        assert visitor.welcome().stand_ins == [seat]
        assert visitor.welcome().votable == [seat]

    evening(tmp_path, play)


def test_a_stand_in_goes_on_after_a_start(tmp_path: Path, watch: Watch) -> None:
    names: list[str] = []

    async def fall_silent(hall: Hall) -> None:
        room, _ = await set_up(hall)
        room.is_closing = True
        watch.at += HOUR
        await look_through(hall, watch.at)
        names.append(room.table.kept.id)

    async def go_on(hall: Hall) -> None:
        await hall.wake_bots()
        room = hall.rooms[names[0]]
        (seat,) = room.table.kept.stand_ins
        await until_another_is_asked(room, seat)

    evening(tmp_path, fall_silent)
    evening(tmp_path, go_on)


def test_a_restart_neither_steals_nor_gives_time(tmp_path: Path, watch: Watch) -> None:
    names: list[str] = []

    async def fall_silent(hall: Hall) -> None:
        room, _ = await set_up(hall)
        names.append(room.table.kept.id)
        watch.at += 20 * MINUTE
        await hall.keeper.beat(watch.at)

    async def go_on(hall: Hall) -> None:
        watch.at += 3 * DAY
        assert await hall.keeper.resume(watch.at) == 1
        assert await hall.keeper.resume(watch.at) == 0
        room = await hall.room(names[0])

        assert time_left(room, room.table.state.asked) == 40 * MINUTE
        watch.at += 40 * MINUTE - 1
        assert await look_through(hall, watch.at) == []
        watch.at += 1
        assert await look_through(hall, watch.at) == names

    evening(tmp_path, fall_silent)
    evening(tmp_path, go_on)


def test_a_day_off_is_taken_once_for_each_that_was_agreed(tmp_path: Path, watch: Watch) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, Pace(period=3600, vacation=1))
        seat = room.table.state.asked

        await people[seat].answer(Vacation("off", seat))
        await people[seat].ask(Vacation("more", seat))

        refused = people[seat].replies[-1]
        assert isinstance(refused, Refused)
        assert refused.reason.key == "web-refused-vacation"
        watch.at += DAY
        assert time_left(room, seat) == HOUR
        assert told(room) == ["vacation"]
        assert store_of(hall).overdue(watch.at + HOUR - 1) == []
        assert store_of(hall).overdue(watch.at + HOUR) == [room.table.kept.id]

    evening(tmp_path, play)


async def vote(visitor: Visitor, about: int, wish: Wish) -> str:
    """Vote, and read why not, if it was refused."""
    visitor.replies.clear()
    await visitor.ask(CastVote(wish, visitor.seat, about, wish))
    answer = visitor.replies[-1]
    return answer.reason.key if isinstance(answer, Refused) else ""


def test_the_others_vote_once_time_is_over_and_more_than_half_decide(
    tmp_path: Path, watch: Watch
) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, TO_VOTE)
        seat = room.table.state.asked
        one, two = (person for person in people if person.seat != seat)

        assert await vote(one, seat, "bot") == "web-refused-vote"
        watch.at += HOUR
        assert await look_through(hall, watch.at) == [room.table.kept.id]
        assert await look_through(hall, watch.at) == []
        assert await vote(people[seat], seat, "wait") == "web-refused-vote"
        assert await vote(one, seat, "bot") == ""
        assert room.table.kept.stand_ins == []
        assert await vote(two, seat, "wait") == ""
        assert room.table.kept.stand_ins == []
        assert await vote(two, seat, "bot") == ""
        await until_another_is_asked(room, seat)

        assert room.table.kept.stand_ins == [seat]
        assert room.table.kept.votes == []
        assert told(room) == ["time-up", "voted-bot"]

    evening(tmp_path, play)


def test_who_is_late_may_still_answer_as_long_as_the_others_have_not_decided(
    tmp_path: Path, watch: Watch
) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, TO_VOTE)
        seat = room.table.state.asked
        one = next(person for person in people if person.seat != seat)
        watch.at += HOUR
        await look_through(hall, watch.at)
        await vote(one, seat, "free")

        while room.table.state.asked == seat:
            await room.change(any_answer)

        assert await vote(one, seat, "free") == "web-refused-vote"

    evening(tmp_path, play)


def test_a_freed_seat_ends_its_key_and_gives_none_to_who_voted(
    tmp_path: Path, watch: Watch
) -> None:
    async def play(hall: Hall) -> None:
        room, host_key = await open_table(hall, TO_VOTE)
        people = await come(hall, room, host_key)
        name, seat = room.table.kept.id, room.table.state.asked
        watch.at += HOUR
        await look_through(hall, watch.at)

        others = [person for person in people if person.seat != seat]
        for person in others:
            await vote(person, seat, "free")

        kept = room.table.kept
        assert kept.keyring.is_free(seat, kept.chairs)
        assert kept.keyring.seats_of(people[seat].key, kept.chairs) == []
        assert [kept.keyring.seats_of(person.key, kept.chairs) for person in others] == [
            [person.seat] for person in others
        ]
        assert kept.clock.runs == -1
        invitation = await hall.invite(name, seat, host_key)
        assert await hall.take(name, Take(invitation.invitation, new_key())) is not None
        assert told(room) == ["time-up", "freed"]
        assert room.table.kept.clock.runs == seat

    evening(tmp_path, play)


def test_a_seat_that_is_handed_over_has_a_new_key_and_the_old_one_ends(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        chairs = [Chair("here"), Chair("here"), Chair("bot", bot="random")]
        opened = await hall.open(NewTable("tempus", chairs))
        room = await hall.room(opened.table)
        handed = await hall.hand_over(opened.table, 1, opened.key)
        before = room.table.kept.keyring.seats_of(opened.key, room.table.kept.chairs)
        key = new_key()

        await hall.take(opened.table, Take(handed.invitation, key))

        kept = room.table.kept
        assert before == [0, 1]
        assert kept.keyring.seats_of(opened.key, kept.chairs) == [0]
        assert kept.keyring.seats_of(key, kept.chairs) == [1]
        assert told(room) == ["handed-over"]
        past = store_of(hall).recall(opened.table)
        assert past is not None
        assert past.kept.keyring == kept.keyring
        assert [chair.kind for chair in past.kept.chairs] == ["here", "link", "bot"]

    evening(tmp_path, play)


@pytest.mark.parametrize(
    "pace",
    [{"period": -1}, {"period": 9}, {"bank": 60}, {"period": 60, "days": []}, {"period": 1e9}],
)
def test_no_other_time_can_be_agreed(served: Served, pace: dict[str, object]) -> None:
    wish = {"game": "tempus", "chairs": [LINK, LINK, LINK], "pace": pace}

    assert served.http.post("/api/tables", json=wish).status_code == 400


def test_no_unknown_bot_stands_in(served: Served) -> None:
    wish = {"game": "tempus", "chairs": [LINK] * 3, "pace": {"period": 60, "bot": "nobody"}}

    assert served.http.post("/api/tables", json=wish).status_code == 400
