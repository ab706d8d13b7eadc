"""The displays, Wonders and cards of the Inner Sea as numbers, as far as a seat sees them (R15.2).

Every card is somewhere: `where` says where a seat sees it, 0 if it does not.
"""

from typing import Final

from aevum.games.common.sections import NOTHING
from aevum.games.inner_sea.cards.insight import LOOK_AHEAD
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.ids import MOST_CIVILIZATIONS, NPC, OUT
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.resample import sees_hand, sees_top
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARDS, WONDERS

DISPLAY: Final = [
    *["seat", "civilization", "home", "stock", "ready", "sea_ready", "loot", "cities"],
    *["hand_size", "aside_size", "saga", "has_drought", "has_passed", "has_built"],
    *["has_exchanged", "has_restarted", "has_used_walls", "has_used_aqueduct", "has_looted"],
]
NO_SEAT: Final = MOST_CIVILIZATIONS + 1
"""The seat of a civilization that nobody plays (S6)."""
WONDER: Final = ["state", "owner", "area", "is_silenced"]
BLANK_CARDS: Final = [0] * (CARDS - 1)

# Where a card lies; to the last four the number of the civilization is added.
DISCARDED: Final = 1
BESIDE: Final = 2
IN_HAND: Final = 2
ASIDE: Final = IN_HAND + MOST_CIVILIZATIONS
INVESTED: Final = ASIDE + MOST_CIVILIZATIONS
LAID: Final = INVESTED + MOST_CIVILIZATIONS


def write_displays(g: Sea, seen: list[int], seats: list[int], out: list[int]) -> None:
    """Write every display, the observer's first."""
    civs = len(g.players)
    first = seen.index(1)
    for turn in range(civs):
        civ = (first + turn) % civs
        p = g.players[civ]
        out.append(NO_SEAT if p.seat == NPC else seats[p.seat])
        out.append(1 + p.civilization)
        out.append(1 + p.home)
        out.append(p.stock)
        out.append(p.ready)
        out.append(p.sea_ready)
        out.append(p.loot)
        out.append(g.cities(civ))
        write_used(p, out)
    out.extend(NOTHING[(MOST_CIVILIZATIONS - civs) * len(DISPLAY)])


def write_used(p: Player, out: list[int]) -> None:
    """Write the cards of a display by their number, and what can be done once and is done."""
    out.append(len(p.hand))
    out.append(len(p.aside))
    out.append(p.saga)
    out.append(1 if p.has_drought else 0)
    out.append(1 if p.has_passed else 0)
    out.append(1 if p.has_built else 0)
    out.append(1 if p.has_exchanged else 0)
    out.append(1 if p.has_restarted else 0)
    out.append(1 if p.has_used_walls else 0)
    out.append(1 if p.has_used_aqueduct else 0)
    out.append(1 if p.has_looted else 0)


def write_wonders(g: Sea, seen: list[int], out: list[int]) -> None:
    """Write every Wonder; one that is not in this game is all nought."""
    for wonder in range(len(g.wonder_state)):
        if g.wonder_state[wonder] == OUT:
            out.extend(NOTHING[len(WONDER)])
            continue
        out.append(g.wonder_state[wonder])
        out.append(seen[g.wonder_owner[wonder]])
        out.append(1 + g.wonder_area[wonder])
        out.append(g.is_silenced[wonder])
    out.extend(NOTHING[(WONDERS - len(g.wonder_state)) * len(WONDER)])


def write_cards(g: Sea, seat: int, seen: list[int], out: list[int]) -> None:
    """Write where each card lies, as far as a seat sees it."""
    # Cards are numbered from 1 on.
    first = len(out) - 1
    out.extend(BLANK_CARDS)
    put(g.discard, DISCARDED, first, out)
    put(g.removed, BESIDE, first, out)
    for civ in range(len(g.players)):
        p = g.players[civ]
        put(p.investments, INVESTED + seen[civ], first, out)
        if sees_hand(g, seat, civ):
            put(p.hand, IN_HAND + seen[civ], first, out)
        if p.aside and g.runs(seat, civ):
            put(p.aside, ASIDE + seen[civ], first, out)
    for frame in g.stack:
        if isinstance(frame, Competition):
            for i in range(len(frame.laid_card)):
                # Face down only to their owners (R7.4).
                if frame.is_open(g, frame.laid_civ[i], seat):
                    out[first + frame.laid_card[i]] = LAID + seen[frame.laid_civ[i]]


def put(cards: list[int], where: int, first: int, out: list[int]) -> None:
    """Write of cards where they lie."""
    for card in cards:
        out[first + card] = where


def write_top(g: Sea, seat: int, out: list[int]) -> None:
    """Write the cards that a seat has put on top of the deck, the next one first."""
    if not g.top or not sees_top(g, seat):
        out.extend(NOTHING[LOOK_AHEAD])
        return
    for i in range(len(g.top) - 1, -1, -1):
        out.append(g.top[i])
    out.extend(NOTHING[LOOK_AHEAD - len(g.top)])
