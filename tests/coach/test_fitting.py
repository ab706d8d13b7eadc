"""Chances are fitted to what came of games, and proved on other games."""

import json
from random import Random

import pytest

import aevum
from aevum.coach.averages import averages_of
from aevum.coach.chances import Model, Standing, judgement_for, measured, model_of
from aevum.coach.fitting import compared, fit, proof
from aevum.coach.measuring import Played, Wish, play_all


def made_up(games: int, seed: int) -> list[Played]:
    """Make up games in which who leads wins, the more surely the later it is."""
    chance = Random(seed)
    found: list[Played] = []
    for _ in range(games):
        lead, standings = 0, []
        for number in range(1, 11):
            lead += chance.choice((-10, 10))
            standings.append(Standing(number, [100 + lead, 100], [0, 0]))
        winner = 0 if lead + chance.choice((-5, 5)) > 0 else 1
        found.append(Played(standings, [winner], 10, {"points": [lead, 0]}, [[1.0], [3.0]]))
    return found


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    model = fit(made_up(120, 1), can_be_lost=False)

    early = model.chances(Standing(2, [120, 100], [0, 0]))
    late = model.chances(Standing(9, [120, 100], [0, 0]))

    assert 0.5 < early[0] < late[0] < 1
    assert sum(late) == pytest.approx(1)


def test_fitted_chances_come_true_as_often_as_they_say() -> None:
    model = fit(made_up(200, 1), can_be_lost=False)

    shown = proof(model, made_up(200, 2))

    assert shown["calibration_error"] < 0.08
    assert shown["log_loss"] < 0.6


def test_forecasts_of_a_tenth_that_come_true_half_of_the_time_are_far_off() -> None:
    shown = compared([(0.1, 1.0), (0.1, 0.0)])

    assert shown["calibration_error"] == pytest.approx(0.4)


def test_where_nobody_may_win_the_chances_of_the_seats_leave_some_to_nobody() -> None:
    lost = [one._replace(winners=[]) for one in made_up(30, 3)]

    model = fit(made_up(30, 4) + lost, can_be_lost=True)

    assert 0.3 < sum(model.chances(Standing(5, [100, 100], [0, 0]))) < 0.7


def test_the_averages_tell_all_seats_from_the_winners() -> None:
    games = [Played([], [1], 10, {"points": [2, 4]}, [[1.0], [3.0]])]

    found = averages_of(games, ["tokens"])

    assert found == {"parts": {"points": [3.0, 4.0, 1.0]}, "counts": {"tokens": [2.0, 3.0, 1.0]}}


def test_games_are_measured_alike_every_time() -> None:
    wish = Wish("tempus", 3, 9)

    once = play_all(wish, 2, 1, lambda _done: None)

    assert once == play_all(wish, 2, 1, lambda _done: None)
    assert once[0] != once[1]


@pytest.mark.parametrize("name", aevum.game_names())
def test_what_is_kept_of_a_game_tells_how_it_was_measured(name: str) -> None:
    game = aevum.game(name)

    kept = measured(game)

    assert kept["command"].startswith(f"aevum coach {name} --seats ")
    assert kept["engine"]
    for of_seats in kept["seats"].values():
        assert set(of_seats["averages"]["counts"]) == set(judgement_for(game).told())
        assert of_seats["proof"]["games"] > 0
    assert json.dumps(kept).isascii()


def test_a_number_of_seats_that_was_not_measured_is_judged_like_the_nearest() -> None:
    game = aevum.game("inner_sea")

    assert isinstance(model_of(game, 6), Model)
    assert model_of(game, 6) == model_of(game, 4)
