"""What must always hold: disks of every colour, cards and limits."""

from aevum.games.inner_sea.card_ids import BREATH_OF_GOD
from aevum.games.inner_sea.cards.drawing import BreathOfGod, Draw
from aevum.games.inner_sea.cards.events import Invasion
from aevum.games.inner_sea.cards.insight import Foresight
from aevum.games.inner_sea.chart import GROWTH_LIMIT, RECKONING_LIMIT
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.ids import (
    AVAILABLE,
    BARBARIANS,
    COMPETE,
    DEEP,
    FACTIONS,
    NONE,
    OUT,
    RECKONING,
)
from aevum.games.inner_sea.player import DISKS_OF_A_COLOUR
from aevum.games.inner_sea.reckoning.phase import CLOSE, Reckoning
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, AREAS, KIND, deck_of
from aevum.kernel.state import NOBODY


def broken_invariant(g: Sea) -> str:
    """Name what does not hold; empty if all does."""
    if sorted(all_cards(g)) != deck_of(g.switches.edition()):
        return "the Fate cards are not all there once (R5.1)"
    for civ in range(len(g.players)):
        broken = broken_player(g, civ)
        if broken:
            return broken
    on_map = sum(g.disks[BARBARIANS::FACTIONS])
    if g.barbarian_stock < 0 or g.barbarian_stock + on_map != DISKS_OF_A_COLOUR:
        return "Barbarian disks were lost or made (R2.12)"
    for area in range(AREAS):
        broken = broken_area(g, area)
        if broken:
            return broken
    if sorted(g.order) != list(range(len(g.players))):
        return "the turn order does not name every civilization once (R1.21)"
    if g.asked != NOBODY and g.players[g.decider].seat != g.asked:
        return "another seat is asked than that of the civilization that decides"
    return broken_contest(g) or broken_wonder(g)


def all_cards(g: Sea) -> list[int]:
    """Collect the cards of deck, discard pile, table, hands and open procedures."""
    cards = g.deck + g.top + g.discard + g.removed
    for p in g.players:
        cards += p.hand + p.aside + p.investments
    for frame in g.stack:
        if isinstance(frame, Competition):
            cards += frame.laid_card
        elif isinstance(frame, Draw):
            cards += frame.waiting
        elif isinstance(frame, Foresight):
            cards += frame.order
        elif isinstance(frame, BreathOfGod):
            cards.append(BREATH_OF_GOD)
        elif isinstance(frame, Invasion) and frame.is_drawn:
            cards.append(frame.event)
    return cards


def broken_player(g: Sea, civ: int) -> str:
    """Every civilization has fifty disks, and knows where they stand (R1.2)."""
    p = g.players[civ]
    own = [area for area in range(AREAS) if g.disks[area * FACTIONS + civ] > 0]
    if p.held != own:
        return f"civilization {civ} does not know where its disks stand"
    total = p.stock + p.ready + sum(g.disks[civ::FACTIONS])
    if g.switches.talents_as_disks:
        total += p.talents + p.loot
    if p.stock < 0 or p.ready < 0 or total != DISKS_OF_A_COLOUR:
        return f"disks of civilization {civ} were lost or made (R1.2)"
    if not 0 <= p.sea_ready <= p.ready:
        return f"civilization {civ} has more disks for the sea than ready ones"
    if p.vp < 0 or p.talents < 0 or p.loot < 0:
        return f"civilization {civ} has fewer than no points or Talents (R1.20)"
    if p.hand != sorted(p.hand) or p.aside != sorted(p.aside):
        return f"the cards of civilization {civ} are not in order"
    if p.investments != sorted(p.investments):
        return f"the investments of civilization {civ} are not in order"
    return ""


def broken_area(g: Sea, area: int) -> str:
    """The stacking limits hold for each faction, and no area out of play holds disks (R2)."""
    start = area * FACTIONS
    stacks = g.disks[start : start + FACTIONS]
    if min(stacks) < 0:
        return f"{AREA_NAMES[area]} holds fewer than no disks"
    if sum(stacks) > 0 and not g.chart().is_in_play[area]:
        return f"{AREA_NAMES[area]} is not in play (S1.1)"
    if max(stacks[len(g.players) : BARBARIANS], default=0) > 0:
        return f"{AREA_NAMES[area]} holds disks of a civilization that is not there"
    broken = broken_whites(g, area)
    if broken:
        return broken
    kind = KIND[area]
    if g.phase == COMPETE and kind != DEEP:
        return ""
    limit = RECKONING_LIMIT[kind] if is_reckoned(g) else GROWTH_LIMIT[kind]
    if max(stacks) > limit:
        return f"{AREA_NAMES[area]} holds more than {limit} disks of one faction (R2)"
    return ""


def broken_whites(g: Sea, area: int) -> str:
    """White disks are of civilizations, and only a Competition Phase has any (R1.19, R7.24)."""
    start = area * FACTIONS
    whites = g.white[start : start + FACTIONS]
    if min(whites) < 0 or max(whites[len(g.players) :]) > 0:
        return f"{AREA_NAMES[area]} holds white disks of nobody (R1.19)"
    if sum(whites) > 0 and g.phase != COMPETE:
        return f"white disks stay in {AREA_NAMES[area]} (R7.24)"
    return ""


def broken_contest(g: Sea) -> str:
    """In a competition cards lie, and disks are removed, in turn order (R7.4, R7.14)."""
    turns = [*g.order, BARBARIANS]
    for frame in g.stack:
        if isinstance(frame, Competition):
            laid = list(zip(frame.laid_civ, frame.laid_card, strict=True))
            if laid != sorted(laid, key=lambda lot: (turns.index(lot[0]), lot[1])):
                return "the cards laid in a competition are not in order (R7.4)"
            if frame.losers != [who for who in turns if who in frame.losers]:
                return "those who must remove a disk are not in order (R7.14)"
    return ""


def is_reckoned(g: Sea) -> bool:
    """The lower limits hold from the start of the Reckoning Phase to the Draw Step (R2.3)."""
    if g.phase != RECKONING:
        return False
    for frame in g.stack:
        if isinstance(frame, Reckoning) and frame.at <= CLOSE:
            return True
    return False


def broken_wonder(g: Sea) -> str:
    """A Wonder that is not built has neither owner nor area (R10)."""
    for wonder in range(len(g.wonder_state)):
        is_built = g.wonder_state[wonder] not in (OUT, AVAILABLE)
        if is_built == (g.wonder_area[wonder] == NONE):
            return f"Wonder {wonder} has an area and is not built, or is built nowhere (R10.5)"
        if not is_built and g.wonder_owner[wonder] != NONE:
            return f"Wonder {wonder} has an owner and is not built (R10.7)"
    return ""
