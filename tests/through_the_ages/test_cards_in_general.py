"""What holds for all cards: levels, hands, play and discard piles (R7)."""

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.invariants import all_cards
from aevum.games.through_the_ages.tables import AGE, CARDS, LEVEL
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# Levels


@clause("R7.1.1")
def test_the_level_of_a_card_is_the_number_of_its_age() -> None:
    assert LEVEL == AGE
    assert [LEVEL[card(name)] for name in ("bronze", "iron", "coal", "oil")] == [0, 1, 2, 3]


@clause("R7.1.1")
def test_the_best_mine_is_the_highest_level_that_has_a_worker() -> None:
    board = Board().completed(0, "transcontinental_railroad").workers(0, "iron", 1).has(0, "oil")
    board.yellow_bank(0, 18)

    board.play("done")

    assert (board.stored("bronze"), board.stored("iron"), board.stored("oil")) == (2, 2, 0)


# Hands


@clause("R7.2.1")
def test_at_the_limit_no_civil_card_comes_into_the_hand() -> None:
    board = Board().holds(0, "iron", "drama", "alchemy").shows(1, "knights").shows(2, "theology")

    board.play("take 1")

    assert len(board.hand()) == 4
    assert board.why("take 2") == ("R4.2.2", "why-hand-full")


@clause("R7.2.1")
def test_nobody_has_to_discard_civil_cards_above_the_limit() -> None:
    board = Board().holds(0, "iron", "drama", "alchemy", "knights", "theology", "printing_press")

    board.play("done")

    assert len(board.hand()) == 6
    assert board.asked == 1


@clause("R7.2.1")
def test_civil_cards_are_taken_openly() -> None:
    board = Board().shows(1, "iron")

    board.play("take 1")

    shown = board.game.view(board.g, 1)["players"]
    assert isinstance(shown, list) and "iron" in str(shown[0])


@clause("R7.2.2")
def test_military_cards_are_drawn_secretly() -> None:
    board = Board().age("II")
    board.g.military_deck = [card("spy")] * 2

    board.play("done")

    assert board.military_hand(0) == ["spy", "spy"]
    assert "spy" not in str(board.game.view(board.g, 1)["players"])
    assert "spy" in str(board.game.view(board.g, 0)["players"])


@clause("R7.2.2")
def test_the_limit_of_military_cards_is_checked_only_at_the_end_of_the_own_turn() -> None:
    board = Board().holds(0, "foray", "rats", "raiders").holds(1, "crusades", "enslave", "legion")

    board.play("done")
    asked, options = board.asked, board.options_of("discard")
    board.play("discard foray")

    assert (asked, len(options)) == (0, 3)
    assert (board.asked, len(board.military_hand(1))) == (1, 3)
    assert board.options_of("discard") == []


# In play


@clause("R7.3.1")
def test_a_card_in_hand_is_not_in_play() -> None:
    board = Board()
    before = board.ratings()

    board.holds(0, "homer", "theocracy", "warfare", "historic_territory_i")

    assert board.ratings() == before
    assert board.player().military == 2


@clause("R7.3.1")
def test_common_tactics_are_in_play() -> None:
    board = Board().tactic(1, "legion")

    assert board.options_of("copy") == ["copy legion"]


@clause("R7.3.2")
def test_civil_cards_that_leave_the_hand_or_the_table_never_come_back() -> None:
    board = Board().led_by(0, "moses").holds(0, "stockpile_a", "genghis_khan")

    board.play("play stockpile_a", "play genghis_khan")

    assert card("stockpile_a") not in all_cards(board.g)
    assert card("moses") not in all_cards(board.g)


@clause("R7.3.2")
def test_military_cards_removed_from_play_lie_on_the_same_pile_as_discarded_ones() -> None:
    board = Board(3).pact(0, "open_borders_agreement", 1).politics_of(0)

    board.play("break 1")

    assert board.g.discard_seen == [card("open_borders_agreement")]


@clause("R7.3.3")
def test_what_is_discarded_without_having_been_played_is_not_shown() -> None:
    board = Board().holds(0, "foray", "rats", "enslave")
    board.play("done")

    board.play("discard foray")

    assert board.g.discard_unseen == [card("foray")]
    assert board.was_told("note-discarded", 1) == []
    assert len(board.was_told("note-discarded-hidden", 1)) == 1
    assert len(board.was_told("note-discarded", 0)) == 1


@clause("R7.3.3")
def test_the_discard_pile_of_the_current_age_becomes_the_deck_when_that_is_empty() -> None:
    board = Board().military_deck("enslave").lays_open("legion")

    board.play("done")

    assert sorted(board.military_hand(0)) == ["enslave", "legion"]
    assert board.g.discard_seen == board.g.discard_unseen == []


@clause("R7.3.3")
def test_a_card_discarded_while_deck_and_pile_are_empty_is_the_new_deck_at_once() -> None:
    board = Board().military_deck().holds(0, "foray", "enslave")

    board.g.discard_secretly(0, card("foray"))
    board.g.discard_secretly(0, card("enslave"))

    assert board.g.military_deck == [card("foray")]
    assert board.g.discard_unseen == [card("enslave")]


