"""What players give up: the price of PAY, and what NEIGHBOURS costs the others (effects.md)."""

from dataclasses import dataclass

from aevum.games.hyperborea.cubes import (
    COLOURED,
    count_coloured,
    lay_cube,
    offer_own_cubes,
    remove_cube,
)
from aevum.games.hyperborea.effects import (
    BRANCHES,
    NEIGHBOURS_AMOUNT,
    NEIGHBOURS_LOSS,
    NEIGHBOURS_NAMES,
    PAY_AMOUNT,
    PAY_LOSS,
    PAY_NAMES,
    PAY_PROGRAM,
    PROGRAMS,
)
from aevum.games.hyperborea.ids import (
    AFFLICT,
    AFFLICTED,
    CREATE,
    CREATE_ANY,
    CUBE_CREATED,
    FIGURE_REMOVED,
    FREE_FIGURE,
    GEM_REMOVED,
    GIVE,
    LOWER,
    MAKE,
    NONE,
    PAY_FOR,
    REGRESSED,
    REMOVE_CUBE,
    REMOVE_FIGURE,
    REMOVE_GEM,
    ROWS,
    SITES_ON_HEX,
    WITHDRAW,
)
from aevum.games.hyperborea.moving import lose_free
from aevum.games.hyperborea.names import loss_word
from aevum.games.hyperborea.pool import begin_effect, generate
from aevum.games.hyperborea.shown import Doing
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.action import pack, x_of, y_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame


def can_lose(g: Hyperborea, seat: int, loss: int, amount: int) -> bool:
    """Say whether a player can give up so much."""
    p = g.players[seat]
    if loss == REMOVE_GEM:
        return p.gems >= amount
    if loss == REMOVE_CUBE:
        return count_coloured(p) >= amount
    if loss == REMOVE_FIGURE:
        return g.figures_on_board(seat) >= amount
    return sum(p.levels) >= amount


def offer_losses(g: Hyperborea, seat: int, loss: int, out: list[int]) -> None:
    """Offer what the player can give up: a cube, a figure, or a level."""
    if loss == REMOVE_CUBE:
        offer_own_cubes(g.players[seat], GIVE, COLOURED, out)
    elif loss == REMOVE_FIGURE:
        for place in range(len(g.hexes)):
            if g.free[place * g.seats + seat] > 0:
                out.append(pack(WITHDRAW, place, FREE_FIGURE))
            for n in range(SITES_ON_HEX):
                if g.sites[place * SITES_ON_HEX + n] == seat:
                    out.append(pack(WITHDRAW, place, n))
    else:
        for row in range(ROWS):
            if g.players[seat].levels[row] > 0:
                out.append(pack(LOWER, row))


def lose(g: Hyperborea, seat: int, loss: int, x: int, y: int) -> None:
    """Give up the cube, the figure or the level that was named."""
    if loss == REMOVE_CUBE:
        remove_cube(g, seat, x, y)
    elif loss == REMOVE_FIGURE:
        if y == FREE_FIGURE:
            lose_free(g, seat, x)
        else:
            g.sites[x * SITES_ON_HEX + y] = NONE
        g.players[seat].supply += 1
        g.note(FIGURE_REMOVED, seat, x)
    elif loss == REMOVE_GEM:
        g.lose_gem(seat)
        g.note(GEM_REMOVED, seat)
    else:
        g.players[seat].levels[x] -= 1
        g.note(REGRESSED, seat, x, g.players[seat].levels[x])


def offer_deferred(g: Hyperborea, seat: int, out: list[int]) -> None:
    """Offer each different PAY that can be paid, and each NEIGHBOURS that hits somebody."""
    for i in range(len(g.deferred)):
        code = g.deferred[i]
        if g.deferred.index(code) < i:
            continue
        number = code // 2
        if code % 2 == 0:
            if can_lose(g, seat, PAY_LOSS[number], PAY_AMOUNT[number]):
                out.append(pack(PAY_FOR, number))
        elif victims(g, seat, NEIGHBOURS_LOSS[number]) != 0:
            out.append(pack(AFFLICT, number))


# Paying


