"""What a seat may know of Through the Ages as a row of numbers (R7.2)."""

from typing import Final

from aevum.games.common.sections import NOTHING, Section, Tensor, seen_from, write_counts
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
UNIT_PLACE: Final = [slot - FIRST_UNIT for slot in range(SLOTS)]


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

    def write(self, g: Ages, seat: int, out: list[int]) -> None:
        """Append LENGTH numbers: all that the view shows to a seat."""
        seen = seen_from(seat, g.seats)
        write_table(g, seat, seen, out)
        write_row(g, seat, out)
        write_doing(g, seen, out)
        write_boards(g, seat, seen, out)
        write_military(g.players[seat].military_hand, out)
        write_military(g.discard_seen, out)
        write_forces(g, seat, out)
        write_counts(g.common_tactics, TACTIC_PLACE, len(TACTICS), out)
        write_events(g, seen, out)
        write_past(g, out)
        write_points(g, seat, out)


def write_table(g: Ages, seat: int, seen: list[int], out: list[int]) -> None:
    """Write what is nobody's."""
    out.append(seat + 1)
    out.append(g.seats)
    out.append(seen[g.asked])
    out.append(1 if g.is_over else 0)
    out.append(g.age)
    out.append(g.round)
    out.append(g.last_round)
    out.append(seen[g.starting() if g.playing() > 0 else g.start])
    out.append(seen[g.turn])
    out.append(len(g.civil_deck))
    out.append(len(g.military_deck))
    out.append(len(g.discard_unseen))
    out.append(1 + g.next_event if (g.next_seen >> seat) & 1 else 0)


def write_row(g: Ages, seat: int, out: list[int]) -> None:
    """Write the card row, and what each card costs the observer."""
    p = g.players[seat]
    for place in range(PLACES):
        card = g.row[place]
        out.append(1 + card)
        out.append(0 if card == NONE else place_price(p, card, place))


def write_military(cards: list[int], out: list[int]) -> None:
    """Write how many there are of each military card."""
    write_counts(cards, MILITARY_PLACE, len(MILITARY_CARDS), out)


def write_forces(g: Ages, seat: int, out: list[int]) -> None:
    """Write the own secret defense, and the units that are on their way to a territory."""
    laid: list[int] = []
    sent: list[int] = []
    for frame in g.stack:
        if isinstance(frame, Aggression) and frame.rival == seat:
            laid = frame.laid
        elif isinstance(frame, Colonize):
            sent = frame.sent
    write_military(laid, out)
    write_counts(sent, UNIT_PLACE, len(UNITS), out)


def write_events(g: Ages, seen: list[int], out: list[int]) -> None:
    """Write both event decks: who prepared how many of each age, and the own cards."""
    current, by = g.current, g.current_by
    if g.next_event != NONE:
        current, by = [*current, g.next_event], [*by, g.next_by]
    write_backs(current, by, seen, out)
    write_backs(g.future, g.future_by, seen, out)
    write_own_events(current, by, seen, out)
    write_own_events(g.future, g.future_by, seen, out)


def write_backs(cards: list[int], by: list[int], seen: list[int], out: list[int]) -> None:
    """Count the events of each age by who prepared them."""
    at = len(out)
    out.extend(NOTHING[AGE_IV * AUTHORS])
    for i in range(len(cards)):
        out[at + AGE[cards[i]] * AUTHORS + seen[by[i]]] += 1


def write_own_events(cards: list[int], by: list[int], seen: list[int], out: list[int]) -> None:
    """Write the events that the observer prepared."""
    at = len(out)
    out.extend(NOTHING[len(EVENT_CARDS)])
    for i in range(len(cards)):
        if seen[by[i]] == OBSERVER:
            out[at + EVENT_PLACE[cards[i]]] = 1


def write_past(g: Ages, out: list[int]) -> None:
    """Write the past events, numbered in the order in which they happened."""
    at = len(out)
    out.extend(NOTHING[len(EVENT_CARDS)])
    for i in range(len(g.past)):
        out[at + EVENT_PLACE[g.past[i]]] = 1 + i
