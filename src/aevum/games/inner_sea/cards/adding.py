"""Cards that add own disks and give Talents: mostly a row of a table (cards 7 to 91)."""

from aevum.games.inner_sea.card_ids import (
    AMBER_ROAD,
    DESERT_CARAVAN,
    FESTIVAL_OF_THE_GODS,
    GOLDEN_AGE,
    SPICE_ROUTE,
    TYRANT,
)
from aevum.games.inner_sea.cards.deed import Deed
from aevum.games.inner_sea.cards.places import fits, is_on_edge, sources
from aevum.games.inner_sea.cards.steps import ADD, GAIN, SCORE, plan
from aevum.games.inner_sea.ids import AT, EAST, NORTH, SOUTH
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import (
    CARD_AREAS,
    CARD_DISKS,
    CARD_PLACE,
    CARD_TALENTS,
    CARD_UP_TO,
)
from aevum.games.inner_sea.wonders.owning import face_up_wonders
from aevum.kernel.action import DONE, pack, x_of


def bonus_talents(g: Sea, civ: int, card: int) -> int:
    """One Talent more with a disk on the right edge of the map."""
    if card == AMBER_ROAD:
        return 1 if is_on_edge(g, civ, NORTH) else 0
    if card == SPICE_ROUTE:
        return 1 if is_on_edge(g, civ, EAST) else 0
    if card == DESERT_CARAVAN:
        return 1 if is_on_edge(g, civ, SOUTH) else 0
    return 0


def gives_besides(g: Sea, civ: int, card: int) -> bool:
    """Say whether an adding card has an effect even if no disk can be added (R5.25)."""
    return CARD_TALENTS[card] > 0 or (card == FESTIVAL_OF_THE_GODS and face_up_wonders(g, civ) > 0)


def takes(g: Sea, civ: int, card: int, area: int, picks: list[int]) -> bool:
    """Say whether a card may add a disk in an area after those named; Golden Age twice in one."""
    room = 1
    if picks:
        last = x_of(picks[-1])
        if area < last or (area == last and card != GOLDEN_AGE):
            return False
        room = 2 if area == last else 1
    return fits(g, civ, CARD_PLACE[card], area) and g.room(civ, area) >= room


class Adding(Deed):
    """A card that adds own disks as its row of the table says."""

    def can_play(self, g: Sea, civ: int, card: int) -> bool:
        """What it gives besides, or one area in which a disk can be added, will do (R5.25)."""
        if card == TYRANT and g.players[civ].vp == 0:
            return False
        if gives_besides(g, civ, card):
            return True
        picks: list[int] = []
        for area in sources(g, civ, CARD_PLACE[card]):
            if takes(g, civ, card, area, picks):
                return True
        return False

    def must_aim(self) -> bool:
        """Disks are added as far as there is a place."""
        return False

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Offer areas in ascending order, as long as enough others are left to name."""
        left = CARD_AREAS[card] - len(picks)
        if left == 0:
            return
        found: list[int] = []
        for area in sources(g, civ, CARD_PLACE[card]):
            if takes(g, civ, card, area, picks):
                found.append(area)
        if CARD_UP_TO[card] == 1 and g.players[civ].stock > 0:
            if picks or gives_besides(g, civ, card):
                out.append(DONE)
            left = 1
        if card == GOLDEN_AGE:
            left = 1
        for i in range(len(found) - min(left, len(found)) + 1):
            if i < len(found):
                out.append(pack(AT, found[i]))

    def takes_set(self, picks: list[int]) -> bool:
        """The areas may be named in any order."""
        return True

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Add the disks, then gain what the card gives besides."""
        for pick in picks:
            if pick != DONE:
                plan(ops, ADD, civ, x_of(pick), CARD_DISKS[card])
        talents = CARD_TALENTS[card] + bonus_talents(g, civ, card)
        if talents > 0:
            plan(ops, GAIN, civ, talents)
        if card == FESTIVAL_OF_THE_GODS and face_up_wonders(g, civ) > 0:
            plan(ops, SCORE, civ, 1)
