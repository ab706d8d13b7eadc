"""Civilizations without a player: growth, Reckoning, levels (S6)."""

import pytest

from aevum.games.inner_sea.cards.drawing import DiscardDown
from aevum.games.inner_sea.reckoning.phase import AENEAS, CLOSE, DEATH, DOMINATION, ORDER
from aevum.games.inner_sea.turn import INVADE, Turn
from aevum.kernel.game import Value
from aevum.kernel.message import Msg
from tests.inner_sea.board import Board
from tests.kit import clause


def against_troy(**options: Value) -> Board:
    """A live Egypt without disks against a non-player Troy."""
    return Board(1, 1, civilizations=2, **options).without_events()


def deploys(ready: int, board: Board) -> Board:
    """Let Troy deploy so many disks."""
    return board.ready_box(1, ready).deployment(1)


@clause("S6.1", "S6.4")
def test_one_player_is_asked_and_the_others_act_by_themselves() -> None:
    board = against_troy().disks(0, egypt=1).disks(1, troy=3).ready_box(1, 2)

    board.growth(1)

    assert board.asked == 0
    assert board.player(1).ready == 0


@clause("S6.1")
def test_several_players_may_play_with_non_players() -> None:
    board = Board(seats=2, civilizations=4)

    assert [p.seat for p in board.g.players] == [0, 1, -2, -2]


@clause("S6.2")
def test_a_non_player_does_the_same_whatever_chance_says() -> None:
    boards = [Board(seats=1, civilizations=2, seed=seed) for seed in (1, 2, 3)]
    for board in boards:
        deploys(3, board.disks(1, troy=2, ionia=1))

    assert boards[0].g.disks == boards[1].g.disks == boards[2].g.disks


@clause("S6.5")
def test_the_leader_is_the_rival_with_the_most_points() -> None:
    board = Board(seats=1, civilizations=3).disks(1, troy=3).disks(0, thrace=1)
    board.disks(2, bithynia=1).points(0, 2).points(2, 3)

    deploys(2, board)

    assert board.at("thrace")[1] == 0
    assert board.at("bithynia")[1] == 2


@clause("S6.5")
def test_of_several_leaders_the_live_player_counts() -> None:
    board = Board(seats=1, civilizations=3).in_order(2, 1, 0).disks(1, troy=3)
    board.disks(0, thrace=1).disks(2, bithynia=1).points(0, 3).points(2, 3)

    deploys(2, board)

    assert board.at("thrace")[1] == 2


@clause("S6.5")
def test_of_several_non_players_the_earliest_in_turn_order_leads() -> None:
    board = Board(seats=1, civilizations=4).in_order(3, 2, 1, 0).disks(1, troy=3)
    board.disks(2, thrace=1).disks(3, phrygia=1).points(2, 3).points(3, 3)

    deploys(2, board)

    assert board.at("phrygia")[1] == 2


@clause("S6.5")
def test_between_areas_the_nearest_to_home_counts_then_the_alphabet() -> None:
    near = deploys(1, against_troy().disks(1, ionia=3, mycenae=3, thrace=3, bithynia=3))
    alike = deploys(1, against_troy().disks(1, troy=3, mycenae=3))

    assert near.at("troy")[1] == 1
    assert alike.at("bithynia")[1] == 1


@clause("S6.6")
def test_a_non_player_with_disks_in_stock_neither_retires_nor_resettles() -> None:
    board = against_troy().disks(1, troy=3, ionia=1, sea_aegean=1)

    board.growth(1)

    assert board.was_told("note-retired") == []
    assert board.was_told("note-resettled") == []
    assert board.on_map(1) == 5 + 3


@clause("S6.6")
@pytest.mark.parametrize(
    ("stock", "retired"),
    [(3, []), (2, ["kush"]), (1, ["kush", "macedonia"]), (0, ["kush", "macedonia", "thrace"])],
)
def test_a_non_player_retires_far_camps_for_disks_that_its_stock_lacks(
    stock: int, retired: list[str]
) -> None:
    board = against_troy().disks(1, troy=1, ionia=3, thrace=1, macedonia=1, kush=1, sea_aegean=1)
    board.ready_box(1, board.player(1).stock - stock)

    board.growth(1)

    told = [note.args["area"] for note in board.was_told("note-retired")]
    assert sorted(area.key for area in told if isinstance(area, Msg)) == [
        f"area-{area}" for area in retired
    ]


