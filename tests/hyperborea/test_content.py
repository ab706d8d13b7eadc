"""No card is forgotten: every technology, ruin tile, city and faction tile is used.

Each does in a small position what its row says, and each is used in a recorded game besides.
"""

from collections import Counter
from functools import cache

import pytest

import aevum
from aevum.games.hyperborea.ids import (
    ACTIVATED,
    CITY_ENTERED,
    HOMELAND,
    SITES_ON_HEX,
    TECHNOLOGY_TAKEN,
    TILE_CHOSEN,
    TILE_USED,
)
from aevum.games.hyperborea.land import CITY_NAMES, HEX_ROLE
from aevum.games.hyperborea.sets import TECHNOLOGY_NAMES
from tests.hyperborea.board import Board
from tests.hyperborea.effect_parts import parts
from tests.hyperborea.kept import CITIES, FIRST, RECORDS, Seen, missing, seen_in_all
from tests.hyperborea.rows import rows_of

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
COLOUR_OF = {
    "R": "red",
    "G": "green",
    "P": "purple",
    "B": "blue",
    "O": "orange",
    "Y": "yellow",
    "A": "red",
    "W": "grey",
}


def side_and_part(row: dict[str, str]) -> str:
    """Name a hex of a homeland."""
    return f"{row['side']}-{row['part']}"


def gained(board: Board, gems_before: int = 0) -> Counter[str]:
    """List what waits in the pool and which gems were taken, in the same form."""
    found: Counter[str] = Counter()
    for text in board.waiting():
        if text.startswith(("PAY", "NEIGHBOURS")):
            found[text.split()[0]] += 1
        else:
            found.update(parts(text))
    found["GEM"] += board.player(0).gems - gems_before
    return +found


# Each does what its row says


@pytest.mark.parametrize("row", rows_of("technologies"), ids=lambda row: row["id"])
def test_a_technology_gives_what_its_row_says_when_its_last_space_is_filled(
    row: dict[str, str],
) -> None:
    letters = row["slots"].replace("*", "").split()
    board = Board().all_hexes(*MIDDLE).figures(0, "d4", 3).figures(1, "d4", 3).gems(0, 2)
    board.owns(0, row["id"]).on_set(0, row["id"], *(COLOUR_OF[letter] for letter in letters[:-1]))
    board.available(0, COLOUR_OF[letters[-1]]).turn_of(0)

    board.play(f"place {COLOUR_OF[letters[-1]]} {row['id']} {len(letters)}")

    shown = board.game.view(board.g, 0)["players"][0]["sets"][-1]
    assert shown["complete"]
    if row["permanent"] == "1":
        assert shown["on"]
        assert gained(board, 2) == Counter()
    else:
        assert gained(board, 2) == parts(row["effect"])


@pytest.mark.parametrize("row", rows_of("ruins"), ids=lambda row: row["id"])
def test_a_ruin_tile_gives_what_its_row_says(row: dict[str, str]) -> None:
    board = Board().figures(0, "f5", 3).keeps(0, row["id"]).turn_of(0)

    board.play("use")

    assert gained(board) == parts(row["effect"])


@pytest.mark.parametrize(
    "site",
    [s for s in CITIES if HEX_ROLE[s // SITES_ON_HEX] != HOMELAND],
    ids=CITY_NAMES.__getitem__,
)
def test_a_city_of_the_middle_gives_what_its_row_says(site: int) -> None:
    name, number = CITY_NAMES[site].split("-")
    at = "d4" if name.startswith("C") else "e4"
    row = next(row for row in rows_of("hexes") if row["id"] == name)
    borders = [name, *(other for other in MIDDLE[1:] if other != name)][:6]
    middle = (name, *MIDDLE[1:]) if at == "d4" else (MIDDLE[0], *borders)
    board = Board().all_hexes(*middle).figures(0, at).turn_of(0)

    board.play(f"enter {at} {number}")

    assert gained(board) == parts(row[f"site{number}_city_effect"])


@pytest.mark.parametrize(
    "row", [row for row in rows_of("homelands") if row["city"]], ids=side_and_part
)
def test_a_city_of_a_homeland_gives_what_its_row_says(row: dict[str, str]) -> None:
    board = Board() if row["side"] == "neutral" else faction_board(row["side"])
    place = {"capital": "f5", "left": "e5", "right": "f4"}[row["part"]]
    board.all_hexes(*MIDDLE).figures(0, place).turn_of(0)

    board.play(f"enter {place} 1")

    assert gained(board) == parts(row["city_effect"])


def faction_board(faction: str) -> Board:
    """Find a faction war in which the first seat leads a faction, without tiles."""
    for seed in range(1, 60):
        board = Board(seed=seed, mode="faction_war")
        if board.faction_of(0) == faction:
            return board.without_tile(0).without_tile(1)
    raise AssertionError(faction)


# Each is used in a recorded game


@cache
def seen() -> Seen:
    """Collect what is used in any of the kept games."""
    return seen_in_all(sorted(RECORDS.glob("*.aevum")))


def test_every_technology_is_taken_in_a_recorded_game() -> None:
    assert missing(TECHNOLOGY_TAKEN, seen()) == []


def test_every_set_but_those_of_technologies_is_activated_in_a_recorded_game() -> None:
    assert missing(ACTIVATED, seen()) == []


def test_every_ruin_tile_is_used_in_a_recorded_game() -> None:
    assert missing(TILE_USED, seen()) == []


def test_every_city_is_entered_in_a_recorded_game() -> None:
    assert missing(CITY_ENTERED, seen()) == []


def test_every_faction_tile_is_played_in_a_recorded_game() -> None:
    assert missing(TILE_CHOSEN, seen()) == []


def test_what_no_game_shows_is_found_missing() -> None:
    card = TECHNOLOGY_NAMES.index("T4-16")
    others = {(TECHNOLOGY_TAKEN, number) for number in range(len(TECHNOLOGY_NAMES))}

    assert missing(TECHNOLOGY_TAKEN, others - {(TECHNOLOGY_TAKEN, card)}) == ["T4-16"]


def test_fifty_games_of_all_lengths_and_modes_are_recorded() -> None:
    records = [aevum.Record.read(path) for path in sorted(RECORDS.glob("*.aevum"))]

    lengths = {record.options["game_length"] for record in records}
    modes = {record.options["mode"] for record in records}

    assert len(records) >= FIRST
    assert lengths == {"short", "normal", "long"}
    assert modes == {"invasion", "faction_war"}
