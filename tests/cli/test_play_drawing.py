"""The island in letters and in sentences."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import aevum
from aevum.cli.terminal.drawing import Drawing, drawing_of
from aevum.cli.terminal.orders import clauses, spoken
from aevum.cli.terminal.pieces import COLOURS, SHAPES
from aevum.cli.terminal.tempus.board import TempusDrawing
from aevum.cli.terminal.tempus.island import (
    around,
    column_name,
    hexes_of,
    lakes_in,
    spot_of,
    tile_terrains,
)
from aevum.games.common.hexes import DIRECTIONS, column_of, q_of
from aevum.kernel.game import View
from aevum.kernel.message import Msg
from aevum.text import Words

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
LETTERS = {"grassland": "G", "farmland": "F", "forest": "W", "hills": "H", "mountain": "M"}


def fixed_view(layout: str = "A", decisions: int = 0) -> Any:
    """Show a ready island to the first seat after some first choices."""
    game = aevum.game("tempus")
    state = game.new(4, 3, {"map": "fixed", "layout": layout})
    for _ in range(decisions):
        state.apply(state.legal()[0])
    shown: View = game.view(state, 0)
    return shown


def tempus_drawing(lang: str = "en") -> Drawing:
    """Find the drawing of Tempus."""
    return drawing_of("tempus", Words(lang, "tempus"), NAMES, lambda _seat: [])


def drawn(view: View, lit: frozenset[str] = frozenset()) -> list[str]:
    """Draw the island without colours."""
    console = Console(width=200, no_color=True, color_system=None)
    with console.capture() as capture:
        console.print(tempus_drawing().places_only(view, lit))
    return capture.get().splitlines()


def cell_in(lines: list[str], name: str) -> str:
    """Cut the five signs of a hex out of a drawing, by its row and column."""
    row, column = spot_of(name) or (0, 0)
    (line,) = [line for line in lines if line.lstrip().startswith(f"{row + 1} ")]
    left = (spot_of(lines[0].split()[0] + "1") or (0, 0))[1]
    start = 4 + row % 2 * 3 + (column - left) * 6
    return line[start : start + 5]


def test_every_hex_is_drawn_where_its_row_and_column_meet() -> None:
    view = fixed_view("B")

    lines = drawn(view)

    cells = {shown["name"]: cell_in(lines, shown["name"]).strip() for shown in view["hexes"]}
    assert cells == {shown["name"]: LETTERS[shown["terrain"]] for shown in view["hexes"]}


def test_only_the_rows_and_columns_in_use_are_drawn() -> None:
    view = fixed_view()

    lines = drawn(view)

    rows = {hex_.spot[0] + 1 for hex_ in hexes_of(view).values()}
    assert [int(line.split()[0]) for line in lines[1:-1]] == sorted(rows)


def test_a_hex_shows_the_shape_of_its_owner_and_the_number_of_tokens() -> None:
    view = fixed_view(decisions=3)

    lines = drawn(view)

    held = [shown for shown in view["hexes"] if shown["owner"] >= 0]
    expected = [
        f"{LETTERS[shown['terrain']]}{SHAPES[shown['owner']]}{shown['tokens']}" for shown in held
    ]
    assert held
    assert [cell_in(lines, shown["name"]).strip() for shown in held] == expected


def test_a_city_shows_its_owner_and_its_value() -> None:
    view = fixed_view()
    view["hexes"][0].update(owner=2, city=3)

    assert cell_in(drawn(view), view["hexes"][0]["name"]) == " ⌂▲3 "


def test_what_can_be_chosen_stands_in_brackets() -> None:
    view = fixed_view()
    first, second = view["hexes"][0]["name"], view["hexes"][1]["name"]

    lines = drawn(view, frozenset([first]))

    assert cell_in(lines, first).startswith("[")
    assert cell_in(lines, second).startswith(" ")


def test_lakes_are_drawn_as_lakes_and_not_as_sea() -> None:
    lakes = lakes_in(hexes_of(fixed_view("B")))

    assert len(lakes) == 4
    assert "\n".join(drawn(fixed_view("B"))).count("≈") == 4


def test_neighbours_in_the_drawing_are_neighbours_in_the_game() -> None:
    for row, column in [(4, 4), (5, 4)]:
        q = q_of(column, row)
        expected = {(row + dr, column_of(q + dq, row + dr)) for dq, dr in DIRECTIONS}
        assert set(around((row, column))) == expected


def test_names_of_hexes_reach_beyond_the_grid() -> None:
    assert spot_of("a1") == (0, 0)
    assert spot_of("m12") == (11, 12)
    assert spot_of("-b-1") == (-2, -2)
    assert spot_of("turn") is None
    assert [column_name(column) for column in (-2, -1, 0, 12)] == ["-b", "-a", "a", "m"]


def test_turning_a_tile_once_to_the_left_brings_its_eastern_hex_to_the_north_east() -> None:
    printed = tile_terrains("T01", 0)
    turned = tile_terrains("T01", 1)

    assert turned == [printed[0], printed[6], *printed[1:6]]


def test_the_tile_to_be_laid_is_drawn_in_its_six_rotations() -> None:
    game = aevum.game("tempus")
    state = game.new(4, 3)
    console = Console(width=120, no_color=True, color_system=None)

    with console.capture() as capture:
        console.print(tempus_drawing().board(game.view(state, state.asked), frozenset()))

    assert re.search("1 +2 +3 +4 +5 +6", capture.get())


def test_the_own_hexes_come_first_in_the_sentences_and_then_their_neighbours() -> None:
    view = fixed_view(decisions=12)

    lines = tempus_drawing().board_lines(view)

    starts = [line.split(":")[0] for line in lines]
    assert starts.index("You") < starts.index("Next to you") < starts.index("Ben")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_sentence_of_a_whole_game_can_be_told_to_everybody(lang: str) -> None:
    game = aevum.game("tempus")
    state = game.new(4, 3, {"map": "random"})
    drawing = tempus_drawing(lang)
    while not state.is_over:
        state.apply(state.legal()[len(state.legal()) // 2])
        view = game.view(state, 0)
        assert drawing.board_lines(view)
        assert drawing.own_lines(view)
        assert len(drawing.player_lines(view)) == 6


def test_no_two_seats_share_a_shape_or_a_colour() -> None:
    assert len(set(SHAPES)) == len(set(COLOURS)) == 6


def test_a_game_without_a_drawing_tells_its_position_as_far_as_each_may_know_it() -> None:
    drawing = drawing_of("chess", Words("en"), NAMES, lambda seat: [Msg("seat", n=max(0, seat))])
    view = {"seat": 2}

    assert not isinstance(drawing, TempusDrawing)
    assert drawing.board_lines(view) == drawing.own_lines(view) == ["Cleo"]
    assert drawing.player_lines(view) == ["Ada"]


def test_rules_are_cut_by_clause_and_by_chapter() -> None:
    text = "## R7\n\n- **R7.1** One\n  more.\n- **R7.10** Ten.\n- **R7.2** Two.\n"

    assert clauses(text, "r7.1") == "- **R7.1** One\n  more."
    assert len(clauses(text, "R7").splitlines()) == 4
    assert clauses(text, "R8") == ""


def test_rules_are_read_aloud_without_marks() -> None:
    assert spoken("- **R7.1** One\n  *more* `word`.\n") == "R7.1 One more word."


def test_pictures_fetch_nothing_from_the_web() -> None:
    svg = (PICTURES / "tempus-terminal.svg").read_text("utf-8")

    addresses = re.findall(r"https?://[^\s\"']+", svg)

    assert addresses == ["http://www.w3.org/2000/svg"]