def begin_pay(g: Hyperborea, seat: int, number: int) -> None:
    """Use a PAY effect of the pool."""
    g.deferred.remove(2 * number)
    g.push(Pay(seat, number))


def created_by(program: int) -> list[int]:
    """List the cubes a program creates, one by one, as effects."""
    found: list[int] = []
    effects = BRANCHES[PROGRAMS[program][0]]
    for i in range(0, len(effects), 2):
        if CREATE <= effects[i] <= CREATE_ANY:
            for _ in range(effects[i + 1]):
                found.append(effects[i])
    return found


@dataclass(init=False, slots=True)
class Pay(Frame):
    """Give up what is asked, then get what it buys (effects.md, PAY).

    A cube created for a removed one is laid exactly where that one was.
    """

    seat: int
    number: int
    paid: int
    made: int
    spots: list[int]
    """Where removed cubes were: two numbers for each."""

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        self.seat = seat
        self.number = number
        self.paid = 0
        self.made = 0
        self.spots = []

    def copy(self) -> "Pay":
        """Return a frame with the same memory."""
        new = Pay(self.seat, self.number)
        new.paid = self.paid
        new.made = self.made
        new.spots = self.spots[:]
        return new

    def prompt(self, g: Hyperborea) -> Msg:
        """Ask what is given up, or of which colour the new cube is."""
        seat = seat_name(g.asked)
        if not self.is_paying():
            return Msg("prompt-new-cube", seat=seat)
        loss = loss_word(PAY_LOSS[self.number], PAY_AMOUNT[self.number] - self.paid)
        return Msg("prompt-pay", seat=seat, loss=loss)

    def show(self, g: Hyperborea, seat: int) -> Doing:
        """Show what is paid for what."""
        return {"kind": "pay", "seat": self.seat, "price": PAY_NAMES[self.number]}

    def is_paying(self) -> bool:
        """Say whether something is still to be given up."""
        return self.paid < PAY_AMOUNT[self.number]

    def cube_to_make(self) -> int:
        """Find the effect that makes the next cube for a removed one; NONE if there is none."""
        if self.made >= len(self.spots) // 2:
            return NONE
        created = created_by(PAY_PROGRAM[self.number])
        return created[self.made] if self.made < len(created) else NONE

    def step(self, g: Hyperborea) -> None:
        """Ask what is given up, then of which colour the new cube is, then finish."""
        loss = PAY_LOSS[self.number]
        if self.is_paying():
            if loss == REMOVE_GEM:
                self.paid += 1
                lose(g, self.seat, loss, 0, 0)
            else:
                g.ask(self.seat)
            return
        effect = self.cube_to_make()
        if effect == NONE:
            self.finish(g)
        elif effect == CREATE_ANY:
            g.ask(self.seat)
        else:
            self.make(g, effect - CREATE)

    def options(self, g: Hyperborea, out: list[int]) -> None:
        """Offer what can be given up, or the colours of the new cube."""
        if self.is_paying():
            offer_losses(g, self.seat, PAY_LOSS[self.number], out)
            return
        for colour in range(ROWS):
            if g.supply[colour] > 0:
                out.append(pack(MAKE, colour, 1))

    def answer(self, g: Hyperborea, action: int) -> None:
        """Give up what was named, or lay the new cube."""
        if not self.is_paying():
            self.make(g, x_of(action))
            return
        self.paid += 1
        loss = PAY_LOSS[self.number]
        lose(g, self.seat, loss, x_of(action), y_of(action))
        if loss == REMOVE_CUBE:
            self.spots.append(x_of(action))
            self.spots.append(y_of(action))

    def make(self, g: Hyperborea, colour: int) -> None:
        """Lay a new cube where a removed one was, if the supply has one."""
        where, which = self.spots[2 * self.made], self.spots[2 * self.made + 1]
        self.made += 1
        if g.supply[colour] > 0:
            g.supply[colour] -= 1
            lay_cube(g.players[self.seat], where, which, colour)
            g.note(CUBE_CREATED, self.seat, colour)

    def finish(self, g: Hyperborea) -> None:
        """Generate what was bought, but for the cubes that lie already."""
        program = PAY_PROGRAM[self.number]
        g.pop()
        if self.made > 0:
            generate(g, self.seat, BRANCHES[PROGRAMS[program][0]], self.made)
        else:
            begin_effect(g, self.seat, program)

    def is_midway(self) -> bool:
        """The price is announced, and what it buys is still to come."""
        return True


