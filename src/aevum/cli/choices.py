"""Reading the rule switches of a game from the command line."""

from collections.abc import Sequence

from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game, Value


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
