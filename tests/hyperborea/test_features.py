"""What a bot counts in Hyperborea at the end of a turn."""

import aevum
from aevum.games.hyperborea.features import FEATURES, features
from aevum.games.hyperborea.judgement import hyperborea_judgement
from aevum.games.hyperborea.score import points
from aevum.games.hyperborea.state import Hyperborea


def test_every_feature_counts_now_and_for_each_round_to_come() -> None:
    names = hyperborea_judgement().names()

    assert names[: len(FEATURES)] == list(FEATURES)
    assert names[len(FEATURES) :] == [f"{name}_later" for name in FEATURES]


def test_points_and_figures_are_counted_as_they_are() -> None:
    g = aevum.game("hyperborea").new(seats=3, seed=1)
    assert isinstance(g, Hyperborea)

    found = dict(zip(FEATURES, features(g, 1), strict=True))

    assert found["points"] == points(g, 1)
    assert found["figures"] == g.figures_on_board(1)
    assert found["rival_points"] == max(points(g, 0), points(g, 2))
