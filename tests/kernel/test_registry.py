"""The games are found by looking which folders are there."""

from pathlib import Path

import pytest

import aevum
from aevum import games
from aevum.compiled import UNFINISHED, engine_sources

FOLDER = Path(games.__file__).parent


def test_every_folder_with_a_game_is_found_unless_a_page_says_what_is_left() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/game.py")}
    unfinished = {path.parent.name for path in FOLDER.glob(f"*/{UNFINISHED}")}

    assert set(aevum.game_names()) == folders - unfinished


def test_an_unfinished_game_is_neither_offered_nor_compiled() -> None:
    for path in FOLDER.glob(f"*/{UNFINISHED}"):
        name = path.parent.name

        with pytest.raises(ValueError, match=f"there is no game '{name}'"):
            aevum.game(name)
        assert [source for source in engine_sources() if f"games/{name}/" in source] == []


def test_an_unknown_game_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'chess'; the games are: .*tempus"):
        aevum.game("chess")
