"""The printed tables of Through the Ages as rows; a card is its place among them."""

from importlib.resources import files
from typing import Final

from aevum.games.common.table import Table, Tables, since

DATA: Final = files("aevum.games.through_the_ages") / "data"


def table(name: str, *columns: str) -> Table:
    """Read one table of this game."""
    return Table(DATA, "through_the_ages", name, columns)


CIVIL_TABLE: Final = table(
    "civil_cards",
    "id",
    "since",
    "age",
    "level",
    "category",
    "effect",
    "copies_2p",
    "copies_3p",
    "copies_4p",
    "science_cost",
    "revolution_cost",
    "resource_cost",
    "food",
    "resource",
    "science",
    "culture",
    "strength",
    "happiness",
    "civil_actions",
    "military_actions",
    "building_limit",
    "colonization",
    "blue_tokens",
    "yellow_tokens",
    "symbols_per_worker",
    "amount",
    "amount_3p",
    "amount_4p",
    "second_amount",
    "confidence",
    "provenance",
)
MILITARY_TABLE: Final = table(
    "military_cards",
    "id",
    "since",
    "age",
    "level",
    "kind",
    "effect",
    "copies_2p",
    "copies_3p",
    "copies_4p",
    "military_action_cost",
    "infantry",
    "cavalry",
    "artillery",
    "tactic_strength",
    "tactic_strength_obsolete",
    "immediate_food",
    "immediate_resource",
    "immediate_science",
    "immediate_culture",
    "immediate_population",
    "immediate_military_cards",
    "permanent_yellow_tokens",
    "permanent_blue_tokens",
    "permanent_strength",
    "permanent_happiness",
    "defense_bonus",
    "colonization_bonus",
    "pact_sides",
    "pact_forbids_attack",
    "pact_ends_on_attack",
    "amount",
    "second_amount",
    "confidence",
    "provenance",
)
BANK_TABLE: Final = table(
    "banks",
    "bank",
    "tokens",
    "squares",
    "increase_cost",
    "lost_per_turn",
    "faces_required",
    "provenance",
)
PLACE_TABLE: Final = table("card_row", "place", "civil_actions", "provenance")
TABLES: Final = Tables(CIVIL_TABLE, MILITARY_TABLE, BANK_TABLE, PLACE_TABLE)

NO_COPIES: Final = {"copies_2p": "0", "copies_3p": "0", "copies_4p": "0"}
"""How a card stands here that joined after a player's own table was written."""

ROWS: Final = sorted(
    CIVIL_TABLE.with_later_rows("id", NO_COPIES) + MILITARY_TABLE.with_later_rows("id", NO_COPIES),
    key=since,
)
"""Every card at the place that is its number: a card that joins later moves no other."""
