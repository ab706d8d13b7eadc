"""Who loses disks in a competition: the removal procedure, and loot (R7.11 to R7.23)."""

from dataclasses import dataclass

from aevum.games.inner_sea.card_ids import SIEGE_ENGINES
from aevum.games.inner_sea.cards.removal import offer_granary, offer_substitutes, substitute
from aevum.games.inner_sea.ids import (
    BARBARIANS,
    BY_WALLS,
    FACTIONS,
    LOSE,
    NONE,
    OWN_DISK,
    SHIELD,
    WHITE_DISK,
)
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.wonder_ids import GREAT_WALLS
from aevum.kernel.action import kind_of, pack, x_of
from aevum.kernel.marks import i64


@dataclass(init=False, slots=True)
class Contest(Procedure):
    """The disks of all factions in a contested area, and those who must remove one now."""

    area: int
    lost: list[int]
    shields: int
    """Whose first removal is kept off by a Phalanx, as bits."""
    losers: list[int]
    """Who has to remove a disk now, in turn order."""
    loss_card: int
    level: int

    def __init__(self, area: int = 0) -> None:
        self.area = area
        self.lost = []
        self.shields = 0
        self.losers = []
        self.loss_card = 0
        self.level = 1

    def copy_losses(self, new: "Contest") -> None:
        """Write the own fields into a copy."""
        new.lost = self.lost[:]
        new.shields = self.shields
        new.losers = self.losers[:]
        new.loss_card = self.loss_card
        new.level = self.level

    def own(self, g: Sea, faction: int) -> int:
        """Count a faction's disks of its own colour here."""
        return g.disks[self.area * FACTIONS + faction]

    def strength(self, g: Sea, faction: i64) -> i64:
        """Count a faction's disks here, own and white (R7.8)."""
        area: i64 = self.area
        i = area * FACTIONS + faction
        own: i64 = g.disks[i]
        return own + g.white[i]

    def next_loss(self, g: Sea) -> None:
        """Ask the first of those who must remove a disk, if there is a choice."""
        civ = self.losers[0]
        if self.strength(g, civ) == 0:
            self.losers.pop(0)
        elif civ == BARBARIANS:
            self.losers.pop(0)
            g.remove(BARBARIANS, self.area, 1)
        elif (self.shields >> civ) & 1:
            self.losers.pop(0)
            self.shields &= ~(1 << civ)
        else:
            out: list[int] = []
            self.offer_losses(g, out)
            if len(out) > 1:
                g.decide(civ)
            else:
                self.lose(g, out[0])

    def offer_losses(self, g: Sea, out: list[int]) -> None:
        """Offer a white disk, an own one, or something in its place (R7.17, R7.18).

        Siege Engines take an own disk without substitution.
        """
        civ = self.losers[0]
        i = self.area * FACTIONS + civ
        is_open = self.loss_card != SIEGE_ENGINES
        if g.white[i] > 0 and is_open:
            out.append(pack(LOSE, WHITE_DISK))
        if g.disks[i] > 0:
            out.append(pack(LOSE, OWN_DISK))
        if is_open:
            offer_substitutes(g, civ, out)
            offer_granary(g, civ, out)
        has_walls = g.has_wonder(civ, GREAT_WALLS) and not g.players[civ].has_used_walls
        if self.loss_card > 0 and has_walls:
            out.append(pack(SHIELD, BY_WALLS))

    def lose(self, g: Sea, action: int) -> None:
        """Remove one disk, or give up something else."""
        civ = self.losers.pop(0)
        if substitute(g, civ, action):
            return
        if kind_of(action) == LOSE and x_of(action) == WHITE_DISK:
            g.put_white(civ, self.area, -1)
        else:
            self.lost[civ] += g.remove(civ, self.area, 1)

    def level_losers(self, g: Sea) -> bool:
        """Line up all factions with one disk, then with two, and so on (R7.12 to R7.16).

        Say whether the procedure goes on.
        """
        self.loss_card = 0
        factions: i64 = 0
        most: i64 = 0
        faction: i64
        for faction in range(FACTIONS):
            count = self.strength(g, faction)
            if count > 0:
                factions += 1
                most = max(most, count)
        if factions <= 1 or most <= 1:
            return False
        if self.level > most:
            self.level = 1
        for civ in g.order:
            if self.strength(g, civ) == self.level:
                self.losers.append(civ)
        if self.strength(g, BARBARIANS) == self.level:
            self.losers.append(BARBARIANS)
        self.level += 1
        return True

    def winner(self, g: Sea) -> int:
        """Name the civilization that controls the area with an own disk (R7.22)."""
        found = NONE
        for faction in range(FACTIONS):
            if self.strength(g, faction) > 0:
                if found != NONE:
                    return NONE
                found = faction
        if found == BARBARIANS or found == NONE or self.own(g, found) == 0:
            return NONE
        return found


def is_shared(g: Sea, civ: int, area: int) -> bool:
    """Say whether a disk stands peacefully beside those of others in an area (R1.11)."""
    return g.holds(civ, area) and g.others(area, civ) > 0 and not g.is_contested(area)
