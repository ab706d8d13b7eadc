"""A review follows the chances, finds what cost most, and compares with what is usual."""

import pytest

from aevum.coach.course import Point, course_of
from aevum.coach.examination import Found, begin, look
from aevum.coach.review import finish, swings, worst_turns
from aevum.coach.slips import Slip
from aevum.kernel.message import Msg
from tests.coach.games import finished


def slip(at: int, seat: int = 0, turn: int = 1, lost: float = 0.1) -> Slip:
    """Make up an answer that cost something."""
    return Slip(at, seat, turn, lost, Msg("played"), [Msg("better")], [])


def gone_through(text: str, most: int = 1000) -> Found:
    """Look at decisions of a game, some batches of them."""
    found = begin(text)
    while most > 0 and (batch := found.next_batch()) is not None:
        found = found.with_slips(batch, look(text, batch))
        most -= 1
    return found


def test_the_chances_of_all_seats_add_up_to_one_victory_and_end_with_the_winner() -> None:
    record = finished("tempus", 3, 1)

    points = course_of(record.format()).points()

    winners = record.game.winners(record.state)
    assert all(990 <= sum(point.chances) <= 1010 for point in points)
    assert [point.at for point in points] == sorted({point.at for point in points})
    assert {seat for seat, chance in enumerate(points[-1].chances) if chance} == set(winners)


def test_a_review_that_was_put_away_goes_on_to_the_same_end() -> None:
    text = finished("tempus", 3, 2).format()
    some = gone_through(text, most=2)

    whole, rest = gone_through(text), some
    while (batch := rest.next_batch()) is not None:
        rest = rest.with_slips(batch, look(text, batch))

    assert 0 < some.looked < whole.looked
    assert rest == whole
    assert whole.is_done()
    assert finish(text, whole) == finish(text, rest)


def test_a_game_of_chance_has_turning_points_in_the_order_of_the_game() -> None:
    text = finished("tempus", 3, 2).format()

    review = finish(text, gone_through(text))

    slips = [one for one in review.turnings if one.played is not None]
    assert slips
    assert [one.at for one in review.turnings] == sorted(one.at for one in review.turnings)
    assert all(one.change < 0 and one.better and one.reasons for one in slips)
    assert len(review.rows) == 3
    assert len(review.unusual) == 3


def test_the_answers_of_one_turn_are_one_turning_point_at_the_worst_of_them() -> None:
    slips = [slip(4, lost=0.05), slip(5, lost=0.2), slip(9, turn=2, lost=0.01), slip(6, seat=1)]

    worst = worst_turns(slips)

    assert [(one.at, round(lost, 2)) for one, lost in worst] == [(5, 0.25), (6, 0.1)]


def test_chances_that_change_without_a_slip_are_a_turning_point_too() -> None:
    course = course_of(finished("tempus", 3, 2).format())
    points = [Point(0, 1, [500, 500]), Point(8, 1, [300, 700]), Point(12, 2, [290, 710])]
    end = Point(20, 2, [1000, 0])

    found = swings(course, [*points, end], slipped=[])

    assert [(one.at, one.seat, one.change, one.played) for one in found] == [(0, 0, -200, None)]
    assert swings(course, [*points, end], slipped=[3]) == []


@pytest.mark.costly
@pytest.mark.parametrize("name", ["through_the_ages", "hyperborea", "inner_sea"])
def test_every_game_can_be_reviewed(name: str) -> None:
    text = finished(name, 2, 1).format()
    found = gone_through(text, most=3)

    review = finish(text, found)

    assert len(review.points) > 5
    assert len(review.unusual) == 2
