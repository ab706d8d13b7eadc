"""Effects: generating them into the pool, choosing an icon, imitating others (R4.8, R18.15)."""

from dataclasses import dataclass

from aevum.games.hyperborea.effects import BRANCHES, PROGRAM_WAITS, PROGRAMS
from aevum.games.hyperborea.ids import (
    BONUS,
    CHARGE_PER_RESET,
    CHARGES,
    CHOOSE,
    CREATE,
    CREATE_ANY,
    DRAW,
    GEM,
    GEM_REMOVED,
    IMITATE,
    IMITATED,
    NAME_GEM,
    NEIGHBOURS,
    NONE,
    PAY,
    POOL_SIZE,
    SPEND,
    SPY,
    TOKEN_SPENT,
    TRADE,
    TRADE_GEM,
    name_of,
)
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.programs import mentions
from aevum.games.hyperborea.sets import (
    BASIC_SETS,
    BONUS_ON,
    BONUS_PROGRAM,
    INSTEAD_OF,
    INSTEAD_TO,
    SET_PERMANENT,
    SET_PROGRAM,
    SOT_PROGRAM,
    TECHNOLOGY_SET,
)
from aevum.games.hyperborea.shown import Doing
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tiles import TILE_ABILITY, TILE_BONUS_ON, TILE_PROGRAM
from aevum.kernel.action import pack, x_of, y_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame


def is_on(g: Hyperborea, p: Player, i: int) -> bool:
    """Say whether the permanent effect of a set works now (R12.7)."""
    if SET_PERMANENT[p.sets[i]] == 0:
        return False
    if g.switches.permanent_once_activated:
        return p.activated[i] == 1
    return p.is_complete(i)


def begin_effect(g: Hyperborea, seat: int, program: int) -> None:
    """Generate an effect; a choice waits until it is used, if its use tells it (R5.13, T17)."""
    branches = PROGRAMS[program]
    if len(branches) == 1:
        generate(g, seat, BRANCHES[branches[0]], 0)
    elif PROGRAM_WAITS[program]:
        g.choices.append(program)
    else:
        g.push(Choose(seat, program))


def generate(g: Hyperborea, seat: int, effects: list[int], placed: int) -> None:
    """Put effects into the pool, and each bonus that they call for, once.

    So many created cubes were already put where a removed one had been (effects.md, PAY).
    """
    gems = 0
    for i in range(0, len(effects), 2):
        effect, amount = effects[i], effects[i + 1]
        if CREATE <= effect <= CREATE_ANY and placed > 0:
            used = min(placed, amount)
            placed -= used
            amount -= used
        if effect == GEM:
            gems += g.gain_gems(seat, amount)
        elif amount > 0 or effect >= POOL_SIZE:
            gain(g, seat, effect, amount)
    p = g.players[seat]
    for i in range(BASIC_SETS, len(p.sets)):
        name = BONUS_ON[p.sets[i]]
        if name != NONE and is_on(g, p, i) and has_generated(effects, name, gems):
            add_bonus(g, seat, BONUS_PROGRAM[p.sets[i]])
    if p.has_ability(BONUS) and has_generated(effects, TILE_BONUS_ON[p.tile], gems):
        add_bonus(g, seat, TILE_PROGRAM[p.tile])


def has_generated(effects: list[int], name: int, gems: int) -> bool:
    """Say whether effects of a name were generated; gems only if there were any."""
    if name == NAME_GEM:
        return gems > 0
    for i in range(0, len(effects), 2):
        if name_of(effects[i]) == name:
            return True
    return False


def add_bonus(g: Hyperborea, seat: int, program: int) -> None:
    """Generate a bonus, which calls for no further bonus."""
    effects = BRANCHES[PROGRAMS[program][0]]
    for i in range(0, len(effects), 2):
        if effects[i] == GEM:
            g.gain_gems(seat, effects[i + 1])
        else:
            gain(g, seat, effects[i], effects[i + 1])


def gain(g: Hyperborea, seat: int, effect: int, amount: int) -> None:
    """Put one effect into the pool, or what the player gets instead of it."""
    if effect == PAY:
        g.deferred.append(2 * amount)
        return
    if effect == NEIGHBOURS:
        g.deferred.append(2 * amount + 1)
        return
    g.pool[converted(g, seat, effect)] += amount


def converted(g: Hyperborea, seat: int, effect: int) -> int:
    """Find the effect that a player gets where one is generated (R18.25)."""
    p = g.players[seat]
    for i in range(BASIC_SETS, len(p.sets)):
        if INSTEAD_OF[p.sets[i]] == effect and is_on(g, p, i):
            return INSTEAD_TO[p.sets[i]]
    return effect


