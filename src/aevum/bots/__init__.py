"""Bots: they get glimpses of a game and decide for a seat."""

from collections.abc import Callable
from typing import Final

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.greedy import GreedyBot
from aevum.bots.random_bot import RandomBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}


def bot_names() -> list[str]:
    """Name every bot, in alphabetical order."""
    return sorted(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot that decides by a seed of its own."""
    if name not in BOTS:
        raise ValueError(f"there is no bot '{name}'; the bots are: {', '.join(bot_names())}")
    return BOTS[name](seed)


__all__ = ["Bot", "Clock", "Glimpse", "bot_names", "make_bot"]
