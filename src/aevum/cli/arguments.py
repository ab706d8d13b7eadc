"""What commands share: the rule switches of a game, and a player's own tables."""

import os
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from aevum.games import game_names
from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game, Value

VARIABLE: Final = "AEVUM_TABLES"


def use_tables(folder: Path | None) -> Path | None:
    """Let the games read their tables from a folder first; they do so when they are loaded."""
    if folder is not None:
        check_tables("--data", folder)
        os.environ[VARIABLE] = str(folder.resolve())
    elif own := os.environ.get(VARIABLE, ""):
        check_tables(VARIABLE, Path(own))
    return folder


def check_tables(told_by: str, folder: Path) -> None:
    """Refuse a folder in which no game would find a table of its own, and say why."""
    if not folder.is_dir():
        raise ValueError(f"{told_by}: '{folder}' is not a folder")
    names = game_names()
    if any(has_tables(folder / name, name) for name in names):
        return
    if any(has_tables(folder, name) for name in names):
        above = folder.resolve().parent
        raise ValueError(
            f"{told_by}: '{folder}' has the tables of one game; name the folder above: '{above}'"
        )
    raise ValueError(
        f"{told_by}: '{folder}' has no tables; they stand in it as GAME/TABLE.csv,"
        " for example tempus/cards.csv"
    )


def has_tables(folder: Path, game: str) -> bool:
    """Say whether a folder has a file that is called like a table of a game.

    The game itself must not be loaded yet: it would read its tables.
    """
    tables = [file.name for file in (files("aevum.games") / game / "data").iterdir()]
    return any((folder / name).is_file() for name in tables if name.endswith(".csv"))


Data: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--data",
        callback=use_tables,
        is_eager=True,
        help="A folder with corrected tables of your own copy, as GAME/cards.csv.",
    ),
]


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """Turn texts such as `map=fixed` into options, after checking every name and value."""
    options: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"'{text}' is not an option; write it as name=value")
        if name in options:
            raise BadOption(f"option '{name}' is given twice")
        options[name] = game.options[name].read(value) if name in game.options else value
    game.settings(options)
    return options
