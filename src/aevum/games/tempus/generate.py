"""The lists of numbers that mirror the tables, written anew from their rows."""

from aevum.games.tempus.rows import CARD_TABLE, ERA_TABLE


def texts() -> dict[str, str]:
    """Write every generated file of this game, by its name."""
    effects = list(dict.fromkeys(row.text("type") for row in CARD_TABLE.rows))
    eras = [row.text("era") for row in ERA_TABLE.rows]
    return {
        "effect_ids.py": numbered("The effects of idea cards (R8).", "Effect", effects),
        "era_ids.py": numbered("The eras (R9).", "Era", eras),
    }


def numbered(title: str, kind: str, names: list[str]) -> str:
    """Write a module that numbers names, one by one and as a whole, with the type they have."""
    listed = [f'    "{name}",' for name in names]
    lines = [
        f'"""{title} Generated from the tables."""',
        "",
        "from typing import Final, Literal, TypeAlias",
        "",
        *[f"{name.upper()}: Final = {number}" for number, name in enumerate(names)],
        "",
        f"{kind}: TypeAlias = Literal[",
        *listed,
        "]",
        f"{kind.upper()}S: Final[tuple[{kind}, ...]] = (",
        *listed,
        ")",
        "",
    ]
    return "\n".join(lines)
