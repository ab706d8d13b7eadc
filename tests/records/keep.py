"""Keep finished games as regression tests: `python -m tests.records.keep GAME COUNT [NUMBER ...]`.

The games 0 to COUNT - 1 are kept, and those of further numbers that show what the others do not;
for Hyperborea `python -m tests.hyperborea.kept` finds these.

A record is only made anew when a change of the rules is meant, together with a higher `rules`
number of the game.
"""

import sys
from itertools import product
from pathlib import Path

import aevum
from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game, Value

FOLDER = Path(__file__).parent
CASTS = ("random", "greedy")
BITS = 6
"""So many bits have the numbers of some fifty games; a game with more options uses them again."""
STRIDE = 29
"""So far on lies the next number whose options are tried if they do not fit the seats."""
SHIFT = 8
"""Each round of tables begins so many further on, so that seats and options meet anew."""


def options_of(game: Game, number: int) -> dict[str, Value]:
    """Choose every option of a game by a number, so that a row of games shows all choices."""
    chosen: dict[str, Value] = {}
    for place, (name, option) in enumerate(game.options.items()):
        chosen[name] = option.choices[(number >> place % BITS) % len(option.choices)]
    return chosen


def fitting_options(game: Game, seats: int, number: int) -> dict[str, Value]:
    """Choose by a number, or by the next one whose options fit the number of seats."""
    while True:
        options = options_of(game, number)
        try:
            game.new(seats, 0, options)
        except BadOption:
            number += STRIDE
            continue
        return options


def finished(game: Game, seats: int, cast: str, number: int) -> aevum.Record:
    """Let bots play one game to its end, and write it down."""
    record = aevum.Record.begin(game, seats, number, fitting_options(game, seats, number))
    bots = [aevum.make_bot(cast, (number << 8) | seat) for seat in range(seats)]
    while not record.state.is_over:
        state = record.state
        options = state.legal()
        glimpse = aevum.Glimpse(game, state, state.asked, options)
        record.play(bots[state.asked].choose(glimpse, aevum.Clock()))
    return record


def keep(name: str, numbers: list[int]) -> None:
    """Write the games of these numbers, every number of seats and every cast in turn."""
    game = aevum.game(name)
    (FOLDER / name).mkdir(exist_ok=True)
    tables = list(product(range(game.min_seats, game.max_seats + 1), CASTS))
    for number in numbers:
        seats, cast = tables[(number + SHIFT * (number // len(tables))) % len(tables)]
        path = FOLDER / name / f"{number:02}-{seats}-{cast}.aevum"
        finished(game, seats, cast, number).write(path)


if __name__ == "__main__":
    keep(sys.argv[1], [*range(int(sys.argv[2])), *map(int, sys.argv[3:])])
