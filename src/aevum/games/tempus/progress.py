"""Phase 3: progress into the next era, and the end of the game (R9, R10.1)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.distinct import distinct
from aevum.games.tempus.effect_ids import EDUCATION
from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.hand import draw_ideas
from aevum.games.tempus.ids import (
    CARD_PLAYED,
    CAUGHT_UP,
    GAME_ENDED,
    PLAY,
    PROGRESS_POINTS,
    PROGRESSED,
    effect_of,
    terrain_of,
)
from aevum.games.tempus.names import card_name, era_word, terrain_word
from aevum.games.tempus.shown import Doing
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import AMOUNTS, BONUS_CARDS, ERA_TERRAIN
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

# The order of the phase.
CATCH_UP: Final = 0
PLAY_CARDS: Final = 1
ADVANCE: Final = 2
BONUS: Final = 3

CARD_BITS: Final = 6


@dataclass(init=False, slots=True)
class Progress(Frame):
    """All are set to the foremost era, play cards, and the best move on.

    `points` are those of the cards each seat has shown; `aside` are the cards chosen secretly, each
    with its seat, while all choose together (R11.6); `movers` is the mask of the seats that moved.
    """

    at: int
    done: int
    lowest: int
    points: list[int]
    aside: list[int]
    movers: int

    def __init__(self, seats: int = 0) -> None:
        self.at = CATCH_UP
        self.done = 0
        self.lowest = 0
        self.points = [0] * seats
        self.aside = []
        self.movers = 0

    def copy(self) -> "Progress":
        """Return a frame with the same memory."""
        new = Progress()
        new.at = self.at
        new.done = self.done
        new.lowest = self.lowest
        new.points = self.points[:]
        new.aside = self.aside[:]
        new.movers = self.movers
        return new

    def step(self, g: Tempus) -> None:
        """Go on with the phase; seats without cards are not asked for cards."""
        if self.at == CATCH_UP:
            catch_up(g)
            self.at = PLAY_CARDS
        elif self.at == PLAY_CARDS:
            if self.done == g.seats:
                self.reveal(g)
                self.at = ADVANCE
            elif g.players[self.seat_at(g)].hand:
                g.ask(self.seat_at(g))
            else:
                self.next_seat()
        elif self.at == ADVANCE:
            self.advance(g)
        else:
            self.give_bonus(g)

    def seat_at(self, g: Tempus) -> int:
        """The seat whose turn it is, clockwise from the start player (R9.4)."""
        return (g.start_seat + self.done) % g.seats

    def next_seat(self) -> None:
        """This seat cannot add cards later (R9.4)."""
        self.done += 1
        self.lowest = 0

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer to stop and every card that scores (R9.4)."""
        out.append(DONE)
        for card in distinct(g.players[self.seat_at(g)].hand, self.lowest):
            if progress_points(g, card) > 0:
                out.append(pack(PLAY, card))

    def answer(self, g: Tempus, action: int) -> None:
        """Play one card, openly or secretly, or stop."""
        if action == DONE:
            self.next_seat()
            return
        seat = self.seat_at(g)
        self.lowest = x_of(action)
        if g.switches.progress_simultaneous:
            g.players[seat].hand.remove(self.lowest)
            self.aside.append((seat << CARD_BITS) | self.lowest)
            return
        self.points[seat] += progress_points(g, self.lowest)
        g.play_card(seat, self.lowest)

    def reveal(self, g: Tempus) -> None:
        """Show the cards that were chosen secretly (R11.6)."""
        if self.aside:
            g.seal()
        for chosen in self.aside:
            seat = chosen >> CARD_BITS
            card = chosen & ((1 << CARD_BITS) - 1)
            self.points[seat] += progress_points(g, card)
            g.discard.append(card)
            g.note(CARD_PLAYED, seat, card)
        self.aside = []

    def advance(self, g: Tempus) -> None:
        """The seats with most points move to the next era, all of them in a tie (R9.5)."""
        best = 0
        totals: list[int] = []
        for seat in range(g.seats):
            total = self.points[seat] + points_on_map(g, seat)
            totals.append(total)
            best = max(best, total)
            g.note(PROGRESS_POINTS, seat, total)
        for seat in range(g.seats):
            if totals[seat] == best:
                g.players[seat].era += 1
                self.movers |= 1 << seat
                g.note(PROGRESSED, seat, g.players[seat].era)
                if g.players[seat].era == FLIGHT:
                    g.is_over = True
        if g.is_over:
            g.note(GAME_ENDED, g.start_seat, g.round)
            g.end()
        self.at = BONUS
        self.done = 0

    def give_bonus(self, g: Tempus) -> None:
        """The first arrivals of Writing and Printing draw cards, clockwise (R9.6)."""
        while self.done < g.seats:
            seat = self.seat_at(g)
            self.done += 1
            bonus = BONUS_CARDS[g.players[seat].era]
            if (self.movers >> seat) & 1 and bonus > 0:
                draw_ideas(g, seat, bonus)
                return
        g.pop()

    def set_asked(self, g: Tempus) -> int:
        """The cards of a seat may be named in any order (R9.4)."""
        return 1 + self.done

    def prompt(self, g: Tempus) -> Msg:
        """Say which era is raced for, and which terrain counts."""
        return Msg(
            "prompt-progress",
            seat=seat_name(g.asked),
            era=era_word(g.players[0].era + 1),
            terrain=terrain_word(needed_terrain(g)),
        )

    def show(self, g: Tempus, seat: int) -> Doing:
        """Show the points of the cards played, and to a seat what it has set aside (R11.6)."""
        return {
            "kind": "progress",
            "card_points": self.points[:],
            "aside": [card_name(card) for card in set_aside(g, seat)],
        }


def set_aside(g: Tempus, seat: int) -> list[int]:
    """List the cards a seat has chosen secretly for progress (R11.6)."""
    cards: list[int] = []
    for frame in g.stack:
        if isinstance(frame, Progress):
            for chosen in frame.aside:
                if chosen >> CARD_BITS == seat:
                    cards.append(chosen & ((1 << CARD_BITS) - 1))
    return cards


def catch_up(g: Tempus) -> None:
    """Set every era marker that is behind to the foremost era (R9.1)."""
    foremost = max([p.era for p in g.players])
    for seat in range(g.seats):
        if g.players[seat].era < foremost:
            g.players[seat].era = foremost
            g.note(CAUGHT_UP, seat, foremost)


def needed_terrain(g: Tempus) -> int:
    """The terrain of the era all compete for, while the markers are level (R9.2)."""
    return ERA_TERRAIN[g.players[0].era + 1]


def progress_points(g: Tempus, card: int) -> int:
    """Say what a card scores in the competition (R9.3, R11.1)."""
    effect = AMOUNTS[card] if effect_of(card) == EDUCATION else 0
    fitting = 1 if terrain_of(card) == needed_terrain(g) else 0
    if g.switches.card_counts_once:
        return max(effect, fitting)
    return effect + fitting


def points_on_map(g: Tempus, seat: int) -> int:
    """One point for each token on the needed terrain and for each city (R9.3)."""
    terrain = needed_terrain(g)
    points = 0
    for place in g.players[seat].hexes:
        if g.city[place] > 0:
            points += 1
        elif g.island.terrain[place] == terrain:
            points += g.tokens[place]
    return points
