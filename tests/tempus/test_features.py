"""What a bot counts in Tempus."""

import pytest

from aevum.bots import Clock, Glimpse, make_bot
from aevum.bots.levels import going_on
from aevum.games.common.judgement import Judgement
from aevum.games.tempus.features import ACTIONS_AFTER, FEATURES, features
from aevum.games.tempus.ids import MOUNTAIN, TO
from aevum.kernel.action import DONE, pack, x_of
from tests.tempus.board import Board


def named(board: Board, seat: int = 0) -> dict[str, int]:
    """Name what is counted for a seat."""
    return dict(zip(FEATURES, features(board.g, seat), strict=True))


def newest(board: Board) -> Judgement:
    """Find the judgement that bots look ahead with."""
    found: Judgement = board.game.judgements[max(board.game.judgements)]
    return found


def test_points_are_compared_with_the_best_rival() -> None:
    board = Board().tokens(0, "h6").city(1, "f6", 3).spread(2, "j7", "j8").turn_of(0)

    found = named(board)

    assert (found["points"], found["rival_points"]) == (1, 3)


def test_rivals_are_counted_together_too() -> None:
    board = Board().terrain("j7", "forest").terrain("j8", "forest").tokens(0, "h6")
    board.city(1, "f6", 3).spread(2, "j7", "j8").turn_of(0, 1, 2, 3)

    found = named(board)

    assert found["rivals_points"] == 3 + 2
    assert found["actions"] == 2 * 1 - (2 + 3)


def test_what_comes_later_counts_for_every_action_that_is_left() -> None:
    board = Board().era("industry").tokens(0, "h6", 4).holds(0, "weapons hills")
    board.g.round = 9
    board.turn_of(0, 2, 1, 1)

    found = named(board)

    assert (found["tokens_soon"], found["tokens_later"]) == (4 * (2 + 6), 4 * (2 + 6))
    assert (found["cards"], found["cards_soon"], found["cards_later"]) == (1, 8, 8)


def test_more_tokens_than_are_needed_count_apart() -> None:
    board = Board().era("industry")
    for name in ("h6", "h7", "i7"):
        board.tokens(0, name, 4)
    board.g.round = 9
    board.turn_of(0)

    found = named(board)

    assert found["tokens_later"] == (1 + 6) * 12
    assert found["many_later"] == (1 + 6) * 2


def test_a_stack_that_can_become_a_city_is_a_site_unless_one_is_beside_it() -> None:
    free = Board().terrain("h6", "forest").tokens(0, "h6", 2).turn_of(0)
    beside = Board().terrain("h6", "forest").tokens(0, "h6", 2).city(1, "h5", 2).turn_of(0)

    assert named(free)["site_tokens"] == 2
    assert named(beside)["site_tokens"] == named(beside)["grounds_later"] == 0


def test_of_two_sites_beside_each_other_the_larger_counts() -> None:
    board = Board().era("city_building").terrain("h6", "forest").terrain("h7", "hills")
    board.tokens(0, "h6", 2).tokens(0, "h7", 3).turn_of(0)

    assert named(board)["site_tokens"] == 3


def test_a_site_counts_no_more_than_the_largest_city_that_is_left() -> None:
    board = Board().era("industry").terrain("h6", "forest").tokens(0, "h6", 4)
    board.city(0, "f2", 4).city(0, "k11", 4).turn_of(0)

    assert named(board)["site_tokens"] == 3


def test_the_last_actions_build_and_spread_so_that_they_bring_most() -> None:
    board = Board().era("railways").terrain("h6", "forest").terrain("j7", "forest")
    board.tokens(0, "h6", 4).tokens(0, "j7", 3)
    board.g.round = 10

    one, two, none = (
        named(board.turn_of(0, left, 1, 1))["last_gain"] if left else 0 for left in (1, 2, 0)
    )

    assert (one, two, none) == (3, 3 + 2, 0)


def test_before_the_last_round_nothing_is_the_last_gain() -> None:
    board = Board().era("railways").terrain("h6", "forest").tokens(0, "h6", 4)
    board.g.round = 9

    assert named(board.turn_of(0))["last_gain"] == 0


def test_free_hexes_count_once_however_many_are_beside_them() -> None:
    board = Board().spread(0, "h6", "h7").turn_of(0)
    around = {near for name in ("h6", "h7") for near in board.g.island.near[board.hex(name)]}
    free = [near for near in around if board.at(board.name(near))[0] < 0]

    found = named(board)

    mountains = sum(board.g.island.terrain[near] == MOUNTAIN for near in free)
    assert found["room_later"] == (len(free) - mountains) * (1 + ACTIONS_AFTER[1])


