"""Rulings that belong to no single chapter."""

from aevum.games.tempus.progress import Progress
from aevum.games.tempus.rounds import END, Round
from aevum.kernel.state import NOBODY
from tests.kit import clause
from tests.tempus.board import Board

FULL = ("weapons forest", "weapons hills", "health grassland", "health forest", "health hills")


@clause("T14", "R9.6")
def test_each_first_arrival_discards_before_the_next_one_draws() -> None:
    board = Board().tokens(0, "f5").tokens(1, "g5").tokens(2, "h5")
    board.terrain("f5", "farmland").terrain("g5", "farmland").terrain("h5", "mountain")
    board.holds(0, *FULL)
    board.g.stack = [Round(END), Progress(3)]
    board.g.asked = NOBODY
    board.g.run()

    board.play("done")

    assert board.asked == 0
    assert len(board.options_of("discard")) > 0
    assert len(board.player(0).hand) == 7
    assert board.player(1).hand == []
    board.play(board.options()[0], board.options()[-1])
    assert len(board.player(0).hand) == 5
    assert len(board.player(1).hand) == 2


@clause("T15")
def test_nobody_remembers_which_cards_went_back_into_the_draw_pile() -> None:
    board = Board().tokens(0, "f5").tokens(1, "h5").holds(1, "weapons forest")
    board.empties_pile().turn_of(0)
    returned = set(board.g.discard)
    board.play("ideas")
    assert len(board.g.discard) == 0

    dealt = {card for state in board.samples(0) for card in state.players[1].hand}

    assert dealt & returned != set()
    assert board.player(1).hand[0] in dealt
