"""The process in which a bot of one's own thinks: `serve` reads orders and writes answers.

Orders are pickled, because whoever gives them is trusted; answers are lines of JSON, because who
gives them is not. What the bot prints goes to where its complaints go, and it has nothing to read.
"""

import json
import os
import pickle
import sys
from base64 import b64decode, b64encode
from operator import index
from typing import Any, Final, NamedTuple

from aevum.agents.guest import Guest
from aevum.agents.own import NoBot, own_bot
from aevum.agents.protocol import Place
from aevum.agents.question import glimpse_of
from aevum.bots.bot import Bot, Clock
from aevum.games import game
from aevum.kernel.game import Settings
from aevum.kernel.state import State

LONGEST_FAULT: Final = 2000


class Making(NamedTuple):
    """The order to make a bot for one game."""

    name: str
    source: str
    seed: int
    game: str = ""
    seats: int = 0
    seat: int = 0
    settings: Settings | None = None


class Choosing(NamedTuple):
    """The order to choose, with all that a glimpse has."""

    known: State
    seat: int
    options: list[int]
    seconds: float


def written(order: Making | Choosing) -> bytes:
    """Write an order as one line."""
    return b64encode(pickle.dumps(order)) + b"\n"


def serve() -> None:
    """Carry out orders until nobody gives any."""
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sitting = Sitting()
    for line in orders:
        try:
            told = sitting.carry_out(pickle.loads(b64decode(line)))
        except NoBot as error:
            told = {"no_bot": str(error)[:LONGEST_FAULT]}
        except BaseException as error:
            told = {"fault": f"{type(error).__name__}: {error}"[:LONGEST_FAULT]}
        sys.stdout.flush()
        answers.write(json.dumps(told).encode() + b"\n")
        answers.flush()


class Sitting:
    """The bot of the present game."""

    def __init__(self) -> None:
        self.bot: Bot
        self.game = ""

    def carry_out(self, order: Making | Choosing) -> dict[str, Any]:
        """Make the bot, or let it choose."""
        return self.make(order) if isinstance(order, Making) else self.choose(order)

    def make(self, order: Making) -> dict[str, Any]:
        """Make a bot, and let it sit down if there is a game."""
        self.bot, self.game = own_bot(order.name, order.source, order.seed), order.game
        if order.game and isinstance(self.bot, Guest):
            settings = order.settings or {}
            self.bot.sit_down(
                Place(game(order.game), order.seats, order.seat, settings, order.seed)
            )
        return {"made": True}

    def choose(self, order: Choosing) -> dict[str, Any]:
        """Let the bot choose by a glimpse like the one that came."""
        glimpse = glimpse_of(game(self.game), order.known, order.seat, order.options[:])
        answer = self.bot.choose(glimpse, Clock(order.seconds))
        try:
            number = index(answer)
        except TypeError:
            return {"wrong": f"{answer!r:.60}"}
        is_answer = not isinstance(answer, bool) and number in order.options
        return {"answer": number} if is_answer else {"wrong": f"{answer!r:.60}"}
