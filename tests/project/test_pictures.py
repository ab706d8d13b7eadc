"""Everything in the tables has a picture of its own, and whoever drew one is named."""

import csv
import importlib.util
from types import ModuleType
from typing import Final

import pytest

from tests.project.tree import PACKAGE, ROOT


def load_credits() -> ModuleType:
    """Load the script that writes the page of credits."""
    place = ROOT / "docs" / "pictures" / "credits.py"
    spec = importlib.util.spec_from_file_location("picture_credits", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CREDITS: Final = load_credits()
LISTS: Final[dict[str, dict[str, dict[str, str]]]] = {}
"""What each game shows: its lists by their names, those of an age together, and the pictures."""
for file, pictures in CREDITS.lists().items():
    LISTS.setdefault(file.parts[-3], {}).setdefault(file.stem.partition("-")[0], {}).update(
        pictures
    )


def column(game: str, table: str, name: str, **only: str) -> set[str]:
    """Read a column of a printed table, or of those of its rows that have these values."""
    with (PACKAGE / "games" / game / "data" / f"{table}.csv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    return {row[name] for row in rows if all(row[key] == value for key, value in only.items())}


def of_age(age: str) -> set[str]:
    """All cards of Through the Ages of one age."""
    decks = ("civil_cards", "military_cards")
    return set().union(*(column("through_the_ages", deck, "id", age=age) for deck in decks))


THINGS: Final = {
    "tempus": {
        "effects": column("tempus", "cards", "type"),
        "eras": column("tempus", "eras", "era"),
    },
    "through_the_ages": {age: of_age(age) for age in ("A", "I", "II", "III")},
    "hyperborea": {
        "technologies": column("hyperborea", "technologies", "id"),
        "ruins": column("hyperborea", "ruins", "id"),
        "factions": column("hyperborea", "factions", "id"),
    },
    "inner_sea": {
        "cards": column("inner_sea", "cards", "slug"),
        "wonders": column("inner_sea", "wonders", "slug"),
        "civilizations": column("inner_sea", "civilizations", "id"),
    },
}


@pytest.mark.parametrize("game", THINGS)
def test_everything_in_the_tables_has_a_picture_and_nothing_else_has(game: str) -> None:
    wanted = {**THINGS[game], "emblem": {game}}

    assert {name: set(pictures) for name, pictures in LISTS[game].items()} == wanted


def test_every_game_has_pictures() -> None:
    assert set(LISTS) == set(THINGS)


@pytest.mark.parametrize("game", THINGS)
def test_no_two_things_of_a_game_share_a_picture(game: str) -> None:
    shown: dict[str, set[str]] = {}
    for pictures in LISTS[game].values():
        for thing, picture in pictures.items():
            shown.setdefault(picture, set()).add(copied(game, thing))

    assert [things for things in shown.values() if len(things) > 1] == []


def copied(game: str, thing: str) -> str:
    """Name what a thing is a copy of: ruin tiles of one metal and one effect are the same."""
    if game != "hyperborea" or thing not in THINGS[game]["ruins"]:
        return thing
    (back,), (effect,) = (column(game, "ruins", name, id=thing) for name in ("back", "effect"))
    return f"{back} {effect}"


def test_the_copies_of_a_tile_look_alike() -> None:
    looks: dict[str, set[str]] = {}
    for tile, picture in LISTS["hyperborea"]["ruins"].items():
        looks.setdefault(copied("hyperborea", tile), set()).add(picture)

    assert [tiles for tiles, pictures in looks.items() if len(pictures) > 1] == []


def test_the_credits_name_every_picture_with_its_author() -> None:
    assert CREDITS.PAGE.read_text(encoding="utf-8") == CREDITS.page()


def test_all_authors_are_known_and_none_is_named_for_nothing() -> None:
    assert set(CREDITS.authors()) == set(CREDITS.credited())


def test_every_drawing_of_ours_is_used() -> None:
    drawn = {file.stem for file in (CREDITS.CLIENT / "pictures" / CREDITS.OWN).glob("*.svg")}

    assert drawn == set(CREDITS.credited()[CREDITS.OWN])
