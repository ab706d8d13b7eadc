"""Playing an aggression and defending against it (R3.2, T5 to T7)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def raid(own: int = 4, theirs: int = 1, seats: int = 2, name: str = "raid_i") -> Board:
    """Let seat 0 hold an aggression, with so many warriors against those of seat 1."""
    board = Board(seats).holds(0, name).workers(0, "warriors", own).workers(1, "warriors", theirs)
    return board.politics_of(0)


# Whom you may attack


@clause("R3.2.1")
def test_an_aggression_is_shown_and_paid_with_military_actions() -> None:
    board = raid()

    board.play("attack raid_i 2")

    assert board.player().military == 1
    assert board.military_hand() == []
    assert len(board.was_told("note-attacked", 1)) == 1


@clause("R3.2.1")
def test_an_aggression_that_cannot_be_paid_cannot_be_played() -> None:
    board = raid(name="raid_iii")

    assert board.options() == ["done"]
    assert board.why("attack raid_iii 2") == ("R3.2.1", "why-no-military-actions")


@clause("R3.2.1")
def test_you_cannot_attack_yourself() -> None:
    board = raid(seats=3)

    assert board.options_of("attack") == ["attack raid_i 2", "attack raid_i 3"]
    assert board.why("attack raid_i 1") == ("R3.2.1", "why-no-such-player")


@clause("R3.2.2")
@pytest.mark.parametrize("pact", ["peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_player_whom_a_pact_protects_cannot_be_attacked(pact: str, owner: int) -> None:
    board = raid(seats=3).age("III").pact(owner, pact, 1 - owner).politics_of(0)

    assert board.options_of("attack") == ["attack raid_i 3"]
    assert board.why("attack raid_i 2") == ("R3.2.2", "why-protected")


@clause("R3.2.3")
@pytest.mark.parametrize(("theirs", "possible"), [(3, True), (4, False), (5, False)])
def test_only_a_weaker_player_can_be_attacked(theirs: int, possible: bool) -> None:
    board = raid(own=4, theirs=theirs)

    assert (board.options_of("attack") == ["attack raid_i 2"]) is possible


@clause("R3.2.3", "R11.3")
def test_a_bonus_for_attacking_this_player_counts() -> None:
    board = raid(own=2, theirs=3, seats=3).workers(2, "warriors", 3)
    board.pact(1, "open_borders_agreement", 0).politics_of(0)

    assert board.options_of("attack") == ["attack raid_i 2"]


@clause("R3.2.3")
def test_the_strength_from_a_pact_that_the_attack_ends_does_not_count() -> None:
    board = raid(own=2, theirs=2, seats=3)
    board.pact(0, "promise_of_military_protection", 1, "b").politics_of(0)
    own = board.options_of("attack")

    board = raid(own=2, theirs=1, seats=3)
    board.pact(0, "promise_of_military_protection", 1, "a").politics_of(0)

    assert own == ["attack raid_i 3"]
    assert "attack raid_i 2" in board.options_of("attack")


@clause("R3.2.3", "R3.2.5")
def test_a_bonus_for_the_attack_counts_against_the_defence_too() -> None:
    board = raid(own=2, theirs=2, seats=3).holds(1, "rats")
    board.pact(1, "open_borders_agreement", 0).politics_of(0)

    board.play("attack raid_i 2")

    assert board.options() == ["done"]


@clause("R3.2.3", "R3.2.4")
@pytest.mark.parametrize(("theirs", "possible"), [(2, True), (3, False)])
def test_an_alliance_helps_neither_side_in_the_attack_that_ends_it(
    theirs: int, possible: bool
) -> None:
    board = raid(own=3, theirs=theirs, seats=3).age("III").holds(1, "rats")
    board.pact(0, "military_alliance", 1).politics_of(0)

    assert ("attack raid_i 2" in board.options()) is possible


@clause("R3.2.4")
@pytest.mark.parametrize(
    ("pact", "ends"),
    [
        ("military_alliance", True),
        ("promise_of_military_protection", True),
        ("open_borders_agreement", False),
        ("scientific_cooperation", False),
    ],
)
def test_a_pact_that_ends_with_an_attack_is_removed(pact: str, ends: bool) -> None:
    board = raid(seats=3, own=6).age("III").pact(1, pact, 0).politics_of(0)

    board.play("attack raid_i 2")

    assert (board.player(1).pact == NONE) is ends


@clause("R3.2.4")
def test_a_pact_with_somebody_else_stays() -> None:
    board = raid(seats=3).age("III").pact(0, "military_alliance", 2).politics_of(0)

    board.play("attack raid_i 2")

    assert board.player(0).pact == card("military_alliance")


# The defence


@clause("R3.2.5", "R3.2.7")
def test_bonus_cards_defend_with_their_upper_value_and_a_tie_defends() -> None:
    board = raid(own=3).holds(1, "military_bonus_i").workers(1, "philosophy", 2)

    board.play("attack raid_i 2", "play military_bonus_i")

    assert len(board.was_told("note-attack-failed")) == 1
    assert board.player(1).workers[8] == 2
    assert board.game.view(board.g, 0)["discard"] == ["military_bonus_i", "raid_i"]


@clause("R3.2.5")
def test_any_military_card_discarded_face_down_defends_with_one() -> None:
    board = raid(own=3).holds(1, "rats", "legion")

    board.play("attack raid_i 2", "discard rats", "discard legion")

    assert len(board.was_told("note-attack-failed")) == 1
    shown = board.game.view(board.g, 0)
    assert (shown["discard"], shown["discard_unseen"]) == (["raid_i"], 2)
    assert len(board.was_told("note-discarded-hidden")) == 2


@clause("R3.2.5")
def test_a_bonus_card_and_discards_add_up() -> None:
    board = raid(own=4).holds(1, "rats", "military_bonus_i")

    board.play("attack raid_i 2", "discard rats", "play military_bonus_i")

    assert len(board.was_told("note-attack-failed")) == 1


@clause("R3.2.6")
def test_a_defence_has_at_most_as_many_cards_as_the_rival_has_military_actions() -> None:
    board = raid(own=4).holds(1, "rats", "legion", "foray")
    board.play("attack raid_i 2")
    short = board.options()

    board = raid(own=4).has(1, "monarchy").holds(1, "rats", "legion", "foray").politics_of(0)
    board.play("attack raid_i 2")

    assert short == ["done"]
    assert board.options() == ["done", "discard foray"]


@clause("R3.2.6")
def test_spent_military_actions_count_for_the_defence_too() -> None:
    board = raid(own=3).holds(1, "rats", "legion")
    board.player(1).military = 0

    board.play("attack raid_i 2", "discard rats", "discard legion")

    assert len(board.was_told("note-attack-failed")) == 1


@clause("R3.2.7", "R3.2.8")
@pytest.mark.parametrize(("answer", "defense"), [("play military_bonus_i", 3), ("done", 1)])
def test_the_strengths_that_were_compared_are_told(answer: str, defense: int) -> None:
    board = raid(own=3).holds(1, "military_bonus_i").workers(1, "philosophy", 2)

    board.play("attack raid_i 2", answer)

    (compared,) = board.was_told("note-compared")
    assert (compared.args["strength"], compared.args["defense"]) == (3, defense)


@clause("R3.2.7")
def test_a_failed_aggression_has_no_effect() -> None:
    board = raid(name="enslave").holds(1, "military_bonus_iii")

    board.play("attack enslave 2", "play military_bonus_iii")

    assert board.player(1).unused == 1
    assert board.player(0).food() == board.player(0).resources() == 0
    assert board.asked == 0


@clause("R3.2.8")
def test_a_rival_who_will_not_defend_keeps_the_cards() -> None:
    board = raid(own=3).holds(1, "military_bonus_i", "rats")

    board.play("attack raid_i 2", "done")

    assert board.military_hand(1) == ["rats", "military_bonus_i"]
    assert board.options() == ["raze philosophy 2"]


@clause("R3.2.8")
def test_a_successful_aggression_is_carried_out_and_then_discarded() -> None:
    board = raid(name="enslave")

    board.play("attack enslave 2")

    assert board.player(1).unused == 0
    assert (board.player(0).food(), board.player(0).resources()) == (2, 2)
    assert board.game.view(board.g, 1)["discard"] == ["enslave"]


@clause("R3.2.8")
@pytest.mark.parametrize(("name", "points"), [("spy", (5, 0)), ("armed_intervention", (0, 7))])
def test_points_are_taken_from_the_rival(name: str, points: tuple[int, int]) -> None:
    board = raid(name=name).age("III").points(1, 9, 9)

    board.play(f"attack {name} 2")

    assert (board.player(0).science, board.player(0).culture) == points
    assert (board.player(1).science, board.player(1).culture) == (9 - points[0], 9 - points[1])


@clause("R3.2.9")
def test_the_cost_of_a_card_is_its_printed_cost() -> None:
    board = raid().has(1, "masonry").workers(1, "printing_press", 1).politics_of(0)

    board.play("attack raid_i 2", "raze printing_press 2")

    assert board.player(0).resources() == 2
    assert board.player(1).unused == 2


@clause("R3.2.10")
def test_neither_side_can_sacrifice_units() -> None:
    board = raid(own=3, theirs=2).holds(1, "rats")

    board.play("attack raid_i 2")

    assert board.options() == ["done", "discard rats"]
    board.play("done", "raze philosophy 2")
    assert [p.workers[28] for p in board.g.players] == [3, 2]


@clause("R3.2.10")
def test_military_actions_of_a_failed_aggression_are_lost() -> None:
    board = raid(name="enslave").holds(1, "military_bonus_iii")

    board.play("attack enslave 2", "play military_bonus_iii")

    assert board.player(0).military == 0


# Rulings


@clause("T5")
def test_a_rival_with_cards_is_asked_even_if_no_defence_is_possible() -> None:
    board = raid(own=9).holds(1, "rats")

    board.play("attack raid_i 2")

    assert (board.asked, board.options()) == (1, ["done"])


@clause("T5")
def test_a_rival_without_cards_is_not_asked() -> None:
    board = raid()

    board.play("attack raid_i 2")

    assert board.asked == 0
    assert board.options() == ["raze philosophy 2"]


@clause("T5")
def test_only_cards_with_which_the_strength_can_be_reached_are_offered() -> None:
    board = raid(own=5).holds(1, "rats", "legion", "military_bonus_i", "military_bonus_ii")

    board.play("attack raid_i 2")

    assert board.options() == [
        "done",
        "discard rats",
        "discard legion",
        "play military_bonus_i",
        "play military_bonus_ii",
    ]
    board.play("discard rats")
    assert board.options() == ["done", "play military_bonus_ii"]


@clause("T5")
def test_a_bonus_card_is_never_discarded_for_one() -> None:
    board = raid(own=2).holds(1, "military_bonus_i")

    board.play("attack raid_i 2")

    assert board.options() == ["done", "play military_bonus_i"]


@clause("T5")
def test_the_defence_is_complete_as_soon_as_the_strength_is_reached() -> None:
    board = raid(own=3).holds(1, "military_bonus_i", "military_bonus_ii")

    board.play("attack raid_i 2", "play military_bonus_i")

    assert board.asked == 0
    assert board.military_hand(1) == ["military_bonus_ii"]


@clause("T5", "R3.2.8")
def test_who_gives_up_a_defence_takes_all_cards_back() -> None:
    board = raid(own=3).holds(1, "rats", "legion")

    board.play("attack raid_i 2", "discard rats", "done")

    assert board.military_hand(1) == ["rats", "legion"]
    assert len(board.was_told("note-attack-succeeded")) == 1


@clause("T6")
def test_the_attacker_names_how_much_of_the_plunder_is_food() -> None:
    board = raid(name="plunder_i").tokens(1, "agriculture", 2).tokens(1, "bronze", 2)

    board.play("attack plunder_i 2")

    assert board.options() == ["food 1", "food 2"]
    board.play("food 1")
    assert [(p.food(), p.resources()) for p in board.g.players] == [(1, 2), (1, 0)]


@clause("T6")
def test_plunder_takes_as_much_as_there_is() -> None:
    board = raid(name="plunder_i").tokens(1, "bronze", 2)

    board.play("attack plunder_i 2")

    assert board.options() == ["food 0"]
    board.play("food 0")
    assert [p.resources() for p in board.g.players] == [2, 0]


@clause("T7")
def test_infiltrate_needs_a_leader_or_an_unfinished_wonder() -> None:
    board = raid(seats=4, name="infiltrate").age("II").led_by(1, "genghis_khan")
    board.building(2, "kremlin").politics_of(0)

    assert board.options_of("attack") == ["attack infiltrate 2", "attack infiltrate 3"]


@clause("T7")
@pytest.mark.parametrize(
    "name", ["enslave", "plunder_i", "raid_i", "annex", "plunder_ii", "raid_ii"]
)
def test_all_other_aggressions_may_be_played_even_if_there_is_nothing_to_take(name: str) -> None:
    board = raid(name=name).workers(1, "philosophy", 0).unused(1, 0)

    board.play(f"attack {name} 2")

    assert len(board.was_told("note-attack-succeeded")) == 1
