"""One game played by bots from a position to its end: the driver."""

from typing import Final

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import Game
from aevum.kernel.state import State

FINGERPRINT: Final = (1 << 50) - 1
"""Fifty bits, so that no step below leaves the machine's word."""


def fold(fingerprint: int, number: int) -> int:
    """Take one more number into a fingerprint; any single difference changes it."""
    # This is 31 times the fingerprint; compiled, only products of 31 bits are fast.
    return ((fingerprint << 5) - fingerprint + number) & FINGERPRINT


def check(options: list[int], action: int) -> None:
    """Refuse an answer that is not offered."""
    for option in options:
        if option == action:
            return
    raise IllegalAction(f"a bot chose {action}, which is not offered")


class Match:
    """A game, a bot for each seat, and what is counted while they play.

    Forced answers are given by the driver and counted as decisions like any other.
    """

    __slots__ = (
        "actions",
        "bots",
        "decisions",
        "fingerprint",
        "game",
        "offered",
        "state",
        "widest",
    )

    def __init__(
        self, game: Game, state: State, bots: list[Bot], actions: list[int] | None = None
    ) -> None:
        if len(bots) != state.seats:
            raise ValueError(f"{len(bots)} bots cannot play a game of {state.seats} seats")
        self.game = game
        self.state = state
        self.bots = bots
        self.actions = actions
        self.decisions = 0
        self.offered = 0
        self.widest = 0
        self.fingerprint = 0

    def play(self) -> int:
        """Play to the end and say how many decisions it took.

        The speed of an engine is measured with this loop, so it counts in local names.
        """
        game = self.game
        g = self.state
        bots = self.bots
        actions = self.actions
        clock = Clock()
        # Who does not look is handed the same glimpse again and again: it holds no position.
        blind = Glimpse(game, None, 0, [])
        most = game.most_decisions
        decisions = offered = widest = fingerprint = 0
        while not g.is_over:
            options = g.legal()
            width = len(options)
            if width == 1:
                action = options[0]
            else:
                assert width > 0, "nothing is offered: " + g.explain()
                seat = g.asked
                bot = bots[seat]
                if bot.looks():
                    action = bot.choose(Glimpse(game, g, seat, options, decisions), clock)
                else:
                    blind.seat = seat
                    blind.options = options
                    action = bot.choose(blind, clock)
                check(options, action)
            if actions is not None:
                actions.append(action)
            decisions += 1
            offered += width
            if width > widest:
                widest = width
            fingerprint = fold(fingerprint, action)
            assert decisions <= most, "the game does not end"
            g.apply(action)
        self.decisions = decisions
        self.offered = offered
        self.widest = widest
        self.fingerprint = fingerprint
        return decisions
