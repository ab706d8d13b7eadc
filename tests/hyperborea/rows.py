"""The rows of the tables, read anew and without the engine: from the data and from the rules."""

import csv
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "src" / "aevum" / "games" / "hyperborea" / "data"
RULES = {
    "en": ROOT / "docs" / "rules" / "hyperborea.md",
    "de": ROOT / "docs" / "rules" / "hyperborea.de.md",
}


@cache
def rows_of(name: str) -> list[dict[str, str]]:
    """Read a built-in table row by row."""
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def rows_under(heading: str, language: str = "en") -> list[list[str]]:
    """Read the tables under a heading of the rules, cell by cell, without their heads."""
    text = RULES[language].read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = text.splitlines()
    bodies = [
        line
        for line, after in zip(lines, [*lines[1:], ""], strict=True)
        if line.startswith("|") and not line.startswith("|---") and not after.startswith("|---")
    ]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in bodies]


def first_edition(name: str) -> list[dict[str, str]]:
    """Read the rows of a table that lie in the box; those of a later edition joined it since."""
    return [row for row in rows_of(name) if row["since"] == "1"]


def deck_size(deck: str) -> int:
    """Count the technologies of a deck, of all editions."""
    return len([row for row in rows_of("technologies") if row["deck"] == deck])


def points_of(card: str) -> int:
    """Read the points printed on a technology."""
    return next(int(row["vp"]) for row in rows_of("technologies") if row["id"] == card)
