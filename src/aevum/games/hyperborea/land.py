"""Hexes with their sites, ruin tiles and the cost of a step (R2.3, R2.6, R10), in flat tables.

Hexes are numbered: central and borderland hexes, then the hexes of the sides of the homelands;
what a later edition brings follows after.
"""

from typing import Final

from aevum.games.common.table import Row, Table, since
from aevum.games.hyperborea.ids import (
    BACKS,
    CITY,
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
from aevum.games.hyperborea.printed import program_in
from aevum.games.hyperborea.tables import (
    HEX_TABLE,
    HOMELAND_TABLE,
    RUIN_TABLE,
    SIDES,
    START_FIGURES,
    TABLES,
    expect_rows,
    of_edition,
    pieces_of,
)
from aevum.kernel.errors import BadTable

# Ruin tiles (R2.6)

RUIN_NAMES: Final = [row.text("id") for row in RUIN_TABLE.rows]
RUIN_BACK: Final = [row.one_of("back", BACKS) for row in RUIN_TABLE.rows]
RUIN_PROGRAM: Final = [program_in(row, "effect") for row in RUIN_TABLE.rows]
RUIN_SINCE: Final = [since(row) for row in RUIN_TABLE.rows]

# Hexes (R2.3, R10.1)

HEX_NAMES: Final[list[str]] = []
HEX_ROLE: Final[list[int]] = []
HEX_TERRAIN: Final[list[int]] = []
HEX_VP: Final[list[int]] = []
HEX_DEPLOYS: Final[list[int]] = []
"""Whether figures may be put here: a homeland hex with a city (effects.md, FIGURE)."""
HEX_PROVENANCE: Final[list[str]] = []
HEX_SINCE: Final[list[int]] = []
HOME_HEXES: Final[list[int]] = []
"""The hexes of the homelands, three to a side."""
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
    SITE_PROGRAM.append(program_in(row, column))
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


def add_hex(row: Row, name: str, role: int, deploys: int) -> None:
    """Give a hex its number."""
    HEX_NAMES.append(name)
    HEX_ROLE.append(role)
    HEX_DEPLOYS.append(deploys)
    HEX_TERRAIN.append(row.one_of("terrain", TERRAINS))
    HEX_VP.append(row.number("control_vp", 0, 9))
    HEX_PROVENANCE.append(row.text("provenance"))
    HEX_SINCE.append(since(row))


def read_hex(row: Row) -> None:
    """Read a central or a borderland hex."""
    check_region(row)
    name = row.text("id")
    add_hex(row, name, row.one_of("kind", ROLES[:HOMELAND]), 0)
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


def read_homeland(row: Row) -> None:
    """Read one of the three hexes of a side of a homeland."""
    at = len(HOME_HEXES)
    side, part = SIDES[at // len(PARTS)], PARTS[at % len(PARTS)]
    if row.text("side") != side or row.text("part") != part:
        raise BadTable(f"{row.where}: here must stand the {part} of {side}")
    check_homeland(row)
    HOME_HEXES.append(len(HEX_NAMES))
    deploys = row.number("deploy_hex", 0, 1)
    add_hex(row, f"{side}-{part}", HOMELAND, deploys)
    city = row.one_of("city", ("", "small", "capital"))
    if (city == SITES_ON_HEX) != (part == PARTS[0]) or deploys != (1 if city else 0):
        raise BadTable(f"{row.where}: a city makes a deploy_hex, the capital is the capital's")
    if city:
        add_city(row, "city_effect", f"{side}-{part}")
    else:
        add_no_site()
    if row.text("ruin_back"):
        add_ruin(row, "ruin_back", "ruin_tiles")
    else:
        add_no_site()


def read_hexes() -> None:
    """Number all hexes, edition by edition."""
    expect_rows(HOMELAND_TABLE)
    for edition in range(1, TABLES.edition + 1):
        for row in of_edition(HEX_TABLE.rows, edition):
            read_hex(row)
        for row in of_edition(HOMELAND_TABLE.rows, edition):
            read_homeland(row)


def check_counts() -> None:
    """Demand as many hexes and ruin tiles of each kind as the game has, each with its own name."""
    for table, names in ((RUIN_TABLE, RUIN_NAMES), (HEX_TABLE, HEX_NAMES)):
        for row in table.rows:
            if names.count(row.text("id")) > 1:
                raise BadTable(f"{row.where}: there are two of {row.text('id')}")
    for back in BACKS:
        count = pieces_of(f"{back}_tile")
        if rows_with(RUIN_TABLE, "back", back) != count:
            raise BadTable(f"ruins.csv: there must be {count} tiles with the back {back}")
    for role in ROLES[:HOMELAND]:
        count = pieces_of(f"{role}_hex")
        if rows_with(HEX_TABLE, "kind", role) != count:
            raise BadTable(f"hexes.csv: there must be {count} hexes of the kind {role}")


def rows_with(table: Table, column: str, cell: str) -> int:
    """Count the rows of the first edition with a cell: what lies in the box of the game."""
    return len([row for row in of_edition(table.rows, 1) if row.text(column) == cell])


read_hexes()
check_counts()


def home_hex(side: int, part: int) -> int:
    """Number the hex of a side of a homeland; side 0 is the neutral one."""
    return HOME_HEXES[side * len(PARTS) + part]


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
DEAREST_STEP: Final = max(STEP_COST)
