"""What learners read of Tempus, and the answers that they can give."""

from random import Random

import pytest

import aevum
from aevum.games.common.language import layout_of
from aevum.games.tempus.ids import ATTACK, CONVERT, PLACE
from aevum.games.tempus.island import Island
from aevum.kernel.action import pack
from aevum.laws.laws import difference
from tests.kit import clause
from tests.laws.cases import Case, cases
from tests.learning.blanked import is_missed
from tests.learning.reading import Reading, has_place
from tests.tempus.board import Board
from tests.tempus.positions import border
from tests.tempus.rebuilt import Rebuilt


def read(board: Board, seat: int = 0) -> Reading:
    """Read a position as a seat does."""
    return Reading(board.game, board.g, seat)


@clause("R1.7")
def test_the_observer_is_counted_first() -> None:
    board = Board().tokens(1, "h6", 2).tokens(2, "f6").turn_of(1)

    seen = [read(board, seat).row("table") for seat in range(3)]

    assert [row["seat"] for row in seen] == [1, 2, 3]
    assert [row["asked"] for row in seen] == [2, 1, 3]
    assert [read(board, seat).column("players", "supply") for seat in range(3)] == [
        [16, 14, 15, 0, 0],
        [14, 15, 16, 0, 0],
        [15, 16, 14, 0, 0],
    ]


@clause("R1.7")
def test_pieces_stand_on_their_hexes() -> None:
    board = Board().tokens(1, "h6", 2).city(2, "f6", 3).turn_of(0)

    reading = read(board, 1)

    held = [(board.hex("h6"), 1, 2, 0), (board.hex("f6"), 2, 0, 3)]
    for place, *standing in held:
        sections = ("hex_owner", "hex_tokens", "hex_city")
        assert [reading.rows(name)[place][0] for name in sections] == standing
    assert sum(row[0] > 0 for row in reading.rows("hex_owner")) == 2


@clause("R1.7")
def test_a_hand_is_read_by_its_owner_and_its_size_by_all() -> None:
    board = Board().holds(1, "weapons hills", "health forest").turn_of(0)

    own, other = read(board, 1), read(board, 0)

    assert {card for card, n in own.row("hand").items() if n} == {"weapons hills", "health forest"}
    assert sum(other.row("hand").values()) == 0
    assert other.column("players", "hand_size") == [0, 2, 0, 0, 0]


@clause("R7.5")
def test_cards_laid_face_down_are_read_by_the_attacker_and_counted_by_all() -> None:
    board = border().holds(0, "weapons hills", "weapons forest").turn_of(0)
    board.play("fight", "attack h6 i7", "play weapons hills")

    readings = [read(board, seat) for seat in range(3)]

    assert [reading.row("doing")["attack_cards"] for reading in readings] == [1, 1, 1]
    assert [reading.row("own_attack_cards")["weapons hills"] for reading in readings] == [1, 0, 0]


@clause("R7.6")
def test_cards_of_the_defence_are_read_by_all() -> None:
    board = border().holds(0, "weapons hills").holds(1, "health forest", "weapons forest")
    board.turn_of(0).play("fight", "attack h6 i7", "done", "play health forest")

    readings = [read(board, seat) for seat in range(3)]

    assert [reading.row("defence_cards")["health forest"] for reading in readings] == [1, 1, 1]
    assert [reading.row("doing")["attacker"] for reading in readings] == [1, 3, 2]


@clause("R11.6")
def test_cards_set_aside_are_read_by_their_owner_and_counted_as_held_by_all() -> None:
    board = Board(progress_play="simultaneous").spread(0, "h6").spread(1, "i7").spread(2, "f6")
    board.holds(0, "education hills", "education forest").progress()
    board.play("play education hills")

    readings = [read(board, seat) for seat in range(3)]

    assert [reading.row("own_cards_aside")["education hills"] for reading in readings] == [1, 0, 0]
    assert readings[1].column("players", "hand_size") == [0, 0, 2, 0, 0]


@clause("R3.3")
def test_the_island_is_read_tile_by_tile_and_hex_by_hex() -> None:
    board = Board(map="players").lays("e5")

    reading = read(board)

    tile = reading.row("tiles")
    assert (tile["row"], tile["column"]) == (13 + 4, 13 + 4)
    assert [row[0] > 0 for row in reading.rows("hex_row")] == [True] * 7 + [False] * 77
    assert reading.row("table")["tiles"] == reading.row("doing")["laid"] == 1


@clause("R3.5")
def test_every_adjacent_pair_and_every_centre_of_any_island_has_a_place() -> None:
    layout = layout_of(Board().game)
    assert layout is not None

    for seed in range(60):
        random, island = Random(seed), Island()
        for tile in range(12):
            allowed = island.centres_allowed()
            layout.flats([pack(PLACE, centre) for centre in allowed])
            crowded = allowed[: 1 + seed % 4] if seed % 2 else allowed
            island = island.with_tile(tile, random.choice(crowded), 0)
        island.classify()
        for place, near in enumerate(island.near):
            layout.flats([pack(ATTACK, place, other) for other in near])
            layout.flats([pack(CONVERT, other, place) for other in near])


@pytest.mark.parametrize(
    ("text", "is_there"),
    [
        ("defer government hills", True),
        ("defer weapons hills", False),
        ("turn 5", True),
        ("turn 6", False),
        ("advance 16", True),
        ("advance 17", False),
        ("name hills", True),
        ("name mountain", False),
        ("build 4 h6", True),
        ("build 5 h6", False),
        ("attack h6 h6", False),
    ],
)
def test_what_no_rule_offers_has_no_place(text: str, is_there: bool) -> None:
    board = Board()

    assert has_place(board.game, board.g, text) == is_there


@pytest.mark.costly
@pytest.mark.parametrize(
    "section",
    [
        "table",
        "players",
        "doing",
        "hand",
        "discard",
        "hex_tokens",
    ],
)
def test_no_part_of_the_table_may_be_left_out(
    section: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_missed(Board().game, section, {}, monkeypatch)


@pytest.mark.costly
@clause("R1.7")
@pytest.mark.parametrize("case", cases(aevum.game("tempus")), ids=str)
def test_the_whole_view_can_be_rebuilt_from_the_tensor(case: Case) -> None:
    g, random = case.game.new(*case[1:]), Random(case.seed)

    while not g.is_over:
        if random.random() < 1 / 8:
            seat = random.randrange(g.seats)
            rebuilt = Rebuilt(Reading(case.game, g, seat)).view()
            assert difference(rebuilt, case.game.view(g, seat)) == ""
        g.apply(random.choice(g.legal()))
