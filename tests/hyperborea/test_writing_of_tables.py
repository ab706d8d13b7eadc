"""How the tables are written (S7)."""

import pytest

from aevum.games.common.table import Row
from aevum.games.hyperborea.abilities import read_spaces
from aevum.games.hyperborea.effects import BRANCHES, PROGRAMS
from aevum.games.hyperborea.land import HEX_NAMES, check_homeland, check_region
from aevum.games.hyperborea.programs import read_permanent, read_program
from aevum.games.hyperborea.sets import read_technology
from aevum.games.hyperborea.tables import FACTION_TABLE, HEX_TABLE, HOMELAND_TABLE, TECHNOLOGY_TABLE
from aevum.games.hyperborea.tiles import read_tile
from aevum.kernel.errors import BadTable
from tests.hyperborea.board import Board
from tests.hyperborea.opening import Opening
from tests.hyperborea.rows import rows_of
from tests.kit import clause

ABILITIES = {
    "red_duchy_a": "DISCOUNT_ANY",
    "red_duchy_b": "CHARGES",
    "emerald_kingdom_a": "CHARGE_PER_RESET",
    "emerald_kingdom_b": "IGNORE_TERRAIN",
    "coral_throne_a": "EXTRA_SET",
    "coral_throne_b": "GREY_AS",
    "celestial_reign_a": "START_TECH",
    "celestial_reign_b": "BONUS",
    "golden_barony_a": "START_GEM",
    "golden_barony_b": "PAY",
    "purple_matriarchy_a": "GHOST_CONVERT",
    "purple_matriarchy_b": "START_TECH",
}


def changed(row: Row, **cells: str) -> Row:
    """Copy a row of a table with some cells changed."""
    return Row("row 7", {**row.cells, **cells})


def branches_of(program: int) -> list[list[int]]:
    """List what each choice of an effect brings."""
    return [BRANCHES[branch] for branch in PROGRAMS[program]]


# Effects


@clause("S7.1")
@pytest.mark.parametrize(
    ("text", "waiting", "gems"),
    [
        ("MOVE:2", ["MOVE:2"], 0),
        ("MOVE:1 + ATTACK:1", ["MOVE:1", "ATTACK:1"], 0),
        ("GEM:2 + FORT:1", ["FORT:1"], 2),
        ("PROG:2", ["PROG:2x1"], 0),
        ("PROG:2x3", ["PROG:2x3"], 0),
        ("PROGDIFF:2", ["PROGDIFF:2"], 0),
        ("CREATE(red):2", ["CREATE(red):2"], 0),
        ("CREATE(any):1", ["CREATE(any):1"], 0),
        ("PAY(REMOVE_GEM:1 => MOVE:1)", ["PAY gem-for-move"], 0),
        ("NEIGHBOURS(REMOVE_GEM:1)", ["NEIGHBOURS gem"], 0),
    ],
)
def test_effects_are_written_in_this_notation(text: str, waiting: list[str], gems: int) -> None:
    assert Board.gained_by(text) == (waiting, gems)


@clause("S7.1")
def test_both_binds_more_tightly_than_or() -> None:
    board = Board(mode="faction_war").faction(0, "golden_barony_b").figures(0, "f5", 3).gems(0, 1)
    board.turn_of(0)

    assert board.options_of("trade") == ["trade 1", "trade 2", "trade 3", "trade 4"]
    read = read_program("a test", "MOVE:1 + FORT:1 | ATTACK:1 + FORT:2")
    same = read_program("a test", "(MOVE:1 + FORT:1) | (ATTACK:1 + FORT:2)")
    assert branches_of(read) == branches_of(same)
    assert len(branches_of(read)) == 2


@clause("S7.1")
@pytest.mark.parametrize(
    "text",
    [
        "CREATE(grey):1",
        "CREATE(any)",
        "MOVE:1 MOVE:1",
        "MOVE:1 |",
        "PAY(MOVE:1 => GEM:1)",
        "NEIGHBOURS(GEM:1)",
        "PROG:1y2",
        "SOT(MOVE:1)",
        "BONUS(GEM => GEM:1)",
        "INSTEAD(MOVE => FLY)",
        "",
    ],
)
def test_anything_else_is_refused_with_its_row(text: str) -> None:
    with pytest.raises(BadTable, match="row 7"):
        read_program("row 7", text)


@clause("S7.1")
@pytest.mark.parametrize(
    "text", ["SOT(MOVE:1) + MOVE:1", "INSTEAD(MOVE => FLY) + GEM:1", "BONUS(GEM => GEM:1) | MOVE:1"]
)
def test_conversion_bonus_and_start_of_turn_stand_alone(text: str) -> None:
    with pytest.raises(BadTable, match="row 7"):
        read_permanent("row 7", text)


# Spaces


@clause("S7.2")
@pytest.mark.parametrize(
    ("letter", "takes"),
    [
        ("R", ["red"]),
        ("G", ["green"]),
        ("P", ["purple"]),
        ("B", ["blue"]),
        ("O", ["orange"]),
        ("Y", ["yellow"]),
        ("A", ["red", "green", "purple", "blue", "orange", "yellow"]),
        ("W", ["grey"]),
    ],
)
def test_spaces_are_letters(letter: str, takes: list[str]) -> None:
    card = next(row for row in rows_of("technologies") if letter in row["slots"])
    space = card["slots"].replace("*", "").split().index(letter) + 1
    board = Board().figures(0, "f5", 3).owns(0, card["id"])
    board.available(0, "red", "green", "purple", "blue", "orange", "yellow", "grey").turn_of(0)

    texts = [text.split() for text in board.options_of("place")]

    assert [t[1] for t in texts if t[2] == card["id"] and t[3] == str(space)] == takes


