"""The printed numbers of Tempus, read once from `data/` into flat tables."""

from typing import Final

from aevum.games.common.table import Row, since
from aevum.games.tempus.effect_ids import EFFECTS
from aevum.games.tempus.era_ids import ERAS, FLIGHT
from aevum.games.tempus.ids import CARD_TERRAINS, NONE, TERRAINS, card_of, effect_of
from aevum.games.tempus.rows import (
    CARD_TABLE,
    ERA_TABLE,
    LAYOUT_TABLE,
    PIECE_TABLE,
    TABLES,
    TILE_TABLE,
)
from aevum.kernel.errors import BadTable
from aevum.kernel.message import Msg

TILE_HEXES: Final = 7
CARDS_OF_AN_EFFECT: Final = 6
"""R8.13: so many cards the first edition has of each effect."""
TILES_FOR_SEATS: Final = [0, 0, 0, 8, 10, 12]
"""R3.1: eight tiles with three, ten with four, twelve with five players."""
MOST_TILES: Final = max(TILES_FOR_SEATS)


def card_in(row: Row) -> int:
    """Name the card of a row by its effect and its terrain."""
    return card_of(row.one_of("type", EFFECTS), row.one_of("terrain", TERRAINS[:CARD_TERRAINS]))


def read_deck(edition: int) -> list[int]:
    """List every card of the draw pile of an edition (R8.13)."""
    deck: list[int] = []
    for row in CARD_TABLE.rows:
        count = row.number("count", 0, 99)
        if since(row) <= edition:
            deck.extend([card_in(row)] * count)
    deck.sort()
    return deck


def read_amounts() -> list[int]:
    """Read what each card counts, or how many tokens it adds; nought if it does neither."""
    amounts = [0] * (len(EFFECTS) * CARD_TERRAINS)
    for row in CARD_TABLE.rows:
        card = card_in(row)
        amounts[card] = row.number("amount", 0, 9)
        first = CARD_ROWS[card].number("amount", 0, 9)
        if amounts[card] != first:
            raise BadTable(f"{row.where}: amount must be {first}, as where this card stands first")
    return amounts


def read_decks() -> list[list[int]]:
    """List the draw piles of all editions, the first one checked for its size (R8.13)."""
    decks = [read_deck(edition) for edition in range(1, TABLES.edition + 1)]
    size = CARDS_OF_AN_EFFECT * len({effect_of(card) for card in decks[0]})
    if len(decks[0]) != size:
        raise BadTable(f"cards.csv: the counts must add up to {size}, not {len(decks[0])}")
    return decks


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
    if len(tiles) < MOST_TILES * TILE_HEXES or len(tiles) % TILE_HEXES > 0:
        raise BadTable(f"tiles.csv: there must be {MOST_TILES * TILE_HEXES} rows")
    return tiles


def tiles_of(edition: int) -> list[int]:
    """List the tiles that the island of an edition is drawn from (S3.2)."""
    rows = TILE_TABLE.rows[::TILE_HEXES]
    return [tile for tile, row in enumerate(rows) if since(row) <= edition]


def tile_name(tile: int) -> str:
    """Name a tile as the tables do: T01, T02 and so on."""
    return f"T{tile + 1:02}"


def tile_terrains(tile: int) -> list[int]:
    """List the terrains of a tile as printed, the centre first, then from the east."""
    return TILES[tile * TILE_HEXES : (tile + 1) * TILE_HEXES]


def read_layout(seats: int, name: str) -> list[tuple[int, int, int, int]]:
    """Read a ready island as tile, centre q, centre r and rotation, in the order of laying (S6)."""
    names = tuple(tile_name(tile) for tile in range(len(TILES) // TILE_HEXES))
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


CARD_ROWS: Final = {card_in(row): row for row in reversed(CARD_TABLE.rows)}
"""The row of each card, the first if a later edition has more of the same."""
AMOUNTS: Final = read_amounts()
DECKS: Final = read_decks()
"""The draw pile of each edition, the first one first."""
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


def reconstructed() -> list[Msg]:
    """Say which tables are reconstructed, and in how many of their rows."""
    return [
        Msg(f"source-{table.name}", n=RECONSTRUCTED[table.name], rows=len(table.rows))
        for table in (CARD_TABLE, ERA_TABLE, TILE_TABLE, LAYOUT_TABLE)
        if RECONSTRUCTED[table.name] > 0
    ]
