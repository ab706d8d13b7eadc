"""The state of the Inner Sea: map, displays, Wonders, cards and the course of the game."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_changed
from aevum.games.inner_sea.chart import CHARTS, GROWTH_LIMIT, Chart
from aevum.games.inner_sea.ids import (
    ADDED,
    BARBARIANS,
    BUILT,
    DEEP,
    FACTIONS,
    GAINED_TALENTS,
    LAND,
    LOST_POINTS,
    LOST_TALENTS,
    MOVED,
    NONE,
    NPC,
    PAID_TALENT,
    POINTS,
    REMOVED,
    WHITE_DISK,
)
from aevum.games.inner_sea.noted import noted
from aevum.games.inner_sea.player import CITY, DISKS_OF_A_COLOUR, UNSET, Player
from aevum.games.inner_sea.switches import DEFAULT, Switches
from aevum.games.inner_sea.tables import KIND, SAILS_DEEP
from aevum.games.inner_sea.wonder_ids import GREAT_LIGHTHOUSE
from aevum.kernel.marks import i64
from aevum.kernel.state import MOST_STEPS, NOBODY, Frame, State
from aevum.kernel.zones import insert_sorted

UNSET_WORDS: Final[list[i64]] = []
REPLACED: Final = (
    "order",
    "white",
    "wonder_state",
    "wonder_owner",
    "wonder_area",
    "is_silenced",
    "top",
)
"""These lists never change: copies share them, and another takes the place of one."""


@dataclass(init=False, slots=True)
class Sea(State):
    """A whole game. A civilization is named by its place in `players`, not by its seat."""

    switches: Switches
    extent: int
    players: list[Player]
    order: list[int]
    disks: list[i64]
    """The disks of every faction in every area: area times FACTIONS plus faction."""
    white: list[i64]
    """The white disks, by area and civilization in the same way (R1.19)."""
    barbarian_stock: int
    wonder_state: list[int]
    wonder_owner: list[int]
    wonder_area: list[int]
    is_silenced: list[int]
    deck: list[int]
    top: list[int]
    """Cards on top of the deck that somebody has put in order, the topmost last."""
    top_known: int
    discard: list[int]
    removed: list[int]
    """Cards that are not in this game or lie beside the deck."""
    is_omen_out: bool
    used_civilizations: int
    learned: int
    """So many cards each civilization draws more in the next Draw Step (R9.7, 6)."""
    epoch: int
    turn: int
    phase: int
    is_epoch_over: bool
    victor: int
    """The civilization that a scenario has named the winner."""
    parts_won: int
    verdict: int
    """Whether the last window of reactions cancelled its card."""
    immune: int
    """The civilizations that a Sacred Treaty keeps out of the card being played, as bits."""
    affected: int
    """The civilizations that the card being played is aimed at, as bits."""
    decider: int
    """The civilization that is asked; its seat is `asked`."""

    def __init__(self) -> None:
        State.__init__(self)
        self.switches = DEFAULT
        self.extent = 0
        self.players = []
        self.order = UNSET
        self.disks = UNSET_WORDS
        self.white = UNSET_WORDS
        self.barbarian_stock = DISKS_OF_A_COLOUR
        self.wonder_state = UNSET
        self.wonder_owner = UNSET
        self.wonder_area = UNSET
        self.is_silenced = UNSET
        self.deck = UNSET
        self.top = UNSET
        self.top_known = NONE
        self.discard = UNSET
        self.removed = UNSET
        self.is_omen_out = False
        self.used_civilizations = 0
        self.learned = 0
        self.epoch = 1
        self.turn = 0
        self.phase = 0
        self.is_epoch_over = False
        self.victor = NONE
        self.parts_won = 0
        self.verdict = 0
        self.immune = 0
        self.affected = 0
        self.decider = NONE

    def copy(self) -> "Sea":
        """Return an independent state; the switches and what is only ever replaced are shared."""
        new = Sea()
        self.copy_into(new)
        new.switches = self.switches
        new.extent = self.extent
        new.players = [p.copy() for p in self.players]
        new.order = self.order
        new.disks = self.disks[:]
        new.white = self.white
        new.barbarian_stock = self.barbarian_stock
        new.wonder_state = self.wonder_state
        new.wonder_owner = self.wonder_owner
        new.wonder_area = self.wonder_area
        new.is_silenced = self.is_silenced
        new.deck = self.deck[:]
        new.top = self.top
        new.top_known = self.top_known
        new.discard = self.discard[:]
        new.removed = self.removed[:]
        new.is_omen_out = self.is_omen_out
        new.used_civilizations = self.used_civilizations
        new.learned = self.learned
        new.epoch = self.epoch
        new.turn = self.turn
        new.phase = self.phase
        new.is_epoch_over = self.is_epoch_over
        new.victor = self.victor
        new.parts_won = self.parts_won
        new.verdict = self.verdict
        new.immune = self.immune
        new.affected = self.affected
        new.decider = self.decider
        return new

    # Deciding

    def decide(self, civ: int) -> None:
        """Put the question of the top frame to a civilization, live or not."""
        self.decider = civ
        self.asked = self.players[civ].seat

    def run(self) -> None:
        """Let the frames go on until a live player is asked; the others answer by the rules."""
        steps = 0
        while not self.is_over and self.asked < 0:
            if self.asked == NPC:
                procedure = self.stack[-1]
                assert isinstance(procedure, Procedure), self.explain()
                action = procedure.by_priority(self, self.legal())
                self.asked = NOBODY
                self.stack[-1].answer(self, action)
            else:
                self.stack[-1].step(self)
            steps += 1
            assert steps < MOST_STEPS, self.explain()

    def runs(self, seat: int, civ: int) -> bool:
        """Say whether a seat runs a civilization."""
        return seat >= 0 and self.players[civ].seat == seat

    # The map

    def chart(self) -> Chart:
        """The map as far as it is in play."""
        return CHARTS[self.extent]

    def others(self, area: i64, civ: i64) -> int:
        """Count the disks of all other factions in an area."""
        start = area * FACTIONS
        disks = self.disks
        count: i64 = 0
        i: i64
        for i in range(start, start + FACTIONS):
            count += disks[i]
        return count - disks[start + civ]

    def controls(self, civ: i64, area: i64) -> bool:
        """A civilization controls an area if it has disks there and no other faction has (R1.9)."""
        start = area * FACTIONS
        disks = self.disks
        if disks[start + civ] == 0:
            return False
        faction: i64
        for faction in range(FACTIONS):
            if faction != civ and disks[start + faction] > 0:
                return False
        return True

    def strongest_other(self, area: i64, civ: i64) -> int:
        """Count the disks of the strongest other faction in an area."""
        start = area * FACTIONS
        disks = self.disks
        most: i64 = 0
        faction: i64
        for faction in range(FACTIONS):
            count: i64 = disks[start + faction]
            if count > most and faction != civ:
                most = count
        return most

    def is_contested(self, area: i64) -> bool:
        """Two factions or more, one of them with two disks or more, not in deep sea (R1.10)."""
        if KIND[area] == DEEP:
            return False
        start = area * FACTIONS
        disks = self.disks
        white = self.white
        factions: i64 = 0
        has_two = False
        i: i64
        for i in range(start, start + FACTIONS):
            count: i64 = disks[i] + white[i]
            if count > 0:
                factions += 1
                if count > 1:
                    has_two = True
        return factions > 1 and has_two

    def has_rival(self, civ: i64, area: i64) -> bool:
        """Say whether another civilization has disks in an area; Barbarians are no rival (R1.3)."""
        start = area * FACTIONS
        other: i64
        for other in range(len(self.players)):
            if other != civ and self.disks[start + other] > 0:
                return True
        return False

    def holds(self, civ: i64, area: i64) -> bool:
        """Say whether a civilization has disks in an area."""
        return self.disks[area * FACTIONS + civ] > 0

    def is_next_to(self, civ: i64, area: i64) -> bool:
        """Say whether a civilization has disks in an adjacent area."""
        disks = self.disks
        near: i64
        for near in self.chart().near[area]:
            if disks[near * FACTIONS + civ] > 0:
                return True
        return False

    def is_city(self, civ: i64, area: i64) -> bool:
        """Three or more disks in a land area are a City (R1.4)."""
        return KIND[area] == LAND and self.disks[area * FACTIONS + civ] >= CITY

    def cities(self, civ: int) -> int:
        """Count the Cities of a civilization."""
        count: i64 = 0
        disks = self.disks
        own: i64 = civ
        area: i64
        for area in self.players[civ].held:
            if disks[area * FACTIONS + own] >= CITY and KIND[area] == LAND:
                count += 1
        return count

    def may_sail_deep(self, civ: int) -> bool:
        """Say whether a civilization may place disks in deep sea areas (R2.10, R2.11)."""
        return SAILS_DEEP[self.players[civ].civilization] or self.has_wonder(civ, GREAT_LIGHTHOUSE)

    def room(self, civ: i64, area: i64) -> int:
        """Count the disks a civilization may still add in an area (R2.1, R5.23)."""
        if KIND[area] == DEEP and not self.may_sail_deep(civ):
            return 0
        room = GROWTH_LIMIT[KIND[area]] - self.disks[area * FACTIONS + civ]
        return min(room, self.players[civ].stock)

    # Disks

    def put(self, civ: int, area: int, count: int) -> None:
        """Stand disks in an area that have left wherever they were."""
        i = area * FACTIONS + civ
        if self.disks[i] == 0 and civ != BARBARIANS and count > 0:
            insert_sorted(self.players[civ].held, area)
        self.disks[i] += count

    def lift(self, civ: int, area: int, count: int) -> None:
        """Take disks off an area; where they go is for the caller to say."""
        i = area * FACTIONS + civ
        self.disks[i] -= count
        if self.disks[i] == 0 and civ != BARBARIANS and count > 0:
            self.players[civ].held.remove(area)

    def put_white(self, civ: int, area: int, count: int) -> None:
        """Stand so many more white disks of a civilization in an area, or fewer."""
        white = self.white[:]
        white[area * FACTIONS + civ] += count
        self.white = white

    def move(self, civ: int, start: int, goal: int) -> None:
        """Move one disk from an area to another."""
        self.lift(civ, start, 1)
        self.put(civ, goal, 1)
        self.note(MOVED, civ, start, goal)

    def add(self, civ: int, area: int, count: int) -> int:
        """Add disks from the stock as far as possible (R2.6); return how many it were."""
        count = min(count, self.room(civ, area))
        return self.add_freely(civ, area, count)

    def add_freely(self, civ: int, area: int, count: int) -> int:
        """Add disks from the stock without a stacking limit."""
        count = min(count, self.players[civ].stock)
        if count <= 0:
            return 0
        self.players[civ].stock -= count
        self.put(civ, area, count)
        self.note(ADDED, civ, area, count)
        return count

    def add_barbarians(self, area: int, count: int) -> None:
        """Add Barbarian disks as far as limit and stock allow (R2.4, R2.6)."""
        room = GROWTH_LIMIT[KIND[area]] - self.disks[area * FACTIONS + BARBARIANS]
        count = min(count, room, self.barbarian_stock)
        if count > 0:
            self.barbarian_stock -= count
            self.disks[area * FACTIONS + BARBARIANS] += count
            self.note(ADDED, BARBARIANS, area, count)

    def remove(self, faction: int, area: int, count: int) -> int:
        """Return disks of an area to the stock of their owner (R5.22); say how many it were."""
        count = min(count, self.disks[area * FACTIONS + faction])
        if count > 0:
            self.lift(faction, area, count)
            if faction == BARBARIANS:
                self.barbarian_stock += count
            else:
                self.players[faction].stock += count
            self.note(REMOVED, faction, area, count)
        return count

    # Talents and points

    def gain_talents(self, civ: int, count: int) -> int:
        """Put Talents into the Treasury; as disks of the stock if so agreed (R13.8)."""
        p = self.players[civ]
        if self.switches.talents_as_disks:
            count = min(count, p.stock)
            p.stock -= count
        if count > 0:
            p.talents += count
            self.note(GAINED_TALENTS, civ, count)
        return count

    def lose_talents(self, civ: int, count: int) -> int:
        """Take Talents out of the Treasury, as many as there are."""
        p = self.players[civ]
        count = min(count, p.talents)
        p.talents -= count
        if self.switches.talents_as_disks:
            p.stock += count
        return count

    def pay_talent(self, civ: int) -> None:
        """Give up a Talent, openly."""
        self.lose_talents(civ, 1)
        self.note(PAID_TALENT, civ)

    def forfeit_talents(self, civ: int, count: int) -> int:
        """Lose Talents by an effect."""
        count = self.lose_talents(civ, count)
        if count > 0:
            self.note(LOST_TALENTS, civ, count)
        return count

    def score(self, civ: int, count: int) -> None:
        """Gain victory points."""
        if count > 0:
            self.players[civ].vp += count
            self.note(POINTS, civ, count)

    def lose_points(self, civ: int, count: int) -> None:
        """Lose victory points, never below nought (R1.20)."""
        count = min(count, self.players[civ].vp)
        if count > 0:
            self.players[civ].vp -= count
            self.note(LOST_POINTS, civ, count)

    # Wonders

    def stands_for(self, civ: int, wonder: int) -> bool:
        """Built, owned, and with an own disk in its area (R10.7, R10.8, R10.10).

        A Wonder that joined with a later edition than is played stands for nobody.
        """
        return (
            wonder < len(self.wonder_owner)
            and self.wonder_owner[wonder] == civ
            and self.wonder_state[wonder] == BUILT
            and self.disks[self.wonder_area[wonder] * FACTIONS + civ] > 0
        )

    def has_wonder(self, civ: int, wonder: int) -> bool:
        """Say whether the power of a Wonder works for a civilization in this turn."""
        return self.stands_for(civ, wonder) and self.is_silenced[wonder] == 0

    def turn_wonder(self, wonder: int, state: int) -> None:
        """Build a Wonder, or turn it face down or up again."""
        self.wonder_state = with_changed(self.wonder_state, wonder, state)

    def give_wonder(self, wonder: int, civ: int) -> None:
        """Give a Wonder to a civilization, or to nobody."""
        self.wonder_owner = with_changed(self.wonder_owner, wonder, civ)

    # Order

    def rank(self, civ: int) -> int:
        """Say at which place of the turn order a civilization stands (R1.21)."""
        return self.order.index(civ)

    def last_in_points(self) -> int:
        """Name the civilization with the fewest points, the latest in turn order (R5.11, R5.12)."""
        last = self.order[0]
        for civ in self.order:
            if self.players[civ].vp <= self.players[last].vp:
                last = civ
        return last

    def is_first_turn(self) -> bool:
        """Say whether this is the very first turn of the game."""
        return self.epoch == self.switches.first_epoch and self.turn == 1

    # The journal

    def as_now(self, faction: int) -> int:
        """Note a faction with the civilization it is now; Barbarians and fate have none."""
        if not 0 <= faction < BARBARIANS:
            return faction
        return noted(faction, self.players[faction].civilization)

    def note(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Write a fact of a faction that everybody may read."""
        if self.journal is not None:
            State.note(self, code, self.as_now(seat), a, b, c)

    def whisper_civ(self, code: int, civ: int, a: int, b: int = 0) -> None:
        """Write a fact of a civilization whose operands only its own seat may read."""
        if self.journal is not None:
            seat = self.players[civ].seat
            reader = seat if seat >= 0 else NPC
            self.journal.append((code, self.as_now(civ), a, b, 0, reader))


@dataclass(init=False, slots=True)
class Procedure(Frame):
    """An unfinished procedure; it knows how a civilization without a player answers it (S6)."""

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Take the first line of the priorities that applies (S6.2); else the first option."""
        return options[0]

    def planned(self, g: Sea) -> list[int]:
        """List the steps of the card that is being announced; none if there is no such card."""
        return []

    def ends_game(self) -> bool:
        """Say whether nothing but the end of the game follows."""
        return False

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-stop"

    def loss_key(self, what: int) -> str:
        """Say what is lost: a white disk or an own one."""
        return "label-lose-white" if what == WHITE_DISK else "label-lose-own"
