"""One game played by bots from a position to its end."""

import pytest

from aevum.bots import Bot, Clock, Glimpse, make_bot
from aevum.bots.match import Match, fold
from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import Game
from aevum.kernel.state import State
from tests.toy import TOY, ToyGame


class Listener(Bot):
    """Choose the last option, and remember how many there were."""

    def __init__(self) -> None:
        self.widths: list[int] = []

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Take the last option."""
        self.widths.append(len(glimpse.options))
        return glimpse.options[-1]


class Cheat(Bot):
    """Answer with what was not offered."""

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Go beyond all options."""
        return max(glimpse.options) + 1


def randoms(seats: int, seed: int = 1) -> list[Bot]:
    """Seat random bots."""
    return [make_bot("random", seed + seat) for seat in range(seats)]


def replayed(game: Game, state: State, actions: list[int]) -> list[int]:
    """Play recorded actions and give the numbers of options there were."""
    widths = []
    for action in actions:
        widths.append(len(state.legal()))
        game.play(state, action)
    return widths


def test_a_match_is_played_to_its_end_and_recorded() -> None:
    state, again = TOY.new(seats=3, seed=1), TOY.new(seats=3, seed=1)
    actions: list[int] = []

    decisions = Match(TOY, state, randoms(3), actions).play()
    replayed(TOY, again, actions)

    assert state.is_over
    assert decisions == len(actions)
    assert again == state


def test_a_match_counts_every_decision_and_every_option() -> None:
    actions: list[int] = []
    match = Match(TOY, TOY.new(seats=3, seed=1), randoms(3), actions)

    match.play()
    widths = replayed(TOY, TOY.new(seats=3, seed=1), actions)

    assert match.decisions == len(widths)
    assert match.offered == sum(widths)
    assert match.widest == max(widths)


def test_forced_answers_are_counted_but_no_bot_is_asked() -> None:
    bots = [Listener(), Listener(), Listener()]
    match = Match(TOY, TOY.new(seats=3, seed=1), list(bots))

    match.play()

    asked = [width for bot in bots for width in bot.widths]
    assert min(asked) > 1
    assert match.decisions > len(asked)
    assert match.offered == sum(asked) + (match.decisions - len(asked))


def test_an_answer_that_was_not_offered_is_refused() -> None:
    match = Match(TOY, TOY.new(seats=2, seed=1), [Cheat(), Cheat()])

    with pytest.raises(IllegalAction, match="not offered"):
        match.play()


def test_a_match_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 bots cannot play a game of 3 seats"):
        Match(TOY, TOY.new(seats=3, seed=1), randoms(2))


def test_a_game_that_takes_more_decisions_than_it_may_is_broken_off() -> None:
    endless = ToyGame()
    endless.most_decisions = 5
    match = Match(endless, endless.new(seats=2, seed=1), randoms(2))

    with pytest.raises(AssertionError, match="does not end"):
        match.play()


def test_the_fingerprint_tells_games_apart() -> None:
    first, same, other = (
        Match(TOY, TOY.new(seats=3, seed=1), randoms(3, seed)) for seed in (1, 1, 2)
    )

    for match in (first, same, other):
        match.play()

    assert first.fingerprint == same.fingerprint
    assert first.fingerprint != other.fingerprint


@pytest.mark.parametrize("place", [0, 7, 19])
def test_one_different_number_makes_a_different_fingerprint(place: int) -> None:
    numbers = [(3 << 24) | n for n in range(20)]
    changed = [number ^ (number == numbers[place]) for number in numbers]

    fingerprints = [0, 0]
    for number, other in zip(numbers, changed, strict=True):
        fingerprints = [fold(fingerprints[0], number), fold(fingerprints[1], other)]

    assert fingerprints[0] != fingerprints[1]
    assert max(fingerprints) < 1 << 50
