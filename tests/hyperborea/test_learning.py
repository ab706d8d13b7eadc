"""What learners read of Hyperborea, and the answers that they can give."""

import pytest

from aevum.games.hyperborea.effects import NEIGHBOURS_NAMES, PAY_NAMES
from aevum.games.hyperborea.ids import COLOURS
from aevum.games.hyperborea.land import HEX_NAMES, RUIN_NAMES
from aevum.games.hyperborea.sets import TECHNOLOGY_NAMES
from aevum.games.hyperborea.tiles import TILE_NAMES
from tests.hyperborea.board import Board
from tests.kit import clause
from tests.learning.blanked import is_missed
from tests.learning.reading import Reading, has_place

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")


def read(board: Board, seat: int = 0) -> Reading:
    """Read a position as a seat does."""
    return Reading(board.game, board.g, seat)


def test_the_observer_is_counted_first() -> None:
    board = Board(seats=3).gems(1, 4).turn_of(1)

    seen = [read(board, seat).row("table") for seat in range(3)]

    assert [row["seat"] for row in seen] == [1, 2, 3]
    assert [row["asked"] for row in seen] == [2, 1, 3]
    assert [read(board, seat).column("gems", "gems")[:3] for seat in range(3)] == [
        [0, 4, 0],
        [4, 0, 0],
        [0, 0, 4],
    ]


def test_figures_and_fortresses_stand_on_their_places() -> None:
    board = Board(seats=3).all_hexes(*MIDDLE).figures(0, "d4", 2).fortresses(2, "d4")
    board.ghost("d4", 2).in_site(1, "d4", 1)

    place = read(board, 2).row("places", board.place("d4"))

    assert place["hex"] == 1 + HEX_NAMES.index("C1")
    assert [place[f"figures_seat_{n}"] for n in (1, 2, 3)] == [0, 2, 0]
    assert [place[f"fortresses_seat_{n}"] for n in (1, 2, 3)] == [1, 0, 0]
    assert [place["occupant_1"], place["occupant_2"]] == [3, 7]


@clause("R7.3")
def test_a_kept_tile_is_read_by_its_owner_and_its_back_by_all() -> None:
    board = Board().keeps(1, "RS-05").turn_of(0)

    own, others = read(board, 1).row("players", 0), read(board, 0).row("players", 1)

    assert (own["kept_back"], own["kept_tile"]) == (2, 1 + RUIN_NAMES.index("RS-05"))
    assert (others["kept_back"], others["kept_tile"]) == (2, 0)


@clause("R7.7")
def test_a_used_tile_lies_open() -> None:
    board = Board().keeps(0, "RB-02").turn_of(0)
    assert sum(read(board, 1).column("ruin_tiles", "is_used")) == 0

    board.play("use")

    assert read(board, 1).column("ruin_tiles", "is_used")[RUIN_NAMES.index("RB-02")] == 1


def test_technologies_are_read_card_by_card() -> None:
    board = Board(seats=3).owns(2, "T2-03", "T1-05").on_set(2, "T1-05", "").turn_of(0)

    cards = read(board, 1).sections["technologies"].columns
    rows = read(board, 1).rows("technologies")
    first, second = (rows[TECHNOLOGY_NAMES.index(name)] for name in ("T2-03", "T1-05"))

    assert [first[cards.index("owner")], second[cards.index("owner")]] == [2, 2]
    assert second[cards.index("place_on_board")] == first[cards.index("place_on_board")] + 1


def test_a_space_tells_whether_it_is_there_and_its_cube() -> None:
    board = Board().on_set(0, "warfare-1", "red").turn_of(0)

    row = read(board).row("players", 0)

    assert row["warfare-1_1"] == 2 + COLOURS.index("red")
    assert row["warfare-1_2"] == 1
    assert row["throne_1"] == 0


