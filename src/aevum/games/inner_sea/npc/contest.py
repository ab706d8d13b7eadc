"""How non-player civilizations compete and take losses (S6.10, S6.11)."""

from aevum.games.inner_sea.card_ids import (
    AMBUSH,
    COMPOSITE_BOWS,
    FIRE_SHIPS,
    MERCENARIES,
    SIEGE_ENGINES,
    TRAITOR,
    WARRIOR_QUEEN,
)
from aevum.games.inner_sea.civilization_ids import MINOANS, MYCENAEANS, ROMANS
from aevum.games.inner_sea.contest.fighting import is_usable, offer_opponents, white_here
from aevum.games.inner_sea.contest.powers import (
    FAR_USES,
    ROMAN_USES,
    bits_left,
    challenge_power,
    offer_powers,
    offer_wonders,
)
from aevum.games.inner_sea.ids import (
    AT,
    FACTIONS,
    LOSE,
    NUMBER,
    POWER_COLOSSUS,
    POWER_FAR,
    POWER_LAND,
    POWER_NEAR,
    POWER_TEMPLE,
    STRIKE,
    USE,
    WHITE_DISK,
)
from aevum.games.inner_sea.npc.losses import choose_loss
from aevum.games.inner_sea.npc.rank import BEST, nearness
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of


def choose_combat_loss(g: Sea, civ: int, area: int, options: list[int]) -> int:
    """A white disk goes first; else as with other losses (S6.11)."""
    if pack(LOSE, WHITE_DISK) in options:
        return pack(LOSE, WHITE_DISK)
    return choose_loss(g, civ, area, options)


def choose_power(g: Sea, civ: int, area: int, is_wonder: bool, options: list[int]) -> int:
    """Use what lifts it above the strongest enemy, unless a higher front needs it (S6.11)."""
    lead = lead_in(g, civ, area)
    for action in options:
        if action == DONE or lead + power_gain(x_of(action)) <= 0:
            continue
        if not is_needed_elsewhere(g, civ, area, is_wonder, action):
            return action
    return DONE


def choose_challenge(g: Sea, civ: int, options: list[int]) -> int:
    """Open a competition at the highest front, unless the power is needed elsewhere (S6.11)."""
    best = DONE
    most = 0
    for action in options:
        if action == DONE:
            continue
        area = x_of(action)
        use = pack(USE, challenge_power(g, civ, area))
        rank = front_rank(g, civ, area)
        if (best == DONE or rank > most) and not is_needed_elsewhere(g, civ, area, False, use):
            best = action
            most = rank
    return best


def strength_at(g: Sea, faction: int, area: int) -> int:
    """Count a faction's disks in an area, own and white."""
    return g.disks[area * FACTIONS + faction] + g.white[area * FACTIONS + faction]


def enemies_at(g: Sea, civ: int, area: int) -> list[int]:
    """Count the disks of all opponents in an area, the strongest first."""
    counts = [strength_at(g, faction, area) for faction in range(FACTIONS) if faction != civ]
    counts.sort(reverse=True)
    return counts


def lead_in(g: Sea, civ: int, area: int) -> int:
    """Say by how many disks it is above the strongest enemy in an area."""
    return strength_at(g, civ, area) - enemies_at(g, civ, area)[0]


def power_gain(power: int) -> int:
    """The Grand Temple and the Colossus bring two disks, all else one."""
    return 2 if power == POWER_TEMPLE or power == POWER_COLOSSUS else 1


def front_rank(g: Sea, civ: int, area: int) -> int:
    """Rank a competition: the Home Area, then where it has most disks, then by S6.5."""
    if area == g.players[civ].home:
        return 100 * BEST
    return g.disks[area * FACTIONS + civ] * BEST + nearness(g, civ, area)


def uses_left(g: Sea, civ: int, power: int) -> int:
    """Count how often a power can still be used in this phase; without end near a Minoan home."""
    p = g.players[civ]
    if p.civilization == MINOANS and power == POWER_NEAR:
        return len(g.chart().shallows)
    if p.civilization == ROMANS and power == POWER_NEAR:
        return bits_left(p.used, ROMAN_USES)
    if power == POWER_FAR:
        return bits_left(p.used, FAR_USES)
    return 2 if p.civilization == MYCENAEANS and power == POWER_LAND else 1


def is_needed_elsewhere(g: Sea, civ: int, here: int, is_wonder: bool, action: int) -> bool:
    """Say whether all that is left of a power would lift it above where it ranks higher."""
    left = uses_left(g, civ, x_of(action))
    rank = front_rank(g, civ, here)
    for area in g.players[civ].held:
        if area == here or front_rank(g, civ, area) <= rank or not g.is_contested(area):
            continue
        out: list[int] = []
        if is_wonder:
            offer_wonders(g, civ, area, 0, out)
        else:
            offer_powers(g, civ, area, out)
        lead = lead_in(g, civ, area)
        if action in out and lead <= 0 < lead + power_gain(x_of(action)):
            left -= 1
    return left <= 0


def card_gain(g: Sea, civ: int, area: int, card: int, is_favoured: bool) -> int:
    """Count the disks by which a competition card lifts its owner above the strongest enemy."""
    if not is_usable(g, civ, card, area):
        return 0
    if card == MERCENARIES:
        return min(g.players[civ].talents, 3) + 1
    enemies = enemies_at(g, civ, area)
    if card == TRAITOR:
        return traitor_gain(g, civ, area, enemies[0])
    if card in (SIEGE_ENGINES, COMPOSITE_BOWS, AMBUSH, FIRE_SHIPS):
        return 1 if enemies[0] > enemies[1] or card == FIRE_SHIPS else 0
    gain = white_here(g, civ, card, area, is_favoured)
    return gain + (1 if card == WARRIOR_QUEEN else 0)


def traitor_gain(g: Sea, civ: int, area: int, most: int) -> int:
    """Count by how much the strongest enemy is less without the rival that a Traitor removes."""
    out: list[int] = []
    offer_opponents(g, civ, TRAITOR, area, out)
    victim = y_of(choose_by_card(g, civ, out))
    left = 0
    for faction in range(FACTIONS):
        if faction != civ and faction != victim:
            left = max(left, strength_at(g, faction, area))
    return most - left


def choose_by_card(g: Sea, civ: int, options: list[int]) -> int:
    """Name the strongest opponent, as many Talents as possible, or the next front."""
    if kind_of(options[-1]) == NUMBER:
        return options[-1]
    best = options[0]
    most = -1
    for action in options:
        area = x_of(action)
        rank = -1
        if kind_of(action) == STRIKE:
            rank = strength_at(g, y_of(action), area)
        elif kind_of(action) == AT:
            rank = max(front_rank(g, civ, area), 0)
        if rank > most:
            most = rank
            best = action
    return best
