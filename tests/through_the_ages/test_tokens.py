"""Blue and yellow tokens, workers and happiness (R8.4, R8.5)."""

import pytest

from aevum.games.through_the_ages.ratings import discontent
from tests.kit import clause
from tests.through_the_ages.board import Board, card

FACES = [(25, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (9, 3), (8, 4), (7, 4)]
FACES += [(6, 5), (5, 5), (4, 6), (3, 6), (2, 7), (1, 7), (0, 8)]
CORRUPTION = [(20, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)]

# Banks


@clause("R8.4.1")
@pytest.mark.parametrize(("bank", "lost"), CORRUPTION)
def test_the_emptier_the_blue_bank_the_greater_the_corruption(bank: int, lost: int) -> None:
    board = Board()
    p = board.player()
    p.blue_owned += bank - p.blue
    p.blue = bank

    assert p.corruption() == lost


@clause("R8.4.1")
def test_tokens_without_a_square_stay_in_the_bank_without_a_limit() -> None:
    board = Board().colony(0, "wealthy_territory_ii").colony(0, "vast_territory_ii")
    board.colony(0, "inhabited_territory_ii")

    board.ready()

    p = board.player()
    assert (p.blue, p.yellow) == (19, 25)
    assert (p.corruption(), p.consumption(), p.faces_required(), p.increase_cost()) == (0, 0, 0, 2)


@clause("R8.4.2", "R7.6.1", "R8.4.5")
@pytest.mark.parametrize(
    ("name", "yellow", "blue"),
    [
        ("developed_territory_i", 18, 16),
        ("vast_territory_i", 18, 16),
        ("wealthy_territory_i", 18, 16),
    ],
)
def test_a_card_takes_its_tokens_when_it_leaves_play(name: str, yellow: int, blue: int) -> None:
    board = Board().colony(0, name).workers(1, "warriors", 2)

    board.reveal("independence_declaration")
    board.play(f"pick {name}")

    p = board.player()
    assert (p.colonies, p.yellow, p.blue) == ([], yellow, blue)


@clause("R8.4.3")
def test_gained_tokens_go_into_the_bank() -> None:
    board = Board().led_by(0, "alexander_the_great").politics_of(0)

    board.play("use alexander_the_great")

    p = board.player()
    assert (p.yellow, p.unused, p.yellow_owned) == (19, 1, 26)


@clause("R8.4.4")
def test_blue_tokens_are_lost_from_the_bank_while_it_has_any() -> None:
    board = Board().tokens(0, "bronze", 15).workers(1, "warriors", 2).reveal("crime_wave")

    p = board.player()
    assert (p.blue, p.blue_owned, p.resources()) == (0, 15, 15)


@clause("R8.4.4")
def test_the_owner_chooses_which_cards_give_the_blue_tokens_the_bank_lacks() -> None:
    board = Board().tokens(0, "bronze", 10).tokens(0, "agriculture", 6).workers(1, "warriors", 2)
    board.reveal("crime_wave")

    offered = board.options()
    board.play("return agriculture")

    assert offered == ["return agriculture", "return bronze"]
    assert (board.player().food(), board.player().resources()) == (5, 10)
    assert board.player().blue_owned == 15


@clause("R8.4.5")
@pytest.mark.parametrize(("bank", "taken"), [(3, 1), (0, 0)])
def test_yellow_tokens_are_taken_from_the_bank_only(bank: int, taken: int) -> None:
    board = Board().yellow_bank(1, bank).reveal("uncertain_borders")

    assert board.player(1).yellow == bank - taken
    assert board.player(0).yellow == 18 + taken
    assert board.player(1).unused == 1


# Workers


@clause("R8.5.1")
def test_every_yellow_token_outside_the_bank_is_a_worker() -> None:
    board = Board()

    p = board.player()
    assert p.yellow_owned - p.yellow == p.workers_on_cards() + p.unused == 7


@clause("R8.5.2")
def test_gaining_population_costs_no_food() -> None:
    board = Board().tokens(0, "agriculture", 5).reveal("development_of_settlement")

    p = board.player()
    assert (p.food(), p.unused, p.yellow) == (5, 2, 17)


@clause("R8.5.2")
def test_from_an_empty_bank_no_population_is_gained() -> None:
    board = Board().yellow_bank(0, 0).reveal("development_of_settlement")

    assert (board.player().unused, board.player().yellow) == (1, 0)


@clause("R8.5.3", "R11.2")
def test_lost_population_is_an_unused_worker_first() -> None:
    board = Board().reveal("pestilence")

    p = board.player()
    assert (p.unused, p.yellow, p.workers_on_cards()) == (0, 19, 6)


@clause("R8.5.3", "R11.2")
def test_without_an_unused_worker_the_owner_chooses_who_is_lost() -> None:
    board = Board().unused(0, 0).reveal("pestilence")

    offered = board.options()
    board.play("recall philosophy")

    assert offered == [
        "recall agriculture",
        "recall bronze",
        "recall philosophy",
        "recall warriors",
    ]
    assert (board.working("philosophy"), board.player().yellow) == (0, 20)


# Happiness


@clause("R8.5.4")
@pytest.mark.parametrize(("bank", "faces"), FACES)
def test_the_emptier_the_yellow_bank_the_more_happy_faces_are_needed(bank: int, faces: int) -> None:
    board = Board().yellow_bank(0, bank)

    assert board.player().faces_required() == faces
    assert discontent(board.player()) == faces


@clause("R8.5.4")
@pytest.mark.parametrize(("temples", "discontented"), [(1, 2), (2, 1)])
def test_the_missing_faces_are_the_discontent_workers(temples: int, discontented: int) -> None:
    board = Board().workers(0, "religion", temples).yellow_bank(0, 9)

    assert discontent(board.player()) == discontented


@clause("R8.5.4")
def test_surplus_faces_do_not_matter() -> None:
    board = Board().workers(0, "religion", 2)

    assert discontent(board.player()) == 0


@clause("R8.5.5", "R5.2.1")
@pytest.mark.parametrize(("unused", "culture"), [(2, 1), (1, 0)])
def test_more_discontent_workers_than_unused_ones_are_an_uprising(
    unused: int, culture: int
) -> None:
    board = Board().workers(0, "religion", 1).unused(0, unused).yellow_bank(0, 10)
    board.tokens(0, "agriculture", 4)

    board.play("done")

    assert board.player().culture == culture
    assert len(board.was_told("note-uprising")) == 1 - culture


@clause("R8.5.6")
def test_it_does_not_matter_which_workers_are_discontent() -> None:
    used = Board().unused(0, 0).yellow_bank(0, 12).reveal("rebellion")
    idle = Board().unused(0, 3).yellow_bank(0, 12).reveal("rebellion")

    assert (used.player().civil, idle.player().civil) == (0, 0)


@clause("R8.5.6")
def test_unused_workers_can_be_used_though_faces_are_missing() -> None:
    board = Board().yellow_bank(0, 15).tokens(0, "bronze", 2)
    missing = discontent(board.player())

    board.play("build bronze")

    assert (missing, board.player().unused, discontent(board.player())) == (1, 0, 1)


@clause("R8.5.6", "R8.5.3")
@pytest.mark.parametrize(("bank", "lost"), [(16, 1), (11, 1), (10, 2)])
def test_emigration_counts_the_discontent_workers_of_the_moment(bank: int, lost: int) -> None:
    board = Board().unused(0, 5).yellow_bank(0, bank).reveal("emigration")

    assert (board.player().unused, board.player().yellow) == (5 - lost, bank + lost)
    assert card("emigration") in board.g.past
