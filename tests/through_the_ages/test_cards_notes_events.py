"""Notes on events: Development of Civilization, Ravages of Time, International Agreement (R10)."""

import pytest

from aevum.games.through_the_ages.ids import AGE_IV
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# Development of Civilization


@clause("R10.10.1")
@pytest.mark.parametrize(
    ("answer", "spent"),
    [
        ("increase", (1, 0, 0)),
        ("build bronze", (0, 1, 0)),
        ("build philosophy", (0, 2, 0)),
        ("develop irrigation", (0, 0, 2)),
    ],
)
def test_development_of_civilization_costs_one_less_and_no_civil_action(
    answer: str, spent: tuple[int, int, int]
) -> None:
    board = Board().holds(0, "irrigation").points(0, science=2)
    board.tokens(0, "agriculture", 1).tokens(0, "bronze", 2)

    board.reveal("development_of_civilization")
    board.play(answer, "done")

    p = board.player()
    assert (1 - p.food(), 2 - p.resources(), 2 - p.science) == spent
    assert p.civil == 4


@clause("R10.10.1")
def test_development_of_civilization_may_be_waived_and_upgrades_nothing() -> None:
    board = Board().has(0, "iron", "swordsmen").tokens(0, "bronze", 9)

    board.reveal("development_of_civilization")

    assert board.options() == [
        "done",
        "build agriculture",
        "build bronze",
        "build iron",
        "build philosophy",
        "build religion",
    ]


@clause("R10.10.1")
def test_development_of_civilization_offers_only_what_can_be_paid() -> None:
    board = Board().holds(0, "irrigation", "iron", "monarchy").points(0, science=2)
    board.tokens(0, "bronze", 1)

    board.reveal("development_of_civilization")

    assert board.options() == [
        "done",
        "build agriculture",
        "build bronze",
        "develop irrigation",
        "revolution monarchy",
    ]


@clause("R10.10.1", "R4.11.2")
def test_a_revolution_in_development_of_civilization_costs_one_science_less_and_all_actions() -> (
    None
):
    board = Board().holds(0, "monarchy").points(0, science=1)

    board.reveal("development_of_civilization")
    board.play("revolution monarchy", "done")

    p = board.player()
    assert (p.government, p.science, p.civil, p.military) == (card("monarchy"), 0, 0, 3)


@clause("R10.10.2")
def test_who_revolts_in_the_turn_of_another_has_no_civil_action_in_the_next_own_turn() -> None:
    board = Board().holds(1, "monarchy").points(1, science=1)
    board.reveal("development_of_civilization")
    board.play("done", "revolution monarchy")

    board.play("done", "done")

    assert (board.asked, board.player(1).civil, board.player(1).military) == (1, 0, 3)


# Ravages of Time


def ruined() -> Board:
    """A civilization whose Hanging Gardens lie in ruins."""
    board = Board().completed(0, "hanging_gardens").reveal("ravages_of_time")
    board.play("pick hanging_gardens")
    return board


@clause("R10.11.1")
def test_ruins_still_make_the_next_wonder_dearer() -> None:
    board = ruined().shows(1, "great_wall")

    board.play("take 1")

    assert board.player().civil == 4 - 2


@clause("R10.11.1")
def test_ruins_count_as_a_wonder_of_their_age_for_impact_of_wonders() -> None:
    board = ruined()
    before = board.player().culture

    board.reveal("impact_of_wonders")

    assert board.player().culture - before == 1 + 5


@clause("R10.11.1", "R11.8")
def test_ruins_give_two_culture_and_no_face() -> None:
    board = ruined()

    assert (board.ratings()[0], board.ratings()[3]) == (2, 0)


@clause("R11.8")
@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("colossus", (2, 1, 1, 0)),
        ("great_wall", (2, 1, 1, 0)),
        ("universitas_carolina", (2, 1, 1, 0)),
        ("library_of_alexandria", (2, 1, 1, 0)),
        ("st_peters_basilica", (2, 1, 1, 0)),
    ],
)
def test_ruins_have_lost_all_their_symbols_and_texts(
    name: str, ratings: tuple[int, int, int, int]
) -> None:
    board = Board().completed(0, name).reveal("ravages_of_time")

    board.play(f"pick {name}")

    assert board.ratings() == ratings
    assert board.player().hand_bonus() == 0


# International Agreement


@clause("R10.12.1")
def test_an_action_card_taken_in_international_agreement_can_be_played_in_the_same_turn() -> None:
    board = Board().shows(1, "reserves_i").shows(2, "frugality_i")

    board.reveal("international_agreement")
    board.play("take 1", "done", "take 1")

    assert "play reserves_i" in board.options()
    assert "play frugality_i" not in board.options()


@clause("R10.12.1", "R11.11")
def test_cards_are_taken_in_international_agreement_by_the_usual_rules() -> None:
    board = Board().has(0, "iron").completed(0, "colossus").empties_row()
    board.shows(1, "iron").shows(2, "great_wall").shows(3, "kremlin").shows(10, "drama")

    board.reveal("international_agreement")
    first = board.options()
    board.play("take 2")

    assert first == ["done", "take 2", "take 3", "take 10"]
    assert board.options() == ["done", "take 10"]


@clause("R10.12.2")
def test_international_agreement_fills_the_row_and_clears_nothing() -> None:
    board = Board()
    for place, name in enumerate(("iron", "drama", "alchemy", "theology"), 1):
        board.shows(place, name)

    board.reveal("international_agreement")
    board.play("take 2", "done")

    assert board.row()[:3] == ["iron", "alchemy", "theology"]
    assert "" not in board.row()


@clause("R10.12.2", "R9.3.1")
@pytest.mark.parametrize(("seat", "later"), [(0, 0), (1, 1)])
def test_international_agreement_that_ends_age_iii_settles_the_last_round(
    seat: int, later: int
) -> None:
    board = Board().age("III").workers(seat, "warriors", 2)
    board.g.civil_deck = board.g.civil_deck[:1]
    board.reveal("international_agreement", seat)

    board.play("take 1", "done")

    assert (board.g.age, board.g.last_round) == (AGE_IV, board.g.round + later)


@clause("R10.12.3")
def test_international_agreement_can_be_used_in_the_last_round() -> None:
    board = Board().last_round().empties_row().shows(1, "computers").shows(2, "movies")

    board.reveal("international_agreement")
    board.play("take 1", "done")

    assert board.hand() == ["computers"]
    assert board.row()[:2] == ["movies", ""]


@clause("R10.12.4")
def test_who_uses_international_agreement_gives_up_the_next_political_action() -> None:
    board = Board().workers(1, "warriors", 3).reveal("international_agreement")
    board.play("take 1", "done")

    board.play("done")

    assert board.asked == 1
    assert board.options_of("take") != []
    board.play("done")
    assert not board.player(1).skips_politics
