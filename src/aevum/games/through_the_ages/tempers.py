"""What the temperaments of Through the Ages care for, in percent of the usual weights."""

from typing import Final

from aevum.games.common.tempers import Leanings

LEANINGS: Final[Leanings] = {
    "peaceful": {"strength_ahead": 30, "rival_culture": 20, "attack_cards": -1500, "pacts": 500},
    "warlike": {"strength": 130, "strength_ahead": 200, "rival_culture": 300, "attack_cards": 1500},
    "builder": {"wonder": 170, "buildings": 180, "people": 120, "mines": 130},
    "trader": {"pacts": 600, "resources": 150, "science": 200, "technology_cards": 200},
}
