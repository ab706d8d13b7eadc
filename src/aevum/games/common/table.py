"""Tables of a game as CSV files, read once and checked row by row.

A player who owns the printed game can correct a table without touching code: a file
`<game>/<name>.csv` in the folder that AEVUM_TABLES names is read in place of the built-in one.
"""

import csv
import hashlib
import os
from importlib.resources.abc import Traversable
from pathlib import Path

from aevum.kernel.errors import BadTable
from aevum.kernel.game import Printed

SINCE, FIRST = "since", "1"
"""The column of the edition that a row joined with; a table from before it is all of the first."""

PROVENANCES = ("seed", "published", "reconstructed", "n/a")


class Row:
    """One row of a table, with the place it stands at, so that a mistake can be named."""

    __slots__ = ("cells", "where")

    def __init__(self, where: str, cells: dict[str, str]) -> None:
        self.where = where
        self.cells = cells

    def text(self, column: str) -> str:
        """Read a cell as it is."""
        return self.cells[column]

    def number(self, column: str, least: int, most: int) -> int:
        """Read a whole number within its bounds."""
        text = self.cells[column]
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or not least <= int(text) <= most:
            raise BadTable(
                f"{self.where}: {column} must be a number from {least} to {most}, not '{text}'"
            )
        return int(text)

    def numbers(self) -> dict[str, int]:
        """Read every cell that is a whole number, by its column: what fills a printed sentence."""
        return {
            column: int(text)
            for column, text in self.cells.items()
            if text.isascii() and text.removeprefix("-").isdigit()
        }

    def one_of(self, column: str, names: tuple[str, ...]) -> int:
        """Read a name out of a list of names, as its place in the list."""
        text = self.cells[column]
        if text not in names:
            raise BadTable(
                f"{self.where}: {column} must be one of {', '.join(names)}, not '{text}'"
            )
        return names.index(text)


def since(row: "Row") -> int:
    """Read the edition that a row joined with; in tables that do not grow that is the first."""
    return row.number(SINCE, 1, 99) if SINCE in row.cells else 1


class Table:
    """The rows of one table and the bytes they were read from.

    Rows stand in the order in which they joined, and then in that of the file. So a row that is
    added, wherever in the file, moves no other: whatever is kept by its number stays what it was.
    """

    __slots__ = ("built_in", "content", "name", "rows")

    def __init__(self, folder: Traversable, game: str, name: str, columns: tuple[str, ...]) -> None:
        file = folder / f"{name}.csv"
        self.name = name
        self.content = file.read_bytes()
        self.rows = self.built_in = read_sorted(name, self.content, columns)
        own = os.environ.get("AEVUM_TABLES", "")
        if own and (corrected := Path(own) / game / f"{name}.csv").is_file():
            self.content = corrected.read_bytes()
            self.rows = read_sorted(name, self.content, columns)

    def with_later_rows(self, column: str, blank: dict[str, str]) -> list[Row]:
        """Add the rows that joined since a player's own table was written, with blanked cells.

        Whatever is numbered in the code keeps its number so, and is nowhere to be met.
        """
        known = [row.text(column) for row in self.rows]
        later = [row for row in self.built_in if since(row) > 1 and row.text(column) not in known]
        return [*self.rows, *[Row(row.where, {**row.cells, **blank}) for row in later]]

    def reconstructed(self, column: str = "provenance") -> int:
        """Count the rows whose provenance, in a column, is our own reconstruction."""
        return len([row for row in self.rows if row.text(column) == "reconstructed"])


class Tables(Printed):
    """All printed tables of a game, as they were loaded."""

    def __init__(self, *tables: Table) -> None:
        self.tables = tables
        self.hash = hash_tables(list(tables))
        self.edition = max(since(row) for table in tables for row in table.rows)

    def rows(self) -> dict[str, list[dict[str, str]]]:
        """Hand out every table: its rows, cell by column, in their order."""
        return {table.name: [row.cells for row in table.rows] for table in self.tables}


def read_sorted(name: str, content: bytes, columns: tuple[str, ...]) -> list[Row]:
    """Read the rows of a table in the order in which they joined."""
    return sorted(read_rows(f"{name}.csv", content, columns), key=since)


def read_rows(name: str, content: bytes, columns: tuple[str, ...]) -> list[Row]:
    """Split a table into rows that have every column filled in or left empty on purpose."""
    try:
        lines = content.decode().splitlines()
    except UnicodeDecodeError:
        raise BadTable(f"{name}: this is not a text in UTF-8") from None
    rows: list[Row] = []
    reader = csv.DictReader(lines)
    found = tuple(reader.fieldnames or ())
    if found not in (columns, tuple([column for column in columns if column != SINCE])):
        raise BadTable(f"{name}, line 1: the columns must be {','.join(columns)}")
    for cells in reader:
        where = f"{name}, line {reader.line_num}"
        if None in cells or None in cells.values():
            raise BadTable(f"{where}: there must be {len(found)} cells")
        row = Row(where, {column: cells.get(column, FIRST).strip() for column in columns})
        for column in columns:
            if column.endswith("provenance"):
                row.one_of(column, PROVENANCES)
        rows.append(row)
    return rows


def hash_tables(tables: list[Table]) -> str:
    """Identify a set of tables by eight hex digits."""
    digest = hashlib.sha256()
    for table in tables:
        digest.update(table.name.encode() + b"\0" + table.content + b"\0")
    return digest.hexdigest()[:8]
