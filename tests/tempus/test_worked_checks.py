"""The worked examples, with exactly their numbers (R13)."""

import pytest

from tests.kit import clause
from tests.tempus.board import Board


def attack_on_farmland() -> Board:
    """Two tokens of seat 0 face two tokens of seat 1 on farmland."""
    board = Board().tokens(0, "h6", 2).tokens(1, "i7", 2)
    return board.spread(1, "j7", "i8", "j9")


def attack_on_city() -> Board:
    """Three tokens and a hills card of seat 0 face a city of value 3."""
    board = Board().era("city_building").tokens(0, "h6", 3).holds(0, "religion hills")
    return board.city(1, "i7", 3).spread(1, "j7", "i8", "j9").turn_of(0)


@clause("R13.1")
def test_a_player_who_always_wins_receives_43_action_tokens_and_one_who_never_does_40() -> None:
    board = Board().city(0, "h6", 2).turn_of(0, 3, 3, 3)
    received = [[3], [3], [3]]

    while not board.g.is_over:
        played_round = board.g.round
        board.play("ideas" if "ideas" in board.options() else board.options()[0])
        if board.g.round != played_round:
            for seat in range(3):
                received[seat].append(board.player(seat).action_tokens)

    assert received[0] == [3, 3, 3, 4, 4, 4, 5, 5, 6, 6]
    assert received[1] == [3, 3, 3, 3, 4, 4, 4, 5, 5, 6]
    assert (sum(received[0]), sum(received[1])) == (43, 40)


@clause("R13.2")
def test_two_tokens_with_weapons_beat_two_tokens_by_3_to_2() -> None:
    board = attack_on_farmland().holds(0, "weapons forest").turn_of(0)

    board.play("fight", "attack h6 i7", "play weapons forest")

    assert board.strengths() == (3, 2)
    assert board.was_told("note-fight-won")


@clause("R13.2")
def test_against_one_fortification_the_attack_loses_one_token_by_3_to_4() -> None:
    board = attack_on_farmland().holds(0, "weapons forest").holds(1, "fortification hills")
    board.turn_of(0)

    board.play("fight", "attack h6 i7", "play weapons forest", "play fortification hills")

    assert board.strengths() == (3, 4)
    assert board.at("h6") == (0, 1, 0)


@clause("R13.3")
def test_the_same_attack_without_cards_is_2_to_2_and_the_defender_wins() -> None:
    board = attack_on_farmland().turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.strengths() == (2, 2)
    assert board.at("i7") == (1, 2, 0)


@clause("R13.4")
def test_a_city_whose_owner_names_hills_falls_by_4_to_3() -> None:
    board = attack_on_city()

    board.play("fight", "attack h6 i7", "name hills", "play religion hills")

    assert board.strengths() == (4, 3)
    assert board.at("i7") == (-1, 0, 0)
    assert board.player(1).city_supply == [3, 3, 2]


@clause("R13.4")
def test_a_city_whose_owner_names_forest_holds_by_3_to_3() -> None:
    board = attack_on_city()

    board.play("fight", "attack h6 i7", "name forest", "play religion hills")

    assert board.strengths() == (3, 3)
    assert board.at("i7") == (1, 0, 3)


@clause("R13.5")
def test_weapons_farmland_in_a_fight_for_farmland_counts_1() -> None:
    board = attack_on_farmland().holds(0, "weapons farmland").turn_of(0)

    board.play("fight", "attack h6 i7", "play weapons farmland")

    assert board.strengths() == (3, 2)


@clause("R13.6")
@pytest.mark.parametrize(
    ("occupied", "can_be_attacked"), [(("i7", "j7"), False), (("i7", "j7", "i8"), True)]
)
def test_two_hexes_and_a_city_are_protected_three_and_a_city_are_not(
    occupied: tuple[str, ...], can_be_attacked: bool
) -> None:
    board = Board().tokens(0, "h6").spread(1, *occupied).city(1, "j10", 2).turn_of(0)

    actions = board.options()

    assert ("fight" in actions) == can_be_attacked