@dataclass(init=False, slots=True)
class Choose(Frame):
    """Choose one branch of an effect, or one icon of an imitated one (T17, espionage_scope)."""

    seat: int
    program: int
    is_icon: bool

    def __init__(self, seat: int = 0, program: int = 0, is_icon: bool = False) -> None:
        self.seat = seat
        self.program = program
        self.is_icon = is_icon

    def copy(self) -> "Choose":
        """Return a frame with the same memory."""
        return Choose(self.seat, self.program, self.is_icon)

    def prompt(self, g: Hyperborea) -> Msg:
        """Ask for a branch, or for an icon."""
        return Msg("prompt-icon" if self.is_icon else "prompt-choose", seat=seat_name(g.asked))

    def show(self, g: Hyperborea, seat: int) -> Doing:
        """Show how many icons there are to choose from."""
        icons = 0
        for branch in PROGRAMS[self.program]:
            icons += len(BRANCHES[branch]) // 2
        return {"kind": "choose", "seat": self.seat, "icons": icons}

    def step(self, g: Hyperborea) -> None:
        """Ask the player."""
        g.ask(self.seat)

    def options(self, g: Hyperborea, out: list[int]) -> None:
        """Offer each branch, or each icon of each branch."""
        branches = PROGRAMS[self.program]
        for i in range(len(branches)):
            if self.is_icon:
                for icon in range(len(BRANCHES[branches[i]]) // 2):
                    out.append(pack(CHOOSE, i, icon))
            else:
                out.append(pack(CHOOSE, i))

    def answer(self, g: Hyperborea, action: int) -> None:
        """Generate what was chosen."""
        effects = BRANCHES[PROGRAMS[self.program][x_of(action)]]
        if self.is_icon:
            icon = y_of(action)
            effects = effects[2 * icon : 2 * icon + 2]
        g.pop()
        generate(g, self.seat, effects, 0)

    def is_midway(self) -> bool:
        """The effect is not generated yet."""
        return True


# Espionage


def spied_program(technology: int) -> int:
    """Find the effect a spy can copy of a technology; NONE if there is none (effects.md, SPY)."""
    number = TECHNOLOGY_SET[technology]
    program = SET_PROGRAM[number] if SET_PROGRAM[number] != NONE else SOT_PROGRAM[number]
    if program == NONE or mentions(program, SPY):
        return NONE
    return program


def offer_spying(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer the technologies of all other players that can be imitated."""
    if points[SPY] == 0:
        return
    for other in range(g.seats):
        if other != seat:
            for technology in g.players[other].technologies():
                if spied_program(technology) != NONE:
                    out.append(pack(IMITATE, technology))


def imitate(g: Hyperborea, seat: int, technology: int) -> None:
    """Generate the effect of another player's technology as if it were activated."""
    g.pool[SPY] -= 1
    g.note(IMITATED, seat, technology)
    program = spied_program(technology)
    branches = PROGRAMS[program]
    if g.switches.spies_one_icon and (len(branches) > 1 or len(BRANCHES[branches[0]]) > 2):
        g.push(Choose(seat, program, True))
    else:
        begin_effect(g, seat, program)


# Faction tiles


def offer_tile(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Offer to spend a token of the faction tile, or a gem (R15.2, R15.3, R15.7)."""
    p = g.players[seat]
    if p.tile == NONE:
        return
    ability = TILE_ABILITY[p.tile]
    if (ability == CHARGES or ability == CHARGE_PER_RESET) and p.charges > 0:
        offer_branches(p, SPEND, out)
    elif ability == TRADE_GEM and p.gems > 0:
        offer_branches(p, TRADE, out)


def offer_branches(p: Player, kind: int, out: list[int]) -> None:
    """Offer what a faction tile sells, but for drawing from an empty bag (R9.9)."""
    branches = PROGRAMS[TILE_PROGRAM[p.tile]]
    for i in range(len(branches)):
        if not draws_nothing(p, BRANCHES[branches[i]]):
            out.append(pack(kind, i))


def draws_nothing(p: Player, effects: list[int]) -> bool:
    """Say whether effects only draw, and the bag is empty."""
    if p.bag_size() > 0:
        return False
    for i in range(0, len(effects), 2):
        if effects[i] != DRAW:
            return False
    return True


def spend_token(g: Hyperborea, seat: int, branch: int) -> None:
    """Spend a token: a charge goes back to the supply, the other waits beside the tile."""
    p = g.players[seat]
    p.charges -= 1
    if p.has_ability(CHARGES):
        p.fortresses += 1
    else:
        p.spent += 1
    g.note(TOKEN_SPENT, seat)
    generate(g, seat, BRANCHES[PROGRAMS[TILE_PROGRAM[p.tile]][branch]], 0)


def trade_gem(g: Hyperborea, seat: int, branch: int) -> None:
    """Pay a gem for one branch of what the tile offers (R15.7)."""
    g.lose_gem(seat)
    g.note(GEM_REMOVED, seat)
    generate(g, seat, BRANCHES[PROGRAMS[TILE_PROGRAM[g.players[seat].tile]][branch]], 0)
