"""Hexes with their sites, ruin tiles and the cost of a step (R2.3, R2.6, R10), in flat tables.

Hexes are numbered: central and borderland hexes, then the hexes of the sides of the homelands.
"""

from typing import Final

from aevum.games.common.table import Row
from aevum.games.hyperborea.effects import read_program
from aevum.games.hyperborea.ids import (
    BACKS,
    CITY,
    FACTIONS,
    FOREST,
    HOMELAND,
    MOUNTAIN,
    NO_SITE,
    NONE,
    PARTS,
    ROLES,
    RUIN,
    SITES_ON_HEX,
    SWAMP,
    TERRAINS,
)
from aevum.games.hyperborea.tables import (
    HEX_TABLE,
    HOMELAND_TABLE,
    RUIN_TABLE,
    START_FIGURES,
    expect_rows,
    pieces_of,
)
from aevum.kernel.errors import BadTable

SIDES: Final = ("neutral", *FACTIONS)

# Ruin tiles (R2.6)

RUIN_NAMES: Final = [row.text("id") for row in RUIN_TABLE.rows]
RUIN_BACK: Final = [row.one_of("back", BACKS) for row in RUIN_TABLE.rows]
RUIN_PROGRAM: Final = [read_program(row.where, row.text("effect")) for row in RUIN_TABLE.rows]

# Hexes (R2.3, R10.1)

HEX_COUNT: Final = len(HEX_TABLE.rows)
HEX_NAMES: Final[list[str]] = []
HEX_ROLE: Final[list[int]] = []
HEX_TERRAIN: Final[list[int]] = []
HEX_VP: Final[list[int]] = []
HEX_DEPLOYS: Final[list[int]] = []
"""Whether figures may be put here: a homeland hex with a city (effects.md, FIGURE)."""
SITE_KIND: Final[list[int]] = []
SITE_BACK: Final[list[int]] = []
SITE_TILES: Final[list[int]] = []
SITE_PROGRAM: Final[list[int]] = []
CITY_NAMES: Final[list[str]] = []
"""The names of the sites that are cities, by site; empty for others."""


def add_city(row: Row, column: str, name: str) -> None:
    """Read a city and its effect."""
    SITE_KIND.append(CITY)
    SITE_BACK.append(NONE)
    SITE_TILES.append(0)
    SITE_PROGRAM.append(read_program(row.where, row.text(column)))
    CITY_NAMES.append(name)


def add_ruin(row: Row, back: str, tiles: str) -> None:
    """Read a ruin, the back of its tiles and how many lie on it."""
    SITE_KIND.append(RUIN)
    SITE_BACK.append(row.one_of(back, BACKS))
    SITE_TILES.append(row.number(tiles, 1, 9))
    SITE_PROGRAM.append(NONE)
    CITY_NAMES.append("")


def add_no_site() -> None:
    """Leave the place of a site empty."""
    SITE_KIND.append(NO_SITE)
    SITE_BACK.append(NONE)
    SITE_TILES.append(0)
    SITE_PROGRAM.append(NONE)
    CITY_NAMES.append("")


def check_region(row: Row) -> None:
    """Demand that a hex is one region with the same terrain on all edges (S7.3)."""
    row.number("terrain_regions", 1, 1)
    row.one_of("edges", ("uniform",))


def check_homeland(row: Row) -> None:
    """Demand no ghosts in homelands, and the first figures on the capital (R10.13, R2.5)."""
    figures = START_FIGURES if row.text("part") == PARTS[0] else 0
    row.number("start_figures", figures, figures)
    row.number("ghosts", 0, 0)


def read_hexes() -> None:
    """Read the central and the borderland hexes."""
    for row in HEX_TABLE.rows:
        check_region(row)
        name = row.text("id")
        HEX_NAMES.append(name)
        HEX_ROLE.append(row.one_of("kind", ROLES[:HOMELAND]))
        HEX_TERRAIN.append(row.one_of("terrain", TERRAINS))
        HEX_VP.append(row.number("control_vp", 0, 9))
        HEX_DEPLOYS.append(0)
        sites = 0
        for n in range(1, SITES_ON_HEX + 1):
            kind = row.one_of(f"site{n}_kind", ("", "city", "ruin"))
            sites += 1 if kind != NO_SITE else 0
            if kind == CITY:
                add_city(row, f"site{n}_city_effect", f"{name}-{n}")
            elif kind == RUIN:
                add_ruin(row, f"site{n}_ruin_back", f"site{n}_ruin_tiles")
            else:
                add_no_site()
        for column in ("site_count", "ghosts_on_reveal"):
            if row.number(column, 0, SITES_ON_HEX) != sites:
                raise BadTable(f"{row.where}: {column} must be {sites}, the number of sites")


def read_homelands() -> None:
    """Read the three hexes of each side of the homelands."""
    expect_rows(HOMELAND_TABLE, len(SIDES) * len(PARTS))
    for i, row in enumerate(HOMELAND_TABLE.rows):
        side = SIDES[i // len(PARTS)]
        part = PARTS[i % len(PARTS)]
        if row.text("side") != side or row.text("part") != part:
            raise BadTable(f"{row.where}: here must stand the {part} of {side}")
        check_homeland(row)
        HEX_NAMES.append(f"{side}-{part}")
        HEX_ROLE.append(HOMELAND)
        HEX_TERRAIN.append(row.one_of("terrain", TERRAINS))
        HEX_VP.append(row.number("control_vp", 0, 9))
        HEX_DEPLOYS.append(row.number("deploy_hex", 0, 1))
        city = row.one_of("city", ("", "small", "capital"))
        if (city == SITES_ON_HEX) != (part == PARTS[0]) or HEX_DEPLOYS[-1] != (1 if city else 0):
            raise BadTable(f"{row.where}: a city makes a deploy_hex, the capital is the capital's")
        if city:
            add_city(row, "city_effect", f"{side}-{part}")
        else:
            add_no_site()
        if row.text("ruin_back"):
            add_ruin(row, "ruin_back", "ruin_tiles")
        else:
            add_no_site()


def check_counts() -> None:
    """Demand as many hexes and ruin tiles of each kind as the game has, each with its own name."""
    for table, names in ((RUIN_TABLE, RUIN_NAMES), (HEX_TABLE, HEX_NAMES)):
        for row in table.rows:
            if names.count(row.text("id")) > 1:
                raise BadTable(f"{row.where}: there are two of {row.text('id')}")
    for back in range(len(BACKS)):
        count = pieces_of(f"{BACKS[back]}_tile")
        if RUIN_BACK.count(back) != count:
            raise BadTable(f"ruins.csv: there must be {count} tiles with the back {BACKS[back]}")
    for role in range(HOMELAND):
        count = pieces_of(f"{ROLES[role]}_hex")
        if HEX_ROLE.count(role) != count:
            raise BadTable(f"hexes.csv: there must be {count} hexes of the kind {ROLES[role]}")


read_hexes()
read_homelands()
check_counts()


def home_hex(side: int, part: int) -> int:
    """Number the hex of a side of a homeland; side 0 is the neutral one."""
    return HEX_COUNT + side * len(PARTS) + part


# Cost of a step (R10.2, R10.3)


def step_cost(start: int, goal: int) -> int:
    """One point, one more into forest, out of swamp, into and out of mountains."""
    if start == goal:
        return 1
    cost = 1
    if goal in (FOREST, MOUNTAIN):
        cost += 1
    if start in (SWAMP, MOUNTAIN):
        cost += 1
    return cost


STEP_COST: Final = [
    step_cost(start, goal) for start in range(len(TERRAINS)) for goal in range(len(TERRAINS))
]
