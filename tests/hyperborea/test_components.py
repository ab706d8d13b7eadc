"""The pieces of the game and whether they suffice (S1, S5)."""

from collections import Counter

import pytest

from tests.hyperborea.board import Board
from tests.hyperborea.opening import Opening
from tests.hyperborea.rows import deck_size, first_edition, rows_of
from tests.kit import clause


def sites_of(row: dict[str, str]) -> int:
    """Count the cities and ruins of a hex."""
    return sum(row[f"site{n}_kind"] != "" for n in (1, 2))


def tiles_of(row: dict[str, str]) -> int:
    """Count the ruin tiles a hex gets."""
    return sum(int(row[f"site{n}_ruin_tiles"] or 0) for n in (1, 2))


@clause("S1")
@pytest.mark.parametrize(("kind", "number"), [("central", 6), ("borderland", 30)])
def test_there_are_so_many_hexes(kind: str, number: int) -> None:
    assert len([row for row in first_edition("hexes") if row["kind"] == kind]) == number


@clause("S1")
def test_there_are_six_homelands_of_three_hexes_with_a_neutral_and_a_faction_side() -> None:
    sides = Counter(row["side"] for row in first_edition("homelands"))

    assert set(sides.values()) == {3}
    assert len(sides) == 1 + 6


@clause("S1")
@pytest.mark.parametrize(("back", "number"), [("gold", 12), ("silver", 40), ("bronze", 20)])
def test_there_are_so_many_ruin_tiles(back: str, number: int) -> None:
    opening = Opening(6).finish()

    all_tiles = [row for row in rows_of("ruins") if row["back"] == back]
    assert opening.shown()["unseen_tiles"][back] == len(all_tiles)
    assert len([row for row in first_edition("ruins") if row["back"] == back]) == number


@clause("S1")
def test_there_are_sixty_four_technologies_in_four_decks_of_sixteen() -> None:
    in_the_box = Counter(row["deck"] for row in first_edition("technologies"))

    shown = Opening(6).finish().shown()["decks"]

    assert in_the_box == dict.fromkeys(("I", "II", "III", "IV"), 16)
    for deck in shown:
        assert deck["left"] + len(deck["cards"]) == deck_size(deck["deck"])


@clause("S1")
def test_there_are_two_tiles_for_each_faction() -> None:
    tiles = Counter(row["faction"] for row in first_edition("factions"))

    assert len(tiles) == 6
    assert set(tiles.values()) == {2}


@clause("S1")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    ("colour", "number"),
    [
        ("red", 24),
        ("green", 24),
        ("purple", 24),
        ("blue", 24),
        ("orange", 24),
        ("yellow", 24),
        ("grey", 36),
    ],
)
def test_there_are_so_many_cubes(colour: str, number: int, seats: int) -> None:
    shown = Opening(seats).finish().shown()

    cubes = shown["supply"][colour]
    cubes += sum(player["bag"][colour] + player["available"][colour] for player in shown["players"])
    if colour == "grey":
        cubes += sum(card["grey"] for deck in shown["decks"] for card in deck["cards"])

    assert cubes == number


@clause("S1")
def test_there_are_eighteen_ghosts_and_seventy_two_gems() -> None:
    shown = Opening(6).finish().shown()

    assert (shown["ghosts"], shown["gems"]) == (18, 72)


@clause("S1")
def test_a_game_can_use_sixty_figures_and_forty_eight_fortresses() -> None:
    opening = Opening(6).finish()
    players = opening.shown()["players"]

    on_board = sum(sum(place["figures"]) for place in opening.places("homeland"))

    assert on_board + sum(player["supply"] for player in players) == 60
    assert sum(player["fortresses"] for player in players) == 48


@clause("S1")
def test_each_player_board_has_six_basic_technologies_and_six_development_rows() -> None:
    for player in Opening(6).finish().shown()["players"]:
        technologies = {shown["set"].split("-")[0] for shown in player["sets"]}
        assert len(technologies) == 6
        assert len(player["sets"]) == 12
        assert len(player["levels"]) == 6


@clause("S1")
def test_an_objective_is_worth_two_points_and_there_are_three_kinds() -> None:
    board = Board().figures(0, "f5", 9).gems(0, 14).owns(0, "T1-01", "T1-02", "T1-03", "T1-04")
    board.turn_of(0, "FIGURE:1 + TECH:1 + GEM:1")

    board.play("collect gem", "recruit f5", board.options_of("take")[0])

    assert board.goals(0) == ["gems", "technologies", "figures"]
    assert board.points_for(0, "objectives") == 6


@clause("S5")
def test_the_ghosts_suffice_for_the_largest_board() -> None:
    borderlands = [sites_of(row) for row in rows_of("hexes") if row["kind"] == "borderland"]
    centres = [sites_of(row) for row in rows_of("hexes") if row["kind"] == "central"]

    needed = sum(sorted(borderlands)[-8:]) + max(centres)

    assert needed == 18


@clause("S5")
def test_the_gold_tiles_suffice() -> None:
    assert max(tiles_of(row) for row in rows_of("hexes") if row["kind"] == "central") == 6


@clause("S5")
def test_the_silver_tiles_suffice() -> None:
    borderlands = [tiles_of(row) for row in rows_of("hexes") if row["kind"] == "borderland"]
    homelands = [
        int(row["ruin_tiles"]) for row in rows_of("homelands") if row["ruin_back"] == "silver"
    ]

    assert sum(sorted(borderlands)[-8:]) == 20
    assert sum(homelands) == 4


@clause("S5")
def test_the_bronze_tiles_suffice() -> None:
    bronze = [row for row in rows_of("homelands") if row["ruin_back"] == "bronze"]
    neutral = sum(int(row["ruin_tiles"]) for row in bronze if row["side"] == "neutral")
    factions = sum(int(row["ruin_tiles"]) for row in bronze if row["side"] != "neutral")

    assert 6 * neutral == 12
    assert factions == 8


@clause("S5")
@pytest.mark.parametrize("seed", range(20))
def test_on_no_open_board_ghosts_or_tiles_are_missing(seed: int) -> None:
    opening = Opening(5, seed, open_board=True).finish()

    wanted = {row["id"]: (sites_of(row), tiles_of(row)) for row in rows_of("hexes")}
    for place in opening.places("borderland") + opening.places("central"):
        ghosts = [site["occupant"] for site in place["sites"]].count("ghost")
        tiles = sum(site.get("tiles", 0) for site in place["sites"])
        assert (ghosts, tiles) == wanted[place["hex"]]
