"""Why an action is not offered: the clause of the rules that forbids it, and a sentence."""

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.choices import SPENDS, within_reach
from aevum.games.hyperborea.developing import UPGRADE_LEVEL
from aevum.games.hyperborea.effects import PROGRAMS
from aevum.games.hyperborea.fighting import can_attack_at, can_shoot_at, is_sheltered
from aevum.games.hyperborea.ids import (
    ADVANCE,
    AFFLICT,
    ANY,
    AVAILABLE,
    CHARGE_PER_RESET,
    CITY,
    CLONE_AT,
    CONVERT,
    CREATE,
    CREATE_ANY,
    DEVELOP,
    DRAW_CUBE,
    ENTER,
    FLY_TO,
    FORTIFY,
    FORTRESS,
    FREE_FIGURE,
    GEM,
    GHOST,
    GHOST_CONVERT,
    GREY,
    IMITATE,
    KEEP,
    LEAVE,
    LONGEST,
    MAKE,
    MOVE,
    NO_SITE,
    NONE,
    PAY_FOR,
    PLACE,
    PROG,
    PROGDIFF,
    PURGE,
    RECRUIT,
    REPLACE,
    SHOOT,
    SITES_ON_HEX,
    SPEND,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TAKE_GEM,
    TRADE,
    TRADE_GEM,
    UNUSED,
    UPGRADE,
    USE,
    WALK,
    WITHDRAW,
)
from aevum.games.hyperborea.land import HEX_DEPLOYS
from aevum.games.hyperborea.losing import Afflict
from aevum.games.hyperborea.moving import cost_of_step, movable
from aevum.games.hyperborea.notation import NOTATION
from aevum.games.hyperborea.placing import TAKEN, grey_fills, is_open
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.sets import EXTRA, SPACES
from aevum.games.hyperborea.setup import SetUp
from aevum.games.hyperborea.sites import can_step_in, kind_of_site
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tiles import TILE_PROGRAM
from aevum.games.hyperborea.turn import LONGEST_TURN, Turn
from aevum.games.hyperborea.why_questions import why_not_elsewhere
from aevum.kernel.action import kind_of, x_of, y_of
from aevum.kernel.game import Reason
from aevum.kernel.notation import UNCHECKED

WRONG_MOMENT = Reason("R4.1", "why-wrong-moment")
NO_EFFECT = Reason("R4.8", "why-not-in-pool")
NO_ROW = Reason("R2.10", "why-no-such-row")
OF_A_PLACE = (ENTER, WALK, FLY_TO, STRIKE, SHOOT, CONVERT, FORTIFY, RECRUIT, CLONE_AT, WITHDRAW)


def why_not(g: Hyperborea, seat: int, text: str) -> Reason | None:
    """Find the clause that forbids an action to a seat now; None if it is offered."""
    action = NOTATION.parse(g, text)
    if g.is_over:
        return Reason("R13.6", "why-over")
    if g.asked != seat:
        return Reason(clause_of_asking(g), "why-other-turn")
    if action in g.legal():
        return None
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if kind in OF_A_PLACE and UNCHECKED in (x, y):
        return Reason("R2.4", "why-no-place")
    frame = g.stack[-1]
    if isinstance(frame, Turn):
        if frame.answers >= LONGEST_TURN - 1:
            return Reason("T16", "why-turn-too-long")
        return why_not_in_turn(g, seat, kind, x, y)
    return why_not_elsewhere(g, frame, action)


def clause_of_asking(g: Hyperborea) -> str:
    """Find the clause by which another seat is asked now."""
    frame = g.stack[-1]
    if isinstance(frame, SetUp):
        return "R2.11"
    return "R16.1" if isinstance(frame, Afflict) else "R9.10"


