"""How well a seat stands in the Inner Sea, for bots: competitions count as they will be settled."""

from typing import Final

from aevum.games.common.judgement import Weighed
from aevum.games.common.weights import read_weights
from aevum.games.inner_sea.features import CITIES, FEATURES, NUMBER, features
from aevum.games.inner_sea.scenarios.aims import has_aim, nearness
from aevum.games.inner_sea.score import points, price_of_extras, winners
from aevum.games.inner_sea.state import Procedure, Sea

POINT: Final = 100
AIM: Final = 200
"""What decides a scenario counts so much for each City, beside all that it brings anyway."""
VICTORY: Final = 10_000
ALONE: Final = 2
"""Whoever plays alone has to be ahead of the best rival (S6.15), which weighs so much more."""
FORESEEN: Final = 2
"""So many turns are played out before the answers of who plays alone are compared."""
TURNS: Final = 8
SEATS: Final = 16
NAMES: Final = [*FEATURES, "best_rival", "rivals"]
"""The last two weigh, in percent, what the best rival and what all rivals are worth."""
BEST_RIVAL: Final = NUMBER
RIVALS: Final = NUMBER + 1


class SeaJudgement(Weighed):
    """Judge by weights times features, less a part of what the rivals are worth."""

    __slots__ = ()

    def names(self) -> list[str]:
        """Name the features, and how much rivals weigh."""
        return NAMES

    def weighed(self, weights: list[int]) -> Weighed:
        """Judge with other weights."""
        return SeaJudgement(weights)

    def value(self, g: Sea, seat: int) -> int:
        """Judge how well a seat stands."""
        own = self.aim(g, seat) if has_aim(g) else 0
        best = 0
        all_rivals = 0
        for civ in range(len(g.players)):
            is_rival = g.players[civ].seat != seat
            worth = self.worth(features(g, civ, is_rival))
            if not is_rival:
                own += worth
            else:
                best = max(best, worth)
                all_rivals += worth
        if g.seats == 1:
            best *= ALONE
        others = self.weights[BEST_RIVAL] * best + self.weights[RIVALS] * all_rivals
        if g.is_over:
            return own_points(g, seat) + others // 100
        return own + others // 100 - POINT * price_of_extras(g, seat)

    def aim(self, g: Sea, seat: int) -> int:
        """Judge how near a seat is to the aim of a scenario, or to preventing it."""
        cities = [features(g, civ, True)[CITIES] for civ in range(len(g.players))]
        near = AIM * nearness(g, cities)
        return near if g.players[0].seat == seat else -near

    def counts(self, g: Sea, seat: int) -> list[int]:
        """Count the features of all civilizations of a seat, and what the rivals are worth."""
        found = [0] * len(NAMES)
        for civ in range(len(g.players)):
            is_rival = g.players[civ].seat != seat
            of_civ = features(g, civ, is_rival)
            if is_rival:
                worth = self.worth(of_civ)
                found[BEST_RIVAL] = max(found[BEST_RIVAL], worth)
                found[RIVALS] += worth
                continue
            for i in range(NUMBER):
                found[i] += of_civ[i]
        if g.seats == 1:
            found[BEST_RIVAL] *= ALONE
        return found

    def parts(self, g: Sea, seat: int) -> list[int]:
        """Each count times its weight; the rivals in percent."""
        found = Weighed.parts(self, g, seat)
        found[BEST_RIVAL] //= 100
        found[RIVALS] //= 100
        return found

    def worth(self, found: list[int]) -> int:
        """Judge one civilization: the weights times the features."""
        total = 0
        for i in range(len(found)):
            total += self.weights[i] * found[i]
        return total

    def turn(self, g: Sea) -> int:
        """Number phase by phase who is asked: everybody has a part in every phase."""
        return ((g.epoch * TURNS + g.turn) * TURNS + g.phase) * SEATS + g.asked + 1

    def foresees(self, g: Sea) -> bool:
        """Whoever plays alone knows how all others answer: by the priorities (S6.2, S6.4)."""
        return g.seats == 1

    def foresee(self, g: Sea, since: Sea) -> None:
        """Play this turn and the next one out; own answers are given by the priorities, too."""
        turn = since.turn
        played = 0
        while not g.is_over:
            if g.turn != turn:
                turn = g.turn
                played += 1
                if played == FORESEEN:
                    break
            g.apply(self.reply(g, g.legal()))

    def reply(self, g: Sea, options: list[int]) -> int:
        """A rival answers as a civilization without a player would: by the priorities (S6)."""
        top = g.stack[-1]
        assert isinstance(top, Procedure), g.explain()
        return top.by_priority(g, options)


def own_points(g: Sea, seat: int) -> int:
    """Judge a game that is over: by the points, and by the victory of a scenario or a lone seat."""
    has_won = (has_aim(g) or g.seats == 1) and seat in winners(g)
    return POINT * points(g, seat) + (VICTORY if has_won else 0)


def sea_judgement() -> Weighed:
    """Judge with the weights that are kept beside the tables."""
    return SeaJudgement(read_weights("inner_sea", NAMES))
