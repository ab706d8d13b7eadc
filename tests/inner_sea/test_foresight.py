"""Whoever plays alone foresees this turn and the next: all others answer by priorities (S6.2)."""

import pytest

import aevum
from aevum.bots.judging import NEWEST, judgement_of
from aevum.games.inner_sea.judgement import NAMES, POINT, VICTORY, own_points
from aevum.games.inner_sea.state import Sea

GAME = aevum.game("inner_sea")
JUDGEMENT = judgement_of(GAME, NEWEST)
SCENARIOS = ["standard", "western_four", "greeks_persians", "fall_of_rome"]


def begun(scenario: str, seed: int = 1) -> Sea:
    """Begin alone."""
    g = GAME.new(1, seed, {"scenario": scenario})
    assert isinstance(g, Sea)
    return g


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_alone_all_answers_are_compared_when_two_turns_are_over(scenario: str) -> None:
    g = begun(scenario)
    assert JUDGEMENT.foresees(g)

    for action in g.legal():
        trial = g.copy()
        trial.apply(action)
        JUDGEMENT.foresee(trial, g)

        assert 4 * (trial.epoch - g.epoch) + trial.turn - g.turn >= 2
        assert trial.epoch > g.epoch or trial.turn == g.turn + 2


def test_what_is_foreseen_is_what_comes_if_the_seat_goes_on_by_the_priorities() -> None:
    g = begun("western_four")
    foreseen = g.copy()
    JUDGEMENT.foresee(foreseen, g)

    turns = {1}
    while len(turns) < 3:
        g.apply(JUDGEMENT.reply(g, g.legal()))
        turns.add(g.turn)

    assert foreseen == g.copy()


def test_a_game_is_foreseen_to_its_end_and_no_further() -> None:
    g = begun("hannibal")
    while g.turn < 4:
        g.apply(JUDGEMENT.reply(g, g.legal()))
    trial = g.copy()

    JUDGEMENT.foresee(trial, g)

    assert trial.is_over
    assert not g.is_over


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_foresees_what_people_will_do(seats: int) -> None:
    assert not JUDGEMENT.foresees(GAME.new(seats, 1))


def test_alone_the_best_rival_weighs_twice_as_much() -> None:
    g = begun("western_four")
    together = g.copy()
    together.seats = 2
    best = NAMES.index("best_rival")

    assert JUDGEMENT.counts(g, 0)[best] == 2 * JUDGEMENT.counts(together, 0)[best] > 0
    assert JUDGEMENT.value(g, 0) < JUDGEMENT.value(together, 0)


@pytest.mark.parametrize(("ahead", "bonus"), [(0, 0), (1, VICTORY)])
def test_alone_a_game_is_won_with_more_points_than_every_rival(ahead: int, bonus: int) -> None:
    g = begun("western_four")
    for p in g.players:
        p.vp = 10
    g.players[0].vp += ahead

    assert own_points(g, 0) == POINT * (10 + ahead) + bonus
