"""The end of the turn: hand limit, uprising, production, drawing, resetting (R5)."""

import pytest

from aevum.games.through_the_ages.tables import CARDS
from aevum.text import Words
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def stored(board: Board, seat: int = 0) -> tuple[int, int]:
    """Read food and resources."""
    return board.player(seat).food(), board.player(seat).resources()


@clause("R5.3.3", "R5.3.4", "R5.3.5")
def test_what_comes_in_and_what_is_eaten_is_told() -> None:
    board = Board().workers(0, "agriculture", 3).workers(0, "bronze", 2)
    food, resources = stored(board)

    board.play("done")

    (told,) = board.was_told("note-stored", 1)
    eaten = food + 3 - stored(board)[0]
    assert stored(board)[1] == resources + 2
    assert [told.args[name] for name in ("food", "eaten", "resources")] == [3, eaten, 2]


# Military cards above the limit


@clause("R5.1.1")
def test_military_cards_above_the_military_actions_are_discarded_as_you_choose() -> None:
    board = Board().holds(0, "rats", "legion", "raid_i", "enslave")

    board.play("done", "discard legion")

    assert board.options() == ["discard enslave", "discard raid_i"]
    board.play("discard raid_i")
    assert {"rats", "enslave"} <= set(board.military_hand())
    assert board.asked == 1


@clause("R5.1.1")
def test_discards_are_face_down() -> None:
    board = Board().holds(0, "rats", "legion", "raid_i")

    board.play("done", "discard legion")

    shown = board.game.view(board.g, 1)
    assert (shown["discard"], shown["discard_unseen"]) == ([], 1)
    assert len(board.was_told("note-discarded-hidden", 1)) == 1
    assert len(board.was_told("note-discarded", 0)) == 1


@clause("R5.1.1")
def test_spent_military_actions_count_for_the_limit() -> None:
    board = Board().holds(0, "rats", "legion")
    board.player().military = 0

    board.play("done")

    assert board.asked == 1
    assert board.military_hand() == ["rats", "legion"]


@clause("R5.1.1")
def test_what_raises_the_hand_limit_is_added() -> None:
    board = Board().completed(0, "library_of_alexandria").holds(0, "rats", "legion", "raid_i")

    board.play("done")

    assert board.asked == 1


@clause("R5.1.1", "R8.3.1")
def test_a_military_action_from_a_pact_counts_for_the_limit() -> None:
    board = Board(3).pact(1, "open_borders_agreement", 0).holds(0, "rats", "legion", "raid_i")

    board.turn_of(0).play("done")

    assert board.asked == 1


@clause("R5.0", "R5.1.1")
def test_only_discarding_needs_a_decision() -> None:
    board = Board().unused(0, 8).yellow_bank(0, 0).tokens(0, "bronze", 12)

    board.play("done")

    assert board.asked == 1
    assert len(board.was_told("note-corruption")) == len(board.was_told("note-hunger")) == 1


@clause("R5.0", "R5.1.1", "R5.4.1")
def test_cards_are_discarded_before_new_ones_are_drawn() -> None:
    board = Board().holds(0, "rats", "legion")

    board.play("done")

    assert len(board.military_hand()) == 4


# Uprising


@clause("R5.2.1")
@pytest.mark.parametrize(("unused", "rises"), [(1, True), (2, False), (3, False)])
def test_more_discontent_than_unused_workers_are_an_uprising(unused: int, rises: bool) -> None:
    board = Board().unused(0, unused).yellow_bank(0, 11).tokens(0, "agriculture", 1)

    board.play("done")

    assert (len(board.was_told("note-uprising")) == 1) is rises
    assert (board.player().science == 0) is rises


@clause("R5.2.1")
def test_in_an_uprising_the_whole_production_phase_is_left_out() -> None:
    board = Board().yellow_bank(0, 0).tokens(0, "bronze", 6).tokens(0, "agriculture", 1)
    board.points(0, 5, 30)

    board.play("done")

    p = board.player()
    assert (p.science, p.culture) == (5, 30)
    assert stored(board) == (1, 6)


@clause("R5.2.1", "R5.4.3")
def test_an_uprising_does_not_keep_you_from_drawing() -> None:
    board = Board().yellow_bank(0, 0)

    board.play("done")

    assert len(board.military_hand()) == 2


# Production


@clause("R5.3.1")
def test_the_ratings_are_scored_as_points() -> None:
    board = Board().workers(0, "religion", 1).workers(0, "philosophy", 2).points(0, 3, 4)
    assert board.ratings()[:2] == (1, 2)

    board.play("done")

    assert (board.player().science, board.player().culture) == (5, 5)


