"""Views have the shape that is declared, in every kind of position."""

import random
from typing import get_args

import msgspec

import aevum
from aevum.games.inner_sea.shown import Kind, SeaView


def test_a_view_is_what_it_is_declared_to_be() -> None:
    game = aevum.game("inner_sea")
    kinds: set[str] = set()

    for seats, scenario in ((4, "standard"), (1, "fall_of_rome"), (2, "imperial_rome")):
        state = game.new(seats, 5, {"epochs": 1, "scenario": scenario})
        chance = random.Random(seats)
        while not state.is_over:
            shown = game.view(state, chance.randrange(-1, seats))
            kinds.update(doing["kind"] for doing in shown["doing"])
            # What is not declared is lost on the way, so nothing may be.
            assert msgspec.convert(shown, SeaView, strict=True) == shown
            state.apply(chance.choice(state.legal()))

    assert kinds == set(get_args(Kind))
