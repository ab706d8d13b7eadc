"""Every action of Tempus in a row, for learners."""

from typing import Final

from aevum.games.common.hexes import distance
from aevum.games.common.layout import Kind, Layout, bare, both, one
from aevum.games.tempus.effect_ids import EFFECTS, GOVERNMENT
from aevum.games.tempus.ids import (
    ACT,
    ACTIONS,
    ADVANCE,
    ATTACK,
    BUILD,
    CARD_TERRAINS,
    CONVERT,
    DEFER,
    DISCARD,
    FROM,
    GROW,
    NAME,
    PLACE,
    PLAY,
    SETTLE,
    TO,
    TURN,
    card_of,
)
from aevum.games.tempus.island import CENTRES, COLUMNS, HEIGHT, TOUCH, WIDTH, axial
from aevum.games.tempus.tables import (
    LARGEST_CITY,
    MOST_TILES,
    POPULATION,
    SMALLEST_CITY,
    TILE_HEXES,
)
from aevum.kernel.action import DONE

HEXES: Final = MOST_TILES * TILE_HEXES
CARDS: Final = len(EFFECTS) * CARD_TERRAINS
OUTSIDE: Final = 3
"""So many tiles at most lie outside the grid (R3.5), each with up to three hexes in a row."""
FARTHEST_NEIGHBOUR: Final = COLUMNS + 1 + OUTSIDE * 3
"""Between two adjacent hexes lie, in the order of the hexes, less than these."""


def centres() -> list[int]:
    """List the cells a tile can be centred on, as far as tiles can lie outside the grid (R3.5)."""
    inside = [axial(cell) for cell in CENTRES]
    found: list[int] = []
    for cell in range(WIDTH * HEIGHT):
        q, r = axial(cell)
        if min([distance(q - at, r - row) for at, row in inside]) <= OUTSIDE * TOUCH:
            found.append(cell)
    return found


def neighbours() -> list[tuple[int, int]]:
    """List the pairs of hexes that can be adjacent on some island."""
    return [
        (one, other)
        for one in range(HEXES)
        for other in range(HEXES)
        if 0 < abs(one - other) <= FARTHEST_NEIGHBOUR
    ]


def tempus_layout() -> Layout:
    """Declare every answer that a question of the rules can have."""
    hexes, cards = list(range(HEXES)), list(range(CARDS))
    governments = [card_of(GOVERNMENT, terrain) for terrain in range(CARD_TERRAINS)]
    adjacent = neighbours()
    return Layout(
        [
            bare(DONE, "done"),
            one(ACT, "act", list(range(len(ACTIONS)))),
            one(PLAY, "play", cards),
            one(DEFER, "defer", governments),
            one(DISCARD, "discard", cards),
            one(NAME, "name", list(range(CARD_TERRAINS))),
            one(ADVANCE, "advance", list(range(POPULATION + 1))),
            one(TURN, "turn", list(range(6))),
            one(SETTLE, "settle", hexes),
            one(FROM, "from", hexes),
            one(TO, "to", hexes),
            one(GROW, "grow", hexes),
            both(BUILD, "build", hexes, list(range(SMALLEST_CITY, LARGEST_CITY + 1))),
            Kind(ATTACK, "attack", adjacent),
            Kind(CONVERT, "convert", adjacent),
            one(PLACE, "place", centres()),
        ]
    )
