"""How well a seat stands in the Inner Sea, for bots: competitions count as they will be settled."""

from typing import Final

from aevum.games.common.judgement import Judgement
from aevum.games.inner_sea.features import FEATURES, features
from aevum.games.inner_sea.score import points, price_of_extras
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.weights import WEIGHTS

POINT: Final = 100
RIVAL: Final = 4
"""Each point of the best rival weighs this fraction (one in so many) against the own."""
TURNS: Final = 8
SEATS: Final = 16
WEIGHT: Final = [WEIGHTS[name] for name in FEATURES]


class SeaJudgement(Judgement):
    """Judge by weights times features, less a part of the best rival's."""

    __slots__ = ()

    def value(self, g: Sea, seat: int) -> int:
        """Judge how well a seat stands."""
        own = 0
        best = 0
        for civ in range(len(g.players)):
            worth = civilization_worth(g, civ)
            if g.players[civ].seat == seat:
                own += worth
            else:
                best = max(best, worth)
        if g.is_over:
            return POINT * points(g, seat) - best // RIVAL
        return own - best // RIVAL - POINT * price_of_extras(g, seat)

    def turn(self, g: Sea) -> int:
        """Number phase by phase who is asked: everybody has a part in every phase."""
        return ((g.epoch * TURNS + g.turn) * TURNS + g.phase) * SEATS + g.asked + 1

    def reply(self, g: Sea, options: list[int]) -> int:
        """A rival answers as a civilization without a player would: by the priorities (S6)."""
        top = g.stack[-1]
        assert isinstance(top, Procedure), g.explain()
        return top.by_priority(g, options)


def civilization_worth(g: Sea, civ: int) -> int:
    """Judge one civilization: the weights times the features."""
    found = features(g, civ)
    total = 0
    for i in range(len(found)):
        total += WEIGHT[i] * found[i]
    return total
