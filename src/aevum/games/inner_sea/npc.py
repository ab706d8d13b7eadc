"""Non-player civilizations choose by priority lists (S6); this is rule, not advice."""

from dataclasses import dataclass

from aevum.games.inner_sea.aeneas import Aeneas
from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.competition import Competition
from aevum.games.inner_sea.drawing import DiscardDown, KeepOne
from aevum.games.inner_sea.epoch import BuyPoints, EpochEvent
from aevum.games.inner_sea.events import Invasion
from aevum.games.inner_sea.growth import CHOICE_OF_ROME, CHOICE_OF_SAGA, DEPLOYMENT, Growth
from aevum.games.inner_sea.ids import (
    CHOOSE,
    DEPLOY,
    DISKS,
    FACTIONS,
    LAND,
    LOSE,
    NONE,
    NUMBER,
    OWN_DISK,
    SHALLOW,
)
from aevum.games.inner_sea.npc_cards import (
    best_card,
    choose_action,
    choose_discard,
    choose_in_competition,
    choose_loss,
    choose_payment,
    choose_reaction,
    choose_target,
)
from aevum.games.inner_sea.npc_rank import BEST, leader_of, nearness
from aevum.games.inner_sea.order import BY_ORACLE, TurnOrder
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.playing import CardPhase, PlayCard
from aevum.games.inner_sea.reactions import Reactions
from aevum.games.inner_sea.reckoning import END_TRADE, DrawStep, Reckoning
from aevum.games.inner_sea.removal import Removal
from aevum.games.inner_sea.special import LostPoints
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import KIND
from aevum.games.inner_sea.wonders import BuildWonder
from aevum.kernel.action import DONE, kind_of, pack, x_of


@dataclass(init=False, slots=True)
class Sea(InnerSea):
    """A game in which civilizations without a seat answer by their priorities."""

    def __init__(self) -> None:
        InnerSea.__init__(self)

    def blank(self) -> "Sea":
        """Return an empty state of the same class."""
        return Sea()

    def npc_choice(self) -> int:
        """Take the first line of the priorities that applies."""
        return choose(self, self.decider, self.legal())


def choose(g: InnerSea, civ: int, options: list[int]) -> int:
    """Answer the open question by the list for its kind."""
    frame = g.stack[-1]
    if isinstance(frame, Growth):
        return choose_growth(g, civ, frame, options)
    if isinstance(frame, CardPhase):
        return choose_action(g, civ, options)
    if isinstance(frame, PlayCard):
        return choose_target(g, civ, options)
    if isinstance(frame, BuildWonder):
        return choose_payment(g, civ, options)
    if isinstance(frame, Reactions):
        return choose_reaction(g, civ, options)
    if isinstance(frame, Removal):
        return choose_loss(g, civ, frame.area, options)
    if isinstance(frame, Competition):
        return choose_in_competition(g, civ, frame, options)
    if isinstance(frame, TurnOrder):
        return options[0] if frame.at != BY_ORACLE else DONE
    return choose_late(g, civ, options)


def choose_late(g: InnerSea, civ: int, options: list[int]) -> int:
    """Answer in the Reckoning Phase and in the Change of Epoch."""
    frame = g.stack[-1]
    if isinstance(frame, DiscardDown):
        return choose_discard(g, civ, frame)
    if isinstance(frame, KeepOne):
        return best_card(options)
    if isinstance(frame, DrawStep):
        most = max(g.players[civ].talents - 3, 0)
        return pack(NUMBER, most) if kind_of(options[0]) == NUMBER else DONE
    if isinstance(frame, BuyPoints):
        under = g.stack[-2]
        is_end = isinstance(under, Reckoning) and under.at > END_TRADE
        return options[-1] if is_end else options[0]
    if isinstance(frame, Aeneas):
        is_gone = not g.players[civ].held
        return options[-1] if is_gone or frame.at > 0 else options[0]
    if isinstance(frame, Invasion):
        return choose_invasion(g, civ, frame, options)
    if isinstance(frame, Reckoning):
        return options[-1]
    if isinstance(frame, LostPoints):
        return pack(LOSE, OWN_DISK)
    if isinstance(frame, EpochEvent):
        return options[0]
    return options[0]


def choose_growth(g: InnerSea, civ: int, frame: Growth, options: list[int]) -> int:
    """No retirement, no resettlement; always disks; deployment by the eight lines (S6.6)."""
    if frame.at == CHOICE_OF_ROME or frame.at == CHOICE_OF_SAGA:
        return pack(CHOOSE, DISKS)
    if frame.at != DEPLOYMENT:
        return DONE
    best = DONE
    most = 0
    for action in options:
        if kind_of(action) == DEPLOY:
            worth = deployment_worth(g, civ, x_of(action))
            if worth > most:
                most = worth
                best = action
    return best


def deployment_worth(g: InnerSea, civ: int, area: int) -> int:
    """Rank a deployment: the earlier the line, the more; nought if no line applies."""
    line = deployment_line(g, civ, area)
    if line == 0:
        return 0
    worth = (9 - line) * BEST + BEST // 2 + nearness(g, civ, area)
    if line == 3:
        worth -= g.disks[area * FACTIONS + leader_of(g, civ)] * (BEST // 10)
    return worth


def deployment_line(g: InnerSea, civ: int, area: int) -> int:
    """Say which line of S6.6 speaks for an area."""
    own = g.disks[area * FACTIONS + civ]
    enemy = g.strongest_other(area, civ)
    ready = g.players[civ].ready
    limit = GROWTH_LIMIT[KIND[area]]
    if own > 0 and enemy > 0:
        lacks = enemy + 1 - own
        return 1 if 0 < lacks <= ready and enemy < limit else 0
    if enemy > 0:
        leader = leader_of(g, civ)
        theirs = g.disks[area * FACTIONS + leader] if leader != NONE else 0
        can_win = 1 <= theirs <= 3 and ready > theirs and theirs < limit
        return 3 if can_win and enemy == theirs else 0
    if KIND[area] != LAND:
        return 6 if own == 0 and KIND[area] == SHALLOW else 0
    if own == SETTLEMENT:
        return 2 if g.turn == 4 or keeps_settlements(g, civ) else 0
    if own == 1:
        return 4
    if own == 0:
        return 5
    return 7


def keeps_settlements(g: InnerSea, civ: int) -> bool:
    """Say whether one Settlement less and one City more leave at least as many Settlements."""
    settlements = 0
    for area in g.players[civ].held:
        if KIND[area] == LAND and g.disks[area * FACTIONS + civ] == SETTLEMENT:
            settlements += 1
    return settlements - 1 >= g.cities(civ) + 1


def choose_invasion(g: InnerSea, civ: int, frame: Invasion, options: list[int]) -> int:
    """Where the placement meets the most disks of the leader (S6.14)."""
    leader = leader_of(g, civ)
    best = options[0]
    most = -1
    for action in options:
        area = x_of(action)
        count = g.disks[area * FACTIONS + leader]
        if frame.first == NONE:
            for near in g.chart().near[area]:
                count += g.disks[near * FACTIONS + leader]
        if count > most:
            most = count
            best = action
    return best
