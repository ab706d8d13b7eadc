"""The game and its goal (R1)."""

import pytest

from aevum import games
from aevum.kernel.errors import BadOption
from tests.hyperborea.board import Board
from tests.hyperborea.opening import Opening
from tests.kit import clause


@clause("R1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_each_lead_a_faction_of_their_own(seats: int) -> None:
    shown = Opening(seats).finish().shown()

    factions = [player["faction"] for player in shown["players"]]

    assert len(factions) == seats
    assert len(set(factions)) == seats


@clause("R1.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 6"):
        games.game("hyperborea").new(seats, 1)


@clause("R1.1")
@pytest.mark.parametrize("best", range(3))
def test_whoever_has_the_most_victory_points_wins(best: int) -> None:
    board = Board(3)
    for seat in range(3):
        board.gems(seat, 9 if seat == best else 8)

    assert board.game.winners(board.g) == [best]


@clause("R1.2")
@pytest.mark.parametrize(("length", "conditions"), [("short", 1), ("normal", 2), ("long", 3)])
def test_the_length_says_how_many_end_conditions_end_the_game(length: str, conditions: int) -> None:
    board = Board(game_length=length)
    ending = []

    board.figures(0, "f5", 9).owns(0, "T1-01", "T1-02", "T1-03", "T1-04").gems(0, 14)
    board.turn_of(0, "FIGURE:1 + TECH:1")
    for last in ("recruit f5", board.options_of("take")[0]):
        board.play(last)
        ending.append(board.shown()["ending"])
    board.gains_gems(1)
    ending.append(board.shown()["ending"])

    assert ending == [-1] * (conditions - 1) + [0] * (4 - conditions)


@clause("R1.2")
def test_a_normal_game_is_played_if_nothing_is_agreed() -> None:
    assert Opening().shown()["conditions"] == 2
    assert Opening(game_length="normal").shown()["conditions"] == 2


@clause("R1.3")
def test_in_an_invasion_all_homelands_show_the_same_neutral_side() -> None:
    opening = Opening(6, mode="invasion").finish()

    sides = [[place["hex"] for place in opening.home(seat)] for seat in range(6)]

    assert sides == [["neutral-capital", "neutral-left", "neutral-right"]] * 6


@clause("R1.3")
def test_in_an_invasion_there_are_no_faction_tiles() -> None:
    opening = Opening(6, mode="invasion").finish()

    assert not any("tile" in player for player in opening.shown()["players"])


@clause("R1.3")
def test_in_a_faction_war_each_homeland_shows_the_side_of_its_faction() -> None:
    opening = Opening(6, mode="faction_war").finish()

    for seat, player in enumerate(opening.shown()["players"]):
        side = [place["hex"].rsplit("-", 1)[0] for place in opening.home(seat)]
        assert side == [player["faction"]] * 3


@clause("R1.3")
def test_in_a_faction_war_each_player_has_one_tile_of_the_own_faction() -> None:
    opening = Opening(6, mode="faction_war").finish()

    for player in opening.shown()["players"]:
        assert player["tile"]["name"] in (f"{player['faction']}_a", f"{player['faction']}_b")


@clause("R1.3")
def test_an_invasion_is_played_if_nothing_is_agreed() -> None:
    opening = Opening().finish()

    assert "tile" not in opening.shown()["players"][0]
    assert opening.home(0)[0]["hex"] == "neutral-capital"


@clause("R1.4")
@pytest.mark.parametrize("gems", [1, 7, 14])
def test_each_gem_is_worth_one_victory_point(gems: int) -> None:
    board = Board()
    before = board.game.scores(board.g)[0]

    board.gems(0, gems)

    assert board.game.scores(board.g)[0] == before + gems


@clause("R1.4")
def test_points_that_are_not_gems_do_not_count_for_the_first_end_condition() -> None:
    board = Board().figures(0, "f5", 3).gems(0, 13).ghosts_buried(0, 9).turn_of(0)

    board.pool("GEM:1")

    assert board.game.scores(board.g)[0] > 15
    assert board.goals(0) == []
