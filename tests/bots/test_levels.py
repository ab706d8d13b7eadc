"""The levels that people choose from."""

from time import monotonic

import pytest

import aevum
from aevum.bots import Clock, Glimpse, make_bot, offered_bots
from aevum.bots.beam import BeamBot
from aevum.bots.bot import Bot
from aevum.bots.greedy import GreedyBot
from aevum.bots.levels import MEDIUM, STRONG, HastyBot, shorter, thinker
from aevum.kernel.action import DONE
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.toy import TOY

ROUNDING = 1e-6
LEVELS = ["easy", "medium", "hard", "strong"]


def test_turns_of_many_answers_are_planned_and_other_options_are_looked_at() -> None:
    tempus, sea = aevum.game("tempus"), aevum.game("inner_sea")

    assert isinstance(thinker(tempus, 1, STRONG, 100), BeamBot)
    assert isinstance(thinker(tempus, 1, MEDIUM, 100), HastyBot)
    assert isinstance(thinker(sea, 1, STRONG, 100), HastyBot)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_an_option(level: str) -> None:
    g = TOY.new(seats=3, seed=1)
    bot = make_bot(f"{level}:ms=50", 1)

    assert bot.choose(Glimpse(TOY, g, g.asked, g.legal()), Clock()) in g.legal()


def test_the_highest_level_overlooks_nothing() -> None:
    g = TOY.new(seats=3, seed=1)
    glimpse = Glimpse(TOY, g, g.asked, g.legal())
    strong = thinker(TOY, 1, STRONG, 100)

    assert isinstance(strong, HastyBot)
    assert strong.choose(glimpse, Clock()) == GreedyBot(2, 3).choose(glimpse, Clock())


def test_the_easy_level_overlooks_options() -> None:
    g = TOY.new(seats=3, seed=1)
    glimpse = Glimpse(TOY, g, g.asked, g.legal())

    assert len({HastyBot(seed, 4).choose(glimpse, Clock()) for seed in range(40)}) > 1


def test_nobody_overlooks_that_one_may_leave_off() -> None:
    game = aevum.game("through_the_ages")
    g = game.new(seats=2, seed=1)
    while g.legal()[0] != DONE:
        g.apply(g.legal()[0])
    seen: list[list[int]] = []

    class Looking(Bot):
        """A bot that only tells what it is offered."""

        def choose(self, glimpse: Glimpse, clock: Clock) -> int:
            seen.append(glimpse.options)
            return glimpse.options[0]

    for seed in range(20):
        hasty = HastyBot(seed, 4)
        hasty.bot = Looking()
        hasty.choose(Glimpse(game, g, g.asked, g.legal()), Clock())

    assert all(options[0] == DONE for options in seen)
    assert len({tuple(options) for options in seen}) > 1


@pytest.mark.parametrize(("given", "most"), [(None, 0.5), (0.2, 0.2), (9.0, 0.5)])
def test_a_level_takes_its_own_time_and_no_more_than_the_table_gives(
    given: float | None, most: float
) -> None:
    before = monotonic()
    end = shorter(Clock(given), 500).end
    after = monotonic()

    assert end is not None
    assert before + most <= end + ROUNDING
    assert end <= after + most + ROUNDING


def test_without_a_time_of_its_own_a_level_has_that_of_the_table() -> None:
    assert shorter(Clock(), 0).remaining() is None


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_bot_that_people_may_choose_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    names = [words.say(Msg(f"web-bot-{bot}")) for bot in offered_bots()]

    assert len(set(names)) == len(names)
    assert not any("web-bot" in name for name in names)
