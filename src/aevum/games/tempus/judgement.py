"""How well a seat stands in Tempus, for bots that look further ahead."""

from typing import Final

from aevum.games.common.judgement import NO_KEY, PLAY_ON, Judgement, mix, mix_all
from aevum.games.tempus.judgement_1 import value
from aevum.games.tempus.rounds import Turn
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE

SEATS: Final = 16


class TempusJudgement(Judgement):
    """Judge by points, prospects and the race for the next era."""

    __slots__ = ()

    def value(self, g: Tempus, seat: int) -> int:
        """Judge how well a seat stands."""
        return value(g, seat)

    def way(self) -> int:
        """A turn is one action, and what counts is where it leads."""
        return PLAY_ON

    def turn(self, g: Tempus) -> int:
        """Number the turns by round and seat; turns of one seat that follow each other are one."""
        for frame in g.stack:
            if isinstance(frame, Turn):
                return g.round * SEATS + 1 + frame.seat
        return g.round * SEATS

    def ends_turn(self, g: Tempus, action: int) -> bool:
        """Nothing follows when no more cards are played."""
        return action == DONE and isinstance(g.stack[-1], Turn)

    def key(self, g: Tempus, seat: int) -> int:
        """Sum up the map and the own hand; in the middle of an action nothing is equal."""
        top = g.stack[-1]
        if not isinstance(top, Turn):
            return NO_KEY
        p = g.players[seat]
        key = mix(mix(mix(g.sealed & 255, top.at), top.action), p.action_tokens)
        key = mix_all(mix_all(mix(key, p.era), p.hand), g.tokens)
        return mix_all(mix_all(key, g.owner), g.city)
