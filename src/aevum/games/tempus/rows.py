"""The printed tables of Tempus as they were loaded, row by row."""

from importlib.resources import files
from typing import Final

from aevum.games.common.table import Table, Tables

DATA: Final = files("aevum.games.tempus") / "data"


def table(name: str, *columns: str) -> Table:
    """Read one table of this game."""
    return Table(DATA, "tempus", name, columns)


CARD_TABLE: Final = table(
    "cards",
    "type",
    "terrain",
    "count",
    "amount",
    "effect_provenance",
    "terrain_and_count_provenance",
    "since",
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
TILE_TABLE: Final = table("tiles", "tile_id", "hex_index", "terrain", "provenance", "since")
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
TABLES: Final = Tables(CARD_TABLE, ERA_TABLE, TILE_TABLE, LAYOUT_TABLE, PIECE_TABLE)
