"""The action offspring (R6.8 to R6.10)."""

from dataclasses import dataclass

from aevum.games.tempus.effect_ids import HEALTH
from aevum.games.tempus.free_cards import IS_FREE, free_cards_within, play_free_card
from aevum.games.tempus.hand import cards_for, pay_sewerage
from aevum.games.tempus.ids import BORN, EVERY, GRASSLAND, GROW, PLAY
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import AMOUNTS, OFFSPRING_TOKENS
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame


@dataclass(init=False, slots=True)
class Offspring(Frame):
    """Put up to so many new tokens on occupied grassland, one to a hex; Health adds one (R8.7).

    The hexes are named in ascending order, so that each set has one path; after a free card they
    begin anew, and `held` are the hexes that were occupied before the action (T16).
    """

    seat: int
    allowance: int
    born: list[int]
    lowest: int
    held: list[int]

    def __init__(self) -> None:
        self.seat = 0
        self.allowance = 0
        self.born = []
        self.lowest = 0
        self.held = []

    def copy(self) -> "Offspring":
        """Return a frame with the same memory."""
        new = Offspring()
        new.seat = self.seat
        new.allowance = self.allowance
        new.born = self.born[:]
        new.lowest = self.lowest
        new.held = self.held[:]
        return new

    def step(self, g: Tempus) -> None:
        """Ask for the next hex, or for a card that is played meanwhile."""
        p = g.players[self.seat]
        if p.supply > 0 and (p.hand or (len(self.born) < self.allowance and self.sites(g, 1))):
            g.ask(self.seat)
        else:
            g.pop()

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer suitable hexes, or Health cards once the allowance is used up.

        As soon as a token is placed free cards can be played too (T16).
        """
        if self.born:
            out.append(DONE)
        if len(self.born) < self.allowance:
            out.extend(self.sites(g))
        elif self.sites(g, 1):
            cards_for(g.players[self.seat], HEALTH, PLAY, out)
        if self.born:
            free_cards_within(g, self.seat, out)

    def answer(self, g: Tempus, action: int) -> None:
        """Place one token, allow one more, or stop."""
        kind = kind_of(action)
        if kind == GROW:
            place = x_of(action)
            g.put_token(self.seat, place)
            g.note(BORN, self.seat, place)
            self.born.append(place)
            self.lowest = place + 1
            pay_sewerage(g, self.seat, g.tokens[place] - g.players[self.seat].limit())
        elif kind == PLAY:
            self.play(g, x_of(action))
        else:
            g.pop()

    def play(self, g: Tempus, card: int) -> None:
        """Allow one more token with Health, or play a free card in the middle of the action."""
        if not IS_FREE[card]:
            g.play_card(self.seat, card)
            self.allowance += AMOUNTS[card]
            return
        self.lowest = 0
        if not self.held:
            self.held = g.players[self.seat].hexes[:]
        play_free_card(g, self.seat, card)

    def sites(self, g: Tempus, most: int = EVERY) -> list[int]:
        """List the hexes, none below the lowest, that may still receive a new token."""
        if not self.held:
            return births(g, self.seat, self.lowest, most)
        found: list[int] = []
        for action in births(g, self.seat, self.lowest):
            place = x_of(action)
            if place in self.held and place not in self.born:
                found.append(action)
                if len(found) == most:
                    return found
        return found

    def set_asked(self, g: Tempus) -> int:
        """Hexes and Health cards may be named in any order (R6.8, R8.7)."""
        return 1

    def is_member(self, action: int) -> bool:
        """Free cards are played in between."""
        return kind_of(action) == GROW or (kind_of(action) == PLAY and not IS_FREE[x_of(action)])

    def is_midway(self) -> bool:
        """No token has been placed yet."""
        return not self.born

    def prompt(self, g: Tempus) -> Msg:
        """Ask for a hex, or for Health."""
        left = self.allowance - len(self.born)
        if left > 0:
            return Msg("prompt-offspring", seat=seat_name(self.seat), n=left)
        return Msg("prompt-health", seat=seat_name(self.seat))


def is_fertile(g: Tempus, place: int, limit: int) -> bool:
    """Say whether a hex of a player may receive a new token (R6.8, R6.10)."""
    return g.island.terrain[place] == GRASSLAND and 0 < g.tokens[place] < limit


def births(g: Tempus, seat: int, lowest: int, most: int = EVERY) -> list[int]:
    """List the hexes, none below the lowest, on which a new token can be placed (R6.8)."""
    found: list[int] = []
    p = g.players[seat]
    if p.supply == 0:
        return found
    limit = p.limit_with_sewerage()
    for place in p.hexes:
        if place >= lowest and is_fertile(g, place, limit):
            found.append(pack(GROW, place))
            if len(found) == most:
                return found
    return found


def begin_offspring(g: Tempus, seat: int) -> Offspring:
    """Begin an offspring action with the allowance of the own era (R6.8)."""
    frame = Offspring()
    frame.seat = seat
    frame.allowance = OFFSPRING_TOKENS[g.players[seat].era]
    return frame
