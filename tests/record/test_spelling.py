"""The text that checksums are of: the same by either way."""

import random

import pytest
from msgspec.json import Encoder

from aevum import games
from aevum.record import Record
from aevum.record.chance import CHANCES, Chance
from aevum.record.codec import classes_of, shape
from aevum.record.spelling import SPELLINGS, by_json, by_python, spell

quick = by_json(Encoder().encode)


@pytest.mark.parametrize("chance", CHANCES)
@pytest.mark.parametrize("name", games.game_names())
def test_a_position_is_spelled_alike_with_and_without_msgspec(name: str, chance: Chance) -> None:
    game = games.game(name)
    state = Record.begin(game, game.max_seats, (1 << 128) - 5, {}, chance).state
    choose = random.Random(3)

    for _ in range(300):
        assert quick(shape(state)) == by_python(shape(state)) == spell(shape(state))
        if not state.is_over:
            state.apply(choose.choice(state.legal()))


@pytest.mark.parametrize("name", games.game_names())
def test_no_class_of_a_state_is_named_with_a_word_that_json_spells_otherwise(name: str) -> None:
    words = [json.decode() for json, _ in SPELLINGS]

    named = [one for one in classes_of(games.game(name)) if any(word in one for word in words)]

    assert not named
