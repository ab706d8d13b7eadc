"""What a seat may know of Through the Ages as a row of numbers (R7.2)."""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import Section, Tensor, count, packed, put, seen_from
from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.colonize import Colonize
from aevum.games.through_the_ages.costs import place_price
from aevum.games.through_the_ages.ids import (
    AGE_IV,
    EVENT,
    FIRST_UNIT,
    NONE,
    PLACES,
    SLOTS,
    TACTIC,
    TERRITORY,
)
from aevum.games.through_the_ages.layout import MOST_SEATS, of_kinds
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE
from aevum.games.through_the_ages.tensor_board import (
    MILITARY_CARDS,
    MILITARY_PLACE,
    board_sections,
    names,
    numbered,
    points_section,
    slot_names,
    write_boards,
    write_points,
)
from aevum.games.through_the_ages.tensor_doing import DOING, write_doing
from aevum.kernel.marks import i64

TABLE: Final = [
    "seat",
    "seats",
    "asked",
    "is_over",
    "age",
    "round",
    "last_round",
    "start_seat",
    "turn",
    "civil_deck",
    "military_deck",
    "discard_unseen",
    "next_event",
]
EVENT_CARDS: Final = of_kinds(EVENT, TERRITORY)
EVENT_PLACE: Final = numbered(EVENT_CARDS)
AUTHORS: Final = 1 + MOST_SEATS
"""Nobody, the observer and everybody else may have prepared an event."""
OBSERVER: Final = 1
TACTICS: Final = of_kinds(TACTIC)
TACTIC_PLACE: Final = numbered(TACTICS)
UNITS: Final = slot_names()[FIRST_UNIT:]
UNIT_PLACE: Final = packed([slot - FIRST_UNIT for slot in range(SLOTS)])


def sections() -> list[Section]:
    """Name all that the tensor says; seats are counted from the observer, who is 1, nobody 0.

    A card is one more than its number in the tables, none is nought.
    """
    authors = ["nobody", "observer", "next", "second_next", "third_next"]
    military = names(MILITARY_CARDS)
    return [
        Section("table", TABLE),
        Section("row", ["card", "cost"], PLACES),
        Section("doing", DOING),
        *board_sections(),
        Section("military_hand", military),
        Section("discard_seen", military),
        Section("own_defense", military),
        Section("units_sent", UNITS),
        Section("common_tactics", names(TACTICS)),
        Section("current_events", authors, AGE_IV),
        Section("future_events", authors, AGE_IV),
        Section("own_current_events", names(EVENT_CARDS)),
        Section("own_future_events", names(EVENT_CARDS)),
        Section("past_events", names(EVENT_CARDS)),
        points_section(),
    ]


class AgesTensor(Tensor):
    """The table as one seat sees it."""

    def __init__(self) -> None:
        Tensor.__init__(self, sections())
        self.row: i64 = self.begin("row")
        self.doing: i64 = self.begin("doing")
        self.players: i64 = self.begin("players")
        self.military_hand: i64 = self.begin("military_hand")
        self.forces: i64 = self.begin("own_defense")
        self.tactics: i64 = self.begin("common_tactics")
        self.events: i64 = self.begin("current_events")
        self.points: i64 = self.begin("points")

    def fill(self, g: Ages, seat: int, out: vec[i16], at: i64) -> None:
        """Write all that the view shows to a seat over LENGTH noughts, which begin at a place."""
        seen = seen_from(seat, g.seats)
        write_table(g, seat, seen, out, at)
        write_row(g, seat, out, at + self.row)
        write_doing(g, seen, out, at + self.doing)
        write_boards(g, seat, seen, out, at + self.players)
        hand = at + self.military_hand
        count(g.players[seat].military_hand, MILITARY_PLACE, out, hand)
        count(g.discard_seen, MILITARY_PLACE, out, hand + len(MILITARY_CARDS))
        write_forces(g, seat, out, at + self.forces)
        count(g.common_tactics, TACTIC_PLACE, out, at + self.tactics)
        write_events(g, seen, out, at + self.events)
        write_points(g, seat, out, at + self.points)


def write_table(g: Ages, seat: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what is nobody's."""
    numbers = vec[i16](
        [
            seat + 1,
            g.seats,
            seen[g.asked],
            1 if g.is_over else 0,
            g.age,
            g.round,
            g.last_round,
            seen[g.starting() if g.playing() > 0 else g.start],
            seen[g.turn],
            len(g.civil_deck),
            len(g.military_deck),
            len(g.discard_unseen),
            1 + g.next_event if (g.next_seen >> seat) & 1 else 0,
        ]
    )
    put(numbers, out, at)


def write_row(g: Ages, seat: int, out: vec[i16], at: i64) -> None:
    """Write the card row, and what each card costs the observer."""
    p = g.players[seat]
    for place in range(PLACES):
        card = g.row[place]
        if card != NONE:
            out[at] = i16(1 + card)
            out[at + 1] = i16(place_price(p, card, place))
        at += 2


def write_forces(g: Ages, seat: int, out: vec[i16], at: i64) -> None:
    """Write the own secret defense, and the units that are on their way to a territory."""
    for frame in g.stack:
        if isinstance(frame, Aggression) and frame.rival == seat:
            count(frame.laid, MILITARY_PLACE, out, at)
        elif isinstance(frame, Colonize):
            count(frame.sent, UNIT_PLACE, out, at + len(MILITARY_CARDS))


def write_events(g: Ages, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write both event decks: who prepared how many of each age, the own cards, what is past."""
    backs: i64 = AGE_IV * AUTHORS
    own = at + 2 * backs
    each: i64 = len(EVENT_CARDS)
    for i in range(len(g.current)):
        write_event(g.current[i], seen[g.current_by[i]], out, at, own)
    if g.next_event != NONE:
        write_event(g.next_event, seen[g.next_by], out, at, own)
    for i in range(len(g.future)):
        write_event(g.future[i], seen[g.future_by[i]], out, at + backs, own + each)
    for i in range(len(g.past)):
        out[own + 2 * each + i64(EVENT_PLACE[g.past[i]])] = i16(1 + i)


def write_event(card: int, author: i16, out: vec[i16], backs: i64, own: i64) -> None:
    """Count an event by its age and its author; the observer knows the own cards."""
    out[backs + i64(AGE[card]) * AUTHORS + i64(author)] += 1
    if author == OBSERVER:
        out[own + i64(EVENT_PLACE[card])] = 1
