"""Imported before all else here: it says in one sentence what is not installed."""

from aevum.rl.extra import require

require("rl", "gymnasium", "librt", "numpy", "pettingzoo")
