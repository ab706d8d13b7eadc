"""The action move: on foot, over a lake, over the sea (R6.1 to R6.7)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.effect_ids import COMMANDER, TRANSPORT
from aevum.games.tempus.free_cards import IS_FREE, free_cards_within, play_free_card
from aevum.games.tempus.hand import cards_for, pay_sewerage
from aevum.games.tempus.ids import EVERY, FROM, MOVED, NONE, PLAY, TO, effect_of
from aevum.games.tempus.names import hex_name
from aevum.games.tempus.shown import Doing
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import AMOUNTS, HAS_SEA, MOVE_RANGE, MOVE_TOKENS
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

# What is known of a hex while goals are looked for.
UNSEEN: Final = 0
PASSED: Final = 1
GOAL: Final = 2


@dataclass(init=False, slots=True)
class Move(Frame):
    """Move up to so many different tokens one after the other; Transport allows one more (R8.11).

    `moved` tokens have moved; `arrived` is where those stand that may not move again; `raised` are
    the hexes whose limit Sewerage raises for this action, once for each card; `stood` are the own
    tokens on every hex while a free attack is under way.
    """

    seat: int
    allowance: int
    moved: int
    start: int
    arrived: list[int]
    raised: list[int]
    stood: list[int]

    def __init__(self) -> None:
        self.seat = 0
        self.allowance = 0
        self.moved = 0
        self.start = NONE
        self.arrived = []
        self.raised = []
        self.stood = []

    def copy(self) -> "Move":
        """Return a frame with the same memory."""
        new = Move()
        new.seat = self.seat
        new.allowance = self.allowance
        new.moved = self.moved
        new.start = self.start
        new.arrived = self.arrived[:]
        new.raised = self.raised[:]
        new.stood = self.stood[:]
        return new

    def step(self, g: Tempus) -> None:
        """Ask for a token, for its goal, or for a card that is played meanwhile."""
        if self.stood:
            self.after_attack(g)
        if (
            g.players[self.seat].hand
            or self.start != NONE
            or (self.moved < self.allowance and self.starts(g, 1))
        ):
            g.ask(self.seat)
        else:
            g.pop()

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer goals for the chosen token, or tokens, or Transport once all have moved.

        As soon as a token has moved free cards can be played too (T16).
        """
        if self.start != NONE:
            self.offer_goals(g, out)
            return
        if self.moved > 0:
            out.append(DONE)
        if self.moved < self.allowance:
            out += self.starts(g)
        elif self.starts(g, 1):
            cards_for(g.players[self.seat], TRANSPORT, PLAY, out)
        if self.moved > 0:
            free_cards_within(g, self.seat, out)

    def answer(self, g: Tempus, action: int) -> None:
        """Choose a token, bring it to its goal, allow one more, or stop."""
        kind = kind_of(action)
        if kind == FROM:
            self.start = x_of(action)
        elif kind == TO:
            self.arrive(g, x_of(action))
        elif kind == PLAY:
            self.play(g, x_of(action))
        else:
            g.pop()

    def play(self, g: Tempus, card: int) -> None:
        """Allow one more token with Transport, or play a free card in the middle of the move."""
        if not IS_FREE[card]:
            g.play_card(self.seat, card)
            self.allowance += AMOUNTS[card]
            return
        if effect_of(card) == COMMANDER:
            self.stood = [self.own_tokens(g, place) for place in range(len(g.tokens))]
        play_free_card(g, self.seat, card)

    def own_tokens(self, g: Tempus, place: int) -> int:
        """Count the own tokens on a hex."""
        return g.tokens[place] if g.owner[place] == self.seat else 0

    def after_attack(self, g: Tempus) -> None:
        """What advanced has moved in this action; what had moved leaves its hex first (T16)."""
        for place in range(len(self.stood)):
            gained = self.own_tokens(g, place) - self.stood[place]
            for _ in range(gained):
                self.arrived.append(place)
            for _ in range(-gained):
                if place in self.arrived:
                    self.arrived.remove(place)
        self.stood = []

    def arrive(self, g: Tempus, goal: int) -> None:
        """Bring the token to its goal; Sewerage pays for what is above the limit (R8.10)."""
        g.shift_token(self.seat, self.start, goal)
        g.note(MOVED, self.seat, self.start, goal)
        self.start = NONE
        self.moved += 1
        self.arrived.append(goal)
        need = g.tokens[goal] - g.players[self.seat].limit() - self.raised.count(goal)
        for _ in range(need):
            self.raised.append(goal)
        pay_sewerage(g, self.seat, need)

    def is_midway(self) -> bool:
        """No token has arrived yet, or one has been chosen that has not."""
        return self.start != NONE or self.moved == 0

    def prompt(self, g: Tempus) -> Msg:
        """Ask for a goal, for a token, or for Transport."""
        seat = seat_name(self.seat)
        if self.start != NONE:
            return Msg("prompt-to", seat=seat, hex=hex_name(g, self.start))
        left = self.allowance - self.moved
        if left > 0:
            return Msg("prompt-from", seat=seat, n=left)
        return Msg("prompt-transport", seat=seat)

    def show(self, g: Tempus, seat: int) -> Doing:
        """Show the token that is about to move, and how many may."""
        return {
            "kind": "move",
            "start": hex_name(g, self.start) if self.start != NONE else "",
            "left": self.allowance - self.moved,
        }

    def starts(self, g: Tempus, most: int = EVERY) -> list[int]:
        """List the hexes with a token that has not moved and has a goal."""
        found: list[int] = []
        limit = g.players[self.seat].limit_with_sewerage()
        place: i64
        for place in g.players[self.seat].hexes:
            if self.has_unmoved(g, place) and self.has_goal(g, place, limit):
                found.append(pack(FROM, place))
                if len(found) == most:
                    return found
        return found

    def has_unmoved(self, g: Tempus, place: i64) -> bool:
        """Say whether a token in the hex has not moved in this action (R6.1)."""
        tokens: i64 = g.tokens[place]
        for goal in self.arrived:
            if goal == place:
                tokens -= 1
        return tokens > 0

    def may_end(self, g: Tempus, goal: i64, limit: i64) -> bool:
        """Say whether a token may end its move here: no city, nobody else's, room (R6.3, R6.4)."""
        if has_room(g, self.seat, goal, limit):
            return True
        if not self.raised:
            return False
        return has_room(g, self.seat, goal, limit + self.raised.count(goal))

    def has_goal(self, g: Tempus, start: i64, limit: i64) -> bool:
        """Say whether a token in this hex may go anywhere; the nearest hexes usually decide."""
        goal: i64
        for goal in g.island.near[start]:
            if self.may_end(g, goal, limit):
                return True
        return GOAL in self.marks_from(g, start)

    def offer_goals(self, g: Tempus, out: list[int]) -> None:
        """Offer every hex that the chosen token may move to, in ascending order."""
        for place, mark in enumerate(self.marks_from(g, self.start)):
            if mark == GOAL:
                out.append(pack(TO, place))

    def marks_from(self, g: Tempus, start: i64) -> list[int]:
        """Find out of every hex whether a token passes it, or may end its move there."""
        p = g.players[self.seat]
        limit: i64 = p.limit_with_sewerage()
        island = g.island
        marks = [UNSEEN] * len(island.cells)
        marks[start] = PASSED
        edge: list[int] = [start]
        place: i64
        near: i64
        seat: i64 = self.seat
        for _ in range(MOVE_RANGE[p.era]):
            further: list[int] = []
            for place in edge:
                for near in island.near[place]:
                    if marks[near] == UNSEEN:
                        owner: i64 = g.owner[near]
                        if owner == NONE or owner == seat:
                            marks[near] = GOAL if self.may_end(g, near, limit) else PASSED
                            further.append(near)
            edge = further
        for lake in island.lakes_at[start]:
            self.add_landings(g, island.lakes[lake], limit, marks)
        if HAS_SEA[p.era] == 1 and island.is_coastal[start] == 1:
            self.add_landings(g, island.coast, limit, marks)
        return marks

    def add_landings(self, g: Tempus, shore: list[int], limit: i64, marks: list[int]) -> None:
        """Mark the hexes of a shore where a token may land not found before (R6.5-R6.7)."""
        place: i64
        for place in shore:
            if marks[place] == UNSEEN:
                marks[place] = GOAL if self.may_end(g, place, limit) else PASSED


def can_move(g: Tempus, seat: int) -> bool:
    """Say whether any token has a goal (R5.5); the hexes beside those with tokens mostly decide."""
    p = g.players[seat]
    limit: i64 = p.limit_with_sewerage()
    has_token = False
    start: i64
    goal: i64
    for start in p.hexes:
        if g.tokens[start] > 0:
            has_token = True
            for goal in g.island.near[start]:
                if has_room(g, seat, goal, limit):
                    return True
    return has_token and len(begin_move(g, seat).starts(g, 1)) > 0


def has_room(g: Tempus, seat: i64, goal: i64, limit: i64) -> bool:
    """Say whether a hex is nobody's, or an own one without a city and below the limit."""
    owner: i64 = g.owner[goal]
    if owner == NONE:
        return True
    return owner == seat and g.city[goal] == 0 and g.tokens[goal] < limit


def begin_move(g: Tempus, seat: int) -> Move:
    """Begin a move action with the allowance of the own era (R6.1)."""
    frame = Move()
    frame.seat = seat
    frame.allowance = MOVE_TOKENS[g.players[seat].era]
    return frame
