"""The turn: start steps, then all actions in any order out of one pool of effects (R4)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.choices import decide, within_reach
from aevum.games.hyperborea.cubes import offer_retrieving, purge, retrieve
from aevum.games.hyperborea.developing import (
    advance,
    create,
    develop,
    offer_creation,
    offer_development,
    offer_upgrades,
    upgrade,
)
from aevum.games.hyperborea.ending import end_turn
from aevum.games.hyperborea.fighting import (
    convert,
    fortify,
    offer_fights,
    offer_fortresses,
    remove_fortresses,
    shoot,
    strike,
)
from aevum.games.hyperborea.ids import (
    ADVANCE,
    AFFLICT,
    CLONE,
    CLONE_AT,
    CONVERT,
    DEVELOP,
    DRAW,
    DRAW_CUBE,
    ENTER,
    FIGURE,
    FLY_TO,
    FORTIFY,
    FORTRESSES_REMOVED,
    GAME_ENDED,
    GEM,
    IMITATE,
    LEAVE,
    MAKE,
    NONE,
    PAY_FOR,
    PLACE,
    POOL_SIZE,
    PURGE,
    RECRUIT,
    REINFORCED,
    REPLACE,
    SHOOT,
    SPEND,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TAKE_GEM,
    TRADE,
    TURN_BEGAN,
    UPGRADE,
    USE,
    WALK,
)
from aevum.games.hyperborea.learning import offer_learning, replace_cards, take_technology
from aevum.games.hyperborea.losing import begin_affliction, begin_pay, offer_deferred
from aevum.games.hyperborea.moving import (
    active_seat,
    fly,
    offer_moves,
    offer_placing,
    place_figure,
    walk,
)
from aevum.games.hyperborea.names import pool_word
from aevum.games.hyperborea.placing import leave_cube, offer_cubes, place_cube
from aevum.games.hyperborea.pool import (
    begin_effect,
    imitate,
    is_on,
    offer_spying,
    offer_tile,
    spend_token,
    trade_gem,
)
from aevum.games.hyperborea.sets import BASIC_SETS, SOT_PROGRAM
from aevum.games.hyperborea.shown import Doing
from aevum.games.hyperborea.sites import enter, offer_sites, use_kept_tile
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import START_FIGURES
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

LONGEST_TURN: Final = 500
"""No turn takes more answers of the active player than this: then it must end (T16)."""

NO_EFFECTS: Final = [0] * POOL_SIZE
"""A pool in which nothing waits."""

# The parts of a turn (R4.1).
START: Final = 0
EFFECTS_OF_START: Final = 1
ACTIONS: Final = 2


@dataclass(init=False, slots=True)
class Turns(Frame):
    """Turn after turn, clockwise, until all others had one more after the end was triggered."""

    is_begun: bool

    def __init__(self, is_begun: bool = False) -> None:
        self.is_begun = is_begun

    def copy(self) -> "Turns":
        """Return a frame with the same memory."""
        return Turns(self.is_begun)

    def step(self, g: Hyperborea) -> None:
        """Give the turn to the next player, or end the game (R9.10, R13.6)."""
        if self.is_begun:
            g.turns += 1
        self.is_begun = True
        seat = active_seat(g)
        if seat == g.ending or g.turns >= g.switches.round_cap * g.seats:
            g.note(GAME_ENDED, NONE)
            g.end()
            return
        g.note(TURN_BEGAN, seat, g.turns // g.seats + 1)
        g.push(Turn(seat))


@dataclass(init=False, slots=True)
class Turn(Frame):
    """One player's turn."""

    seat: int
    at: int
    begun: int
    answers: int

    def __init__(self, seat: int = 0, at: int = START, begun: int = 0, answers: int = 0) -> None:
        self.seat = seat
        self.at = at
        self.begun = begun
        self.answers = answers

    def copy(self) -> "Turn":
        """Return a frame with the same memory."""
        return Turn(self.seat, self.at, self.begun, self.answers)

    def step(self, g: Hyperborea) -> None:
        """Do the start steps one after the other, then ask for actions."""
        if self.at == START:
            self.at = EFFECTS_OF_START
            self.begun = BASIC_SETS
            start(g, self.seat)
        elif self.at == EFFECTS_OF_START:
            self.next_effect_of_start(g)
        else:
            g.ask(self.seat)

    def prompt(self, g: Hyperborea) -> Msg:
        """Ask for an action; name the effects that wait to be used."""
        waiting = pool_word(g)
        if waiting is None:
            return Msg("prompt-turn", seat=seat_name(g.asked))
        return Msg("prompt-turn-waiting", seat=seat_name(g.asked), effects=waiting)

    def show(self, g: Hyperborea, seat: int) -> Doing:
        """Show whose turn it is."""
        return {"kind": "turn", "seat": self.seat}

    def next_effect_of_start(self, g: Hyperborea) -> None:
        """Let the next active start-of-turn effect happen (R4.4)."""
        p = g.players[self.seat]
        while self.begun < len(p.sets):
            i = self.begun
            self.begun += 1
            if SOT_PROGRAM[p.sets[i]] != NONE and is_on(g, p, i):
                begin_effect(g, self.seat, SOT_PROGRAM[p.sets[i]])
                return
        self.at = ACTIONS

    def options(self, g: Hyperborea, out: list[int]) -> None:
        """Offer the end of the turn and every action and effect that can be used now."""
        seat = self.seat
        out.append(DONE)
        if self.answers >= LONGEST_TURN - 1:
            return
        offer_cubes(g, seat, out)
        offer_sites(g, seat, out)
        if g.choices:
            offer_pool(g, seat, within_reach(g, seat), out)
        elif g.pool != NO_EFFECTS:
            offer_pool(g, seat, g.pool, out)
        offer_upgrades(g, seat, out)
        offer_deferred(g, seat, out)
        offer_tile(g, seat, out)

    def answer(self, g: Hyperborea, action: int) -> None:
        """Carry out one action or use one effect, or end the turn."""
        self.answers += 1
        if g.choices:
            decide(g, self.seat, action)
        kind, x, y = kind_of(action), x_of(action), y_of(action)
        if action == DONE:
            end_turn(g, self.seat)
        elif kind == PLACE:
            place_cube(g, self.seat, x, y // 8, y % 8)
        elif kind == LEAVE:
            leave_cube(g, self.seat, x)
        elif kind == ENTER:
            enter(g, self.seat, x, y)
        elif kind == USE:
            use_kept_tile(g, self.seat)
        elif kind < DRAW_CUBE:
            self.answer_on_board(g, kind, x, y)
        elif kind < ADVANCE:
            self.answer_on_display(g, kind, x, y)
        else:
            self.answer_on_player_board(g, kind, x, y)

    def answer_on_board(self, g: Hyperborea, kind: int, x: int, y: int) -> None:
        """Use an effect that moves, places or destroys pieces on the board."""
        if kind == WALK:
            walk(g, self.seat, x, y)
        elif kind == FLY_TO:
            fly(g, self.seat, x, y)
        elif kind == STRIKE:
            strike(g, self.seat, x, y)
        elif kind == SHOOT:
            shoot(g, self.seat, x, y)
        elif kind == CONVERT:
            convert(g, self.seat, x, y)
        elif kind == FORTIFY:
            fortify(g, self.seat, x)
        else:
            assert kind == RECRUIT or kind == CLONE_AT, g.explain()
            g.pool[FIGURE if kind == RECRUIT else CLONE] -= 1
            place_figure(g, self.seat, x)

    def answer_on_display(self, g: Hyperborea, kind: int, x: int, y: int) -> None:
        """Use an effect that draws or retrieves cubes, spies, or takes a technology."""
        if kind == DRAW_CUBE:
            g.pool[DRAW] -= 1
            g.draw_cube(self.seat)
        elif kind == TAKE_BACK:
            retrieve(g, self.seat, x, y)
        elif kind == IMITATE:
            imitate(g, self.seat, x)
        elif kind == TAKE:
            take_technology(g, self.seat, x)
        else:
            assert kind == REPLACE, g.explain()
            replace_cards(g, self.seat, x)

    def answer_on_player_board(self, g: Hyperborea, kind: int, x: int, y: int) -> None:
        """Use an effect that changes rows and cubes, or one that waits as it is."""
        if kind == ADVANCE:
            advance(g, self.seat, x, y)
        elif kind == DEVELOP:
            develop(g, self.seat, x)
        elif kind == UPGRADE:
            upgrade(g, self.seat, x)
        elif kind == MAKE:
            create(g, self.seat, x, y == 1)
        elif kind == PURGE:
            purge(g, self.seat, x, y)
        elif kind == PAY_FOR:
            begin_pay(g, self.seat, x)
        elif kind == AFFLICT:
            begin_affliction(g, self.seat, x)
        elif kind == SPEND:
            spend_token(g, self.seat, x)
        elif kind == TAKE_GEM:
            g.take_waiting_gems(self.seat)
        else:
            assert kind == TRADE, g.explain()
            trade_gem(g, self.seat, x)


def offer_pool(g: Hyperborea, seat: int, points: list[int], out: list[int]) -> None:
    """Offer every use of the effects that wait as points."""
    offer_moves(g, seat, points, out)
    offer_fights(g, seat, points, out)
    offer_fortresses(g, seat, points, out)
    offer_placing(g, seat, points, out)
    if points[DRAW] > 0 and g.players[seat].bag_size() > 0:
        out.append(pack(DRAW_CUBE))
    offer_retrieving(g, seat, points, out)
    offer_spying(g, seat, points, out)
    offer_learning(g, points, out)
    offer_development(g, seat, points, out)
    offer_creation(g, points, out)
    if points[GEM] > 0 and g.gems_to_take() > 0:
        out.append(pack(TAKE_GEM))


def start(g: Hyperborea, seat: int) -> None:
    """Remove own fortresses; bring the figures on the board up to three (R4.2, R4.3)."""
    removed = remove_fortresses(g, seat)
    if removed > 0:
        g.note(FORTRESSES_REMOVED, seat, removed)
    missing = START_FIGURES - g.figures_on_board(seat)
    for _ in range(min(missing, g.players[seat].supply)):
        g.note(REINFORCED, seat)
        place_figure(g, seat, BOARDS[g.seats].capital[seat])
