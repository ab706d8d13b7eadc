"""On what non-player civilizations turn their cards (S6.8)."""

from typing import Final

from aevum.games.inner_sea.card_ids import (
    ARCHITECT,
    BARBARIAN_RAID,
    FLOOD,
    GREAT_FIRE,
    SANDS_OF_TIME,
    TIDAL_WAVE,
    VOLCANO,
)
from aevum.games.inner_sea.cards.deeds import DEEDS
from aevum.games.inner_sea.ids import AGAINST, AT, FACTIONS, GIVE_DISK, LAND, STRIKE, WONDER
from aevum.games.inner_sea.npc.card_rank import ADDS
from aevum.games.inner_sea.npc.rank import BEST, disk_worth, keeps_settlements, leader_of, nearness
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND
from aevum.kernel.action import DONE, kind_of, x_of, y_of

MOST_FLOODED: Final = 3

CITY_DISK: Final = 100 * BEST
"""A disk of a City of the leader counts more than all others together."""
LEAST_HARM: Final = BEST - BEST // 2
"""What takes less than one disk from the leader is no harm to speak of."""
OWN_HARM: Final = -10_000 * BEST


def choose_target(g: Sea, civ: int, card: int, picks: list[int], options: list[int]) -> int:
    """Take the target that ranks highest; stopping ranks below everything useful."""
    best = options[0]
    most = OWN_HARM * 2
    for action in options:
        worth = target_worth(g, civ, card, picks, action)
        if worth > most:
            most = worth
            best = action
    return best


def target_worth(g: Sea, civ: int, card: int, picks: list[int], action: int) -> int:
    """Own disks as in deployment; harm where the leader loses most, never oneself (S6.8)."""
    if action == DONE:
        return 0
    kind, x = kind_of(action), x_of(action)
    if kind == GIVE_DISK:
        return -disk_worth(g, civ, x)
    if kind == AT and ADDS[card]:
        return add_line(g, civ, x) * BEST + nearness(g, civ, x)
    if kind == WONDER and card == ARCHITECT:
        return -x
    worth = harm_worth(g, civ, card, picks, action)
    return worth + next_worth(g, civ, card, picks, action)


def next_worth(g: Sea, civ: int, card: int, picks: list[int], action: int) -> int:
    """Rank the best target that can or must be named after this one."""
    options: list[int] = []
    DEEDS[card].offer(g, civ, card, [*picks, action], options)
    if not options:
        return 0
    most = OWN_HARM * 2
    for following in options:
        worth = 0
        if following != DONE:
            worth = harm_worth(g, civ, card, [*picks, action], following)
        most = max(most, worth)
    # A sea names no victim yet: its coasts are judged with it.
    return most if most < 0 or kind_of(action) == STRIKE else 0


def add_line(g: Sea, civ: int, area: int) -> int:
    """Rank an area for an added disk by lines 1, 2, 4 and 5 of S6.6; nought if none applies."""
    own = g.disks[area * FACTIONS + civ]
    enemy = g.strongest_other(area, civ)
    if enemy > 0:
        return 4 if 0 < own <= enemy and g.is_contested(area) else 0
    if KIND[area] != LAND:
        return 0
    if own == SETTLEMENT:
        return 3 if g.turn == 4 or keeps_settlements(g, civ) else 0
    if own == 1:
        return 2
    return 1 if own == 0 else 0


def harm_worth(g: Sea, civ: int, card: int, picks: list[int], action: int) -> int:
    """Rank one target: disks of the leader's Cities, then its other disks; near ones first."""
    kind, x = kind_of(action), x_of(action)
    leader = leader_of(g, civ)
    if kind == AGAINST:
        return CITY_DISK if x == leader else OWN_HARM if x == civ else 0
    if kind == WONDER:
        owner = g.wonder_owner[x]
        return wonder_harm(civ, leader, owner, is_raised=card != SANDS_OF_TIME)
    if kind == STRIKE:
        if y_of(action) == civ:
            return OWN_HARM
        takes_two = not picks and card in (VOLCANO, TIDAL_WAVE, GREAT_FIRE)
        harm = loss_at(g, leader, x, 2 if takes_two else 1) if y_of(action) == leader else 0
        return harm + nearness(g, civ, x) // 100 if harm > 0 else harm
    if kind == AT and card == FLOOD:
        return flood_worth(g, civ, leader, x)
    if kind == AT and card == BARBARIAN_RAID:
        if g.disks[x * FACTIONS + civ] > 0:
            return OWN_HARM
        harm = loss_at(g, leader, x, 1)
        return harm + nearness(g, civ, x) // 100 if harm > 0 else 0
    return 0


def wonder_harm(civ: int, leader: int, owner: int, *, is_raised: bool) -> int:
    """Bury a Wonder of the leader, raise an own one."""
    if is_raised:
        return CITY_DISK if owner == civ else OWN_HARM if owner == leader else 0
    return CITY_DISK if owner == leader else OWN_HARM if owner == civ else 0


def loss_at(g: Sea, leader: int, area: int, count: int) -> int:
    """Rank the loss of disks by the leader in an area."""
    count = min(count, g.disks[area * FACTIONS + leader])
    return count * (CITY_DISK if g.is_city(leader, area) else BEST)


def flood_worth(g: Sea, civ: int, leader: int, sea: int) -> int:
    """Rank a sea by the three coasts on which the leader loses most."""
    losses = [loss_at(g, leader, coast, 1) for coast in g.chart().land_near[sea]]
    losses.sort(reverse=True)
    total = sum(losses[:MOST_FLOODED])
    return total + nearness(g, civ, sea) // 100 if total > 0 else 0
