"""The lists of numbers that mirror the tables, written anew from their rows."""

from aevum.games.through_the_ages.rows import ROWS


def texts() -> dict[str, str]:
    """Write every generated file of this game, by its name."""
    cards = [row.text("id") for row in ROWS]
    effects = list(dict.fromkeys([row.text("effect") for row in ROWS if row.text("effect")]))
    return {
        "card_ids.py": numbered("Every card by name, in the order it joined.", "CARDS", cards),
        "effect_ids.py": numbered("What cards do beyond their numbers.", "EFFECTS", effects),
    }


def numbered(title: str, whole: str, names: list[str]) -> str:
    """Write a module that numbers names, one by one and as a whole."""
    lines = [
        f'"""{title} Generated from the tables."""',
        "",
        "from typing import Final",
        "",
        *[f"{name.upper()}: Final = {number}" for number, name in enumerate(names)],
        "",
        f"{whole}: Final = (",
        *[f'    "{name}",' for name in names],
        ")",
        "",
    ]
    return "\n".join(lines)
