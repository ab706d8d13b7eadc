"""Every small number of Hyperborea by name. Names for people are in the catalogues."""

from typing import Final, Literal, TypeAlias

NONE: Final = -1

# Cubes and spaces (setup.md). A space takes a cube of its colour, or any that is not grey.
RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
ORANGE: Final = 4
YELLOW: Final = 5
GREY: Final = 6
ANY: Final = 7
Colour: TypeAlias = Literal["red", "green", "purple", "blue", "orange", "yellow", "grey"]
COLOURS: Final[tuple[Colour, ...]] = (
    "red",
    "green",
    "purple",
    "blue",
    "orange",
    "yellow",
    "grey",
)
RowColour: TypeAlias = Literal["red", "green", "purple", "blue", "orange", "yellow"]
ROW_COLOURS: Final[tuple[RowColour, ...]] = (
    "red",
    "green",
    "purple",
    "blue",
    "orange",
    "yellow",
)
COLOUR_LETTERS: Final = ("R", "G", "P", "B", "O", "Y", "W", "A")
ROWS: Final = 6
"""The six coloured rows of development, numbered like their cubes."""
CUBE_KINDS: Final = 7

# Terrains (R10.1).
DESERT: Final = 0
FOREST: Final = 1
SWAMP: Final = 2
MOUNTAIN: Final = 3
Terrain: TypeAlias = Literal["desert", "forest", "swamp", "mountain"]
TERRAINS: Final[tuple[Terrain, ...]] = ("desert", "forest", "swamp", "mountain")

# Sites (R3.4) and the backs of ruin tiles (R2.6).
NO_SITE: Final = 0
CITY: Final = 1
RUIN: Final = 2
SITES_ON_HEX: Final = 2
BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
Back: TypeAlias = Literal["bronze", "silver", "gold"]
BACKS: Final[tuple[Back, ...]] = ("bronze", "silver", "gold")

# Kinds of hexes and the parts of a homeland (R2.3 to R2.5).
CENTRAL: Final = 0
BORDERLAND: Final = 1
HOMELAND: Final = 2
Role: TypeAlias = Literal["central", "borderland", "homeland"]
ROLES: Final[tuple[Role, ...]] = ("central", "borderland", "homeland")
PARTS: Final = ("capital", "left", "right")
CAPITAL: Final = 0

GHOST: Final = 6
"""Who stands in a site: a seat, a ghost, or nobody (NONE)."""

# Effects that wait in the pool (effects.md).
MOVE: Final = 0
FLY: Final = 1
ATTACK: Final = 2
RANGED: Final = 3
FORT: Final = 4
FIGURE: Final = 5
CLONE: Final = 6
DRAW: Final = 7
RETRIEVE: Final = 8
SPY: Final = 9
TECH: Final = 10
REMOVE_GREY: Final = 11
PROG: Final = 12
"""Progress of one step in one row; 13 is of two steps, up to 17 of six."""
PROGDIFF: Final = 18
"""One step in one row; 19 is one step in each of two rows, up to 23 in each of six."""
CREATE: Final = 24
"""A cube of colour 24 + c; 30 is a cube of any colour."""
CREATE_ANY: Final = 30
GEM: Final = 31
"""Gems are taken at once; only such wait as would meet the first end condition (R18.10)."""
POOL_SIZE: Final = 32
# Effects that do not wait as points, but as they are.
PAY: Final = 32
NEIGHBOURS: Final = 33

LONGEST: Final = 6
"""The most steps of one progress effect, and the most rows of one (R8.1)."""

EFFECTS: Final = (
    "MOVE",
    "FLY",
    "ATTACK",
    "RANGED",
    "FORT",
    "FIGURE",
    "CLONE",
    "DRAW",
    "RETRIEVE",
    "SPY",
    "TECH",
    "REMOVE_GREY",
    "PROG",
    "CREATE",
    "GEM",
)
"""The names by which BONUS and INSTEAD speak of effects; PROGDIFF counts as PROG."""
NAME_PROG: Final = 12
NAME_CREATE: Final = 13
NAME_GEM: Final = 14

# What an affected player does (effects.md).
REGRESS: Final = 0
REMOVE_CUBE: Final = 1
REMOVE_FIGURE: Final = 2
REMOVE_GEM: Final = 3
LOSSES: Final = ("REGRESS", "REMOVE_CUBE", "REMOVE_FIGURE", "REMOVE_GEM")

# What a faction tile can do (R15).
DISCOUNT_ANY: Final = 0
CHARGES: Final = 1
CHARGE_PER_RESET: Final = 2
IGNORE_TERRAIN: Final = 3
EXTRA_SET: Final = 4
GREY_AS: Final = 5
START_TECH: Final = 6
BONUS: Final = 7
START_GEM: Final = 8
TRADE_GEM: Final = 9
GHOST_CONVERT: Final = 10
ABILITIES: Final = (
    "DISCOUNT_ANY",
    "CHARGES",
    "CHARGE_PER_RESET",
    "IGNORE_TERRAIN",
    "EXTRA_SET",
    "GREY_AS",
    "START_TECH",
    "BONUS",
    "START_GEM",
    "PAY",
    "GHOST_CONVERT",
)

