"""A position told in sentences, and the points by their parts."""

import pytest

from aevum.games.tempus.lines import board_lines, own_lines, player_lines
from aevum.games.tempus.view import view
from aevum.kernel.game import SPECTATOR
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.kit import clause
from tests.tempus.board import Board

NAMES = ["Ada", "Ben", "Cleo"]


def told(board: Board, seat: int, lang: str = "en") -> list[str]:
    """Tell a seat the whole position."""
    words = Words(lang, "tempus")
    return [words.say(line, NAMES) for line in board.game.lines(board.g, seat)]


def settled() -> Board:
    """Let seat 0 stand between a neighbour and free land."""
    board = Board().tokens(0, "h6", 2).city(0, "f6", 3).tokens(1, "i7").tokens(2, "d6", 2)
    return board.holds(0, "weapons hills", "health forest", "health forest").turn_of(0)


def test_the_own_hexes_come_first_then_the_neighbours_then_free_land_then_the_others() -> None:
    keys = [line.key for line in board_lines(view(settled().g, 0))]

    assert keys == [
        "tempus-round",
        "tempus-yours",
        "tempus-near",
        "tempus-free",
        "tempus-theirs",
        "tempus-theirs",
    ]


def test_a_hex_is_told_with_its_terrain_and_what_stands_on_it() -> None:
    lines = told(settled(), 0)

    assert "You: f6 grassland city of 3, h6 grassland 2 tokens." in lines
    assert "Next to you: Ben with i7 farmland 1 token." in lines
    assert "Cleo: d6 grassland 2 tokens." in lines


def test_free_land_is_told_terrain_by_terrain() -> None:
    (free,) = [line for line in told(settled(), 0, "de") if line.startswith("Freies Land")]

    assert free.startswith("Freies Land neben dir: Grasland ")
    assert ", Ackerland " in free


def test_nobody_is_told_to_stand_next_to_who_stands_alone() -> None:
    board = Board().tokens(0, "h6").turn_of(0)

    assert "Next to you: nobody." in told(board, 0)


def test_the_coast_is_told_once_tokens_may_sail() -> None:
    early = Board().era("trade").tokens(0, "k9").tokens(0, "h6").turn_of(0)
    late = Board().era("seafaring").tokens(0, "k9").tokens(0, "h6").turn_of(0)

    assert "Your tokens on the coast: k9." not in told(early, 0)
    assert "Your tokens on the coast: k9." in told(late, 0)


def test_every_shore_of_a_lake_is_told() -> None:
    board = Board(layout="B")

    lakes = [line for line in told(board, SPECTATOR) if line.startswith("A lake")]

    assert len(lakes) == len(board.g.island.lakes) > 0


def test_the_tile_to_be_laid_is_told_and_then_its_place() -> None:
    board = Board(map="players").lays("e5")

    before = told(board, 0)
    board.play(board.options()[0])
    after = told(board, 0)

    assert before[1] == "One tile lies, centred on e5."
    assert before[2].startswith("The tile to be laid has ")
    assert [line for line in after if line.startswith("It is to lie with its middle on ")]


def test_each_card_of_the_own_hand_is_told_with_its_use() -> None:
    lines = told(settled(), 0)

    assert "You hold 3 cards:" in lines
    assert "Weapons (hills): In a fight: counts 1 for either side." in lines
    assert lines.count("Health (forest): In an offspring action: one more token.") == 2


def test_nobody_is_told_the_cards_of_others() -> None:
    board = settled()

    assert not [line for line in told(board, 1) if "Weapons" in line]
    assert own_lines(view(board.g, SPECTATOR)) == []
    assert len(player_lines(view(board.g, SPECTATOR))) == 4


def test_the_own_row_is_told_with_the_numbers_of_the_era() -> None:
    lines = told(Board().era("railways").tokens(0, "h6").turn_of(0), 0)

    row = "Era Railways: 6 action tokens; move 3 tokens up to 5 hexes, sea voyages: yes; "
    row += "offspring 2; stacking limit 4; draw 2 cards, hold up to 7."
    assert row.replace(" ", "") in [line.replace(" ", "") for line in lines]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_finished_game_is_told_as_such(lang: str) -> None:
    board = Board(settling="automatic").plays_on(1, lambda g: g.is_over)

    assert told(board, 0, lang)[0] == Words(lang, "tempus").say(Msg("tempus-over"))


# Points by their parts


@clause("R10.2")
def test_points_are_parted_into_hexes_cities_and_flight() -> None:
    board = Board().era("railways").era("flight", 1)
    board.tokens(0, "h6", 3).tokens(0, "f6").terrain("f6", "mountain").city(0, "d6", 4)
    board.tokens(1, "i7").city(1, "k9", 2).city(1, "f3", 3)

    parts = board.game.breakdown(board.g)

    assert [part.title.key for part in parts] == ["score-hexes", "score-cities", "era-flight"]
    assert [part.points for part in parts] == [[1, 1, 0], [4, 5, 0], [0, 3, 0]]
    assert board.game.scores(board.g) == [5, 9, 0]
