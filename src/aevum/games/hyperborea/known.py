"""What the catalogues can name and describe: all that a player's own tables have not changed.

The sentences of the catalogues describe the built-in tables. For a row that a player corrected the
words are put together from the table itself, so that no text lies about the cards on the table.
"""

from typing import Final

from aevum.games.common.table import Table, Tables
from aevum.games.hyperborea.ids import SITES_ON_HEX
from aevum.games.hyperborea.land import CITY_NAMES, HEX_NAMES, HOME_HEXES
from aevum.games.hyperborea.tables import (
    FACTION_TABLE,
    HEX_TABLE,
    HOMELAND_TABLE,
    RUIN_TABLE,
    TABLES,
    TECHNOLOGY_TABLE,
    built_in,
)


def known(own: Table, *columns: str) -> list[bool]:
    """Say of each row whether some cells of it are as they are built in."""
    cells = {row.text("id"): [row.text(column) for column in columns] for row in built_in(own)}
    return [
        cells.get(row.text("id")) == [row.text(column) for column in columns] for row in own.rows
    ]


def known_cities() -> list[bool]:
    """Say of each site whether it is a city that is a city in the built-in tables too."""
    cities: list[str] = []
    for row in built_in(HOMELAND_TABLE):
        if row.text("city"):
            cities.append(f"{row.text('side')}-{row.text('part')}")
    for row in built_in(HEX_TABLE):
        for n in ("1", "2"):
            if row.text(f"site{n}_kind") == "city":
                cities.append(f"{row.text('id')}-{n}")
    return [name in cities for name in CITY_NAMES]


KNOWN_NAMES: Final = known(TECHNOLOGY_TABLE, "name")
KNOWN_TECHNOLOGIES: Final = known(TECHNOLOGY_TABLE, "effect")
KNOWN_RUINS: Final = known(RUIN_TABLE, "back", "effect")
KNOWN_TILES: Final = known(FACTION_TABLE, "ability")
KNOWN_CITIES: Final = known_cities()


class MarkedTables(Tables):
    """The tables as they are handed out: every row also tells what the catalogues know of it."""

    def rows(self) -> dict[str, list[dict[str, str]]]:
        """Add columns whose cells are 1 where the catalogues have words, and 0 where not."""
        found = Tables.rows(self)
        mark(found["technologies"], "known_name", KNOWN_NAMES)
        mark(found["technologies"], "known_effect", KNOWN_TECHNOLOGIES)
        mark(found["ruins"], "known", KNOWN_RUINS)
        mark(found["factions"], "known", KNOWN_TILES)
        hexes = [HEX_NAMES.index(row["id"]) for row in found["hexes"]]
        for n in range(SITES_ON_HEX):
            cities = [KNOWN_CITIES[number * SITES_ON_HEX + n] for number in hexes]
            mark(found["hexes"], f"known_site{n + 1}", cities)
        mark(found["homelands"], "known", [KNOWN_CITIES[n * SITES_ON_HEX] for n in HOME_HEXES])
        return found


def mark(rows: list[dict[str, str]], column: str, marks: list[bool]) -> None:
    """Add a column to the rows of a table that is handed out."""
    for i in range(len(rows)):
        rows[i] = {**rows[i], column: "1" if marks[i] else "0"}


TOLD_TABLES: Final = MarkedTables(*TABLES.tables)
