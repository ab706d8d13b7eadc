"""Every small number of Tempus by name. Names for people are in the catalogues."""

from typing import Final, Literal, TypeAlias, get_args

NONE: Final = -1
EVERY: Final = 4096
"""More answers than any question has: how many to list when all are asked for."""

# Terrains (R1.1). The first four stand on cards.
GRASSLAND: Final = 0
FARMLAND: Final = 1
FOREST: Final = 2
HILLS: Final = 3
MOUNTAIN: Final = 4
Terrain: TypeAlias = Literal["grassland", "farmland", "forest", "hills", "mountain"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
CARD_TERRAINS: Final = 4
"""A card is its effect times so many, plus its terrain (R8)."""

# The five actions of a turn (R5.2).
MOVE: Final = 0
OFFSPRING: Final = 1
FIGHT: Final = 2
IDEAS: Final = 3
CITY: Final = 4
Action: TypeAlias = Literal["move", "offspring", "fight", "ideas", "city"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)

# Kinds of answers; kind 0 is the kernel's DONE.
PLACE: Final = 1
TURN: Final = 2
SETTLE: Final = 3
ACT: Final = 4
DEFER: Final = 5
PLAY: Final = 6
FROM: Final = 7
TO: Final = 8
GROW: Final = 9
ATTACK: Final = 10
NAME: Final = 11
ADVANCE: Final = 12
DISCARD: Final = 13
BUILD: Final = 14
CONVERT: Final = 15

# What a Government repeats (R11.3).
SAME: Final = 0
ANY: Final = 1
TOKEN: Final = 2

# Facts for the journal.
TILE_LAID: Final = 0
SETTLED: Final = 1
ROUND_BEGAN: Final = 2
ACTED: Final = 3
DEFERRED: Final = 4
CARD_PLAYED: Final = 5
MOVED: Final = 6
BORN: Final = 7
DREW: Final = 8
DISCARDED: Final = 9
CITY_BUILT: Final = 10
ATTACKED: Final = 11
TERRAIN_NAMED: Final = 12
CARDS_LAID: Final = 13
STRENGTHS: Final = 14
FIGHT_WON: Final = 15
FIGHT_LOST: Final = 16
ADVANCED: Final = 17
CONVERTED: Final = 18
CAUGHT_UP: Final = 19
PROGRESS_POINTS: Final = 20
PROGRESSED: Final = 21
RESHUFFLED: Final = 22
GAME_ENDED: Final = 23
CARD_SHOWN: Final = 24
NOTES: Final = (
    "tile-laid",
    "settled",
    "round-began",
    "acted",
    "deferred",
    "card-played",
    "moved",
    "born",
    "drew",
    "discarded",
    "city-built",
    "attacked",
    "terrain-named",
    "cards-laid",
    "strengths",
    "fight-won",
    "fight-lost",
    "advanced",
    "converted",
    "caught-up",
    "progress-points",
    "progressed",
    "reshuffled",
    "game-ended",
    "card-shown",
)


def card_of(effect: int, terrain: int) -> int:
    """Name the card with this effect and this terrain."""
    return effect * CARD_TERRAINS + terrain


def effect_of(card: int) -> int:
    """Read the effect of a card."""
    return card // CARD_TERRAINS


def terrain_of(card: int) -> int:
    """Read the terrain of a card."""
    return card % CARD_TERRAINS
