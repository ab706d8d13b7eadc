"""Who is asked for what, and when (R12)."""

import aevum
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border, city_border


def questions(board: Board, *texts: str) -> list[str]:
    """Play actions and list the questions they answered, with the seat that was asked."""
    asked: list[str] = []
    for text in texts:
        asked.append(f"{board.asked} {board.game.prompt(board.g).key.removeprefix('prompt-')}")
        board.play(text)
    return asked


@clause("R12.1", "R3.3")
def test_in_the_set_up_each_player_in_turn_gives_place_and_rotation_of_a_tile() -> None:
    game = aevum.game("tempus")
    state = game.new(seats=4, seed=3)
    asked: list[tuple[int, str]] = []

    while game.prompt(state).key in ("prompt-place", "prompt-turn"):
        asked.append((state.asked, game.prompt(state).key))
        game.play(state, state.legal()[0])

    first = asked[0][0]
    assert asked == [
        ((first + tile) % 4, key) for tile in range(10) for key in ("prompt-place", "prompt-turn")
    ]


@clause("R12.1", "R3.6")
def test_then_each_player_in_turn_gives_the_start_hexes() -> None:
    game = aevum.game("tempus")
    state = game.new(seats=4, seed=3, options={"map": "fixed"})
    asked: list[int] = []

    while game.prompt(state).key == "prompt-settle":
        asked.append(state.asked)
        game.play(state, state.legal()[0])

    first = asked[0]
    assert asked == [(first + turn) % 4 for turn in range(4) for _ in range(3)]
    assert state.asked == first


@clause("R12.2", "R5.4")
def test_a_turn_asks_for_free_cards_action_government_free_cards() -> None:
    board = Board().spread(0, "h6", "i6").tokens(1, "i7", 3)
    board.holds(0, "religion hills", "religion forest", "government hills", "weapons hills")
    board.turn_of(0)

    asked = questions(
        board,
        "play religion hills",
        "convert h6 i7",
        "ideas",
        "play government hills",
        "play religion forest",
        "convert i6 i7",
        "done",
    )

    assert asked == [
        "0 action",
        "0 convert",
        "0 action",
        "0 after",
        "0 after",
        "0 convert",
        "0 after",
    ]
    assert board.asked == 1


@clause("R12.2", "R8.6")
def test_a_turn_may_ask_for_free_cards_and_then_be_put_off() -> None:
    board = Board().era("trade").tokens(0, "h6").tokens(1, "i7", 3)
    board.holds(0, "religion hills", "religion forest", "government hills").turn_of(0)

    asked = questions(
        board,
        "play religion hills",
        "convert h6 i7",
        "defer government hills",
        "play religion forest",
        "convert h6 i7",
    )

    assert asked == ["0 action", "0 convert", "0 action", "0 closing", "0 convert"]
    assert board.asked == 1


@clause("R12.3")
def test_a_move_asks_for_start_and_goal_of_each_token_transport_sewerage_and_stop() -> None:
    board = Board().tokens(0, "h6", 2).spread(0, "h5", "i6", "g5")
    board.holds(0, "transport hills", "sewerage hills", "weapons hills").turn_of(0)

    asked = questions(
        board,
        "move",
        "from h5",
        "to h6",
        "play sewerage hills",
        "play transport hills",
        "from i6",
        "to i7",
        "done",
    )

    assert asked == [
        "0 action",
        "0 from",
        "0 to",
        "0 sewerage",
        "0 transport",
        "0 from",
        "0 to",
        "0 transport",
    ]


@clause("R12.3")
def test_after_the_first_token_of_a_move_one_may_stop() -> None:
    board = Board().era("trade").spread(0, "h6", "g8").turn_of(0)
    board.play("move")

    before = board.options()
    board.play("from h6", "to h5", "done")

    assert "done" not in before
    assert board.asked == 1


@clause("R12.3", "R6.1")
def test_the_path_of_a_move_is_not_asked_for() -> None:
    board = Board().era("road_building").tokens(0, "h6").turn_of(0)

    asked = questions(board, "move", "from h6", "to h4")

    assert asked == ["0 action", "0 from", "0 to"]
    assert board.at("h4") == (0, 1, 0)


