"""Commander and Religion before, during and after an action (R5.4, T16)."""

import pytest

from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border


def march(free_cards: str = "any_time") -> Board:
    """Seat 0 may move two tokens; seat 1 controls four hexes, one token on each, i7 beside h6."""
    board = Board(free_cards=free_cards).era("trade").tokens(0, "h6", 3).tokens(0, "e6")
    return board.spread(1, "i7", "j7", "i8", "j9")


# In the middle of a move


@clause("R5.4", "T16")
def test_a_commander_attacks_between_two_tokens_of_a_move() -> None:
    board = march().holds(0, "commander hills").turn_of(0)

    board.play("move", "from h6", "to h5", "play commander hills", "attack h6 i7", "advance 0")
    board.play("from h6", "to i7")

    assert board.at("i7") == (0, 1, 0)
    assert board.asked == 1
    assert board.player(0).action_tokens == 0


@clause("R5.4", "T16")
def test_a_religion_converts_between_two_tokens_of_a_move() -> None:
    board = march().holds(0, "religion hills").turn_of(0)

    board.play("move", "from h6", "to h5", "play religion hills", "convert h6 i7")

    assert board.at("i7") == (-1, 0, 0)
    assert board.at("h6") == (0, 3, 0)
    assert "from h6" in board.options()


@clause("T16")
def test_in_a_move_free_cards_wait_until_a_token_has_arrived() -> None:
    board = march().holds(0, "commander hills", "religion hills").turn_of(0)
    moments = [("move",), ("from h6",), ("to h5",)]
    offered: list[list[str]] = []

    for texts in moments:
        board.play(*texts)
        offered.append(board.options_of("play"))

    assert offered == [[], [], ["play commander hills", "play religion hills"]]


@clause("T16", "R6.1")
def test_what_advances_in_a_free_attack_has_moved_in_this_action() -> None:
    board = march().tokens(0, "g6").holds(0, "commander hills").turn_of(0)

    board.play("move", "from e6", "to e5", "play commander hills", "attack h6 i7", "advance 2")

    assert board.options_of("from") == ["from g6", "from h6"]
    assert board.why("from i7") == ("R6.1", "why-has-moved")


@clause("T16", "R6.1")
def test_of_the_tokens_in_the_attacking_hex_those_that_had_moved_go_first() -> None:
    board = Board().era("trade").tokens(0, "h6").tokens(0, "g6").spread(1, "i7", "j7", "i8", "j9")
    board.holds(0, "commander hills").turn_of(0)

    board.play("move", "from g6", "to h6", "play commander hills", "attack h6 i7", "advance 1")

    assert board.options_of("from") == ["from h6"]


@clause("T16", "R6.1")
def test_a_token_that_had_moved_is_lost_before_one_that_has_not() -> None:
    board = march().tokens(0, "g6").tokens(1, "i7", 2).holds(0, "commander hills")
    board.g.tokens[board.hex("h6")] = 1
    board.player(0).supply += 2
    board.turn_of(0)

    board.play("move", "from g6", "to h6", "play commander hills", "attack h6 i7")

    assert board.at("h6") == (0, 1, 0)
    assert "from h6" in board.options()


@clause("T16", "R5.5")
def test_a_move_may_end_after_its_only_moved_token_was_lost_in_a_free_attack() -> None:
    board = Board().tokens(0, "h5").tokens(0, "e6").tokens(1, "i7", 2).spread(1, "j7", "i8", "j9")
    board.holds(0, "commander hills", "weapons forest").turn_of(0)

    board.play("move", "from h5", "to h6", "play commander hills", "attack h6 i7", "done")

    assert board.at("h6") == (-1, 0, 0)
    assert board.options() == ["done"]


@clause("T16")
def test_a_token_that_religion_brings_may_move_in_the_same_action() -> None:
    board = Board().era("trade").tokens(0, "h6").tokens(1, "i5", 2).holds(0, "religion hills")
    board.turn_of(0).play("move", "from h6", "to h5")
    before = board.options_of("from")

    board.play("play religion hills", "convert h5 i5")

    assert before == []
    assert board.options_of("from") == ["from h5"]


@clause("T16")
def test_after_the_last_token_a_free_card_may_come_before_transport() -> None:
    board = march().era("start").holds(0, "commander hills", "transport hills").turn_of(0)

    board.play("move", "from h6", "to h5", "play commander hills", "attack h6 i7", "done")
    board.play("advance 0", "play transport hills", "from h6", "to i7")

    assert board.at("i7") == (0, 1, 0)


# In the middle of offspring


@clause("R5.4", "T16")
def test_free_cards_are_played_between_two_new_tokens() -> None:
    board = march().holds(0, "religion hills", "commander hills").turn_of(0)
    board.terrain("e6", "grassland").terrain("h6", "grassland")
    board.g.tokens[board.hex("h6")] = 2
    board.player(0).supply += 1
    board.play("offspring")
    before = board.options_of("play")

    board.play("grow h6", "play commander hills", "attack h6 i7", "done", "advance 1", "grow e6")

    assert before == []
    assert board.at("e6") == (0, 2, 0)
    assert board.hand(0) == ["religion hills"]


