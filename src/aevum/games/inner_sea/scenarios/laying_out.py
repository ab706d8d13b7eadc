"""Laying out what the civilizations of a game begin with: disks, Talents, hands (S1, S5, S7)."""

from typing import Final

from aevum.games.inner_sea.card_ids import ACADEMY_OF_SCIENCE, ARMORED_INFANTRY, STRATEGOS, TRIREMES
from aevum.games.inner_sea.cards.piles import is_event
from aevum.games.inner_sea.ids import BARBARIANS, DEEP, NPC
from aevum.games.inner_sea.scenarios.titles import (
    FALL_OF_ROME,
    GOD_KING,
    GREEKS_PERSIANS,
    HANNIBAL,
    IMPERIAL_ROME,
)
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND, SCENARIOS, USUAL_LINEUPS, Lineup
from aevum.kernel.zones import draw, insert_sorted

FIRST_HAND: Final = 4
ROMAN_HAND: Final = 5


def lineup_of(g: Sea, civilization: int) -> Lineup:
    """Find how a civilization begins: as the scenario says, or as usual (S1.4)."""
    for lineup in SCENARIOS[g.switches.scenario].lineups:
        if lineup.civilization == civilization:
            return lineup
    return USUAL_LINEUPS[civilization]


def lay_out(g: Sea) -> None:
    """Give every civilization its home, disks, points, Talents and cards."""
    lineups = [lineup_of(g, p.civilization) for p in g.players]
    for p, lineup in zip(g.players, lineups, strict=True):
        p.home = lineup.home
        p.vp = lineup.vp
    place_disks(g, lineups)
    for area, count in SCENARIOS[g.switches.scenario].barbarians:
        g.barbarian_stock -= count
        g.put(BARBARIANS, area, count)
    for civ, lineup in enumerate(lineups):
        g.gain_talents(civ, lineup.talents)
        if g.switches.growth_of_npc > 0 and g.players[civ].seat == NPC:
            g.gain_talents(civ, 1)
    deal_first_hands(g)


def place_disks(g: Sea, lineups: list[Lineup]) -> None:
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


def deal_first_hands(g: Sea) -> None:
    """Deal in turn order; events are replaced and shuffled back (S1.8, S1.9)."""
    give_cards_of_scenario(g)
    ignored: list[int] = []
    size = ROMAN_HAND if g.switches.scenario == FALL_OF_ROME else FIRST_HAND
    for civ in g.order:
        hand = g.players[civ].hand
        while len(hand) < size:
            card = draw(g, g.deck)
            if is_event(card):
                ignored.append(card)
            else:
                insert_sorted(hand, card)
    g.deck.extend(ignored)


def give_cards_of_scenario(g: Sea) -> None:
    """Some scenarios give cards to a side, or take some out (S5, S7)."""
    scenario = g.switches.scenario
    if scenario == FALL_OF_ROME:
        take_out_events(g)
    elif scenario == HANNIBAL:
        give(g, 1, STRATEGOS)
    elif scenario == GREEKS_PERSIANS:
        give(g, 0, STRATEGOS)
        give(g, 0, TRIREMES)
        for card in (ACADEMY_OF_SCIENCE, ARMORED_INFANTRY):
            g.deck.remove(card)
        g.removed.append(ARMORED_INFANTRY)
        g.players[0].investments = [ACADEMY_OF_SCIENCE]


def take_out_events(g: Sea) -> None:
    """The Fall of Rome is played without events in the deck (S7.3)."""
    for card in g.deck[:]:
        if is_event(card):
            g.deck.remove(card)
            g.removed.append(card)


def give(g: Sea, civ: int, card: int) -> None:
    """Put a card of the deck into a first hand."""
    g.deck.remove(card)
    insert_sorted(g.players[civ].hand, card)
