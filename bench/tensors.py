"""How fast a learner reads: tensors and places of actions for every game that declares them.

    .venv/bin/python -m bench.tensors

Positions are taken from random games with the most seats; times are of the processor, one core.
Tensors are written into packed memory, over the one before, and beside that appended to a list.
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import aevum
from aevum.games.common.language import layout_of, tensor_of
from aevum.games.common.layout import Layout
from aevum.games.common.sections import Tensor
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.lot.sheet import Sheet

ROUNDS: Final = 5
"""The best of so many rounds counts: what else the machine does only slows one down."""


class Reader(NamedTuple):
    """A game that learners can read, and positions of it."""

    game: Game
    layout: Layout
    tensor: Tensor
    states: list[State]


def positions(game: Game, games: int, share: float) -> list[State]:
    """Take a share of the positions of random games with the most seats."""
    random, found = Random(1), []
    for seed in range(games):
        state = game.new(game.max_seats, seed)
        while not state.is_over:
            if random.random() < share:
                found.append(state.copy())
            state.apply(random.choice(state.legal()))
    return found


def readers(games: int) -> list[Reader]:
    """Set up every game that declares a language for learners."""
    found = []
    for game in map(aevum.game, aevum.game_names()):
        layout, tensor = layout_of(game), tensor_of(game)
        if layout is not None and tensor is not None:
            found.append(Reader(game, layout, tensor, positions(game, games, 0.05)))
    return found


def seconds(act: Callable[[], object], times: int) -> float:
    """Measure one call of something, the best of some rounds of many calls."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(times):
            act()
        best = min(best, (process_time() - began) / times)
    return best


def write_all(reader: Reader) -> None:
    """Append the tensor of the first seat for all positions."""
    for state in reader.states:
        reader.tensor.write(state, 0, [])


def fill_all(reader: Reader, sheet: Sheet) -> None:
    """Write the tensor of the first seat for all positions into the same row of a sheet."""
    for state in reader.states:
        sheet.observe(0, state, 0)


def reading(reader: Reader, times: int) -> list[str]:
    """Measure one game."""
    game, layout, tensor, states = reader
    offers = [state.legal() for state in states]
    answers = sum(map(len, offers))
    sheet = Sheet(tensor, None, 1)
    fills = len(states) / seconds(lambda: fill_all(reader, sheet), times)
    writes = len(states) / seconds(lambda: write_all(reader), times)
    flats = answers / seconds(lambda: [layout.flats(offer) for offer in offers], times)
    widest = max(map(len, offers))
    name = f"{game.name}, {game.max_seats} seats"
    sizes = [f"{layout.size:,}", str(widest), f"{tensor.LENGTH:,}", f"{len(states):,}"]
    return [name, *sizes, f"{fills:,.0f}", f"{writes:,.0f}", f"{flats / 1e6:.1f} million"]


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=8, help="Random games for the positions.")
    parser.add_argument("--times", type=int, default=20, help="Runs over all positions in a round.")
    wish = parser.parse_args()
    err, out = Console(stderr=True), Console(width=120)
    columns = ("game", "actions", "widest", "numbers", "positions")
    columns += ("tensors/s", "as lists/s", "places/s")
    table = Table(*columns, title="compiled" if aevum.IS_COMPILED else "interpreted")
    known = readers(wish.games)
    for reader in track(known, "measuring", console=err, disable=not err.is_terminal):
        table.add_row(*reading(reader, wish.times))
    out.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
