"""Religion converts a neighbour (R8.9)."""

from tests.kit import clause
from tests.tempus.board import Board


@clause("R8.9")
def test_religion_takes_an_adjacent_enemy_token_off_and_puts_one_of_yours_on() -> None:
    board = Board().tokens(0, "h6").tokens(1, "i7", 2).holds(0, "religion hills").turn_of(0)

    board.play("play religion hills", "convert h6 i7")

    assert board.at("h6") == (0, 2, 0)
    assert board.at("i7") == (1, 1, 0)
    assert [board.player(seat).supply for seat in (0, 1)] == [14, 15]
    assert board.player(0).action_tokens == 1


@clause("R8.9")
def test_religion_names_an_occupied_hex_and_an_adjacent_hex_with_tokens_of_another() -> None:
    board = Board().tokens(0, "h6").tokens(0, "i6").tokens(1, "h7", 2).tokens(2, "i5", 2)
    board.tokens(1, "e9").tokens(0, "g8").holds(0, "religion hills").turn_of(0)

    board.play("play religion hills")

    assert board.options() == ["convert h6 i5", "convert h6 h7", "convert i6 i5", "convert g8 h7"]


@clause("R8.9")
def test_religion_may_be_played_after_the_action_too() -> None:
    board = Board().tokens(0, "h6").tokens(1, "i7", 2).holds(0, "religion hills").turn_of(0)

    board.play("ideas", "play religion hills", "convert h6 i7")

    assert board.at("i7") == (1, 1, 0)


@clause("R8.9")
def test_religion_needs_a_token_in_the_supply() -> None:
    board = Board().era("industry").tokens(0, "h6", 3).tokens(1, "i7", 2)
    for name, count in (("g6", 4), ("g7", 4), ("f7", 4), ("g8", 1)):
        board.tokens(0, name, count)
    board.holds(0, "religion hills").turn_of(0)

    reason = board.why("play religion hills")

    assert board.player(0).supply == 0
    assert reason == ("R8.9", "why-nobody-to-convert")


@clause("R8.9")
def test_for_religion_the_stacking_limit_of_the_own_hex_holds() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i7", 2).holds(0, "religion hills").turn_of(0)

    reason = board.why("play religion hills")

    assert reason == ("R8.9", "why-nobody-to-convert")


@clause("R8.9")
def test_cities_cannot_be_converted_nor_convert() -> None:
    board = Board().tokens(0, "h6").city(0, "g5", 2).city(1, "i7", 2).tokens(1, "g4", 2)
    board.holds(0, "religion hills").turn_of(0)

    reason = board.why("play religion hills")

    assert reason == ("R8.9", "why-nobody-to-convert")


@clause("R8.9")
def test_religion_is_no_attack_so_few_hexes_are_no_protection_from_it() -> None:
    board = Board().tokens(0, "h6").tokens(1, "i7", 2).holds(0, "religion hills").turn_of(0)

    actions = board.options()

    assert "fight" not in actions
    assert "play religion hills" in actions


@clause("R8.9")
def test_religion_may_take_a_single_token_and_leave_the_hex_empty() -> None:
    board = Board().tokens(0, "h6").tokens(1, "i7").tokens(1, "j9").holds(0, "religion hills")
    board.turn_of(0)

    board.play("play religion hills", "convert h6 i7")

    assert board.at("i7") == (-1, 0, 0)


@clause("R8.9")
def test_religion_never_takes_the_last_piece_of_a_player() -> None:
    board = Board().tokens(0, "h6").tokens(1, "i7").holds(0, "religion hills").turn_of(0)

    reason = board.why("play religion hills")

    assert reason == ("R8.9", "why-nobody-to-convert")


@clause("R8.9")
def test_religion_may_take_the_last_token_of_a_player_who_has_a_city() -> None:
    board = Board().tokens(0, "h6").tokens(1, "i7").city(1, "j9", 2).holds(0, "religion hills")
    board.turn_of(0)

    board.play("play religion hills", "convert h6 i7")

    assert board.at("i7") == (-1, 0, 0)


@clause("R8.9")
def test_of_two_last_tokens_on_one_hex_religion_takes_only_one() -> None:
    board = Board().era("trade").tokens(0, "h6").tokens(1, "i7", 2)
    board.holds(0, "religion hills", "religion forest").turn_of(0)

    board.play("play religion hills", "convert h6 i7")

    assert board.at("i7") == (1, 1, 0)
    assert board.options_of("play") == []
