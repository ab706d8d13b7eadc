"""A view is what its type says, with nothing missing and nothing more."""

import random

import msgspec
import pytest

import aevum
from aevum.games.through_the_ages.shown import AgesView, Doing
from tests.through_the_ages.board import Board
from tests.through_the_ages.secrets import defending, discarding


def is_as_typed(view: AgesView) -> bool:
    """Say whether a view has every field that it needs, of its type, and no other."""
    return msgspec.convert(view, AgesView) == view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_of_a_game_has_the_fields_that_its_type_names(seats: int) -> None:
    game = aevum.game("through_the_ages")
    state = game.new(seats, seats)
    chance = random.Random(seats)

    while not state.is_over:
        for seat in (aevum.SPECTATOR, state.asked):
            assert is_as_typed(game.view(state, seat))
        state.apply(chance.choice(state.legal()))

    assert is_as_typed(game.view(state, 0))


def test_every_kind_of_unfinished_procedure_is_shown_with_typed_fields() -> None:
    boards = [
        Board(),
        Board().politics_of(0),
        played(Board().holds(0, "reserves_i"), "play reserves_i"),
        Board().workers(0, "warriors", 3).reveal("vast_territory_i"),
        Board().wins(0, "vast_territory_i", 1),
        colonizing_without_tokens(),
        Board(3).reveal("development_of_markets"),
        played(Board(3).holds(0, "peace_treaty").politics_of(0), "offer peace_treaty 2"),
        discarding(),
        Board().reveal("international_agreement"),
        defending(),
        Board().has(1, "code_of_laws").workers(0, "warriors", 9).war(0, "war_over_technology", 1),
    ]
    boards[-1].begin_turn_of(0)

    views: list[AgesView] = [board.game.view(board.g, board.asked) for board in boards]

    shown = {doing["kind"] for view in views for doing in view["doing"]}
    assert all(is_as_typed(view) for view in views)
    assert shown == set(msgspec.json.schema(Doing)["$defs"]["Doing"]["properties"]["kind"]["enum"])


def colonizing_without_tokens() -> Board:
    """Let seat 0 find a colony that takes a blue token, and have its tokens on cards only."""
    board = Board().led_by(0, "christopher_columbus").holds(0, "vast_territory_i")
    board.tokens(0, "bronze", board.player().blue)
    return played(board.politics_of(0), "use christopher_columbus vast_territory_i")


def played(board: Board, *texts: str) -> Board:
    """Play actions and return the board."""
    board.play(*texts)
    return board