@clause("S6.6")
def test_a_non_player_takes_disks_where_it_may_choose() -> None:
    board = Board(seats=1, civilizations=6).without_events()
    board.disks(3, rome=3, attica=2, minos=2).growth(3)

    assert board.hand(3) == []
    assert [msg.args["n"] for msg in board.was_told("note-acquired")][-1] == 2 + 2


@clause("S6.6")
@pytest.mark.parametrize(("ready", "after"), [(1, 1), (2, 3), (3, 3)])
def test_line_1_it_adds_enough_to_be_above_in_a_contested_area(ready: int, after: int) -> None:
    board = against_troy().disks(0, thrace=2).disks(1, thrace=1)

    deploys(ready, board)

    assert board.at("thrace")[:2] == [2, after]


@clause("S6.6")
def test_line_2_a_settlement_becomes_a_city_if_enough_settlements_are_left() -> None:
    board = deploys(1, against_troy().disks(1, troy=2, ionia=2, lycia=2))

    assert [board.at(name)[1] for name in ("troy", "ionia", "lycia")] == [3, 2, 2]


@clause("S6.6")
@pytest.mark.parametrize(("turn", "troy"), [(3, 2), (4, 3)])
def test_line_2_in_turn_4_every_settlement_becomes_a_city(turn: int, troy: int) -> None:
    board = deploys(1, against_troy().disks(1, troy=2).in_turn(turn))

    assert board.at("troy")[1] == troy


@clause("S6.6")
@pytest.mark.parametrize(("theirs", "ready", "sent"), [(1, 2, 2), (2, 3, 3), (3, 4, 4), (2, 2, 0)])
def test_line_3_it_drives_the_leader_out_next_door(theirs: int, ready: int, sent: int) -> None:
    board = against_troy().disks(1, troy=3).disks(0, thrace=theirs).points(0, 3)

    deploys(ready, board)

    assert board.at("thrace")[:2] == [theirs, sent]


@clause("S6.6")
def test_line_3_the_fewest_disks_come_first() -> None:
    board = against_troy().disks(1, troy=3).disks(0, bithynia=2, thrace=1)

    deploys(3, board)

    assert board.at("thrace")[1] == 2
    assert board.at("bithynia")[1] == 0


@clause("S6.6")
def test_line_4_a_camp_becomes_a_settlement() -> None:
    board = deploys(1, against_troy().disks(1, troy=3, lycia=1))

    assert board.at("lycia")[1] == 2


@clause("S6.6")
def test_line_5_an_empty_land_is_entered_before_line_6_an_empty_sea() -> None:
    board = deploys(1, against_troy().disks(1, troy=3))

    assert board.at("bithynia")[1] == 1
    assert board.at("sea_euxine")[1] == 0


@clause("S6.6")
def test_line_6_an_empty_shallow_sea_is_entered() -> None:
    board = against_troy().becomes(1, "trojans", "rhodes").disks(1, rhodes=3)

    deploys(1, board)

    assert board.at("sea_aegean")[1] == 1


@clause("S6.6")
@pytest.mark.parametrize(("ready", "left"), [(1, 0), (2, 1)])
def test_line_7_a_fourth_disk_is_added_and_line_8_the_rest_is_kept(ready: int, left: int) -> None:
    board = against_troy().becomes(1, "trojans", "kush").disks(1, kush=3).barbarians(egypt=4)

    deploys(ready, board)

    assert board.at("kush")[1] == 4
    assert board.player(1).ready == left


@clause("S6.12")
def test_sea_domination_is_used_in_full() -> None:
    board = against_troy().disks(1, rhodes=1, minos=1, lycia=1, sea_rhodian=1)
    board.disks(0, sea_rhodian=2, egypt=1)

    board.reckoning(DOMINATION)

    assert board.at("sea_rhodian")[:2] == [0, 1]


@clause("S6.12")
def test_the_earliest_place_in_a_tied_order_is_taken() -> None:
    board = against_troy().disks(0, egypt=1).disks(1, troy=1).points(0, 3)

    board.reckoning(ORDER)

    assert board.g.order == [1, 0]


@clause("S6.12")
@pytest.mark.parametrize(("disks", "is_new"), [(1, False), (0, True)])
def test_a_fresh_start_is_made_only_without_disks_on_the_map(disks: int, is_new: bool) -> None:
    board = against_troy().disks(0, egypt=1).points(0, 9)
    if disks:
        board.disks(1, lycia=disks)

    board.reckoning(AENEAS)

    assert (board.was_told("note-fresh-start") != []) == is_new
    assert board.at("troy")[1] == (2 if is_new else 0)


