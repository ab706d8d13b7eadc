"""The lists of numbers that mirror the tables, written anew from their rows."""

from aevum.games.common.generate import numbered
from aevum.games.through_the_ages.printed import ROWS


def texts() -> dict[str, str]:
    """Write every generated file of this game, by its name."""
    cards = [row.text("id") for row in ROWS]
    effects = list(dict.fromkeys([row.text("effect") for row in ROWS if row.text("effect")]))
    return {
        "card_ids.py": numbered("Every card by name, in the order it joined.", "CARDS", cards),
        "effect_ids.py": numbered("What cards do beyond their numbers.", "EFFECTS", effects),
    }
