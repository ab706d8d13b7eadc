"""The law of bots catches one that chooses by more than its seat may know."""

from itertools import count

import pytest

from aevum.bots import Bot, Clock, Glimpse
from aevum.laws import BrokenLaw, fairness
from tests.toy import TOY


class Told(Bot):
    """Be told from outside what to choose."""

    told = count()

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Take another option each time."""
        return glimpse.options[next(Told.told) % len(glimpse.options)]


def test_a_bot_that_chooses_otherwise_on_the_same_sight_breaks_the_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fairness, "make_bot", lambda _name, _seed: Told())

    with pytest.raises(BrokenLaw, match="bots are fair"):
        fairness.bots_are_fair(TOY, TOY.new(seats=3, seed=1), seed=0)


def test_the_law_of_bots_asks_nobody_once_the_game_is_over() -> None:
    g = TOY.new(seats=3, seed=1)
    g.end()
    g.asked = -1

    fairness.bots_are_fair(TOY, g, seed=0)
