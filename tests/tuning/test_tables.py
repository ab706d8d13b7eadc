"""The weights that lie beside the games: for what is weighed, and made by their command."""

import pytest

import aevum
from aevum.tuning.trial import judgement_to_tune
from aevum.tuning.tune import table_of
from tests.toy import TOY

TUNED = ["hyperborea", "inner_sea", "tempus", "through_the_ages"]


@pytest.mark.parametrize("name", aevum.game_names())
def test_a_game_judges_with_the_weights_of_its_table(name: str) -> None:
    judgement = judgement_to_tune(aevum.game(name))

    known = dict(zip(judgement.names(), judgement.weights, strict=True))

    assert known == table_of(name)["weights"]


@pytest.mark.parametrize("name", TUNED)
def test_a_table_tells_how_its_weights_were_made(name: str) -> None:
    table = table_of(name)
    first, last = table["seeds"]

    assert table["command"].startswith(f"aevum tune {name} --seats ")
    assert f"--games {table['games']} " in table["command"]
    assert table["games"] == 2 * (last + 1 - first)
    assert list(table["start"]) == list(table["weights"])
    assert table["start"] != table["weights"]


def test_a_judgement_with_other_weights_judges_otherwise() -> None:
    game = aevum.game("tempus")
    judgement, g = judgement_to_tune(game), game.new(3, 1)

    doubled = judgement.weighed([2 * weight for weight in judgement.weights])

    assert doubled.value(g, 0) == 2 * judgement.value(g, 0)


def test_a_judgement_without_weights_is_not_tuned() -> None:
    with pytest.raises(ValueError, match="no weights that can be tuned"):
        judgement_to_tune(TOY)
