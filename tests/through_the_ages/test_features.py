"""What a bot counts in Through the Ages."""

import aevum
from aevum.games.through_the_ages.feature_ids import FEATURES
from aevum.games.through_the_ages.features import features
from aevum.games.through_the_ages.ids import NONE, TACTIC, WAR
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import KIND


def counted(g: Ages, seat: int) -> dict[str, int]:
    """Count every part by its name."""
    return dict(zip(FEATURES, features(g, seat), strict=True))


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


def test_a_war_against_a_seat_is_a_danger_to_who_is_weaker() -> None:
    g = aevum.game("through_the_ages").new(seats=3, seed=1)
    assert isinstance(g, Ages)
    quiet = counted(g, 0)["war_against"]

    g.players[2].war = next(card for card in range(len(KIND)) if KIND[card] == WAR)
    g.players[2].war_target = 0

    assert quiet == 0
    assert counted(g, 0)["war_against"] < 0
    assert counted(g, 1)["war_against"] == 0
