"""At the end of time a seat resigns, where the rules know it and everybody has agreed on it."""

import asyncio
from pathlib import Path

import pytest

from aevum.server.clocks import HOUR
from aevum.server.hall import Hall
from aevum.server.keys import new_key
from aevum.server.messages.pace import Pace
from aevum.server.messages.tables import Chair, NewTable, Take
from aevum.server.refusal import Refusal
from aevum.server.resigning import resigned
from aevum.server.shelf import cards
from aevum.server.stand_ins import look_through
from aevum.server.tournaments.standing import places_of
from tests.server.test_room import any_answer
from tests.server.test_stand_ins import Watch, evening, told, watch

__all__ = ["watch"]

RESIGNS = Pace(period=3600, at_end="resign")
BY_LINK = [Chair("link"), Chair("link")]


def wish(game: str = "through_the_ages", **options: bool) -> NewTable:
    """Wish for a table at which who is late resigns."""
    chairs = BY_LINK if game != "tempus" else [*BY_LINK, Chair("link")]
    return NewTable(game, chairs, dict(options), seed=3, pace=RESIGNS)


def test_who_is_out_of_time_resigns_as_soon_as_the_rules_let_it(
    tmp_path: Path, watch: Watch
) -> None:
    async def play(hall: Hall) -> None:
        opened = await hall.open(wish(resignation=True))
        room = await hall.room(opened.table)
        for link in room.table.kept.keyring.links(opened.key).values():
            await hall.take(opened.table, Take(link, new_key()))
        late = room.table.state.asked

        watch.at += 2 * HOUR
        assert await look_through(hall, watch.at) == [opened.table]
        bell = asyncio.Event()
        room.bell.listen(bell, is_playing=True)
        while not room.table.state.is_over:
            if room.table.is_bot_asked():
                await bell.wait()
                bell.clear()
            else:
                await room.change(any_answer)

        table = room.table
        assert told(room) == ["resigns"]
        assert resigned(table) == [late]
        assert table.record.moves[-1][:2] == (late, "resign")
        scores, winners = table.game.scores(table.state), table.game.winners(table.state)
        assert places_of(scores, winners, resigned(table))[late] == 2

    evening(tmp_path, play)


@pytest.mark.parametrize("wished", [wish(), wish("tempus")])
def test_nobody_agrees_on_it_where_the_rules_do_not_know_it(
    tmp_path: Path, wished: NewTable
) -> None:
    async def play(hall: Hall) -> None:
        with pytest.raises(Refusal, match="web-refused-resigning"):
            await hall.open(wished)

    evening(tmp_path, play)


def test_the_start_page_is_told_which_rule_it_takes() -> None:
    found = {card.name: card.resigning for card in cards()}

    assert found["through_the_ages"] == "resignation"
    assert found["tempus"] == ""
