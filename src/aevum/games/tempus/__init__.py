"""Tempus by Martin Wallace (2006), for three to five players."""

from aevum.games.tempus.game import TempusGame

GAME = TempusGame()
