"""What events, wars and aggressions change is told, seat by seat, as much as it was."""

import pytest

from aevum.games.through_the_ages.facts import SCENES
from aevum.games.through_the_ages.ids import (
    ACTIONS_LOST,
    AGE_III,
    BLUE_CHANGED,
    CORRUPTION,
    CULTURE_CHANGED,
    EVENT,
    EVENT_OVER,
    EVENT_REVEALED,
    EVENT_SCORED,
    GAINED,
    HAPPINESS_CHANGED,
    HUNGER,
    LOST,
    LOST_POPULATION,
    NOTES,
    POPULATION_GAINED,
    PREPARED,
    SCIENCE_CHANGED,
    SCIENCE_SCORED,
    SCORED,
    STORED,
    STRENGTH_CHANGED,
    YELLOW_CHANGED,
)
from aevum.games.through_the_ages.ratings import (
    culture_rating,
    happiness,
    science_rating,
    strength,
)
from aevum.games.through_the_ages.tables import AGE, CARDS, COPIES, KIND
from aevum.kernel.state import Note
from tests.through_the_ages.board import Board
from tests.through_the_ages.test_cards_attacks import attacker

EVENTS = [
    name
    for number, name in enumerate(CARDS)
    if KIND[number] == EVENT and AGE[number] <= AGE_III and COPIES[3][number] > 0
]
GIVING = [name for name in EVENTS if name != "development_of_civilization"]
"""Events of which nothing is bought: what one pays for oneself is told as it is in a turn."""

Ledger = dict[str, int]


def ledger(board: Board, seat: int) -> Ledger:
    """Read what a civilization has that everybody can count."""
    p = board.player(seat)
    return {
        "culture": p.culture,
        "science": p.science,
        "food": p.food(),
        "resources": p.resources(),
        "people": p.unused + p.workers_on_cards(),
        "yellow": p.yellow_owned,
        "blue": p.blue_owned,
        "actions": p.civil,
        "strength": strength(board.g, seat),
        "culture rating": culture_rating(board.g, seat),
        "science rating": science_rating(p),
        "happiness": happiness(p),
    }


def told_by(note: Note) -> Ledger:
    """Read by how much a fact says that something changed."""
    code, _seat, a, b, c, _reader = note
    return {
        SCORED: {"culture": a},
        EVENT_SCORED: {"culture": b},
        PREPARED: {"culture": a},
        HUNGER: {"culture": -b},
        CORRUPTION: {"resources": -b, "food": -c},
        SCIENCE_SCORED: {"science": a},
        GAINED: {"food": a, "resources": b},
        LOST: {"food": -a, "resources": -b},
        STORED: {"food": a - b, "resources": c},
        LOST_POPULATION: {"people": -1},
        POPULATION_GAINED: {"people": a},
        YELLOW_CHANGED: {"yellow": a},
        BLUE_CHANGED: {"blue": a},
        ACTIONS_LOST: {"actions": -a},
        STRENGTH_CHANGED: {"strength": b - a},
        CULTURE_CHANGED: {"culture rating": b - a},
        SCIENCE_CHANGED: {"science rating": b - a},
        HAPPINESS_CHANGED: {"happiness": b - a},
    }.get(code, {})


def told_of(board: Board, seat: int, since: int) -> Ledger:
    """Add up what the facts say of a seat."""
    total = dict.fromkeys(ledger(board, seat), 0)
    for note in (board.g.journal or [])[since:]:
        for name, change in told_by(note).items():
            total[name] += change if note[1] == seat else 0
    return total


def three_civilizations() -> Board:
    """Lay out a strong, a content and a poor civilization, each with something to lose."""
    board = Board(3).has(0, "monarchy").workers(0, "warriors", 5).unused(0, 0).points(0, 5, 30)
    board.workers(0, "religion", 2).tokens(0, "agriculture", 3).tokens(0, "bronze", 4)
    board.colony(1, "historic_territory_i").points(1, 8, 12).tokens(1, "bronze", 2)
    board.unused(2, 0).points(2, 3, 4).tokens(2, "agriculture", 2).led_by(2, "homer")
    return board.completed(1, "pyramids")


def happens(board: Board, name: str, choice: int) -> list[Note]:
    """Reveal an event, answer each of its questions alike, and read what is told of it."""
    since = len(board.g.journal or [])
    board.reveal(name)
    while EVENT_OVER not in {note[0] for note in (board.g.journal or [])[since:]}:
        board.play(board.options()[choice])
    told = (board.g.journal or [])[since:]
    codes = [note[0] for note in told]
    return told[codes.index(EVENT_REVEALED) : codes.index(EVENT_OVER) + 1]


@pytest.mark.parametrize(
    ("name", "choice"), [*((name, 0) for name in EVENTS), *((name, -1) for name in GIVING)]
)
def test_what_an_event_changes_is_told_of_every_civilization(name: str, choice: int) -> None:
    board = three_civilizations()
    for seat, blue in enumerate((12, 12, 4)):
        board.blue_bank(seat, blue)
    since = len(board.g.journal or [])
    before = [ledger(board, seat) for seat in range(3)]

    happens(board, name, choice)

    for seat in range(3):
        after = ledger(board, seat)
        changed = {part: after[part] - before[seat][part] for part in after}
        assert told_of(board, seat, since) == changed, seat


@pytest.mark.parametrize("name", EVENTS)
def test_all_that_follows_an_event_is_told_as_one_outcome(name: str) -> None:
    told = happens(three_civilizations(), name, -1)

    assert {NOTES[note[0]] for note in told[1:]} <= set(SCENES["event-revealed"])


def test_a_building_of_an_event_changes_the_ratings() -> None:
    board = Board().tokens(0, "bronze", 5).reveal("development_of_civilization")

    board.play("build religion")

    assert board.was_told("note-culture-changed")
    assert board.was_told("note-happiness-changed")


@pytest.mark.parametrize("name", ["culture", "territory", "technology"])
def test_what_a_war_takes_is_told_of_both_sides(name: str) -> None:
    board = Board().age("III").workers(0, "warriors", 4).points(0, 20, 20).points(1, 20, 20)
    board.war(0, f"war_over_{name}", 1)
    since = len(board.g.journal or [])
    before = [ledger(board, seat) for seat in range(2)]

    board.begin_turn_of(0)

    for seat in range(2):
        after = ledger(board, seat)
        changed = {part: after[part] - before[seat][part] for part in after}
        assert any(changed.values())
        assert told_of(board, seat, since) == changed


@pytest.mark.parametrize(
    "name", ["spy", "armed_intervention", "annex", "enslave", "infiltrate", "raid_i"]
)
def test_what_an_aggression_takes_is_told_of_both_sides(name: str) -> None:
    board = attacker(name, 9).points(0, 20, 20).points(1, 20, 20).unused(1, 0)
    board.workers(1, "theology", 1)
    board.colony(1, "strategic_territory_i").led_by(1, "moses").politics_of(0)
    since = len(board.g.journal or [])
    before = [ledger(board, seat) for seat in range(2)]

    board.play(f"attack {name} 2")
    while board.options_of("take") == []:
        board.play(board.options()[0])

    for seat in range(2):
        after = ledger(board, seat)
        changed = {part: after[part] - before[seat][part] for part in after}
        assert told_of(board, seat, since) == changed


def test_an_event_that_touches_nobody_says_so() -> None:
    board = Board()

    board.reveal("independence_declaration")

    assert board.was_told("note-event-unfelt")
    assert not board.was_told("note-event-over")
