"""Set-up: the players and their first tokens (R3.6 to R3.8, S5, T3)."""

from collections import Counter
from itertools import combinations

import pytest

from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import DECKS
from tests.kit import clause
from tests.tempus.atlas import beside, land_of
from tests.tempus.board import Board


def is_settled(g: Tempus) -> bool:
    """Say whether the first round has begun."""
    return g.round > 0


def free_groups(board: Board) -> set[tuple[str, ...]]:
    """List by trying all pairs and triples every group of R3.6 on hexes without tokens."""
    free = {spot: at for spot, at in land_of(board.g.island).items() if board.g.tokens[at] == 0}
    pairs = [(a, b) for a, b in combinations(free, 2) if b in beside(a)]
    stacks = [group for a, b in pairs for group in ((a, a, b), (a, b, b))]
    triples = [
        group
        for group in combinations(free, 3)
        if sum(b in beside(a) for a, b in combinations(group, 2)) >= 2
    ]
    ordered = [sorted(free[spot] for spot in group) for group in stacks + triples]
    return {tuple(f"settle {board.name(place)}" for place in group) for group in ordered}


# The players


@clause("S5.1")
def test_each_player_takes_sixteen_tokens_and_eight_cities() -> None:
    board = Board()

    assert [p.supply for p in board.g.players] == [16, 16, 16]
    assert [p.city_supply for p in board.g.players] == [[3, 3, 2]] * 3


@clause("S5.1")
def test_six_action_tokens_are_enough_for_every_era() -> None:
    board = Board().era("railways")

    rows = [player["row"] for player in board.game.view(board.g, 0)["players"]]

    assert [row["action_tokens"] for row in rows] == [6, 6, 6]


@clause("R3.8", "S5.2")
def test_all_begin_on_the_row_start_without_cards() -> None:
    shown = Board().game.view(Board().g, 0)["players"]

    assert [player["era"] for player in shown] == ["start"] * 3
    assert [player["hand_size"] for player in shown] == [0, 0, 0]


@clause("R3.8", "S5.3")
def test_all_cards_form_the_draw_pile_and_the_discard_pile_is_empty() -> None:
    board = Board()

    assert sorted(board.g.pile) == DECKS[0]
    assert board.g.discard == []


@clause("R3.8", "S5.3")
def test_the_draw_pile_is_shuffled() -> None:
    boards = [Board(seed=seed).tokens(0, "e5").turn_of(0) for seed in range(40)]

    for board in boards:
        board.play("ideas")

    assert len({board.hand(0)[0] for board in boards}) > 15


# The first tokens


@clause("R3.6", "S5.4", "R12.1")
@pytest.mark.parametrize("start", range(3))
def test_beginning_with_the_start_player_each_player_puts_three_tokens(start: int) -> None:
    board = Board().starts(start)

    asked = [board.asked]
    while not is_settled(board.g):
        board.play(board.options()[0])
        asked.append(board.asked)

    in_turn = [(start + i // 3) % 3 for i in range(9)]
    assert asked == [*in_turn, start]


@clause("R3.6", "R3.7", "S5.4", "T3")
def test_every_legal_group_can_be_chosen_in_exactly_one_way() -> None:
    board = Board().on("e5", "h5").starts(0)

    ways = [way for way, _ in board.ways(lambda g: g.asked == 1)]

    assert len(ways) == len(set(ways))
    assert set(ways) == free_groups(board)


@clause("R3.6", "S5.4", "T3")
def test_around_other_players_every_legal_group_can_be_chosen_in_exactly_one_way() -> None:
    board = Board().on("e5", "h5", "f8").starts(0)
    board.play("settle e4", "settle f5", "settle f5", "settle g6", "settle f7", "settle g7")
    groups = free_groups(board)

    ways = [way for way, _ in board.ways(is_settled)]

    assert len(ways) == len(set(ways))
    assert set(ways) == groups


@clause("R3.6")
@pytest.mark.parametrize(
    "group", [("d4", "e5", "e6"), ("d5", "e5", "e6"), ("d4", "e4", "e5"), ("e5", "e5", "f5")]
)
def test_a_line_a_bend_a_triangle_and_a_stack_with_one_beside_it_are_legal(
    group: tuple[str, ...],
) -> None:
    board = Board().on("e5", "h5").starts(0)

    board.play(*(f"settle {name}" for name in group))

    assert board.asked == 1
    assert Counter(group) == {name: board.at(name)[1] for name in group}


@clause("R3.6")
def test_no_hex_may_hold_three_of_the_first_tokens() -> None:
    board = Board().on("e5", "h5").starts(0)

    board.play("settle e5", "settle e5")

    assert "settle e5" not in board.options()


@clause("R3.6")
def test_the_first_tokens_may_not_lie_apart() -> None:
    board = Board().on("e5", "h5").starts(0)

    board.play("settle d4")

    assert "settle g4" not in board.options()
    assert "settle h6" not in board.options()


@clause("R3.6")
def test_a_hex_that_another_player_uses_may_not_be_taken() -> None:
    board = Board().on("e5", "h5").starts(0)
    board.play("settle d4", "settle e4", "settle e5")

    taken = {f"settle {name}" for name in ("d4", "e4", "e5")}

    assert board.asked == 1
    assert taken.isdisjoint(board.options())
    reason = board.why("settle e4")
    assert reason is not None
    assert reason.clause == "R3.6"


@clause("R3.7")
def test_every_terrain_may_be_settled_mountain_too_next_to_other_players() -> None:
    board = Board().starts(0).terrain("e5", "mountain").terrain("f5", "mountain")
    board.play("settle e5", "settle f5", "settle f5")

    board.play("settle d6", "settle e6", "settle e6")

    assert board.at("f5") == (0, 2, 0)
    assert board.at("e6") == (1, 2, 0)


@clause("S5.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_then_each_has_thirteen_tokens_and_eight_cities_and_takes_three_action_tokens(
    seats: int,
) -> None:
    board = Board(seats).plays_on(1, is_settled)

    assert board.g.round == 1
    assert [p.supply for p in board.g.players] == [13] * seats
    assert [sum(p.city_supply) for p in board.g.players] == [8] * seats
    assert [p.action_tokens for p in board.g.players] == [3] * seats