@clause("T16", "R6.8")
def test_a_hex_has_its_new_token_once_also_if_a_free_card_comes_between() -> None:
    board = march().holds(0, "religion hills").terrain("e6", "grassland")
    board.terrain("h6", "grassland")
    board.g.tokens[board.hex("h6")] = 1
    board.player(0).supply += 2
    board.turn_of(0)

    board.play("offspring", "grow h6", "play religion hills", "convert h6 i7")

    assert board.options() == ["done", "grow e6"]
    assert board.why("grow h6") is not None


@clause("T16", "R6.8")
def test_a_hex_taken_during_offspring_receives_no_new_token() -> None:
    board = march().holds(0, "commander hills", "health hills").terrain("i7", "grassland")
    board.terrain("e6", "grassland").turn_of(0)

    board.play("offspring", "grow e6", "play commander hills", "attack h6 i7", "done", "advance 2")

    assert "grow i7" not in board.options()
    assert board.why("grow i7") == ("R6.8", "why-newly-occupied")


# In the middle of drawing ideas


@clause("R5.4", "T16", "R6.12")
def test_a_free_card_may_be_played_after_drawing_before_the_surplus_is_discarded() -> None:
    board = border(attackers=3, defenders=1, era="writing")
    board.holds(0, "commander hills", "education hills", "education forest", "health hills")
    board.holds(0, "health forest").turn_of(0)

    board.play("ideas", "play commander hills", "attack h6 i7", "done", "advance 1")

    assert board.game.prompt(board.g).args["n"] == 1
    assert len(board.player(0).hand) == 6


@clause("T16", "R6.12")
def test_nothing_is_discarded_if_free_cards_bring_the_hand_down_to_its_limit() -> None:
    board = border(attackers=3, defenders=1, era="start")
    board.holds(0, "religion hills", "education hills", "education forest", "health hills")
    board.holds(0, "health forest")
    board.g.tokens[board.hex("h6")] = 1
    board.player(0).supply += 2
    board.turn_of(0)

    board.play("ideas", "play religion hills", "convert h6 i7")

    assert len(board.player(0).hand) == 5
    assert board.options_of("discard") == []
    assert board.game.prompt(board.g).key == "prompt-after"


@clause("T16", "R6.12")
def test_once_a_card_is_discarded_no_free_card_comes_between() -> None:
    board = border(attackers=3, defenders=1, era="writing")
    board.holds(0, "commander hills", "education hills", "education forest", "health hills")
    board.holds(0, "health forest").turn_of(0)

    board.play("ideas", "discard education forest")

    assert board.options_of("discard") != []
    assert board.options_of("play") == []


@clause("T16", "R9.6")
def test_first_arrivals_play_no_free_cards_before_they_discard() -> None:
    board = Board().tokens(0, "f5").tokens(1, "e5", 2).spread(1, "e4", "d5", "f6")
    board.terrain("f5", "farmland").terrain("e5", "mountain")
    board.holds(0, "commander hills", "weapons hills", "weapons forest", "health hills")
    board.holds(0, "health forest").progress()

    board.play("done")

    assert board.game.prompt(board.g).key == "prompt-discard"
    assert board.options_of("play") == []


# Not within a step


@clause("T16", "R7.5")
def test_a_fight_is_fought_out_before_a_free_card_is_played() -> None:
    board = border(attackers=2, defenders=1).holds(0, "religion hills", "commander hills")
    board.turn_of(0)

    board.play("fight")
    naming = board.options_of("play")
    board.play("attack h6 i7", "done")

    assert naming == []
    assert board.options_of("play") == []
    assert board.why("play religion hills") == ("T16", "why-step-not-finished")


@clause("R5.4")
@pytest.mark.parametrize("kind", ["commander", "religion"])
def test_free_cards_are_open_before_and_after_every_action(kind: str) -> None:
    board = border(attackers=1).holds(0, f"{kind} hills").turn_of(0)
    before = board.options_of("play")

    board.play("ideas")

    assert before == [f"play {kind} hills"]
    assert f"play {kind} hills" in board.options_of("play")


# The switch


@clause("R11.7")
@pytest.mark.parametrize("action", [("move", "from e6", "to e5"), ("offspring", "grow e6")])
def test_with_windows_no_free_card_is_played_during_an_action(action: tuple[str, ...]) -> None:
    board = march(free_cards="windows").terrain("e6", "grassland").holds(0, "commander hills")
    board.turn_of(0)

    board.play(*action)

    assert board.options_of("play") == []
    assert board.why("play commander hills") == ("R11.7", "why-free-cards-windows")


@clause("R11.7")
def test_with_windows_no_free_card_comes_between_drawing_and_discarding() -> None:
    board = Board(free_cards="windows").tokens(0, "h6").tokens(1, "i7", 2)
    board.holds(0, "religion hills", "education hills", "education forest", "health hills")
    board.holds(0, "health forest").turn_of(0)

    board.play("ideas")

    assert board.options_of("discard") != []
    assert board.options_of("play") == []


@clause("R11.7")
def test_with_windows_no_government_follows_a_free_card_after_the_action() -> None:
    board = Board(free_cards="windows").tokens(0, "h6").tokens(1, "h7").tokens(1, "e9")
    board.holds(0, "religion hills", "government hills").turn_of(0)

    board.play("ideas", "play religion hills", "convert h6 h7")

    assert board.options_of("play") == []
    assert "done" in board.options()
