"""Fit the weights of Hyperborea: `python -m bench.fit_hyperborea --bot greedy_1 --games 300`.

Bots play against themselves and give now and then an answer at random. At the end of every turn the
features of the seat are kept; in the end the final margin is regressed on them. What is printed is
a table like the first weights in `games/hyperborea/weights.json`, which are the regression over
several such runs at once (300 games of two and 120 of four seats between bots like `greedy_1`, 110
of two between bots that planned by the weights before these), and so not what any one of them
prints. Weights are in ten-thousandths of a point of the margin. Equal arguments give equal tables.
"""

import argparse
import sys
from random import Random
from typing import Final, TypeAlias

import numpy as np

import aevum
from aevum.bots import Clock, Glimpse, make_bot
from aevum.games.hyperborea.features import features
from aevum.games.hyperborea.judgement import NAMES, rounds_left
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.turn import Turn
from aevum.kernel.action import DONE

RIDGE: Final = 40.0
"""How much a weight has to be needed before it is large."""

Row: TypeAlias = tuple[int, list[float]]
"""The seat, and what was counted of it: the features, then the features times the rounds left."""


def counted(g: Hyperborea, seat: int) -> Row:
    """Count the features of a seat, with what depends on nothing that it has."""
    left = rounds_left(g)
    found = [float(number) for number in features(g, seat)]
    later = [number * left for number in found]
    more = [1.0, left, left * left, g.seats, g.seats * left]
    return seat, [*found, *later, *more]


def play(seats: int, bot: str, seed: int, blunder: float) -> tuple[list[list[float]], list[int]]:
    """Play one game, and give what was counted at the ends of turns with the final margins."""
    game, chance = aevum.game("hyperborea"), Random(seed)
    g = game.new(seats, seed)
    assert isinstance(g, Hyperborea)
    bots = [make_bot(bot, seed * seats + seat) for seat in range(seats)]
    rows: list[Row] = []
    while not g.is_over:
        options = g.legal()
        action = chance.choice(options)
        if len(options) > 1 and chance.random() >= blunder:
            action = bots[g.asked].choose(Glimpse(game, g, g.asked, options), Clock())
        if action == DONE and isinstance(g.stack[-1], Turn):
            rows.append(counted(g, g.asked))
        g.apply(action)
    scores = game.scores(g)
    margins = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat, _ in rows]
    return [row for _, row in rows], margins


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy_1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blunder", type=float, default=0.05)
    wish = parser.parse_args()
    rows: list[list[float]] = []
    margins: list[int] = []
    for number in range(wish.games):
        more, ends = play(wish.seats, wish.bot, (wish.seed << 32) | number, wish.blunder)
        rows += more
        margins += ends
    table = np.array(rows)
    spread = table.std(0) + 1e-9
    scaled = table / spread
    normal = scaled.T @ scaled + RIDGE * np.eye(table.shape[1])
    weights = np.linalg.solve(normal, scaled.T @ np.array(margins, float)) / spread
    for name, weight in zip(NAMES, weights, strict=False):
        sys.stdout.write(f'    "{name}": {round(10_000 * weight)},\n')


if __name__ == "__main__":
    main()
