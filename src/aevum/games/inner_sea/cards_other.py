"""Political and religious cards, great persons and investments (cards 5 to 96)."""

from typing import Final

from aevum.games.inner_sea.cards_harm import can_hit
from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.deed import Deed
from aevum.games.inner_sea.effects import (
    ATTACH,
    BARBARIANS_COME,
    BURY,
    DRAW,
    FORFEIT,
    GAIN,
    INVEST,
    LOSE_POINTS,
    RAISE,
    REMOVE,
    SHIFT,
    SPECIAL,
    plan,
)
from aevum.games.inner_sea.events import room_for_barbarians
from aevum.games.inner_sea.ids import (
    AGAINST,
    AT,
    BARBARIANS,
    BUILT,
    BURIED,
    CHOOSE,
    FACTIONS,
    GIVE_DISK,
    GRANARY,
    LAND,
    MOVE,
    NONE,
    STRIKE,
    TALENTS,
    TWO_CARDS,
    WONDER,
)
from aevum.games.inner_sea.special import AMBASSADOR, ASSASSINATION, FAMINE, can_lose
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import EDGE, KIND, WONDERS
from aevum.kernel.action import DONE, kind_of, pack, x_of, y_of

DROUGHT_CARD: Final = 8
TRIBUTE_CARD: Final = 84
TAX_REVOLT: Final = 85
MOST_MIGRANTS: Final = 4
MOST_PILGRIMS: Final = 3


def is_target(g: InnerSea, civ: int, card: int, rival: int) -> bool:
    """Say whether a card aimed at one rival has an effect on it."""
    p = g.players[rival]
    if card == FAMINE:
        return GRANARY not in p.investments and can_lose(g, rival, civ, False)
    if card == DROUGHT_CARD:
        return GRANARY not in p.investments and not p.has_drought
    if card == ASSASSINATION:
        return len(p.investments) > 0 or len(p.hand) > 0
    if card == AMBASSADOR:
        return len(p.hand) > 0
    if card == TRIBUTE_CARD:
        return p.vp > g.players[civ].vp
    if card == TAX_REVOLT:
        return p.talents >= 2
    return g.cities(rival) > 0 and (p.talents >= 2 or can_lose(g, rival, civ, True))


def owns_wonder_at(g: InnerSea, civ: int, area: int) -> bool:
    """Say whether a civilization owns a Wonder in an area."""
    for wonder in range(WONDERS):
        if g.wonder_owner[wonder] == civ and g.wonder_area[wonder] == area:
            return True
    return False


class AtOneRival(Deed):
    """A card aimed at one rival that decides in its course (5, 41, 43, 84, 86)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One rival that the card has an effect on."""
        if picks:
            return
        for rival in range(len(g.players)):
            if rival != civ and is_target(g, civ, card, rival):
                out.append(pack(AGAINST, rival))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rest is decided while the card is carried out."""
        victim = x_of(picks[0]) if picks else NONE
        plan(ops, SPECIAL, civ, 0, victim)


class Drought(AtOneRival):
    """Drought (8)."""

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The card lies in front of the rival until its next Acquisition Step."""
        plan(ops, ATTACH, x_of(picks[0]))


class TaxRevolt(AtOneRival):
    """Tax Revolt (85)."""

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rival loses half its Talents, rounded up."""
        rival = x_of(picks[0])
        plan(ops, FORFEIT, rival, (g.players[rival].talents + 1) // 2)


class Bread(AtOneRival):
    """Bread and Circuses (25)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """The civilization with the most Cities; of several the player picks one."""
        if picks:
            return
        most = 0
        for other in range(len(g.players)):
            most = max(most, g.cities(other))
        for other in range(len(g.players)):
            if most > 0 and g.cities(other) == most and g.players[other].vp > 0:
                out.append(pack(AGAINST, other))


class Inspiration(AtOneRival):
    """Mathematician (47) and Mysteries (96)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Nothing is named."""


class Migration(Deed):
    """Migration (37)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Up to four disks from land to adjacent land; none moves twice."""
        if len(picks) == MOST_MIGRANTS or DONE in picks:
            return
        leaving = [0] * len(g.disks)
        coming = [0] * len(g.disks)
        for pick in picks:
            leaving[x_of(pick)] += 1
            coming[y_of(pick)] += 1
        found: list[int] = []
        for area in g.players[civ].held:
            if KIND[area] != LAND or g.disks[area * FACTIONS + civ] <= leaving[area]:
                continue
            for goal in g.chart().land_near[area]:
                there = g.disks[goal * FACTIONS + civ] + coming[goal] - leaving[goal]
                if there < GROWTH_LIMIT[LAND]:
                    found.append(pack(MOVE, area, goal))
        if picks and found:
            out.append(DONE)
        out.extend(found)

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Each disk goes to its goal; those that leave do so before those that come."""
        for pick in picks:
            if pick != DONE:
                plan(ops, SHIFT, civ, x_of(pick), y_of(pick))


class Pilgrimage(Deed):
    """Pilgrimage (92)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A controlled Home Area or place of a Wonder, then up to three disks upwards."""
        p = g.players[civ]
        if not picks:
            for area in p.held:
                is_holy = KIND[area] == LAND and (area == p.home or area in g.wonder_area)
                has_room = g.disks[area * FACTIONS + civ] < GROWTH_LIMIT[LAND]
                if len(p.held) > 1 and is_holy and has_room and g.controls(civ, area):
                    out.append(pack(AT, area))
            return
        goal = x_of(picks[0])
        there = g.disks[goal * FACTIONS + civ] + len(picks) - 1
        if len(picks) > MOST_PILGRIMS or DONE in picks or there >= GROWTH_LIMIT[LAND]:
            return
        found: list[int] = []
        for area in p.held:
            taken = picks[1:].count(pack(GIVE_DISK, area))
            is_next = len(picks) == 1 or area >= x_of(picks[-1])
            if area != goal and is_next and g.disks[area * FACTIONS + civ] > taken:
                found.append(pack(GIVE_DISK, area))
        if len(picks) > 1 and found:
            out.append(DONE)
        out.extend(found)

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The pilgrims gather in one place."""
        for pick in picks[1:]:
            if pick != DONE:
                plan(ops, SHIFT, civ, x_of(pick), x_of(picks[0]))


