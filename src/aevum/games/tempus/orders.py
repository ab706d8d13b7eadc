"""Which questions standing orders answer: cards of the defender in a fight."""

from typing import Final

from aevum.games.common.orders import NO_ANSWER, PASS
from aevum.games.tempus.fight import DEFENDER, Fight
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE

ORDERS: Final = {PASS: 0}


def ordered(g: Tempus, order: str, _limit: int) -> int:
    """Play no card in the own defence (R7.6)."""
    asking = g.stack[-1]
    is_defence = isinstance(asking, Fight) and asking.at == DEFENDER
    return DONE if order == PASS and is_defence else NO_ANSWER