@clause("R5.3.2")
@pytest.mark.parametrize(("tokens", "lost"), [(5, 0), (6, 2), (10, 2), (11, 4), (15, 4), (16, 6)])
def test_corruption_follows_the_blue_bank(tokens: int, lost: int) -> None:
    board = Board().workers(0, "bronze", 0).unused(0, 3).tokens(0, "bronze", tokens)

    board.play("done")

    assert board.player().resources() == tokens - lost


@clause("R5.3.2")
def test_what_resources_are_missing_for_corruption_is_lost_in_food() -> None:
    board = Board().tokens(0, "agriculture", 10).tokens(0, "bronze", 1)

    board.play("done")

    assert board.was_told("note-corruption")[0].args["n"] == 4
    assert stored(board) == (10 - 3 + 2, 2)


@clause("R5.3.2", "T2")
def test_corruption_gives_change_for_a_token_of_high_value() -> None:
    board = Board().workers(0, "bronze", 0).unused(0, 3).has(0, "coal").blue_bank(0, 10)
    board.tokens(0, "coal", 1).turn_of(0)

    board.play("done")

    assert board.player().stores[4:7] == [1, 0, 0]


@clause("R5.3.2")
def test_who_has_too_little_for_corruption_loses_all() -> None:
    board = Board().blue_bank(0, 2).tokens(0, "bronze", 1).tokens(0, "agriculture", 1)

    board.play("done")

    assert board.was_told("note-corruption")[0].args["n"] == 6
    assert stored(board) == (2, 0)
    assert board.player().culture == 0


@clause("R5.3.2")
def test_corruption_comes_before_production() -> None:
    board = Board().tokens(0, "bronze", 5)

    board.play("done")

    assert board.was_told("note-corruption") == []
    assert stored(board) == (2, 7)


@clause("R5.3.3")
def test_each_farm_worker_brings_one_token_to_its_card() -> None:
    board = Board().workers(0, "irrigation", 1)

    board.play("done")

    assert board.player().stores[:2] == [2, 1]
    assert board.player().food() == 4


@clause("R5.3.3")
def test_with_too_few_tokens_the_highest_farms_come_first() -> None:
    board = Board().workers(0, "irrigation", 1).yellow_bank(0, 18).blue_bank(0, 2)

    board.play("done")

    assert board.player().stores[:2] == [1, 1]
    assert stored(board) == (3, 0)


@clause("R5.3.4")
@pytest.mark.parametrize(
    ("bank", "eaten"), [(17, 0), (16, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)]
)
def test_consumption_follows_the_yellow_bank(bank: int, eaten: int) -> None:
    board = Board().unused(0, 8).yellow_bank(0, bank).tokens(0, "agriculture", 4)

    board.play("done")

    assert board.player().food() == 4 + 2 - eaten


@clause("R5.3.4")
def test_each_missing_food_costs_four_culture_points() -> None:
    board = Board().unused(0, 8).yellow_bank(0, 4).points(0, culture=20)

    board.play("done")

    assert board.player().culture == 20 - 4 * 2
    assert board.player().food() == 0
    told = board.was_told("note-hunger")[0]
    assert (told.args["n"], told.args["culture"]) == (2, 8)


@clause("R5.3.4", "R8.7.1")
def test_hunger_never_takes_more_culture_points_than_there_are() -> None:
    board = Board().unused(0, 8).yellow_bank(0, 0).points(0, culture=5)

    board.play("done")

    assert board.player().culture == 0
    assert board.was_told("note-hunger")[0].args["culture"] == 5


@clause("R5.3.2")
def test_corruption_bears_one_name_before_and_after_it_is_paid() -> None:
    board = Board().tokens(0, "bronze", 12)
    words = Words("de", "through_the_ages")
    foreseen = [words.say(loss.what) for loss in board.losses("done") if loss.clause == "R5.3.2"]

    board.play("done")

    said = words.say(board.was_told("note-corruption")[0], ["Ada", "Ben"])
    assert foreseen == ["Verlust: 4 Ressourcen, denn der blaue Vorrat ist zu leer."]
    assert said == "Verlust bei Ada: 4 Ressourcen, denn der blaue Vorrat ist zu leer."


@clause("R5.3.4")
@pytest.mark.parametrize(
    ("yellow", "culture", "said"),
    [
        (8, 20, "Hunger bei Ada: 1 Nahrung fehlt. Das kostet 4 Kulturpunkte."),
        (4, 20, "Hunger bei Ada: 2 Nahrung fehlen. Das kostet 8 Kulturpunkte."),
        (
            *(4, 5),
            "Hunger bei Ada: 2 Nahrung fehlen."
            " An Kulturpunkten wären 8 fällig; nur 5 sind da und gehen verloren.",
        ),
        (
            *(4, 0),
            "Hunger bei Ada: 2 Nahrung fehlen."
            " An Kulturpunkten wären 8 fällig, aber es sind keine da.",
        ),
    ],
)
def test_hunger_is_told_with_what_it_costs_and_what_there_was(
    yellow: int, culture: int, said: str
) -> None:
    board = Board().unused(0, 8).yellow_bank(0, yellow).points(0, culture=culture)

    board.play("done")

    told = board.was_told("note-hunger")[0]
    assert Words("de", "through_the_ages").say(told, ["Ada", "Ben"]) == said


