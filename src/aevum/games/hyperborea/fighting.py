"""Attack, ranged attack and fortresses, and what becomes of the destroyed (R11)."""

from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.ids import (
    ATTACK,
    CONVERT,
    FIGURE_KEPT,
    FIGURE_KILLED,
    FIGURE_RETURNED,
    FIGURE_SHOT,
    FORT,
    FORTIFY,
    FORTRESS,
    FORTRESS_BUILT,
    FORTRESS_LOST,
    FREE_FIGURE,
    GHOST,
    GHOST_CONVERT,
    GHOST_CONVERTED,
    GHOST_KILLED,
    GHOST_SCORED,
    GHOST_SHOT,
    NONE,
    RANGED,
    SHOOT,
    SITES_ON_HEX,
    STRIKE,
)
from aevum.games.hyperborea.moving import lose_free
from aevum.games.hyperborea.score import ghost_points
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import FORTRESSES
from aevum.kernel.action import pack
from aevum.kernel.marks import i64

# Who can be hit


def is_sheltered(g: Hyperborea, seat: int, place: int, is_ranged: bool) -> bool:
    """Say whether fortresses of a seat take the hits on a place (R11.5, R11.10)."""
    if is_ranged and not g.switches.fortress_stops_ranged:
        return False
    return g.forts[place * g.seats + seat] > 0


def offer_targets(g: Hyperborea, seat: int, place: int, kind: int, out: list[int]) -> None:
    """Offer each ghost and figure on a place; where fortresses shelter a seat, one of these."""
    is_ranged = kind == SHOOT
    for n in range(SITES_ON_HEX):
        who = g.sites[place * SITES_ON_HEX + n]
        if who == NONE or who == seat:
            continue
        if who == GHOST or not is_sheltered(g, who, place, is_ranged):
            out.append(pack(kind, place, n))
    for other in range(g.seats):
        if other == seat or g.figures_at(other, place) == 0:
            continue
        if is_sheltered(g, other, place, is_ranged):
            out.append(pack(kind, place, FORTRESS + other))
        elif g.free[place * g.seats + other] > 0:
            out.append(pack(kind, place, FREE_FIGURE + other))


def can_attack_at(g: Hyperborea, seat: i64, place: i64) -> bool:
    """Say whether an own figure can attack on a place: a free one, as a rule (R11.2, R11.3)."""
    if g.free[place * g.seats + seat] > 0:
        return True
    return not g.switches.attacker_must_be_free and g.figures_at(seat, place) > 0


def can_shoot_at(g: Hyperborea, seat: i64, place: i64) -> bool:
    """Say whether a free own figure stands beside a place (effects.md, RANGED)."""
    free = g.free
    seats: i64 = g.seats
    other: i64
    for other in BOARDS[seats].near[place]:
        if free[other * seats + seat] > 0:
            return True
    return False


