"""What the temperaments of Tempus care for, in percent of the usual weights."""

from typing import Final

from aevum.games.common.tempers import Leanings

LEANINGS: Final[Leanings] = {
    "peaceful": {"prey": 0, "threatened": 160, "city_threatened": 300, "rival_points": 30},
    "warlike": {"prey": 500, "threatened": 60, "rival_points": 180},
    "builder": {"site_tokens": 140, "cities_later": 140, "fertile_later": 120},
    "trader": {"cards": 220, "race": 180, "needed_later": 160},
}
