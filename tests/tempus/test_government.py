"""Government doubles an action or puts it off (R8.6)."""

from aevum.games.tempus.names import card_name
from aevum.kernel.message import Msg
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border

# Double


@clause("R8.6")
def test_government_repeats_a_move_in_which_the_same_token_may_move_again() -> None:
    board = Board().tokens(0, "h6").holds(0, "government hills").turn_of(0, 2, 0, 0)

    board.play("move", "from h6", "to h5", "done", "play government hills", "from h5", "to g5")

    assert board.at("g5") == (0, 1, 0)
    assert board.player(0).action_tokens == 1


@clause("R8.6")
def test_government_repeats_offspring_on_the_same_hex() -> None:
    board = Board().era("trade").tokens(0, "h6").holds(0, "government hills").turn_of(0, 2, 0, 0)

    board.play("offspring", "grow h6", "done", "play government hills", "grow h6")

    assert board.at("h6") == (0, 3, 0)
    assert board.player(0).action_tokens == 1


@clause("R8.6")
def test_government_repeats_a_fight_with_new_choices() -> None:
    board = border(attackers=3, defenders=1, era="trade").tokens(1, "i6")
    board.holds(0, "government hills").turn_of(0, 2, 0, 0)

    board.play("fight", "attack h6 i7", "done", "advance 0", "play government hills")
    board.play("attack h6 i6", "advance 1")

    assert board.at("i6") == (0, 1, 0)
    assert board.player(0).action_tokens == 1


@clause("R8.6")
def test_government_repeats_drawing_ideas() -> None:
    board = Board().era("writing").holds(0, "government hills").turn_of(0, 2, 0, 0)

    board.play("ideas", "play government hills")

    assert len(board.player(0).hand) == 4
    assert board.player(0).action_tokens == 1


@clause("R8.6")
def test_government_repeats_the_building_of_a_city() -> None:
    board = Board().tokens(0, "h6", 2).tokens(0, "h8", 2).holds(0, "government hills")
    board.turn_of(0, 2, 0, 0)

    board.play("city", "build 2 h6", "play government hills", "build 2 h8")

    assert (board.at("h6"), board.at("h8")) == ((0, 0, 2), (0, 0, 2))
    assert board.player(0).action_tokens == 1


@clause("R8.6")
def test_government_repeats_the_kind_of_action_just_taken_and_no_other() -> None:
    board = Board().tokens(0, "h6", 2).holds(0, "government hills", "weapons hills").turn_of(0)

    board.play("ideas", "play government hills")

    assert len(board.player(0).hand) == 3
    assert len(board.was_told("note-acted")) == 2


@clause("R8.6")
def test_several_governments_may_follow_one_another() -> None:
    board = Board().tokens(0, "h6").holds(0, "government hills", "government forest")
    board.turn_of(0, 1, 0, 0)

    board.play("move", "from h6", "to h5", "done")
    board.play("play government hills", "from h5", "to g5", "done")
    board.play("play government forest", "from g5", "to f4")

    assert board.at("f4") == (0, 1, 0)


@clause("R8.6")
def test_a_government_drawn_by_the_action_itself_may_repeat_it() -> None:
    board = Board().holds(0, "weapons hills")
    board.g.discard = [card for card in board.g.pile if card_name(card) != "government hills"]
    board.g.pile = [card for card in board.g.pile if card_name(card) == "government hills"]
    board.turn_of(0)

    board.play("ideas")

    assert board.options() == ["done", "play government hills"]


@clause("R8.6")
def test_what_is_limited_per_action_begins_afresh_when_it_is_repeated() -> None:
    board = Board().tokens(0, "h6", 2).tokens(0, "g8", 1)
    board.holds(0, "government hills", "transport hills").turn_of(0)

    board.play("move", "from h6", "to h5", "play transport hills", "from h6", "to i6", "done")
    board.play("play government hills", "from h5", "to h6")

    assert board.asked == 1
    assert board.at("h6") == (0, 1, 0)


