"""What an answer would lose: tokens that could still move or be born, cards not played.

Cards stay in the hand; what is lost is the use of them: a repeated action once the turn is
over (R8.6), free cards when no turn of the round is left (R5.1), points of progress (R9.4).
"""

from aevum.games.tempus.effect_ids import GOVERNMENT
from aevum.games.tempus.ids import GROW, PLAY, effect_of
from aevum.games.tempus.move import Move
from aevum.games.tempus.names import card_word
from aevum.games.tempus.offspring import Offspring
from aevum.games.tempus.progress import Progress, progress_points
from aevum.games.tempus.rounds import Turn
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE, kind_of, x_of
from aevum.kernel.game import Loss
from aevum.kernel.message import Argument, Msg


def losses(g: Tempus, seat: int, action: int) -> list[Loss]:
    """Name what an answer would lose that ends a turn, an action or a competition."""
    top = g.stack[-1]
    if isinstance(top, Offspring):
        return unborn(g, top, action)
    if action != DONE:
        return []
    if isinstance(top, Move):
        return unmoved(g, top)
    if isinstance(top, Progress):
        return unplayed_points(g, seat)
    return unplayed_cards(g, seat) if isinstance(top, Turn) else []


def unmoved(g: Tempus, move: Move) -> list[Loss]:
    """Count the tokens that could still move (R6.1)."""
    left = move.allowance - move.moved
    if left <= 0 or not move.starts(g, 1):
        return []
    return [Loss("R6.1", Msg("loss-moves", n=left))]


def unborn(g: Tempus, offspring: Offspring, action: int) -> list[Loss]:
    """Count the tokens for which no hex is left: hexes are named upwards (R6.8)."""
    kind = kind_of(action)
    if kind != GROW and action != DONE:
        return []
    p = g.players[offspring.seat]
    before = min(offspring.allowance - len(offspring.born), p.supply)
    sites = offspring.sites(g)
    possible = min(before, len(sites))
    after = 0
    if kind == GROW:
        after = 1 + min(before - 1, len([site for site in sites if x_of(site) > x_of(action)]))
    lost = possible - after
    return [Loss("R6.8", Msg("loss-births", n=lost))] if lost > 0 else []


def unplayed_points(g: Tempus, seat: int) -> list[Loss]:
    """List the cards of the hand that would score; none can be added later (R9.4)."""
    scoring = [card for card in g.players[seat].hand if progress_points(g, card) > 0]
    return [Loss("R9.4", cards_word("loss-points", scoring))] if scoring else []


def unplayed_cards(g: Tempus, seat: int) -> list[Loss]:
    """List the Governments that could repeat the action, and free cards before the last turn."""
    on_offer = [x_of(one) for one in g.legal() if kind_of(one) == PLAY]
    repeating = [card for card in on_offer if effect_of(card) == GOVERNMENT]
    found = [Loss("R8.6", cards_word("loss-repeat", repeating))] if repeating else []
    free = [card for card in on_offer if effect_of(card) != GOVERNMENT]
    if free and g.players[seat].action_tokens == 0:
        found.append(Loss("R5.4", cards_word("loss-free-cards", free)))
    return found


def cards_word(key: str, cards: list[int]) -> Msg:
    """Name cards, and how many they are."""
    names: list[Argument] = [card_word(card) for card in cards]
    return Msg(key, n=len(cards), cards=names)
