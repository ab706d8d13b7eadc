"""Aevum: the table and the laboratory for four civilization board games."""

# First of all: from here on modules are served compiled, if they can be.
from aevum.compiled import IS_COMPILED

# isort: split
from aevum.bots import Bot, Clock, Glimpse, bot_names, make_bot
from aevum.games import game, game_names
from aevum.kernel.errors import BadNotation, BadOption, BadRecord, IllegalAction
from aevum.kernel.game import SPECTATOR
from aevum.record import Record

__all__ = [
    "IS_COMPILED",
    "SPECTATOR",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "Clock",
    "Glimpse",
    "IllegalAction",
    "Record",
    "bot_names",
    "game",
    "game_names",
    "make_bot",
]