@clause("R8.6")
def test_government_cannot_repeat_an_action_that_could_not_be_carried_out() -> None:
    board = Board().tokens(0, "h6").holds(0, "government hills").turn_of(0)

    board.play("offspring", "grow h6", "done")

    assert board.options() == ["done"]
    assert board.why("play government hills") == ("R8.6", "why-nothing-to-double")


@clause("R8.6")
def test_government_cannot_double_the_free_attack_of_a_commander() -> None:
    board = border(attackers=3, defenders=1, era="trade").spread(1, "i6", "i9")
    board.holds(0, "commander hills", "government hills").turn_of(0)

    board.play("ideas", "play commander hills", "attack h6 i7", "done", "advance 0")
    board.play("play government hills")

    assert [told.args["action"] for told in board.was_told("note-acted")] == [
        Msg("action-ideas"),
        Msg("action-ideas"),
    ]
    assert len(board.was_told("note-attacked")) == 1


@clause("R8.6")
def test_a_free_attack_before_the_action_cannot_be_doubled_either() -> None:
    board = border(attackers=3, defenders=1, era="trade").spread(1, "i6", "i9")
    board.holds(0, "commander hills", "government hills").turn_of(0)

    board.play("play commander hills", "attack h6 i7", "done", "advance 0")

    assert board.options_of("play") == []
    assert board.options_of("defer") == ["defer government hills"]


@clause("R8.6", "R5.4")
def test_a_religion_after_the_action_does_not_keep_government_from_repeating_it() -> None:
    board = Board().tokens(0, "h6").tokens(1, "h7").tokens(1, "e9")
    board.holds(0, "religion hills", "government hills").turn_of(0)

    board.play("ideas", "play religion hills", "convert h6 h7", "play government hills")

    assert len(board.was_told("note-acted")) == 2
    assert len(board.player(0).hand) == 2


# Defer


@clause("R8.6", "R5.3")
def test_government_puts_the_action_off_and_keeps_the_action_token() -> None:
    board = Board().holds(0, "government hills").turn_of(0, 1, 1, 1)

    board.play("defer government hills")

    assert board.player(0).action_tokens == 1
    assert board.asked == 1
    assert board.discards() == ["government hills"]


@clause("R8.6", "T12")
def test_phase_two_grows_longer_until_the_token_put_off_is_used() -> None:
    board = Board().holds(0, "government hills").turn_of(0, 1, 1, 1)
    order: list[int] = []

    board.play("defer government hills")
    while board.g.round == 1 and board.asked != -1 and "ideas" in board.options():
        order.append(board.asked)
        board.play("ideas", "done")

    assert order == [1, 2, 0]


@clause("R8.6")
def test_one_action_token_is_used_per_action_round_also_after_a_deferral() -> None:
    board = Board().era("trade").holds(0, "government hills").turn_of(0, 2, 2, 0)
    order: list[int] = []

    board.play("defer government hills")
    for _ in range(4):
        order.append(board.asked)
        board.play("ideas", "done")

    assert order == [1, 0, 1, 0]


@clause("R8.6", "T12")
def test_several_deferrals_in_one_round_are_possible() -> None:
    board = Board().holds(0, "government hills", "government forest").turn_of(0, 1, 1, 0)

    board.play("defer government hills", "done", "ideas", "done", "defer government forest")

    assert board.g.round == 1
    assert board.asked == 0
    assert board.player(0).action_tokens == 1


@clause("R8.6", "R5.4")
def test_after_a_deferral_free_cards_may_still_be_played_but_nothing_is_doubled() -> None:
    board = border(attackers=1).holds(0, "government hills", "government forest")
    board.holds(0, "commander hills", "religion hills").turn_of(0)

    board.play("defer government forest")

    assert board.options() == ["done", "play commander hills", "play religion hills"]
    assert board.why("ideas") == ("R5.4", "why-wrong-moment")


@clause("R8.6")
def test_only_government_puts_an_action_off() -> None:
    board = Board().holds(0, "weapons hills").turn_of(0)

    reason = board.why("defer weapons hills")

    assert board.options_of("defer") == []
    assert reason == ("R8.6", "why-only-government-defers")
