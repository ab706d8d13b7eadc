"""Special rules of scenarios, asked by the chapters they change (S5, S7)."""

from typing import Final

from aevum.games.inner_sea.card_ids import (
    ACADEMY_OF_SCIENCE,
    NORTHERN_BARBARIANS,
    SEA_PEOPLES,
    STRATEGOS,
    TRIREMES,
)
from aevum.games.inner_sea.cards.events import invasion_areas, room_for_barbarians
from aevum.games.inner_sea.civilization_ids import EGYPTIANS, MYCENAEANS
from aevum.games.inner_sea.ids import BARBARIANS, EVENT_DRAWN, FACTIONS, NONE, OUT
from aevum.games.inner_sea.scenarios.titles import (
    ALEXANDER,
    FALL_OF_ROME,
    FALL_OF_ROME_EAST,
    GOD_KING,
    GREEKS_PERSIANS,
    HANNIBAL,
)
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import SCENARIOS, TROY, place_of
from aevum.games.inner_sea.wonder_ids import GREAT_LIBRARY
from aevum.games.inner_sea.wonders.owning import lay_out_wonders
from aevum.kernel.zones import insert_sorted

ATTICA: Final = place_of("attica")
MYCENAE: Final = place_of("mycenae")
THRACE: Final = place_of("thrace")
CITIES_OF_GREEKS: Final = 3
CITIES_OF_ROME: Final = 8
INVASIONS: Final = 2
"""S7.3: so many invasions strike Rome in every Card Phase."""
CLIENT_STATES: Final = [place_of(name) for name in ("canaan", "phoenicia", "al_mina")]


def scenario_growth(g: Sea, civ: int) -> int:
    """Extra disks of a scenario: Persians have some in place of the Nile clause (S5.4, S7)."""
    scenario = g.switches.scenario
    civilization = g.players[civ].civilization
    if scenario == ALEXANDER and civilization == EGYPTIANS:
        return 1
    if scenario == GREEKS_PERSIANS and civilization == EGYPTIANS:
        return 2
    if scenario == GOD_KING and civilization == MYCENAEANS and g.epoch >= 3:
        return 1
    return 0


def tribute(g: Sea, civ: int) -> int:
    """Talents that Client States pay Egypt in each Draw Step (S7.1)."""
    if g.switches.scenario != GOD_KING or g.players[civ].civilization != EGYPTIANS:
        return 0
    count = 0
    for area in CLIENT_STATES:
        if g.controls(civ, area):
            count += 1
    return count


def scores_only_seas(g: Sea, civ: int) -> bool:
    """The Sea Peoples of the God-King score for nothing but sea areas (S7.1)."""
    return g.switches.scenario == GOD_KING and civ == 1


def has_permanent_infantry(g: Sea, civ: int) -> bool:
    """The Greeks have Armored Infantry in every competition (S7.2)."""
    return g.switches.scenario == GREEKS_PERSIANS and civ == 0


def return_permanent_cards(g: Sea, civ: int) -> None:
    """Triremes and Strategos return to the Greek hand in each Draw Step (S7.2)."""
    if g.switches.scenario != GREEKS_PERSIANS or civ != 0:
        return
    piles = [g.discard, g.deck, g.top, g.removed]
    for other in range(1, len(g.players)):
        piles.append(g.players[other].hand)
    for card in (STRATEGOS, TRIREMES):
        for pile in piles:
            if card in pile:
                pile.remove(card)
                insert_sorted(g.players[civ].hand, card)
                break


def is_decided(g: Sea, is_last: bool) -> bool:
    """Say whether a scenario is decided at the end of this turn, and by whom (S5, S7)."""
    scenario = g.switches.scenario
    if scenario == HANNIBAL:
        for civ in range(2):
            if g.controls(1 - civ, g.players[civ].home):
                g.victor = 1 - civ
    elif scenario == ALEXANDER:
        if g.cities(0) > g.cities(1):
            g.victor = 0
        elif is_last:
            g.victor = 1
    elif scenario == FALL_OF_ROME and g.is_epoch_over and is_standing(g):
        g.parts_won += 1
    return g.victor != NONE


def is_standing(g: Sea) -> bool:
    """Rome stands with its Home Area controlled and eight Cities (S7.3)."""
    return g.controls(0, g.players[0].home) and g.cities(0) >= CITIES_OF_ROME


