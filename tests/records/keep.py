"""Keep finished games as regression tests: `python -m tests.records.keep GAME NUMBER`.

A record is only made anew when a change of the rules is meant, together with a higher `rules`
number of the game.
"""

import sys
from itertools import product
from pathlib import Path

import aevum
from aevum.kernel.game import Game, Value

FOLDER = Path(__file__).parent
CASTS = ("random", "greedy")


def options_of(game: Game, number: int) -> dict[str, Value]:
    """Choose every option of a game by a number, so that a row of games shows all choices."""
    chosen: dict[str, Value] = {}
    for place, (name, option) in enumerate(game.options.items()):
        chosen[name] = option.choices[(number >> place) % len(option.choices)]
    return chosen


def finished(game: Game, seats: int, cast: str, number: int) -> aevum.Record:
    """Let bots play one game to its end, and write it down."""
    record = aevum.Record.begin(game, seats, number, options_of(game, number))
    bots = [aevum.make_bot(cast, (number << 8) | seat) for seat in range(seats)]
    while not record.state.is_over:
        state = record.state
        options = state.legal()
        glimpse = aevum.Glimpse(game, state, state.asked, options)
        record.play(bots[state.asked].choose(glimpse, aevum.Clock()))
    return record


def keep(name: str, count: int) -> None:
    """Write so many games of every number of seats and every cast in turn."""
    game = aevum.game(name)
    (FOLDER / name).mkdir(exist_ok=True)
    tables = list(product(range(game.min_seats, game.max_seats + 1), CASTS))
    for number in range(count):
        seats, cast = tables[number % len(tables)]
        path = FOLDER / name / f"{number:02}-{seats}-{cast}.aevum"
        finished(game, seats, cast, number).write(path)


if __name__ == "__main__":
    keep(sys.argv[1], int(sys.argv[2]))
