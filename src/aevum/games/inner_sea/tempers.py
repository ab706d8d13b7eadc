"""What the temperaments of the Inner Sea care for, in percent of the usual weights."""

from typing import Final

from aevum.games.common.tempers import Leanings

LEANINGS: Final[Leanings] = {
    "peaceful": {"loot": 0, "endangered": 300, "exposed": 300, "best_rival": 50, "rivals": 50},
    "warlike": {"loot": 220, "endangered": 0, "best_rival": 170, "rivals": 170},
    "builder": {"cities": 250, "spare": 150, "investments": 150, "growth": 120},
    "trader": {"talents": 140, "at_sea": 250, "cards": 140, "settlements": 110},
}
