"""Who meets whom in a tournament, what places are worth, and who stands where."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.server.tournaments.pairing import (
    Field,
    Round,
    Shape,
    draw,
    has_everybody_met,
    meetings,
    seats_of,
    sizes,
)
from aevum.server.tournaments.standing import (
    WIN,
    Played,
    places_of,
    points_of,
    standings,
    totals,
)


def play(system: str, entrants: int, shape: Shape, rounds: int) -> list[Round]:
    """Draw some rounds, in which the lower number always comes in first."""
    past = list[Played]()
    numbers = list(range(1, entrants + 1))
    for number in range(rounds):
        lines = standings(numbers, past)
        field = Field([one.entrant for one in lines], {one.entrant: one.points for one in lines})
        drawn = draw(system, field, [one.drawn for one in past], shape, f"round {number}")  # type: ignore[arg-type]
        places = [[1 + sorted(table).index(one) for one in table] for table in drawn.tables]
        past.append(Played(drawn, places))
    return [one.drawn for one in past]


@pytest.mark.parametrize(
    ("entrants", "shape", "expected"),
    [
        (16, Shape(3, 4), [4, 4, 4, 4]),
        (13, Shape(3, 4), [4, 3, 3, 3]),
        (5, Shape(2, 4), [3, 2]),
        (5, Shape(3, 4), [4]),
        (7, Shape(2, 2), [2, 2, 2]),
        (6, Shape(2, 6), [6]),
        (2, Shape(3, 5), []),
    ],
)
def test_tables_differ_by_one_seat_at_most_and_few_rest(
    entrants: int, shape: Shape, expected: list[int]
) -> None:
    assert sizes(entrants, shape) == expected


@settings(max_examples=40, deadline=None)
@given(
    entrants=st.integers(2, 22),
    least=st.integers(2, 6),
    more=st.integers(0, 4),
    system=st.sampled_from(["swiss", "round-robin"]),
)
def test_everybody_who_can_plays_once_in_each_round(
    entrants: int, least: int, more: int, system: str
) -> None:
    shape = Shape(least, min(6, least + more))

    for drawn in play(system, entrants, shape, 3):
        seated = [one for table in drawn.tables for one in table]
        if drawn.tables:
            assert sorted(seated + drawn.resting) == list(range(1, entrants + 1))
        assert all(least <= len(table) <= shape.most for table in drawn.tables)


@pytest.mark.parametrize(("entrants", "rounds"), [(8, 7), (7, 7), (2, 1), (12, 11)])
def test_two_at_a_table_meet_everybody_exactly_once(entrants: int, rounds: int) -> None:
    past = play("round-robin", entrants, Shape(2, 2), rounds)

    assert has_everybody_met(range(1, entrants + 1), past)
    assert not has_everybody_met(range(1, entrants + 1), past[:-1])
    assert set(meetings(past).values()) == {1}


@pytest.mark.parametrize(
    ("entrants", "shape", "rounds", "most"),
    [(9, Shape(2, 3), 4, 1), (16, Shape(3, 4), 3, 1), (25, Shape(3, 5), 3, 1)],
)
def test_at_larger_tables_nobody_meets_anybody_twice_before_they_need_to(
    entrants: int, shape: Shape, rounds: int, most: int
) -> None:
    past = play("round-robin", entrants, shape, rounds)

    assert max(meetings(past).values()) == most


def test_a_swiss_round_brings_together_those_who_are_equally_good() -> None:
    past = play("swiss", 16, Shape(4, 4), 2)

    first = {min(table) for table in past[0].tables}
    assert any(first == set(table) for table in past[1].tables)


def test_nobody_rests_twice_before_everybody_has() -> None:
    past = play("swiss", 5, Shape(2, 2), 5)

    assert sorted(one for drawn in past for one in drawn.resting) == [1, 2, 3, 4, 5]


def test_everybody_comes_to_every_seat_as_often_as_can_be() -> None:
    past = play("round-robin", 8, Shape(2, 2), 7)

    for one in range(1, 9):
        first, second = (seats_of(one, past).count(seat) for seat in (0, 1))
        assert abs(first - second) <= 1


def test_whoever_withdraws_is_drawn_no_more_and_who_should_meet_them_rests() -> None:
    past = play("round-robin", 6, Shape(2, 2), 2)

    drawn = draw("round-robin", Field([1, 2, 3, 4, 5], {}), past, Shape(2, 2), "third")

    assert 6 not in [one for table in drawn.tables for one in table]
    assert len(drawn.tables) == 2
    assert len(drawn.resting) == 1
    assert not any(
        pair in meetings(past) for table in drawn.tables for pair in combinations(sorted(table), 2)
    )


def test_the_same_chance_draws_the_same_round() -> None:
    assert play("swiss", 14, Shape(3, 4), 3) == play("swiss", 14, Shape(3, 4), 3)


# What it is worth


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [120, 0]),
        ([1, 1], [60, 60]),
        ([2, 1, 3], [60, 120, 0]),
        ([1, 2, 2, 4], [120, 60, 60, 0]),
        ([1, 1, 3, 4, 5], [105, 105, 60, 30, 0]),
        ([1, 2, 3, 4, 4, 4], [120, 96, 72, 24, 24, 24]),
    ],
)
def test_places_are_worth_whole_points_and_shared_ones_their_mean(
    places: list[int], expected: list[int]
) -> None:
    assert points_of(places) == expected


@given(scores=st.lists(st.integers(-5, 9), min_size=2, max_size=6))
def test_however_a_table_comes_out_it_gives_the_same_points_in_all(scores: list[int]) -> None:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]

    assert 2 * sum(points_of(places_of(scores, winners))) == WIN * len(scores)


def test_the_game_says_who_has_won_and_who_resigned_is_last() -> None:
    assert places_of([7, 9, 9, 3], winners=[2]) == [3, 2, 1, 4]
    assert places_of([7, 9, 9, 3], winners=[2], out=[1]) == [2, 4, 1, 3]


def test_equal_points_are_told_apart_by_wins_and_then_by_whom_somebody_met() -> None:
    first = Played(Round([[1, 2], [3, 4]], [5]), [[1, 2], [1, 1]])
    second = Played(Round([[1, 5], [2, 3]], [4]), [[2, 1], [1, 1]])

    lines = {line.entrant: line for line in standings([1, 2, 3, 4, 5], [first, second])}

    assert totals([first, second]) == {1: 120, 2: 60, 3: 120, 4: 180, 5: 240}
    assert lines[5].place == 1
    assert (lines[1].wins, lines[3].wins) == (1, 2)
    assert lines[3].place < lines[1].place


def test_those_who_are_equal_in_all_share_a_place() -> None:
    lines = standings([1, 2, 3], [Played(Round([[1, 2, 3]], []), [[1, 1, 1]])])

    assert [line.place for line in lines] == [1, 1, 1]


def test_a_table_under_way_counts_for_nobody_yet() -> None:
    lines = standings([1, 2], [Played(Round([[1, 2]], []), [[]])])

    assert Counter(line.points for line in lines) == {0: 2}
    assert {line.played for line in lines} == {0}
