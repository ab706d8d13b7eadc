"""Every small number of the Inner Sea by name. Names for people are in the catalogues."""

from typing import Final, Literal

AreaKind = Literal["land", "shallow_sea", "deep_sea"]
Edge = Literal["N", "E", "S", "W"]
WonderState = Literal["out", "available", "built", "buried"]
Part = Literal[
    "committing",
    "revealing",
    "hiring",
    "negating",
    "by_wonder",
    "by_power",
    "by_card",
    "removing",
    "looting",
    "riding",
]
Phase = Literal["growth", "card", "competition", "reckoning"]

NONE: Final = -1
NPC: Final = -2
"""What stands in place of a seat while a non-player civilization decides."""

# Factions (R1.3): up to six civilizations, then the Barbarians.
MOST_CIVILIZATIONS: Final = 6
BARBARIANS: Final = 6
FACTIONS: Final = 7

# Kinds of areas (R1.7).
LAND: Final = 0
SHALLOW: Final = 1
DEEP: Final = 2
AREA_KINDS: Final[tuple[AreaKind, ...]] = ("land", "shallow_sea", "deep_sea")

# Edges of the map, as bits.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
EDGES: Final[tuple[Edge, ...]] = ("N", "E", "S", "W")

# States of a Wonder (R10.1); OUT is not in this game.
OUT: Final = 0
AVAILABLE: Final = 1
BUILT: Final = 2
BURIED: Final = 3
WONDER_STATES: Final[tuple[WonderState, ...]] = ("out", "available", "built", "buried")

# Classes of cards (R5.2, R5.3).
ACTION: Final = 0
COMPETITION: Final = 1
NEGATION: Final = 2
INVESTMENT: Final = 3
EVENT: Final = 4
CLASSES: Final = ("action", "competition", "negation", "investment", "event")

# Categories of cards, as bits.
NATURAL_DISASTER: Final = 1
GREAT_PERSON: Final = 2
ECONOMIC: Final = 4
POLITICAL: Final = 8
RELIGION: Final = 16
CATEGORIES: Final = (
    "natural_disaster",
    "great_person",
    "economic",
    "political",
    "religion",
    "military",
    "naval",
    "barbarian",
    "fate",
)

# Where a card adds disks.
ADDING: Final = "adding"
HELD_LAND: Final = 0
CONTROLLED_LAND: Final = 1
NEXT_TO_OWN: Final = 2
SEA_OF_OTHERS: Final = 3
EMPTY_COAST: Final = 4
NEAR_CITY: Final = 5
SEA_BY_CONTROLLED_LAND: Final = 6
HELD_SHALLOW: Final = 7
CONTROLLED_COAST: Final = 8
OWN_CITY: Final = 9
PLACES: Final = (
    "held_land",
    "controlled_land",
    "next_to_own",
    "sea_of_others",
    "empty_coast",
    "near_city",
    "sea_by_controlled_land",
    "held_shallow",
    "controlled_coast",
    "own_city",
)

# Where a competition card is used.
ANYWHERE: Final = 0
ON_LAND: Final = 1
AT_SEA: Final = 2
BATTLEFIELDS: Final = ("any", "land", "sea")

# Phases of a turn (R3.3).
GROWTH: Final = 0
CARD: Final = 1
COMPETE: Final = 2
RECKONING: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("growth", "card", "competition", "reckoning")

# Kinds of answers; kind 0 is the kernel's DONE.
RETIRE: Final = 1
RESETTLE: Final = 2
DEPLOY: Final = 3
PLAY: Final = 4
BUILD: Final = 5
EXCHANGE: Final = 6
AT: Final = 7
STRIKE: Final = 8
AGAINST: Final = 9
LOSE: Final = 10
TALENT: Final = 11
SPEND: Final = 12
GIVE_DISK: Final = 13
SHIELD: Final = 14
COMMIT: Final = 15
NEGATE: Final = 16
USE: Final = 17
PLACE: Final = 18
CHOOSE: Final = 19
NUMBER: Final = 20
DISCARD: Final = 21
KEEP: Final = 22
TAKE: Final = 23
GIVE: Final = 24
MOVE: Final = 25
BECOME: Final = 26
WONDER: Final = 27
NEXT: Final = 28
SILENCE: Final = 29

# The parts of a competition, in their order (R7.4 to R7.20).
PARTS: Final[tuple[Part, ...]] = (
    "committing",
    "revealing",
    "hiring",
    "negating",
    "by_wonder",
    "by_power",
    "by_card",
    "removing",
    "looting",
    "riding",
)

