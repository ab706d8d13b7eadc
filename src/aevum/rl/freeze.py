"""`python -m aevum.rl.freeze`: the next version of every game that its ids do not stand for."""

import csv
from pathlib import Path

from aevum.kernel.game import Game
from aevum.rl.frozen import FILE, Frozen, as_it_is, frozen_ids, versions_of
from aevum.rl.language import learnable_games


def next_rows(known: list[Frozen], games: list[Game]) -> list[Frozen]:
    """Freeze each of these games that no id stands for as it is."""
    new = []
    for game in games:
        ids = versions_of(game, known)
        one = as_it_is(game, ids[-1].version + 1 if ids else 0)
        if not any(one.contents() == other.contents() for other in ids):
            new.append(one)
    return new


def freeze(file: Path = FILE) -> list[Frozen]:
    """Write the next version of every game that has changed."""
    known = frozen_ids(file)
    new = next_rows(known, learnable_games())
    with file.open("w", encoding="utf-8", newline="") as rows:
        writer = csv.writer(rows, lineterminator="\n")
        writer.writerow(Frozen._fields)
        writer.writerows(sorted([*known, *new]))
    return new


if __name__ == "__main__":
    freeze()
