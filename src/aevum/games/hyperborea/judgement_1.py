"""How well a seat stands in Hyperborea: a hand-written judgement, in hundredths of a point.

This is the judgement of the bot `greedy_1`, by which others are measured: it never changes.
"""

from typing import Final

from aevum.games.common.judgement import Judgement
from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.effects import BRANCHES, PAY_AMOUNT, PAY_LOSS, PAY_PROGRAM, PROGRAMS
from aevum.games.hyperborea.fighting import can_attack_at, offer_targets
from aevum.games.hyperborea.ids import (
    ANY,
    ATTACK,
    CITY,
    CLONE,
    CREATE,
    CUBE_KINDS,
    DRAW,
    FIGURE,
    FLY,
    FORT,
    GEM,
    GHOST,
    GREY,
    MOVE,
    NO_SITE,
    NONE,
    PAY,
    POOL_SIZE,
    PROG,
    PROGDIFF,
    RANGED,
    REGRESS,
    REMOVE_CUBE,
    REMOVE_FIGURE,
    REMOVE_GREY,
    RETRIEVE,
    ROWS,
    SITES_ON_HEX,
    SPY,
    STRIKE,
    TECH,
)
from aevum.games.hyperborea.land import SITE_PROGRAM
from aevum.games.hyperborea.moving import active_seat
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.score import points
from aevum.games.hyperborea.sets import (
    BASIC_SETS,
    BONUS_PROGRAM,
    INSTEAD_OF,
    INSTEAD_TO,
    SET_KINDS,
    SET_NAMES,
    SET_PERMANENT,
    SET_PROGRAM,
    SET_TECHNOLOGY,
    SOT_PROGRAM,
    SPACES,
)
from aevum.games.hyperborea.sites import kind_of_site, printed
from aevum.games.hyperborea.state import (
    GEMS_TO_END,
    GEMS_TO_END_FOR_TWO,
    TECHNOLOGIES_TO_END,
    Hyperborea,
)

POINT: Final = 100
RIVAL: Final = 5
"""Each point of the best rival weighs this fraction (one in so many) against the own."""

GEM_WORTH: Final = 115
WAITING: Final = 40
"""A NEIGHBOURS effect in the pool, and the least that a PAY effect is worth."""
IDLE_ATTACK: Final = 25
"""An attack in the pool while there is nobody to attack."""
LEVEL_WORTH: Final = [0, 26, 52, 80, 106, 118, 205]
"""What a marker on each level is worth: a cube from level four on, two on level six."""
CUBE_AVAILABLE: Final = 30
GREY_CUBE: Final = 30
FIGURE_ON_BOARD: Final = 80
FREE_FIGURE: Final = 12
RUIN_IN_REACH: Final = 45
GHOST_IN_REACH: Final = 25
STARTS_LEFT: Final = 4
"""So often a start-of-turn effect is reckoned to happen between two resets."""
BONUSES_LEFT: Final = 3
"""So often a bonus, or a conversion, is reckoned to be called for between two resets."""
KEPT_TILE: Final = 70
TECHNOLOGY: Final = 150
COLOURED_SPACE: Final = 45
MULTICOLOUR_SPACE: Final = 32
"""What a cube would bring elsewhere; a grey one would bring nothing."""
USUAL_ROUNDS: Final = 14
ROUNDS_FOR_A_USE: Final = 5
"""A game between good players takes so many rounds, and a technology is used once in so many."""
SHORT_OF_CUBES: Final = 3
"""Where the cubes for a set are not all there, it is used this much less often."""
GEM_RACE: Final = 10
TECHNOLOGY_RACE: Final = 30
FORTRESS_WORTH: Final = 12


def read_pool_worths() -> list[int]:
    """Judge each effect that waits in the pool, near to what it brings when it is used."""
    worths = [0] * POOL_SIZE
    worths[MOVE] = 35
    worths[FLY] = 45
    worths[ATTACK] = 95
    worths[RANGED] = 25
    worths[FORT] = 10
    worths[FIGURE] = 65
    worths[CLONE] = 80
    worths[DRAW] = 25
    worths[RETRIEVE] = 15
    worths[SPY] = 90
    worths[TECH] = 240
    worths[REMOVE_GREY] = 25
    for i in range(PROGDIFF - PROG):
        worths[PROG + i] = 24 * (i + 1)
        worths[PROGDIFF + i] = 24 * (i + 1)
    for effect in range(CREATE, GEM):
        worths[effect] = 105
    worths[GEM] = GEM_WORTH
    return worths


POOL_WORTH: Final = read_pool_worths()


