"""Competition cards: when they can be used, what they ask, what they do (cards 6 to 94)."""

from typing import Final

from aevum.games.inner_sea.card_ids import (
    AMBUSH,
    ARMORED_INFANTRY,
    BOARDING_BRIDGES,
    CAVALRY,
    CHARIOTS,
    CITY_WALLS,
    COMPOSITE_BOWS,
    IRON_WEAPONS,
    MERCENARIES,
    SIEGE_ENGINES,
    STRATEGOS,
    TRAITOR,
    TRIREMES,
    WAR_ELEPHANTS,
    WARRIOR_QUEEN,
)
from aevum.games.inner_sea.cards.places import is_by_controlled_land
from aevum.games.inner_sea.cards.removal import is_in_labyrinth, is_protected
from aevum.games.inner_sea.cards.strikes import can_hit
from aevum.games.inner_sea.contest.powers import add_white
from aevum.games.inner_sea.ids import (
    AT,
    AT_SEA,
    BARBARIANS,
    FACTIONS,
    LAND,
    NUMBER,
    ON_LAND,
    STRIKE,
)
from aevum.games.inner_sea.player import CITY
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_DISKS, CARD_PLACE, COMPETITION_ORDER, KIND, TROY
from aevum.kernel.action import DONE, pack, x_of

MOST_HIRED: Final = 3

AIMED: Final = (TRAITOR, SIEGE_ENGINES, COMPOSITE_BOWS, AMBUSH)
"""Cards that are turned on one opponent."""
FEARED_BY_ELEPHANTS: Final = (CHARIOTS, COMPOSITE_BOWS, CAVALRY)


def is_usable(g: Sea, civ: int, card: int, area: int) -> bool:
    """Say whether a revealed card can be used in this competition; else it returns (R7.7)."""
    if not g.holds(civ, area):
        return False
    if CARD_PLACE[card] == (AT_SEA if KIND[area] == LAND else ON_LAND):
        return False
    out: list[int] = []
    if card == MERCENARIES:
        offer_mercenaries(g, civ, out)
    elif card in AIMED:
        offer_opponents(g, civ, card, area, out)
    else:
        return True
    return len(out) > 0


def offer_opponents(g: Sea, civ: int, card: int, area: int, out: list[int]) -> None:
    """Offer the opponents in a competition that a card can be turned on."""
    if card == TRAITOR and is_home(g, area) and area != TROY:
        return
    for faction in [*range(len(g.players)), BARBARIANS]:
        own = g.disks[area * FACTIONS + faction]
        total = own + g.white[area * FACTIONS + faction]
        if faction == civ or total == 0:
            continue
        if card == TRAITOR:
            is_open = faction != BARBARIANS and not is_in_labyrinth(g, faction, area)
        elif card == SIEGE_ENGINES:
            is_open = total >= CITY and can_hit(g, civ, faction, area)
        elif card == AMBUSH:
            is_open = total > own or can_hit(g, civ, faction, area)
        else:
            is_open = not is_protected(g, faction, area, civ)
        if is_open:
            out.append(pack(STRIKE, area, faction))


def is_home(g: Sea, area: int) -> bool:
    """Say whether an area is the Home Area of a civilization in play."""
    for p in g.players:
        if p.home == area:
            return True
    return False


def other_fronts(g: Sea, civ: int, card: int, area: int) -> list[int]:
    """List the other unresolved contested areas with own disks in which a card helps too."""
    fronts: list[int] = []
    for other in COMPETITION_ORDER:
        if other == area or not g.holds(civ, other) or not g.is_contested(other):
            continue
        if (card == CHARIOTS and KIND[other] != LAND) or (card == TRIREMES and KIND[other] == LAND):
            continue
        fronts.append(other)
    fronts.sort()
    return fronts


def offer_mercenaries(g: Sea, civ: int, out: list[int]) -> None:
    """Offer to pay one to three Talents for Mercenaries."""
    for count in range(1, min(MOST_HIRED, g.players[civ].talents) + 1):
        out.append(pack(NUMBER, count))


def card_choices(g: Sea, civ: int, card: int, area: int, picks: list[int]) -> list[int]:
    """List what the owner of a competition card has to name; nothing if all is named."""
    out: list[int] = []
    if picks and picks[-1] == DONE:
        return out
    if card in AIMED:
        if not picks:
            offer_opponents(g, civ, card, area, out)
    elif card == STRATEGOS or card == CHARIOTS or card == TRIREMES:
        if len(picks) == (3 if card == STRATEGOS else 1):
            return out
        lowest = x_of(picks[-1]) + 1 if picks else 0
        fronts = [front for front in other_fronts(g, civ, card, area) if front >= lowest]
        if fronts:
            out.append(DONE)
            for front in fronts:
                out.append(pack(AT, front))
    return out


def white_here(g: Sea, civ: int, card: int, area: int, is_favoured: bool) -> int:
    """Count the white disks a card brings here.

    War Elephants are favoured if nobody frightens them, City Walls if a City stood here.
    """
    if card == IRON_WEAPONS:
        return min((g.disks[area * FACTIONS + civ] + 1) // 2, 2)
    if card == WAR_ELEPHANTS:
        return 3 if is_favoured else 1
    if card == CITY_WALLS:
        return 2 if area == g.players[civ].home or is_favoured else 1
    if card == BOARDING_BRIDGES:
        return 2 if is_by_controlled_land(g, civ, area) else 1
    return CARD_DISKS[card]


def rally(g: Sea, civ: int, card: int, area: int, picks: list[int]) -> None:
    """Bring the disks that a card adds here and on other fronts."""
    if card == WARRIOR_QUEEN:
        g.add_freely(civ, area, 1)
    elif card == ARMORED_INFANTRY:
        for front in other_fronts(g, civ, card, area):
            add_white(g, civ, front, 1)
    elif card == STRATEGOS or card == CHARIOTS or card == TRIREMES:
        for pick in picks:
            if pick != DONE:
                add_white(g, civ, x_of(pick), 1)
