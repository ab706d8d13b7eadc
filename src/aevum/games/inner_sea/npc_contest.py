"""How non-player civilizations compete and take losses (S6.10, S6.11)."""

from aevum.games.inner_sea.cards_fight import (
    AMBUSH,
    COMPOSITE_BOWS,
    FIRE_SHIPS,
    MERCENARIES,
    SIEGE_ENGINES,
    WARRIOR_QUEEN,
    is_usable,
    white_here,
)
from aevum.games.inner_sea.competition import (
    BY_CARD,
    BY_POWER,
    BY_WONDER,
    COMMITTING,
    HIRING,
    Competition,
)
from aevum.games.inner_sea.ids import (
    AT,
    BY_AQUEDUCT,
    BY_WALLS,
    FACTIONS,
    LAND,
    LOSE,
    NUMBER,
    POWER_COLOSSUS,
    POWER_TEMPLE,
    SHIELD,
    STRIKE,
    TALENT,
    TRAITOR,
    WHITE_DISK,
)
from aevum.games.inner_sea.npc_rank import BEST, nearness
from aevum.games.inner_sea.player import CITY
from aevum.games.inner_sea.powers import offer_powers, offer_wonders
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import KIND
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of


def choose_loss(g: InnerSea, civ: int, area: int, options: list[int]) -> int:
    """A Talent for a City or for the last disk at home; never a card (S6.10)."""
    for shield in (BY_AQUEDUCT, BY_WALLS):
        if pack(SHIELD, shield) in options:
            return pack(SHIELD, shield)
    count = g.disks[area * FACTIONS + civ]
    is_city = KIND[area] == LAND and count == CITY
    is_last = area == g.players[civ].home and count == 1
    if (is_city or is_last) and pack(TALENT) in options:
        return pack(TALENT)
    return options[0]


def choose_in_competition(g: InnerSea, civ: int, frame: Competition, options: list[int]) -> int:
    """Cards and powers that lift it above the strongest enemy; white disks go first (S6.11)."""
    if frame.losers:
        if pack(LOSE, WHITE_DISK) in options:
            return pack(LOSE, WHITE_DISK)
        return choose_loss(g, civ, frame.area, options)
    if frame.at == BY_CARD or frame.at == HIRING:
        return choose_by_card(g, civ, options)
    lead = lead_in(g, civ, frame.area)
    if lead > 0:
        return DONE
    for action in options:
        if action == DONE:
            continue
        if frame.at == COMMITTING and lead + card_gain(g, civ, frame, x_of(action)) > 0:
            return action
        if frame.at == BY_WONDER or frame.at == BY_POWER:
            is_lifted = lead + power_gain(x_of(action)) > 0
            if is_lifted and not has_better_front(g, civ, frame, action):
                return action
    return DONE


def strength_at(g: InnerSea, faction: int, area: int) -> int:
    """Count a faction's disks in an area, own and white."""
    return g.disks[area * FACTIONS + faction] + g.white[area * FACTIONS + faction]


def enemies_at(g: InnerSea, civ: int, area: int) -> list[int]:
    """Count the disks of all opponents in an area, the strongest first."""
    counts = [strength_at(g, faction, area) for faction in range(FACTIONS) if faction != civ]
    counts.sort(reverse=True)
    return counts


def lead_in(g: InnerSea, civ: int, area: int) -> int:
    """Say by how many disks it is above the strongest enemy in an area."""
    return strength_at(g, civ, area) - enemies_at(g, civ, area)[0]


def power_gain(power: int) -> int:
    """The Grand Temple and the Colossus bring two disks, all else one."""
    return 2 if power == POWER_TEMPLE or power == POWER_COLOSSUS else 1


def front_rank(g: InnerSea, civ: int, area: int) -> int:
    """Rank a competition: the Home Area, then where it has most disks, then by S6.5."""
    if area == g.players[civ].home:
        return 100 * BEST
    return g.disks[area * FACTIONS + civ] * BEST + nearness(g, civ, area)


def has_better_front(g: InnerSea, civ: int, frame: Competition, action: int) -> bool:
    """Say whether the same power would lift it above in a competition that ranks higher."""
    here = front_rank(g, civ, frame.area)
    for area in g.players[civ].held:
        if area == frame.area or front_rank(g, civ, area) <= here or not g.is_contested(area):
            continue
        out: list[int] = []
        if frame.at == BY_WONDER:
            offer_wonders(g, civ, area, 0, out)
        else:
            offer_powers(g, civ, area, out)
        lead = lead_in(g, civ, area)
        if action in out and lead <= 0 < lead + power_gain(x_of(action)):
            return True
    return False


def card_gain(g: InnerSea, civ: int, frame: Competition, card: int) -> int:
    """Count the disks by which a competition card lifts its owner above the strongest enemy."""
    if not is_usable(g, civ, card, frame.area):
        return 0
    if card == MERCENARIES:
        return min(g.players[civ].talents, 3) + 1
    enemies = enemies_at(g, civ, frame.area)
    if card == TRAITOR:
        return enemies[0] - enemies[1]
    if card in (SIEGE_ENGINES, COMPOSITE_BOWS, AMBUSH, FIRE_SHIPS):
        return 1 if enemies[0] > enemies[1] or card == FIRE_SHIPS else 0
    gain = white_here(g, civ, card, frame.area, frame.is_favoured(civ, card))
    return gain + (1 if card == WARRIOR_QUEEN else 0)


def choose_by_card(g: InnerSea, civ: int, options: list[int]) -> int:
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
