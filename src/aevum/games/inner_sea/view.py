"""What a seat may know, built up from nothing; what looks the same is the same object."""

from functools import lru_cache
from typing import Final

from aevum.games.inner_sea.chart import CHARTS
from aevum.games.inner_sea.ids import AREA_KINDS, EDGES, FACTIONS, NONE, PHASES, WONDER_STATES
from aevum.games.inner_sea.reckoning.end_of_epoch import (
    LAST_TURN,
    deadly_digits,
    has_chance_of_death,
)
from aevum.games.inner_sea.resample import sees_hand, sees_top
from aevum.games.inner_sea.score import winners
from aevum.games.inner_sea.shown import Area, Display, SeaView, Wonder
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    CARD_NAMES,
    CIVILIZATION_NAMES,
    EAST_X,
    KIND,
    MAP_NAMES,
    NORTH_Y,
    RECONSTRUCTED,
    SCENARIO_NAMES,
    WONDER_NAMES,
)

MOST_SHOWN: Final = 1 << 14
"""So many areas, as they look, are remembered for all tables together."""


def round_of(g: Sea) -> int:
    """Count the Turns of all Epochs that are played."""
    return LAST_TURN * (g.epoch - g.switches.first_epoch) + g.turn


def view(g: Sea, seat: int) -> SeaView:
    """Show the table to one seat, or to a spectator (R15.2)."""
    return {
        "game": "inner_sea",
        "seat": seat,
        "seats": g.seats,
        "asked": g.asked,
        "decider": g.decider,
        "is_over": g.is_over,
        "winners": winners(g) if g.is_over else [],
        "scenario": SCENARIO_NAMES[g.switches.scenario],
        "map": MAP_NAMES[g.extent],
        "epoch": g.epoch,
        "last_epoch": g.switches.last_epoch,
        "turn": g.turn,
        "round": round_of(g),
        "phase": PHASES[g.phase],
        "order": g.order[:],
        "areas": [show_area(g, area) for area in g.chart().areas],
        "players": [show_player(g, civ, seat) for civ in range(len(g.players))],
        "barbarian_stock": g.barbarian_stock,
        "wonders": [
            show_wonder(g, wonder)
            for wonder in range(len(g.wonder_state))
            if g.wonder_state[wonder]
        ],
        "deck": len(g.deck) + len(g.top),
        "top": names(g.top[::-1]) if sees_top(g, seat) else [],
        "discard": names(sorted(g.discard)),
        "beside": names(sorted(g.removed)),
        "is_omen_out": g.is_omen_out,
        "has_sudden_death": g.switches.has_sudden_death,
        "deadly_digits": deadly_digits(g.turn) if has_chance_of_death(g) else [],
        "reconstructed": dict(RECONSTRUCTED),
        "doing": g.doing(seat),
    }


def names(cards: list[int]) -> list[str]:
    """Name cards."""
    return [CARD_NAMES[card] for card in cards]


def show_area(g: Sea, area: int) -> Area:
    """Show one area and the disks of every faction in it."""
    start = area * FACTIONS
    disks, white = g.disks[start : start + FACTIONS], g.white[start : start + FACTIONS]
    return area_with(area, g.extent, tuple(disks), tuple(white), g.is_contested(area))


@lru_cache(MOST_SHOWN)
def area_with(
    area: int, extent: int, disks: tuple[int, ...], white: tuple[int, ...], contested: bool
) -> Area:
    """Show an area by all that can be seen of it."""
    chart = CHARTS[extent]
    edge = chart.edge[area]
    return {
        "name": AREA_NAMES[area],
        "kind": AREA_KINDS[KIND[area]],
        "x": EAST_X[area],
        "y": NORTH_Y[area],
        "edges": [EDGES[i] for i in range(len(EDGES)) if (edge >> i) & 1],
        "near": [AREA_NAMES[near] for near in chart.near[area]],
        "disks": list(disks),
        "white": list(white),
        "contested": contested,
    }


def show_player(g: Sea, civ: int, seat: int) -> Display:
    """Show one display; hand and cards looked at only to those who may see them."""
    p = g.players[civ]
    shown: Display = {
        "civ": civ,
        "seat": p.seat,
        "civilization": CIVILIZATION_NAMES[p.civilization] if p.civilization != NONE else "open",
        "home": AREA_NAMES[p.home] if p.home != NONE else "",
        "stock": p.stock,
        "ready": p.ready,
        "sea_ready": p.sea_ready,
        "talents": p.talents,
        "loot": p.loot,
        "vp": p.vp,
        "cities": g.cities(civ),
        "hand_size": len(p.hand),
        "aside_size": len(p.aside),
        "investments": names(p.investments),
        "saga": p.saga,
        "has_drought": p.has_drought,
        "has_passed": p.has_passed,
        "has_built": p.has_built,
    }
    if sees_hand(g, seat, civ):
        shown["hand"] = names(p.hand)
    if g.runs(seat, civ):
        shown["aside"] = names(p.aside)
    return shown


def show_wonder(g: Sea, wonder: int) -> Wonder:
    """Show one Wonder."""
    area = g.wonder_area[wonder]
    return {
        "name": WONDER_NAMES[wonder],
        "state": WONDER_STATES[g.wonder_state[wonder]],
        "owner": g.wonder_owner[wonder],
        "area": AREA_NAMES[area] if area != NONE else "",
        "is_silenced": g.is_silenced[wonder] == 1,
    }