# Objectives (R13.1).
GEMS: Final = 0
TECHNOLOGIES: Final = 1
FIGURES: Final = 2
Objective: TypeAlias = Literal["gems", "technologies", "figures"]
OBJECTIVES: Final[tuple[Objective, ...]] = ("gems", "technologies", "figures")

# Where a cube of a player can be taken from besides the spaces of sets (R3.1).
AVAILABLE: Final = 4000
UNUSED: Final = 4001
AREAS: Final = ("available", "unused")

# What is attacked on a hex: a site (0, 1), a free figure or a fortress of a seat.
FREE_FIGURE: Final = 8
FORTRESS: Final = 16

# Kinds of answers; kind 0 is the kernel's DONE.
CHOOSE_FACTION: Final = 1
CHOOSE_TILE: Final = 2
START_CARD: Final = 3
EXTRA_CUBE: Final = 4
MARK: Final = 5
PLACE: Final = 6
LEAVE: Final = 7
ENTER: Final = 8
WALK: Final = 9
FLY_TO: Final = 10
STRIKE: Final = 11
SHOOT: Final = 12
CONVERT: Final = 13
FORTIFY: Final = 14
RECRUIT: Final = 15
CLONE_AT: Final = 16
DRAW_CUBE: Final = 17
TAKE_BACK: Final = 18
IMITATE: Final = 19
TAKE: Final = 20
REPLACE: Final = 21
ADVANCE: Final = 22
DEVELOP: Final = 23
UPGRADE: Final = 24
MAKE: Final = 25
PURGE: Final = 26
PAY_FOR: Final = 27
AFFLICT: Final = 28
USE: Final = 29
KEEP: Final = 30
SPEND: Final = 31
TRADE: Final = 32
CHOOSE: Final = 33
GIVE: Final = 34
WITHDRAW: Final = 35
LOWER: Final = 36
BAG: Final = 37
TAKE_GEM: Final = 38

# Facts for the journal.
FACTION_CHOSEN: Final = 0
TILE_CHOSEN: Final = 1
CARD_RECEIVED: Final = 2
CUBE_CHOSEN: Final = 3
MARKER_SET: Final = 4
TURN_BEGAN: Final = 5
FORTRESSES_REMOVED: Final = 6
REINFORCED: Final = 7
CUBES_DRAWN: Final = 8
CUBE_PLACED: Final = 9
CUBE_LEFT: Final = 10
ACTIVATED: Final = 11
CITY_ENTERED: Final = 12
RUIN_ENTERED: Final = 13
TILE_SEEN: Final = 14
TILE_KEPT: Final = 15
TILE_USED: Final = 16
WALKED: Final = 17
FLEW: Final = 18
HEX_REVEALED: Final = 19
FORTRESS_BUILT: Final = 20
FORTRESS_LOST: Final = 21
FIGURE_KILLED: Final = 22
FIGURE_SHOT: Final = 23
GHOST_KILLED: Final = 24
GHOST_SHOT: Final = 25
GHOST_CONVERTED: Final = 26
FIGURE_PLACED: Final = 27
GEMS_GAINED: Final = 28
CUBE_TAKEN_BACK: Final = 29
IMITATED: Final = 30
DISPLAY_REPLACED: Final = 31
TECHNOLOGY_TAKEN: Final = 32
ADVANCED: Final = 33
UPGRADED: Final = 34
CUBE_CREATED: Final = 35
CUBE_REMOVED: Final = 36
FIGURE_REMOVED: Final = 37
GEM_REMOVED: Final = 38
REGRESSED: Final = 39
TOKEN_SPENT: Final = 40
OBJECTIVE_MET: Final = 41
END_TRIGGERED: Final = 42
TURN_ENDED: Final = 43
WAS_RESET: Final = 44
CUBE_BAGGED: Final = 45
GAME_ENDED: Final = 46
AFFLICTED: Final = 47
FIGURE_KEPT: Final = 48
FIGURE_RETURNED: Final = 49
GHOST_SCORED: Final = 50
NOTES: Final = (
    "faction-chosen",
    "tile-chosen",
    "card-received",
    "cube-chosen",
    "marker-set",
    "turn-began",
    "fortresses-removed",
    "reinforced",
    "cube-drawn",
    "cube-placed",
    "cube-left",
    "activated",
    "city-entered",
    "ruin-entered",
    "tile-seen",
    "tile-kept",
    "tile-used",
    "walked",
    "flew",
    "hex-revealed",
    "fortress-built",
    "fortress-lost",
    "figure-killed",
    "figure-shot",
    "ghost-killed",
    "ghost-shot",
    "ghost-converted",
    "figure-placed",
    "gems-gained",
    "cube-taken-back",
    "imitated",
    "display-replaced",
    "technology-taken",
    "advanced",
    "upgraded",
    "cube-created",
    "cube-removed",
    "figure-removed",
    "gem-removed",
    "regressed",
    "token-spent",
    "objective-met",
    "end-triggered",
    "turn-ended",
    "was-reset",
    "cube-bagged",
    "game-ended",
    "afflicted",
    "figure-kept",
    "figure-returned",
    "ghost-scored",
)


def name_of(effect: int) -> int:
    """Find the name under which an effect counts: all progress is PROG, all creation CREATE."""
    if effect < PROG:
        return effect
    if effect < CREATE:
        return NAME_PROG
    if effect < GEM:
        return NAME_CREATE
    return NAME_GEM if effect == GEM else NONE
