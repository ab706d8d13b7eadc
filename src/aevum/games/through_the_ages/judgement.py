"""How well a civilization stands, for bots that plan a whole turn."""

from typing import Final

from aevum.games.common.effort import Effort, planned
from aevum.games.common.judgement import NO_KEY, Weighed, mix, mix_all
from aevum.games.common.weights import read_weights
from aevum.games.through_the_ages.feature_ids import FEATURES
from aevum.games.through_the_ages.features import features
from aevum.games.through_the_ages.judgement_1 import LOST_GAME
from aevum.games.through_the_ages.politics import Politics
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.told_features import TOLD, summed
from aevum.games.through_the_ages.turn import Turn
from aevum.kernel.action import DONE

MOST_SEATS: Final = 8
CIVIL_LEFT: Final = 7
"""What a civil action is worth while the turn goes on, and nothing when it has ended."""

NAMES: Final = list(FEATURES)

EFFORTS: Final = [Effort(2), Effort(4), Effort(8), planned(16, 6000)]


class AgesJudgement(Weighed):
    """Judge the end of a turn by the position before it; weights are in percent."""

    __slots__ = ()

    def names(self) -> list[str]:
        """Name the features."""
        return NAMES

    def weighed(self, weights: list[int]) -> Weighed:
        """Judge with other weights."""
        return AgesJudgement(weights)

    def value(self, g: Ages, seat: int) -> int:
        """Judge how well a seat stands: the weights times the features."""
        if g.players[seat].is_out:
            return LOST_GAME
        worth = self.rest(g, seat)
        if seat == g.turn and not g.is_over:
            worth += CIVIL_LEFT * g.players[seat].civil_left()
        return worth

    def rest(self, g: Ages, seat: int) -> int:
        """Judge the position in which a seat ends its turn: civil actions left are lost."""
        if g.players[seat].is_out:
            return LOST_GAME
        found = features(g, seat)
        total = 0
        for i in range(len(found)):
            if found[i] != 0:
                total += self.weights[i] * found[i]
        return total // 100

    def told(self) -> list[str]:
        """Name what people speak of; most features are told in sums."""
        return list(TOLD)

    def counts(self, g: Ages, seat: int) -> list[int]:
        """Count the features."""
        return summed(features(g, seat))

    def parts(self, g: Ages, seat: int) -> list[int]:
        """Each feature times its weight, which is in percent."""
        found = features(g, seat)
        for i in range(len(found)):
            found[i] = found[i] * self.weights[i] // 100
        return summed(found)

    def witnesses(self) -> dict[str, list[str]]:
        """Who is weak is attacked."""
        return {"power": ["note-attacked", "note-war-declared"]}

    def efforts(self) -> list[Effort]:
        """A turn is made of many actions."""
        return EFFORTS

    def turn(self, g: Ages) -> int:
        """Number the turns of all rounds."""
        return g.round * MOST_SEATS + g.turn

    def ends_turn(self, g: Ages, action: int) -> bool:
        """Nothing follows the action phase but production and discards."""
        return action == DONE and isinstance(g.stack[-1], Turn)

    def is_settled(self, g: Ages) -> bool:
        """Everything but the two phases of a turn is an event, an attack or an offer under way."""
        top = g.stack[-1]
        return isinstance(top, (Turn, Politics))

    def key(self, g: Ages, seat: int) -> int:
        """Sum up the own civilization and the card row; in events and attacks nothing is equal."""
        if not isinstance(g.stack[-1], Turn):
            return NO_KEY
        p = g.players[seat]
        key = mix(mix(mix(g.sealed & 255, p.civil), p.military), p.used & 511)
        key = mix(mix(mix(key, p.culture), p.science), p.unused)
        key = mix(mix(mix(key, p.leader), p.wonder), p.stages)
        key = mix(mix(mix(key, p.government), p.tactic), p.unit_resource)
        key = mix(mix(mix(key, p.unit_science), p.spare_resource), p.spare_food)
        key = mix(mix(mix(key, p.extra_civil), p.extra_military), p.yellow)
        key = mix_all(mix_all(key, p.workers), p.stores)
        key = mix_all(mix_all(key, p.hand), p.military_hand)
        return mix_all(mix_all(key, p.specials), g.row)


def ages_judgement() -> Weighed:
    """Judge with the weights that are kept beside the tables."""
    return AgesJudgement(read_weights("through_the_ages", NAMES))
