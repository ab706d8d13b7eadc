"""How well a seat stands in Hyperborea, for bots that plan a whole turn."""

from typing import Final

from aevum.games.common.effort import Effort, planned
from aevum.games.common.judgement import NO_KEY, Weighed, mix, mix_all
from aevum.games.common.weights import read_weights
from aevum.games.hyperborea.features import FEATURES, NUMBER, features
from aevum.games.hyperborea.judgement_1 import POINT, RIVAL, pool_worth
from aevum.games.hyperborea.moving import active_seat
from aevum.games.hyperborea.score import points
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.turn import Turn
from aevum.kernel.action import DONE

USUAL_ROUNDS: Final = 12
EFFORTS: Final = [Effort(3), Effort(7), planned(2, 300), planned(48, 18000)]
COMPLETED: Final = 20
"""What a complete set counts at a reset, in hundredths of a point."""
NAMES: Final = [*FEATURES, *[f"{name}_later" for name in FEATURES]]
"""The second half counts once for each round that is still expected."""


def rounds_left(g: Hyperborea) -> int:
    """Estimate how many rounds follow the present one."""
    return max(0, USUAL_ROUNDS - g.turns // g.seats)


class HyperboreaJudgement(Weighed):
    """Judge the end of a turn by what is there and what can be reached in the next one.

    Weights are in ten-thousandths of a point of the margin.
    """

    __slots__ = ()

    def names(self) -> list[str]:
        """Name the features, and the features for each round that is left."""
        return NAMES

    def weighed(self, weights: list[int]) -> Weighed:
        """Judge with other weights."""
        return HyperboreaJudgement(weights)

    def value(self, g: Hyperborea, seat: int) -> int:
        """Judge a position within a turn: what the pool still promises counts too."""
        worth = self.rest(g, seat)
        if not g.is_over and active_seat(g) == seat:
            worth += pool_worth(g, seat)
        return worth

    def rest(self, g: Hyperborea, seat: int) -> int:
        """Judge a position as if the turn ended now."""
        if g.is_over:
            return final(g, seat)
        left = rounds_left(g)
        found = features(g, seat)
        total = 0
        for i in range(len(found)):
            if found[i] != 0:
                total += found[i] * (self.weights[i] + left * self.weights[NUMBER + i])
        return total // POINT + last_completions(g, seat)

    def told(self) -> list[str]:
        """Name the features; that they count otherwise in each round is told of none."""
        return list(FEATURES)

    def counts(self, g: Hyperborea, seat: int) -> list[int]:
        """Count the features."""
        return features(g, seat)

    def parts(self, g: Hyperborea, seat: int) -> list[int]:
        """Each feature times its weight, which depends on how long the game will last."""
        left = rounds_left(g)
        found = features(g, seat)
        for i in range(len(found)):
            found[i] = found[i] * (self.weights[i] + left * self.weights[NUMBER + i]) // POINT
        return found

    def witnesses(self) -> dict[str, list[str]]:
        """Who has few figures, and rivals beside them, loses them."""
        return {name: ["note-figure-killed"] for name in ("figures", "rivals_beside")}

    def efforts(self) -> list[Effort]:
        """A turn is made of many actions."""
        return EFFORTS

    def turn(self, g: Hyperborea) -> int:
        """Number the turns."""
        return g.turns

    def ends_turn(self, g: Hyperborea, action: int) -> bool:
        """Nothing follows but drawing, and at a reset the cubes that stay."""
        return action == DONE and isinstance(g.stack[-1], Turn)

    def key(self, g: Hyperborea, seat: int) -> int:
        """Sum up the board and the own cubes."""
        if not isinstance(g.stack[-1], Turn):
            return NO_KEY
        p = g.players[seat]
        key = mix(mix(mix(g.sealed & 255, p.gems), p.ghosts), p.kept)
        key = mix(mix(mix(key, p.gained), p.charges), p.fortresses)
        key = mix_all(mix_all(mix_all(key, p.available), p.cubes), p.levels)
        key = mix_all(mix_all(mix_all(key, p.bag), p.unused), p.sets)
        key = mix_all(mix_all(mix_all(key, g.free), g.sites), g.forts)
        key = mix_all(mix_all(mix_all(key, g.pool), g.choices), g.deferred)
        return mix_all(mix_all(key, g.stopped), p.graves)


def last_completions(g: Hyperborea, seat: int) -> int:
    """Prefer to complete a set before the reset: cubes that lie there come back all the same."""
    p = g.players[seat]
    count = 0
    if p.bag_size() == 0:
        for i in range(len(p.sets)):
            if p.is_complete(i):
                count += 1
    return COMPLETED * count


def final(g: Hyperborea, seat: int) -> int:
    """Judge a finished game by the margin."""
    best = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, points(g, other))
    return POINT * points(g, seat) - POINT * best // RIVAL


def hyperborea_judgement() -> Weighed:
    """Judge with the weights that are kept beside the tables."""
    return HyperboreaJudgement(read_weights("hyperborea", NAMES))