@clause("R7.3.3")
def test_resolved_events_are_never_drawn_again() -> None:
    board = Board().reveal("crusades")
    board.g.military_deck = []
    board.g.discard_seen = []
    board.g.discard_unseen = []

    board.play("done")

    assert board.military_hand(0) == []
    assert [CARDS[event] for event in board.g.past] == ["crusades"]


@clause("R7.3.3")
def test_a_card_of_an_earlier_age_is_not_shuffled_into_the_deck_of_the_current_one() -> None:
    board = Board().age("II").holds(0, "rats", "foray", "spy")
    board.play("done")

    board.play("discard foray")

    assert board.g.discard_unseen == []
    assert card("foray") not in board.g.military_deck


# Wonders, leaders, pacts, wars and events


@clause("R7.5.1")
def test_there_is_one_unfinished_wonder_at_most_and_any_number_of_completed_ones() -> None:
    board = Board().has(0, "republic").building(0, "kremlin").shows(1, "great_wall")
    unfinished = board.options_of("take")

    board.completed(0, "colossus", "pyramids", "hanging_gardens")
    board.player().wonder = NONE

    assert "take 1" not in unfinished
    assert "take 1" in board.options_of("take")


@clause("R7.5.2")
def test_a_second_leader_takes_the_place_of_the_first() -> None:
    board = Board().led_by(0, "julius_caesar").holds(0, "joan_of_arc")

    board.play("play joan_of_arc")

    assert (board.player().leader, board.ratings()[2]) == (card("joan_of_arc"), 1)


@clause("R7.6.7")
def test_a_new_pact_ends_the_own_one_and_leaves_those_of_others() -> None:
    board = Board(4).pact(0, "trade_routes_agreement", 1).pact(1, "military_alliance", 0)
    board.pact(2, "peace_treaty", 0).holds(0, "open_borders_agreement").politics_of(0)

    board.play("offer open_borders_agreement 4", "accept")

    pacts = [board.player(seat).pact for seat in range(4)]
    assert pacts == [
        card("open_borders_agreement"),
        card("military_alliance"),
        card("peace_treaty"),
        NONE,
    ]


@clause("R7.6.8")
def test_a_war_is_removed_from_play_when_it_is_resolved() -> None:
    board = Board().age("II").war(0, "war_over_territory", 1).workers(0, "warriors", 2)

    board.begin_turn_of(0)

    assert board.player(0).war == NONE
    assert board.g.discard_seen == [card("war_over_territory")]


@clause("R7.7.1")
def test_a_resolved_aggression_lies_on_the_discard_pile() -> None:
    board = Board().workers(0, "warriors", 2).holds(0, "enslave").politics_of(0)

    board.play("attack enslave 2")

    assert board.g.discard_seen == [card("enslave")]


@clause("R7.7.2")
def test_a_revealed_event_is_resolved_and_goes_to_the_past_events() -> None:
    board = Board().reveal("development_of_science")

    assert board.player().science == 2
    assert [CARDS[event] for event in board.g.past] == ["development_of_science"]


@clause("R7.7.3")
def test_a_bonus_card_that_was_played_lies_on_the_discard_pile() -> None:
    board = Board().workers(0, "warriors", 2).holds(0, "plunder_i").holds(1, "military_bonus_i")
    board.politics_of(0)

    board.play("attack plunder_i 2", "play military_bonus_i")

    assert sorted(board.g.discard_seen) == [card("military_bonus_i"), card("plunder_i")]


@clause("R7.8.2")
def test_events_and_territories_carry_the_harp_and_only_they_can_be_prepared() -> None:
    board = Board(3).workers(0, "warriors", 2).holds(0, "rats", "vast_territory_i", "legion")
    board.holds(0, "military_bonus_i", "plunder_i", "open_borders_agreement").politics_of(0)

    assert board.options_of("prepare") == ["prepare rats", "prepare vast_territory_i"]
    assert board.options_of("attack") == ["attack plunder_i 2", "attack plunder_i 3"]
    assert board.options_of("offer") == [
        "offer open_borders_agreement 2",
        "offer open_borders_agreement 3",
    ]
    assert board.options_of("play") == []


@clause("R7.8.2")
def test_cards_with_a_crown_are_not_played_in_the_action_phase() -> None:
    board = Board(3).workers(0, "warriors", 2).holds(0, "rats", "plunder_i", "legion")
    board.holds(0, "open_borders_agreement", "military_bonus_i")

    assert board.options_of("play") == ["play legion"]
    for verb in ("prepare", "attack", "offer"):
        assert board.options_of(verb) == []


@clause("R7.8.1")
def test_a_government_shows_two_science_costs_and_a_limit() -> None:
    board = Board().holds(0, "monarchy").points(0, science=7).workers(0, "religion", 2)
    cheap = board.options()
    board.points(0, science=8).tokens(0, "bronze", 3)
    limited = board.options()

    board.play("develop monarchy")

    assert "revolution monarchy" in cheap and "develop monarchy" not in cheap
    assert "build religion" in board.options() and "build religion" not in limited
