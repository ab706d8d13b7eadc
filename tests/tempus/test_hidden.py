"""What a seat may know: the view shows that and no more (R1.7)."""

import json

import pytest

import aevum
from aevum.kernel.game import View
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border

EVERYONE = [aevum.SPECTATOR, 0, 1, 2]


def view(board: Board, seat: int) -> View:
    """Look at the table as a seat may."""
    shown: View = board.game.view(board.g, seat)
    return shown


@clause("R1.7")
@pytest.mark.parametrize("seat", EVERYONE)
def test_a_seat_sees_its_own_hand_and_no_other(seat: int) -> None:
    hands = ["weapons hills", "health forest", "religion farmland"]
    board = Board().holds(0, hands[0]).holds(1, hands[1]).holds(2, hands[2]).turn_of(0)

    shown = json.dumps(view(board, seat))

    assert [card for card in hands if card in shown] == [hands[i] for i in range(3) if i == seat]


@clause("R1.7")
@pytest.mark.parametrize("seat", EVERYONE)
def test_everybody_sees_hand_sizes_supplies_eras_discards_and_the_map(seat: int) -> None:
    board = Board().era("trade", 0).era("road_building", 1, 2).tokens(1, "h6", 2).city(2, "f6", 3)
    board.holds(0, "weapons hills", "health forest").empties_pile(left=50).turn_of(0)

    shown = view(board, seat)

    assert [player["hand_size"] for player in shown["players"]] == [2, 0, 0]
    assert [player["supply"] for player in shown["players"]] == [16, 14, 16]
    assert shown["players"][2]["city_supply"] == [3, 2, 2]
    assert [player["era"] for player in shown["players"]] == [
        "trade",
        "road_building",
        "road_building",
    ]
    assert len(shown["discard"]) == 2
    assert shown["pile"] == 50
    held = [hex for hex in shown["hexes"] if hex["owner"] >= 0]
    assert [(hex["name"], hex["tokens"], hex["city"]) for hex in held] == [
        ("f6", 0, 3),
        ("h6", 2, 0),
    ]


@clause("R1.7")
def test_the_draw_pile_is_shown_by_its_number_only() -> None:
    board = Board().turn_of(0)

    shown = json.dumps(view(board, 0))

    assert "weapons" not in shown


@clause("R1.7")
def test_a_drawn_card_is_told_to_nobody_but_its_owner() -> None:
    board = Board().turn_of(0)

    board.play("ideas")

    assert len(board.was_told("note-drew", seat=0)) == 1
    assert [board.was_told("note-drew", seat=seat) for seat in (aevum.SPECTATOR, 1, 2)] == [[]] * 3
    assert len(board.was_told("note-drew-hidden", seat=1)) == 1


@clause("R7.5")
@pytest.mark.parametrize("seat", EVERYONE)
def test_of_the_face_down_cards_only_the_attacker_sees_more_than_their_number(seat: int) -> None:
    board = border().holds(0, "weapons hills", "health forest").holds(1, "religion hills")
    board.turn_of(0).play("fight", "attack h6 i7", "play health forest", "play weapons hills")

    fight = view(board, seat)["doing"][-1]

    assert fight["attack_cards"] == 2
    assert fight.get("own_attack_cards") == (
        ["health forest", "weapons hills"] if seat == 0 else None
    )
    assert ("weapons hills" in json.dumps(view(board, seat))) == (seat == 0)
    assert board.was_told("note-card-shown", seat) == []


@clause("R7.6")
def test_the_defenders_cards_lie_open_at_once() -> None:
    board = border().holds(1, "religion hills", "weapons hills").turn_of(0)

    board.play("fight", "attack h6 i7", "play religion hills")

    assert view(board, 2)["doing"][-1]["defence_cards"] == ["religion hills"]


@clause("T7", "R11.6")
@pytest.mark.parametrize("seat", [aevum.SPECTATOR, 1, 2])
def test_cards_chosen_secretly_are_shown_to_nobody_and_do_not_shrink_the_hand(seat: int) -> None:
    board = Board(progress_play="simultaneous").holds(0, "health farmland", "weapons farmland")
    board.holds(1, "education hills").progress()
    before = view(board, seat)

    board.play("play health farmland")
    after_one = view(board, seat)
    board.play("play weapons farmland")

    assert after_one == before
    assert view(board, seat)["players"] == before["players"]
    assert view(board, seat)["doing"] == before["doing"]


@clause("T7")
def test_whoever_has_chosen_secretly_sees_the_own_choice() -> None:
    board = Board(progress_play="simultaneous").holds(0, "health farmland", "weapons hills")

    board.progress().play("play health farmland")

    assert view(board, 0)["doing"][-1]["aside"] == ["health farmland"]
    assert board.hand(0) == ["weapons hills"]
