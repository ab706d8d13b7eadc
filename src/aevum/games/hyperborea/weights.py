"""What each feature is worth at the end of a turn, in ten-thousandths of a point of the margin.

The first number counts always, the second once for each round that is still expected. They are a
regression of the final margin on the features at the end of every turn: 300 games of two and
120 of four seats between bots like `greedy_1`, 110 of two between bots that planned by the weights
before these; now and then an answer was given at random.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[int, int]]] = {
    "points": (7745, 33),
    "rival_points": (-9934, 3),
    "gems": (2760, 464),
    "control": (-221, -276),
    "coloured_cubes": (3962, 38),
    "grey_cubes": (1784, -1035),
    "ghosts": (2807, 621),
    "figures": (9473, 549),
    "free_figures": (-6711, -511),
    "cities_here": (5827, -880),
    "ruins_here": (10855, -1826),
    "ghosts_here": (9647, 1123),
    "cities_near": (-1703, 65),
    "ruins_near": (2291, -408),
    "ghosts_near": (3004, -32),
    "levels": (11, 6),
    "full_rows": (4945, -1025),
    "technologies": (8683, 326),
    "technologies_worth": (-21, -1),
    "begun": (88, -5),
    "lasting": (-9, -5),
    "kept_tile": (11229, -875),
    "cubes_in_bag": (-316, -180),
    "reset_next": (-5269, -465),
    "frozen_at_reset": (5750, 230),
    "graves": (-4942, 2217),
    "hexes_covered": (783, 431),
    "rivals_beside": (-15290, 606),
}
