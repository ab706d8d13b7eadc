"""Cards aimed at one rival, who decides in their course, and those like them."""

from aevum.games.inner_sea.card_ids import (
    AMBASSADOR,
    ASSASSINATION,
    DROUGHT,
    FAMINE,
    GRANARY,
    TAX_REVOLT,
    TRIBUTE,
)
from aevum.games.inner_sea.cards.deed import Deed, Gift
from aevum.games.inner_sea.cards.special import can_lose
from aevum.games.inner_sea.cards.steps import ATTACH, FORFEIT, SPECIAL, plan
from aevum.games.inner_sea.ids import AGAINST, NONE
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import pack, x_of


def is_target(g: Sea, civ: int, card: int, rival: int) -> bool:
    """Say whether a card aimed at one rival has an effect on it."""
    p = g.players[rival]
    if card == FAMINE:
        return GRANARY not in p.investments and can_lose(g, rival, civ, False)
    if card == DROUGHT:
        return GRANARY not in p.investments and not p.has_drought
    if card == ASSASSINATION:
        return len(p.investments) > 0 or len(p.hand) > 0
    if card == AMBASSADOR:
        return len(p.hand) > 0
    if card == TRIBUTE:
        return p.vp > g.players[civ].vp
    if card == TAX_REVOLT:
        return p.talents >= 2
    return g.cities(rival) > 0 and (p.talents >= 2 or can_lose(g, rival, civ, True))


class AtOneRival(Deed):
    """A card aimed at one rival that decides in its course (5, 41, 43, 84, 86)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """One rival that the card has an effect on."""
        if picks:
            return
        for rival in range(len(g.players)):
            if rival != civ and is_target(g, civ, card, rival):
                out.append(pack(AGAINST, rival))

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rest is decided while the card is carried out."""
        plan(ops, SPECIAL, civ, 0, x_of(picks[0]))


class Drought(AtOneRival):
    """Drought (8)."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The card lies in front of the rival until its next Acquisition Step."""
        plan(ops, ATTACH, x_of(picks[0]))


class TaxRevolt(AtOneRival):
    """Tax Revolt (85)."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rival loses half its Talents, rounded up."""
        rival = x_of(picks[0])
        plan(ops, FORFEIT, rival, (g.players[rival].talents + 1) // 2)


class Bread(AtOneRival):
    """Bread and Circuses (25)."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """The civilization with the most Cities; of several the player picks one."""
        if picks:
            return
        most = 0
        for other in range(len(g.players)):
            most = max(most, g.cities(other))
        for other in range(len(g.players)):
            if most > 0 and g.cities(other) == most and g.players[other].vp > 0:
                out.append(pack(AGAINST, other))


class Inspiration(Gift):
    """Mathematician (47) and Mysteries (96)."""

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """The rest is decided while the card is carried out."""
        plan(ops, SPECIAL, civ, 0, NONE)
