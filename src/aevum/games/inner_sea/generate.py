"""The numbers of things by name, as the tables have them: `card_ids.py` and its like."""

from aevum.games.inner_sea.tables import CARD_NAMES, CIVILIZATION_NAMES, WONDER_NAMES


def ids_text(title: str, names: tuple[str, ...]) -> str:
    """Write a module that gives every named row of a table its number; nameless ones have none."""
    lines = [
        f'"""{title}; made from the table by `generate.py`."""',
        "",
        "from typing import Final",
        "",
    ]
    for number, name in enumerate(names):
        if name:
            lines.append(f"{name.upper()}: Final = {number}")
    return "\n".join(lines) + "\n"


def texts() -> dict[str, str]:
    """Write every generated module of this game, by the name of its file."""
    return {
        "card_ids.py": ids_text("The cards by number", CARD_NAMES),
        "civilization_ids.py": ids_text("The civilizations by number", CIVILIZATION_NAMES),
        "wonder_ids.py": ids_text("The Wonders by number", WONDER_NAMES),
    }