@clause("S7.2")
@pytest.mark.parametrize("text", ["Q", "R Q", "", "r", "R A A A A"])
def test_other_letters_and_too_many_spaces_are_refused(text: str) -> None:
    with pytest.raises(BadTable, match="row 7"):
        read_spaces("row 7", text)


@clause("S7.2")
def test_all_spaces_of_a_permanent_technology_and_no_others_have_an_asterisk() -> None:
    for row in rows_of("technologies"):
        starred = [space.endswith("*") for space in row["slots"].split()]
        assert set(starred) == {row["permanent"] == "1"}


@clause("S7.2")
@pytest.mark.parametrize(("number", "slots"), [(0, "R A"), (0, "R* A"), (1, "G* A*"), (1, "G* A")])
def test_an_asterisk_too_few_or_too_many_is_refused(number: int, slots: str) -> None:
    row = changed(TECHNOLOGY_TABLE.rows[number], slots=slots)

    with pytest.raises(BadTable, match="row 7"):
        read_technology(row, number)


@clause("S7.2")
def test_the_sign_of_infinity_is_shown_for_permanent_technologies() -> None:
    for row in rows_of("technologies"):
        shown = Board().owns(0, row["id"]).board_of(0)["sets"][-1]
        assert shown["permanent"] == ("*" in row["slots"])


# Hexes


@clause("S7.3")
def test_every_hex_is_one_region_with_the_same_terrain_on_all_edges() -> None:
    rows = rows_of("hexes")

    assert [row["id"] for row in rows] == [HEX_NAMES[n] for n in range(len(rows))]
    assert {row["terrain_regions"] for row in rows} == {"1"}
    assert {row["edges"] for row in rows} == {"uniform"}


@clause("S7.3")
@pytest.mark.parametrize(("column", "value"), [("terrain_regions", "2"), ("edges", "mixed")])
def test_a_hex_of_two_regions_or_mixed_edges_is_refused(column: str, value: str) -> None:
    with pytest.raises(BadTable, match=f"row 7: {column}"):
        check_region(changed(HEX_TABLE.rows[0], **{column: value}))


@clause("S7.3")
@pytest.mark.parametrize(
    ("part", "column", "value"),
    [(0, "start_figures", "4"), (1, "start_figures", "3"), (2, "ghosts", "1")],
)
def test_ghosts_or_other_first_figures_in_a_homeland_are_refused(
    part: int, column: str, value: str
) -> None:
    with pytest.raises(BadTable, match=f"row 7: {column}"):
        check_homeland(changed(HOMELAND_TABLE.rows[part], **{column: value}))


@clause("S7.3")
def test_all_edges_of_a_hex_can_be_crossed() -> None:
    board = Board().all_hexes("C1", "B01", "B02", "B03", "B04", "B05", "B06").figures(0, "d4", 3)

    board.turn_of(0, "MOVE:3")

    assert len(board.options_of("walk")) == 6


@clause("S7.3")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
@pytest.mark.parametrize("seat", range(6))
def test_new_figures_come_to_the_homeland_hexes_that_are_marked(mode: str, seat: int) -> None:
    board = Board(6, mode=mode, open_board=True).without_tile(seat)
    rows = {f"{row['side']}-{row['part']}": row["deploy_hex"] for row in rows_of("homelands")}
    homes = [place for place in board.shown()["hexes"] if place["home_of"] == seat]
    marked = [place["name"] for place in homes if rows[place["hex"]] == "1"]

    board.figures(seat, board.capital(seat), 3).turn_of(seat, "FIGURE:1")

    assert board.options_of("recruit") == [f"recruit {name}" for name in marked]


@clause("S7.3")
def test_the_marked_hexes_are_those_with_a_city() -> None:
    for row in rows_of("homelands"):
        assert (row["deploy_hex"] == "1") == (row["city"] != "")


# Faction tiles


@clause("S7.4")
@pytest.mark.parametrize("tile", ABILITIES)
def test_the_abilities_of_faction_tiles_have_these_names(tile: str) -> None:
    opening = Opening(2, mode="faction_war").play_through(f"faction {tile[:-2]}").until("tile")
    seat = opening.asked

    opening.play(f"tile {tile}")

    ability = opening.shown()["players"][seat]["tile"]["ability"]
    assert ability.split("(")[0].split(":")[0] == ABILITIES[tile]


@clause("S7.4")
@pytest.mark.parametrize(
    "ability",
    [
        "TELEPORT",
        "DISCOUNT_ANY(MOVE)",
        "CHARGES(ATTACK:1)",
        "CHARGES(9 : ATTACK:1)",
        "GREY_AS(grey)",
        "START_TECH(Plumbing)",
        "START_GEM:many",
        "PAY(REMOVE_CUBE:1 => MOVE:1)",
        "EXTRA_SET(W A)",
    ],
)
def test_another_ability_is_refused_with_its_row(ability: str) -> None:
    row = changed(FACTION_TABLE.rows[0], ability=ability)

    with pytest.raises(BadTable, match="row 7"):
        read_tile(row)
