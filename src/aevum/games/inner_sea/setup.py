"""Set-up: civilizations, map, disks, cards, for any scenario (S1, S2, S5, S7)."""

from typing import Final

from aevum.games.inner_sea.ids import (
    BARBARIANS,
    DEEP,
    MOST_CIVILIZATIONS,
    NPC,
    STRATEGOS,
    TRIREMES,
)
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.scenario import (
    FALL_OF_ROME,
    GOD_KING,
    GREEKS_PERSIANS,
    HANNIBAL,
    IMPERIAL_ROME,
)
from aevum.games.inner_sea.state import InnerSea, is_event
from aevum.games.inner_sea.tables import DECK, KIND, SCENARIO_NAMES, SCENARIOS, Lineup
from aevum.games.inner_sea.turn import Turn
from aevum.kernel.zones import draw, insert_sorted

FIRST_HAND: Final = 4
ROMAN_HAND: Final = 5
PLAYERS_2: Final = SCENARIO_NAMES.index("players_2")
ALONE: Final = 4
"""One live player alone plays on the board of so many civilizations (S6.4)."""
MOST_EACH: Final = 3
"""R13.4: a player runs up to three civilizations."""


def standard_scenario(seats: int, civilizations: int) -> int:
    """Choose the line-up for a number of civilizations, at least one for every seat (S2)."""
    wanted = max(seats, civilizations)
    if wanted == 1:
        wanted = ALONE
    return PLAYERS_2 + min(wanted, MOST_CIVILIZATIONS) - 2


def most_seats(scenario: int) -> int:
    """Say how many live players a scenario has room for."""
    if scenario == IMPERIAL_ROME:
        return 4
    count = 0
    for lineup in SCENARIOS[scenario].lineups:
        if not lineup.is_non_player:
            count += 1
    return count


def chosen_lineups(scenario: int, wanted: int) -> list[Lineup]:
    """List the civilizations of a scenario; Imperial Rome has as many as wanted, two to four."""
    lineups = SCENARIOS[scenario].lineups
    return lineups[: min(max(wanted, 2), 4)] if scenario == IMPERIAL_ROME else lineups


def set_up(g: InnerSea, wanted: int, extra_by_players: bool, extra_wonders: bool) -> None:
    """Lay out the game for its seats; the frames have not run yet."""
    scenario = g.switches.scenario
    known = SCENARIOS[scenario]
    seats = g.seats
    g.extent = known.extent
    g.clear_map()
    g.lay_out_wonders(extra_wonders)
    lineups = chosen_lineups(scenario, max(seats, wanted))
    for i, lineup in enumerate(lineups):
        p = Player()
        p.civilization = lineup.civilization
        p.home = lineup.home
        p.seat = seat_of(i, lineup, seats, extra_by_players)
        p.vp = lineup.vp
        g.players.append(p)
        g.used_civilizations |= 1 << lineup.civilization
    place_disks(g, lineups)
    for area, count in known.barbarians:
        g.barbarian_stock -= count
        g.put(BARBARIANS, area, count)
    for civ, lineup in enumerate(lineups):
        g.gain_talents(civ, lineup.talents)
        if g.switches.growth_of_npc > 0 and g.players[civ].seat == NPC:
            g.gain_talents(civ, 1)
    deal_first_hands(g)
    g.epoch = g.switches.first_epoch
    g.stack = [Turn()]


def seat_of(i: int, lineup: Lineup, seats: int, extra_by_players: bool) -> int:
    """Give a civilization to a seat, or to nobody."""
    if lineup.is_non_player:
        return NPC
    if i < seats:
        return i
    return i % seats if extra_by_players and i < seats * MOST_EACH else NPC


def place_disks(g: InnerSea, lineups: list[Lineup]) -> None:
    """Place the first disks; in Imperial Rome the others first, Rome where they do not stand."""
    for civ in range(len(lineups) - 1, -1, -1):
        for area, count in lineups[civ].stacks:
            if g.switches.scenario == IMPERIAL_ROME and g.others(area, civ) > 0:
                continue
            g.players[civ].stock -= count
            g.put(civ, area, count)
    assert all(g.chart().is_in_play[area] for p in g.players for area in p.held)
    assert all(
        KIND[area] != DEEP or g.switches.scenario == GOD_KING for p in g.players for area in p.held
    )


def deal_first_hands(g: InnerSea) -> None:
    """Shuffle the deck and deal in random turn order; events are replaced (S1.8 to S1.10)."""
    g.deck = DECK[:]
    waiting = list(range(len(g.players)))
    while waiting:
        g.order.append(waiting.pop(g.below(len(waiting))))
    if g.switches.scenario == FALL_OF_ROME:
        take_out_events(g)
    if g.switches.scenario == HANNIBAL:
        give(g, 1, STRATEGOS)
    elif g.switches.scenario == GREEKS_PERSIANS:
        give(g, 0, STRATEGOS)
        give(g, 0, TRIREMES)
        for card in (22, 61):
            g.deck.remove(card)
        g.removed.append(61)
        g.players[0].investments.append(22)
    ignored: list[int] = []
    for civ in g.order:
        hand = g.players[civ].hand
        size = ROMAN_HAND if g.switches.scenario == FALL_OF_ROME else FIRST_HAND
        while len(hand) < size:
            card = draw(g, g.deck)
            if is_event(card):
                ignored.append(card)
            else:
                insert_sorted(hand, card)
    g.deck.extend(ignored)


def take_out_events(g: InnerSea) -> None:
    """The Fall of Rome is played without events in the deck (S7.3)."""
    for card in g.deck[:]:
        if is_event(card):
            g.deck.remove(card)
            g.removed.append(card)


def give(g: InnerSea, civ: int, card: int) -> None:
    """Put a card of the deck into a first hand."""
    g.deck.remove(card)
    insert_sorted(g.players[civ].hand, card)
