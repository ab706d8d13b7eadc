"""What each number of a civilization is worth to a bot, in hundredths of a point."""

from typing import Final

WEIGHTS: Final[dict[str, int]] = {
    "points": 100,
    "tally_next": 100,
    "tallies_later": 50,
    "talents": 40,
    "cards": 30,
    "investments": 30,
    "ready": 5,
    "growth": 40,
    "cities": 20,
    "settlements": 35,
    "camps": 18,
    "at_sea": 18,
    "spare": 8,
    "endangered": -8,
    "areas": 4,
}
