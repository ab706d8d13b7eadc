"""The printed numbers of Tempus, read once from `data/` into flat tables."""

from importlib.resources import files
from typing import Final

from aevum.games.common.table import Row, Table, hash_tables
from aevum.games.tempus.ids import CARD_TERRAINS, EFFECTS, ERAS, FLIGHT, NONE, TERRAINS, card_of
from aevum.kernel.errors import BadTable

DATA: Final = files("aevum.games.tempus") / "data"
TILE_HEXES: Final = 7
DECK_SIZE: Final = 54
"""R8.13: six cards of each of nine effects."""
TILES_FOR_SEATS: Final = [0, 0, 0, 8, 10, 12]
"""R3.1: eight tiles with three, ten with four, twelve with five players."""


def table(name: str, *columns: str) -> Table:
    """Read one table of this game."""
    return Table(DATA, "tempus", name, columns)


CARD_TABLE: Final = table(
    "cards", "type", "terrain", "count", "effect_provenance", "terrain_and_count_provenance"
)
ERA_TABLE: Final = table(
    "eras",
    "era_index",
    "era",
    "action_tokens",
    "move_tokens",
    "move_range",
    "offspring",
    "stack_limit",
    "sea_movement",
    "cards_drawn",
    "hand_limit",
    "terrain_of_era",
    "bonus_cards_first_arrivals",
    "end_game_vp",
    "values_provenance",
    "terrain_of_era_provenance",
)
TILE_TABLE: Final = table("tiles", "tile_id", "hex_index", "terrain", "provenance")
LAYOUT_TABLE: Final = table(
    "layouts",
    "players",
    "layout_id",
    "order",
    "tile_id",
    "centre_q",
    "centre_r",
    "rotation",
    "provenance",
)
PIECE_TABLE: Final = table("pieces", "piece", "per_player", "provenance")
TABLES_HASH: Final = hash_tables([CARD_TABLE, ERA_TABLE, TILE_TABLE, LAYOUT_TABLE, PIECE_TABLE])


def read_deck() -> list[int]:
    """List every card of the draw pile (R8.13)."""
    deck: list[int] = []
    for row in CARD_TABLE.rows:
        card = card_of(row.one_of("type", EFFECTS), row.one_of("terrain", TERRAINS[:CARD_TERRAINS]))
        for _ in range(row.number("count", 0, 54)):
            deck.append(card)
    if len(deck) != DECK_SIZE:
        raise BadTable(f"cards.csv: the counts must add up to {DECK_SIZE}, not {len(deck)}")
    deck.sort()
    return deck


def era_row(era: int) -> Row:
    """Find the row of an era; the rows stand in the order of the eras."""
    if len(ERA_TABLE.rows) != len(ERAS):
        raise BadTable(f"eras.csv: there must be {len(ERAS)} rows")
    row = ERA_TABLE.rows[era]
    if row.number("era_index", 0, FLIGHT) != era or row.one_of("era", ERAS) != era:
        raise BadTable(f"{row.where}: here must stand era {era}, {ERAS[era]}")
    return row


def era_numbers(column: str) -> list[int]:
    """Read a column of the era table for the ten rows that are played on (R10.1)."""
    return [era_row(era).number(column, 1, 9) for era in range(FLIGHT)]


def era_terrains() -> list[int]:
    """Read the terrain each era is fought for with; row Start has none (R9.2)."""
    names = (*TERRAINS[:CARD_TERRAINS], "none")
    found = [era_row(era).one_of("terrain_of_era", names) for era in range(FLIGHT + 1)]
    return [NONE if terrain == CARD_TERRAINS else terrain for terrain in found]


def read_tiles() -> list[int]:
    """Read the terrain of every hex of every tile, seven to a tile, the centre first (S2.2)."""
    tiles: list[int] = []
    for i, row in enumerate(TILE_TABLE.rows):
        if row.number("hex_index", 0, TILE_HEXES - 1) != i % TILE_HEXES:
            raise BadTable(f"{row.where}: here must stand hex_index {i % TILE_HEXES}")
        if row.text("tile_id") != tile_name(i // TILE_HEXES):
            raise BadTable(f"{row.where}: here must stand tile {tile_name(i // TILE_HEXES)}")
        tiles.append(row.one_of("terrain", TERRAINS))
    if len(tiles) != 12 * TILE_HEXES:
        raise BadTable(f"tiles.csv: there must be {12 * TILE_HEXES} rows")
    return tiles


def tile_name(tile: int) -> str:
    """Name a tile as the tables do: T01 to T12."""
    return f"T{tile + 1:02}"


def tile_terrains(tile: int) -> list[int]:
    """List the terrains of a tile as printed, the centre first, then from the east."""
    return TILES[tile * TILE_HEXES : (tile + 1) * TILE_HEXES]


def read_layout(seats: int, name: str) -> list[tuple[int, int, int, int]]:
    """Read a ready island as tile, centre q, centre r and rotation, in the order of laying (S6)."""
    names = tuple(tile_name(tile) for tile in range(12))
    layout = [
        (
            row.one_of("tile_id", names),
            row.number("centre_q", -5, 12),
            row.number("centre_r", 0, 11),
            row.number("rotation", 0, 5),
        )
        for row in LAYOUT_TABLE.rows
        if row.text("layout_id") == f"{seats}p-{name}"
    ]
    if len(layout) != TILES_FOR_SEATS[seats]:
        raise BadTable(
            f"layouts.csv: layout {seats}p-{name} must have {TILES_FOR_SEATS[seats]} tiles,"
            f" not {len(layout)}"
        )
    return layout


def pieces_of(piece: str) -> int:
    """Say how many pieces of a kind a player has (S5.1)."""
    for row in PIECE_TABLE.rows:
        if row.text("piece") == piece:
            return row.number("per_player", 0, 99)
    raise BadTable(f"pieces.csv: there is no row for {piece}")


DECK: Final = read_deck()
TILES: Final = read_tiles()

ACTION_TOKENS: Final = era_numbers("action_tokens")
MOVE_TOKENS: Final = era_numbers("move_tokens")
MOVE_RANGE: Final = era_numbers("move_range")
OFFSPRING_TOKENS: Final = era_numbers("offspring")
STACK_LIMIT: Final = era_numbers("stack_limit")
HAS_SEA: Final = [era_row(era).one_of("sea_movement", ("no", "yes")) for era in range(FLIGHT)]
CARDS_DRAWN: Final = era_numbers("cards_drawn")
HAND_LIMIT: Final = era_numbers("hand_limit")
ERA_TERRAIN: Final = era_terrains()
BONUS_CARDS: Final = [
    era_row(era).number("bonus_cards_first_arrivals", 0, 9) for era in range(FLIGHT + 1)
]
FLIGHT_POINTS: Final = era_row(FLIGHT).number("end_game_vp", 0, 99)

POPULATION: Final = pieces_of("population_token")
SMALLEST_CITY: Final = 2
LARGEST_CITY: Final = 4
CITY_TILES: Final = [pieces_of("city_2"), pieces_of("city_3"), pieces_of("city_4")]

RECONSTRUCTED: Final = {
    "cards": CARD_TABLE.reconstructed("terrain_and_count_provenance"),
    "eras": ERA_TABLE.reconstructed("terrain_of_era_provenance"),
    "tiles": TILE_TABLE.reconstructed(),
    "layouts": LAYOUT_TABLE.reconstructed(),
}
"""How many rows of each table are our own reconstruction; a corrected table has fewer."""