def test_stacks_beside_each_other_threaten_the_smaller() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i6").city(2, "h5", 2)
    board.spread(1, "g10", "h10", "i10").spread(2, "f2", "g2", "f3").turn_of(0)

    assert (named(board, 0)["prey"], named(board, 0)["threatened"]) == (1, 0)
    assert (named(board, 1)["prey"], named(board, 1)["threatened"]) == (0, 1 + 1)
    assert named(board, 2)["city_threatened"] == 2


def test_who_controls_three_hexes_is_not_threatened() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i6").turn_of(0)

    assert named(board, 1)["threatened"] == 0


def test_the_race_counts_tokens_on_the_terrain_cities_and_cards_that_fit() -> None:
    board = Board().terrain("h6", "farmland").terrain("j7", "farmland")
    board.tokens(0, "h6", 2).city(0, "f6", 2).holds(0, "education hills", "weapons farmland")
    board.tokens(1, "j7", 2).turn_of(0)

    assert (named(board, 0)["race"], named(board, 0)["ahead"]) == (3, 1)
    assert (named(board, 1)["race"], named(board, 1)["ahead"]) == (-1, 0)
    assert named(board, 0)["ahead_for_flight"] == 0


def test_cards_that_were_played_count_in_the_race_and_who_has_finished_adds_none() -> None:
    board = Board().terrain("h6", "farmland").terrain("j7", "farmland")
    board.tokens(0, "h6").tokens(1, "j7", 2).holds(0, "weapons farmland", "education hills")
    board.holds(1, "health hills").progress()

    before = named(board)["race"]
    board.play("play weapons farmland")
    played = named(board)["race"]
    board.play("done")

    assert (before, played, named(board)["race"]) == (1, 1, 0)
    assert named(board)["ahead"] == named(board)["prize_at_hand"] == 1


def test_who_plays_no_cards_in_the_race_falls_behind() -> None:
    board = Board().terrain("h6", "farmland").terrain("j7", "farmland")
    board.tokens(0, "h6").tokens(1, "j7", 2).holds(0, "weapons farmland")
    board.holds(1, "health hills").progress().play("done")

    assert (named(board)["race"], named(board)["ahead"]) == (-1, 0)


def test_being_ahead_in_the_last_race_counts_for_flight() -> None:
    board = Board().era("railways").tokens(0, "h6", 4).terrain("h6", "grassland").turn_of(0)

    assert named(board, 0)["ahead_for_flight"] == 1
    assert named(board, 0)["flight_at_hand"] == 0


def test_who_waits_draws_ideas_and_ends_the_turn() -> None:
    board = Board().tokens(0, "h6").turn_of(0)
    judgement = newest(board)
    assert judgement.begins_turn(board.g)

    drawing = judgement.waiting(board.g, board.g.legal())
    board.g.apply(drawing)

    assert board.hand(0) != []
    assert not judgement.begins_turn(board.g)
    assert judgement.waiting(board.g, board.g.legal()) == DONE


def test_a_step_is_taken_back_by_the_way_back_and_by_no_other() -> None:
    board = Board().tokens(0, "h6").turn_of(0).play_move("h6")
    judgement = newest(board)
    there = pack(TO, board.hex("h7"))
    trace = judgement.trace(board.g, there)
    board.play("to h7")
    board.turn_of(0).play_move("h7")

    undone = [name for name in ("h6", "h8") if undoes(board, name, trace)]

    assert undone == ["h6"]


def undoes(board: Board, goal: str, trace: int) -> bool:
    """Say whether the token that moves would take back a step."""
    return newest(board).undoes(board.g, pack(TO, board.hex(goal)), trace)


def test_nobody_goes_back_at_once_who_can_go_anywhere_else() -> None:
    board = Board().tokens(0, "h6").turn_of(0).play_move("h6")
    trace = newest(board).trace(board.g, pack(TO, board.hex("h7")))
    board.play("to h7")
    board.turn_of(0).play_move("h7")
    back = pack(TO, board.hex("h6"))
    glimpse = Glimpse(board.game, board.g, 0, board.g.legal())
    only = Glimpse(board.game, board.g, 0, [back])

    assert back not in going_on(newest(board), glimpse, [trace]).options
    assert going_on(newest(board), only, [trace]).options == [back]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_who_looks_at_a_glance_remembers_where_its_tokens_have_come_from(level: str) -> None:
    board = Board().tokens(0, "h6").turn_of(0)
    bot = make_bot(level, 1)
    for _ in range(8):
        start = board.name(board.player(0).hexes[0])
        board.turn_of(0).play_move(start)
        goal = bot.choose(Glimpse(board.game, board.g, 0, board.g.legal()), Clock())
        board.g.apply(goal)
        board.turn_of(0).play_move(board.name(x_of(goal)))
        back = bot.choose(Glimpse(board.game, board.g, 0, board.g.legal()), Clock())
        board.g.apply(back)

        assert board.name(x_of(back)) != start