def program_worth(program: int) -> int:
    """Judge an effect by its best branch."""
    best = 0
    for branch in PROGRAMS[program]:
        best = max(best, effects_worth(BRANCHES[branch]))
    return best


def effects_worth(effects: list[int]) -> int:
    """Judge effects that come together."""
    total = 0
    for i in range(0, len(effects), 2):
        effect, amount = effects[i], effects[i + 1]
        if effect < POOL_SIZE:
            total += POOL_WORTH[effect] * amount
        elif effect == PAY:
            total += pay_worth(amount)
        else:
            total += WAITING
    return total


def pay_worth(number: int) -> int:
    """Judge what is bought less what is paid."""
    price = GEM_WORTH
    if PAY_LOSS[number] == REMOVE_CUBE:
        price = POINT
    elif PAY_LOSS[number] == REMOVE_FIGURE:
        price = FIGURE_ON_BOARD
    elif PAY_LOSS[number] == REGRESS:
        price = LEVEL_WORTH[1]
    return max(WAITING, program_worth(PAY_PROGRAM[number]) - price * PAY_AMOUNT[number])


PROGRAM_WORTH: Final = [program_worth(program) for program in range(len(PROGRAMS))]


def set_worth(number: int) -> int:
    """Judge what a set gives when it is complete; a permanent one until the next reset."""
    if SET_PROGRAM[number] != NONE:
        return PROGRAM_WORTH[SET_PROGRAM[number]]
    if SOT_PROGRAM[number] != NONE:
        return STARTS_LEFT * PROGRAM_WORTH[SOT_PROGRAM[number]]
    if BONUS_PROGRAM[number] != NONE:
        return BONUSES_LEFT * PROGRAM_WORTH[BONUS_PROGRAM[number]]
    if INSTEAD_OF[number] != NONE:
        gain = POOL_WORTH[INSTEAD_TO[number]] - POOL_WORTH[INSTEAD_OF[number]]
        return BONUSES_LEFT * max(gain, 0)
    return 0


def surplus(number: int) -> int:
    """Judge how much more a set gives than its cubes would bring elsewhere."""
    cost = 0
    for kind in SET_KINDS[number]:
        if kind == ANY:
            cost += MULTICOLOUR_SPACE
        elif kind != GREY:
            cost += COLOURED_SPACE
    return max(0, SET_WORTH[number] - cost)


SET_WORTH: Final = [set_worth(number) for number in range(len(SET_NAMES))]
SURPLUS: Final = [surplus(number) for number in range(len(SET_NAMES))]


def value(g: Hyperborea, seat: int) -> int:
    """Judge own points and prospects, less a part of the best rival's points."""
    best_rival = 0
    for other in range(g.seats):
        if other != seat:
            best_rival = max(best_rival, points(g, other))
    own = POINT * points(g, seat) - POINT * best_rival // RIVAL
    if g.is_over:
        return own
    total = own + board_worth(g, seat) + player_worth(g, seat)
    if active_seat(g) == seat:
        total += pool_worth(g, seat)
    return total


class Judgement1(Judgement):
    """The first judgement of all."""

    __slots__ = ()

    def value(self, g: Hyperborea, seat: int) -> int:
        """Judge how well a seat stands."""
        return value(g, seat)


