"""A hint tells what somebody strong would do, from what the seat may know and nothing else."""

import pytest

import aevum
from aevum.bots import Clock, Glimpse, make_bot
from aevum.coach.advice import Advice, advise
from aevum.kernel.game import Game
from aevum.kernel.state import State
from tests.coach.games import position

PLACES = [
    ("tempus", 3, 60),
    ("through_the_ages", 2, 40),
    ("hyperborea", 2, 50),
    ("inner_sea", 2, 60),
]


def hint(game: Game, g: State, seed: int = 7) -> Advice:
    """Ask for a hint in a position."""
    return advise(Glimpse(game, g, g.asked, g.legal()), seed, Clock())


def summed_up(game: Game, advice: Advice, seat: int) -> list[object]:
    """Tell a hint without the positions that it was thought on."""
    return [
        (
            [game.to_text(move.before, move.action) for move in one.way.moves],
            game.view(one.way.end, seat),
            *one[1:],
        )
        for one in advice.counsels
    ]


@pytest.mark.parametrize(("name", "seats", "after"), PLACES)
def test_a_hint_is_the_same_when_all_that_the_seat_cannot_know_is_dealt_anew(
    name: str, seats: int, after: int
) -> None:
    game, g = position(name, seats, seed=3, after=after)
    other = game.resample(g, g.asked, 99)

    told, told_of_other = hint(game, g), hint(game, other)

    assert summed_up(game, told, g.asked) == summed_up(game, told_of_other, g.asked)
    assert told.chance == told_of_other.chance


@pytest.mark.parametrize(("name", "seats", "after"), PLACES)
def test_a_hint_begins_with_what_strong_would_do_and_has_alternatives(
    name: str, seats: int, after: int
) -> None:
    game, g = position(name, seats, seed=4, after=after)
    glimpse = Glimpse(game, g, g.asked, g.legal())

    counsels = hint(game, g).counsels

    first = [one.way.moves[0].action for one in counsels]
    assert first[0] == make_bot("strong", 7).choose(glimpse, Clock())
    assert 1 <= len(counsels) <= 3
    assert len(set(first)) == len(first)
    assert set(first) <= set(g.legal())


def test_a_hint_leaves_the_position_as_it_was() -> None:
    game, g = position("tempus", 3, seed=5, after=50)
    before = g.copy()

    hint(game, g)

    assert g == before


def test_a_hint_that_has_no_time_still_names_an_answer() -> None:
    game, g = position("hyperborea", 2, seed=5, after=40)

    advice = advise(Glimpse(game, g, g.asked, g.legal()), 1, Clock(0.0))

    assert advice.counsels[0].way.moves[0].action in g.legal()


def test_every_game_can_be_advised_in() -> None:
    assert {name for name, _, _ in PLACES} == set(aevum.game_names())
