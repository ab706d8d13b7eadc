"""Armies: the best grouping of units by a tactic (R7.6.3 to R7.6.6)."""

from typing import Final

from aevum.games.through_the_ages.ids import (
    AIR_FORCE,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    LEVELS,
    NONE,
)
from aevum.games.through_the_ages.tables import (
    LEVEL,
    TACTIC_ARTILLERY,
    TACTIC_CAVALRY,
    TACTIC_INFANTRY,
    TACTIC_OBSOLETE,
    TACTIC_STRENGTH,
)
from aevum.kernel.marks import i64

MANY: Final = 99


def army_strength(units: list[i64], tactic: int, is_khan: bool) -> int:
    """The strength that armies add to these units, a number of workers for each slot.

    As many armies as the units allow; as many of them as possible without an obsolete unit; air
    forces go to the strong ones first.
    """
    if tactic == NONE:
        return 0
    oldest = LEVEL[tactic] - 1
    infantry = count_from(units, INFANTRY, 0)
    cavalry = count_from(units, CAVALRY, 0)
    artillery = count_from(units, ARTILLERY, 0)
    new_infantry = count_from(units, INFANTRY, oldest)
    new_cavalry = count_from(units, CAVALRY, oldest)
    new_artillery = count_from(units, ARTILLERY, oldest)
    air = count_from(units, AIR_FORCE, 0)
    if not is_khan:
        armies = armies_of(tactic, infantry, cavalry, artillery)
        fresh = armies_of(tactic, new_infantry, new_cavalry, new_artillery)
        return total_strength(tactic, armies, fresh, air)
    return riding_strength(
        tactic,
        [infantry, cavalry, artillery],
        [new_infantry, new_cavalry, new_artillery],
        air,
    )


def riding_strength(tactic: int, units: list[int], fresh: list[int], air: int) -> int:
    """With Genghis Khan infantry may count as cavalry: try every number of riders (R10.2.2)."""
    best = 0
    old = units[0] - fresh[0]
    for new_riders in range(fresh[0] + 1):
        for old_riders in range(old + 1):
            riders = new_riders + old_riders
            armies = armies_of(tactic, units[0] - riders, units[1] + riders, units[2])
            strong = armies_of(tactic, fresh[0] - new_riders, fresh[1] + new_riders, fresh[2])
            total = total_strength(tactic, armies, strong, air)
            if total > best:
                best = total
    return best


def count_from(units: list[i64], kind: i64, level: i64) -> int:
    """Count the units of a kind that are of at least a level."""
    count: i64 = 0
    slot: i64
    for slot in range(kind * LEVELS + (level if level > 0 else 0), (kind + 1) * LEVELS):
        count += units[slot]
    return count


def armies_of(tactic: int, infantry: int, cavalry: int, artillery: int) -> int:
    """Count the armies that so many units form (R7.6.3)."""
    armies = MANY
    if TACTIC_INFANTRY[tactic] > 0:
        armies = infantry // TACTIC_INFANTRY[tactic]
    if TACTIC_CAVALRY[tactic] > 0:
        armies = min(armies, cavalry // TACTIC_CAVALRY[tactic])
    if TACTIC_ARTILLERY[tactic] > 0:
        armies = min(armies, artillery // TACTIC_ARTILLERY[tactic])
    return armies


def total_strength(tactic: int, armies: int, fresh: int, air: int) -> int:
    """Add up strong and obsolete armies; an air force doubles one of them (R7.6.4, R7.6.5)."""
    strong = TACTIC_STRENGTH[tactic]
    weak = TACTIC_OBSOLETE[tactic]
    old = armies - fresh
    flown = min(air, fresh)
    flown_old = min(air - flown, old)
    return strong * (fresh + flown) + weak * (old + flown_old)
