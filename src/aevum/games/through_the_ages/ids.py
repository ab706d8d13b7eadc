"""Every small number of Through the Ages by name; cards are in `card_ids`."""

from typing import Final, Literal, TypeAlias

NONE: Final = -1

# Kinds of cards (R7). The first eleven carry workers, and a slot is four times the kind plus level.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
LAW: Final = 12
ART_OF_WAR: Final = 13
EXPLORATION: Final = 14
CONSTRUCTION: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
EVENT: Final = 19
TERRITORY: Final = 20
TACTIC: Final = 21
BONUS: Final = 22
AGGRESSION: Final = 23
WAR: Final = 24
PACT: Final = 25
KINDS: Final = (
    "farm",
    "mine",
    "lab",
    "temple",
    "library",
    "theater",
    "arena",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
    "government",
    "special_law",
    "special_military",
    "special_exploration",
    "special_construction",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "tactic",
    "bonus",
    "aggression",
    "war",
    "pact",
)
CIVIL_KINDS: Final = 19
SPECIALS: Final = 4

LEVELS: Final = 4
SLOTS: Final = 44
STORES: Final = 12
"""Farms, mines and labs: the slots that can hold blue tokens (R7.4.2, R10.6)."""
FIRST_URBAN: Final = LAB * LEVELS
FIRST_UNIT: Final = INFANTRY * LEVELS

# Ages (R0.4).
AGE_A: Final = 0
AGE_I: Final = 1
AGE_II: Final = 2
AGE_III: Final = 3
AGE_IV: Final = 4
Age: TypeAlias = Literal["A", "I", "II", "III", "IV"]
AGES: Final[tuple[Age, ...]] = ("A", "I", "II", "III", "IV")

PLACES: Final = 13

# Sides of a pact (R3.4.1).
SIDE_A: Final = 0
SIDE_B: Final = 1
SIDES: Final = ("a", "b")

# What Winston Churchill is used for.
CHURCHILL_CHOICES: Final = ("culture", "army")

# What a player has used this turn; bits.
HAMMURABI_USED: Final = 1
BACH_USED: Final = 2
CHURCHILL_USED: Final = 4
LINER_USED: Final = 8
TRADE_USED: Final = 16
TACTIC_USED: Final = 32
LEADER_REPLACED: Final = 64

# Kinds of answers; kind 0 is the kernel's DONE.
TAKE: Final = 1
INCREASE: Final = 2
BUILD: Final = 3
UPGRADE: Final = 4
DESTROY: Final = 5
DISBAND: Final = 6
PLAY: Final = 7
STAGE: Final = 8
DEVELOP: Final = 9
REVOLUTION: Final = 10
COPY: Final = 11
PREPARE: Final = 12
ATTACK: Final = 13
OFFER: Final = 14
BREAK: Final = 15
RESIGN: Final = 16
USE: Final = 17
RECRUIT: Final = 18
BID: Final = 19
SEND: Final = 20
DISCARD: Final = 21
ACCEPT: Final = 22
FOOD: Final = 23
RAZE: Final = 24
RECALL: Final = 25
PICK: Final = 26
RETURN: Final = 27

# Facts for the journal.
TURN_BEGAN: Final = 0
AGE_BEGAN: Final = 1
TOOK: Final = 2
INCREASED: Final = 3
BUILT: Final = 4
UPGRADED: Final = 5
DESTROYED: Final = 6
LEADER_PLAYED: Final = 7
LEADER_LEFT: Final = 8
STAGES_BUILT: Final = 9
WONDER_COMPLETED: Final = 10
DEVELOPED: Final = 11
REVOLTED: Final = 12
CARD_PLAYED: Final = 13
TACTIC_PLAYED: Final = 14
TACTIC_COPIED: Final = 15
PREPARED: Final = 16
EVENT_REVEALED: Final = 17
ATTACKED: Final = 18
ATTACK_SUCCEEDED: Final = 19
ATTACK_FAILED: Final = 20
WAR_DECLARED: Final = 21
WAR_RESOLVED: Final = 22
PACT_OFFERED: Final = 23
PACT_MADE: Final = 24
PACT_REFUSED: Final = 25
PACT_ENDED: Final = 26
RESIGNED: Final = 27
BID_MADE: Final = 28
COLONIZED: Final = 29
NOT_COLONIZED: Final = 30
UPRISING: Final = 31
PRODUCED: Final = 32
DREW: Final = 33
DISCARDED: Final = 34
SCORED: Final = 35
LOST_POPULATION: Final = 36
USED: Final = 37
PEEKED: Final = 38
GAINED: Final = 39
LOST: Final = 40
RUINED: Final = 41
COLONY_LOST: Final = 42
TECHNOLOGY_STOLEN: Final = 43
TUCKED: Final = 44
DISBANDED: Final = 45
BONUS_PLAYED: Final = 46
CORRUPTION: Final = 47
HUNGER: Final = 48
LAST_ROUND: Final = 49
GAME_ENDED: Final = 50
EVENT_SCORED: Final = 51
WONDER_LEFT: Final = 52
UNITS_SENT: Final = 53
COMPARED: Final = 54
STORED: Final = 55
SCIENCE_SCORED: Final = 56
POPULATION_GAINED: Final = 57
YELLOW_CHANGED: Final = 58
BLUE_CHANGED: Final = 59
ACTIONS_LOST: Final = 60
STRENGTH_CHANGED: Final = 61
EVENT_OVER: Final = 62
CULTURE_CHANGED: Final = 63
SCIENCE_CHANGED: Final = 64
HAPPINESS_CHANGED: Final = 65
NOTES: Final = (
    "turn-began",
    "age-began",
    "took",
    "increased",
    "built",
    "upgraded",
    "destroyed",
    "leader-played",
    "leader-left",
    "stages-built",
    "wonder-completed",
    "developed",
    "revolted",
    "card-played",
    "tactic-played",
    "tactic-copied",
    "prepared",
    "event-revealed",
    "attacked",
    "attack-succeeded",
    "attack-failed",
    "war-declared",
    "war-resolved",
    "pact-offered",
    "pact-made",
    "pact-refused",
    "pact-ended",
    "resigned",
    "bid-made",
    "colonized",
    "not-colonized",
    "uprising",
    "produced",
    "drew",
    "discarded",
    "scored",
    "lost-population",
    "used",
    "peeked",
    "gained",
    "lost",
    "ruined",
    "colony-lost",
    "technology-stolen",
    "tucked",
    "disbanded",
    "bonus-played",
    "corruption",
    "hunger",
    "last-round",
    "game-ended",
    "event-scored",
    "wonder-left",
    "units-sent",
    "compared",
    "stored",
    "science-scored",
    "population-gained",
    "yellow-changed",
    "blue-changed",
    "actions-lost",
    "strength-changed",
    "event-over",
    "culture-changed",
    "science-changed",
    "happiness-changed",
)
