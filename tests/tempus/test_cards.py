"""The idea cards: every card, every use, and what comes of using several (R8)."""

import pytest

from aevum.games.tempus.effect_ids import EFFECTS
from aevum.games.tempus.ids import CARD_TERRAINS, TERRAINS
from aevum.games.tempus.names import card_name
from aevum.games.tempus.tables import DECKS
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border

CARDS = [f"{effect} {terrain}" for effect in EFFECTS for terrain in TERRAINS[:CARD_TERRAINS]]


# What every card can do


@clause("R8.1")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_used_for_its_terrain_in_a_fight(card: str) -> None:
    board = border().terrain("i7", card.split()[1]).holds(0, card).turn_of(0)

    board.play("fight", "attack h6 i7", f"play {card}")

    assert board.strengths() == (3, 2)
    assert board.discards() == [card]


@clause("R8.1", "R9.3")
@pytest.mark.parametrize("effect", EFFECTS)
def test_every_card_can_be_used_for_its_terrain_in_the_progress_phase(effect: str) -> None:
    board = Board().holds(0, f"{effect} farmland").progress()

    board.play(f"play {effect} farmland")

    assert board.points_told() == [1, 0, 0]
    assert board.discards() == [f"{effect} farmland"]


@clause("R8.1")
def test_a_card_used_for_its_terrain_does_not_have_its_effect_as_well() -> None:
    board = border(attackers=3, defenders=1, era="trade").tokens(1, "i9")
    board.holds(0, "commander farmland").turn_of(0)

    board.play("fight", "attack h6 i7", "play commander farmland", "advance 1")

    assert len(board.was_told("note-attacked")) == 1
    assert board.asked == 1


@clause("R8.1")
def test_a_card_can_be_used_only_by_whoever_holds_it() -> None:
    board = border().holds(1, "commander hills").turn_of(0)

    reason = board.why("play commander hills")

    assert reason == ("R8.1", "why-not-in-hand")


@clause("R8.2")
def test_playing_cards_is_no_action_and_any_number_may_be_played() -> None:
    board = border(attackers=2, defenders=2).tokens(1, "h7", 2).spread(1, "i9")
    board.holds(0, "commander hills", "commander forest", "religion hills").turn_of(0)

    board.play("play commander hills", "attack h6 h7", "done")
    board.play("play religion hills", "convert h6 h7")
    board.play("play commander forest", "attack h6 h7", "advance 0")

    assert board.player(0).action_tokens == 1
    assert "ideas" in board.options()
    assert board.asked == 0


@clause("R8.3")
def test_outside_the_own_turn_nobody_plays_cards_but_the_defender() -> None:
    board = border().holds(1, "weapons hills", "commander hills", "religion hills")
    board.holds(2, "weapons forest", "fortification hills", "government hills").turn_of(0)
    asked: list[int] = [board.asked]

    for text in ("fight", "attack h6 i7"):
        board.play(text)
        asked.append(board.asked)

    assert asked == [0, 0, 1]
    assert board.options_of("play") == [
        "play commander hills",
        "play religion hills",
        "play weapons hills",
    ]


@clause("R8.3")
def test_nobody_answers_a_peaceful_action_with_cards() -> None:
    board = border().holds(1, "weapons hills", "government hills").holds(2, "sewerage hills")
    board.turn_of(0, 2, 0, 0)

    board.play("move", "from h6", "to h5")

    assert board.asked == 0
    assert "ideas" in board.options()


@clause("R8.4", "R9.3")
def test_education_counts_in_the_progress_phase_whatever_its_terrain() -> None:
    board = Board().holds(0, "education hills").progress()

    board.play("play education hills")

    assert board.points_told() == [1, 0, 0]


@clause("R8.5")
def test_fortification_is_worth_two_only_in_defence() -> None:
    board = border().holds(0, "fortification forest").holds(1, "fortification hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play fortification forest", "play fortification hills")

    assert board.strengths() == (2, 4)


@clause("R8.12")
def test_several_weapons_add_up() -> None:
    board = border().holds(0, "weapons forest", "weapons hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play weapons forest", "play weapons hills")

    assert board.strengths() == (4, 2)


