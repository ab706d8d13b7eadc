"""Count games won alone in the Inner Sea: `python -m bench.alone --of western_four --games 24`.

Each bot plays every scenario alone, on the same seeds; the others go by their priorities (S6).
"""

import argparse
import sys
from time import process_time

import aevum
from aevum.bots import Clock, Glimpse, make_bot
from aevum.kernel.state import State

GAME = aevum.game("inner_sea")
SCENARIOS = GAME.options["scenario"].choices


def play(scenario: str, bot: str, seed: int) -> State:
    """Play one game alone to its end."""
    g = GAME.new(1, seed, {"scenario": scenario})
    thinking = make_bot(bot, 7 * seed + 1)
    while not g.is_over:
        options = g.legal()
        action = options[0]
        if len(options) > 1:
            action = thinking.choose(Glimpse(GAME, g, g.asked, options), Clock())
        g.apply(action)
    return g


def main() -> None:
    """Say for each scenario how many games each bot has won, and the seconds of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", nargs="*", default=list(SCENARIOS))
    parser.add_argument("--bots", nargs="*", default=["strong", "greedy_1"])
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=2000)
    wish = parser.parse_args()
    for scenario in wish.of:
        for bot in wish.bots:
            start = process_time()
            seeds = range(wish.seed, wish.seed + wish.games)
            won = sum(len(GAME.winners(play(scenario, bot, seed))) for seed in seeds)
            each = (process_time() - start) / wish.games
            sys.stdout.write(f"| {scenario} | {bot} | {won} of {wish.games} | {each:.1f} s |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
