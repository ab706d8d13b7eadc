"""Teams (R13.7, T13)."""

import pytest

from aevum.games.inner_sea.score import winners
from aevum.kernel.errors import BadOption
from tests.inner_sea.board import Board
from tests.kit import clause


@clause("R13.7", "T13")
@pytest.mark.parametrize(
    ("teams", "seats", "mates"),
    [
        ("two", 4, [[0, 2], [1, 3]]),
        ("two", 6, [[0, 2, 4], [1, 3, 5]]),
        ("three", 6, [[0, 3], [1, 4], [2, 5]]),
    ],
)
def test_seats_belong_to_the_teams_in_turn_and_see_the_hands_of_their_team(
    teams: str, seats: int, mates: list[list[int]]
) -> None:
    board = Board(seats=seats, teams=teams).holds(seats - 1, "poet")

    for team in mates:
        for seat in team:
            shown = board.game.view(board.g, seat)["players"]
            assert [civ for civ in range(seats) if "hand" in shown[civ]] == team


@clause("R13.7")
@pytest.mark.parametrize(("teams", "seats"), [("two", 1), ("three", 1), ("three", 2)])
def test_there_are_no_more_teams_than_seats(teams: str, seats: int) -> None:
    with pytest.raises(BadOption, match=f"teams={teams} .* not {seats}"):
        Board(seats=seats, teams=teams)


@clause("R13.7")
def test_three_seats_make_three_teams() -> None:
    board = Board(seats=3, teams="three").points(1, 5)

    assert winners(board.g) == [1]


@clause("R13.7")
def test_without_teams_nobody_sees_another_hand() -> None:
    board = Board(seats=4).holds(2, "poet")

    shown = board.game.view(board.g, 0)["players"]

    assert ["hand" in player for player in shown] == [True, False, False, False]


@clause("R13.7")
def test_members_of_a_team_are_rivals_for_all_rules() -> None:
    board = Board(seats=4, teams="two").powerless().disks(0, egypt=3)
    board.disks(2, egypt=1, kush=2)
    board.holds(0, "usurper").card_phase()

    board.play("play usurper")

    assert board.options() == ["strike kush phoenicians"]

    board.play("strike kush phoenicians")
    board.competitions()

    assert board.at("egypt")[2] == 0


@clause("R13.7")
def test_members_of_a_team_cannot_give_each_other_anything() -> None:
    board = Board(seats=4, teams="two").disks(0, egypt=1).disks(2, gaul=1)
    board.holds(0, "poet").talents(0, 3).card_phase()

    assert board.options_of("give") == []
    assert board.why("give poet") is not None


@clause("R13.7")
def test_a_team_scores_the_sum_of_its_points() -> None:
    board = Board(seats=4, teams="two").points(0, 9).points(1, 5).points(2, 1).points(3, 6)

    assert winners(board.g) == [1, 3]


@clause("R13.7")
def test_teams_of_unequal_size_compare_the_mean() -> None:
    board = Board(seats=5, teams="two")
    for civ, points in enumerate([6, 8, 6, 7, 6]):
        board.points(civ, points)

    assert winners(board.g) == [1, 3]


@clause("R13.7", "R9.10")
def test_a_tie_of_teams_goes_to_more_cities() -> None:
    board = Board(seats=4, teams="two").disks(3, attica=3).points(0, 4).points(1, 4)

    assert winners(board.g) == [1, 3]


@clause("R13.7", "R9.10")
def test_teams_tied_in_everything_share_the_win() -> None:
    board = Board(seats=4, teams="two").points(0, 4).points(3, 4)

    assert winners(board.g) == [0, 1, 2, 3]
