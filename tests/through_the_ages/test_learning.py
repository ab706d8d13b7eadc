"""What learners read of Through the Ages, and the answers that they can give."""

from random import Random

import pytest

import aevum
from aevum.games.through_the_ages.state import Ages
from aevum.laws.laws import difference
from tests.kit import clause
from tests.laws.cases import Case, cases
from tests.learning.blanked import is_missed
from tests.learning.reading import Reading, has_place
from tests.through_the_ages.board import Board, card
from tests.through_the_ages.rebuilt import Rebuilt
from tests.through_the_ages.secrets import colonizing, defending, foreseen, seeded


def read(board: Board, seat: int = 0) -> Reading:
    """Read a position as a seat does."""
    return Reading(board.game, board.g, seat)


def counted(row: dict[str, int]) -> dict[str, int]:
    """Leave out the columns that are nought."""
    return {name: number for name, number in row.items() if number > 0}


@clause("R7.2")
def test_the_observer_is_counted_first() -> None:
    board = Board(3).points(1, culture=300).turn_of(1)

    seen = [read(board, seat).row("table") for seat in range(3)]

    assert [row["seat"] for row in seen] == [1, 2, 3]
    assert [row["asked"] for row in seen] == [2, 1, 3]
    assert [read(board, seat).column("points", "culture") for seat in range(3)] == [
        [0, 300, 0, 0],
        [300, 0, 0, 0],
        [0, 0, 300, 0],
    ]


@clause("R7.2.1")
def test_civil_cards_are_read_by_all() -> None:
    board = Board(3).holds(1, "iron", "moses")

    hands = [counted(read(board, seat).row("civil_hands", (1 - seat) % 3)) for seat in range(3)]

    assert hands == [{"iron": 1, "moses": 1}] * 3


@clause("R7.2.2")
def test_military_cards_are_read_by_their_owner_and_their_backs_by_all() -> None:
    board = Board(3).holds(0, "legion", "raid_ii")

    own, other = read(board), read(board, 2)

    assert counted(own.row("military_hand")) == {"legion": 1, "raid_ii": 1}
    assert counted(other.row("military_hand")) == {}
    backs = other.row("players", 1)
    assert [backs["military_hand_i"], backs["military_hand_ii"]] == [1, 1]


def test_technologies_are_read_with_their_workers() -> None:
    board = Board().workers(1, "bronze", 4)

    row = read(board).row("workers", 1)

    assert row["bronze"] == 1 + 4
    assert row["religion"] == 1 + board.working("religion", 1)
    assert row["iron"] == 0


def test_wonders_are_read_whole_and_in_ruins() -> None:
    board = Board().completed(0, "pyramids", "colossus")
    board.player(0).ruins = [card("colossus")]

    assert counted(read(board).row("wonders")) == {"pyramids": 1, "colossus": 2}


@clause("R3.1")
def test_events_are_read_by_their_backs_and_the_own_ones_by_name() -> None:
    board = seeded()

    own, other = read(board, 0), read(board, 2)

    assert counted(own.row("own_future_events")) == {"rats": 1}
    assert counted(other.row("own_future_events")) == {}
    assert [row[2:4] for row in other.rows("future_events")] == [[0, 0], [1, 1], [0, 0], [0, 0]]


def test_an_event_that_was_looked_at_is_read_by_whoever_looked() -> None:
    board = foreseen()

    seen = [read(board, seat).row("table")["next_event"] for seat in range(3)]

    assert seen == [1 + board.g.next_event, 0, 0]
    assert [read(board, seat).column("players", "has_looked")[:3] for seat in (0, 1)] == [
        [1, 0, 0],
        [0, 0, 1],
    ]


@clause("R3.2.5")
def test_a_defense_is_read_by_the_defender_and_counted_by_all() -> None:
    board = defending()

    readings = [read(board, seat) for seat in range(3)]

    assert [counted(reading.row("own_defense")) for reading in readings] == [
        {},
        {"crusades": 1},
        {},
    ]
    assert [reading.row("doing")["aggression_laid"] for reading in readings] == [1, 1, 1]
    assert [reading.row("doing")["aggression_rival"] for reading in readings] == [2, 1, 3]


@clause("R6.2.3")
def test_units_on_their_way_are_read_by_all() -> None:
    board = colonizing()

    readings = [read(board, seat) for seat in range(3)]

    assert [counted(reading.row("units_sent")) for reading in readings] == [{"warriors": 1}] * 3
    assert [reading.row("doing")["colonize_bid"] for reading in readings] == [3, 3, 3]


def test_past_events_are_read_in_their_order() -> None:
    board = Board()
    board.g.past = [card("rats"), card("pestilence")]

    assert counted(read(board).row("past_events")) == {"rats": 1, "pestilence": 2}


@pytest.mark.parametrize(
    ("text", "is_there"),
    [
        ("take 13", True),
        ("take 14", False),
        ("upgrade bronze iron", True),
        ("upgrade iron bronze", False),
        ("upgrade religion drama", True),
        ("upgrade bronze drama", False),
        ("play homer", True),
        ("play iron", False),
        ("use hammurabi", True),
        ("use homer", False),
        ("use winston_churchill army", True),
        ("use christopher_columbus historic_territory_i", True),
        ("use christopher_columbus rats", False),
        ("attack raid_i 4", True),
        ("attack raid_i 5", False),
        ("disband warriors", True),
        ("disband bronze", False),
    ],
)
def test_what_no_rule_offers_has_no_place(text: str, is_there: bool) -> None:
    board = Board(4)

    assert has_place(board.game, board.g, text) == is_there


def test_a_board_on_which_cards_are_out_of_order_is_broken() -> None:
    board = Board().completed(0, "pyramids", "colossus")
    board.player(0).wonders.reverse()

    assert "not in order" in board.game.broken_invariant(board.g)


@pytest.mark.costly
@pytest.mark.parametrize(
    "section",
    [
        "table",
        "row",
        "doing",
        "players",
        "workers",
        "stores",
        "civil_hands",
        "military_hand",
        "current_events",
        "points",
    ],
)
def test_no_part_of_the_table_may_be_left_out(
    section: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_missed(Board().game, section, {}, monkeypatch)


@pytest.mark.costly
@clause("R7.2")
@pytest.mark.parametrize("case", cases(aevum.game("through_the_ages")), ids=str)
def test_what_a_seat_sees_can_be_rebuilt_from_the_tensor(case: Case) -> None:
    g, random = case.game.new(*case[1:]), Random(case.seed)
    assert isinstance(g, Ages)

    while not g.is_over:
        if random.random() < 1 / 8:
            seat = random.randrange(g.seats)
            rebuilt = Rebuilt(Reading(case.game, g, seat), g.switches).state()
            assert difference(case.game.view(rebuilt, seat), case.game.view(g, seat)) == ""
        g.apply(random.choice(g.legal()))
