"""The games that learners can play, with the fewest and the most seats."""

import pytest

from aevum.rl.language import learnable_games

NAMES = [game.name for game in learnable_games()]
TABLES = [
    (game.name, seats)
    for game in learnable_games()
    for seats in sorted({game.min_seats, game.max_seats})
]
each_game = pytest.mark.parametrize("name", NAMES)
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
SMALLEST = [(game.name, max(2, game.min_seats)) for game in learnable_games()]
each_smallest_table = pytest.mark.parametrize(("name", "seats"), SMALLEST)