def is_greek_victory(g: Sea) -> bool:
    """The Greeks win with Attica, Mycenae and three Cities at the end (S7.2)."""
    holds_both = g.controls(0, ATTICA) and g.controls(0, MYCENAE)
    return holds_both and g.cities(0) >= CITIES_OF_GREEKS


def begin_part(g: Sea) -> None:
    """The second part of a scenario in two parts begins (S7.2, S7.3)."""
    scenario = g.switches.scenario
    if scenario == GREEKS_PERSIANS:
        g.add(1, TROY, 2)
        g.add(1, THRACE, 2)
    elif scenario == FALL_OF_ROME:
        clear_away_west(g)
        move_to_east(g)


def clear_away_west(g: Sea) -> None:
    """All disks of the first part leave the map (S7.3)."""
    p = g.players[0]
    for area in p.held[:]:
        g.remove(0, area, 4)
    for area in g.chart().areas:
        g.remove(BARBARIANS, area, 4)
    p.stock += p.ready
    p.ready = 0


def move_to_east(g: Sea) -> None:
    """Rome begins anew in the east, with new Wonders and Talents (S7.3)."""
    p = g.players[0]
    east = SCENARIOS[FALL_OF_ROME_EAST]
    lineup = east.lineups[0]
    g.extent = east.extent
    lay_out_wonders(g, g.wonder_state[GREAT_LIBRARY] != OUT)
    p.home = lineup.home
    for area, count in lineup.stacks:
        g.add(0, area, count)
    g.lose_talents(0, p.talents)
    g.gain_talents(0, lineup.talents)


def has_invasions(g: Sea) -> bool:
    """The Fall of Rome has invasions in every Card Phase (S7.3)."""
    return g.switches.scenario == FALL_OF_ROME


def invade(g: Sea) -> None:
    """Two of the four invasions, drawn at random, strike where most Roman disks are in reach.

    For one that can bring no disk another is drawn.
    """
    events = list(range(NORTHERN_BARBARIANS, SEA_PEOPLES + 1))
    left = INVASIONS
    while events and left > 0:
        event = events.pop(g.below(len(events)))
        first = NONE
        most = -1
        for area in invasion_areas(g, event):
            count = roman_disks_in_reach(g, event, area)
            if count > most and has_room(g, event, area):
                first = area
                most = count
        if first != NONE:
            g.note(EVENT_DRAWN, NONE, event)
            strike(g, event, first)
            left -= 1


def has_room(g: Sea, event: int, area: int) -> bool:
    """Say whether an invasion at an area would bring a disk."""
    for place in reach_of(g, event, area):
        if g.barbarian_stock > 0 and room_for_barbarians(g, place) > 0:
            return True
    return False


def reach_of(g: Sea, event: int, area: int) -> list[int]:
    """List the areas that an invasion at an area fills."""
    chart = g.chart()
    near = chart.shallow_near if event == SEA_PEOPLES else chart.land_near
    return [area, *near[area]]


def roman_disks_in_reach(g: Sea, event: int, area: int) -> int:
    """Count the disks of the largest Roman stack an invasion would meet; Sea Peoples land too."""
    places = reach_of(g, event, area)
    if event == SEA_PEOPLES:
        places.extend(g.chart().land_near[area])
    most = 0
    for place in places:
        most = max(most, g.disks[place * FACTIONS])
    return most


def strike(g: Sea, event: int, first: int) -> None:
    """Barbarians come until the limit; the Sea Peoples also to the richest coast."""
    for area in reach_of(g, event, first):
        g.add_barbarians(area, room_for_barbarians(g, area))
    if event == SEA_PEOPLES:
        coast = NONE
        for area in g.chart().land_near[first]:
            if coast == NONE or g.disks[area * FACTIONS] > g.disks[coast * FACTIONS]:
                coast = area
        if coast != NONE:
            g.add_barbarians(coast, room_for_barbarians(g, coast))


def is_permanent(g: Sea, civ: int, card: int) -> bool:
    """The Greeks keep their Academy of Science for good (S7.2)."""
    return g.switches.scenario == GREEKS_PERSIANS and civ == 0 and card == ACADEMY_OF_SCIENCE