def why_not_in_turn(g: Hyperborea, seat: int, kind: int, x: int, y: int) -> Reason:
    """An action of a turn is not possible now."""
    points = within_reach(g, seat)
    if kind in SPENDS and points[SPENDS[kind]] == 0:
        return NO_EFFECT
    if kind == PLACE:
        return why_not_place(g, seat, x, y // 8, y % 8)
    if kind == LEAVE:
        return Reason("R4.6", "why-no-such-cube")
    if kind == ENTER:
        return why_not_enter(g, seat, x, y)
    if kind in (WALK, FLY_TO):
        return why_not_step(g, seat, points, x, y)
    if kind in (STRIKE, SHOOT, CONVERT):
        return why_not_fight(g, seat, kind, x, y)
    if kind in (FORTIFY, RECRUIT, CLONE_AT):
        return why_not_put(g, seat, kind, x)
    if kind in (DRAW_CUBE, TAKE_BACK, PURGE):
        return why_not_cube(kind, x)
    if kind == IMITATE:
        return Reason("R18.15", "why-cannot-spy")
    if kind == TAKE:
        return Reason("R12.1", "why-not-on-display")
    if kind == REPLACE:
        return Reason("R12.5", "why-deck-too-small")
    if kind == TAKE_GEM:
        return NO_EFFECT if g.pool[GEM] == 0 else Reason("R18.10", "why-no-gem-left")
    if kind in (ADVANCE, DEVELOP):
        return why_not_advance(points, kind, x, y)
    if kind == MAKE:
        return why_not_make(points, x, y)
    return why_not_develop(g, seat, kind, x)


def why_not_place(g: Hyperborea, seat: int, number: int, space: int, colour: int) -> Reason:
    """The cube is not there, or the space does not take it."""
    p = g.players[seat]
    if colour == ANY or p.available[colour] == 0:
        return Reason("R4.6", "why-no-such-cube")
    if number not in p.sets:
        return Reason("R4.6", "why-not-your-technology")
    i = p.sets.index(number)
    if not is_open(g, p, i):
        if g.activations.count(number) >= g.switches.activation_cap:
            return Reason("R16.3", "why-activation-cap")
        if number == EXTRA:
            return Reason("R15.4", "why-tile-used")
        return Reason("R5.8", "why-other-set-begun")
    kind = SPACES[number * SPACES_PER_SET + space]
    if kind == NONE:
        return Reason("R5.1", "why-no-such-space")
    if p.cubes[i * SPACES_PER_SET + space] != NONE:
        return Reason("R5.6", "why-space-full")
    if (TAKEN[grey_fills(p)][kind] >> colour) & 1:
        return Reason("T2", "why-first-space")
    if colour == GREY or kind == GREY:
        return Reason("R5.3", "why-grey")
    return Reason("R5.1", "why-wrong-colour")


def why_not_enter(g: Hyperborea, seat: int, place: int, n: int) -> Reason:
    """There is no such site, it is occupied or empty, or nobody can step in."""
    site = place * SITES_ON_HEX + n
    if kind_of_site(g, site) == NO_SITE:
        return Reason("R3.4", "why-no-site")
    clause = "R6.1" if kind_of_site(g, site) == CITY else "R7.1"
    if g.free_at(seat, place) == 0:
        return Reason(clause, "why-no-free-figure")
    if not can_step_in(g, seat, place):
        return Reason("R10.9", "why-stopped")
    if g.sites[site] != NONE:
        return Reason(clause, "why-site-occupied")
    return Reason("R7.6", "why-ruin-empty")


def why_not_step(g: Hyperborea, seat: int, points: list[int], start: int, goal: int) -> Reason:
    """The figure cannot leave, the hexes do not touch, or the points do not suffice."""
    if g.free_at(seat, start) == 0:
        return Reason("R6.5", "why-no-free-figure")
    if goal not in g.near(start):
        return Reason("R10.2", "why-not-adjacent")
    if movable(g, seat, start) == 0:
        return Reason("R10.6", "why-stopped")
    assert cost_of_step(g, seat, start, goal) > points[MOVE], g.explain()
    return Reason("R10.3", "why-too-few-points")


def why_not_fight(g: Hyperborea, seat: int, kind: int, place: int, target: int) -> Reason:
    """No own figure can attack there, or there is no such target."""
    if kind == SHOOT and not can_shoot_at(g, seat, place):
        return Reason("R18.17", "why-nobody-beside")
    if kind != SHOOT and not can_attack_at(g, seat, place):
        return Reason("R11.3", "why-no-attacker")
    if kind == CONVERT and not g.players[seat].has_ability(GHOST_CONVERT):
        return Reason("R15.6", "why-cannot-convert")
    who = NONE
    if target >= FORTRESS:
        return Reason("R11.5", "why-no-fortress")
    if target >= FREE_FIGURE:
        who = target - FREE_FIGURE
        if who >= g.seats or who == seat or g.free_at(who, place) == 0:
            return Reason("R11.4", "why-no-target")
    else:
        who = g.sites[place * SITES_ON_HEX + target]
        if kind == CONVERT and who == GHOST:
            return Reason("R15.6", "why-no-figure-in-supply")
        if who == NONE or who == seat or kind == CONVERT:
            return Reason("R11.4", "why-no-target")
    assert is_sheltered(g, who, place, kind == SHOOT), g.explain()
    return Reason("R11.5", "why-sheltered")


def why_not_put(g: Hyperborea, seat: int, kind: int, place: int) -> Reason:
    """The supply is empty, or the place is not suitable."""
    p = g.players[seat]
    if kind == FORTIFY:
        if p.fortresses == 0:
            return Reason("R18.4", "why-no-fortress-in-supply")
        return Reason("R18.4", "why-no-own-figure")
    clause = "R18.11" if kind == CLONE_AT else "R18.5"
    if p.supply == 0:
        return Reason(clause, "why-no-figure-in-supply")
    if kind == CLONE_AT:
        return Reason(clause, "why-no-own-figure")
    if g.hexes[place] != NONE and HEX_DEPLOYS[g.hexes[place]] == 1:
        return Reason(clause, "why-not-your-homeland")
    return Reason(clause, "why-no-homeland-city")


def why_not_cube(kind: int, where: int) -> Reason:
    """The bag is empty, or there is no such cube."""
    if kind == DRAW_CUBE:
        return Reason("R9.9", "why-bag-empty")
    clause = "R18.14" if kind == TAKE_BACK else "R18.22"
    if where in (AVAILABLE, UNUSED):
        return Reason(clause, "why-no-such-cube")
    return Reason(clause, "why-no-cube-there")


def why_not_develop(g: Hyperborea, seat: int, kind: int, x: int) -> Reason:
    """A row, a price or a tile does not allow it."""
    if kind == UPGRADE:
        return why_not_upgrade(g.players[seat], x)
    if kind == PAY_FOR:
        return NO_EFFECT if 2 * x not in g.deferred else Reason("R18.23", "why-cannot-pay")
    if kind == AFFLICT:
        return NO_EFFECT if 2 * x + 1 not in g.deferred else Reason("R18.24", "why-no-neighbour")
    if kind == USE:
        return Reason("R7.4", "why-no-kept-tile")
    if kind in (SPEND, TRADE):
        return why_not_tile(g.players[seat], kind, x)
    return Reason("R7.3", "why-wrong-moment") if kind == KEEP else WRONG_MOMENT


def why_not_advance(points: list[int], kind: int, x: int, y: int) -> Reason:
    """There is no such row or no such effect, or the markers are at the top."""
    if kind == ADVANCE and x == GREY:
        return NO_ROW
    steps, effect = (y, PROG) if kind == ADVANCE else (x, PROGDIFF)
    if not 1 <= steps <= LONGEST or points[effect + steps - 1] == 0:
        return NO_EFFECT
    return Reason("R8.1", "why-at-the-top")


def why_not_upgrade(p: Player, row: int) -> Reason:
    """There is no such row, it is too low, or the supply has no cube for it."""
    if row == GREY:
        return NO_ROW
    if p.levels[row] < UPGRADE_LEVEL:
        return Reason("R8.2", "why-level-too-low")
    return Reason("R8.4", "why-no-cube-in-supply")


def why_not_make(points: list[int], colour: int, is_any: int) -> Reason:
    """Grey cubes are not created; the effect or the cube is not there."""
    if colour == GREY:
        return Reason("R18.13", "why-no-grey-cube")
    if points[CREATE_ANY if is_any else CREATE + colour] == 0:
        return NO_EFFECT
    return Reason("R18.13", "why-no-cube-in-supply")


def why_not_tile(p: Player, kind: int, branch: int) -> Reason:
    """The faction tile has no token, trades no gems, or offers no such branch."""
    clause = "R15.7"
    if kind == SPEND:
        clause = "R15.3" if p.has_ability(CHARGE_PER_RESET) else "R15.2"
        if p.charges == 0:
            return Reason(clause, "why-no-token")
    elif not p.has_ability(TRADE_GEM):
        return Reason(clause, "why-no-trade")
    elif p.gems == 0:
        return Reason(clause, "why-no-gem")
    if branch < len(PROGRAMS[TILE_PROGRAM[p.tile]]):
        return Reason("R9.9", "why-bag-empty")
    return Reason(clause, "why-no-branch")
