"""How non-player civilizations use cards, Wonders and powers (S6.7 to S6.13)."""

from typing import Final

from aevum.games.inner_sea.cards_add import COUNT as ADD_COUNT
from aevum.games.inner_sea.cards_add import NAVIGATOR, RELIGIOUS_FERVOR, TRADE_FLEET
from aevum.games.inner_sea.cards_fight import MERCENARIES, is_usable, white_here
from aevum.games.inner_sea.competition import BY_CARD, COMMITTING, Competition
from aevum.games.inner_sea.drawing import DiscardDown
from aevum.games.inner_sea.effects import (
    BURY,
    CONVERT,
    FORFEIT,
    LOSE_POINTS,
    REMOVE,
    ROB,
    SPECIAL,
    TAKE_OFF,
    WIDTH,
)
from aevum.games.inner_sea.ids import (
    AGAINST,
    AT,
    BARBARIANS,
    BUILD,
    COMPETITION,
    DISCARD,
    FACTIONS,
    GIVE_DISK,
    INVESTMENT,
    LAND,
    LOSE,
    NEGATION,
    NUMBER,
    PLAY,
    SPEND,
    STRIKE,
    TALENT,
    USE,
    WHITE_DISK,
    WONDER,
)
from aevum.games.inner_sea.npc_rank import BEST, leader_of, nearness
from aevum.games.inner_sea.player import CITY, SETTLEMENT
from aevum.games.inner_sea.playing import PlayCard
from aevum.games.inner_sea.powers import offer_wonders
from aevum.games.inner_sea.special import BREAD
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import CARD_CLASS, KIND
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of

GIVES_TALENTS: Final = (46, 47, 50, 79, 83, 95, 96)
GIVES_TALENTS_TOO: Final = (90,)
HARMS: Final = (1, 2, 4, 5, 8, 9, 10, 11, 12, 13, 15, 24, 25, 28, 39, 40, 41, 42, 49)
HARMS_TOO: Final = (84, 85, 86, 88, 89, 93)


def adds_disks(card: int) -> bool:
    """Say whether a card adds own disks."""
    is_special = card == RELIGIOUS_FERVOR or card == NAVIGATOR or card == TRADE_FLEET
    return ADD_COUNT[card] > 0 or is_special or card == 16


def card_group(card: int) -> int:
    """Rank a card: 0 other, 1 competition, 2 negation, 3 Talents, 4 disks (S6.13)."""
    if CARD_CLASS[card] == COMPETITION:
        return 1
    if CARD_CLASS[card] == NEGATION:
        return 2
    if card in GIVES_TALENTS or card in GIVES_TALENTS_TOO:
        return 3
    return 4 if adds_disks(card) else 0


def keeping_worth(card: int) -> int:
    """Rank a card for keeping; of a group the lowest number is worth most."""
    return card_group(card) * 1000 - card


def best_card(options: list[int]) -> int:
    """Keep the card that would be discarded last."""
    best = options[0]
    for action in options:
        if keeping_worth(x_of(action)) > keeping_worth(x_of(best)):
            best = action
    return best


def choose_discard(g: InnerSea, civ: int, frame: DiscardDown) -> int:
    """Discard the least worthy cards, named in ascending order."""
    cards = [card for card in g.players[civ].hand if card >= frame.lowest]
    keyed = [(keeping_worth(card), card) for card in cards]
    keyed.sort()
    chosen = [card for _, card in keyed[: frame.most - frame.picked]]
    return pack(DISCARD, min(chosen))


def choose_action(g: InnerSea, civ: int, options: list[int]) -> int:
    """Build, add, gain, invest, harm, pass: the first line that applies (S6.7)."""
    best = DONE
    most = 0
    for action in options:
        kind, x = kind_of(action), x_of(action)
        worth = 0
        if kind == BUILD:
            if may_afford_wonder(g, civ):
                worth = 6000 - x
        elif kind == PLAY:
            worth = action_line(g, civ, x) * 1000
            worth -= x if worth > 0 else 0
        if worth > most:
            most = worth
            best = action
    return best


