"""Bots: they get glimpses of a game and decide for a seat."""

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.naming import bot_names, is_bot, make_bot, offered_bots, split_specs

__all__ = [
    "Bot",
    "Clock",
    "Glimpse",
    "bot_names",
    "is_bot",
    "make_bot",
    "offered_bots",
    "split_specs",
]
