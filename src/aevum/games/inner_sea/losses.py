"""What passing would lose: the use of cards, and a Wonder; disks not deployed are kept (R4.19)."""

from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.ids import BUILD, PLAY
from aevum.games.inner_sea.names import card_word
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import DONE, kind_of, x_of
from aevum.kernel.game import Loss
from aevum.kernel.message import Argument, Msg


def losses(g: Sea, _seat: int, action: int) -> list[Loss]:
    """Name what is lost by passing."""
    if action == DONE and isinstance(g.stack[-1], CardPhase):
        return by_passing(g)
    return []


def by_passing(g: Sea) -> list[Loss]:
    """List the cards that could be played, and say whether a Wonder could be built (R6.4)."""
    found: list[Loss] = []
    offered = g.legal()
    cards: list[Argument] = [card_word(x_of(one)) for one in offered if kind_of(one) == PLAY]
    if cards:
        found.append(Loss("R6.4", Msg("loss-cards", n=len(cards), cards=cards)))
    if [one for one in offered if kind_of(one) == BUILD]:
        found.append(Loss("R6.4", Msg("loss-wonder")))
    return found
