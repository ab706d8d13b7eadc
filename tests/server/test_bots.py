"""Bots at the table: they answer, they see no more than they may, and they delay nobody."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

import aevum
from aevum.games.tempus.ids import MOVED, TO
from aevum.kernel.action import pack
from aevum.record.codec import Dump, dump, load
from aevum.server import worker
from aevum.server.beside import AtOnce, Hanging
from aevum.server.bot_pool import BotPool
from aevum.server.bot_process import BotProcess
from aevum.server.hall import Hall
from aevum.server.messages.tables import Chair, NewTable
from aevum.server.records import RecordReader
from aevum.server.room import REFUSED_SECONDS, RETRY_SECONDS, Room, pause_after
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.table import Table
from aevum.server.thinking import thought_of
from aevum.server.thought import think
from tests.server.kit import GREEDY, HERE, PATIENCE, RANDOM, Served, play_on, table


class Slow(BotPool):
    """Bots that think for ever at the table with seed 1, and not at all at the others."""

    async def choose(self, table: Table) -> int:
        """Answer at once, or never."""
        if table.kept.seed == 1:
            await asyncio.sleep(3600)
        return table.state.legal()[0]


async def until_over(room: Room) -> None:
    """Wait until the game in a room is over."""
    async with asyncio.timeout(PATIENCE):
        while not room.table.state.is_over:
            await asyncio.sleep(0.01)


def test_bots_alone_play_a_game_to_its_end(served: Served) -> None:
    name, _ = served.open(RANDOM, GREEDY, RANDOM, options={"map": "random"})

    with served.guest(name) as watcher:
        while not watcher.now or not watcher.now["position"]["is_over"]:
            watcher.until("now")

    assert watcher.now["position"]["ending"]["winners"]
    assert not watcher.now["is_thinking"]


def test_a_person_is_told_when_a_bot_is_asked(served: Served) -> None:
    name, key = served.open(GREEDY, HERE, GREEDY)

    with served.guest(name, key) as guest:
        guest.until_asked(1)
        guest.until_revision(guest.play()["rev"])
        guest.until_asked(1)

    thinking = [message["is_thinking"] for message in guest.heard if message["type"] == "now"]
    assert not thinking[-1]


def test_a_bot_gets_a_position_in_which_it_can_know_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = table("tempus", seed=5)
    play_on(found, random.Random(5), 150)
    found.kept.chairs[found.state.asked] = Chair("bot", bot="random")
    got: list[Dump] = []

    class Pool:
        """Takes down what would be sent to a process."""

        def submit(self, _task: object, *given: Dump) -> None:
            """Take the position down."""
            got.append(given[3])
            raise KeyboardInterrupt

    monkeypatch.setattr(BotProcess, "started", lambda _self: Pool())
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            asyncio.run(BotPool().choose(found))

    seat = found.state.asked
    true_view = found.game.view(found.state, seat)
    assert got[0] != dump(found.state)
    assert got[0] != got[1]
    assert all(found.game.view(load(found.game, sent), seat) == true_view for sent in got)


@pytest.mark.parametrize("game", aevum.game_names())
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_with_one_of_the_options(game: str, bot: str) -> None:
    found = table(game, seed=6)
    play_on(found, random.Random(6), 60)
    state = found.state

    action = think(game, bot, state.asked, dump(state), 1, [])

    assert action in state.legal()


def test_a_bot_at_the_table_is_told_where_its_tokens_have_come_from() -> None:
    found = table("tempus", seed=5)
    moved: list[int] = []
    rng = random.Random(5)
    while len(moved) < 3:
        before = len(found.state.journal or [])
        play_on(found, rng, 1)
        moved += [
            pack(TO, goal, start)
            for code, seat, start, goal, *_ in (found.state.journal or [])[before:]
            if (code, seat) == (MOVED, 0)
        ]
    while found.state.asked != 0:
        play_on(found, rng, 1)
    found.kept.chairs[0] = Chair("bot", bot="strong")

    assert thought_of(found).traces[:3] == moved


def test_a_bot_that_thinks_delays_no_other_table(tmp_path: Path) -> None:
    async def evening() -> None:
        store_threads = StoreThreads(Store(f"sqlite:///{tmp_path / 'tables.db'}"))
        hall = Hall(store_threads, Slow(), RecordReader(AtOnce()))
        chairs = [Chair("bot", bot="random") for _ in range(3)]
        slow = await hall.open(NewTable("tempus", chairs, seed=1))
        quick = await hall.open(NewTable("tempus", chairs, seed=2))

        await until_over(await hall.room(quick.table))

        assert not (await hall.room(slow.table)).table.state.is_over
        await hall.close()
        store_threads.close()

    asyncio.run(evening())


def test_a_process_that_is_killed_is_replaced() -> None:
    async def evening() -> None:
        bot_pool = BotPool(1)
        found = table("tempus", seed=7)
        found.kept.chairs = [Chair("bot", bot="random") for _ in range(3)]
        assert await bot_pool.choose(found) in found.state.legal()
        worker = number_of(bot_pool)

        os.kill(worker, signal.SIGKILL)

        assert await bot_pool.choose(found) in found.state.legal()
        assert number_of(bot_pool) != worker
        bot_pool.close()

    asyncio.run(evening())


def number_of(bot_pool: BotPool) -> int:
    """Find the only process in which bots think."""
    (process,) = bot_pool.processes
    assert process.number is not None
    return process.number.result(PATIENCE)


def test_a_process_that_hangs_is_replaced() -> None:
    async def evening() -> None:
        bot_pool = BotPool(1)
        found = table("tempus", seed=7)
        found.kept.chairs = [Chair("bot", bot="random") for _ in range(3)]
        assert await bot_pool.choose(found) in found.state.legal()
        worker = number_of(bot_pool)

        os.kill(worker, signal.SIGSTOP)
        bot_pool.processes[0].deadline = 0.1
        with pytest.raises(Hanging):
            await bot_pool.processes[0].think()
        bot_pool.processes[0].deadline = PATIENCE

        assert await bot_pool.choose(found) in found.state.legal()
        assert number_of(bot_pool) != worker
        bot_pool.close()

    asyncio.run(evening())


def test_bots_think_first_where_people_wait() -> None:
    async def evening() -> None:
        bot_pool, order = BotPool(1), list[str]()

        async def think(name: str, *chairs: Chair) -> None:
            found = table("tempus")
            found.kept.chairs = list(chairs)
            process = await bot_pool.process_for(found)
            order.append(name)
            bot_pool.hand_on(process)

        bots = [Chair("bot", bot="random")] * 2
        process = await bot_pool.process_for(table("tempus"))
        waiting = [
            asyncio.create_task(think("bots", *bots, Chair("bot", bot="random"))),
            asyncio.create_task(think("more bots", *bots, Chair("bot", bot="random"))),
            asyncio.create_task(think("a person", *bots, Chair("here"))),
        ]
        while len(bot_pool.waiting) < len(waiting):
            await asyncio.sleep(0)
        waiting[0].cancel()
        bot_pool.hand_on(process)
        await asyncio.gather(*waiting, return_exceptions=True)

        assert order == ["a person", "more bots"]
        assert bot_pool.free == bot_pool.processes
        bot_pool.close()

    asyncio.run(evening())


def test_answers_that_are_refused_again_and_again_are_waited_out() -> None:
    pauses = [pause_after(refusals) for refusals in range(1, 40)]

    assert pauses[:4] == [0.0, REFUSED_SECONDS, 2 * REFUSED_SECONDS, 4 * REFUSED_SECONDS]
    assert max(pauses) == pauses[-1] == RETRY_SECONDS


def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    failures = iter([True, True])

    class Clumsy(Slow):
        """Fails twice before it answers."""

        async def choose(self, table: Table) -> int:
            """Fail, or answer."""
            if next(failures, False):
                raise RuntimeError("clumsy")
            return await super().choose(table)

    async def evening() -> None:
        store_threads = StoreThreads(Store(f"sqlite:///{tmp_path / 'tables.db'}"))
        hall = Hall(store_threads, Clumsy(), RecordReader(AtOnce()))
        chairs = [Chair("bot", bot="random") for _ in range(3)]
        opened = await hall.open(NewTable("tempus", chairs, seed=2))
        await until_over(await hall.room(opened.table))
        await hall.close()
        store_threads.close()

    monkeypatch.setattr("aevum.server.room.RETRY_SECONDS", 0.01)
    asyncio.run(evening())


def test_a_process_ends_when_its_server_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr("os._exit", ended.append)
    monkeypatch.setattr(worker, "sleep", lambda _seconds: None)

    worker.end_with_server(os.getppid() + 1)

    assert ended == [0]