# What LOSE takes.
OWN_DISK: Final = 0
WHITE_DISK: Final = 1
LOSSES: Final = ("own", "white")

MOST_NAMED: Final = 127
"""NUMBER names no more at once: Talents have no bound, the answers to a question have one."""

# What SHIELD uses.
BY_AQUEDUCT: Final = 0
BY_GRANARY: Final = 1
BY_WALLS: Final = 2
SHIELDS: Final = ("aqueduct", "granary", "walls")

# What CHOOSE chooses.
DISKS: Final = 0
A_CARD: Final = 1
TALENT_AND_POINT: Final = 2
TALENTS: Final = 3
TWO_CARDS: Final = 4
AN_INVESTMENT: Final = 5
REDUCE: Final = 6
CHOICES: Final = ("disks", "card", "talent_and_point", "talents", "cards", "investment", "reduce")

# Powers in a competition (R7.6).
POWER_TEMPLE: Final = 0
POWER_WALLS: Final = 1
POWER_COLOSSUS: Final = 2
POWER_HOME: Final = 3
POWER_LAND: Final = 4
POWER_SEA: Final = 5
POWER_WHITE: Final = 6
POWER_OWN: Final = 7
POWER_SECOND: Final = 8
POWER_NEAR: Final = 9
POWER_FAR: Final = 10
POWERS: Final = (
    "grand_temple",
    "great_walls",
    "colossus",
    "home",
    "land",
    "sea",
    "ally",
    "warrior",
    "second_land",
    "near",
    "far",
)

# Facts for the journal.
TURN_BEGAN: Final = 0
RETIRED: Final = 1
ACQUIRED: Final = 2
RESETTLED: Final = 3
DEPLOYED: Final = 4
MOVED: Final = 5
CARD_PLAYED: Final = 6
CARD_CANCELLED: Final = 7
TREATY_MADE: Final = 8
WONDER_BUILT: Final = 9
WONDER_TAKEN: Final = 10
WONDER_BURIED: Final = 11
WONDER_RAISED: Final = 12
WONDER_SILENCED: Final = 13
ADDED: Final = 14
REMOVED: Final = 15
PAID_TALENT: Final = 16
PAID_CARD: Final = 17
SHIELDED: Final = 18
GAINED_TALENTS: Final = 19
LOST_TALENTS: Final = 20
POINTS: Final = 21
LOST_POINTS: Final = 22
DREW: Final = 23
DISCARDED: Final = 24
PASSED: Final = 25
EVENT_DRAWN: Final = 26
RESHUFFLED: Final = 27
COMPETITION_BEGAN: Final = 28
LAID: Final = 29
REVEALED: Final = 30
RETURNED: Final = 31
ALLIES: Final = 32
LOOT: Final = 33
ORDER_SET: Final = 34
FRESH_START: Final = 35
SUDDEN_DEATH: Final = 36
EPOCH_ENDED: Final = 37
EPOCH_EVENT: Final = 38
POINTS_BOUGHT: Final = 39
CARDS_BOUGHT: Final = 40
TOOK_CARD: Final = 41
GAVE_CARD: Final = 42
LOOKED: Final = 43
GAME_ENDED: Final = 44
DOMINATED: Final = 45
EXCHANGED: Final = 46
CIVILIZATION_CHOSEN: Final = 47
FARED: Final = 48
NOTES: Final = (
    "turn-began",
    "retired",
    "acquired",
    "resettled",
    "deployed",
    "moved",
    "card-played",
    "card-cancelled",
    "treaty-made",
    "wonder-built",
    "wonder-taken",
    "wonder-buried",
    "wonder-raised",
    "wonder-silenced",
    "added",
    "removed",
    "paid-talent",
    "paid-card",
    "shielded",
    "gained-talents",
    "lost-talents",
    "points",
    "lost-points",
    "drew",
    "discarded",
    "passed",
    "event-drawn",
    "reshuffled",
    "competition-began",
    "laid",
    "revealed",
    "returned",
    "allies",
    "loot",
    "order-set",
    "fresh-start",
    "sudden-death",
    "epoch-ended",
    "epoch-event",
    "points-bought",
    "cards-bought",
    "took-card",
    "gave-card",
    "looked",
    "game-ended",
    "dominated",
    "exchanged",
    "civilization-chosen",
    "fared",
)
