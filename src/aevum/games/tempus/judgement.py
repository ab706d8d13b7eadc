"""How well a seat stands in Tempus, for bots that look further ahead."""

from typing import Final

from aevum.games.common.effort import Effort, planned
from aevum.games.common.judgement import NO_KEY, NO_TRACE, Weighed, mix, mix_all
from aevum.games.common.weights import read_weights
from aevum.games.tempus.features import FEATURES, features
from aevum.games.tempus.ideas import DiscardDrawn
from aevum.games.tempus.ids import ACT, IDEAS, MOVED, TO
from aevum.games.tempus.move import Move
from aevum.games.tempus.rounds import BEFORE, Turn
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.state import Note

SEATS: Final = 16
NAMES: Final = list(FEATURES)

EFFORTS: Final = [Effort(3), Effort(5), Effort(9), planned(8, 1000, 2, 6)]


class TempusJudgement(Weighed):
    """Judge by points, prospects, dangers and the race for the next era."""

    __slots__ = ()

    def names(self) -> list[str]:
        """Name the features."""
        return NAMES

    def weighed(self, weights: list[int]) -> Weighed:
        """Judge with other weights."""
        return TempusJudgement(weights)

    def value(self, g: Tempus, seat: int) -> int:
        """Judge how well a seat stands: the weights times the features."""
        found = features(g, seat)
        total = 0
        for i in range(len(found)):
            total += self.weights[i] * found[i]
        return total

    def counts(self, g: Tempus, seat: int) -> list[int]:
        """Count the features."""
        return features(g, seat)

    def witnesses(self) -> dict[str, list[str]]:
        """Who stands badly is attacked."""
        return {name: ["note-attacked"] for name in ("threatened", "equalled", "city_threatened")}

    def efforts(self) -> list[Effort]:
        """A turn is an action of several answers, and cards around it."""
        return EFFORTS

    def turn(self, g: Tempus) -> int:
        """Number the turns by round and seat; turns of one seat that follow each other are one."""
        for frame in g.stack:
            if isinstance(frame, Turn):
                return g.round * SEATS + 1 + frame.seat
        return g.round * SEATS

    def ends_turn(self, g: Tempus, action: int) -> bool:
        """Nothing follows when no more cards are played."""
        return action == DONE and isinstance(g.stack[-1], Turn)

    def begins_turn(self, g: Tempus) -> bool:
        """The action is still to be chosen."""
        top = g.stack[-1]
        return isinstance(top, Turn) and top.at == BEFORE

    def waiting(self, g: Tempus, options: list[int]) -> int:
        """Who waits draws ideas, plays none and gives up the first card above the limit."""
        top = g.stack[-1]
        if isinstance(top, Turn):
            return pack(ACT, IDEAS) if top.at == BEFORE else DONE
        return options[0] if isinstance(top, DiscardDrawn) else -1

    def trace(self, g: Tempus, action: int) -> int:
        """A token that moves leaves a trace: where from, and where to."""
        top = g.stack[-1]
        if isinstance(top, Move) and kind_of(action) == TO:
            return pack(TO, x_of(action), top.start)
        return NO_TRACE

    def traces(self, notes: list[Note], seat: int) -> list[int]:
        """Every token that was moved, by where it has come from and where it has gone."""
        return [
            pack(TO, note[3], note[2]) for note in notes if note[0] == MOVED and note[1] == seat
        ]

    def undoes(self, g: Tempus, action: int, trace: int) -> bool:
        """A token that goes where one has come from, and comes from where that one went."""
        step = self.trace(g, action)
        return step != NO_TRACE and x_of(step) == y_of(trace) and y_of(step) == x_of(trace)

    def key(self, g: Tempus, seat: int) -> int:
        """Sum up the map and the own hand; in the middle of an action nothing is equal."""
        top = g.stack[-1]
        if not isinstance(top, Turn):
            return NO_KEY
        p = g.players[seat]
        key = mix(mix(mix(g.sealed & 255, top.at), top.action), p.action_tokens)
        key = mix_all(mix_all(mix(key, p.era), p.hand), g.tokens)
        return mix_all(mix_all(key, g.owner), g.city)


def tempus_judgement() -> Weighed:
    """Judge with the weights that are kept beside the tables."""
    return TempusJudgement(read_weights("tempus", NAMES))
