"""What a position is judged by, in the few words that people use of it."""

from typing import Final

from aevum.games.through_the_ages.feature_ids import FEATURES

TOLD: Final = (
    "culture",
    "rival_culture",
    "culture_to_come",
    "rival_culture_to_come",
    "economy",
    "knowledge",
    "order",
    "power",
    "cards",
    "impacts",
    "uprising",
    "idle_tactic",
    "pacts",
)

SUMMED: Final = {
    "mines": "economy",
    "resources": "economy",
    "corruption": "economy",
    "farms": "economy",
    "food": "economy",
    "hunger": "economy",
    "people": "economy",
    "idle_people": "economy",
    "buildings": "economy",
    "colonies": "economy",
    "science_to_come": "knowledge",
    "science": "knowledge",
    "technologies": "knowledge",
    "special_technologies": "knowledge",
    "civil_actions": "order",
    "military_actions": "order",
    "discontent": "order",
    "happiness": "order",
    "actions_left": "order",
    "strength": "power",
    "strength_behind": "power",
    "strength_ahead": "power",
    "weakest": "power",
    "tactic": "power",
    "own_war": "power",
    "war_against": "power",
    "leader": "cards",
    "wonder": "cards",
    "wonders": "cards",
    "leader_cards": "cards",
    "action_cards": "cards",
    "technology_cards": "cards",
    "events_to_prepare": "cards",
    "tactic_cards": "cards",
    "attack_cards": "cards",
    "bonus_cards": "cards",
}
"""Under which word a feature is told; all others have words of their own."""

PLACE: Final = [TOLD.index(SUMMED.get(name, name)) for name in FEATURES]


def summed(found: list[int]) -> list[int]:
    """Add up what is told under one word."""
    told = [0] * len(TOLD)
    for i in range(len(found)):
        told[PLACE[i]] += found[i]
    return told
