"""Who sits where when weights are tried."""

import aevum.rl
from aevum.tuning.trial import Lineup, Trial, game_weighed, play_trial, sides_at
from aevum.tuning.tune import table_of

QUICK = "greedy:samples=1,bound=1"


def test_both_sides_share_the_seats_and_change_them() -> None:
    lineup = Lineup("tempus", 4, QUICK, "")

    assert sides_at(lineup, 4, 0) == [0, 1, 0, 1]
    assert sides_at(lineup, 4, 1) == [1, 0, 1, 0]


def test_beside_rivals_one_side_has_the_seat_of_the_other_and_moves_on_with_the_seed() -> None:
    lineup = Lineup("tempus", 4, QUICK, "random")

    assert sides_at(lineup, 8, 0) == [0, -1, -1, -1]
    assert sides_at(lineup, 8, 1) == [1, -1, -1, -1]
    assert sides_at(lineup, 9, 1) == [-1, 1, -1, -1]


def test_equal_weights_lead_by_nothing() -> None:
    weights = tuple(table_of("tempus")["weights"].values())

    for rival in ("", "random"):
        lineup = Lineup("tempus", 4, QUICK, rival)
        assert play_trial(Trial(lineup, (weights, weights), 3)) == 0


def test_other_weights_leave_the_game_as_it_is_for_everybody_else() -> None:
    # Who has environments travels with games by their names, which no weights may change.
    game = aevum.game("tempus")
    before = dict(game.judgements)

    weighed = game_weighed("tempus", tuple(table_of("tempus")["start"].values()))

    assert aevum.game("tempus") is game is not weighed
    assert game.judgements == before != weighed.judgements
