"""Whole moves held against a second reading of the rules (R6.1 to R6.7)."""

import random
from collections import Counter

import pytest

from aevum.games.tempus.effect_ids import SEWERAGE
from aevum.games.tempus.ids import MOUNTAIN, NONE
from aevum.games.tempus.move import Move
from tests.kit import clause
from tests.tempus.atlas import Spot, beside, land_of, shore_of, waters_of
from tests.tempus.board import Board
from tests.tempus.rows import ROWS


def crowd(seed: int, era: str, layout: str) -> Board:
    """Scatter tokens and cities of all players over an island, and some Sewerage for seat 0."""
    chance = random.Random(seed)
    seats = 3 + seed % 3
    options = {"map": "random"} if layout == "random" else {"map": "fixed", "layout": layout}
    board = Board(seats, seed=seed, **options).era(era)
    land = len(board.g.island.cells)
    for seat in range(seats):
        for value in (2, 3):
            place = chance.randrange(land)
            if is_site(board, place):
                board.city(seat, board.name(place), value)
        for _ in range(chance.randrange(6, 13)):
            own = [place for place in board.player(seat).hexes if board.g.tokens[place] > 0]
            place = chance.choice(own) if own and chance.random() < 0.5 else chance.randrange(land)
            is_free = board.g.owner[place] in (NONE, seat) and board.g.city[place] == 0
            if is_free and board.g.tokens[place] < ROWS[era].limit + int(chance.random() < 0.2):
                board.tokens(seat, board.name(place))
    board.holds(0, *["sewerage grassland"] * chance.randrange(3))
    return board.turn_of(0)


def is_site(board: Board, place: int) -> bool:
    """Say whether a city can stand in a hex at all."""
    g = board.g
    is_near = any(g.city[near] > 0 for near in g.island.near[place])
    return g.owner[place] == NONE and g.island.terrain[place] != MOUNTAIN and not is_near


def reachable(board: Board, start: int, era: str, raised: Counter[int]) -> set[int]:
    """Find every goal of a token of seat 0 by R6.2 to R6.7, step by step and shore by shore."""
    g = board.g
    land = land_of(g.island)
    ways = {spot for spot, place in land.items() if g.owner[place] in (NONE, 0)}
    row = ROWS[era]
    spare = sum(card // 4 == SEWERAGE for card in board.player(0).hand)
    at = next(spot for spot, place in land.items() if place == start)
    found: set[Spot] = set()
    edge = {at}
    for _ in range(row.range):
        edge = {near for spot in edge for near in beside(spot)} & ways
        found |= edge
    sea, lakes = waters_of(set(land))
    for water in [*lakes, *([sea] if row.sea else [])]:
        shore = shore_of(set(land), water)
        found |= shore & ways if at in shore else set()
    return {
        land[spot]
        for spot in found - {at}
        if g.city[land[spot]] == 0
        and (
            g.tokens[land[spot]] == 0
            or g.tokens[land[spot]] < row.limit + raised[land[spot]] + spare
        )
    }


def check_token(board: Board, era: str, moved: list[int], raised: Counter[int]) -> bool:
    """Move one token, hold its starts and goals against the rules, and say whether one moved."""
    g = board.g
    free = [place for place in board.player(0).hexes if g.tokens[place] > moved.count(place)]
    starts = [place for place in free if reachable(board, place, era, raised)]
    stop = ["done"] if moved else []
    assert board.options() == stop + [f"from {board.name(place)}" for place in starts]
    if not starts:
        return False
    start = starts[len(moved) % len(starts)]
    board.play(f"from {board.name(start)}")
    ends = sorted(reachable(board, start, era, raised))
    assert board.options() == [f"to {board.name(place)}" for place in ends]
    goal = max(ends, key=lambda place: g.tokens[place])
    board.play(f"to {board.name(goal)}")
    moved.append(goal)
    while g.tokens[goal] > ROWS[era].limit + raised[goal]:
        assert board.options() == ["play sewerage grassland"]
        board.play("play sewerage grassland")
        raised[goal] += 1
    return isinstance(g.stack[-1], Move) and len(moved) < ROWS[era].moved


@clause("R5.5", "R6.1")
@pytest.mark.parametrize("era", ["start", "road_building", "railways"])
@pytest.mark.parametrize("seed", range(5))
def test_move_can_be_chosen_just_when_some_token_has_a_goal(seed: int, era: str) -> None:
    board = crowd(seed, era, "random")

    own = [place for place in board.player(0).hexes if board.g.tokens[place] > 0]

    can_move = any(reachable(board, place, era, Counter()) for place in own)
    assert ("move" in board.options()) == can_move


@clause("R6.1", "R6.2", "R6.3", "R6.4", "R6.5", "R6.6", "R6.7", "T1")
@pytest.mark.parametrize("layout", ["A", "B", "random"])
@pytest.mark.parametrize("era", ["start", "road_building", "trade", "seafaring", "railways"])
@pytest.mark.parametrize("seed", range(5))
def test_whole_moves_agree_with_a_second_reading_of_the_rules(
    seed: int, era: str, layout: str
) -> None:
    board = crowd(seed, era, layout)
    moved: list[int] = []
    raised: Counter[int] = Counter()

    board.play("move")
    while check_token(board, era, moved, raised):
        pass

    assert 1 <= len(moved) <= ROWS[era].moved
