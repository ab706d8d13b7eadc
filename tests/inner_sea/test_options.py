"""The options of a game (R13)."""

import pytest

from aevum.games.inner_sea.ids import AVAILABLE, OUT
from aevum.games.inner_sea.reckoning.phase import DEATH, TALLY
from aevum.kernel.errors import BadNotation, BadOption
from aevum.kernel.game import Value
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

OPTIONAL = ["great_library", "colossus", "great_theatre", "mausoleum", "labyrinth"]


def fights(**options: Value) -> Board:
    """A competition in which the first civilization holds three competition cards."""
    board = Board(2, 1, **options).powerless().disks(0, attica=1).disks(1, attica=3)
    return board.holds(0, "warlord", "phalanx", "strategos").competitions()


@clause("R13.1")
def test_otherwise_one_competition_card_is_put_down() -> None:
    board = fights()

    board.play("commit strategos")

    assert board.options_of("commit") == []
    assert board.hand(0) == ["warlord", "phalanx"]


@clause("R13.1")
def test_in_combination_play_any_number_of_competition_cards_is_put_down() -> None:
    board = fights(combination_play=True)

    board.play("commit strategos", "commit warlord")

    assert board.options() == ["done", "commit phalanx"]

    board.play("commit phalanx")

    assert sum(int(str(msg.args["n"])) for msg in board.was_told("note-allies")) == 4


@clause("R13.1")
def test_in_combination_play_the_others_may_still_be_kept_back() -> None:
    board = fights(combination_play=True)

    board.play("commit warlord", "done")

    assert board.hand(0) == ["strategos", "phalanx"]


@clause("R13.2")
@pytest.mark.parametrize("has_event", [False, True])
def test_the_final_event_takes_place_after_the_last_epoch_only_if_agreed(has_event: bool) -> None:
    board = Board(seats=2, epochs=1, final_event=has_event).powerless().in_turn(4)
    board.disks(0, egypt=1).disks(1, troy=1).barbarians(thrace=2)
    board.on_top("golden_age")

    board.reckoning(DEATH)

    assert board.g.is_over
    assert len(board.was_told("note-epoch-event")) == has_event
    assert board.at("thrace")[2] == (1 if has_event else 2)


@clause("R13.2")
def test_there_is_no_final_event_if_the_points_agreed_on_end_the_game_within_an_epoch() -> None:
    board = Board(seats=2, goal=25, final_event=True).powerless().in_turn(1)
    board.disks(0, egypt=1).disks(1, troy=1).points(0, 25)

    board.reckoning(DEATH)

    assert board.g.is_over
    assert board.was_told("note-epoch-event") == []


@clause("R13.2", "R9.9")
def test_after_the_final_event_talents_are_turned_into_points() -> None:
    board = Board(seats=2, epochs=1, final_event=True).powerless().in_turn(4)
    board.disks(0, egypt=1).disks(1, troy=1).talents(0, 1)
    board.on_top("religious_fervor")

    board.reckoning(DEATH)

    assert board.options() == ["number 0", "number 1"]


@clause("R13.3")
@pytest.mark.parametrize(
    ("learning", "turn", "epoch", "may_build"),
    [(False, 1, 1, True), (True, 1, 1, False), (True, 2, 1, True), (True, 1, 2, True)],
)
def test_beginners_build_no_wonder_in_the_first_turn_of_the_game(
    learning: bool, turn: int, epoch: int, may_build: bool
) -> None:
    board = Board(seats=2, learning=learning).powerless().disks(0, egypt=3, kush=3)
    board.talents(0, 5).in_turn(turn, epoch)

    board.card_phase()

    assert (board.options_of("build") != []) == may_build


@clause("R13.4", "T12")
def test_a_player_may_lead_several_civilizations() -> None:
    board = Board(seats=2, civilizations=4, extra_civilizations="players")

    assert [p.seat for p in board.g.players] == [0, 1, 0, 1]

    board.disks(2, gaul=2).ready_box(2, 1).deployment(2)

    assert board.asked == 0
    assert board.g.decider == 2


@clause("R13.4", "T12")
def test_a_player_leads_at_most_three_civilizations() -> None:
    board = Board(seats=1, civilizations=5, extra_civilizations="players")

    assert [p.seat for p in board.g.players] == [0, 0, 0, -2, -2]


@clause("R13.5")
def test_each_extra_civilization_costs_ten_points_of_the_sum() -> None:
    board = Board(seats=2, civilizations=5, extra_civilizations="players")
    for civ in range(5):
        board.points(civ, 11 + civ)

    assert board.game.scores(board.g) == [11 + 13 + 15 - 20, 12 + 14 - 10]
    assert board.game.winners(board.g) == [0]


