"""The course of the game: epochs, turns, phases and its length (R3)."""

from itertools import pairwise

import pytest

import aevum
from aevum.games.inner_sea.ids import CARD, COMPETE, GROWTH, RECKONING
from aevum.games.inner_sea.reckoning.phase import DEATH
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.inner_sea.board import Board, dealt, played_by
from tests.kit import clause


def turns_begun(board: Board) -> list[tuple[str, int]]:
    """List epoch and number of all turns that the journal has seen begin."""
    begun: list[tuple[str, int]] = []
    for msg in board.was_told("note-turn-began"):
        epoch, number = msg.args["epoch"], msg.args["n"]
        assert isinstance(epoch, Msg)
        assert isinstance(number, int)
        begun.append((epoch.key, number))
    return begun


@clause("R3.1", "R3.7")
def test_all_four_epochs_are_played_if_nothing_is_agreed() -> None:
    board = dealt(2, seed=4)

    board.idles(lambda g: g.is_over)

    epochs = [epoch for epoch, _ in turns_begun(board)]
    assert list(dict.fromkeys(epochs)) == ["epoch-1", "epoch-2", "epoch-3", "epoch-4"]


@clause("R3.2")
def test_no_epoch_has_more_than_four_turns() -> None:
    board = dealt(2, seed=4)

    board.idles(lambda g: g.is_over)

    numbers = [number for _, number in turns_begun(board)]
    assert max(numbers) <= 4
    assert all(later in (number + 1, 1) for number, later in pairwise(numbers))


@clause("R3.3")
def test_growth_cards_competition_and_reckoning_follow_in_this_order() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).disks(1, attica=2)
    board.talents(0, 1).talents(1, 1).holds(0, "warlord").holds(1, "phalanx").begins_turn()

    phases = [board.g.phase]
    while board.g.turn == 1:
        board.play(board.options()[0])
        if board.g.phase != phases[-1]:
            phases.append(board.g.phase)

    assert phases == [GROWTH, CARD, COMPETE, RECKONING, GROWTH]


@clause("R3.3")
def test_what_belongs_to_another_phase_is_refused() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).holds(0, "warlord")

    board.card_phase(0)

    for text in ("deploy attica", "retire attica", "commit warlord"):
        reason = board.why(text)
        assert reason is not None
        assert reason.clause == "R3.3"


@clause("R3.4")
def test_an_epoch_ends_with_its_fourth_turn() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)
    board.g.turn = 4

    board.reckoning(DEATH)

    assert len(board.was_told("note-epoch-ended")) == 1
    assert board.was_told("note-sudden-death") == []


@clause("R3.4")
@pytest.mark.parametrize(
    ("turn", "card", "ends"),
    [
        (1, "volcano", False),
        (2, "volcano", True),
        (2, "flood", False),
        (3, "volcano", True),
        (3, "flood", True),
        (3, "earthquake", False),
    ],
)
def test_sudden_death_ends_an_epoch_early(turn: int, card: str, ends: bool) -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1).on_top(card)
    board.g.turn = turn

    board.reckoning(DEATH)

    assert (len(board.was_told("note-epoch-ended")) == 1) == ends


@clause("R3.5")
def test_the_change_of_epoch_follows_an_epoch_that_is_not_the_last() -> None:
    board = played_by("gauls", "carthaginians", epochs=2).disks(0, attica=1).disks(1, rome=1)
    board.g.turn = 4

    board.on_top("plague").reckoning(DEATH)

    assert len(board.was_told("note-epoch-event")) == 1
    assert (board.g.epoch, board.g.is_over) == (2, False)


@clause("R3.5")
def test_the_game_ends_with_its_last_epoch() -> None:
    board = played_by("gauls", "carthaginians", epochs=1).disks(0, attica=1).disks(1, rome=1)
    board.g.turn = 4

    board.reckoning(DEATH)

    assert board.g.is_over
    assert board.was_told("note-epoch-event") == []


@clause("R3.6")
@pytest.mark.parametrize("epochs", [1, 2, 3, 4])
def test_the_players_agree_on_a_number_of_epochs(epochs: int) -> None:
    board = dealt(2, seed=9, epochs=epochs)

    board.idles(lambda g: g.is_over)

    assert board.g.epoch == epochs


@clause("R3.6")
def test_five_epochs_cannot_be_agreed_on() -> None:
    with pytest.raises(ValueError, match="epochs"):
        aevum.game("inner_sea").new(2, 1, {"epochs": 5})


@clause("R3.6")
@pytest.mark.parametrize(("points", "is_over"), [(24, False), (25, True)])
def test_a_game_for_points_ends_with_the_turn_in_which_they_are_reached(
    points: int, is_over: bool
) -> None:
    board = played_by("gauls", "carthaginians", goal=25).disks(0, attica=1).disks(1, rome=1)
    board.points(1, points)

    board.reckoning(DEATH)

    assert board.g.is_over == is_over


@clause("R3.6")
def test_points_agreed_on_are_looked_at_only_when_the_turn_ends() -> None:
    board = played_by("gauls", "carthaginians", goal=25).disks(0, attica=2).disks(1, attica=4)
    board.points(1, 24).disks(0, epirus=1).holds(1, "festival_of_the_gods")
    board.wonder(1, "grand_gardens", "attica").card_phase(1)

    board.play("play festival_of_the_gods")

    assert board.player(1).vp == 25
    assert not board.g.is_over


@clause("R3.1")
@pytest.mark.parametrize(
    ("epoch", "name"),
    [
        (1, "Bronze Age"),
        (2, "Iron Age"),
        (3, "Rise of Empires"),
        (4, "Fall of Empires"),
    ],
)
def test_the_epochs_have_the_names_of_the_rules(epoch: int, name: str) -> None:
    assert name in Words("en", "inner_sea").say(Msg(f"epoch-{epoch}"))
