"""Who sees which cards, and that no question tells what somebody holds (R15.2, R13.7, T2)."""

import random

import pytest

import aevum
from aevum.games.inner_sea.ids import NEGATION
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_NAMES
from tests.inner_sea.board import Board
from tests.kit import clause

SAMPLES = 60


def dealt_anew(board: Board, seat: int, seed: int) -> Sea:
    """Deal anew what a seat cannot know."""
    state = board.game.resample(board.g, seat, seed)
    assert isinstance(state, Sea)
    return state


def shown_hands(board: Board, seat: int) -> list[bool]:
    """Say of each civilization whether a seat sees its hand."""
    return ["hand" in shown for shown in board.game.view(board.g, seat)["players"]]


def window() -> Board:
    """Let the Carthaginians react to a Gold Mine of the Egyptians."""
    board = Board(seats=3).disks(0, egypt=1).disks(1, troy=1).disks(2, carthage=1)
    board.holds(0, "gold_mine", "plague").holds(1, "embargo", "coinage").holds(2, "cavalry")
    board.card_phase().play("play gold_mine", "at egypt")
    return board


@clause("R15.2")
@pytest.mark.parametrize("seat", [aevum.SPECTATOR, 0, 1, 2])
def test_a_seat_sees_its_own_hand_alone(seat: int) -> None:
    assert shown_hands(window(), seat) == [civ == seat for civ in range(3)]


@clause("R13.7")
def test_members_of_a_team_look_at_each_others_hands() -> None:
    board = Board(seats=4, teams="two")
    for civ, card in enumerate(("plague", "cavalry", "embargo", "traitor")):
        board.holds(civ, card)
    board.card_phase()

    assert shown_hands(board, 0) == [True, False, True, False]
    assert shown_hands(board, 3) == [False, True, False, True]
    assert shown_hands(board, aevum.SPECTATOR) == [False] * 4


@clause("R13.7", "R15.2")
def test_the_hand_of_a_partner_stays_when_all_else_is_dealt_anew() -> None:
    board = Board(seats=4, teams="two")
    for civ, card in enumerate(("plague", "cavalry", "embargo", "traitor")):
        board.holds(civ, card)
    board.card_phase()

    samples = [dealt_anew(board, 0, seed) for seed in range(SAMPLES)]

    assert {tuple(g.players[2].hand) for g in samples} == {tuple(board.player(2).hand)}
    assert len({tuple(g.players[1].hand) for g in samples}) > SAMPLES // 3


@clause("R13.7", "R15.2")
def test_a_card_put_face_down_stays_hidden_from_a_partner() -> None:
    board = Board(seats=4, teams="two").disks(0, attica=2).disks(1, attica=2)
    board.holds(0, "cavalry").holds(1, "warlord").competitions()
    board.play("commit cavalry")

    shown = [board.game.view(board.g, seat)["doing"][-1]["laid"][0]["card"] for seat in range(4)]

    assert shown == ["cavalry", "", "", ""]


@clause("R15.2")
def test_the_hand_of_an_npc_is_nobodys_to_see() -> None:
    board = Board(seats=1).disks(0, egypt=1)
    board.holds(0, "plague").holds(1, "cavalry").card_phase()

    assert shown_hands(board, 0) == [True, False, False, False]


@clause("R15.2")
def test_over_many_deals_every_hidden_card_is_in_every_place_it_could_be() -> None:
    board = Board(seats=2)
    board.holds(0, "plague").holds(1, "embargo", "coinage").card_phase()
    hidden = [card for card in range(1, 97) if CARD_NAMES[card] != "plague"]

    seen: set[int] = set()
    for seed in range(1200):
        seen.update(dealt_anew(board, 0, seed).players[1].hand)

    assert sorted(seen) == hidden


@clause("T2", "R5.18")
def test_whoever_might_hold_a_fitting_card_is_asked_even_without_one() -> None:
    board = window()
    assert board.asked == 1
    board.play("done")

    assert board.asked == 2
    assert board.options() == ["done"]


@clause("T2")
def test_nobody_is_asked_once_all_fitting_cards_lie_open() -> None:
    board = Board(seats=2).disks(0, egypt=1).holds(0, "gold_mine").holds(1, "cavalry")
    board.discards("embargo", "divine_favor").card_phase()

    board.play("play gold_mine", "at egypt")

    assert board.player(0).talents == 2


@clause("T2")
def test_without_hand_cards_nobody_is_asked() -> None:
    board = Board(seats=2).disks(0, egypt=1).holds(0, "gold_mine").card_phase()

    board.play("play gold_mine", "at egypt")

    assert board.player(0).talents == 2


def public_course(g: Sea, action: int) -> list[tuple[int, int, str]]:
    """Note who is asked by what as long as everybody else lets things pass."""
    g.apply(action)
    asked: list[tuple[int, int, str]] = []
    while not g.is_over and 0 in g.legal() and len(asked) < 8:
        asked.append((g.asked, g.decider, type(g.stack[-1]).__name__))
        g.apply(0)
    return asked


@clause("T2", "R5.18")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_others_hold_the_same_questions_follow(seed: int) -> None:
    game = aevum.game("inner_sea")
    state = game.new(4, seed)
    chance = random.Random(seed)
    compared = 0
    while not state.is_over:
        action = chance.choice(state.legal())
        is_play = game.to_text(state, action).startswith(("at ", "strike ", "against "))
        if is_play and state.is_midway():
            here, there = state.copy(), game.resample(state, state.asked, seed)
            assert isinstance(here, Sea) and isinstance(there, Sea)
            there.rng = here.rng.copy()
            if holds_no_negation(here, here.asked) and is_open_window(here, action):
                compared += 1
                assert public_course(there, action)[:3] == public_course(here, action)[:3]
        state.apply(action)

    assert compared > 5


def is_open_window(g: Sea, action: int) -> bool:
    """Say whether the answer completes the announcement of a card."""
    after = g.copy()
    after.apply(action)
    return not after.is_over and type(after.stack[-1]).__name__ == "Reactions"


def holds_no_negation(g: Sea, seat: int) -> bool:
    """Say whether the seat that announces a card could not answer its own window."""
    return all(CARD_CLASS[card] != NEGATION for card in g.players[seat].hand)
