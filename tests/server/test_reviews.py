"""Reviews of games that are over: in the background, kept with the table, stopped at will."""

import asyncio
from pathlib import Path

import pytest

from aevum.coach.examination import Found, begin, look
from aevum.server.bot_pool import BotPool
from aevum.server.findings import encoder, found_decoder
from aevum.server.messages.coaching import GameReview
from aevum.server.refusal import Refusal
from aevum.server.reviews import Reviews, engine_of
from aevum.server.room import Room
from aevum.server.store.kept import Change, History, KeptReview
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.table import Table
from tests.coach.games import finished
from tests.server.kit import HERE, PATIENCE, RANDOM, Message, Served, kept


class AtOnce(BotPool):
    """Nobody thinks in another process; after so many thoughts they come no more."""

    def __init__(self, most: int = 10_000) -> None:
        super().__init__(1)
        self.left = most
        self.thoughts = 0

    async def lend(self, table, task, *args, **kwargs):  # type: ignore[no-untyped-def]
        """Think at once, or wait for ever."""
        self.thoughts += 1
        if self.left <= 0:
            await asyncio.sleep(3600)
        self.left -= 1
        return task(*args, **kwargs)


def room_at(folder: Path, pool: BotPool, table: Table | None = None) -> Room:
    """Set up a room with a finished game of chance, and keep it."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    threads = StoreThreads(store)
    if table is None:
        record = finished("tempus", 3, 4)
        found = kept("tempus", 3, 4)
        table = Table(record, History(found))
        store.create(found, Change([], {}))
    return Room(table, threads, pool)


async def reviewed(reviews: Reviews) -> GameReview:
    """Wait until a review is done."""
    async with asyncio.timeout(PATIENCE):
        while reviews.told.review is None:
            await asyncio.sleep(0.01)
    return reviews.told.review


async def looked_at(reviews: Reviews, some: int) -> None:
    """Wait until some decisions have been looked at."""
    async with asyncio.timeout(PATIENCE):
        while reviews.told.done < some:
            await asyncio.sleep(0.01)


def test_a_review_is_kept_and_found_again_without_another_thought(tmp_path: Path) -> None:
    async def both() -> tuple[GameReview, GameReview, int]:
        room = room_at(tmp_path, AtOnce())
        await room.reviews.begin()
        first = await reviewed(room.reviews)
        pool = AtOnce()
        again = room_at(tmp_path, pool, room.table)
        await again.reviews.begin()
        return first, await reviewed(again.reviews), pool.thoughts

    first, second, thoughts = asyncio.run(both())

    assert first == second
    assert first.turnings
    assert thoughts == 0


def test_a_review_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    async def stopped_and_resumed() -> tuple[int, bool, GameReview, int]:
        room = room_at(tmp_path, AtOnce(5))
        await room.reviews.begin()
        await looked_at(room.reviews, 12)
        await room.reviews.stop()
        told = room.reviews.told
        pool = AtOnce()
        later = room_at(tmp_path, pool, room.table)
        await later.reviews.begin()
        return told.done, told.is_under_way, await reviewed(later.reviews), pool.thoughts

    done, is_under_way, review, thoughts = asyncio.run(stopped_and_resumed())

    whole = AtOnce()
    assert done > 0
    assert not is_under_way
    assert review == asyncio.run(whole_review(tmp_path / "other", whole))
    assert thoughts < whole.thoughts


async def whole_review(folder: Path, pool: BotPool) -> GameReview:
    """Review the game without a stop."""
    folder.mkdir()
    room = room_at(folder, pool)
    await room.reviews.begin()
    return await reviewed(room.reviews)


def test_what_another_engine_had_begun_is_begun_anew(tmp_path: Path) -> None:
    async def recalled() -> tuple[object, object]:
        room = room_at(tmp_path, AtOnce())
        text = room.table.record.format()
        found = begin(text)
        await room.reviews.keep(found, is_done=False)
        own = await room.reviews.recall()
        keeper, name = room.keeper, room.table.kept.id
        found_by_own = await keeper.review(name)
        assert found_by_own is not None
        await keeper.keep_review(name, KeptReview("another", False, found_by_own.payload))
        return own, await room.reviews.recall()

    own, foreign = asyncio.run(recalled())

    assert isinstance(own, Found)
    assert foreign is None


def test_what_cannot_be_read_of_a_review_is_begun_anew(tmp_path: Path) -> None:
    async def recalled() -> object:
        room = room_at(tmp_path, AtOnce())
        mark = engine_of(room.table.game)
        await room.keeper.keep_review(room.table.kept.id, KeptReview(mark, True, b"nothing"))
        return await room.reviews.recall()

    assert asyncio.run(recalled()) is None


def test_what_was_found_can_be_written_and_read_again() -> None:
    text = finished("tempus", 3, 4).format()
    found = begin(text)
    while not found.slips:
        batch = found.next_batch()
        assert batch is not None
        found = found.with_slips(batch, look(text, batch))

    assert found_decoder.decode(encoder.encode(found)) == found


def test_a_game_under_way_is_not_reviewed(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)

    with served.guest(name, key) as guest:
        guest.until_asked(0)
        told = guest.ask("review")

    assert told["reason"]["key"] == "web-refused-not-over"


def test_who_only_watches_has_nothing_reviewed(served: Served) -> None:
    name, _key = opened(served)

    with served.guest(name) as watcher:
        watcher.until("now")
        told = watcher.ask("review")

    assert told["reason"]["key"] == "web-refused-seat"


def opened(served: Served) -> tuple[str, str]:
    """Open a table with a game that is over."""
    text = finished("tempus", 3, 4).format()
    kind = {"Content-Type": "text/plain"}
    answer = served.http.post("/api/records", content=text, headers=kind)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["key"]


def test_everybody_at_the_table_sees_how_far_a_review_is_and_its_end(served: Served) -> None:
    name, key = opened(served)

    with served.guest(name, key) as host, served.guest(name) as watcher:
        host.until("now")
        watcher.until("now")
        assert host.ask("review")["type"] == "done"
        told: list[Message] = []
        while not told or told[-1]["review"] is None:
            told.append(watcher.until("reviewing"))

    assert told[0]["is_under_way"]
    assert not told[-1]["is_under_way"]
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert len(told[-1]["review"]["points"]) > 5


def test_a_deleted_table_leaves_no_review(tmp_path: Path) -> None:
    async def deleted() -> tuple[object, str]:
        room = room_at(tmp_path, AtOnce())
        await room.reviews.begin()
        await reviewed(room.reviews)
        await room.delete()
        return await room.keeper.review(room.table.kept.id), room.table.kept.id

    review, _ = asyncio.run(deleted())

    assert review is None


def test_a_game_of_which_nothing_was_measured_is_not_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.reviews.measured", lambda _game: {})

    with pytest.raises(Refusal, match="web-refused-unmeasured"):
        asyncio.run(room_at(tmp_path, AtOnce()).reviews.begin())
