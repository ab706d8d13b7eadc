"""Actions as words: every kind is written and read, and nothing else is taken for one."""

from collections.abc import Callable

import pytest

import aevum
from aevum.games.tempus.island import HEIGHT, WIDTH, cell_at, is_on_grid
from aevum.games.tempus.names import cell_name
from aevum.games.tempus.notation import read_cell
from aevum.record.codec import dump
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border, city_border

HAND = ["commander hills", "government hills", "religion hills", "weapons hills"]


def played(board: Board, *texts: str) -> Board:
    """Play actions and return the board."""
    board.play(*texts)
    return board


def settled() -> Board:
    """Give seat 0 everything a turn can offer."""
    return border(attackers=1).tokens(0, "f6", 2).holds(0, *HAND).turn_of(0)


def above_the_hand_limit() -> Board:
    """Let seat 0 draw a sixth card."""
    return played(Board().holds(0, *HAND, "health hills").turn_of(0), "ideas")


POSITIONS: dict[str, Callable[[], Board]] = {
    "place": lambda: Board(map="players"),
    "turn": lambda: played(Board(map="players"), "place e5"),
    "settle": Board,
    "move": settled,
    "offspring": settled,
    "fight": settled,
    "ideas": settled,
    "city": settled,
    "defer": settled,
    "play": settled,
    "done": lambda: played(settled(), "ideas"),
    "from": lambda: played(settled(), "move"),
    "to": lambda: played(settled(), "move", "from h6"),
    "grow": lambda: played(settled(), "offspring"),
    "attack": lambda: played(settled(), "fight"),
    "name": lambda: played(city_border(2, 2).turn_of(0), "fight", "attack h6 i7"),
    "advance": lambda: played(border(2, 1).turn_of(0), "fight", "attack h6 i7"),
    "discard": above_the_hand_limit,
    "build": lambda: played(settled(), "city"),
    "convert": lambda: played(settled(), "play religion hills"),
}


@pytest.mark.parametrize("verb", POSITIONS)
def test_every_kind_of_action_is_read_as_it_is_written(verb: str) -> None:
    board = POSITIONS[verb]()

    texts = board.options()

    assert board.options_of(verb)
    assert [board.game.parse(board.g, text) for text in texts] == board.g.legal()
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("verb", POSITIONS)
def test_capitals_and_more_spaces_do_not_matter(verb: str) -> None:
    board = POSITIONS[verb]()
    text = board.options_of(verb)[-1]

    action = board.game.from_text(board.g, f"  {text.upper().replace(' ', '   ')} ")

    assert board.game.to_text(board.g, action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass",
        "e5",
        "move e5",
        "done done",
        "from",
        "from e",
        "from 5e",
        "from e5 f5",
        "from e555",
        "from e99",
        "from z-99",
        "from -z5",
        "from é5",
        "from e\u0665",
        "from e5;",
        "attack e5",
        "attack e5 f5 g5",
        "name",
        "name desert",
        "play",
        "play weapons",
        "play weapons mountain",
        "play forest weapons",
        "play swords forest",
        "play weapons forest forest",
        "build e5",
        "build e5 2",
        "build two e5",
        "build -2 e5",
        "build 222 e5",
        "advance",
        "advance two",
        "advance ²",
        "advance -1",
        "advance 1.0",
        "turn left",
        "discard all",
        "7",
        "\x00",
        "from e5\nfrom f5",
    ],
)
def test_a_text_that_is_no_action_is_refused_and_changes_nothing(text: str) -> None:
    board = settled()
    before = dump(board.g)

    with pytest.raises(aevum.BadNotation, match="from e5"):
        board.play(text)

    assert dump(board.g) == before


@pytest.mark.parametrize(
    "text",
    [
        "done",
        "from h6",
        "to h5",
        "from a1",
        "attack a1 b1",
        "place e5",
        "turn 6",
        "name mountain",
        "advance 99",
        "build 9 h6",
        "play weapons hills",
        "play sewerage grassland",
        "defer weapons hills",
        "discard weapons hills",
        "settle h6",
        "grow h6",
        "convert h6 i7",
    ],
)
def test_an_action_that_is_not_legal_now_is_refused_and_changes_nothing(text: str) -> None:
    board = settled()
    before = dump(board.g)

    with pytest.raises(aevum.IllegalAction):
        board.play(text)

    assert dump(board.g) == before


@clause("T10")
def test_hexes_are_named_by_column_from_the_west_and_row_from_the_north() -> None:
    corners = [cell_name(cell_at(q, r)) for q, r in ((0, 0), (12, 0), (-5, 11), (7, 11))]

    assert corners == ["a1", "m1", "a12", "m12"]


@clause("T9")
def test_the_names_of_hexes_go_on_beyond_the_grid() -> None:
    beyond = [cell_name(cell_at(q, r)) for q, r in ((-1, 0), (13, 0), (0, -1), (-6, 12))]

    assert beyond == ["-a1", "n1", "-a0", "a13"]


@clause("T9", "T10")
def test_every_cell_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    names = [cell_name(cell) for cell in range(WIDTH * HEIGHT)]

    assert [read_cell(name) for name in names] == list(range(WIDTH * HEIGHT))
    assert sum(is_on_grid(read_cell(name)) for name in names) == 156
