"""What each part of a position counts for a bot that plans, in percent."""

from typing import Final

WEIGHTS: Final[dict[str, int]] = {
    "culture": 100,
    "rival_culture": -25,
    "culture_to_come": 100,
    "rival_culture_to_come": 0,
    "economy": 100,
    "knowledge": 100,
    "order": 100,
    "power": 100,
    "cards": 100,
    "impacts": 100,
    "uprising": -150,
    "idle_tactic": -100,
    "pacts": 0,
}
