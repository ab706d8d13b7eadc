"""What each feature is worth at the end of a turn, in ten-thousandths of a point of the margin.

The first number counts always, the second once for each round that is still expected. They are a
regression of the final margin on the features at the end of every turn: 300 games of two and
120 of four seats between bots like `greedy_1` that gave every twentieth answer at random.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[int, int]]] = {
    "points": (8973, 123),
    "rival_points": (-10177, 77),
    "gems": (1823, 190),
    "control": (-1493, -612),
    "coloured_cubes": (1521, -187),
    "grey_cubes": (4125, -775),
    "ghosts": (636, 853),
    "figures": (6181, 230),
    "free_figures": (-8612, -181),
    "cities_here": (8372, -196),
    "ruins_here": (21625, -1703),
    "ghosts_here": (7617, 1303),
    "cities_near": (-1345, -397),
    "ruins_near": (3098, -388),
    "ghosts_near": (1902, 76),
    "levels": (74, -1),
    "full_rows": (-2129, 718),
    "technologies": (9975, 285),
    "technologies_worth": (-32, -1),
    "begun": (101, -5),
    "lasting": (1, -7),
    "kept_tile": (6120, -882),
    "cubes_in_bag": (358, -211),
    "reset_next": (-1430, -571),
    "frozen_at_reset": (5103, 177),
    "graves": (-6116, 1597),
    "hexes_covered": (3114, -404),
    "rivals_beside": (-7481, 211),
}
