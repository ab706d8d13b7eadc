"""Standing orders at the table: kept, followed, revoked, and told to nobody else."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from aevum.games.common.orders import PASS
from aevum.server import orders
from aevum.server.hall import Hall
from aevum.server.messages.arrangements import GiveOrder
from aevum.server.messages.news import Refused
from aevum.server.messages.pace import NO_PACE
from aevum.server.messages.requests import Play
from aevum.server.room import Room
from tests.server.kit import store_of
from tests.server.test_stand_ins import evening, set_up, until_another_is_asked


def first_of_all(g: Any, _order: str, limit: int) -> int:
    """Answer everything with its first option, but for limits of five."""
    return -1 if limit == 5 else int(g.legal()[0])


@pytest.fixture
def chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game have two orders, for whatever is asked."""
    found = SimpleNamespace(ORDERS={PASS: 0, "bid": 9}, ordered=first_of_all)
    monkeypatch.setattr(orders, "chapter_of", lambda _game: found)


def at_once(room: Room) -> None:
    """Let nobody wait for show."""
    room.pace.draw = lambda: 0.0  # type: ignore[method-assign]


@pytest.mark.usefixtures("chapter")
def test_an_order_is_followed_until_the_word_goes_to_another(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, NO_PACE)
        at_once(room)
        seat = room.table.state.asked

        await people[seat].answer(GiveOrder("order", seat, "bid", 3))
        await until_another_is_asked(room, seat)

        given = zip(room.table.record.moves, room.table.given_by, strict=True)
        assert {by for move, by in given if move.seat == seat} == {"forced"}
        past = store_of(hall).recall(room.table.kept.id)
        assert past is not None
        assert [(one.seat, one.limit) for one in past.kept.orders] == [(seat, 3)]

    evening(tmp_path, play)


@pytest.mark.usefixtures("chapter")
def test_what_was_ordered_is_told_to_the_own_seat_alone(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, NO_PACE)
        room.is_closing = True
        one, two, _ = people

        await one.answer(GiveOrder("order", one.seat, "bid", 3))

        assert [order.name for order in one.welcome().orders] == ["bid"]
        assert two.welcome().orders == []
        assert two.welcome().orders_known == {PASS: 0, "bid": 9}
        await one.answer(GiveOrder("revoke", one.seat, "bid", 3, is_given=False))
        assert one.welcome().orders == []

    evening(tmp_path, play)


@pytest.mark.usefixtures("chapter")
def test_to_pass_ends_with_the_next_answer_of_ones_own(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, NO_PACE)
        room.is_closing = True
        seat = room.table.state.asked
        player = people[seat]
        await player.answer(GiveOrder("pass", seat, PASS))
        await player.answer(GiveOrder("bid", seat, "bid", 5))
        before = [order.name for order in player.welcome().orders]

        table = room.table
        await player.answer(Play("play", table.rev, seat, table.state.legal()[0]))

        assert before == [PASS, "bid"]
        assert [order.name for order in player.welcome().orders] == ["bid"]

    evening(tmp_path, play)


@pytest.mark.usefixtures("chapter")
@pytest.mark.parametrize(("name", "limit"), [("nonsense", 0), ("bid", 10), (PASS, 1)])
def test_no_other_order_is_taken(tmp_path: Path, name: str, limit: int) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, NO_PACE)
        room.is_closing = True

        await people[0].ask(GiveOrder("order", 0, name, limit))

        refused = people[0].replies[-1]
        assert isinstance(refused, Refused)
        assert refused.reason.key == "web-refused-order"

    evening(tmp_path, play)


@pytest.mark.usefixtures("chapter")
def test_an_order_that_is_revoked_in_time_is_not_followed(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, people = await set_up(hall, NO_PACE)
        seat, rev = room.table.state.asked, room.table.rev
        room.pace.draw = lambda: 3600.0  # type: ignore[method-assign]
        await people[seat].answer(GiveOrder("order", seat, "bid", 3))
        assert room.ordering is not None

        await people[seat].answer(GiveOrder("revoke", seat, "bid", is_given=False))
        room.ordering.cancel()
        await asyncio.gather(room.ordering, return_exceptions=True)

        assert orders.answer_of(room.table) == -1
        assert room.table.rev == rev

    evening(tmp_path, play)


def test_every_game_says_of_what_its_orders_are_called(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await set_up(hall, NO_PACE)

        assert orders.known(room.table) == {PASS: 0}

    evening(tmp_path, play)
