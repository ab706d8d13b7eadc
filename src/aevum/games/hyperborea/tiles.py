"""The faction tiles (R15), read once into flat tables."""

from typing import Final

from aevum.games.common.table import Row, since
from aevum.games.hyperborea.abilities import SPACES_PER_SET, Ability
from aevum.games.hyperborea.ids import EXTRA_SET, NONE
from aevum.games.hyperborea.printed import ability_in
from aevum.games.hyperborea.tables import (
    FACTION_TABLE,
    FACTIONS,
    HOMELAND_TABLE,
    TECHNOLOGY_TABLE,
    expect_rows,
)
from aevum.kernel.errors import BadTable

SIDES: Final = ("A", "B")

FACTION_SINCE: Final = [
    max([since(row) for row in HOMELAND_TABLE.rows if row.text("side") == faction])
    for faction in FACTIONS
]
"""The edition that each faction joined with."""

TILE_NAMES: Final[list[str]] = []
TILE_FACTION: Final[list[int]] = []
TILE_ABILITY: Final[list[int]] = []
TILE_NUMBER: Final[list[int]] = []
"""Charges, gems, or the colour that grey cubes may fill."""
TILE_PROGRAM: Final[list[int]] = []
TILE_BONUS_ON: Final[list[int]] = []
TILE_TECHNOLOGIES: Final[list[list[int]]] = []
EXTRA_SPACES: Final[list[int]] = [NONE] * SPACES_PER_SET
EXTRA_PROGRAM: Final[list[int]] = [NONE]


def read_tile(row: Row) -> None:
    """Read one faction tile."""
    ability = ability_in(row)
    if ability.kind == EXTRA_SET:
        read_extra_set(row, ability)
    technologies = [technology_of(row, title) for title in ability.titles]
    faction = row.one_of("faction", FACTIONS)
    title = f"{FACTIONS[faction]}_{SIDES[row.one_of('tile', SIDES)].lower()}"
    if row.text("id") != title or title in TILE_NAMES:
        raise BadTable(f"{row.where}: id must be faction and tile, here {title}, once each")
    if since(row) != FACTION_SINCE[faction]:
        raise BadTable(f"{row.where}: a tile joins the game with its faction")
    TILE_NAMES.append(title)
    TILE_FACTION.append(faction)
    TILE_ABILITY.append(ability.kind)
    TILE_NUMBER.append(ability.number)
    TILE_PROGRAM.append(ability.program)
    TILE_BONUS_ON.append(ability.bonus_on)
    TILE_TECHNOLOGIES.append(technologies)


def read_extra_set(row: Row, ability: Ability) -> None:
    """Keep the set of its own that a tile brings."""
    if EXTRA_PROGRAM[0] != NONE:
        raise BadTable(f"{row.where}: only one tile can have a set of its own")
    EXTRA_SPACES[:] = ability.spaces
    EXTRA_PROGRAM[0] = ability.program


def technology_of(row: Row, title: str) -> int:
    """Find a technology with which a faction starts (R2.8)."""
    for number, card in enumerate(TECHNOLOGY_TABLE.rows):
        if card.text("name") == title:
            return number
    raise BadTable(f"{row.where}: there is no technology '{title}'")


def read_tiles() -> None:
    """Read all faction tiles, two to a faction."""
    expect_rows(FACTION_TABLE)
    for row in FACTION_TABLE.rows:
        read_tile(row)
    given = [card for cards in TILE_TECHNOLOGIES for card in cards]
    for row, cards in zip(FACTION_TABLE.rows, TILE_TECHNOLOGIES, strict=True):
        if any(given.count(card) > 1 for card in cards):
            raise BadTable(f"{row.where}: a technology can be the start card of one tile only")


read_tiles()
