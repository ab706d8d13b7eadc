"""What a bot at the table is asked, and how it answers, somewhere else than at the table."""

from typing import Final, NamedTuple

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


def think(game_name: str, bot: str, seat: int, position: Dump, seed: int) -> int:
    """Choose an answer."""
    game = games.game(game_name)
    state = load(game, position)
    glimpse = Glimpse(game, state, seat, state.legal())
    return make_bot(bot, seed).choose(glimpse, Clock(SECONDS))