@clause("R12.1")
def test_cards_under_a_deck_are_read_in_their_order() -> None:
    board = Board().turn_of(0, "TECH:1")
    under = board.g.display[:2]

    board.play("replace i")

    places = read(board, 1).column("technologies", "place_under_deck")
    assert [places[card] for card in under] == [1, 2]
    assert sum(places) == 3
    assert read(board, 1).column("decks", "left")[0] == len(board.g.decks[0]) + 2


def test_the_question_tells_who_is_still_to_comply() -> None:
    board = Board(seats=3).all_hexes(*MIDDLE).all_desert().figures(0, "d4", 1)
    board.figures(1, "d4", 2).figures(2, "d4", 2)
    board.level(1, "red", 2).level(2, "red", 2)
    board.turn_of(0, "NEIGHBOURS(REGRESS:1)").play("afflict regress")

    question = read(board, 1).row("question")

    assert question["turn_of"] == 3
    assert question["loss"] == 1 + NEIGHBOURS_NAMES.index("regress")
    assert [question[f"waiting_seat_{n}"] for n in (1, 2, 3)] == [1, 1, 0]
    assert question["left"] == 1


@clause("R4.8")
def test_in_which_order_effects_came_is_not_told() -> None:
    one, other = (Board().turn_of(0) for _ in range(2))
    pay, hit = 2 * PAY_NAMES.index("cube-for-gem"), 2 * NEIGHBOURS_NAMES.index("gem") + 1
    one.g.deferred, other.g.deferred = [pay, hit, pay], [hit, pay, pay]

    assert one.game.view(one.g, 0)["pool"] == other.game.view(other.g, 0)["pool"]
    assert one.game.prompt(one.g) == other.game.prompt(other.g)
    assert read(one).numbers == read(other).numbers
    assert read(one).row("pool")["pay_cube-for-gem"] == 2


def test_a_board_on_which_sets_are_out_of_order_is_broken() -> None:
    board = Board()
    sets = board.player(0).sets
    sets[0], sets[2] = sets[2], sets[0]

    assert board.game.broken_invariant(board.g) == "the sets of seat 0 are not in order"


@clause("R10.2")
def test_steps_lead_to_places_beside_only() -> None:
    board = Board(seats=6)

    assert has_place(board.game, board.g, "walk d4 e4")
    assert not has_place(board.game, board.g, "walk d4 d4")
    assert not has_place(board.game, board.g, f"walk {board.capital(0)} {board.capital(3)}")


@clause("R5.1", "R15.4")
@pytest.mark.parametrize(
    ("text", "is_there"),
    [
        ("place red warfare-1 1", True),
        ("place green warfare-1 1", False),
        ("place green warfare-1 2", True),
        ("place grey warfare-1 2", False),
        ("place red warfare-1 3", False),
    ],
)
def test_cubes_are_placed_where_they_fit(text: str, is_there: bool) -> None:
    board = Board()

    assert has_place(board.game, board.g, text) == is_there


@clause("R15.4")
def test_grey_cubes_fill_the_colour_that_a_faction_tile_names() -> None:
    board = Board().faction(0, TILE_NAMES[5]).available(0, "grey").turn_of(0)

    offered = [text for text in board.options() if text.startswith("place grey")]

    assert offered
    assert all(has_place(board.game, board.g, text) for text in offered)


def test_only_grey_cubes_are_purged_and_none_is_given_up() -> None:
    board = Board(seats=6)

    assert has_place(board.game, board.g, "attack d4 fortress 5")
    assert has_place(board.game, board.g, "retrieve available grey")
    assert not has_place(board.game, board.g, "give available grey")
    assert not has_place(board.game, board.g, "purge unused red")


@pytest.mark.costly
@pytest.mark.parametrize(
    "section", ["table", "question", "places", "players", "technologies", "display", "pool", "gems"]
)
def test_no_part_of_the_table_may_be_left_out(
    section: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_missed(Board().game, section, {}, monkeypatch)
