"""What is picked together is named in any order: the higher first, and nothing is lost."""

from aevum.games.through_the_ages.tokens import push_population_loss
from aevum.kernel.state import NOBODY
from aevum.record.sets import set_question
from tests.kit import clause
from tests.through_the_ages.board import Board, card
from tests.through_the_ages.test_aggressions import raid
from tests.through_the_ages.test_cards_attacks import attacker


@clause("R5.1.1")
def test_military_cards_are_discarded_in_any_order() -> None:
    board = Board().holds(0, "rats", "legion", "raid_i", "enslave")
    board.play("done")

    board.choose("discard raid_i", "discard enslave")

    assert {"rats", "legion"} <= set(board.military_hand())


@clause("R6.2.3")
def test_units_and_cards_of_a_force_are_named_in_any_order() -> None:
    board = Board().workers(0, "warriors", 2).workers(0, "knights", 1)
    board.holds(0, "military_bonus_i").wins(0, "historic_territory_i", 4)

    board.choose("play military_bonus_i", "send knights", "send warriors")

    assert board.player().colonies == [card("historic_territory_i")]
    assert board.military_hand() == []


@clause("R6.2.3")
def test_a_force_that_is_too_weak_does_not_sail() -> None:
    board = Board().workers(0, "warriors", 2).workers(0, "knights", 1)
    board.wins(0, "historic_territory_i", 4)
    question = set_question(board.game, board.state)
    assert question is not None
    knights = board.game.parse(board.state, "send knights")
    warriors = board.game.parse(board.state, "send warriors")

    assert not question.look([knights]).may_confirm
    assert not question.look([knights, warriors]).may_confirm
    assert question.look([knights, warriors, warriors]).may_confirm


@clause("R3.2.5")
def test_a_defense_is_named_in_any_order_and_to_be_done_gives_it_up() -> None:
    board = raid(own=5).holds(1, "military_bonus_i", "rats", "foray").has(1, "monarchy")
    board.play("attack raid_i 2")
    question = set_question(board.game, board.state)
    assert question is not None
    lone = board.game.parse(board.state, "play military_bonus_i")

    assert not question.look([lone]).may_confirm
    board.choose("play military_bonus_i", "discard rats", "discard foray")

    assert board.military_hand(1) == []


@clause("R3.2.9")
def test_a_raid_names_the_lower_building_first_and_still_takes_both() -> None:
    board = attacker("raid_ii", 9).workers(1, "alchemy", 1).workers(1, "scientific_method", 1)
    board.politics_of(0)
    board.play("attack raid_ii 2")

    assert "raze scientific_method 2" in board.fitting("raze alchemy 2")
    board.choose("raze alchemy 2", "raze scientific_method 2")

    assert (board.working("alchemy", 1), board.working("scientific_method", 1)) == (0, 0)


@clause("R8.5.3")
def test_workers_are_lost_from_cards_in_any_order() -> None:
    board = Board().unused(0, 0).workers(0, "bronze", 3).workers(0, "agriculture", 2)
    push_population_loss(board.g, 0, 3)
    board.g.asked = NOBODY
    board.g.run()

    board.choose("recall bronze", "recall agriculture", "recall bronze")

    assert (board.working("bronze"), board.working("agriculture")) == (1, 1)
