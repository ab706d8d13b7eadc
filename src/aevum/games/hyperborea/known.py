"""What the catalogues can name and describe: all that a player's own tables have not changed.

The sentences of the catalogues describe the built-in tables. For a row that a player corrected the
words are put together from the table itself, so that no text lies about the cards on the table.
"""

from typing import Final

from aevum.games.hyperborea.land import CITY_NAMES
from aevum.games.hyperborea.tables import (
    FACTION_TABLE,
    HEX_TABLE,
    HOMELAND_TABLE,
    RUIN_TABLE,
    TECHNOLOGY_TABLE,
    built_in,
)


def known_technologies(column: str) -> list[bool]:
    """Say of each technology whether a cell of it is as it is built in."""
    cells = {row.text("id"): row.text(column) for row in built_in(TECHNOLOGY_TABLE)}
    return [cells.get(row.text("id")) == row.text(column) for row in TECHNOLOGY_TABLE.rows]


def known_ruins() -> list[bool]:
    """Say of each ruin tile whether it is a built-in one with its built-in back and effect."""
    backs = {row.text("id"): (row.text("back"), row.text("effect")) for row in built_in(RUIN_TABLE)}
    return [
        backs.get(row.text("id")) == (row.text("back"), row.text("effect"))
        for row in RUIN_TABLE.rows
    ]


def known_tiles() -> list[bool]:
    """Say of each faction tile whether it has its built-in ability."""
    abilities = {row.text("id"): row.text("ability") for row in built_in(FACTION_TABLE)}
    return [abilities.get(row.text("id")) == row.text("ability") for row in FACTION_TABLE.rows]


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


KNOWN_NAMES: Final = known_technologies("name")
KNOWN_TECHNOLOGIES: Final = known_technologies("effect")
KNOWN_RUINS: Final = known_ruins()
KNOWN_TILES: Final = known_tiles()
KNOWN_CITIES: Final = known_cities()
