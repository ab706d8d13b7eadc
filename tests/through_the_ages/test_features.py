"""What a bot counts in Through the Ages."""

import aevum
from aevum.games.through_the_ages.features import FEATURES, features
from aevum.games.through_the_ages.ids import NONE, TACTIC
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import KIND
from aevum.games.through_the_ages.weights import WEIGHTS


def counted(g: Ages, seat: int) -> dict[str, int]:
    """Count every part by its name."""
    return dict(zip(FEATURES, features(g, seat), strict=True))


def test_every_part_has_a_weight() -> None:
    assert tuple(WEIGHTS) == FEATURES


def test_a_tactic_without_an_army_is_idle() -> None:
    g = aevum.game("through_the_ages").new(seats=2, seed=1)
    assert isinstance(g, Ages)
    p = g.players[0]
    before = counted(g, 0)["idle_tactic"]

    p.tactic = next(card for card in range(len(KIND)) if KIND[card] == TACTIC)

    assert before == 0
    assert counted(g, 0)["idle_tactic"] > 0
    assert counted(g, 1)["idle_tactic"] == 0
    assert g.players[1].tactic == NONE


def test_the_best_rival_is_the_one_who_will_have_most() -> None:
    g = aevum.game("through_the_ages").new(seats=3, seed=1)
    assert isinstance(g, Ages)
    g.players[2].culture = 9

    assert counted(g, 0)["rival_culture"] == 900
    assert counted(g, 2)["rival_culture"] == 0
