"""Imported before OpenSpiel: it says in one sentence that it is not installed."""

from aevum.rl.extra import require

require("rl-spiel", "pyspiel")
