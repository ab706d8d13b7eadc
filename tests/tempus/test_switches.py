"""The rule switches: every switch in every position, where it matters (R11)."""

import pytest

import aevum
from tests.kit import clause
from tests.tempus.board import Board


def on_the_border(board: Board, attackers: int = 2) -> Board:
    """Let seat 0 on h6 face two tokens of seat 1 on i7, farmland."""
    return board.tokens(0, "h6", attackers).tokens(1, "i7", 2).spread(1, "j7", "i8", "j9")


# card_counts_once


@clause("R11.1")
@pytest.mark.parametrize(
    ("card", "once", "added"),
    [
        ("weapons farmland", 1, 2),
        ("weapons hills", 1, 1),
        ("fortification farmland", 2, 3),
        ("fortification hills", 2, 2),
        ("health farmland", 1, 1),
        ("health hills", 0, 0),
    ],
)
def test_effect_and_terrain_of_a_card_in_defence_count_once_or_add_up(
    card: str, once: int, added: int
) -> None:
    boards = [Board(), Board(card_counts_once=False)]

    for board in boards:
        on_the_border(board).holds(1, card).turn_of(0)
        board.play("fight", "attack h6 i7", f"play {card}")

    assert [board.strengths() for board in boards] == [(2, 2 + once), (2, 2 + added)]


@clause("R11.1")
@pytest.mark.parametrize(
    ("card", "once", "added"), [("weapons farmland", 1, 2), ("fortification farmland", 1, 1)]
)
def test_effect_and_terrain_of_a_card_in_attack_count_once_or_add_up(
    card: str, once: int, added: int
) -> None:
    boards = [Board(), Board(card_counts_once=False)]

    for board in boards:
        on_the_border(board).holds(0, card).turn_of(0)
        board.play("fight", "attack h6 i7", f"play {card}")

    assert [board.strengths() for board in boards] == [(2 + once, 2), (2 + added, 2)]


@clause("R11.1")
@pytest.mark.parametrize(
    ("card", "once", "added"), [("education farmland", 1, 2), ("education hills", 1, 1)]
)
def test_education_of_the_needed_terrain_counts_once_or_twice(
    card: str, once: int, added: int
) -> None:
    boards = [Board(), Board(card_counts_once=False)]

    for board in boards:
        board.holds(0, card).progress().play(f"play {card}")

    assert [board.points_told() for board in boards] == [[once, 0, 0], [added, 0, 0]]


# cities_count_for_protection


@clause("R11.2")
@pytest.mark.parametrize(("cities_count", "can_be_attacked"), [(True, True), (False, False)])
def test_a_city_counts_for_protection_or_does_not(
    cities_count: bool, can_be_attacked: bool
) -> None:
    board = Board(cities_count_for_protection=cities_count)
    board.tokens(0, "h6").spread(1, "i7", "j7", "i8").city(1, "j10", 2).turn_of(0)

    actions = board.options()

    assert ("fight" in actions) == can_be_attacked


@clause("R11.2")
def test_if_cities_do_not_count_four_occupied_hexes_can_be_attacked() -> None:
    board = Board(cities_count_for_protection=False)
    on_the_border(board).city(1, "e9", 2).turn_of(0)

    actions = board.options()

    assert "fight" in actions


# government_double


@clause("R11.3")
def test_by_default_government_repeats_the_same_kind_of_action_for_free() -> None:
    board = Board().tokens(0, "h6", 2).holds(0, "government hills").turn_of(0, 1, 0, 0)

    board.play("move", "from h6", "to h5", "done")
    board.play("play government hills")

    assert board.options_of("from") == ["from h5", "from h6"]
    assert board.player(0).action_tokens == 0


@clause("R11.3", "T11")
def test_with_any_the_extra_action_may_be_of_any_kind() -> None:
    board = Board(government_double="any").tokens(0, "h6", 2).tokens(0, "f6")
    board.holds(0, "government hills").turn_of(0, 1, 0, 0)

    board.play("ideas", "play government hills")
    offered = board.options()
    board.play("city", "build 2 h6")

    assert offered == ["move", "offspring", "ideas", "city"]
    assert board.at("h6") == (0, 0, 2)
    assert board.player(0).action_tokens == 0


@clause("R11.3", "T11")
def test_with_any_only_actions_that_can_be_carried_out_are_offered() -> None:
    board = Board(government_double="any").tokens(0, "g7").holds(0, "government hills").turn_of(0)

    board.play("ideas", "play government hills")

    assert board.options() == ["move", "ideas"]
    assert board.why("fight") == ("R7.2", "why-no-target")


@clause("R11.3", "T11")
def test_with_any_an_action_that_cannot_be_repeated_can_be_followed_by_another() -> None:
    board = Board(government_double="any").tokens(0, "h6").holds(0, "government hills").turn_of(0)

    board.play("offspring", "grow h6", "done")

    assert board.options() == ["done", "play government hills"]


@clause("R11.3", "T11")
def test_with_any_several_governments_may_follow_one_another() -> None:
    board = Board(government_double="any").tokens(0, "h6", 2)
    board.holds(0, "government hills", "government forest").turn_of(0, 1, 0, 0)

    board.play("move", "from h6", "to h5", "done", "play government hills", "offspring", "grow h6")
    board.play("done", "play government forest", "city")

    assert board.options() == ["build 2 h6"]