@clause("R8.13")
def test_the_deck_has_six_cards_of_each_of_nine_effects() -> None:
    effects = [card_name(card).split()[0] for card in DECKS[0]]

    assert len(DECKS[0]) == 54
    assert {effect: effects.count(effect) for effect in effects} == dict.fromkeys(EFFECTS, 6)


@clause("R8.13")
def test_the_deck_has_fourteen_farmland_and_forest_and_thirteen_grassland_and_hills() -> None:
    terrains = [card_name(card).split()[1] for card in DECKS[0]]

    assert {terrain: terrains.count(terrain) for terrain in set(terrains)} == {
        "grassland": 13,
        "farmland": 14,
        "forest": 14,
        "hills": 13,
    }


@clause("T4", "R5.4")
def test_a_player_with_cards_is_asked_after_the_action_even_if_none_of_them_fits() -> None:
    board = Board().tokens(0, "h6").holds(0, "weapons hills").turn_of(0)

    board.play("move", "from h6", "to h5", "done")

    assert board.asked == 0
    assert board.options() == ["done"]


@clause("T4")
def test_a_player_with_cards_is_asked_about_transport_and_health_even_without_them() -> None:
    moving = Board().tokens(0, "h6").holds(0, "weapons hills").turn_of(0)
    growing = Board().tokens(0, "h6").holds(0, "weapons hills").turn_of(0)

    moving.play("move", "from h6", "to h5")
    growing.play("offspring", "grow h6")

    assert moving.game.prompt(moving.g).key == "prompt-transport"
    assert growing.game.prompt(growing.g).key == "prompt-health"
    assert (moving.options(), growing.options()) == (["done"], ["done"])


@clause("T4")
def test_a_player_without_cards_is_not_asked_about_cards() -> None:
    board = Board().tokens(0, "h6").turn_of(0)

    board.play("move", "from h6", "to h5")

    assert board.asked == 1


# Health


@clause("R8.7", "T2")
def test_health_places_one_more_token() -> None:
    board = Board().spread(0, "f6", "h6", "g8").holds(0, "health hills").turn_of(0)

    board.play("offspring", "grow f6", "play health hills", "grow h6")

    assert [board.at(name)[1] for name in ("f6", "h6", "g8")] == [2, 2, 1]
    assert board.asked == 1


@clause("R8.7")
def test_several_health_cards_add_up() -> None:
    board = Board().spread(0, "f6", "h6", "g8").holds(0, "health hills", "health forest")
    board.turn_of(0)

    board.play("offspring", "grow f6", "play health hills", "grow h6")
    board.play("play health forest", "grow g8")

    assert [board.at(name)[1] for name in ("f6", "h6", "g8")] == [2, 2, 2]


@clause("R8.7")
def test_with_health_each_hex_still_receives_one_token_only() -> None:
    board = Board().era("trade").tokens(0, "f6").holds(0, "health hills").turn_of(0)

    board.play("offspring", "grow f6")

    assert board.options() == ["done"]
    assert board.at("f6") == (0, 2, 0)


@clause("R8.7")
def test_health_needs_a_token_in_the_supply() -> None:
    board = Board().era("industry").spread(0, "f6", "h6", "g8")
    for name in ("h7", "g7", "f7"):
        board.tokens(0, name, 4)
    board.holds(0, "health hills").turn_of(0)

    board.play("offspring", "grow f6")

    assert board.player(0).supply == 0
    assert board.options() == ["done"]
    assert board.why("play health hills") == ("R8.1", "why-card-not-here")


@clause("R8.7")
def test_health_lasts_for_one_offspring_action() -> None:
    board = Board().era("trade").spread(0, "f6", "h6", "g8", "h9")
    board.holds(0, "health hills", "government hills").turn_of(0)

    board.play("offspring", "grow f6", "grow h6", "play health hills", "grow g8", "done")
    board.play("play government hills", "grow f6", "grow h6")

    assert board.asked == 1


# Commander


@clause("R8.8")
def test_a_commander_attacks_before_the_action_without_an_action_token() -> None:
    board = border(attackers=2, defenders=1).holds(0, "commander hills").turn_of(0)

    board.play("play commander hills", "attack h6 i7", "advance 1")

    assert board.at("i7") == (0, 1, 0)
    assert board.player(0).action_tokens == 1
    assert "ideas" in board.options()


