"""What a seat cannot know is dealt anew, and all it knows stays (R3.3, R7.3, T11)."""

from collections import Counter

from aevum.games.hyperborea.land import HEX_NAMES, RUIN_BACK, RUIN_NAMES
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.game import SPECTATOR
from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")


def sampled(board: Board, seat: int, seed: int) -> Hyperborea:
    """Deal anew what a seat cannot know."""
    state = board.game.resample(board.g, seat, seed)
    assert isinstance(state, Hyperborea)
    assert board.game.broken_invariant(state) == ""
    if seed < 10:
        assert board.game.view(state, seat) == board.game.view(board.g, seat)
    return state


def both_keep() -> Board:
    """Let both players keep a silver tile."""
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 3).figures(1, "b3", 3)
    return board.keeps(0, "RS-01").keeps(1, "RS-35").turn_of(0)


@clause("R7.3", "T11")
def test_the_tile_that_another_player_keeps_can_be_any_unseen_one_of_its_back() -> None:
    board = both_keep()

    met = {sampled(board, 0, seed).players[1].kept for seed in range(600)}

    silver = {name for name in RUIN_NAMES if name.startswith("RS")}
    assert {RUIN_NAMES[tile] for tile in met} == silver - {"RS-01"}


@clause("R7.3", "T11")
def test_the_own_kept_tile_stays_and_a_spectator_knows_neither() -> None:
    board = both_keep()

    own = {sampled(board, 0, seed).players[0].kept for seed in range(50)}
    seen = {sampled(board, SPECTATOR, seed).players[0].kept for seed in range(50)}

    assert [RUIN_NAMES[tile] for tile in own] == ["RS-01"]
    assert len(seen) > 10


@clause("R7.3")
def test_the_tile_that_another_player_looks_at_is_dealt_anew() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).turn_of(0)
    board.play("enter e4 2")

    def tiles(seat: int) -> set[int]:
        frames = [sampled(board, seat, seed).stack[-1] for seed in range(200)]
        return {getattr(frame, "tile") for frame in frames}  # noqa: B009

    assert len(tiles(0)) == 1
    assert len(tiles(1)) > 20
    assert {RUIN_BACK[tile] for tile in tiles(1)} == {1}


@clause("T11")
def test_the_tiles_that_were_used_are_known_and_never_dealt_again() -> None:
    board = both_keep()
    board.play("use")

    met = {sampled(board, 0, seed).players[1].kept for seed in range(400)}

    assert RUIN_NAMES.index("RS-01") not in met


@clause("T11", "R3.3")
def test_the_future_of_hexes_cards_and_cubes_is_open_after_a_resample() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "DRAW:1 + TECH:1 + MOVE:2")
    turned_up: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    hexes: set[int] = set()

    for seed in range(300):
        state = sampled(board, 0, seed)
        before = state.players[0].available[:]
        board.game.play(state, board.game.from_text(state, "draw"))
        after = state.players[0].available
        drawn[[after[c] - before[c] for c in range(7)].index(1)] += 1
        board.game.play(state, board.game.from_text(state, "walk f5 f4"))
        hexes.update(state.hexes)
        board.game.play(state, board.game.from_text(state, "replace I"))
        turned_up.update(state.display[:2])

    assert set(drawn) == {c for c in range(6) if board.player(0).bag[c] > 0}
    face_down = [row for row in rows_of("technologies") if row["deck"] == "I"][2:]
    borderlands = [row["id"] for row in rows_of("hexes") if row["kind"] == "borderland"]
    assert len(turned_up) == len(face_down)
    assert hexes.issuperset(HEX_NAMES.index(name) for name in borderlands)