def action_line(g: InnerSea, civ: int, card: int) -> int:
    """Rank a card by the lines 2 to 5; nought if none applies."""
    if adds_disks(card):
        return 5
    if card in GIVES_TALENTS or card in GIVES_TALENTS_TOO:
        return 4 if card != 95 else 0
    if CARD_CLASS[card] == INVESTMENT:
        return 3
    if card in HARMS or card in HARMS_TOO:
        play = PlayCard(card, civ)
        out: list[int] = []
        play.options(g, out)
        for action in out:
            if harm_worth(g, civ, action) > 0:
                return 2
    return 0


def may_afford_wonder(g: InnerSea, civ: int) -> bool:
    """Two fourth disks or Camps and three Talents and cards, from turn 2 of the game on."""
    p = g.players[civ]
    spare = 0
    for area in p.held:
        count = g.disks[area * FACTIONS + civ]
        if KIND[area] == LAND and (count == 1 or count > CITY):
            spare += 1
    return g.turn_of_game() > 1 and spare >= 2 and p.talents + len(p.hand) >= 3


def choose_payment(g: InnerSea, civ: int, options: list[int]) -> int:
    """Fourth disks, then Camps far from home, then Talents down to one, then cards (S6.7)."""
    kind = kind_of(options[0])
    if kind == AT:
        return nearest(g, civ, options)
    disks = [action for action in options if kind_of(action) == GIVE_DISK]
    others = [action for action in options if kind_of(action) != GIVE_DISK]
    if not others:
        keyed = [(disk_worth(g, civ, x_of(action)), x_of(action)) for action in disks]
        keyed.sort()
        return pack(GIVE_DISK, min([area for _, area in keyed[:2]]))
    if kind_of(others[0]) == TALENT and (g.players[civ].talents > 1 or len(others) == 1):
        return others[0]
    cards = [action for action in others if kind_of(action) == SPEND]
    worst = cards[0]
    for action in cards:
        if keeping_worth(x_of(action)) < keeping_worth(x_of(worst)):
            worst = action
    return worst


def disk_worth(g: InnerSea, civ: int, area: int) -> int:
    """Rank a disk on the map by how much it is missed."""
    count = g.disks[area * FACTIONS + civ]
    if count > CITY:
        return -2 * BEST
    if count == 1 and KIND[area] == LAND:
        return nearness(g, civ, area) - BEST
    return count * BEST


def nearest(g: InnerSea, civ: int, options: list[int]) -> int:
    """Take the area nearest to home."""
    best = options[0]
    for action in options:
        if nearness(g, civ, x_of(action)) > nearness(g, civ, x_of(best)):
            best = action
    return best


def choose_target(g: InnerSea, civ: int, options: list[int]) -> int:
    """Own disks as in deployment; harm where the leader loses most, never oneself (S6.8)."""
    best = options[0]
    most = -BEST
    for action in options:
        kind = kind_of(action)
        if action == DONE:
            worth = 1
        elif kind == AT:
            worth = BEST // 2 + add_line(g, civ, x_of(action)) * 1000
            worth += nearness(g, civ, x_of(action)) // 20
        else:
            worth = harm_worth(g, civ, action)
        if worth > most:
            most = worth
            best = action
    return best


def add_line(g: InnerSea, civ: int, area: int) -> int:
    """Rank an area for an added disk by lines 1, 2, 4 and 5 of S6.6."""
    own = g.disks[area * FACTIONS + civ]
    enemy = g.strongest_other(area, civ)
    if own > 0 and enemy > 0:
        return 5 if own <= enemy else 0
    if KIND[area] != LAND or enemy > 0:
        return 0
    if own == SETTLEMENT:
        return 4
    if own == 1:
        return 3
    return 2 if own == 0 else 1


