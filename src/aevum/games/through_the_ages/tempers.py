"""What the temperaments of Through the Ages care for, in percent of the usual weights."""

from typing import Final

from aevum.games.common.tempers import Leanings

LEANINGS: Final[Leanings] = {
    "peaceful": {
        "attack_cards": 0,
        "own_war": 40,
        "strength_ahead": 40,
        "rival_culture": 40,
        "pacts": 400,
    },
    "warlike": {
        "strength": 150,
        "strength_ahead": 250,
        "attack_cards": 200,
        "own_war": 180,
        "rival_culture": 300,
        "pacts": 30,
    },
    "builder": {"wonder": 140, "wonders": 400, "buildings": 200, "people": 120},
    "trader": {"pacts": 600, "resources": 140, "science_to_come": 120, "technology_cards": 140},
}
