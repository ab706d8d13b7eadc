"""Wars: declaring and resolving them, and the technologies they win (R2.5, R2.6, R3.3)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def war_over(name: str, own: int = 1, theirs: int = 1, seats: int = 2) -> Board:
    """Let seat 0 be at war with seat 1, with so many warriors on each side, in Age III."""
    board = Board(seats).age("III").workers(0, "warriors", own)
    board.workers(1, "warriors", theirs).points(0, 20, 20).points(1, 20, 20)
    return board.war(0, f"war_over_{name}", 1)


# Resolving


@clause("R2.5.1", "R2.5.3")
def test_a_declared_war_must_be_resolved_at_the_beginning_of_the_turn() -> None:
    board = war_over("culture", own=4)

    board.begin_turn_of(0)

    assert board.player(0).war == NONE
    assert board.game.scores(board.g) == [20 + 5 + 3, 20 - 5 - 3]
    assert board.was_told("note-war-resolved")[0].args["n"] == 3


@clause("R2.5.1")
def test_the_war_comes_after_filling_the_row() -> None:
    board = war_over("culture").age("II").civil_deck("coal")
    board.workers(0, "religion", 1).led_by(0, "joan_of_arc")
    assert board.ratings(0)[2] == board.ratings(1)[2] + 1

    board.begin_turn_of(0)

    assert board.player(0).leader == NONE
    assert len(board.was_told("note-war-drawn")) == 1


@clause("R2.5.1")
def test_in_the_turns_of_others_the_war_waits() -> None:
    board = war_over("culture", own=4)

    board.begin_turn_of(1)

    assert board.player(0).war == card("war_over_culture")
    assert board.game.scores(board.g) == [20, 20]


@clause("R2.5.2")
def test_the_strengths_are_compared_as_they_are_when_the_war_is_resolved() -> None:
    board = Board().age("III").has(0, "monarchy").workers(0, "warriors", 5)
    board.holds(0, "war_over_culture").points(0, culture=20).points(1, culture=20).politics_of(0)
    board.play("attack war_over_culture 2", "done", "done")
    board.workers(1, "warriors", 9)

    board.play("done")

    assert len(board.was_told("note-war-lost")) == 1
    assert board.game.scores(board.g) == [20 - 5 - 4, 20 + 5 + 4]


@clause("R2.5.2", "R11.3")
def test_what_helps_in_an_attack_on_this_opponent_counts() -> None:
    board = war_over("culture", seats=3).pact(1, "open_borders_agreement", 0)

    board.begin_turn_of(0)

    assert board.game.scores(board.g) == [20 + 5 + 2, 20 - 5 - 2, 0]


@clause("R2.5.2")
def test_what_helps_against_another_opponent_does_not_count() -> None:
    board = war_over("culture", seats=3).pact(2, "open_borders_agreement", 0)

    board.begin_turn_of(0)

    assert board.game.scores(board.g)[:2] == [20, 20]


@clause("R2.5.3")
@pytest.mark.parametrize(("own", "theirs", "scores"), [(3, 1, [27, 13]), (1, 3, [13, 27])])
def test_the_stronger_side_wins_whoever_declared_the_war(
    own: int, theirs: int, scores: list[int]
) -> None:
    board = war_over("culture", own, theirs)

    board.begin_turn_of(0)

    assert board.game.scores(board.g) == scores


@clause("R2.5.3")
@pytest.mark.parametrize(("own", "taken"), [(2, 1), (5, 1), (6, 2)])
def test_a_war_over_territory_reckons_with_the_difference(own: int, taken: int) -> None:
    board = war_over("territory", own)
    before = [p.yellow for p in board.g.players]

    board.begin_turn_of(0)

    assert [p.yellow for p in board.g.players] == [before[0] + taken, before[1] - taken]


@clause("R2.5.3", "R8.7.3")
def test_the_winner_takes_no_more_than_the_loser_has() -> None:
    board = war_over("culture", own=4).points(1, culture=3)

    board.begin_turn_of(0)

    assert board.game.scores(board.g) == [23, 0]


@clause("R2.5.3")
def test_a_war_concerns_only_its_two_sides() -> None:
    board = war_over("culture", own=4, seats=3).workers(2, "warriors", 9).points(2, 20, 20)

    board.begin_turn_of(0)

    assert board.game.scores(board.g) == [28, 12, 20]


@clause("R2.5.4")
@pytest.mark.parametrize("name", ["culture", "territory", "technology"])
def test_a_war_between_equals_has_no_effect(name: str) -> None:
    board = war_over(name)

    board.begin_turn_of(0)

    assert [(p.science, p.culture, p.yellow) for p in board.g.players] == [(20, 20, 18)] * 2
    assert len(board.was_told("note-war-drawn")) == 1


@clause("R2.5.5")
@pytest.mark.parametrize(("own", "theirs"), [(3, 1), (1, 1), (1, 3)])
def test_however_it_ends_the_war_card_is_discarded(own: int, theirs: int) -> None:
    board = war_over("culture", own, theirs)

    board.begin_turn_of(0)

    assert board.game.view(board.g, 1)["discard"] == ["war_over_culture"]
    assert (board.player(0).war, board.player(0).war_target) == (NONE, NONE)


@clause("R2.5.6")
def test_bonus_cards_do_not_help_in_a_war() -> None:
    board = war_over("culture", own=2).holds(0, "military_bonus_i").holds(1, "military_bonus_iii")

    board.begin_turn_of(0)

    assert board.game.scores(board.g) == [26, 14]
    assert board.asked == 0
    assert board.military_hand(1) == ["military_bonus_iii"]


# Special technologies


@clause("R2.6.1")
def test_the_winner_puts_a_special_technology_into_the_own_area() -> None:
    board = war_over("technology", own=8).has(1, "code_of_laws").begin_turn_of(0)

    board.play("pick code_of_laws")

    assert board.player(0).specials[0] == card("code_of_laws")
    assert board.player(1).specials[0] == NONE
    assert [p.civil for p in board.g.players] == [5, 4]


@clause("R2.5.3")
def test_a_technology_dearer_than_the_difference_cannot_be_taken() -> None:
    board = war_over("technology", own=6).has(1, "code_of_laws", "masonry").begin_turn_of(0)

    assert board.options() == ["done", "pick masonry"]


@clause("R2.6.1")
def test_the_loser_may_be_the_one_who_declared_the_war() -> None:
    board = war_over("technology", theirs=8).has(0, "masonry").begin_turn_of(0)

    assert board.asked == 1
    board.play("pick masonry")
    assert board.player(1).specials[3] == card("masonry")
    assert board.asked == 0


@clause("R2.6.2")
def test_a_technology_in_play_or_in_hand_cannot_be_taken() -> None:
    board = war_over("technology", own=9, seats=3).has(0, "warfare").has(1, "warfare", "masonry")
    board.has(1, "code_of_laws").holds(0, "code_of_laws")

    board.begin_turn_of(0)

    assert board.options() == ["done", "pick masonry"]


@clause("R2.6.3")
@pytest.mark.parametrize(
    ("own", "theirs", "kept"),
    [("masonry", "architecture", "architecture"), ("architecture", "masonry", "architecture")],
)
def test_of_two_special_technologies_of_a_type_the_higher_is_kept(
    own: str, theirs: str, kept: str
) -> None:
    board = war_over("technology", own=9).has(0, own).has(1, theirs).begin_turn_of(0)

    board.play(f"pick {theirs}")

    assert board.player(0).specials[3] == card(kept)
    assert board.player(1).specials[3] == NONE


@clause("R2.6.3")
def test_a_taken_technology_brings_its_blue_tokens_along() -> None:
    board = war_over("technology", own=9).has(1, "justice_system").begin_turn_of(0)

    board.play("pick justice_system")

    assert [p.blue_owned for p in board.g.players] == [19, 16]


# Declaring


@clause("R3.3.2", "R3.3.5")
def test_a_war_is_shown_paid_and_laid_into_the_own_area() -> None:
    board = Board(3).age("II").holds(0, "war_over_territory").politics_of(0)

    board.play("attack war_over_territory 3")

    shown = board.game.view(board.g, 1)["players"][0]
    assert (shown["war"], shown["war_target"], shown["military"]) == ("war_over_territory", 2, 0)
    assert board.military_hand(0) == []
    assert board.asked == 0


@clause("R3.3.2")
def test_a_war_needs_its_military_actions() -> None:
    board = Board().age("III").holds(0, "war_over_culture").politics_of(0)

    assert board.options() == ["done"]
    assert board.refusal("attack war_over_culture 2") == "why-no-military-actions"


@clause("R3.3.3")
def test_a_stronger_player_may_be_challenged() -> None:
    board = (
        Board().age("II").workers(1, "warriors", 6).holds(0, "war_over_territory").politics_of(0)
    )

    assert board.options_of("attack") == ["attack war_over_territory 2"]


@clause("R3.3.3", "R3.2.2")
@pytest.mark.parametrize("pact", ["peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty"])
def test_a_pact_that_forbids_attacks_protects_from_wars(pact: str) -> None:
    board = Board(3).age("III").has(0, "monarchy").holds(0, "war_over_culture")
    board.pact(1, pact, 0, "b").politics_of(0)

    assert board.options_of("attack") == ["attack war_over_culture 3"]
    assert board.refusal("attack war_over_culture 2") == "why-protected"


@clause("R3.3.3")
def test_loss_of_sovereignty_protects_side_b_from_all_wars_but_not_from_aggressions() -> None:
    board = Board(3).age("III").has(0, "monarchy").holds(0, "war_over_culture", "raid_i")
    board.workers(0, "warriors", 4).pact(2, "loss_of_sovereignty", 1, "a").politics_of(0)

    assert board.options_of("attack") == [
        "attack raid_i 2",
        "attack raid_i 3",
        "attack war_over_culture 3",
    ]


@clause("R3.3.4")
def test_a_pact_that_ends_with_an_attack_is_removed_when_war_is_declared() -> None:
    board = Board(3).age("III").has(0, "monarchy").holds(0, "war_over_culture")
    board.pact(1, "military_alliance", 0).pact(2, "promise_of_military_protection", 0).politics_of(
        0
    )

    board.play("attack war_over_culture 2")

    assert [p.pact for p in board.g.players] == [
        NONE,
        NONE,
        card("promise_of_military_protection"),
    ]


@clause("R3.3.5")
def test_the_war_is_resolved_in_the_next_turn_of_the_one_who_declared_it() -> None:
    board = Board().age("II").holds(0, "war_over_territory").workers(0, "warriors", 4)
    board.politics_of(0).play("attack war_over_territory 2", "done", "done")
    before = board.player(1).yellow

    board.play("done")

    assert board.asked == 0
    assert board.player(1).yellow == before - 1
