"""What a bot counts in the Inner Sea."""

import pytest

from aevum.games.inner_sea.features import FEATURES, survivors
from aevum.games.inner_sea.weights import WEIGHTS


@pytest.mark.parametrize(
    ("own", "enemy", "left"),
    [(1, 2, 0), (2, 1, 2), (2, 2, 1), (3, 1, 3), (3, 2, 2), (4, 3, 2), (3, 3, 1), (2, 3, 0)],
)
def test_a_competition_is_foreseen_as_the_disks_are_lined_up(
    own: int, enemy: int, left: int
) -> None:
    assert survivors(own, enemy) == left


def test_every_feature_has_a_weight() -> None:
    assert tuple(WEIGHTS) == FEATURES
