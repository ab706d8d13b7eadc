"""What the temperaments of Through the Ages care for, in percent of the usual weights."""

from typing import Final

from aevum.games.common.tempers import Leanings

LEANINGS: Final[Leanings] = {
    "peaceful": {"strength_ahead": 30, "rival_culture": 20, "bonus_cards": 200, "pacts": 400},
    "warlike": {"strength": 150, "strength_ahead": 250, "tactic": 250, "rival_culture": 400},
    "builder": {"wonder": 170, "buildings": 180, "people": 120, "mines": 130},
    "trader": {"pacts": 600, "resources": 150, "science": 200, "technology_cards": 200},
}