# Neighbours


def victims(g: Hyperborea, seat: int, loss: int) -> int:
    """Find the opponents beside own figures who can comply, as a mask of seats."""
    found = 0
    for place in range(len(g.hexes)):
        if g.figures_at(seat, place) > 0:
            found |= figures_mask(g, place)
            for other in g.near(place):
                found |= figures_mask(g, other)
    for other in range(g.seats):
        if other == seat or not can_lose(g, other, loss, 1):
            found &= ~(1 << other)
    return found


def figures_mask(g: Hyperborea, place: int) -> int:
    """Find who has figures on a place, as a mask of seats."""
    found = 0
    for seat in range(g.seats):
        if g.figures_at(seat, place) > 0:
            found |= 1 << seat
    return found


def begin_affliction(g: Hyperborea, seat: int, number: int) -> None:
    """Use a NEIGHBOURS effect of the pool on all whom it hits."""
    g.deferred.remove(2 * number + 1)
    g.note(AFFLICTED, seat, NEIGHBOURS_LOSS[number])
    g.push(Afflict(seat, number, victims(g, seat, NEIGHBOURS_LOSS[number])))


@dataclass(init=False, slots=True)
class Afflict(Frame):
    """All neighbours comply, clockwise from the active player, each by own choice (R16.1)."""

    seat: int
    number: int
    waiting: int
    lost: int

    def __init__(self, seat: int = 0, number: int = 0, waiting: int = 0, lost: int = 0) -> None:
        self.seat = seat
        self.number = number
        self.waiting = waiting
        self.lost = lost

    def copy(self) -> "Afflict":
        """Return a frame with the same memory."""
        return Afflict(self.seat, self.number, self.waiting, self.lost)

    def prompt(self, g: Hyperborea) -> Msg:
        """Ask what is given up, and say to whom it is owed."""
        left = NEIGHBOURS_AMOUNT[self.number] - self.lost
        loss = loss_word(NEIGHBOURS_LOSS[self.number], left)
        return Msg("prompt-afflict", seat=seat_name(g.asked), loss=loss, other=seat_name(self.seat))

    def show(self, g: Hyperborea, seat: int) -> Doing:
        """Show what is lost, and who has not complied yet."""
        return {
            "kind": "afflict",
            "seat": self.seat,
            "loss": NEIGHBOURS_NAMES[self.number],
            "waiting": [other for other in range(g.seats) if (self.waiting >> other) & 1],
        }

    def victim(self, g: Hyperborea) -> int:
        """Find the next seat that has to comply."""
        seat = (self.seat + 1) % g.seats
        while not (self.waiting >> seat) & 1:
            seat = (seat + 1) % g.seats
        return seat

    def step(self, g: Hyperborea) -> None:
        """Ask the next opponent what is given up; a gem needs no question."""
        if self.waiting == 0:
            g.pop()
            return
        loss = NEIGHBOURS_LOSS[self.number]
        victim = self.victim(g)
        if self.lost == NEIGHBOURS_AMOUNT[self.number] or not can_lose(g, victim, loss, 1):
            self.waiting &= ~(1 << victim)
            self.lost = 0
        elif loss == REMOVE_GEM:
            self.lost += 1
            lose(g, victim, loss, 0, 0)
        else:
            g.ask(victim)

    def options(self, g: Hyperborea, out: list[int]) -> None:
        """Offer what the opponent can give up."""
        offer_losses(g, self.victim(g), NEIGHBOURS_LOSS[self.number], out)

    def answer(self, g: Hyperborea, action: int) -> None:
        """Give up what was named."""
        self.lost += 1
        lose(g, self.victim(g), NEIGHBOURS_LOSS[self.number], x_of(action), y_of(action))

    def is_midway(self) -> bool:
        """The effect is used, and not all have complied."""
        return True
