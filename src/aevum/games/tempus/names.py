"""Names of the things of Tempus: in the notation, and as messages for the catalogues."""

from typing import Final

from aevum.games.tempus.effect_ids import EFFECTS
from aevum.games.tempus.era_ids import ERAS
from aevum.games.tempus.ids import ACTIONS, NONE, TERRAINS, effect_of, terrain_of
from aevum.games.tempus.island import column, row_of
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import CARD_ROWS
from aevum.kernel.message import Msg

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

# In the notation


def cell_name(cell: int) -> str:
    """Name a cell by column letter from the west and row number from the north.

    West of the grid the letters count away with a minus, north of it the numbers go below one.
    """
    at = column(cell)
    letter = LETTERS[at] if at >= 0 else "-" + LETTERS[-at - 1]
    return f"{letter}{row_of(cell) + 1}"


def hex_name(g: Tempus, place: int) -> str:
    """Name a hex of the island."""
    return cell_name(g.island.cells[place])


def card_name(card: int) -> str:
    """Name a card by its effect and its terrain."""
    return f"{EFFECTS[effect_of(card)]} {TERRAINS[terrain_of(card)]}"


# As messages


def terrain_word(terrain: int) -> Msg:
    """Name a terrain, or say that it is not named yet."""
    return Msg(f"terrain-{TERRAINS[terrain] if terrain != NONE else 'unnamed'}")


def card_word(card: int) -> Msg:
    """Name a card by its effect and its terrain."""
    return Msg(
        "card",
        effect=Msg(f"effect-{EFFECTS[effect_of(card)]}"),
        terrain=terrain_word(terrain_of(card)),
    )


def effect_text(card: int) -> Msg:
    """Tell what a card is good for, with the numbers printed on it."""
    return Msg(f"effect-{EFFECTS[effect_of(card)]}-text", **CARD_ROWS[card].numbers())


def era_word(era: int) -> Msg:
    """Name an era."""
    return Msg(f"era-{ERAS[era].replace('_', '-')}")


def action_word(action: int) -> Msg:
    """Name one of the five actions."""
    return Msg(f"action-{ACTIONS[action]}")
