"""The bot that plays its options on."""

import aevum
from aevum.bots import Clock, Glimpse
from aevum.bots.lookahead import halve, halvings
from aevum.bots.rollouts import RolloutBot
from tests.toy import TOY


def test_the_better_half_is_kept_and_among_equals_the_earlier() -> None:
    alive, totals = [10, 11, 12, 13, 14], [3, 5, 5, 1, 4]

    halve(alive, totals)

    assert alive == [11, 12, 14]
    assert totals == [5, 5, 4]


def test_options_are_halved_until_one_is_left() -> None:
    assert [halvings(count) for count in (1, 2, 3, 4, 5, 9)] == [1, 1, 2, 2, 3, 4]


def test_a_bot_without_time_still_answers_with_an_option() -> None:
    tempus = aevum.game("tempus")
    g = tempus.new(seats=3, seed=1)
    while len(g.legal()) == 1:
        g.apply(g.legal()[0])

    bot = RolloutBot(1, rollouts=20, turns=1)

    assert bot.choose(Glimpse(tempus, g, g.asked, g.legal()), Clock(0.0)) in g.legal()


def test_a_game_that_says_nothing_of_turns_is_played_on_too() -> None:
    g = TOY.new(seats=3, seed=1)

    assert RolloutBot(1, 20).choose(Glimpse(TOY, g, g.asked, g.legal()), Clock()) in g.legal()
