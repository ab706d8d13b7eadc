"""What the temperaments of Hyperborea care for, in percent of the usual weights."""

from typing import Final

from aevum.games.common.tempers import Leanings

LEANINGS: Final[Leanings] = {
    "peaceful": {"ghosts": 60, "graves": 60, "rivals_beside": 160, "rival_points": 60},
    "warlike": {"ghosts": 160, "ghosts_here": 140, "rivals_beside": 20, "rival_points": 130},
    "builder": {"levels": 200, "technologies": 140, "full_rows": 150, "lasting": 150},
    "trader": {"gems": 150, "kept_tile": 140, "cities_here": 140, "ruins_here": 120},
}
