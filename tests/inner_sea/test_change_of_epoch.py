"""The Change of Epoch, its event, and the end of the game (R9)."""

import pytest

from aevum.games.inner_sea.epoch.event import EpochEvent
from aevum.games.inner_sea.ids import BUILT, BURIED
from aevum.games.inner_sea.reckoning.phase import DEATH, TALLY
from aevum.games.inner_sea.turn import GROW, Turn
from tests.inner_sea.board import Board
from tests.kit import clause

LEARNING = "false_prophet"
"""Card 66: its last digit names the Age of Learning, in which nobody decides at once."""


def two(**options: int | bool) -> Board:
    """Two civilizations with a disk each, in the last turn of the first epoch."""
    board = Board(seats=2, **options).powerless().disks(0, egypt=1).disks(1, troy=1)
    return board.in_turn(4)


@clause("R9.1", "R9.3")
def test_when_an_epoch_ends_a_card_names_the_event_and_is_discarded() -> None:
    board = two().talents(0, 2)
    board.on_top("heresy")

    board.reckoning(DEATH)

    assert board.discarded() == ["heresy"]
    assert len(board.was_told("note-epoch-event")) == 1


@clause("T22")
def test_without_any_card_to_draw_there_is_no_end_of_epoch_event() -> None:
    board = two().disks(0, kush=1).with_deck_of().reckoning(DEATH)

    assert board.was_told("note-epoch-event") == []
    assert (board.g.epoch, board.g.turn) == (2, 1)
    assert board.discarded() == []


@clause("R9.2")
def test_the_change_of_epoch_goes_from_the_event_to_the_draw() -> None:
    board = two().talents(0, 2).invests(1, "coinage").discards("poet")
    board.on_top(LEARNING)
    board.reckoning(DEATH)

    assert board.options() == ["number 0", "number 1"]
    assert board.g.learned == 1
    assert board.player(1).investments != []

    board.play("number 1")

    assert board.player(0).vp == 1
    assert board.player(1).investments == []
    assert board.g.epoch == 2


@clause("R9.2", "R5.16")
def test_deck_and_discard_pile_are_shuffled_together_with_the_investments() -> None:
    board = two().invests(1, "coinage").discards("poet", "volcano").holds(0, "flood")
    board.on_top(LEARNING)
    board.talents(0, 1)

    board.reckoning(DEATH)

    assert board.options() == ["number 0", "number 1"]
    assert board.discarded() == []
    assert len(board.g.deck) == 102


@clause("R9.2")
def test_the_new_epoch_begins_with_turn_one_in_the_order_last_set() -> None:
    board = two().disks(1, thrace=3).talents(0, 1).talents(1, 1)
    board.on_top(LEARNING)

    board.reckoning(TALLY)

    assert board.g.order == [1, 0]
    assert board.g.epoch == 2

    board.without_events().plays_on(1, lambda g: g.turn == 1)

    assert board.g.phase == 0


@clause("R9.4", "R9.5")
def test_two_talents_buy_a_point_as_often_as_wanted_in_turn_order() -> None:
    board = two().in_order(1, 0).talents(0, 5).talents(1, 2)
    board.on_top(LEARNING)
    board.reckoning(DEATH)

    assert board.g.decider == 1

    board.play("number 1")

    assert board.g.decider == 0
    assert board.options() == ["number 0", "number 1", "number 2"]

    board.play("number 2")

    assert [board.player(civ).vp for civ in (0, 1)] == [2, 1]
    assert [board.player(civ).talents for civ in (0, 1)] == [1, 0]


@clause("R9.6")
def test_what_the_event_removes_may_be_substituted() -> None:
    board = Board(seats=2).powerless().disks(0, sea_libyan=2).talents(0, 1)
    board.epoch_event(2)

    board.play("talent")

    assert board.at("sea_libyan")[0] == 2
    assert board.player(0).talents == 0


@clause("R9.7", "R10.11")
def test_0_the_gods_smile_turns_every_buried_wonder_face_up() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1)
    board.wonder(0, "grand_temple", "egypt", is_buried=True)
    board.wonder(1, "great_palace", "troy", is_buried=True)

    board.epoch_event(0)

    assert board.state_of("grand_temple") == BUILT
    assert board.state_of("great_palace") == BUILT
    assert board.owner_of("great_palace") == 1


