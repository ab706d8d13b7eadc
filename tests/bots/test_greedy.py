"""The greedy bot looks one whole decision ahead."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest

import aevum
from aevum.bots import Bot, Clock, Glimpse
from aevum.bots.greedy import FIRST, GreedyBot
from aevum.bots.series import Series
from aevum.bots.tally import Tally
from aevum.games.common.judgement import Judgement
from aevum.kernel.action import x_of
from aevum.kernel.game import Game
from aevum.kernel.state import Frame, State
from tests.toy import TOY

STEADY, BOLD, GAMBLE = 1, 2, 3


@dataclass(init=False)
class Venture(State):
    """A seat announces how it will earn, and then says how much."""

    earned: int

    def __init__(self) -> None:
        State.__init__(self)
        self.earned = 0

    def copy(self) -> "Venture":
        """Return an equal state that shares nothing."""
        new = Venture()
        self.copy_into(new)
        new.earned = self.earned
        return new


@dataclass(init=False)
class Announce(Frame):
    """Announce a way to earn."""

    def copy(self) -> "Announce":
        """Return another one."""
        return Announce()

    def step(self, g: Venture) -> None:
        """Ask seat 0."""
        g.ask(0)

    def options(self, g: Venture, out: list[int]) -> None:
        """Offer the three ways."""
        out += [STEADY, BOLD, GAMBLE]

    def answer(self, g: Venture, action: int) -> None:
        """Go on to the amount; a gamble is settled by seat 1."""
        g.goto(Earn(1 if action == GAMBLE else 0, action))


@dataclass(init=False)
class Earn(Frame):
    """Carry out what was announced."""

    seat: int
    way: int

    def __init__(self, seat: int = 0, way: int = 0) -> None:
        self.seat = seat
        self.way = way

    def copy(self) -> "Earn":
        """Return a frame with the same memory."""
        return Earn(self.seat, self.way)

    def step(self, g: Venture) -> None:
        """Ask for the amount."""
        g.ask(self.seat)

    def options(self, g: Venture, out: list[int]) -> None:
        """Offer amounts: steady ones, nothing or much, and for the gamble much or a great loss."""
        out += {STEADY: [4, 5, 6], BOLD: [0, 9], GAMBLE: [10, -100]}[self.way]

    def answer(self, g: Venture, action: int) -> None:
        """Earn the amount, and end."""
        g.earned = action
        g.end()

    def is_midway(self) -> bool:
        """Say that the announcement has not been carried out."""
        return True


class VentureGame(Game):
    """Everything is known to everybody here; samples are counted."""

    def __init__(self) -> None:
        super().__init__()
        self.sampled = 0

    def begin(self) -> State:
        """Begin with the announcement."""
        g = Venture()
        g.seats = 2
        g.stack = [Announce()]
        g.run()
        return g

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Count the sample."""
        self.sampled += 1
        return state.copy()

    def value(self, state: State, seat: int) -> int:
        """Judge by what was earned."""
        assert isinstance(state, Venture)
        return state.earned


class Foreseeing(Judgement):
    """It is known that the first amount on offer will be earned."""

    def value(self, g: Venture, seat: int) -> int:
        """Judge by what was earned."""
        return g.earned

    def foresees(self, g: Venture) -> bool:
        """All is known."""
        return True

    def foresee(self, g: Venture, since: Venture) -> None:
        """Earn the first amount."""
        g.apply(g.legal()[0])


class ForeseenGame(VentureGame):
    """A game whose judgement foresees what will come."""

    judgements = {1: Foreseeing()}


class IndifferentGame(VentureGame):
    """All positions are worth the same."""

    def value(self, state: State, seat: int) -> int:
        """See no difference."""
        return 0


def choice(bot: Bot, game: Game, state: State, clock: Clock) -> int:
    """Ask a bot for its choice in a position."""
    return bot.choose(Glimpse(game, state, state.asked, state.legal()), clock)


@pytest.mark.parametrize(("aim", "best"), [("high", max), ("low", min)])
def test_greedy_takes_what_leaves_its_seat_best_off(
    aim: str, best: Callable[[Iterable[int]], int]
) -> None:
    state = TOY.new(seats=3, seed=4, options={"aim": aim})

    chosen = choice(GreedyBot(1), TOY, state, Clock())

    assert x_of(chosen) == best(x_of(option) for option in state.legal())


@pytest.mark.parametrize("seed", range(5))
def test_greedy_judges_an_announcement_by_its_best_outcome_and_fears_the_answers_of_others(
    seed: int,
) -> None:
    game = VentureGame()

    chosen = choice(GreedyBot(seed, samples=8, judgement=FIRST), game, game.begin(), Clock())

    assert chosen == BOLD


@pytest.mark.parametrize("seed", range(5))
def test_greedy_judges_an_option_by_what_is_foreseen_of_it(seed: int) -> None:
    game = ForeseenGame()

    assert choice(GreedyBot(seed), game, game.begin(), Clock()) == GAMBLE


def test_greedy_looks_at_no_more_positions_than_its_bound() -> None:
    game = VentureGame()
    state = game.begin()
    bot = GreedyBot(1, samples=2, bound=2)

    choice(bot, game, state, Clock())

    assert bot.looked == 4  # the two amounts of BOLD in each sample; STEADY has three


def test_greedy_looks_at_as_many_samples_as_it_was_told() -> None:
    game = VentureGame()

    choice(GreedyBot(1, samples=5), game, game.begin(), Clock())

    assert game.sampled == 1 + 5  # the glimpse itself is one


def test_greedy_is_content_with_one_sample_when_the_time_is_up() -> None:
    game = VentureGame()

    choice(GreedyBot(1, samples=5), game, game.begin(), Clock(0.0))

    assert game.sampled == 1 + 1


def test_a_single_option_is_taken_at_once() -> None:
    game = VentureGame()

    chosen = GreedyBot(1).choose(Glimpse(game, game.begin(), 0, [STEADY]), Clock())

    assert chosen == STEADY
    assert game.sampled == 1  # the glimpse alone


def test_greedy_decides_between_equals_by_chance() -> None:
    game = IndifferentGame()

    chosen = {choice(GreedyBot(seed), game, game.begin(), Clock()) for seed in range(30)}

    assert chosen == {STEADY, BOLD, GAMBLE}


@pytest.mark.costly
def test_greedy_beats_three_that_play_at_random() -> None:
    series = Series(aevum.game("tempus"), 4, ["greedy", "random", "random", "random"], 1, {})
    tally = Tally(series, 8)

    for number in range(8):
        tally.add(series.play(number))

    assert tally.errors == []
    assert tally.win_share()["greedy"] > 0.7
