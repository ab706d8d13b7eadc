"""The Turn Order Reset Step (R8.8 to R8.10), Great Palace and Oracle."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import without
from aevum.games.inner_sea.card_ids import ORACLE_AT_DELPHI
from aevum.games.inner_sea.cards.piles import is_in_sight
from aevum.games.inner_sea.cards.reactions import clear_away, play_negation
from aevum.games.inner_sea.ids import NONE, ORDER_SET, PLACE
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.wonder_ids import GREAT_PALACE
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg

TIES: Final = 0
BY_PALACE: Final = 1
BY_ORACLE: Final = 2
OVER: Final = 3


@dataclass(init=False, slots=True)
class TurnOrder(Procedure):
    """New order by Cities; of tied civilizations the one with fewer points picks its place."""

    at: int
    turn: int
    pickers: list[int]
    first: list[int]
    """For every picker the first place of its tie."""
    last: list[int]
    places: list[int]
    place: int
    """Where an Oracle just played would put its owner."""

    def __init__(self) -> None:
        self.at = TIES
        self.turn = 0
        self.pickers = []
        self.first = []
        self.last = []
        self.places = []
        self.place = NONE

    def copy(self) -> "TurnOrder":
        """Return a frame with the same memory."""
        new = TurnOrder()
        new.at = self.at
        new.turn = self.turn
        new.pickers = self.pickers[:]
        new.first = self.first[:]
        new.last = self.last[:]
        new.places = self.places[:]
        new.place = self.place
        return new

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-no"

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-place" if self.at == TIES else "prompt-any-place", who=who_decides(g))

    def begin(self, g: Sea) -> None:
        """Line up the ties: most Cities first, in a tie fewest points first, then at random."""
        waiting = g.order[:]
        cities = [g.cities(civ) for civ in range(len(g.players))]
        self.places = [NONE] * len(waiting)
        place = 0
        while waiting:
            most = max([cities[civ] for civ in waiting])
            tied = [civ for civ in waiting if cities[civ] == most]
            waiting = [civ for civ in waiting if cities[civ] != most]
            size = len(tied)
            while tied:
                fewest = min([g.players[civ].vp for civ in tied])
                equals = [civ for civ in tied if g.players[civ].vp == fewest]
                civ = equals[g.below(len(equals))] if len(equals) > 1 else equals[0]
                tied.remove(civ)
                self.pickers.append(civ)
                self.first.append(place)
                self.last.append(place + size - 1)
            place += size

    def free_places(self, i: int) -> list[int]:
        """List the places of a tie that nobody has taken yet."""
        return [n for n in range(self.first[i], self.last[i] + 1) if self.places[n] == NONE]

    def step(self, g: Sea) -> None:
        """Ask the tied, then the owner of the Great Palace, then whoever might hold the Oracle."""
        if self.at == TIES:
            self.next_picker(g)
        elif self.at == BY_PALACE:
            self.at = BY_ORACLE
            for civ in g.order:
                if g.has_wonder(civ, GREAT_PALACE) and len(g.order) > 1:
                    self.at = BY_PALACE
                    g.decide(civ)
                    return
        elif self.at == BY_ORACLE:
            self.next_oracle(g)
        else:
            for i in range(len(g.order)):
                g.note(ORDER_SET, g.order[i], i + 1)
            g.pop()

    def next_picker(self, g: Sea) -> None:
        """Give the only place left, or ask."""
        if not self.pickers:
            self.begin(g)
        while self.turn < len(self.pickers):
            free = self.free_places(self.turn)
            if len(free) > 1:
                g.decide(self.pickers[self.turn])
                return
            self.places[free[0]] = self.pickers[self.turn]
            self.turn += 1
        g.order = self.places
        self.places = []
        self.turn = 0
        self.at = BY_PALACE

    def next_oracle(self, g: Sea) -> None:
        """Settle an Oracle just played; ask the next in the new order that might hold it."""
        if self.place != NONE:
            civ = self.pickers[self.turn]
            clear_away(g, ORACLE_AT_DELPHI)
            if g.verdict == 0:
                move_to(g, civ, self.place)
            self.at = OVER
            return
        if self.turn == 0:
            self.pickers = g.order[:]
        while self.turn < len(self.pickers):
            civ = self.pickers[self.turn]
            if g.players[civ].hand and not is_in_sight(g, ORACLE_AT_DELPHI) and len(g.order) > 1:
                g.decide(civ)
                return
            self.turn += 1
        self.at = OVER

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the free places of the tie, or any place."""
        if self.at == TIES:
            for place in self.free_places(self.turn):
                out.append(pack(PLACE, place + 1))
            return
        out.append(DONE)
        civ = g.decider
        if self.at == BY_PALACE or ORACLE_AT_DELPHI in g.players[civ].hand:
            for place in range(len(g.order)):
                if g.order[place] != civ:
                    out.append(pack(PLACE, place + 1))

    def answer(self, g: Sea, action: int) -> None:
        """Take a place."""
        place = x_of(action) - 1
        if self.at == TIES:
            self.places[place] = self.pickers[self.turn]
            self.turn += 1
        elif self.at == BY_PALACE:
            self.at = BY_ORACLE
            if action != DONE:
                move_to(g, g.decider, place)
        elif action == DONE:
            self.turn += 1
        else:
            self.place = place
            play_negation(g, self.pickers[self.turn], ORACLE_AT_DELPHI)

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Take the first place that is free, by a tie or the Palace; keep the Oracle (S6.12)."""
        if self.at == BY_PALACE and g.order[0] != g.decider:
            return pack(PLACE, 1)
        return options[0] if self.at == TIES else DONE


def move_to(g: Sea, civ: int, place: int) -> None:
    """Take a place in the order; the others keep their sequence."""
    others = without(g.order, civ)
    others.insert(place, civ)
    g.order = others
