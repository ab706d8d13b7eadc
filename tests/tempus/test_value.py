"""How well a seat stands: more points, a better place in the race and weaker rivals are better."""

from tests.tempus.board import Board


def test_a_city_is_better_than_the_hex_it_stands_on() -> None:
    token = Board().tokens(0, "h6").turn_of(0)
    city = Board().city(0, "h6", 4).turn_of(0)

    assert city.game.value(city.g, 0) > token.game.value(token.g, 0)


def test_a_point_of_the_best_rival_is_worse_but_by_less_than_an_own_point_is_better() -> None:
    before = Board().tokens(0, "h7").tokens(1, "h5").turn_of(0)
    rival = Board().tokens(0, "h7").tokens(1, "h5").tokens(1, "g6").turn_of(0)
    own = Board().tokens(0, "h7").tokens(0, "g6").tokens(1, "h5").turn_of(0)

    value = before.game.value(before.g, 0)

    assert rival.game.value(rival.g, 0) < value
    assert own.game.value(own.g, 0) - value > value - rival.game.value(rival.g, 0)


def test_the_foremost_era_is_better_than_the_one_behind() -> None:
    board = Board().era("trade").era("seafaring", 0).turn_of(0)

    assert board.game.value(board.g, 0) > board.game.value(board.g, 1)


def test_at_the_end_only_points_and_then_cards_count() -> None:
    board = Board().era("railways").tokens(0, "h6", 4).tokens(1, "g8").tokens(2, "i7")
    board.holds(1, "weapons hills").progress().play("done")
    values = [board.game.value(board.g, seat) for seat in range(3)]

    assert board.g.is_over
    assert board.game.scores(board.g) == [4, 1, 1]
    assert values[0] > values[1] > values[2]