def pool_worth(g: Hyperborea, seat: int) -> int:
    """Judge the effects that wait to be used this turn, and the cubes still to be placed."""
    total = 0
    for code in g.deferred:
        total += WAITING if code % 2 == 1 else pay_worth(code // 2)
    for effect in range(POOL_SIZE):
        if g.pool[effect] > 0:
            total += POOL_WORTH[effect] * g.pool[effect]
    if g.pool[ATTACK] > 0 and not has_target(g, seat):
        total -= (POOL_WORTH[ATTACK] - IDLE_ATTACK) * g.pool[ATTACK]
    if g.choices:
        total += choices_worth(g, seat)
    return total + CUBE_AVAILABLE * sum(g.players[seat].available[:GREY])


def choices_worth(g: Hyperborea, seat: int) -> int:
    """Judge each open choice by its best branch; an attack counts less if nobody is there."""
    idle = 0 if has_target(g, seat) else POOL_WORTH[ATTACK] - IDLE_ATTACK
    total = 0
    for program in g.choices:
        best = 0
        for branch in PROGRAMS[program]:
            effects = BRANCHES[branch]
            worth = effects_worth(effects)
            for i in range(0, len(effects), 2):
                if effects[i] == ATTACK:
                    worth -= idle * effects[i + 1]
            best = max(best, worth)
        total += best
    return total


def has_target(g: Hyperborea, seat: int) -> bool:
    """Say whether somebody can be attacked."""
    targets: list[int] = []
    for place in range(len(g.hexes)):
        if can_attack_at(g, seat, place):
            offer_targets(g, seat, place, STRIKE, targets)
            if targets:
                return True
    return False


def player_worth(g: Hyperborea, seat: int) -> int:
    """Judge development, cubes on their way, technologies and the races for the end."""
    p = g.players[seat]
    total = cube_worth(p) - GREY_CUBE * p.grey_cubes()
    for row in range(ROWS):
        total += LEVEL_WORTH[p.levels[row]]
    if p.kept != NONE:
        total += KEPT_TILE
    total += GEM_RACE * min(p.gems, GEMS_TO_END_FOR_TWO if g.seats == 2 else GEMS_TO_END)
    total += technologies_worth(g, p)
    return total + TECHNOLOGY_RACE * min(p.gained, TECHNOLOGIES_TO_END)


def technologies_worth(g: Hyperborea, p: Player) -> int:
    """Judge the own technologies by what they can still bring until the game ends."""
    if len(p.sets) == BASIC_SETS:
        return 0
    rounds = max(0, USUAL_ROUNDS - g.turns // g.seats)
    owned = cubes_owned(p)
    total = 0
    for i in range(BASIC_SETS, len(p.sets)):
        number = p.sets[i]
        worth = rounds * SURPLUS[number] // ROUNDS_FOR_A_USE
        total += worth if has_cubes(owned, number) else worth // SHORT_OF_CUBES
        if SET_TECHNOLOGY[number] != NONE:
            total += TECHNOLOGY
    return total


def cubes_owned(p: Player) -> list[int]:
    """Count the cubes of a player by colour, wherever they are."""
    owned = [p.bag[kind] + p.available[kind] + p.unused[kind] for kind in range(CUBE_KINDS)]
    for cube in p.cubes:
        if cube != NONE:
            owned[cube] += 1
    return owned


def has_cubes(owned: list[int], number: int) -> bool:
    """Say whether there is a cube for every coloured or grey space of a set."""
    needed = [0] * CUBE_KINDS
    for kind in SET_KINDS[number]:
        if kind != ANY:
            needed[kind] += 1
            if needed[kind] > owned[kind]:
                return False
    return True


def cube_worth(p: Player) -> int:
    """Judge the cubes on sets that can still be completed before the reset, and what is on."""
    total = 0
    for i in range(len(p.sets)):
        if not p.is_begun(i):
            continue
        if p.is_complete(i):
            if SET_PERMANENT[p.sets[i]] == 1:
                total += SET_WORTH[p.sets[i]]
        else:
            total += begun_worth(p, i)
    return total


def begun_worth(p: Player, i: int) -> int:
    """Judge a set that is begun: by what it gives and how much of it lies already."""
    laid = 0
    missing = 0
    for space in range(SPACES_PER_SET):
        kind = SPACES[p.sets[i] * SPACES_PER_SET + space]
        if kind == NONE:
            break
        if p.cubes[i * SPACES_PER_SET + space] != NONE:
            laid += 1
            continue
        missing += 1
        if kind != ANY and p.bag[kind] + p.available[kind] == 0:
            return 0
    if missing > sum(p.bag[:GREY]) + sum(p.available[:GREY]) + p.available[GREY] + p.bag[GREY]:
        return 0
    size = laid + missing
    return SET_WORTH[p.sets[i]] * laid * laid * 5 // (size * size * 4)


def board_worth(g: Hyperborea, seat: int) -> int:
    """Judge where the own figures stand: on the board, and beside sites that they can use."""
    total = FIGURE_ON_BOARD * g.figures_on_board(seat)
    for place in range(len(g.hexes)):
        figures = g.free[place * g.seats + seat]
        if figures == 0:
            continue
        total += FREE_FIGURE * figures
        total += FORTRESS_WORTH * min(g.forts[place * g.seats + seat], 1)
        total += sites_worth(g, place, figures)
    return total


def sites_worth(g: Hyperborea, place: int, figures: int) -> int:
    """Judge the sites of a place that free figures can enter or clear of ghosts."""
    total = 0
    used = 0
    for site in range(place * SITES_ON_HEX, (place + 1) * SITES_ON_HEX):
        kind = kind_of_site(g, site)
        if kind == NO_SITE:
            continue
        if g.sites[site] == GHOST:
            total += GHOST_IN_REACH
        elif g.sites[site] == NONE and used < figures:
            if kind == CITY:
                total += PROGRAM_WORTH[SITE_PROGRAM[printed(g, site)]] // 2
                used += 1
            elif g.tiles[site] > 0:
                total += RUIN_IN_REACH
                used += 1
    return total