@clause("R13.6")
@pytest.mark.parametrize("has_extra", [False, True])
def test_the_five_optional_wonders_join_only_if_agreed(has_extra: bool) -> None:
    board = Board(seats=2, extra_wonders=has_extra)

    expected = AVAILABLE if has_extra else OUT
    assert [board.state_of(name) for name in OPTIONAL] == [expected] * 5
    assert len(board.game.view(board.g, 0)["wonders"]) == (12 if has_extra else 7)


@clause("R13.8")
def test_with_talents_as_disks_a_talent_is_a_disk_of_the_stock() -> None:
    board = Board(seats=2, talents_as_disks=True).powerless().disks(0, egypt=1)
    stock = board.player(0).stock
    board.holds(0, "gold_mine").card_phase()

    board.play("play gold_mine", "at egypt")

    assert board.player(0).talents == 2
    assert board.player(0).stock == stock - 3


@clause("R13.8")
def test_with_talents_as_disks_nobody_gains_more_than_the_stock_has() -> None:
    board = Board(seats=2, talents_as_disks=True).powerless().disks(0, egypt=1)
    board.ready_box(0, board.player(0).stock - 1)
    board.holds(0, "sea_route_to_britain").card_phase()

    board.play("play sea_route_to_britain")

    assert board.player(0).talents == 1
    assert board.player(0).stock == 0


@clause("R13.8")
def test_a_talent_paid_goes_back_to_the_stock_as_a_disk() -> None:
    board = Board(seats=2, talents_as_disks=True).powerless().disks(0, attica=1).talents(0, 1)
    board.disks(1, attica=2)
    stock = board.player(0).stock
    board.competitions()

    board.play("talent")

    assert board.at("attica")[:2] == [1, 1]
    assert board.player(0).stock == stock + 1


@clause("R13.8", "R7.23")
def test_looted_talents_are_disks_as_well() -> None:
    board = Board(seats=2, talents_as_disks=True).powerless().disks(0, attica=4)
    board.disks(1, attica=3)
    stock = board.player(0).stock

    board.competitions()

    assert board.player(0).talents == 1
    assert board.player(0).stock == stock + 2 - 1


@clause("R13.9")
def test_a_promise_is_no_action_of_the_game() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.talents(0, 3).holds(0, "poet").card_phase()

    with pytest.raises(BadNotation):
        board.play("promise celt_iberians")

    assert board.options_of("give") == []
    assert all(text == "done" or text.startswith(("play", "build")) for text in board.options())


@clause("R13.1")
def test_an_unknown_value_of_an_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="epochs"):
        Board(seats=2, epochs=5)


@clause("R13.10")
@pytest.mark.parametrize(
    ("stacks", "ready", "talents"),
    [
        ({"egypt": 2, "kush": 2, "nile_delta": 2, "attica": 2}, 4, 0),
        ({"egypt": 3, "attica": 2, "epirus": 2, "mycenae": 2}, 4, 1),
        ({"egypt": 3, "kush": 3, "attica": 2, "epirus": 2}, 4, 2),
        ({"egypt": 3, "kush": 3, "nile_delta": 3, "attica": 2, "epirus": 2}, 4, 3),
    ],
)
def test_if_so_agreed_each_city_on_the_nile_brings_egypt_a_disk_and_a_talent(
    stacks: dict[str, int], ready: int, talents: int
) -> None:
    board = played_by("egyptians", "gauls", nile="cities").disks(0, **stacks)

    board.growth(0).play("done")

    assert board.player(0).ready == ready
    assert board.player(0).talents == talents


@clause("R13.10")
def test_cities_on_the_nile_bring_their_disks_though_they_are_contested() -> None:
    board = played_by("egyptians", "carthaginians", nile="cities")
    board.disks(0, egypt=3, attica=2, epirus=2).disks(1, egypt=1)

    board.growth(0).play("done")

    assert board.player(0).ready == 4
    assert board.player(0).talents == 1


@clause("R3.6", "S4")
@pytest.mark.parametrize("goal", [25, 50, 75, 100])
def test_a_number_of_points_agreed_on_ends_the_game_with_the_turn(goal: int) -> None:
    board = Board(seats=2, goal=goal).powerless().disks(0, egypt=3).disks(1, troy=1)
    board.points(0, goal - 1).points(1, goal - 2)

    board.reckoning(TALLY)

    assert board.g.is_over
    assert board.game.winners(board.g) == [0]