@clause("R5.3.4")
def test_the_new_harvest_can_be_eaten() -> None:
    board = Board().unused(0, 2).yellow_bank(0, 12).points(0, culture=8)

    board.play("done")

    assert board.player().culture == 8
    assert board.player().food() == 0


@clause("R5.3.5")
def test_each_mine_worker_brings_one_token_to_its_card() -> None:
    board = Board().workers(0, "iron", 1)

    board.play("done")

    assert board.player().stores[4:6] == [2, 1]
    assert board.player().resources() == 4


@clause("R5.3.5")
def test_with_too_few_tokens_the_highest_mines_come_first() -> None:
    board = Board().workers(0, "agriculture", 0).unused(0, 3).workers(0, "coal", 1)
    board.yellow_bank(0, 18).blue_bank(0, 2)

    board.play("done")

    assert board.player().stores[4:7] == [1, 0, 1]


@clause("R5.3.5", "R5.3.4")
def test_resources_are_produced_after_consumption_has_freed_tokens() -> None:
    board = Board().unused(0, 1).yellow_bank(0, 13).blue_bank(0, 2)

    board.play("done")

    assert stored(board) == (1, 1)


# Drawing


@clause("R5.4.1")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_one_card_is_drawn_for_each_military_action_left_but_at_most_three(
    left: int, drawn: int
) -> None:
    board = Board().has(0, "communism").turn_of(0)
    board.player().military = left

    board.play("done")

    assert len(board.military_hand()) == drawn


@clause("R5.4.1")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_the_cards_drawn_are_of_the_current_age(age: str) -> None:
    board = Board().age(age).turn_of(0)

    board.play("done")

    assert board.game.view(board.g, 1)["players"][0]["military_hand_ages"] == [age, age]


@clause("R5.4.1")
def test_an_extra_military_action_that_is_left_draws_a_card() -> None:
    board = Board().holds(0, "patriotism_a").turn_of(0)

    board.play("play patriotism_a", "done")

    assert len(board.military_hand()) == 3


@clause("R5.4.2")
def test_when_the_deck_runs_out_the_discards_are_the_new_deck() -> None:
    board = Board().military_deck("legion").lays_open("raid_i")

    board.play("done")

    assert board.military_hand() == ["legion", "raid_i"]
    assert board.game.view(board.g, 0)["discard"] == []


@clause("R5.4.2", "R5.1.1")
def test_cards_discarded_face_down_are_shuffled_in_too() -> None:
    board = Board().military_deck("foray").holds(0, "rats", "legion", "raid_i")

    board.play("done", "discard legion")

    assert board.military_hand() == ["foray", "rats", "legion", "raid_i"]


@clause("R5.4.2", "R7.3.3")
def test_the_new_deck_is_made_at_once_when_the_last_card_is_drawn() -> None:
    board = Board().military_deck("legion", "foray").lays_open("raid_i")

    board.play("done")

    assert board.g.military_deck == [card("raid_i")]
    assert board.game.view(board.g, 0)["discard"] == []


@clause("R5.4.2")
def test_resolved_events_are_not_shuffled_in() -> None:
    board = Board().reveal("crusades").military_deck()

    board.play("done")

    assert board.military_hand() == []
    assert [CARDS[number] for number in board.g.past] == ["crusades"]


@clause("R5.4.3")
def test_with_deck_and_discards_empty_you_draw_no_more() -> None:
    board = Board().military_deck("legion")

    board.play("done")

    assert board.military_hand() == ["legion"]
    assert board.asked == 1


# Resetting


@clause("R5.5.1")
def test_all_actions_are_available_again() -> None:
    board = Board().tokens(0, "bronze", 4).turn_of(0)

    board.play("build warriors", "destroy bronze", "destroy bronze", "done")

    assert (board.player().civil, board.player().military) == (4, 2)


@clause("R5.5.1")
def test_an_event_can_make_you_spend_actions_before_your_next_turn() -> None:
    board = Board().yellow_bank(0, 16).reveal("rebellion", 1)

    board.play("done", "done")

    assert board.asked == 0
    assert board.player().civil == 2


@clause("R5.5.1")
def test_what_was_for_this_turn_is_lost() -> None:
    board = Board().holds(0, "patriotism_a").turn_of(0)

    board.play("play patriotism_a", "done")

    p = board.player()
    assert (p.extra_military, p.unit_resource) == (0, 0)
    assert card("patriotism_a") not in p.hand
