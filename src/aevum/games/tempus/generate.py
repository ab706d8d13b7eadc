"""The lists of numbers that mirror the tables, written anew from their rows."""

from aevum.games.common.generate import numbered
from aevum.games.tempus.rows import CARD_TABLE, ERA_TABLE


def texts() -> dict[str, str]:
    """Write every generated file of this game, by its name."""
    effects = list(dict.fromkeys(row.text("type") for row in CARD_TABLE.rows))
    eras = [row.text("era") for row in ERA_TABLE.rows]
    return {
        "effect_ids.py": numbered("The effects of idea cards (R8).", "EFFECTS", effects, "Effect"),
        "era_ids.py": numbered("The eras (R9).", "ERAS", eras, "Era"),
    }
