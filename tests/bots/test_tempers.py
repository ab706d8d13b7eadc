"""Temperaments: the same bots with other leanings."""

import pytest

import aevum
from aevum.bots import make_bot
from aevum.bots.judging import NEWEST, judgement_of
from aevum.bots.match import Match
from aevum.games.common.judgement import Weighed
from aevum.games.common.tempers import TEMPERS
from aevum.games.through_the_ages import ids
from tests.toy import TOY

GAMES = aevum.game_names()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(1, len(TEMPERS)))
def test_every_game_has_every_temper_and_it_differs_from_the_even_one(
    name: str, number: int
) -> None:
    game = aevum.game(name)
    even, other = judgement_of(game, NEWEST), judgement_of(game, -number)

    assert isinstance(even, Weighed)
    assert isinstance(other, Weighed)
    assert other.names() == even.names()
    assert other.weights != even.weights


def test_a_game_without_tempers_is_judged_as_usual() -> None:
    g = TOY.new(seats=3, seed=1)

    assert judgement_of(TOY, -1).value(g, 1) == TOY.value(g, 1)


@pytest.mark.parametrize("spec", ["strong:temper=angry", "easy:temper=1", "greedy:temper=warlike"])
def test_only_levels_have_a_temper_and_only_one_with_a_name(spec: str) -> None:
    with pytest.raises(ValueError, match="temper"):
        make_bot(spec, 1)


def test_who_is_warlike_attacks_more_often_than_who_is_peaceful() -> None:
    assert attacks_of("hard:percent=40,temper=warlike") > attacks_of(
        "hard:percent=40,temper=peaceful"
    )


def attacks_of(bot: str) -> int:
    """Count aggressions and wars in games among bots of one kind."""
    game = aevum.game("through_the_ages")
    count = 0
    for seed in (1, 2):
        g = game.new(seats=3, seed=seed)
        g.journal = []
        Match(game, g, [make_bot(bot, seat) for seat in range(3)]).play()
        count += sum(fact[0] in (ids.ATTACKED, ids.WAR_DECLARED) for fact in g.journal)
    return count
