"""The effects printed in the tables, numbered edition by edition.

Positions name an effect by its number. So the effects of all tables are read here first, in the
order in which their rows joined the game: a row that joins later renumbers none.
"""

from typing import Final

from aevum.games.common.table import Row, Table
from aevum.games.hyperborea.abilities import Ability, read_ability
from aevum.games.hyperborea.programs import Permanent, read_permanent, read_program
from aevum.games.hyperborea.tables import (
    BASIC_TABLE,
    FACTION_TABLE,
    HEX_TABLE,
    HOMELAND_TABLE,
    RUIN_TABLE,
    TABLES,
    TECHNOLOGY_TABLE,
    of_edition,
)

COLUMNS: Final[tuple[tuple[Table, str], ...]] = (
    (FACTION_TABLE, "ability"),
    (BASIC_TABLE, "effect"),
    (TECHNOLOGY_TABLE, "effect"),
    (RUIN_TABLE, "effect"),
    (HEX_TABLE, "site1_city_effect site2_city_effect"),
    (HOMELAND_TABLE, "city_effect"),
)
"""Where effects stand."""


def ability_in(row: Row) -> Ability:
    """Read what a faction tile can do."""
    return read_ability(row)


def program_in(row: Row, column: str) -> int:
    """Read the effect in a cell."""
    return read_program(row.where, row.text(column))


def permanent_in(row: Row) -> Permanent:
    """Read the effect of a permanent technology."""
    return read_permanent(row.where, row.text("effect"))


def number_effects(row: Row, columns: str) -> None:
    """Give the effects of a row their numbers."""
    for column in columns.split():
        if column == "ability":
            ability_in(row)
        elif row.text(column).startswith(("SOT(", "INSTEAD(", "BONUS(")):
            permanent_in(row)
        elif row.text(column):
            program_in(row, column)


def number_editions() -> None:
    """Number the effects of all tables."""
    for edition in range(1, TABLES.edition + 1):
        for table, columns in COLUMNS:
            for row in of_edition(table.rows, edition):
                number_effects(row, columns)


number_editions()
