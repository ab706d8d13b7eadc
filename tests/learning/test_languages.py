"""The language of every game that declares one is whole."""

import pytest

import aevum
from aevum.games.common.language import layout_of, tensor_of
from aevum.kernel.game import Game

GAMES = [aevum.game(name) for name in aevum.game_names()]
LAID_OUT = [game for game in GAMES if layout_of(game) is not None]
TOLD = [game for game in GAMES if tensor_of(game) is not None]


@pytest.mark.parametrize("game", LAID_OUT, ids=lambda game: game.name)
def test_every_place_has_an_action_that_has_this_place(game: Game) -> None:
    layout = layout_of(game)

    assert layout is not None
    places = list(range(layout.size))
    assert layout.flats([layout.action(place) for place in places]) == places


@pytest.mark.parametrize("game", LAID_OUT, ids=lambda game: game.name)
def test_every_verb_of_the_notation_is_a_kind_of_the_layout(game: Game) -> None:
    layout = layout_of(game)

    assert layout is not None
    assert {kind.kind for kind in layout.kinds} == set(game.notation.by_kind)


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
def test_sections_cover_the_tensor_without_a_gap(game: Game) -> None:
    tensor = tensor_of(game)

    assert tensor is not None
    ends = [section.offset + section.length for section in tensor.SECTIONS]
    assert [section.offset for section in tensor.SECTIONS] == [0, *ends[:-1]]
    assert ends[-1] == tensor.LENGTH
    assert len({section.name for section in tensor.SECTIONS}) == len(tensor.SECTIONS)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_observer_comes_first(seats: int) -> None:
    game = aevum.game("tempus")
    tensor = tensor_of(game)
    state = game.new(seats, 1, {"map": "fixed"})

    assert tensor is not None
    out: list[int] = []
    tensor.write(state, state.asked, out)
    assert out[:3] == [state.asked + 1, seats, 1]