def harm_worth(g: InnerSea, civ: int, action: int) -> int:
    """Rank a target: Cities of the leader, then other disks of the leader; else nothing."""
    kind, x = kind_of(action), x_of(action)
    leader = leader_of(g, civ)
    if kind == AGAINST:
        return 1000 if x == leader else -1000 if x == civ else 0
    if kind == WONDER:
        owner = g.wonder_owner[x]
        return 1000 if owner == leader else -1000 if owner == civ else 0
    if kind == STRIKE:
        if y_of(action) == civ:
            return -1000
        if y_of(action) != leader:
            return 1 if y_of(action) == BARBARIANS else 0
        return 2000 if g.is_city(leader, x) else 1000
    return 0


def choose_reaction(g: InnerSea, civ: int, options: list[int]) -> int:
    """Negate what would cost two disks, points or Talents, or a Wonder (S6.9)."""
    if len(options) == 1:
        return DONE
    under = g.stack[-2]
    if isinstance(under, PlayCard) and harm_of(g, civ, under.planned(g)) >= 2:
        return options[1]
    return DONE


def harm_of(g: InnerSea, civ: int, ops: list[int]) -> int:
    """Count what a card would take from a civilization."""
    total = 0
    for i in range(0, len(ops), WIDTH):
        verb, a, b, c = ops[i], ops[i + 1], ops[i + 2], ops[i + 3]
        if verb == BURY:
            total += 2 if g.wonder_owner[a] == civ else 0
        elif verb == SPECIAL:
            under = g.stack[-2]
            is_heavy = isinstance(under, PlayCard) and under.card in (5, BREAD, 86)
            total += 2 if c == civ and is_heavy else 0
        elif a != civ:
            continue
        elif verb in (REMOVE, TAKE_OFF, ROB):
            total += c
        elif verb == CONVERT:
            total += 1
        elif verb == LOSE_POINTS or verb == FORFEIT:
            total += b
    return total


def choose_loss(g: InnerSea, civ: int, area: int, options: list[int]) -> int:
    """A Talent for a City or for the last disk at home; never a card (S6.10)."""
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
    if frame.at == BY_CARD:
        return choose_by_card(g, options)
    lead = frame.strength(g, civ) - strongest_enemy(g, civ, frame)
    if lead > 0:
        return DONE
    for action in options:
        gain = 0
        if kind_of(action) == USE:
            gain = 2 if has_temple(g, civ, frame, action) else 1
        elif frame.at == COMMITTING and action != DONE:
            gain = card_gain(g, civ, frame, x_of(action))
        if lead + gain > 0:
            return action
    return DONE


def has_temple(g: InnerSea, civ: int, frame: Competition, action: int) -> bool:
    """Say whether a power brings two disks: the Grand Temple or the Colossus."""
    out: list[int] = []
    offer_wonders(g, civ, frame.area, frame.used_here[civ], out)
    return action in out and x_of(action) != 1


def strongest_enemy(g: InnerSea, civ: int, frame: Competition) -> int:
    """Count the disks of the strongest opponent in a competition."""
    most = 0
    for faction in range(FACTIONS):
        if faction != civ:
            most = max(most, frame.strength(g, faction))
    return most


def card_gain(g: InnerSea, civ: int, frame: Competition, card: int) -> int:
    """Count the disks by which a competition card lifts its owner."""
    if card == MERCENARIES:
        talents = g.players[civ].talents
        return min(talents, 3) + 1 if talents > 0 else 0
    if not is_usable(g, civ, card, frame.area):
        return 0
    is_favoured = frame.is_favoured(civ, card)
    return max(white_here(g, civ, card, frame.area, is_favoured), 1)


def choose_by_card(g: InnerSea, options: list[int]) -> int:
    """Name the strongest opponent, as many Talents as possible, or the next front."""
    if kind_of(options[-1]) == NUMBER:
        return options[-1]
    if kind_of(options[0]) == STRIKE:
        best = options[0]
        for action in options:
            here = g.disks[x_of(action) * FACTIONS + y_of(action)]
            if here > g.disks[x_of(best) * FACTIONS + y_of(best)]:
                best = action
        return best
    return options[1] if len(options) > 1 else options[0]
