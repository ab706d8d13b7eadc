"""The bots by name, the clock, and the bot that knows only what is legal."""

from collections import Counter

import pytest

from aevum.bots import Clock, Glimpse, bot_names, make_bot
from tests.toy import TOY


def test_the_bots_are_named_in_alphabetical_order() -> None:
    assert bot_names() == sorted(bot_names())


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(
        ValueError, match=r"no bot 'clever'; the bots are: beam, builder, easy, greedy,"
    ):
        make_bot("clever", 1)


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    bot = make_bot("random", 1)
    glimpse = Glimpse(TOY, TOY.new(seats=2, seed=1), 0, [3, 5, 7, 9])

    taken = Counter(bot.choose(glimpse, Clock()) for _ in range(4000))

    assert sorted(taken) == [3, 5, 7, 9]
    assert min(taken.values()) > 900


def test_equal_seeds_choose_alike() -> None:
    glimpse = Glimpse(TOY, TOY.new(seats=2, seed=1), 0, list(range(50)))
    bots = [make_bot("random", 3), make_bot("random", 3), make_bot("random", 4)]

    first, second, other = ([bot.choose(glimpse, Clock()) for _ in range(20)] for bot in bots)

    assert first == second
    assert first != other


def test_a_clock_without_a_limit_never_runs_out() -> None:
    clock = Clock()

    assert clock.remaining() is None
    assert not clock.is_up()


def test_a_clock_with_a_limit_runs_down_to_nothing() -> None:
    long, over = Clock(1000.0), Clock(0.0)

    assert 0.0 < (long.remaining() or 0.0) <= 1000.0
    assert not long.is_up()
    assert over.remaining() == 0.0
    assert over.is_up()
