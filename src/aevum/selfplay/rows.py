"""The rows of a game: what whoever was asked could know, what was offered, taken, and won.

A game is played first and its answers are written down; the rows are written by playing them once
more. Where only one answer is offered nobody decides, so there is no row.
"""

from array import array
from typing import Any, Final

from aevum.bots.series import Outcome, Series
from aevum.games.common.language import layout_of, tensor_of
from aevum.games.common.layout import slots
from aevum.games.common.reward import share_of_win
from aevum.kernel.game import Game

LANGUAGE: Final = ("tensor", "options")
"""Columns that only a game with the fixed language for learners fills."""


class Rows:
    """Columns as arrays of numbers; lists of different lengths have their ends beside them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = layout_of(game)
        self.tensors = tensor_of(game)
        self.number, self.ply, self.seat = array("i"), array("i"), array("b")
        self.tensor = array("h")
        self.options, self.slots, self.ends = array("i"), array("h"), array("i", [0])
        self.choice, self.score, self.result = array("h"), array("i"), array("f")

    def width(self) -> int:
        """Say how many numbers a tensor has; none if the game does not write any."""
        return 0 if self.tensors is None else self.tensors.LENGTH

    def __len__(self) -> int:
        return len(self.ply)

    def play(self, series: Series, number: int) -> Outcome:
        """Play a game of a series and append its rows; one that failed has none."""
        actions: list[int] = []
        outcome = series.play(number, actions)
        if not outcome.error:
            state = series.game.new(series.seats, series.game_seed(number), series.options)
            self.append_game(state, actions, number)
        return outcome

    def append_game(self, state: Any, actions: list[int], number: int) -> None:
        """Play a game once more, and append a row wherever somebody decided."""
        seats: list[int] = []
        for ply, action in enumerate(actions):
            offered = state.legal()
            if len(offered) > 1:
                seats.append(state.asked)
                self.append(state, offered, action)
                self.number.append(number)
                self.ply.append(ply)
            state.apply(action)
        scores, won = self.game.scores(state), share_of_win(self.game, state)
        self.seat.extend(seats)
        self.score.extend([scores[seat] for seat in seats])
        self.result.extend([won[seat] for seat in seats])

    def append(self, state: Any, offered: list[int], action: int) -> None:
        """Append what one seat could know, what it was offered, and what it took."""
        if self.tensors is not None:
            seen = self.tensors.blank(1)
            self.tensors.fill(state, state.asked, seen, 0)
            self.tensor.frombytes(memoryview(seen).cast("B"))
        if self.layout is not None:
            self.options.fromlist(self.layout.flats(offered))
        spelled: list[int] = []
        slots(offered, spelled)
        self.slots.fromlist(spelled)
        self.ends.append(self.ends[-1] + len(offered))
        self.choice.append(offered.index(action))
