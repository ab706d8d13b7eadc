"""The tables of Hyperborea as they stand in `data/`, and the numbers of pieces."""

from importlib.resources import files
from typing import Final

from aevum.games.common.table import Row, Table, Tables, read_rows, since
from aevum.kernel.errors import BadTable
from aevum.kernel.message import Msg

DATA: Final = files("aevum.games.hyperborea") / "data"


def table(name: str, *columns: str) -> Table:
    """Read one table of this game."""
    return Table(DATA, "hyperborea", name, columns)


TECHNOLOGY_TABLE: Final = table(
    "technologies",
    "id",
    "deck",
    "name",
    "slots",
    "permanent",
    "start_of_turn",
    "effect",
    "vp",
    "faction_mark",
    "name_provenance",
    "deck_provenance",
    "data_provenance",
    "slot_cost",
    "effect_value",
    "target_value",
    "since",
)
BASIC_TABLE: Final = table(
    "basic_technologies",
    "id",
    "technology",
    "set",
    "slots",
    "effect",
    "slot_cost",
    "effect_value",
    "provenance",
    "since",
)
RUIN_TABLE: Final = table(
    "ruins",
    "id",
    "back",
    "effect",
    "effect_value",
    "back_count_provenance",
    "effect_provenance",
    "since",
)
HEX_TABLE: Final = table(
    "hexes",
    "id",
    "kind",
    "terrain",
    "terrain_regions",
    "edges",
    "site_count",
    "site1_kind",
    "site1_ruin_back",
    "site1_ruin_tiles",
    "site1_city_effect",
    "site2_kind",
    "site2_ruin_back",
    "site2_ruin_tiles",
    "site2_city_effect",
    "ghosts_on_reveal",
    "control_vp",
    "provenance",
    "since",
)
HOMELAND_TABLE: Final = table(
    "homelands",
    "side",
    "used_in",
    "part",
    "terrain",
    "city",
    "city_effect",
    "ruin_back",
    "ruin_tiles",
    "ghosts",
    "control_vp",
    "start_figures",
    "deploy_hex",
    "side_score",
    "provenance",
    "since",
)
FACTION_TABLE: Final = table(
    "factions",
    "id",
    "faction",
    "tile",
    "figure_colour",
    "colour_provenance",
    "ability",
    "ability_provenance",
    "since",
)
LAYOUT_TABLE: Final = table(
    "layouts", "players", "role", "seat", "part", "q", "r", "ring", "provenance"
)
PIECE_TABLE: Final = table("pieces", "piece", "number", "provenance")
TABLES: Final = Tables(
    TECHNOLOGY_TABLE,
    BASIC_TABLE,
    RUIN_TABLE,
    HEX_TABLE,
    HOMELAND_TABLE,
    FACTION_TABLE,
    LAYOUT_TABLE,
    PIECE_TABLE,
)

SOURCES: Final[dict[str, tuple[Table, str]]] = {
    "names": (TECHNOLOGY_TABLE, "name_provenance"),
    "technologies": (TECHNOLOGY_TABLE, "data_provenance"),
    "ruins": (RUIN_TABLE, "effect_provenance"),
    "hexes": (HEX_TABLE, "provenance"),
    "homelands": (HOMELAND_TABLE, "provenance"),
    "layouts": (LAYOUT_TABLE, "provenance"),
    "basics": (BASIC_TABLE, "provenance"),
    "tiles": (FACTION_TABLE, "ability_provenance"),
    "colours": (FACTION_TABLE, "colour_provenance"),
    "pieces": (PIECE_TABLE, "provenance"),
}
"""Where each kind of content says whence it comes."""
RECONSTRUCTED: Final = {
    part: table.reconstructed(column) for part, (table, column) in SOURCES.items()
}
"""How many rows of each kind are our own reconstruction."""


def reconstructed() -> list[Msg]:
    """Say which tables are reconstructed, and in how many of all their rows."""
    return [
        Msg(f"source-{part}", n=rows, all=len(SOURCES[part][0].rows))
        for part, rows in RECONSTRUCTED.items()
        if rows > 0
    ]


def built_in(own: Table) -> list[Row]:
    """Read the rows of a table as they are built in, whatever a player has corrected."""
    columns = tuple(own.rows[0].cells)
    rows = read_rows(f"{own.name}.csv", (DATA / f"{own.name}.csv").read_bytes(), columns)
    rows.sort(key=since)
    return rows


def of_edition(rows: list[Row], edition: int) -> list[Row]:
    """Pick the rows that joined with an edition."""
    return [row for row in rows if since(row) == edition]


def pieces_of(piece: str) -> int:
    """Say how many pieces of a kind there are."""
    for row in PIECE_TABLE.rows:
        if row.text("piece") == piece:
            return row.number("number", 1, 999)
    raise BadTable(f"pieces.csv: there is no row for {piece}")


CUBES: Final = pieces_of("cube_of_a_colour")
GREY_CUBES: Final = pieces_of("grey_cube")
FIGURES_EACH: Final = pieces_of("figure")
GHOSTS: Final = pieces_of("ghost")
FORTRESSES: Final = pieces_of("fortress")
GEM_PIECES: Final = pieces_of("gem")
TOP_LEVEL: Final = pieces_of("development_level")
START_FIGURES: Final = pieces_of("start_figure")
DRAWN_CUBES: Final = pieces_of("drawn_cube")


def names_in(own: Table, column: str) -> tuple[str, ...]:
    """List the different names in a column, in the order in which they joined the game.

    A player's own table can bring new ones with a later edition; those of the first are built in.
    """
    found: list[str] = []
    later = [row for row in own.rows if since(row) > 1]
    for row in of_edition(built_in(own), 1) + later:
        if row.text(column) not in found:
            found.append(row.text(column))
    return tuple(found)


def expect_rows(own: Table) -> None:
    """Refuse a table that has lost or gained rows of the first edition."""
    count = len(of_edition(built_in(own), 1))
    if len(of_edition(own.rows, 1)) != count:
        raise BadTable(f"{own.name}.csv: there must be {count} rows")


SIDES: Final = names_in(HOMELAND_TABLE, "side")
"""The sides of the homelands: the neutral one, then one for each faction."""
FACTIONS: Final = SIDES[1:]
BASICS: Final = names_in(BASIC_TABLE, "technology")
DECKS: Final = names_in(TECHNOLOGY_TABLE, "deck")
