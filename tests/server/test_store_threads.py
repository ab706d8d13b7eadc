"""What happens at many tables is written together; whoever plays alone waits for nobody."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from aevum.server import store_threads
from aevum.server.store.kept import Appending, Change, Standing
from aevum.server.store_threads import BREATH, FEW, StoreThreads

STANDING = Standing(0, 0, bot_asked=False, is_over=False, winners=[])


class Book:
    """A store that only notes which tables were written together."""

    class Engine:
        """Where there is one writer."""

        class dialect:  # noqa: N801, so the store calls it
            """The one that has one writer."""

            name = "sqlite"

    engine = Engine

    def __init__(self) -> None:
        self.written: list[list[str]] = []

    def append_all(self, waiting: list[Appending]) -> list[bool]:
        """Note what is written together."""
        self.written.append([one.table for one in waiting])
        return [True] * len(waiting)

    def close(self) -> None:
        """Nothing is held."""


def one(table: str) -> Appending:
    """Let something happen at a table."""
    return Appending(table, 0, Change([], {}), STANDING)


class Room:
    """Tables at which something happens, and others that join in whenever a breath is taken."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.book = Book()
        self.pauses: list[float] = []
        self.joining = list[str]()
        self.joined = list[asyncio.Future[bool]]()
        monkeypatch.setattr(store_threads, "monotonic", lambda: 0.0)
        monkeypatch.setattr(store_threads, "sleep", self.breathe)

    async def breathe(self, seconds: float) -> None:
        """Let others join in."""
        self.pauses.append(seconds)
        self.joined += [self.threads.append(one(name)) for name in self.joining]

    def write(self, *together: list[str]) -> None:
        """Let something happen at some tables at once, then at others when that is written."""
        asyncio.run(self.write_all(together))

    async def write_all(self, together: Sequence[list[str]]) -> None:
        """Do so where there is a loop."""
        store: Any = self.book
        self.threads = StoreThreads(store)
        for names in together:
            assert all(await asyncio.gather(*(self.threads.append(one(name)) for name in names)))
        assert all(await asyncio.gather(*self.joined))
        self.threads.close()


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """Have tables at which something happens, as if no time passed."""
    return Room(monkeypatch)


def test_what_happens_elsewhere_a_moment_later_is_written_with_the_next(room: Room) -> None:
    room.joining = ["three", "four"]

    room.write(["one"], ["two"])

    assert room.book.written == [["one"], ["two", "three", "four"]]
    assert room.pauses == [BREATH]


def test_a_table_that_is_played_alone_waits_for_no_other(room: Room) -> None:
    room.joining = ["two"]

    room.write(["one"], ["one"], ["one"])

    assert room.book.written == [["one"]] * 3


def test_many_that_wait_are_written_at_once(room: Room) -> None:
    room.write(["first"], [str(n) for n in range(FEW)])

    assert [len(together) for together in room.book.written] == [1, FEW]
    assert room.pauses == []
