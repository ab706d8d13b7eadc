"""Lists of numbers that mirror the tables: `python -m aevum.games.common.generate` writes them.

A game says in its module `generate` what its files hold; a test compares them with the tables.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from aevum import games

GAMES = Path(games.__file__).parent


def numbered(title: str, whole: str, names: Sequence[str], kind: str = "") -> str:
    """Write a module that numbers names, one by one and as a whole, and as a type if it has one."""
    quoted = [f'    "{name}",' for name in names]
    listed = [f"{whole}: Final = (", *quoted, ")"]
    if kind:
        listed = [f"{kind}: TypeAlias = Literal[", *quoted, "]"]
        listed.append(f"{whole}: Final[tuple[{kind}, ...]] = get_args({kind})")
    lines = [
        f'"""{title} Generated from the tables."""',
        "",
        f"from typing import Final{', Literal, TypeAlias, get_args' if kind else ''}",
        "",
        *[f"{name.upper()}: Final = {number}" for number, name in enumerate(names)],
        "",
        *listed,
        "",
    ]
    return "\n".join(lines)


def generated() -> dict[Path, str]:
    """Write every generated file of every game, by its place."""
    files: dict[Path, str] = {}
    for game in games.game_names():
        module = f"aevum.games.{game}.generate"
        if find_spec(module) is not None:
            for name, text in import_module(module).texts().items():
                files[GAMES / game / name] = text
    return files


def main() -> None:
    """Put every generated file in its place."""
    for path, text in generated().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
