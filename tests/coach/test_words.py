"""Whatever a position is judged by has its words in both languages."""

import pytest

import aevum
from aevum.coach.chances import judgement_for
from aevum.kernel.message import Msg, kebab
from aevum.text import Words, languages


@pytest.mark.parametrize("name", aevum.game_names())
@pytest.mark.parametrize("lang", languages())
def test_every_feature_has_a_name_and_says_what_its_neglect_is(name: str, lang: str) -> None:
    words = Words(lang, name)
    features = judgement_for(aevum.game(name)).told()

    said = [
        words.say(Msg(f"{form}-{kebab(feature)}"))
        for feature in features
        for form in ("feature", "neglected")
    ]

    assert features
    assert all(said)


@pytest.mark.parametrize("name", aevum.game_names())
def test_the_parts_of_a_judgement_are_as_many_as_their_names(name: str) -> None:
    game = aevum.game(name)
    judgement, g = judgement_for(game), game.new(game.min_seats, 1)

    names = judgement.told()

    assert len(judgement.counts(g, 0)) == len(judgement.parts(g, 0)) == len(names)


@pytest.mark.parametrize("name", aevum.game_names())
def test_neglect_shows_in_facts_that_the_game_tells_of_two_seats(name: str) -> None:
    game = aevum.game(name)
    judgement = judgement_for(game)
    told = {f"note-{kebab(fact)}" for fact in game.notes}

    witnesses = judgement.witnesses()

    assert set(witnesses) <= set(judgement.told())
    assert {key for keys in witnesses.values() for key in keys} <= told


@pytest.mark.parametrize("name", ["tempus", "through_the_ages", "hyperborea"])
def test_the_parts_of_a_judgement_add_up_to_what_leaving_off_is_worth(name: str) -> None:
    game = aevum.game(name)
    judgement, g = judgement_for(game), game.new(3, 2)

    parts = judgement.parts(g, 0)

    assert abs(sum(parts) - judgement.rest(g, 0)) <= len(parts) + 7 * 10
