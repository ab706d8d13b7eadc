"""What civilizations without a player pay a Wonder with (S6.7)."""

from aevum.games.inner_sea.ids import GIVE_DISK, SPEND, TALENT
from aevum.games.inner_sea.npc.card_rank import worst_card
from aevum.games.inner_sea.npc.rank import disk_worth
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import kind_of, pack, x_of


def choose_payment(g: Sea, civ: int, needed: int, options: list[int]) -> int:
    """Fourth disks, then Camps far from home, then Talents down to one, then cards (S6.7)."""
    others = [action for action in options if kind_of(action) != GIVE_DISK]
    if not others:
        keyed = [(disk_worth(g, civ, x_of(action)), x_of(action)) for action in options]
        keyed.sort()
        return pack(GIVE_DISK, min([area for _, area in keyed[: max(needed, 1)]]))
    cards = [action for action in others if kind_of(action) == SPEND]
    if kind_of(others[0]) == TALENT and (g.players[civ].talents > 1 or not cards):
        return others[0]
    return worst_card(cards)
