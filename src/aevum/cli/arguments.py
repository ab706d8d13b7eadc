"""What commands share: the rule switches of a game, and a player's own tables."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game, Value


def use_tables(folder: Path | None) -> Path | None:
    """Let the games read their tables from a folder first; they do so when they are loaded."""
    if folder is not None:
        if not folder.is_dir():
            raise ValueError(f"--data: '{folder}' is not a folder")
        os.environ["AEVUM_TABLES"] = str(folder.resolve())
    return folder


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
