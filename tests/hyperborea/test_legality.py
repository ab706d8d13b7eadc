"""Whether something is possible and which answers there are never differ."""

import random

import pytest

from aevum.games.hyperborea.ids import ATTACK, LOSSES, REMOVE_GEM, STRIKE
from aevum.games.hyperborea.judgement_1 import has_target
from aevum.games.hyperborea.losing import can_lose, offer_losses
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.action import kind_of
from tests.hyperborea.board import Board
from tests.kit import clause


def positions(seed: int) -> list[Hyperborea]:
    """Play at random and keep a copy of every position on the way."""
    board = Board(3, seed, open_board=True).turn_of(0)
    chance = random.Random(seed)
    found: list[Hyperborea] = []
    while len(found) < 150 and not board.g.is_over:
        board.g.apply(chance.choice(board.g.legal()))
        found.append(board.g.copy())
    return found


@clause("R18.24")
@pytest.mark.parametrize("seed", range(3))
def test_whoever_can_comply_finds_something_to_give_up_and_nobody_else_does(seed: int) -> None:
    for g in positions(seed):
        for seat in range(g.seats):
            for loss in range(len(LOSSES)):
                offered: list[int] = []
                if loss != REMOVE_GEM:
                    offer_losses(g, seat, loss, offered)
                    assert can_lose(g, seat, loss, 1) == bool(offered)


@pytest.mark.parametrize("seed", range(3))
def test_a_target_is_seen_exactly_where_an_attack_is_offered(seed: int) -> None:
    board = Board(2, seed, open_board=True).figures(0, "d4").figures(1, "d4")

    board.turn_of(0, "ATTACK:3")
    while board.g.pool[ATTACK] > 0:
        strikes = [action for action in board.g.legal() if kind_of(action) == STRIKE]
        assert has_target(board.g, 0) == bool(strikes)
        if not strikes:
            break
        board.g.apply(strikes[0])

    assert board.g.pool[ATTACK] < 3
