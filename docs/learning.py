"""Write the tables of the page for learners, from the games: `python docs/learning.py`."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import aevum
from aevum.games.common.language import layout_of, tensor_of
from aevum.games.common.layout import Layout
from aevum.games.common.sections import Section, Tensor
from aevum.kernel.game import Game

PAGE: Final = Path(__file__).with_suffix(".md")
FEW: Final = 30
"""So many columns of a section are named; of more only the first and the last."""

MARK: Final = "<!-- what follows is written by docs/learning.py -->\n"


def head() -> str:
    """Read the part of the page that is written by hand."""
    return PAGE.read_text("utf-8").partition(MARK)[0]


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a table in Markdown."""
    lines = [head, ["---" for _ in head], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def sizes(games: list[tuple[Game, Layout, Tensor]]) -> str:
    """Compare the games."""
    rows = [
        [f"`{game.name}`", f"{layout.size:,}", f"{tensor.LENGTH:,}", f"{tensor.NARROW:,}"]
        for game, layout, tensor in games
    ]
    return table(["game", "actions", "numbers", "of them narrow"], rows)


def columns_of(section: Section) -> str:
    """Name the columns of a section."""
    names = section.columns
    if len(names) <= FEW:
        return ", ".join(names)
    return f"{names[0]}, {names[1]} … {names[-1]}: {len(names)} columns"


def chapter(game: Game, layout: Layout, tensor: Tensor) -> str:
    """Write the tables of one game."""
    kinds = [[name, str(first), str(length)] for name, first, length in layout.names()]
    parts = [
        [
            section.name,
            str(section.offset),
            str(section.length),
            str(section.rows),
            columns_of(section),
        ]
        for section in tensor.SECTIONS
    ]
    actions = table(["kind", "first place", "places"], kinds)
    told = table(["section", "offset", "length", "rows", "columns"], parts)
    return f"## {game.name}\n\n{actions}\n{told}"


def page() -> str:
    """Write the page."""
    games = []
    for game in map(aevum.game, aevum.game_names()):
        layout, tensor = layout_of(game), tensor_of(game)
        if layout is not None and tensor is not None:
            games.append((game, layout, tensor))
    return "\n".join([head() + MARK, sizes(games), *(chapter(*one) for one in games)])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
