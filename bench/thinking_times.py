"""Measure how long the levels think: `python -m bench.thinking_times --games 1`.

Four bots of one level play among themselves. For each game and level it prints processor
milliseconds, the median, the 95th percentile and the worst, for a decision and for a whole turn of
a seat. Decisions without a choice are not counted. No garbage is collected while they think, as in
the processes in which bots of a table think.
"""

import argparse
import gc
import sys
from time import process_time
from typing import Final

import aevum
from aevum.bots import Clock, Glimpse, make_bot
from aevum.bots.judging import NEWEST, judgement_of

SEATS: Final = 4
LEVELS: Final = ["easy", "medium", "hard", "strong"]


def watch(name: str, level: str, number: int) -> tuple[list[float], list[float]]:
    """Let bots play one game, and list the seconds of decisions and of turns."""
    game = aevum.game(name)
    judgement = judgement_of(game, NEWEST)
    g = game.new(SEATS, 300 + number)
    bots = [make_bot(level, number * SEATS + seat) for seat in range(SEATS)]
    decisions: list[float] = []
    turns: dict[tuple[int, int], float] = {}
    while not g.is_over:
        options = g.legal()
        action = options[0]
        if len(options) > 1:
            seat, turn = g.asked, judgement.turn(g)
            glimpse = Glimpse(game, g, seat, options, len(decisions))
            start = process_time()
            action = bots[seat].choose(glimpse, Clock())
            decisions.append(process_time() - start)
            turns[turn, seat] = turns.get((turn, seat), 0.0) + decisions[-1]
        g.apply(action)
    return decisions, list(turns.values())


def told(seconds: list[float]) -> str:
    """Tell the median, the 95th percentile and the worst in milliseconds."""
    ordered = sorted(seconds)
    chosen = (ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1])
    return ", ".join(f"{1000 * one:.1f}" for one in chosen)


def main() -> None:
    """Measure every level in every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--of", nargs="*", default=aevum.game_names())
    wish = parser.parse_args()
    gc.disable()
    for name in wish.of:
        for level in LEVELS:
            decisions: list[float] = []
            turns: list[float] = []
            for number in range(wish.games):
                of_game = watch(name, level, number)
                decisions += of_game[0]
                turns += of_game[1]
                gc.collect()
            sys.stdout.write(f"| {name} | `{level}` | {told(decisions)} | {told(turns)} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
