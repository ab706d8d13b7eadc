"""Nobody else learns that a hidden hand left but one answer."""

import asyncio
import random
from pathlib import Path

import pytest

import aevum
from aevum.kernel.game import SPECTATOR
from aevum.server.beside import AtOnce
from aevum.server.bot_pool import BotPool
from aevum.server.hall import Hall
from aevum.server.messages.tables import Chair, Kind, NewTable
from aevum.server.records import RecordReader
from aevum.server.room import Room
from aevum.server.store.kept import Change
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.table import Table
from aevum.server.veil import LONGEST, USUAL, Pace
from tests.server.kit import kept, table_of

OTHER_DEALS = range(1000, 1030)


def table_with(*kinds: Kind, seed: int = 1) -> Table:
    """Set a table of Tempus up at which people and bots sit."""
    found = kept("tempus", len(kinds), seed)
    found.chairs = [Chair(kind, bot="random" if kind == "bot" else "") for kind in kinds]
    return table_of(found)


def any_answer(table: Table) -> Change:
    """Answer the open question."""
    return table.decide(table.state.asked, random.Random(table.length).choice(table.state.legal()))


def play_until_veiled(table: Table) -> None:
    """Play on until the asked seat has but one answer, and nobody else can know."""
    table.go_on(0)
    while not table.is_secretly_forced():
        any_answer(table)


def is_pausing(room: Room) -> bool:
    """Say whether an only answer is about to be given."""
    return room.pausing is not None


@pytest.mark.costly
@pytest.mark.parametrize("game", aevum.game_names())
def test_what_is_given_at_once_was_no_choice_for_all_that_others_know(game: str) -> None:
    found = kept(game, 3, seed=5)
    found.chairs = [Chair("link") for _ in range(3)]
    table = table_of(found)
    told = at_once = 0
    while not table.state.is_over:
        before = table.length
        any_answer(table)
        for at in range(before + 1, table.length):
            state = table.state_at(at)
            deals = [table.game.resample(state, SPECTATOR, seed) for seed in OTHER_DEALS]
            told += any(len(deal.legal()) > 1 for deal in deals)
            at_once += 1

    assert at_once > 0
    assert told <= at_once // 50


@pytest.mark.parametrize("kinds", [("here", "here", "here"), ("link", "bot", "bot")])
def test_where_nobody_else_plays_an_only_answer_is_given_at_once(kinds: tuple[Kind, ...]) -> None:
    table = table_with(*kinds)
    table.go_on(0)
    while not table.state.is_over and table.length < 200:
        any_answer(table)

        assert not table.is_secretly_forced()

    assert "forced" in table.given_by


def test_a_bot_answers_itself_though_it_has_no_choice() -> None:
    table = table_with("link", "link", "bot")
    play_until_veiled(table)
    while not table.is_bot_asked() or not table.is_secretly_forced():
        any_answer(table)

    assert table.is_veiled()


@pytest.mark.costly
def test_a_bot_takes_its_time_for_the_only_pick_of_a_set_too() -> None:
    met = unveiled = 0
    for seed in range(6):
        table = table_with("link", "link", "bot", seed=seed)
        table.go_on(0)
        while not table.state.is_over:
            state = table.state
            is_set = state.stack[-1].set_asked(state) != 0
            if is_set and table.is_bot_asked() and table.is_secretly_forced():
                met += 1
                unveiled += not table.is_veiled()
            any_answer(table)

    assert met > 0
    assert unveiled == 0


def test_the_pause_is_drawn_from_what_people_take() -> None:
    pace = Pace()

    assert pace.draw() in USUAL

    for _ in USUAL:
        pace.took(0.25)
        pace.took(LONGEST + 1)

    assert pace.draw() == 0.25


def test_an_only_answer_waits_for_a_click_or_a_pause_if_the_person_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        threads = StoreThreads(Store(f"sqlite:///{tmp_path / 'tables.db'}"))
        hall = Hall(threads, BotPool(), RecordReader(AtOnce()))
        opened = await hall.open(NewTable("tempus", [Chair("link") for _ in range(3)], seed=1))
        await sit_out(await hall.room(opened.table))
        await hall.close()
        threads.close()

    async def sit_out(room: Room) -> None:
        while not room.table.waits_for_show():
            await room.change(any_answer)
        rev = room.table.rev
        room.wake_pause()
        assert not is_pausing(room)

        room.sitting["somebody"] = room.table.state.asked
        room.wake_pause()
        assert is_pausing(room)
        while is_pausing(room):
            await asyncio.sleep(0)

        assert room.table.rev > rev
        assert room.table.given_by[rev] == "forced"

    monkeypatch.setattr("aevum.server.room.Pace.draw", lambda _pace: 0.0)
    asyncio.run(evening())
