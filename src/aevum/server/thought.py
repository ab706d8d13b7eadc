"""What a bot at the table is asked, and how it answers, somewhere else than at the table."""

from typing import Any, Final, NamedTuple

from aevum import games
from aevum.bots import Clock, Glimpse, make_bot
from aevum.record.codec import Dump, load

SECONDS: Final = 2.0
"""A bot takes no longer than this for an answer."""


class Thought(NamedTuple):
    """What a bot is asked: which bot, at which seat, and the position as it may be."""

    game: str
    bot: str
    seat: int
    position: Dump
    seed: int
    traces: list[int]
    """What the own answers of late have left, which it will not take back at once."""


def think(*asked: Any) -> int:
    """Choose an answer to a thought, which comes part by part."""
    thought = Thought(*asked)
    game = games.game(thought.game)
    state = load(game, thought.position)
    bot = make_bot(thought.bot, thought.seed)
    bot.remember(thought.traces)
    return bot.choose(Glimpse(game, state, thought.seat, state.legal()), Clock(SECONDS))