@clause("R8.8")
def test_a_commander_attacks_after_the_action() -> None:
    board = border(attackers=2, defenders=1).holds(0, "commander hills").turn_of(0, 2, 0, 0)

    board.play("ideas", "play commander hills", "attack h6 i7", "done", "advance 1", "done")

    assert board.at("i7") == (0, 1, 0)
    assert board.player(0).action_tokens == 1


@clause("R8.8")
def test_each_commander_allows_one_attack_and_several_may_be_played_in_a_turn() -> None:
    board = border(attackers=2, defenders=1).spread(1, "i6", "i9")
    board.holds(0, "commander hills", "commander forest").turn_of(0)

    board.play("play commander hills", "attack h6 i7", "done", "advance 0")
    board.play("play commander forest", "attack h6 i6", "advance 0")

    assert len(board.was_told("note-fight-won")) == 2
    assert board.player(0).action_tokens == 1


@clause("R8.8")
def test_commanders_may_be_played_both_before_and_after_the_action() -> None:
    board = border(attackers=2, defenders=1).spread(1, "i6", "h7", "i9", "j10")
    board.holds(0, "commander hills", "commander forest").turn_of(0, 1, 0, 0)

    board.play("play commander hills", "attack h6 i7", "done", "advance 0")
    board.play("fight", "attack h6 i6", "done", "advance 0")
    board.play("play commander forest", "attack h6 h7", "advance 0")

    assert len(board.was_told("note-fight-won")) == 3


@clause("R8.8")
def test_the_commander_itself_adds_no_strength() -> None:
    board = border().holds(0, "commander farmland").turn_of(0)

    board.play("play commander farmland", "attack h6 i7")

    assert board.strengths() == (2, 2)


@clause("R8.8")
def test_the_free_attack_follows_the_rules_of_the_fight() -> None:
    board = Board().tokens(0, "h6").spread(1, "i7", "j7", "i8").holds(0, "commander hills")

    board.turn_of(0)

    assert board.options_of("play") == []
    assert board.why("play commander hills") == ("R7.1", "why-protected")


# Transport


@clause("R8.11", "T2")
def test_transport_moves_one_more_token() -> None:
    board = Board().spread(0, "h6", "g8").holds(0, "transport hills").turn_of(0)

    board.play("move", "from h6", "to h5", "play transport hills", "from g8", "to g7")

    assert (board.at("h5"), board.at("g7")) == ((0, 1, 0), (0, 1, 0))
    assert board.asked == 1


@clause("R8.11")
def test_several_transports_add_up() -> None:
    board = Board().spread(0, "h6", "g8", "f6").holds(0, "transport hills", "transport forest")
    board.turn_of(0)

    board.play("move", "from h6", "to h5", "play transport hills", "from g8", "to g7")
    board.play("play transport forest", "from f6", "to e6")

    assert [board.at(name)[1] for name in ("h5", "g7", "e6")] == [1, 1, 1]


@clause("R8.11")
def test_transport_does_not_change_the_range() -> None:
    board = Board().spread(0, "h6", "g8").holds(0, "transport hills").turn_of(0)

    board.play("move", "from h6", "to h5", "play transport hills", "from g8")

    assert board.why("to g6") == ("R6.1", "why-too-far")


@clause("R8.11")
def test_transport_does_not_move_the_same_token_twice() -> None:
    board = Board().tokens(0, "h6").holds(0, "transport hills").turn_of(0)

    board.play("move", "from h6", "to h5")

    assert board.options() == ["done"]


@clause("R8.11")
def test_transport_is_offered_once_the_allowance_of_the_row_is_used_up() -> None:
    board = Board().era("trade").spread(0, "h6", "g8", "f6").holds(0, "transport hills")
    board.turn_of(0).play("move", "from h6", "to h5")

    before = board.options_of("play")
    board.play("from g8", "to g7")

    assert before == []
    assert board.options_of("play") == ["play transport hills"]


@clause("R8.11", "R8.10")
def test_transport_and_sewerage_bring_two_tokens_to_a_full_hex() -> None:
    board = Board().tokens(0, "h6", 2).spread(0, "h5", "i6")
    board.holds(0, "transport hills", "sewerage hills", "sewerage forest").turn_of(0)

    board.play("move", "from h5", "to h6", "play sewerage forest")
    board.play("play transport hills", "from i6", "to h6", "play sewerage hills")

    assert board.at("h6") == (0, 4, 0)
