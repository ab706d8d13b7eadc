"""Sewerage raises the limit of one hex for one action (R8.10)."""

from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border


@clause("R8.10", "T1")
def test_sewerage_lets_a_move_end_on_a_full_hex() -> None:
    board = Board().tokens(0, "h6", 2).tokens(0, "h5").holds(0, "sewerage hills").turn_of(0)

    board.play("move", "from h5", "to h6", "play sewerage hills")

    assert board.at("h6") == (0, 3, 0)
    assert board.discards() == ["sewerage hills"]


@clause("R8.10", "T1")
def test_sewerage_lets_offspring_come_to_a_full_hex() -> None:
    board = Board().tokens(0, "h6", 2).holds(0, "sewerage hills").turn_of(0)

    board.play("offspring", "grow h6", "play sewerage hills")

    assert board.at("h6") == (0, 3, 0)


@clause("R8.10", "R8.9")
def test_sewerage_lets_religion_put_a_token_on_a_full_hex() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i7", 2)
    board.holds(0, "religion hills", "sewerage hills").turn_of(0)

    board.play("play religion hills", "convert h6 i7", "play sewerage hills")

    assert board.at("h6") == (0, 3, 0)
    assert board.discards() == ["religion hills", "sewerage hills"]


@clause("R8.10", "R7.12", "R12.5")
def test_sewerage_lets_more_tokens_advance_after_a_won_fight() -> None:
    board = border(attackers=4, defenders=1).holds(0, "sewerage hills", "sewerage forest")
    board.turn_of(0)

    board.play("fight", "attack h6 i7", "done", "advance 4")
    board.play("play sewerage forest", "play sewerage hills")

    assert board.at("i7") == (0, 4, 0)
    assert board.hand(0) == []


@clause("R8.10", "T1")
def test_an_advance_within_the_limit_costs_no_sewerage() -> None:
    board = border(attackers=3, defenders=1).holds(0, "sewerage hills").turn_of(0)

    board.play("fight", "attack h6 i7", "done", "advance 2")

    assert board.hand(0) == ["sewerage hills"]
    assert board.options() == ["done"]


@clause("R8.10", "T1")
def test_as_many_sewerage_cards_are_played_as_the_hex_needs() -> None:
    board = border(attackers=4, defenders=1)
    board.holds(0, "sewerage hills", "sewerage forest", "sewerage grassland").turn_of(0)
    board.play("fight", "attack h6 i7", "done", "advance 4")

    first = board.options()
    board.play("play sewerage grassland")

    assert first == ["play sewerage grassland", "play sewerage forest"]
    assert board.options() == ["play sewerage forest", "play sewerage hills"]


@clause("R8.10")
def test_tokens_above_the_limit_stay_where_they_are() -> None:
    board = Board().tokens(0, "h6", 2).holds(0, "sewerage hills").turn_of(0, 2, 0, 0)
    board.play("offspring", "grow h6", "play sewerage hills")

    board.play("ideas")

    assert board.at("h6") == (0, 3, 0)


@clause("R8.10")
def test_a_hex_at_or_above_the_limit_takes_nothing_without_further_cards() -> None:
    board = Board().tokens(0, "h6", 3).tokens(0, "h5").turn_of(0)

    board.play("move", "from h5")

    assert "to h6" not in board.options()
    assert board.why("to h6") == ("R6.4", "why-full")


@clause("R8.10", "T1")
def test_a_hex_above_its_limit_needs_one_more_card_for_each_token_above() -> None:
    one = Board().tokens(0, "h6", 3).holds(0, "sewerage hills").turn_of(0)
    two = Board().tokens(0, "h6", 3).holds(0, "sewerage hills", "sewerage forest").turn_of(0)

    two.play("offspring", "grow h6", "play sewerage forest", "play sewerage hills")

    assert "offspring" not in one.options()
    assert two.at("h6") == (0, 4, 0)


@clause("R8.10")
def test_sewerage_raises_the_limit_of_one_chosen_hex_only() -> None:
    board = Board().era("trade").tokens(0, "h6", 3).tokens(0, "g8", 3).holds(0, "sewerage hills")
    board.turn_of(0)

    board.play("offspring", "grow h6", "play sewerage hills")

    assert board.at("g8") == (0, 3, 0)
    assert board.asked == 1


@clause("R8.10")
def test_sewerage_lasts_for_one_action_and_not_for_its_repetition() -> None:
    board = Board().era("trade").tokens(0, "h6", 3).holds(0, "sewerage hills", "government hills")
    board.turn_of(0)

    board.play("offspring", "grow h6", "play sewerage hills", "done")

    assert board.options() == ["done"]
    assert board.why("play government hills") == ("R8.6", "why-nothing-to-double")


@clause("R8.10")
def test_within_one_move_the_raised_limit_serves_a_token_that_takes_the_place_of_another() -> None:
    board = Board().era("trade").tokens(0, "h6", 3).spread(0, "h5", "i6")
    board.holds(0, "sewerage hills", "transport hills").turn_of(0)

    board.play("move", "from h5", "to h6", "play sewerage hills", "from h6", "to g5")
    board.play("play transport hills", "from i6", "to h6")

    assert board.at("h6") == (0, 4, 0)
    assert board.hand(0) == []


@clause("R8.10", "R8.7")
def test_health_and_sewerage_work_together() -> None:
    board = Board().tokens(0, "f6").tokens(0, "h6", 2)
    board.holds(0, "health hills", "sewerage hills").turn_of(0)

    board.play("offspring", "grow f6", "play health hills", "grow h6", "play sewerage hills")

    assert (board.at("f6"), board.at("h6")) == ((0, 2, 0), (0, 3, 0))


@clause("R8.10")
def test_sewerage_is_not_played_where_no_token_arrives() -> None:
    board = Board().tokens(0, "h6").holds(0, "sewerage hills").turn_of(0)

    reason = board.why("play sewerage hills")

    assert reason == ("R8.1", "why-card-not-here")


@clause("R8.10")
def test_a_hex_that_is_not_full_costs_no_sewerage() -> None:
    board = Board().tokens(0, "h6").holds(0, "sewerage hills").turn_of(0)

    board.play("offspring", "grow h6")

    assert board.options() == ["done"]
    assert board.hand(0) == ["sewerage hills"]
