"""The next epoch begins (R9.2)."""

from aevum.games.inner_sea.cards.piles import shuffle
from aevum.games.inner_sea.cards.removal import discard_investment
from aevum.games.inner_sea.reckoning.end_of_epoch import clear_omen
from aevum.games.inner_sea.scenarios.rules import begin_part, is_permanent
from aevum.games.inner_sea.state import Sea


def discard_investments(g: Sea) -> None:
    """Investments are discarded (R5.16)."""
    for civ in g.order:
        for card in g.players[civ].investments[:]:
            if not is_permanent(g, civ, card):
                discard_investment(g, civ, card)


def begin_epoch(g: Sea) -> None:
    """Discard investments, shuffle all together, turn 1 of the next epoch (R9.2)."""
    discard_investments(g)
    clear_omen(g)
    shuffle(g)
    g.epoch += 1
    g.turn = 0
    g.is_epoch_over = False
    for p in g.players:
        p.has_restarted = False
    begin_part(g)
