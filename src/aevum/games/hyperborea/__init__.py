"""Hyperborea by Andrea Chiarvesio and Pierluca Zizzi (2014), for two to six players."""

from aevum.games.hyperborea.game import HyperboreaGame

GAME = HyperboreaGame()