def offer_fights(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer every target of the attack and ranged points."""
    has_attack, has_ranged = points[ATTACK] > 0, points[RANGED] > 0
    if not has_attack and not has_ranged:
        return
    place: i64
    for place in range(len(g.hexes)):
        if has_attack and can_attack_at(g, seat, place):
            offer_targets(g, seat, place, STRIKE, out)
            offer_converts(g, seat, place, out)
        if has_ranged and g.hexes[place] != NONE and can_shoot_at(g, seat, place):
            offer_targets(g, seat, place, SHOOT, out)


def offer_converts(g: Hyperborea, seat: int, place: int, out: list[int]) -> None:
    """Offer the Purple Matriarchy to turn a ghost into an own figure (R15.6)."""
    p = g.players[seat]
    if p.supply == 0 or not p.has_ability(GHOST_CONVERT):
        return
    for n in range(SITES_ON_HEX):
        if g.sites[place * SITES_ON_HEX + n] == GHOST:
            out.append(pack(CONVERT, place, n))


# Hitting


def strike(g: Hyperborea, seat: int, place: int, target: int) -> None:
    """Use one attack point on a ghost, a figure or a fortress (R11.4 to R11.7)."""
    g.pool[ATTACK] -= 1
    who = hit(g, place, target)
    if who == GHOST:
        p = g.players[seat]
        p.ghosts += 1
        g.note(GHOST_KILLED, seat, place)
        g.note(GHOST_SCORED, seat, ghost_points(p.ghosts) - ghost_points(p.ghosts - 1))
    elif who != NONE:
        g.note(FIGURE_KILLED, seat, place, who)
        bury(g, seat, who)


def bury(g: Hyperborea, seat: int, who: int) -> None:
    """The first figure of a colour is buried; further ones go home, for a gem if all are there."""
    p = g.players[seat]
    if p.graves[who] == 0:
        p.graves[who] = 1
        g.note(FIGURE_KEPT, seat, who)
        return
    send_home(g, who)
    if sum(p.graves) == g.seats - 1:
        g.gain_gems(seat, 1)


def send_home(g: Hyperborea, seat: int) -> None:
    """A destroyed figure goes back to the supply of its owner."""
    g.players[seat].supply += 1
    g.note(FIGURE_RETURNED, seat)


def shoot(g: Hyperborea, seat: int, place: int, target: int) -> None:
    """Use one ranged point; nothing is scored for it (R11.9)."""
    g.pool[RANGED] -= 1
    who = hit(g, place, target)
    if who == GHOST:
        g.ghosts_gone += 1
        g.note(GHOST_SHOT, seat, place)
    elif who != NONE:
        g.note(FIGURE_SHOT, seat, place, who)
        send_home(g, who)


def hit(g: Hyperborea, place: int, target: int) -> int:
    """Take the piece that is hit off the board; say who is destroyed, NONE if a fortress fell."""
    if target >= FORTRESS:
        lose_fortress(g, target - FORTRESS, place)
        return NONE
    if target >= FREE_FIGURE:
        lose_free(g, target - FREE_FIGURE, place)
        return target - FREE_FIGURE
    site = place * SITES_ON_HEX + target
    who = g.sites[site]
    g.sites[site] = NONE
    return who


def lose_fortress(g: Hyperborea, seat: int, place: int) -> None:
    """A fortress absorbs the point and goes back to its owner's supply (R11.5)."""
    g.forts[place * g.seats + seat] -= 1
    g.players[seat].fortresses += 1
    g.note(FORTRESS_LOST, seat, place)


def convert(g: Hyperborea, seat: int, place: int, n: int) -> None:
    """Turn an attacked ghost into an own figure; the ghost leaves the game (R15.6)."""
    g.pool[ATTACK] -= 1
    site = place * SITES_ON_HEX + n
    g.ghosts_gone += 1
    g.players[seat].supply -= 1
    if g.switches.converts_in_site:
        g.sites[site] = seat
    else:
        g.sites[site] = NONE
        g.free[place * g.seats + seat] += 1
    g.note(GHOST_CONVERTED, seat, place)
    g.check_figures(seat)


# Fortresses


def offer_fortresses(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer every place with an own figure, free or frozen (effects.md, FORT)."""
    if points[FORT] == 0 or g.players[seat].fortresses == 0:
        return
    for place in range(len(g.hexes)):
        if g.figures_at(seat, place) > 0:
            out.append(pack(FORTIFY, place))


def fortify(g: Hyperborea, seat: int, place: int) -> None:
    """Put a fortress from the supply on a place."""
    g.pool[FORT] -= 1
    g.players[seat].fortresses -= 1
    g.forts[place * g.seats + seat] += 1
    g.note(FORTRESS_BUILT, seat, place)


def remove_fortresses(g: Hyperborea, seat: int) -> int:
    """Take all own fortresses off the board as the turn begins (R4.2); say how many."""
    count = 0
    if g.players[seat].fortresses == FORTRESSES:
        return 0
    i = seat
    while i < len(g.forts):
        count += g.forts[i]
        g.forts[i] = 0
        i += g.seats
    g.players[seat].fortresses += count
    return count
