"""Which questions standing orders answer: whether a card of another is negated."""

from typing import Final

from aevum.games.common.orders import NO_ANSWER, PASS
from aevum.games.inner_sea.cards.reactions import Reactions
from aevum.games.inner_sea.contest.competition import NEGATING, Competition
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import DONE

ORDERS: Final = {PASS: 0}


def ordered(g: Sea, order: str, _limit: int) -> int:
    """Let the cards of others pass, in competitions too (R5.17)."""
    asking = g.stack[-1]
    is_negating = isinstance(asking, Competition) and asking.at == NEGATING
    is_reaction = is_negating or isinstance(asking, Reactions)
    return DONE if order == PASS and is_reaction else NO_ANSWER