@clause("R9.7")
def test_1_the_great_migration_carries_out_the_northern_barbarians() -> None:
    board = two().points(0, 3).talents(0, 2)
    board.on_top("great_fire")
    board.reckoning(DEATH)

    assert board.g.decider == 1
    assert board.options() == ["at pannonia", "at moesia", "at bithynia", "at pontus"]

    board.play("at moesia")

    assert [board.at(name)[2] for name in ("moesia", "thrace", "macedonia")] == [4, 4, 4]
    assert board.at("troy")[2] == 0


@clause("R9.7")
def test_2_the_deluge_takes_a_disk_of_every_pair_in_shallow_seas() -> None:
    board = Board(seats=2).powerless().disks(0, sea_libyan=2, sea_aegean=1, egypt=2)
    board.disks(1, sea_libyan=2).barbarians(sea_libyan=2)

    board.epoch_event(2)

    assert board.at("sea_libyan")[:2] == [1, 1]
    assert board.at("sea_aegean")[0] == 1
    assert board.at("egypt")[0] == 2


@clause("R9.7")
@pytest.mark.parametrize(("cities", "lost"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_3_a_dark_age_costs_a_disk_of_a_city_for_every_three_cities(cities: int, lost: int) -> None:
    board = Board(seats=2).powerless()
    for name in ["egypt", "kush", "libya", "cyrenaica", "sinai", "canaan"][:cities]:
        board.disks(0, **{name: 3})
    board.epoch_event(3)

    while board.options_of("at"):
        board.play(board.options_of("at")[0])

    assert board.on_map(0) == 3 * cities - lost


@clause("R9.7")
@pytest.mark.parametrize(("rivals", "talents"), [(0, 1), (1, 1), (3, 1), (4, 2)])
def test_4_an_age_of_trade_gives_a_talent_for_every_two_neighbours(
    rivals: int, talents: int
) -> None:
    board = Board(seats=6).disks(0, egypt=1)
    for civ in range(1, rivals + 1):
        board.disks(civ, kush=1)

    board.epoch_event(4)

    assert board.player(0).talents == talents


@clause("R9.7")
@pytest.mark.parametrize(("cities", "lost"), [(4, 0), (5, 1), (6, 2)])
def test_5_years_of_plague_cost_a_disk_for_each_city_beyond_the_fourth(
    cities: int, lost: int
) -> None:
    board = Board(seats=2).powerless()
    for name in ["egypt", "kush", "libya", "cyrenaica", "sinai", "canaan"][:cities]:
        board.disks(0, **{name: 3})
    board.epoch_event(5)

    while board.options_of("at"):
        board.play(board.options_of("at")[-1])

    assert board.on_map(0) == 3 * cities - lost


@clause("R9.7")
def test_6_an_age_of_learning_brings_each_civilization_one_card_more_once() -> None:
    board = two().without_events()
    board.on_top(LEARNING)

    board.reckoning(DEATH)

    assert [len(board.hand(civ)) for civ in (0, 1)] == [4, 4]
    assert board.g.learned == 0


@clause("R9.7")
def test_7_fallen_idols_bury_a_wonder_of_whoever_has_most() -> None:
    board = Board(seats=2).powerless()
    board.wonder(1, "grand_temple", "troy").wonder(1, "great_walls", "troy")
    board.wonder(0, "great_palace", "egypt")
    board.epoch_event(7)

    assert board.g.decider == 1
    assert board.options() == ["wonder grand_temple", "wonder great_walls"]

    board.play("wonder great_walls")

    assert board.state_of("great_walls") == BURIED
    assert board.state_of("grand_temple") == BUILT


@clause("R9.7")
@pytest.mark.parametrize(("points", "order", "who"), [([3, 2], [1, 0], 0), ([2, 2], [1, 0], 1)])
def test_7_of_equals_the_one_with_most_points_then_the_earliest_loses_an_idol(
    points: list[int], order: list[int], who: int
) -> None:
    board = Board(seats=2).powerless().in_order(*order)
    board.wonder(1, "grand_temple", "troy").wonder(0, "great_palace", "egypt")
    for civ, count in enumerate(points):
        board.points(civ, count)

    board.epoch_event(7)

    assert board.g.decider == who


@clause("R9.7")
def test_8_barbarian_twilight_takes_a_disk_of_every_barbarian_stack() -> None:
    board = Board(seats=2).powerless().barbarians(thrace=3, moesia=1, deep_central=1)

    board.epoch_event(8)

    assert [board.at(name)[2] for name in ("thrace", "moesia", "deep_central")] == [2, 0, 0]


@clause("R9.7")
def test_9_years_of_peace_let_each_civilization_move_two_disks() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=2, mycenae=1).disks(1, troy=1)
    board.epoch_event(9)

    board.play("at mycenae", "move mycenae attica", "at egypt", "move egypt kush")

    assert [board.at(name)[0] for name in ("attica", "egypt", "kush")] == [1, 1, 1]
    assert board.g.decider == 1

    board.play("done")

    assert board.at("troy")[1] == 1


@clause("R9.7")
def test_9_no_disk_moves_twice_in_years_of_peace() -> None:
    board = Board(seats=2).powerless().disks(0, mycenae=1, egypt=1)
    board.epoch_event(9)

    board.play("at mycenae", "move mycenae attica")

    assert board.options() == ["done", "at egypt"]


@clause("R9.7", "R2.5")
def test_9_no_disk_moves_into_a_full_area_or_into_the_deep() -> None:
    board = Board(seats=2).powerless().disks(0, minos=1, attica=4, epirus=1)
    board.g.phase = 0
    board.disks(0, sea_cretan=2)
    board.runs(Turn(GROW), EpochEvent(9))

    board.play("at minos")

    assert board.options() == ["move minos sea_aegean", "move minos sea_rhodian"]

    board.play("move minos sea_aegean", "at epirus")

    assert "move epirus attica" not in board.options()


@clause("R9.7")
def test_5_years_of_plague_strike_cities_only() -> None:
    board = Board(seats=2).powerless().disks(0, attica=2, minos=1)
    for name in ["egypt", "kush", "libya", "cyrenaica", "sinai"]:
        board.disks(0, **{name: 3})

    board.epoch_event(5)

    assert board.options() == [
        "at cyrenaica",
        "at sinai",
        "at egypt",
        "at kush",
        "at libya",
    ]


@clause("R9.8")
def test_the_game_is_over_after_the_tally_of_its_last_turn_and_most_points_win() -> None:
    board = two(epochs=1).disks(1, thrace=3)

    board.reckoning(TALLY)

    assert board.g.is_over
    assert board.was_told("note-epoch-event") == []
    assert board.game.scores(board.g) == [0, 1]
    assert board.game.winners(board.g) == [1]


@clause("R9.9")
def test_before_the_last_count_talents_are_turned_into_points_once_more() -> None:
    board = two(epochs=1).talents(0, 5).points(1, 1)
    board.reckoning(DEATH)

    board.play("number 2")

    assert board.g.is_over
    assert board.game.winners(board.g) == [0]


def ended(board: Board) -> list[int]:
    """End the game and name the winners."""
    board.reckoning(DEATH)
    while not board.g.is_over:
        board.play("number 0")
    return board.game.winners(board.g)


@clause("R9.10")
def test_a_tie_goes_to_more_cities() -> None:
    board = two(epochs=1).disks(1, thrace=3).talents(0, 9).wonder(0, "grand_temple", "egypt")

    assert ended(board) == [1]


@clause("R9.10")
def test_then_to_more_face_up_wonders() -> None:
    board = two(epochs=1).talents(0, 9).wonder(1, "grand_temple", "troy")
    board.wonder(0, "great_walls", "egypt", is_buried=True)

    assert ended(board) == [1]


@clause("R9.10")
def test_then_to_more_talents() -> None:
    board = two(epochs=1).talents(0, 1).talents(1, 2)

    assert ended(board) == [1]


@clause("R9.10")
def test_after_that_the_win_is_shared() -> None:
    board = two(epochs=1).talents(0, 1).talents(1, 1)

    assert ended(board) == [0, 1]


@clause("R9.11")
def test_the_turn_that_ends_an_epoch_has_its_tally_and_new_order_but_no_draw_of_its_own() -> None:
    board = two().disks(1, thrace=3).talents(0, 2).without_events()
    board.on_top(LEARNING)

    board.reckoning()

    assert board.player(1).vp == 1
    assert board.g.order == [1, 0]
    assert board.hand(1) == []


@clause("R9.11")
def test_the_turn_that_ends_an_epoch_has_its_sea_domination() -> None:
    board = two(epochs=1).disks(0, rhodes=1, minos=1, lycia=1, sea_rhodian=1)
    board.disks(1, sea_rhodian=1)

    board.reckoning()

    assert board.options_of("strike") == ["strike sea_rhodian celt_iberians"]
