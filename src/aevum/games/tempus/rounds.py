"""The round and its phases, the turn and its cards (R4, R5, R8.6)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.city import BuildCity, buildings
from aevum.games.tempus.effect_ids import GOVERNMENT
from aevum.games.tempus.fight import Fight, attacks
from aevum.games.tempus.free_cards import free_cards, play_free_card
from aevum.games.tempus.hand import cards_for
from aevum.games.tempus.ideas import draw_by_action
from aevum.games.tempus.ids import (
    ACT,
    ACTED,
    ACTIONS,
    ANY,
    CITY,
    DEFER,
    DEFERRED,
    FIGHT,
    IDEAS,
    MOVE,
    NONE,
    OFFSPRING,
    PLAY,
    ROUND_BEGAN,
    TOKEN,
    effect_of,
)
from aevum.games.tempus.move import begin_move, can_move
from aevum.games.tempus.names import action_word
from aevum.games.tempus.offspring import begin_offspring, births
from aevum.games.tempus.progress import Progress
from aevum.games.tempus.shown import Doing
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import ACTION_TOKENS
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

# The phases of a round (R4.1).
TAKE: Final = 0
USE: Final = 1
PROGRESS: Final = 2
END: Final = 3

# The order inside a turn (R5.4).
BEFORE: Final = 0
AFTER: Final = 1
CLOSING: Final = 2
DOUBLING: Final = 3


@dataclass(init=False, slots=True)
class Round(Frame):
    """Four phases, each finished by everybody before the next begins; round after round."""

    phase: int
    turns: int

    def __init__(self, phase: int = TAKE, turns: int = 0) -> None:
        self.phase = phase
        self.turns = turns

    def copy(self) -> "Round":
        """Return a frame with the same memory."""
        return Round(self.phase, self.turns)

    def step(self, g: Tempus) -> None:
        """Go on with the present phase."""
        if self.phase == TAKE:
            g.round += 1
            g.note(ROUND_BEGAN, g.start_seat, g.round)
            for p in g.players:
                p.action_tokens = ACTION_TOKENS[p.era]
            self.phase = USE
            self.turns = 0
        elif self.phase == USE:
            self.next_turn(g)
        elif self.phase == PROGRESS:
            self.phase = END
            g.push(Progress(g.seats))
        else:
            g.start_seat = (g.start_seat + 1) % g.seats
            self.phase = TAKE

    def next_turn(self, g: Tempus) -> None:
        """Give the turn to the next player with an action token; if none, end the phase (R5.1)."""
        for _ in range(g.seats):
            seat = (g.start_seat + self.turns) % g.seats
            self.turns = (self.turns + 1) % g.seats
            if g.players[seat].action_tokens > 0:
                g.push(Turn(seat))
                return
        self.phase = PROGRESS


@dataclass(init=False, slots=True)
class Turn(Frame):
    """One action or a deferral, Governments that repeat it, and free cards around them (R5.4)."""

    seat: int
    at: int
    action: int

    def __init__(self, seat: int = 0, at: int = BEFORE, action: int = NONE) -> None:
        self.seat = seat
        self.at = at
        self.action = action

    def copy(self) -> "Turn":
        """Return a frame with the same memory."""
        return Turn(self.seat, self.at, self.action)

    def step(self, g: Tempus) -> None:
        """Ask for the action; afterwards ask whoever still has cards, fitting or not."""
        if self.at == BEFORE or self.at == DOUBLING or g.players[self.seat].hand:
            g.ask(self.seat)
        else:
            g.pop()

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer actions and deferral before the action; then doubling; free cards always."""
        p = g.players[self.seat]
        if self.at == BEFORE:
            legal_actions(g, self.seat, out)
            cards_for(p, GOVERNMENT, DEFER, out)
        elif self.at == DOUBLING:
            legal_actions(g, self.seat, out)
            return
        else:
            out.append(DONE)
            if self.at == AFTER and p.holds(GOVERNMENT) > 0 and self.can_double(g):
                cards_for(p, GOVERNMENT, PLAY, out)
        free_cards(g, self.seat, out)

    def can_double(self, g: Tempus) -> bool:
        """Say whether a Government can repeat the action (R8.6a, R11.3)."""
        kind = g.switches.government_double
        if kind == ANY:
            return True
        if kind == TOKEN and g.players[self.seat].action_tokens == 0:
            return False
        return is_possible(g, self.seat, self.action)

    def answer(self, g: Tempus, action: int) -> None:
        """Carry out an action, a deferral or a card, or end the turn."""
        kind = kind_of(action)
        if kind == ACT:
            if self.at == BEFORE:
                g.players[self.seat].action_tokens -= 1
            self.at = AFTER
            self.action = x_of(action)
            self.act(g)
        elif kind == DEFER:
            g.spend_card(self.seat, x_of(action))
            g.note(DEFERRED, self.seat, x_of(action))
            self.at = CLOSING
        elif kind == PLAY:
            self.play(g, x_of(action))
        else:
            g.pop()

    def play(self, g: Tempus, card: int) -> None:
        """Play a card beside the action; free cards are no actions, so Government may follow.

        With fixed windows the free cards come last (R11.7).
        """
        if effect_of(card) == GOVERNMENT:
            g.play_card(self.seat, card)
            self.double(g)
            return
        if self.at == AFTER and not g.switches.free_cards_any_time:
            self.at = CLOSING
        play_free_card(g, self.seat, card)

    def double(self, g: Tempus) -> None:
        """Carry out the same action once more, or choose one, as the switch says (R11.3)."""
        if g.switches.government_double == ANY:
            self.at = DOUBLING
            return
        if g.switches.government_double == TOKEN:
            g.players[self.seat].action_tokens -= 1
        self.act(g)

    def act(self, g: Tempus) -> None:
        """Begin the action."""
        g.note(ACTED, self.seat, self.action)
        if self.action == MOVE:
            g.push(begin_move(g, self.seat))
        elif self.action == OFFSPRING:
            g.push(begin_offspring(g, self.seat))
        elif self.action == FIGHT:
            g.push(Fight(self.seat))
        elif self.action == IDEAS:
            draw_by_action(g, self.seat)
        else:
            g.push(BuildCity(self.seat))

    def is_midway(self) -> bool:
        """A Government is played and the action it allows is not chosen yet."""
        return self.at == DOUBLING

    def prompt(self, g: Tempus) -> Msg:
        """Ask for the action, for cards after it, or for the action a Government allows."""
        seat = seat_name(self.seat)
        if self.at == BEFORE:
            return Msg("prompt-action", seat=seat, n=g.players[self.seat].action_tokens)
        if self.at == AFTER:
            return Msg("prompt-after", seat=seat, action=action_word(self.action))
        return Msg("prompt-closing" if self.at == CLOSING else "prompt-doubling", seat=seat)

    def show(self, g: Tempus, seat: int) -> Doing:
        """Show whose turn it is, and which action was taken."""
        action = ACTIONS[self.action] if self.action != NONE else ""
        return {"kind": "turn", "seat": self.seat, "action": action}


def legal_actions(g: Tempus, seat: int, out: list[int]) -> None:
    """Append the actions that have a legal execution; drawing ideas always has (R5.5)."""
    for action in range(MOVE, CITY + 1):
        if is_possible(g, seat, action):
            out.append(pack(ACT, action))


def is_possible(g: Tempus, seat: int, action: int) -> bool:
    """Say whether an action would have an effect (R5.5)."""
    if action == MOVE:
        return can_move(g, seat)
    if action == OFFSPRING:
        return len(births(g, seat, 0, 1)) > 0
    if action == FIGHT:
        return len(attacks(g, seat, 1)) > 0
    if action == CITY:
        return len(buildings(g, seat, 1)) > 0
    return True
