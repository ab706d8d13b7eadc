"""Rounds and turns: start of turn, politics, actions, end of turn (R2, R5)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_sorted
from aevum.games.through_the_ages.actions import act, action_options, take_options
from aevum.games.through_the_ages.discard import DiscardMilitary
from aevum.games.through_the_ages.effect_ids import HOMER
from aevum.games.through_the_ages.ids import NONE, TURN_BEGAN
from aevum.games.through_the_ages.politics import Politics, push_look
from aevum.games.through_the_ages.production import apply_supremacy, end_turn
from aevum.games.through_the_ages.ratings import military_total
from aevum.games.through_the_ages.row import fill_row
from aevum.games.through_the_ages.score import finish_game
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT
from aevum.games.through_the_ages.war import push_war
from aevum.kernel.action import DONE
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

# The steps of a turn (R2.1.1).
BEGIN: Final = 0
WARS: Final = 1
TACTICS: Final = 2
POLITICS: Final = 3
ACTIONS: Final = 4
EXCESS: Final = 5
FINISH: Final = 6


@dataclass(init=False, slots=True)
class Rounds(Frame):
    """Turn after turn, clockwise, until the last round is over (R0)."""

    has_begun: bool

    def __init__(self, has_begun: bool = False) -> None:
        self.has_begun = has_begun

    def copy(self) -> "Rounds":
        """Return a frame with the same memory."""
        return Rounds(self.has_begun)

    def step(self, g: Ages) -> None:
        """Give the turn to the next player, or end the game after the last round (R0.6)."""
        if not self.has_begun:
            self.has_begun = True
            g.round = 1
            g.turn = g.start
        else:
            seat = g.after(g.turn)
            if (seat - g.start) % g.seats <= (g.turn - g.start) % g.seats:
                if g.is_last_round():
                    finish_game(g)
                    return
                g.round += 1
            g.turn = seat
        g.push(Turn(g.turn))


@dataclass(init=False, slots=True)
class Turn(Frame):
    """The turn of one player; the action phase is asked here."""

    seat: int
    at: int

    def __init__(self, seat: int = 0, at: int = BEGIN) -> None:
        self.seat = seat
        self.at = at

    def copy(self) -> "Turn":
        """Return a frame with the same memory."""
        return Turn(self.seat, self.at)

    def step(self, g: Ages) -> None:
        """Go on to the next step of the turn."""
        p = g.players[self.seat]
        if p.is_out:
            g.pop()
        elif self.at == BEGIN:
            self.begin(g)
        elif self.at == WARS:
            self.at = TACTICS
            if p.war != NONE:
                push_war(g, self.seat)
        elif self.at == TACTICS:
            share_tactic(g, self.seat)
            self.at = POLITICS
        elif self.at == POLITICS:
            self.at = ACTIONS
            if p.skips_politics:
                p.skips_politics = False
                push_look(g, self.seat)
            else:
                g.push(Politics(self.seat))
        elif self.at == ACTIONS:
            g.ask(self.seat)
        elif self.at == EXCESS:
            self.at = FINISH
            limit = military_total(g, self.seat) + p.hand_bonus()
            excess = len(p.military_hand) - limit
            if excess > 0:
                g.push(DiscardMilitary(self.seat, excess))
        else:
            end_turn(g, self.seat)
            g.pop()

    def begin(self, g: Ages) -> None:
        """Fill the card row, but for the first round (R2.2.1, R2.3)."""
        p = g.players[self.seat]
        g.note(TURN_BEGAN, self.seat, g.round)
        if g.round == 1:
            p.civil = 1 + (self.seat - g.start) % g.seats
            p.military = 0
            self.at = ACTIONS
            return
        fill_row(g, True)
        if EFFECT[p.leader] == HOMER:
            p.unit_resource += 1
        if g.switches.supremacy_at_turn_start and g.pacts > 0:
            apply_supremacy(g, self.seat)
        self.at = WARS

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer the end of the action phase and every action; in round one only taking (R4.1)."""
        out.append(DONE)
        if g.round == 1:
            take_options(g, self.seat, g.players[self.seat].civil, out)
        else:
            action_options(g, self.seat, out)

    def answer(self, g: Ages, action: int) -> None:
        """Carry out an action, or end the action phase."""
        if action == DONE:
            self.at = EXCESS
        else:
            act(g, self.seat, action)

    def prompt(self, g: Ages) -> Msg:
        """Say how many actions are left."""
        p = g.players[self.seat]
        who = seat_name(self.seat)
        if g.round == 1:
            return Msg("prompt-first-turn", seat=who, n=p.civil)
        return Msg("prompt-turn", seat=who, civil=p.civil_left(), military=p.military_left())

    def show(self, g: Ages, seat: int) -> Doing:
        """Show whose turn it is and how far it has come."""
        return {"kind": "turn", "seat": self.seat, "step": self.at}


def share_tactic(g: Ages, seat: int) -> None:
    """Move an exclusive tactic to the common tactics, where each lies once (R2.7)."""
    p = g.players[seat]
    if p.is_exclusive:
        p.is_exclusive = False
        if p.tactic not in g.common_tactics:
            g.common_tactics = with_sorted(g.common_tactics, p.tactic)
