"""What commands put on paper: tables for the terminal and in Markdown, and where pages are kept."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table as DrawnTable

PICTURES: Final = "pictures"
SHORT: Final = 16
"""A column of the terminal that is not wider keeps its width."""

NO_PICTURE: Final = "No picture was drawn; for one, install matplotlib: pip install 'aevum[bench]'"


class Sheet(NamedTuple):
    """A table: its heading, its columns, its lines, and how many columns of text stand first."""

    heading: str
    columns: list[str]
    lines: list[list[str]]
    texts: int


def markdown(sheet: Sheet) -> str:
    """Write one table; numbers stand on the right."""
    numbers = len(sheet.columns) - sheet.texts
    lines = [sheet.columns, ["---"] * sheet.texts + ["--:"] * numbers, *sheet.lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def drawn(sheet: Sheet) -> DrawnTable:
    """Draw a table for the terminal; numbers stand on the right, and only long cells break."""
    table = DrawnTable(
        title=sheet.heading, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
    )
    for place, cells in enumerate(zip(sheet.columns, *sheet.lines, strict=True)):
        table.add_column(
            cells[0],
            justify="left" if place < sheet.texts else "right",
            no_wrap=max(map(len, cells)) <= SHORT,
            overflow="fold",
        )
    for line in sheet.lines:
        table.add_row(*line)
    return table


def make_folder(out: Path) -> None:
    """Make the folder, and refuse one that cannot be written before anything is measured."""
    pictures = out / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    for folder in (out, pictures):
        if not os.access(folder, os.W_OK):
            raise ValueError(f"the folder '{folder}' cannot be written; choose another with --out")


def can_draw() -> bool:
    """Say whether pictures can be drawn: what draws them is an extra."""
    return find_spec("matplotlib") is not None
