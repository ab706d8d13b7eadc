"""What a seat may know, built up from nothing."""

from typing import Final

from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import Reactions
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.contest.competition import COMMITTING, Competition
from aevum.games.inner_sea.growth.phase import Growth
from aevum.games.inner_sea.ids import AREA_KINDS, EDGES, FACTIONS, NONE, PHASES, WONDER_STATES
from aevum.games.inner_sea.notation import to_text
from aevum.games.inner_sea.resample import sees_hand, sees_own
from aevum.games.inner_sea.score import winners
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    CARD_NAMES,
    CIVILIZATION_NAMES,
    EAST_X,
    EDGE,
    KIND,
    MAP_NAMES,
    NORTH_Y,
    RECONSTRUCTED,
    SCENARIO_NAMES,
    WONDER_NAMES,
    WONDERS,
)
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.game import View

TURNS: Final = 4
"""So many turns an epoch has at most (R3.2); rounds are numbered as if each had them all."""

PARTS: Final = (
    "committing",
    "revealing",
    "hiring",
    "negating",
    "by_wonder",
    "by_power",
    "by_card",
    "removing",
    "looting",
    "riding",
)
"""The parts of a competition, in their order."""


def view(g: Sea, seat: int) -> View:
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
        "round": TURNS * (g.epoch - g.switches.first_epoch) + g.turn,
        "phase": PHASES[g.phase],
        "order": g.order[:],
        "areas": [show_area(g, area) for area in g.chart().areas],
        "players": [show_player(g, civ, seat) for civ in range(len(g.players))],
        "barbarian_stock": g.barbarian_stock,
        "wonders": [show_wonder(g, wonder) for wonder in range(WONDERS) if g.wonder_state[wonder]],
        "deck": len(g.deck) + len(g.top),
        "top": names(reversed_top(g)) if knows_top(g, seat) else [],
        "discard": names(sorted(g.discard)),
        "beside": names(sorted(g.removed)),
        "is_omen_out": g.is_omen_out,
        "has_sudden_death": g.switches.has_sudden_death,
        "reconstructed": dict(RECONSTRUCTED),
        "doing": [shown for frame in g.stack if (shown := show_frame(g, frame, seat))],
    }


def names(cards: list[int]) -> list[str]:
    """Name cards."""
    return [CARD_NAMES[card] for card in cards]


def reversed_top(g: Sea) -> list[int]:
    """List the cards put in order on top of the deck, the next one first."""
    return g.top[::-1]


def knows_top(g: Sea, seat: int) -> bool:
    """Say whether a seat has put the top of the deck in order."""
    return g.top_known != NONE and sees_own(g, seat, g.top_known)


def show_area(g: Sea, area: int) -> View:
    """Show one area and the disks of every faction in it."""
    start = area * FACTIONS
    return {
        "name": AREA_NAMES[area],
        "kind": AREA_KINDS[KIND[area]],
        "x": EAST_X[area],
        "y": NORTH_Y[area],
        "edges": [EDGES[i] for i in range(len(EDGES)) if (EDGE[area] >> i) & 1],
        "near": [AREA_NAMES[near] for near in g.chart().near[area]],
        "disks": g.disks[start : start + FACTIONS],
        "white": g.white[start : start + FACTIONS],
        "contested": g.is_contested(area),
    }


def show_player(g: Sea, civ: int, seat: int) -> View:
    """Show one display; hand and cards looked at only to those who may see them."""
    p = g.players[civ]
    shown: View = {
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
    if sees_own(g, seat, civ):
        shown["aside"] = names(p.aside)
    return shown


def show_wonder(g: Sea, wonder: int) -> View:
    """Show one Wonder."""
    area = g.wonder_area[wonder]
    return {
        "name": WONDER_NAMES[wonder],
        "state": WONDER_STATES[g.wonder_state[wonder]],
        "owner": g.wonder_owner[wonder],
        "area": AREA_NAMES[area] if area != NONE else "",
        "is_silenced": g.is_silenced[wonder] == 1,
    }


def show_frame(g: Sea, frame: object, seat: int) -> View:
    """Show one unfinished procedure; empty if it has nothing to show."""
    match frame:
        case Growth():
            return {"kind": "growth", "civ": frame.civ}
        case PlayCard():
            picks = [to_text(g, action) for action in frame.picks]
            name = CARD_NAMES[frame.card]
            return {"kind": "play", "civ": frame.civ, "card": name, "targets": picks}
        case Reactions():
            return {"kind": "reactions", "civ": frame.civ, "card": CARD_NAMES[frame.card]}
        case BuildWonder():
            name = WONDER_NAMES[frame.wonder]
            return {"kind": "build", "civ": frame.civ, "wonder": name, "owed": frame.left}
        case Removal():
            shown = {"kind": "removal", "civ": frame.civ, "area": AREA_NAMES[frame.area]}
            return shown | {"left": frame.left, "card": CARD_NAMES[frame.card]}
        case Competition():
            return show_competition(g, frame, seat)
    return {}


def show_competition(g: Sea, frame: Competition, seat: int) -> View:
    """Show a competition; cards face down only to their owners (R15.2)."""
    laid = zip(frame.laid_civ, frame.laid_card, strict=True)
    shown = [
        {"civ": civ, "card": CARD_NAMES[card] if is_open(g, frame, civ, seat) else ""}
        for civ, card in laid
    ]
    return {
        "kind": "competition",
        "area": AREA_NAMES[frame.area],
        "laid": shown,
        "part": PARTS[frame.at],
        "level": frame.level - 1,
        "losers": frame.losers[:],
        "lost": frame.lost[:],
    }


def is_open(g: Sea, frame: Competition, civ: int, seat: int) -> bool:
    """Say whether a seat sees the cards that a civilization has laid."""
    return frame.at > COMMITTING or sees_own(g, seat, civ)
