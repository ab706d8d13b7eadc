"""The games are found by looking which folders are there."""

from pathlib import Path

import pytest

import aevum
from aevum import games

FOLDER = Path(games.__file__).parent


def test_every_folder_with_a_game_is_found() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/game.py")}

    assert set(aevum.game_names()) == folders


def test_an_unknown_game_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'chess'; the games are: .*tempus"):
        aevum.game("chess")
