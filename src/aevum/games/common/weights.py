"""The weights of a judgement: whole numbers beside the tables of a game, with where they are from.

The file `weights.json` of a game is written by `aevum tune`; besides the weights it tells the
command, the seeds, the engine and the weights that the tuning began with.
"""

import json
from importlib.resources import files
from typing import Final

FILE: Final = "weights.json"


def read_weights(game: str, names: list[str]) -> list[int]:
    """Read the weights of a game in the order of what they weigh."""
    text = (files("aevum.games") / game / FILE).read_text("utf-8")
    found: dict[str, int] = json.loads(text)["weights"]
    assert list(found) == names, f"{FILE} of {game} weighs other things than its judgement"
    return list(found.values())
