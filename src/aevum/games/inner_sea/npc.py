"""Non-player civilizations choose by priority lists (S6); this is rule, not advice."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.aeneas import OFFERING, Aeneas
from aevum.games.inner_sea.competition import Competition
from aevum.games.inner_sea.drawing import DiscardDown, KeepOne
from aevum.games.inner_sea.epoch import BuyPoints
from aevum.games.inner_sea.events import Invasion
from aevum.games.inner_sea.growth import Growth
from aevum.games.inner_sea.ids import (
    AT,
    BECOME,
    FACTIONS,
    LOSE,
    NONE,
    NUMBER,
    OWN_DISK,
    SEA_PEOPLES,
)
from aevum.games.inner_sea.insight import Embassy, Foresight
from aevum.games.inner_sea.npc_cards import (
    choose_action,
    choose_discard,
    choose_payment,
    choose_reaction,
)
from aevum.games.inner_sea.npc_contest import choose_in_competition, choose_loss
from aevum.games.inner_sea.npc_growth import choose_growth
from aevum.games.inner_sea.npc_rank import (
    best_card,
    leader_of,
    least_missed,
    nearest,
    nearness,
    worst_card,
)
from aevum.games.inner_sea.npc_targets import choose_target
from aevum.games.inner_sea.order import TIES, TurnOrder
from aevum.games.inner_sea.playing import CardPhase, PlayCard
from aevum.games.inner_sea.reactions import Reactions
from aevum.games.inner_sea.reckoning import END_TRADE, DrawStep, Reckoning
from aevum.games.inner_sea.removal import Removal
from aevum.games.inner_sea.special import Losses, LostPoints
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.wonders import BuildWonder
from aevum.kernel.action import DONE, kind_of, pack, x_of

TALENTS_KEPT: Final = 3
"""S6.12: Talents are paid for cards until so many are left."""


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
        return choose_target(g, civ, frame, options)
    if isinstance(frame, BuildWonder):
        return choose_payment(g, civ, frame, options)
    if isinstance(frame, Reactions):
        return choose_reaction(g, civ, options)
    if isinstance(frame, Removal):
        return choose_loss(g, civ, frame.area, options)
    if isinstance(frame, Losses):
        return least_missed(g, civ, options)
    if isinstance(frame, Competition):
        return choose_in_competition(g, civ, frame, options)
    return choose_late(g, civ, options)


def choose_late(g: InnerSea, civ: int, options: list[int]) -> int:
    """Answer in the Reckoning Phase, in the Change of Epoch and by special cards."""
    frame = g.stack[-1]
    if isinstance(frame, Reckoning):
        return options[-1]
    if isinstance(frame, TurnOrder):
        return options[0] if frame.at == TIES else DONE
    if isinstance(frame, Aeneas):
        return choose_fresh_start(g, civ, frame, options)
    if isinstance(frame, DrawStep):
        most = max(g.players[civ].talents - TALENTS_KEPT, 0)
        return pack(NUMBER, most) if kind_of(options[0]) == NUMBER else DONE
    if isinstance(frame, DiscardDown):
        return choose_discard(g, civ, frame)
    if isinstance(frame, (KeepOne, Foresight)):
        return best_card(options)
    if isinstance(frame, Embassy):
        return worst_card(options) if frame.has_taken else best_card(options)
    if isinstance(frame, BuyPoints):
        under = g.stack[-2]
        is_end = isinstance(under, Reckoning) and under.at > END_TRADE
        return options[-1] if is_end else options[0]
    if isinstance(frame, Invasion):
        return choose_invasion(g, civ, frame, options)
    if isinstance(frame, LostPoints):
        return pack(LOSE, OWN_DISK)
    return options[0]


def choose_fresh_start(g: InnerSea, civ: int, frame: Aeneas, options: list[int]) -> int:
    """Only without disks on the map, as the same civilization, near its home (S6.12)."""
    if frame.at == OFFERING:
        return DONE if g.players[civ].held else pack(BECOME, g.players[civ].civilization)
    places = [action for action in options if kind_of(action) == AT]
    return nearest(g, civ, places) if places else DONE


def choose_invasion(g: InnerSea, civ: int, frame: Invasion, options: list[int]) -> int:
    """Where the placements meet the most disks of the leader (S6.14)."""
    leader = leader_of(g, civ)
    best = options[0]
    most = -1
    for action in options:
        count = disks_met(g, leader, frame, x_of(action))
        is_nearer = nearness(g, civ, x_of(action)) > nearness(g, civ, x_of(best))
        if count > most or (count == most and is_nearer):
            most = count
            best = action
    return best


def disks_met(g: InnerSea, leader: int, frame: Invasion, area: int) -> int:
    """Count the disks of the leader where an invasion at an area places Barbarians."""
    if leader == NONE:
        return 0
    count = g.disks[area * FACTIONS + leader]
    if frame.first == NONE:
        chart = g.chart()
        near = chart.shallow_near if frame.event == SEA_PEOPLES else chart.land_near
        for place in near[area]:
            count += g.disks[place * FACTIONS + leader]
    return count