@clause("S6.12")
@pytest.mark.parametrize(("talents", "cards", "left"), [(2, 3, 2), (3, 3, 3), (5, 5, 3)])
def test_talents_are_paid_for_cards_until_three_are_left(
    talents: int, cards: int, left: int
) -> None:
    board = against_troy().disks(0, egypt=1).disks(1, troy=1).talents(1, talents)

    board.reckoning(CLOSE)

    assert len(board.hand(1)) == cards
    assert board.player(1).talents == left


HAND = ["volcano", "poet", "warlord", "phalanx", "physician", "philosopher", "gold_mine"]
ORDER_OF_DISCARD = [
    "poet",
    "volcano",
    "phalanx",
    "warlord",
    "physician",
    "philosopher",
    "gold_mine",
]


@clause("S6.3", "S6.13")
@pytest.mark.parametrize("count", range(1, 7))
def test_cards_are_discarded_in_the_order_of_priority(count: int) -> None:
    board = against_troy().disks(0, egypt=1).holds(1, *HAND)

    board.runs(Turn(INVADE), DiscardDown(1, count, count))

    assert sorted(board.discarded()) == sorted(ORDER_OF_DISCARD[:count])


@clause("S6.14")
@pytest.mark.parametrize(("epochs", "points"), [(2, 0), (1, 2)])
def test_points_are_bought_at_the_end_of_the_game_only(epochs: int, points: int) -> None:
    board = against_troy(epochs=epochs).disks(0, egypt=1).disks(1, troy=1).talents(1, 5)
    board.talents(0, 1).in_turn(4)
    board.on_top("false_prophet")

    board.reckoning(DEATH)

    assert board.player(1).vp == points


@clause("S6.14")
def test_an_invasion_is_led_to_where_it_meets_the_most_disks_of_the_leader() -> None:
    board = against_troy().with_events().disks(0, macedonia=3, phrygia=2, sea_euxine=2)
    board.points(0, 3)
    board.on_top("northern_barbarians", "poet")

    board.draws(0, 1)

    assert board.at("macedonia")[2] == 4
    assert board.at("phrygia")[2] == 0


@clause("S6.15")
@pytest.mark.parametrize(("points", "is_won"), [([5, 4], True), ([4, 4], False), ([3, 4], False)])
def test_the_live_player_wins_with_more_points_than_every_non_player(
    points: list[int], is_won: bool
) -> None:
    board = against_troy(epochs=1).disks(0, egypt=1).disks(1, troy=1).in_turn(4)
    for civ, count in enumerate(points):
        board.points(civ, count)

    board.reckoning(DEATH)

    assert board.g.is_over
    assert board.game.winners(board.g) == ([0] if is_won else [])


@clause("S6.15")
@pytest.mark.parametrize(("level", "acquired"), [("easy", 4), ("normal", 5), ("hard", 6)])
def test_the_level_changes_what_non_players_acquire(level: str, acquired: int) -> None:
    board = against_troy(level=level)
    board.disks(1, troy=2, ionia=2, lycia=2, attica=2, minos=2).growth(1)

    assert [msg.args["n"] for msg in board.was_told("note-acquired")][-1] == acquired


@clause("S6.15")
def test_even_an_easy_non_player_acquires_three_disks() -> None:
    board = against_troy(level="easy").disks(1, troy=2).growth(1)

    assert [msg.args["n"] for msg in board.was_told("note-acquired")][-1] == 3


@clause("S6.15")
@pytest.mark.parametrize(("level", "talents"), [("easy", 1), ("normal", 1), ("hard", 2)])
def test_hard_non_players_begin_with_two_talents(level: str, talents: int) -> None:
    state = against_troy().game.new(1, 1, {"civilizations": 3, "level": level})

    shown = Board(seats=1).game.view(state, -1)["players"]

    assert [player["talents"] for player in shown] == [1, talents, talents]


@clause("S6.15")
def test_a_live_player_acquires_the_same_on_every_level() -> None:
    board = against_troy(level="hard").disks(0, attica=2, minos=2, rhodes=2).growth(0)

    board.play("done")

    assert board.player(0).ready == 3
