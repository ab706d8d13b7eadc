"""Cards about Wonders and gods, and those that stay on the table."""

from aevum.games.inner_sea.cards.deed import Deed, Gift
from aevum.games.inner_sea.cards.steps import (
    BURY,
    DRAW,
    GAIN,
    INVEST,
    LOSE_POINTS,
    RAISE,
    REMOVE,
    plan,
)
from aevum.games.inner_sea.cards.strikes import can_hit
from aevum.games.inner_sea.ids import (
    BUILT,
    BURIED,
    CHOOSE,
    GIVE_DISK,
    STRIKE,
    TALENTS,
    TWO_CARDS,
    WONDER,
)
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import kind_of, pack, x_of, y_of
from aevum.kernel.marks import i64


def owns_wonder_at(g: Sea, civ: int, area: int) -> bool:
    """Say whether a civilization owns a Wonder in an area."""
    owners = g.wonder_owner
    wonder: i64
    for wonder in range(len(owners)):
        if owners[wonder] == civ and g.wonder_area[wonder] == area:
            return True
    return False


class SandsOfTime(Deed):
    """Sands of Time (89)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One built Wonder."""
        if not picks:
            for wonder in range(len(g.wonder_state)):
                if g.wonder_state[wonder] == BUILT:
                    out.append(pack(WONDER, wonder))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The Wonder is Buried."""
        plan(ops, BURY, x_of(picks[0]))


class Restoration(Gift):
    """Restoration (90)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One Buried Wonder, if there is any."""
        if not picks:
            for wonder in range(len(g.wonder_state)):
                if g.wonder_state[wonder] == BURIED:
                    out.append(pack(WONDER, wonder))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The Wonder is turned face up; without one there is a Talent."""
        if picks:
            plan(ops, RAISE, x_of(picks[0]), civ)
        else:
            plan(ops, GAIN, civ, 1)


class Blasphemy(Deed):
    """Blasphemy (93)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
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

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """A point and a disk."""
        rival, area = y_of(picks[0]), x_of(picks[0])
        plan(ops, LOSE_POINTS, rival, 1)
        if can_hit(g, civ, rival, area):
            plan(ops, REMOVE, rival, area, 1)


class BloodOffering(Deed):
    """Blood Offering (95)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """An own disk as the cost, then cards or Talents."""
        if not picks:
            for area in g.players[civ].held:
                out.append(pack(GIVE_DISK, area))
        elif len(picks) == 1:
            out.append(pack(CHOOSE, TALENTS))
            out.append(pack(CHOOSE, TWO_CARDS))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two cards or two Talents; the disk was paid when the card was announced."""
        if kind_of(picks[1]) == CHOOSE and x_of(picks[1]) == TWO_CARDS:
            plan(ops, DRAW, civ, 2)
        else:
            plan(ops, GAIN, civ, 2)


class Philosopher(Gift):
    """Philosopher (46)."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Two cards."""
        plan(ops, DRAW, civ, 2)


class Investing(Gift):
    """An investment."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """An investment stays in front of its owner (R5.15)."""
        plan(ops, INVEST, civ, card)
