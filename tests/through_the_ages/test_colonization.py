"""Colonization: the auction, the force, and the new colony (R6.2)."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board, card


def bids(board: Board) -> list[int]:
    """List the bids that are open."""
    return [int(text.split()[1]) for text in board.options_of("bid")]


# The auction


@clause("R6.2.1")
def test_all_bid_clockwise_from_the_player_who_revealed_the_territory() -> None:
    board = Board(3).reveal("vast_territory_i", seat=1)
    asked: list[int] = []

    for _ in range(3):
        asked.append(board.asked)
        board.play("done")

    assert asked == [1, 2, 0]


@clause("R6.2.1")
def test_a_bid_is_above_the_bid_before_and_within_the_own_force() -> None:
    board = Board().workers(0, "warriors", 3).workers(1, "warriors", 4)
    board.reveal("vast_territory_i")

    first = bids(board)
    board.play("bid 2")

    assert first == [1, 2, 3]
    assert bids(board) == [3, 4]


@clause("R6.2.2")
def test_whoever_passes_is_out_and_the_last_one_must_colonize() -> None:
    board = Board(3).workers(0, "warriors", 4).workers(2, "warriors", 4)
    board.reveal("historic_territory_i", seat=1)

    board.play("done", "bid 1", "bid 2", "bid 3", "done")

    assert board.asked == 2
    assert board.options() == ["send warriors"]


@clause("R6.2.2")
def test_the_last_one_may_still_bid_or_pass_if_nobody_has_bid() -> None:
    board = Board().reveal("historic_territory_i")

    board.play("done")

    assert board.asked == 1
    assert board.options() == ["done", "bid 1"]


@clause("R6.2.2", "R6.1.8")
def test_a_territory_that_nobody_wants_goes_to_the_past_events() -> None:
    board = Board().reveal("historic_territory_i")

    board.play("done", "done")

    assert board.g.past == [card("historic_territory_i")]
    assert [board.player(seat).colonies for seat in (0, 1)] == [[], []]
    assert board.asked == 0


# The force


@clause("R6.2.3")
def test_the_strengths_of_the_units_are_added() -> None:
    board = Board().workers(0, "warriors", 2).workers(0, "swordsmen", 1).workers(0, "knights", 1)

    board.reveal("vast_territory_i")

    assert bids(board) == [1, 2, 3, 4, 5, 6]


@clause("R6.2.3")
def test_the_force_must_reach_the_bid() -> None:
    board = Board().workers(0, "warriors", 3).wins(0, "historic_territory_i", 2)

    first = board.options()
    board.play("send warriors")
    second = board.options()
    board.play("send warriors")

    assert (first, second) == (["send warriors"], ["send warriors"])
    assert board.options() == ["done", "send warriors"]


@clause("R6.2.3", "T8")
def test_only_units_that_can_still_reach_the_bid_are_offered() -> None:
    board = Board().workers(0, "warriors", 1).workers(0, "knights", 2)

    board.wins(0, "historic_territory_i", 5)

    assert board.options() == ["send warriors"]


@clause("R6.2.4")
def test_the_units_sent_form_armies() -> None:
    board = Board().workers(0, "warriors", 3).tactic(0, "fighting_band")
    board.wins(0, "historic_territory_i", 3)

    board.play("send warriors", "send warriors", "done")

    assert board.player().colonies == [card("historic_territory_i")]
    assert board.working("warriors") == 1


@clause("R6.2.4")
def test_armies_of_the_force_are_formed_anew_from_the_units_sent() -> None:
    board = Board().workers(0, "warriors", 1).workers(0, "riflemen", 1).workers(0, "cannon", 1)
    board.workers(0, "cavalrymen", 1).tactic(0, "napoleonic_army")
    rating = board.ratings()[2]

    board.wins(0, "historic_territory_i", 16)
    board.play("send riflemen", "send cavalrymen", "send cannon")

    assert rating == 10 + 7
    assert "done" in board.options()


@clause("R6.2.5", "R8.2.4")
def test_the_colonization_modifier_is_added() -> None:
    board = Board().has(0, "cartography").completed(0, "colossus").reveal("vast_territory_i")

    assert bids(board) == [1, 2, 3, 4]


@clause("R6.2.6", "R7.7.3")
def test_any_number_of_bonus_cards_adds_the_lower_values() -> None:
    board = Board().holds(0, "military_bonus_i", "military_bonus_i", "military_bonus_ii")

    board.wins(0, "historic_territory_i", 5)
    board.play("send warriors", "play military_bonus_i", "play military_bonus_i")
    board.play("play military_bonus_ii", "done")

    assert board.player().colonies == [card("historic_territory_i")]
    assert board.military_hand() == []


@clause("R6.2.7")
def test_without_a_unit_nobody_bids() -> None:
    board = Board().workers(0, "warriors", 0).has(0, "cartography").holds(0, "military_bonus_i")

    board.reveal("vast_territory_i")

    assert board.options() == ["done"]


@clause("R6.2.7")
def test_a_unit_is_sent_even_if_the_modifier_would_be_enough() -> None:
    board = Board().has(0, "cartography").holds(0, "military_bonus_i")

    board.wins(0, "historic_territory_i", 1)

    assert board.options() == ["send warriors"]


@clause("R6.2.8")
@pytest.mark.parametrize("leader", ["alexander_the_great", "napoleon_bonaparte", "julius_caesar"])
def test_what_else_makes_strong_does_not_count_for_the_force(leader: str) -> None:
    board = Board().led_by(0, leader).workers(0, "warriors", 2).completed(0, "great_wall")

    board.reveal("vast_territory_i")

    assert board.ratings()[2] > 2
    assert bids(board) == [1, 2]


@clause("R6.2.9")
def test_the_units_go_to_the_yellow_bank_and_the_cards_are_discarded() -> None:
    board = Board().workers(0, "warriors", 3).holds(0, "military_bonus_i")
    before = board.player().yellow

    board.wins(0, "historic_territory_i", 3)
    board.play("send warriors", "send warriors", "play military_bonus_i", "done")

    assert (board.working("warriors"), board.player().yellow) == (1, before + 2)
    assert board.player().unused == 1
    assert board.g.discard_seen == [card("military_bonus_i")]


@clause("R6.2.11", "T8")
def test_the_force_may_be_larger_than_needed() -> None:
    board = Board().workers(0, "warriors", 3).wins(0, "historic_territory_i", 1)

    board.play("send warriors", "send warriors", "send warriors", "done")

    assert board.working("warriors") == 0


@clause("T8")
def test_after_the_first_card_no_unit_is_added() -> None:
    board = Board().workers(0, "warriors", 2).holds(0, "military_bonus_i")
    board.wins(0, "historic_territory_i", 2)

    board.play("send warriors", "play military_bonus_i")

    assert board.options() == ["done"]


# The colony


def colonized(board: Board, name: str) -> Board:
    """Let seat 0 win a territory with a single unit."""
    board.wins(0, name, 1)
    board.play("send warriors", "done")
    return board


@clause("R6.2.10", "R8.4.2", "R8.4.3")
@pytest.mark.parametrize(
    ("name", "yellow", "blue"),
    [
        ("developed_territory_i", 1, 1),
        ("historic_territory_i", 0, 0),
        ("inhabited_territory_i", 2, 0),
        ("strategic_territory_i", 0, 0),
        ("vast_territory_i", 3, -1),
        ("wealthy_territory_i", 0, 3),
        ("developed_territory_ii", 2, 2),
        ("inhabited_territory_ii", 3, 0),
        ("vast_territory_ii", 4, -1),
        ("wealthy_territory_ii", 0, 4),
    ],
)
def test_a_colony_changes_the_tokens_for_good(name: str, yellow: int, blue: int) -> None:
    board = colonized(Board(), name)

    p = board.player()
    assert (p.yellow_owned - 25, p.blue_owned - 16) == (yellow, blue)
    assert p.colonies == [card(name)]


@clause("R6.2.10")
@pytest.mark.parametrize(
    ("name", "strength", "faces"),
    [
        ("historic_territory_i", 0, 1),
        ("historic_territory_ii", 0, 2),
        ("strategic_territory_i", 2, 0),
        ("strategic_territory_ii", 4, 0),
    ],
)
def test_a_colony_changes_the_ratings_for_good(name: str, strength: int, faces: int) -> None:
    board = colonized(Board(), name)

    assert board.ratings()[2:] == (strength, faces)


@clause("R6.2.10")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("developed_territory_i", (3, 1, 0, 0, 1, 0)),
        ("historic_territory_ii", (0, 12, 0, 0, 1, 0)),
        ("inhabited_territory_ii", (0, 1, 0, 0, 3, 0)),
        ("strategic_territory_i", (0, 1, 0, 0, 1, 3)),
        ("strategic_territory_ii", (0, 1, 0, 0, 1, 5)),
        ("vast_territory_ii", (0, 1, 4, 0, 1, 0)),
        ("wealthy_territory_ii", (0, 1, 0, 9, 1, 0)),
    ],
)
def test_a_new_colony_has_its_immediate_effect_once(name: str, gain: tuple[int, ...]) -> None:
    board = colonized(Board(), name)

    p = board.player()
    cards = len(p.military_hand)
    assert (p.science, p.culture, p.food(), p.resources(), p.unused, cards) == gain


@clause("R6.2.10")
def test_the_permanent_tokens_make_the_immediate_gain_possible() -> None:
    board = colonized(Board().tokens(0, "bronze", 16), "wealthy_territory_i")

    assert (board.stored("bronze"), board.player().blue) == (19, 0)


@clause("R6.2.10", "R8.4.4")
def test_the_permanent_loss_of_a_token_comes_before_the_immediate_gain() -> None:
    board = colonized(Board().tokens(0, "bronze", 16), "vast_territory_i")

    assert board.options() == ["return bronze"]
    board.play("return bronze")
    assert (board.player().blue, board.player().food(), board.player().resources()) == (0, 0, 15)


@clause("R6.2.10")
def test_in_age_iv_a_colony_brings_no_military_cards() -> None:
    board = Board().last_round().workers(0, "warriors", 1)
    board.g.last_round += 1

    colonized(board, "strategic_territory_ii")

    assert board.military_hand() == []
    assert board.ratings()[2] == 4