@clause("R12.4")
def test_offspring_asks_for_the_hexes_health_and_sewerage() -> None:
    board = Board().tokens(0, "f6").tokens(0, "h6", 2)
    board.holds(0, "health hills", "sewerage hills", "weapons hills").turn_of(0)

    asked = questions(
        board, "offspring", "grow f6", "play health hills", "grow h6", "play sewerage hills", "done"
    )

    assert asked == [
        "0 action",
        "0 offspring",
        "0 health",
        "0 offspring",
        "0 sewerage",
        "0 health",
    ]


@clause("R12.4", "T3")
def test_the_set_of_grassland_hexes_is_named_in_one_order_only() -> None:
    board = Board().era("trade").spread(0, "f6", "h6", "g8").turn_of(0)

    board.play("offspring", "grow h6")

    assert board.options() == ["done", "grow g8"]
    assert board.why("grow f6") == ("R6.8", "why-one-to-a-hex")


@clause("R12.5")
def test_a_fight_asks_hexes_attackers_cards_defenders_cards_and_advance() -> None:
    board = border(attackers=3, defenders=1).holds(0, "weapons forest", "sewerage hills")
    board.holds(1, "weapons hills").turn_of(0)

    asked = questions(
        board,
        "fight",
        "attack h6 i7",
        "play weapons forest",
        "done",
        "play weapons hills",
        "advance 3",
        "play sewerage hills",
    )

    assert asked == [
        "0 action",
        "0 attack",
        "0 attacker",
        "0 attacker",
        "1 defender",
        "0 advance",
        "0 sewerage",
    ]


@clause("R12.5")
def test_a_fight_for_a_city_asks_the_defender_for_the_terrain_first() -> None:
    board = city_border(attackers=3, value=2).holds(0, "weapons forest").holds(1, "health hills")
    board.turn_of(0)

    asked = questions(board, "fight", "attack h6 i7", "name hills", "done", "done", "advance 0")

    assert asked == [
        "0 action",
        "0 attack",
        "1 name",
        "0 attacker",
        "1 defender",
        "0 advance",
    ]


@clause("R12.5")
def test_after_a_lost_fight_nothing_is_asked() -> None:
    board = border().turn_of(0)

    asked = questions(board, "fight", "attack h6 i7")

    assert asked == ["0 action", "0 attack"]
    assert board.asked == 1


@clause("R12.6", "R6.12")
def test_drawing_ideas_asks_which_cards_to_discard_if_above_the_limit() -> None:
    hand = ["education hills", "health hills", "religion hills", "weapons hills", "weapons forest"]
    board = Board().era("writing").holds(0, *hand).turn_of(0)

    asked = questions(board, "ideas", "discard education hills", "discard health hills")

    assert asked == ["0 action", "0 discard", "0 discard"]
    assert len(board.player(0).hand) == 5


@clause("R12.6")
def test_drawing_ideas_asks_nothing_up_to_the_limit() -> None:
    board = Board().era("writing").holds(0, "weapons hills").turn_of(0)

    asked = questions(board, "ideas", "done")

    assert asked == ["0 action", "0 after"]


@clause("R12.7")
def test_a_city_asks_for_hex_and_value_at_once() -> None:
    board = Board().era("trade").tokens(0, "h6", 3).tokens(0, "f6", 2).turn_of(0)
    board.play("city")

    offered = board.options()

    assert offered == ["build 2 f6", "build 2 h6", "build 3 h6"]


@clause("R12.8", "R9.4")
def test_progress_asks_each_player_in_turn_order_for_scoring_cards() -> None:
    board = Board().holds(0, "health farmland").holds(1, "education hills", "weapons hills")
    board.g.start_seat = 1
    board.progress()

    asked = questions(board, "play education hills", "done", "play health farmland")

    assert asked == ["1 progress", "1 progress", "0 progress"]
    assert board.g.round == 2


@clause("R12.8", "T3")
def test_a_set_of_cards_is_played_in_one_order_only() -> None:
    board = Board().holds(0, "education hills", "health farmland", "weapons farmland").progress()

    board.play("play health farmland")

    assert board.options() == ["done", "play weapons farmland"]
