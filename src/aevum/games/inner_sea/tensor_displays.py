"""The displays, Wonders and cards of the Inner Sea as numbers, as far as a seat sees them (R15.2).

Every card is somewhere: `where` says where a seat sees it, 0 if it does not.
"""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import put
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.ids import MOST_CIVILIZATIONS, NPC, OUT
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.resample import sees_hand, sees_top
from aevum.games.inner_sea.state import Sea
from aevum.kernel.marks import i64

DISPLAY: Final = [
    *["seat", "civilization", "home", "stock", "ready", "sea_ready", "loot", "cities"],
    *["hand_size", "aside_size", "saga", "has_drought", "has_passed", "has_built"],
    *["has_exchanged", "has_restarted", "has_used_walls", "has_used_aqueduct", "has_looted"],
]
HAND_SIZE: Final = 8
assert DISPLAY[HAND_SIZE] == "hand_size"
NO_SEAT: Final = MOST_CIVILIZATIONS + 1
"""The seat of a civilization that nobody plays (S6)."""
WONDER: Final = ["state", "owner", "area", "is_silenced"]

# Where a card lies; to the last four the number of the civilization is added.
DISCARDED: Final = 1
BESIDE: Final = 2
IN_HAND: Final = 2
ASIDE: Final = IN_HAND + MOST_CIVILIZATIONS
INVESTED: Final = ASIDE + MOST_CIVILIZATIONS
LAID: Final = INVESTED + MOST_CIVILIZATIONS


def write_displays(g: Sea, first: int, seats: vec[i16], out: vec[i16], at: i64) -> None:
    """Write every display, the observer's first."""
    civs = len(g.players)
    for turn in range(civs):
        civ = (first + turn) % civs
        p = g.players[civ]
        put(pieces_of(g, civ, seats), out, at)
        put(used_of(p), out, at + HAND_SIZE)
        at += len(DISPLAY)


def pieces_of(g: Sea, civ: int, seats: vec[i16]) -> vec[i16]:
    """Say who runs a civilization, and what pieces it has."""
    p = g.players[civ]
    return vec[i16](
        [
            NO_SEAT if p.seat == NPC else seats[p.seat],
            1 + p.civilization,
            1 + p.home,
            p.stock,
            p.ready,
            p.sea_ready,
            p.loot,
            g.cities(civ),
        ]
    )


def used_of(p: Player) -> vec[i16]:
    """Say how many cards a display has, and what can be done once and is done."""
    return vec[i16](
        [
            len(p.hand),
            len(p.aside),
            p.saga,
            1 if p.has_drought else 0,
            1 if p.has_passed else 0,
            1 if p.has_built else 0,
            1 if p.has_exchanged else 0,
            1 if p.has_restarted else 0,
            1 if p.has_used_walls else 0,
            1 if p.has_used_aqueduct else 0,
            1 if p.has_looted else 0,
        ]
    )


def write_wonders(g: Sea, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write every Wonder; one that is not in this game is all nought."""
    for wonder in range(len(g.wonder_state)):
        if g.wonder_state[wonder] != OUT:
            out[at] = i16(g.wonder_state[wonder])
            out[at + 1] = seen[g.wonder_owner[wonder]]
            out[at + 2] = i16(1 + g.wonder_area[wonder])
            out[at + 3] = i16(g.is_silenced[wonder])
        at += len(WONDER)


def write_cards(g: Sea, seat: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write where each card lies, as far as a seat sees it; cards are numbered from 1 on."""
    at -= 1
    lay(g.discard, DISCARDED, out, at)
    lay(g.removed, BESIDE, out, at)
    for civ in range(len(g.players)):
        p = g.players[civ]
        lay(p.investments, INVESTED + seen[civ], out, at)
        if sees_hand(g, seat, civ):
            lay(p.hand, IN_HAND + seen[civ], out, at)
        if p.aside and g.runs(seat, civ):
            lay(p.aside, ASIDE + seen[civ], out, at)
    for frame in g.stack:
        if isinstance(frame, Competition):
            for i in range(len(frame.laid_card)):
                # Face down only to their owners (R7.4).
                if frame.is_open(g, frame.laid_civ[i], seat):
                    out[at + frame.laid_card[i]] = LAID + seen[frame.laid_civ[i]]


def lay(cards: list[int], where: i16, out: vec[i16], at: i64) -> None:
    """Write of cards where they lie."""
    for card in cards:
        out[at + card] = where


def write_top(g: Sea, seat: int, out: vec[i16], at: i64) -> None:
    """Write the cards that a seat has put on top of the deck, the next one first."""
    if g.top and sees_top(g, seat):
        for i in range(len(g.top) - 1, -1, -1):
            out[at] = i16(g.top[i])
            at += 1