@clause("R13.7")
def test_three_tokens_a_city_an_education_and_a_farmland_card_are_6_points() -> None:
    board = Board().tokens(0, "i7", 2).tokens(0, "j7").city(0, "f6", 2)
    board.holds(0, "education forest", "weapons farmland").progress()

    board.play("play education forest", "play weapons farmland")

    assert board.points_told() == [6, 0, 0]


@clause("R13.8")
def test_with_6_6_and_4_points_two_move_to_writing_and_the_third_stays_on_start() -> None:
    board = Board().tokens(0, "i7", 3).tokens(0, "j7", 3).tokens(1, "g5", 3).tokens(1, "f4", 3)
    board.tokens(2, "e6", 4).progress()

    assert board.points_told() == [6, 6, 4]
    assert [p.era for p in board.g.players] == [1, 1, 0]
    assert [len(p.hand) for p in board.g.players] == [2, 2, 0]
    assert board.player(2).action_tokens == 3


@clause("R13.8")
def test_in_round_two_the_third_draws_one_card_and_the_others_two() -> None:
    board = Board().tokens(0, "i7", 3).tokens(0, "j7", 3).tokens(1, "g5", 3).tokens(1, "f4", 3)
    board.tokens(2, "e6", 4).progress()

    board.play("ideas", "done", "ideas")

    assert [len(p.hand) for p in board.g.players] == [2, 4, 1]


@clause("R13.9")
def test_limit_2_offspring_2_on_hexes_with_1_and_2_tokens_gives_one_token() -> None:
    board = Board().era("agriculture").tokens(0, "f6", 1).tokens(0, "h6", 2).turn_of(0)

    board.play("offspring")
    offered = board.options()
    board.play("grow f6")

    assert offered == ["grow f6"]
    assert board.asked == 1


@clause("R13.9")
def test_with_sewerage_on_the_second_hex_two_tokens_are_placed() -> None:
    board = Board().era("agriculture").tokens(0, "f6", 1).tokens(0, "h6", 2)
    board.holds(0, "sewerage hills").turn_of(0)

    board.play("offspring", "grow f6", "grow h6", "play sewerage hills")

    assert (board.at("f6"), board.at("h6")) == ((0, 2, 0), (0, 3, 0))


@clause("R13.10")
def test_the_final_score_of_the_example_is_11() -> None:
    board = Board().era("railways").era("flight", 0).tokens(0, "h6", 2).tokens(0, "g7")
    board.tokens(0, "h7").city(0, "i4", 2).city(0, "e6", 4)

    scores = board.game.scores(board.g)

    assert scores[0] == 1 + 1 + 0 + 2 + 4 + 3 == 11


@clause("R13.11")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_four_tokens_allow_a_city_of_2_3_or_4_and_go_back_in_any_case(value: int) -> None:
    board = Board().era("industry").tokens(0, "h6", 4).turn_of(0)

    board.play("city")
    offered = board.options()
    board.play(f"build {value} h6")

    assert offered == ["build 2 h6", "build 3 h6", "build 4 h6"]
    assert board.at("h6") == (0, 0, value)
    assert board.player(0).supply == 16


@clause("R13.12")
@pytest.mark.parametrize(("era", "by_sea"), [("trade", False), ("seafaring", True)])
def test_a_token_on_coast_and_shore_uses_the_lake_always_and_the_sea_from_seafaring_on(
    era: str, by_sea: bool
) -> None:
    board = Board(seats=4, layout="B").era(era)
    island = board.g.island
    start = next(
        place for place in island.coast if island.lakes_at[place] and len(island.near[place]) < 6
    )
    board.tokens(0, board.name(start)).turn_of(0)
    board.play("move", f"from {board.name(start)}")

    goals = set(board.options())

    shore = {f"to {board.name(place)}" for place in island.lakes[island.lakes_at[start][0]]}
    coast = {f"to {board.name(place)}" for place in island.coast}
    own = {f"to {board.name(start)}"}
    assert shore - own <= goals
    assert (coast - own <= goals) == by_sea
