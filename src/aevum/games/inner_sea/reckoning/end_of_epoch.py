"""When an epoch ends: sudden death, the fourth turn, a goal (R3.6, R8.17 to R8.20)."""

from typing import Final

from aevum.games.inner_sea.card_ids import OMEN_IN_THE_HEAVENS
from aevum.games.inner_sea.cards.piles import draw_card
from aevum.games.inner_sea.ids import NONE, SUDDEN_DEATH
from aevum.games.inner_sea.state import Sea

LAST_TURN: Final = 4


def meet_sudden_death(g: Sea) -> None:
    """In turns 2 and 3 a card may end the epoch; turn 4 always does (R8.17 to R8.20, T22)."""
    if g.turn == LAST_TURN:
        g.is_epoch_over = True
    elif has_chance_of_death(g):
        cards = 2 if g.is_omen_out else 1
        clear_omen(g)
        for _ in range(cards):
            card = draw_card(g)
            if card == NONE:
                return
            g.discard.append(card)
            is_fatal = is_deadly(card, g.turn)
            g.note(SUDDEN_DEATH, NONE, card, 1 if is_fatal else 0)
            g.is_epoch_over = g.is_epoch_over or is_fatal


def has_chance_of_death(g: Sea) -> bool:
    """Say whether a card may end the epoch with this turn: neither with the first nor the last."""
    return g.switches.has_sudden_death and 1 < g.turn < LAST_TURN


def clear_omen(g: Sea) -> None:
    """The Omen in the Heavens is discarded."""
    if g.is_omen_out:
        g.is_omen_out = False
        g.removed.remove(OMEN_IN_THE_HEAVENS)
        g.discard.append(OMEN_IN_THE_HEAVENS)


def deadly_digits(turn: int) -> list[int]:
    """List the digits that end the epoch in a turn: none in turn 1, then one more each (R8.18)."""
    return list(range(2, turn + 1))


def is_deadly(card: int, turn: int) -> bool:
    """Say whether the number of a card holds a digit that ends the epoch."""
    for digit in deadly_digits(turn):
        if has_digit(card, digit):
            return True
    return False


def has_digit(number: int, digit: int) -> bool:
    """Say whether a number contains a digit."""
    while number > 0:
        if number % 10 == digit:
            return True
        number //= 10
    return False


def is_goal_reached(g: Sea) -> bool:
    """Say whether somebody has the points agreed on (R3.6)."""
    if g.switches.goal == 0:
        return False
    for p in g.players:
        if p.vp >= g.switches.goal:
            return True
    return False
