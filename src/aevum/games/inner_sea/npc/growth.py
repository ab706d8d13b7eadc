"""How non-player civilizations grow: retirement, and the eight lines of deployment (S6.6)."""

from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.ids import DEPLOY, FACTIONS, LAND, NONE, SHALLOW
from aevum.games.inner_sea.npc.rank import BEST, keeps_settlements, leader_of, nearness
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import KIND
from aevum.kernel.action import DONE, kind_of, x_of


def choose_retirement(g: Sea, civ: int, wanted: int, options: list[int]) -> int:
    """Retire Camps far from home, one for each disk that the stock lacks (S6.6).

    `wanted` is how many disks it is about to acquire; the areas are named upwards.
    """
    camps: list[tuple[int, int]] = []
    for action in options:
        if action != DONE and is_far_camp(g, civ, x_of(action)):
            camps.append((nearness(g, civ, x_of(action)), action))
    camps.sort()
    missing = wanted - g.players[civ].stock
    chosen = [action for _, action in camps[: max(missing, 0)]]
    return min(chosen) if chosen else DONE


def is_far_camp(g: Sea, civ: int, area: int) -> bool:
    """Say whether a civilization has a Camp in an area that is not its home."""
    is_camp = KIND[area] == LAND and g.disks[area * FACTIONS + civ] == 1
    return is_camp and area != g.players[civ].home


def choose_deployment(g: Sea, civ: int, options: list[int]) -> int:
    """Deploy where the earliest of the eight lines applies, or stop (S6.6)."""
    best = DONE
    most = 0
    leader = leader_of(g, civ)
    for action in options:
        if kind_of(action) == DEPLOY:
            worth = deployment_worth(g, civ, leader, x_of(action))
            if worth > most:
                most = worth
                best = action
    return best


def deployment_worth(g: Sea, civ: int, leader: int, area: int) -> int:
    """Rank a deployment: the earlier the line, the more; nought if no line applies."""
    line = deployment_line(g, civ, leader, area)
    if line == 0:
        return 0
    worth = (9 - line) * BEST + BEST // 2 + nearness(g, civ, area)
    if line == 3:
        worth -= g.disks[area * FACTIONS + leader] * (BEST // 10)
    return worth


def deployment_line(g: Sea, civ: int, leader: int, area: int) -> int:
    """Say which line of S6.6 speaks for an area."""
    own = g.disks[area * FACTIONS + civ]
    enemy = g.strongest_other(area, civ)
    if enemy > 0:
        lacks = enemy + 1 - own
        can_win = 0 < lacks <= g.players[civ].ready and enemy < GROWTH_LIMIT[KIND[area]]
        if not can_win:
            return 0
        if own > 0 and g.is_contested(area):
            return 1
        return 3 if is_prey(g, civ, leader, area, enemy) else 0
    if KIND[area] != LAND:
        return 6 if own == 0 and KIND[area] == SHALLOW else 0
    if own == SETTLEMENT:
        return 2 if g.turn == 4 or keeps_settlements(g, civ) else 0
    if own == 1:
        return 4
    return 5 if own == 0 else 7


def is_prey(g: Sea, civ: int, leader: int, area: int, strongest: int) -> bool:
    """The leader has one to three disks there, nobody more, and a controlled area is adjacent."""
    theirs = g.disks[area * FACTIONS + leader] if leader != NONE else 0
    if theirs != strongest or theirs > 3:
        return False
    for near in g.chart().near[area]:
        if g.controls(civ, near):
            return True
    return False