@clause("R11.3")
def test_with_token_the_repetition_costs_one_more_action_token() -> None:
    board = Board(government_double="token").holds(0, "government hills").turn_of(0, 3, 1, 1)

    board.play("ideas", "play government hills")

    assert board.player(0).action_tokens == 1


@clause("R11.3", "T6")
def test_with_token_the_extra_action_token_must_still_be_there() -> None:
    board = Board(government_double="token").holds(0, "government hills").turn_of(0, 1, 1, 1)

    board.play("ideas")

    assert "play government hills" not in board.options()
    assert board.why("play government hills") == ("R8.6", "why-nothing-to-double")


@clause("R11.3", "T6")
def test_with_token_each_repetition_costs_a_token_until_none_is_left() -> None:
    board = Board(government_double="token").tokens(0, "h6")
    board.holds(0, "government hills", "government forest").turn_of(0, 2, 1, 1)

    board.play("move", "from h6", "to h5", "done")
    board.play("play government hills", "from h5", "to g5", "done")

    assert board.player(0).action_tokens == 0
    assert board.options() == ["done"]


# city_terrain_named


@clause("R11.4")
@pytest.mark.parametrize(
    ("moment", "order"),
    [
        ("before", ["prompt-name", "prompt-attacker", "prompt-defender"]),
        ("after", ["prompt-attacker", "prompt-name", "prompt-defender"]),
    ],
)
def test_the_terrain_of_a_city_is_named_before_or_after_the_attackers_cards_lie(
    moment: str, order: list[str]
) -> None:
    board = Board(city_terrain_named=moment).tokens(0, "h6").city(1, "i7", 2)
    board.spread(1, "j7", "i8", "j9").holds(0, "weapons hills").holds(1, "weapons forest")
    board.turn_of(0).play("fight", "attack h6 i7")
    asked: list[str] = []

    for _ in range(3):
        asked.append(board.game.prompt(board.g).key)
        board.play("name hills" if asked[-1] == "prompt-name" else "done")

    assert asked == order


@clause("R11.4")
def test_named_after_the_terrain_counts_for_the_cards_that_already_lie() -> None:
    board = Board(city_terrain_named="after").tokens(0, "h6", 3).city(1, "i7", 3)
    board.spread(1, "j7", "i8", "j9").holds(0, "health hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play health hills", "name hills")

    assert board.strengths() == (4, 3)


@clause("R11.4")
def test_tokens_are_attacked_in_the_terrain_of_their_hex_in_either_case() -> None:
    board = on_the_border(Board(city_terrain_named="after")).holds(1, "weapons hills").turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.game.prompt(board.g).key == "prompt-defender"


# map


@clause("R11.5")
def test_by_default_the_players_lay_the_tiles() -> None:
    game = aevum.game("tempus")

    state = game.new(seats=3, seed=1)

    assert game.prompt(state).key == "prompt-place"
    assert game.view(state, 0)["hexes"] == []


@clause("R11.5", "T8")
def test_with_random_the_program_lays_an_island_that_differs_from_game_to_game() -> None:
    game = aevum.game("tempus")

    states = [game.new(seats=3, seed=seed, options={"map": "random"}) for seed in (1, 2)]
    views = [game.view(state, 0) for state in states]

    assert [game.prompt(state).key for state in states] == ["prompt-settle", "prompt-settle"]
    assert [len(view["tiles"]) for view in views] == [8, 8]
    assert views[0]["tiles"] != views[1]["tiles"]


@clause("R11.5", "T8")
@pytest.mark.parametrize(("layout", "lakes"), [("A", 0), ("B", 2)])
def test_with_fixed_a_ready_layout_is_used(layout: str, lakes: int) -> None:
    game = aevum.game("tempus")

    state = game.new(seats=3, seed=1, options={"map": "fixed", "layout": layout})

    assert game.prompt(state).key == "prompt-settle"
    assert len(game.view(state, 0)["lakes"]) == lakes


# progress_play


@clause("R11.6", "T7")
def test_with_simultaneous_the_chosen_cards_are_shown_when_all_have_chosen() -> None:
    board = Board(progress_play="simultaneous").holds(0, "health farmland", "weapons hills")
    board.holds(1, "education hills", "education forest").progress()

    board.play("play health farmland", "done", "play education forest")
    shown_before = board.was_told("note-card-played")
    discarded_before = board.discards()
    board.play("done")

    assert (shown_before, discarded_before) == ([], [])
    assert len(board.was_told("note-card-played")) == 2
    assert board.discards() == ["education forest", "health farmland"]
    assert board.points_told() == [1, 1, 0]


@clause("R11.6")
def test_in_turn_order_each_card_is_shown_at_once() -> None:
    board = Board().holds(0, "health farmland", "weapons hills").holds(1, "education hills")

    board.progress().play("play health farmland")

    assert len(board.was_told("note-card-played")) == 1


@clause("T7")
def test_with_simultaneous_the_players_are_asked_one_after_the_other() -> None:
    board = Board(progress_play="simultaneous")
    board.holds(0, "weapons hills").holds(1, "weapons forest").holds(2, "health hills")
    board.g.start_seat = 2
    board.progress()
    asked: list[int] = []

    for _ in range(3):
        asked.append(board.asked)
        board.play("done")

    assert asked == [2, 0, 1]