class SlaveRevolt(Deed):
    """Slave Revolt (40)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One City of a rival, or two of the same rival in ascending order."""
        if len(picks) == 2 or DONE in picks or g.barbarian_stock == 0:
            return
        found: list[int] = []
        for area in g.chart().lands:
            if room_for_barbarians(g, area) == 0:
                continue
            for rival in range(len(g.players)):
                if rival == civ or not g.is_city(rival, area):
                    continue
                if not picks or (rival == y_of(picks[0]) and area > x_of(picks[0])):
                    found.append(pack(STRIKE, area, rival))
        if picks and found:
            out.append(DONE)
        out.extend(found)

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two Barbarians in one City, or one in each of two."""
        strikes = [pick for pick in picks if pick != DONE]
        for pick in strikes:
            plan(ops, BARBARIANS_COME, x_of(pick), 2 // len(strikes))


class BarbarianRaid(Deed):
    """Barbarian Raid (87)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A land area on a map edge, with Barbarians or adjacent to some."""
        if picks or g.barbarian_stock == 0:
            return
        for area in g.chart().lands:
            if room_for_barbarians(g, area) > 0:
                is_open = EDGE[area] != 0 or g.holds(BARBARIANS, area)
                if is_open or g.is_next_to(BARBARIANS, area):
                    out.append(pack(AT, area))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two Barbarians come."""
        plan(ops, BARBARIANS_COME, x_of(picks[0]), 2)


class MercenaryRevolt(Deed):
    """Mercenary Revolt (88)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """A land area outside its Home Area that holds disks of a rival with a Talent."""
        if picks or g.barbarian_stock == 0:
            return
        for area in g.chart().lands:
            if room_for_barbarians(g, area) == 0:
                continue
            for rival in range(len(g.players)):
                p = g.players[rival]
                if rival != civ and p.talents > 0 and area != p.home and g.holds(rival, area):
                    out.append(pack(STRIKE, area, rival))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rival may pay to keep most of them away."""
        plan(ops, SPECIAL, civ, x_of(picks[0]), y_of(picks[0]))


class SandsOfTime(Deed):
    """Sands of Time (89)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One built Wonder."""
        if not picks:
            for wonder in range(WONDERS):
                if g.wonder_state[wonder] == BUILT:
                    out.append(pack(WONDER, wonder))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The Wonder is Buried."""
        plan(ops, BURY, x_of(picks[0]))


class Restoration(Deed):
    """Restoration (90)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One Buried Wonder, if there is any."""
        if not picks:
            for wonder in range(WONDERS):
                if g.wonder_state[wonder] == BURIED:
                    out.append(pack(WONDER, wonder))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The Wonder is turned face up; without one there is a Talent."""
        if picks:
            plan(ops, RAISE, x_of(picks[0]), civ)
        else:
            plan(ops, GAIN, civ, 1)


class Blasphemy(Deed):
    """Blasphemy (93)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """The area of a rival's Wonder, or a rival's City in its Home Area."""
        if picks:
            return
        for area in g.chart().lands:
            for rival in range(len(g.players)):
                if rival == civ:
                    continue
                has_city = area == g.players[rival].home and g.is_city(rival, area)
                is_open = has_city or owns_wonder_at(g, rival, area)
                if is_open and (g.players[rival].vp > 0 or can_hit(g, civ, rival, area)):
                    out.append(pack(STRIKE, area, rival))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """A point and a disk."""
        rival, area = y_of(picks[0]), x_of(picks[0])
        plan(ops, LOSE_POINTS, rival, 1)
        if can_hit(g, civ, rival, area):
            plan(ops, REMOVE, rival, area, 1)


class BloodOffering(Deed):
    """Blood Offering (95)."""

    def offer(self, g: InnerSea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """An own disk as the cost, then cards or Talents."""
        if not picks:
            for area in g.players[civ].held:
                out.append(pack(GIVE_DISK, area))
        elif len(picks) == 1:
            out.append(pack(CHOOSE, TALENTS))
            out.append(pack(CHOOSE, TWO_CARDS))

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two cards or two Talents; the disk was paid when the card was announced."""
        if kind_of(picks[1]) == CHOOSE and x_of(picks[1]) == TWO_CARDS:
            plan(ops, DRAW, civ, 2)
        else:
            plan(ops, GAIN, civ, 2)


class Philosopher(Deed):
    """Philosopher (46)."""

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two cards."""
        plan(ops, DRAW, civ, 2)


class Investing(Deed):
    """An investment."""

    def effect(self, g: InnerSea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """An investment stays in front of its owner (R5.15)."""
        plan(ops, INVEST, civ, card)
