"""How non-player civilizations use cards and build Wonders (S6.7 to S6.9, S6.13)."""

from typing import Final

from aevum.games.inner_sea.drawing import DiscardDown
from aevum.games.inner_sea.effects import (
    BURY,
    CONVERT,
    FORFEIT,
    LOSE_POINTS,
    REMOVE,
    ROB,
    SPECIAL,
    WIDTH,
)
from aevum.games.inner_sea.ids import (
    AT,
    BUILD,
    BURIED,
    DISCARD,
    GIVE_DISK,
    INVESTMENT,
    PLAY,
    SPEND,
    TALENT,
)
from aevum.games.inner_sea.npc_rank import (
    BLOOD_OFFERING,
    GAINS,
    RESTORATION,
    adds_disks,
    disk_worth,
    is_spare,
    keeping_worth,
    nearest,
    worst_card,
)
from aevum.games.inner_sea.npc_targets import LEAST_HARM, target_worth
from aevum.games.inner_sea.playing import PlayCard
from aevum.games.inner_sea.special import BREAD, CORRUPTION, FAMINE, may_lose_here
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import CARD_CLASS, WONDERS
from aevum.games.inner_sea.wonders import ARCHITECT, LEAST_DISKS, BuildWonder
from aevum.kernel.action import DONE, kind_of, pack, x_of

SPARE_DISKS: Final = 2
SPARE_GOODS: Final = 3
"""S6.7: so many Talents and cards together are needed to build."""


def choose_discard(g: InnerSea, civ: int, frame: DiscardDown) -> int:
    """Discard the least worthy cards, named in ascending order (S6.13)."""
    cards = [card for card in g.players[civ].hand if card >= frame.lowest]
    keyed = [(keeping_worth(card), card) for card in cards]
    keyed.sort()
    chosen = [card for _, card in keyed[: frame.most - frame.picked]]
    return pack(DISCARD, min(chosen))


def choose_action(g: InnerSea, civ: int, options: list[int]) -> int:
    """Build, add, gain, invest, harm, pass: the first line that applies (S6.7)."""
    best = DONE
    most = 0
    for action in options:
        kind, x = kind_of(action), x_of(action)
        worth = 0
        if kind == BUILD:
            worth = 6000 - x if may_afford_wonder(g, civ) else 0
        elif kind == PLAY:
            line = action_line(g, civ, x)
            worth = line * 1000 - x if line > 0 else 0
        if worth > most:
            most = worth
            best = action
    return best


def action_line(g: InnerSea, civ: int, card: int) -> int:
    """Rank a card by the lines of S6.7: the earlier, the more; nought if none applies."""
    if card == ARCHITECT:
        return 7 if may_afford_wonder(g, civ) else 0
    if adds_disks(card):
        return 5
    if card in GAINS:
        return 4 if does_gain(g, civ, card) else 0
    if CARD_CLASS[card] == INVESTMENT:
        return 3
    options: list[int] = []
    PlayCard(card, civ).options(g, options)
    for action in options:
        if target_worth(g, civ, card, [], action) >= LEAST_HARM:
            return 2
    return 0


def does_gain(g: InnerSea, civ: int, card: int) -> bool:
    """A Blood Offering needs a disk to spare; Restoration must not raise another's Wonder."""
    if card == BLOOD_OFFERING:
        for area in g.players[civ].held:
            if is_spare(g, civ, area):
                return True
        return False
    if card == RESTORATION:
        is_any_buried = False
        for wonder in range(WONDERS):
            if g.wonder_state[wonder] == BURIED:
                is_any_buried = True
                if g.wonder_owner[wonder] == civ:
                    return True
        return not is_any_buried
    return True


def may_afford_wonder(g: InnerSea, civ: int) -> bool:
    """Two fourth disks or Camps and three Talents and cards, from turn 2 of the game on."""
    p = g.players[civ]
    spare = 0
    for area in p.held:
        if is_spare(g, civ, area):
            spare += 1
    has_goods = p.talents + len(p.hand) >= SPARE_GOODS
    return g.turn_of_game() > 1 and spare >= SPARE_DISKS and has_goods


def choose_payment(g: InnerSea, civ: int, frame: BuildWonder, options: list[int]) -> int:
    """Fourth disks, then Camps far from home, then Talents down to one, then cards (S6.7)."""
    if kind_of(options[0]) == AT:
        return nearest(g, civ, options)
    others = [action for action in options if kind_of(action) != GIVE_DISK]
    if not others:
        keyed = [(disk_worth(g, civ, x_of(action)), x_of(action)) for action in options]
        keyed.sort()
        needed = max(LEAST_DISKS - frame.disks, 1)
        return pack(GIVE_DISK, min([area for _, area in keyed[:needed]]))
    cards = [action for action in others if kind_of(action) == SPEND]
    if kind_of(others[0]) == TALENT and (g.players[civ].talents > 1 or not cards):
        return others[0]
    return worst_card(cards)


def choose_reaction(g: InnerSea, civ: int, options: list[int]) -> int:
    """Negate what would cost two disks, points or Talents, or a Wonder (S6.9)."""
    if len(options) == 1:
        return DONE
    under = g.stack[-2]
    if isinstance(under, PlayCard) and is_grave(g, civ, under.card, under.planned(g)):
        return options[1]
    return DONE


def is_grave(g: InnerSea, civ: int, card: int, ops: list[int]) -> bool:
    """Say whether a card would take two disks, points or Talents from it, or a Wonder."""
    disks, points, talents = 0, 0, 0
    for i in range(0, len(ops), WIDTH):
        verb, a, b, c = ops[i], ops[i + 1], ops[i + 2], ops[i + 3]
        if verb == BURY and g.wonder_owner[a] == civ:
            return True
        if verb == SPECIAL and c == civ and is_grave_choice(g, civ, card, a):
            return True
        if a != civ:
            continue
        if verb == REMOVE:
            disks += c
        elif verb == CONVERT:
            disks += 1
        elif verb == LOSE_POINTS:
            points += b
        elif verb == FORFEIT:
            talents += b
        elif verb == ROB:
            talents += c
    return disks >= 2 or points >= 2 or talents >= 2


def is_grave_choice(g: InnerSea, civ: int, card: int, by: int) -> bool:
    """Famine in two areas, Bread and Circuses with two Cities, Corruption in two or paid off."""
    p = g.players[civ]
    if card == BREAD:
        return min(g.cities(civ), p.vp) >= 2
    if card == CORRUPTION and p.talents >= 2:
        return True
    if card != CORRUPTION and card != FAMINE:
        return False
    is_city = card == CORRUPTION
    places = [area for area in p.held if may_lose_here(g, civ, area, by, is_city)]
    return len(places) >= 2
