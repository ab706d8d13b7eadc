"""Which judgement of a game a bot looks ahead with."""

from typing import Any, Final

from aevum.games.common.judgement import Judgement
from aevum.kernel.game import Game

NEWEST: Final = 0
"""Ask for the judgement that a game has come to last; numbers below are its temperaments."""


class Usual(Judgement):
    """The judgement of a game that brings none: by its value alone."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def value(self, g: Any, seat: int) -> int:
        """Judge as the game does for everybody."""
        return self.game.value(g, seat)


def judgement_of(game: Game, number: int) -> Judgement:
    """Find a judgement of a game by its number, or what stands in for it."""
    known = game.judgements
    if number < NEWEST and number not in known:
        number = NEWEST
    if not known or (number != NEWEST and number not in known):
        return Usual(game)
    found: Judgement = known[number or max(known)]
    return found
