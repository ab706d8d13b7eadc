"""Effects of cards in which somebody decides while they are carried out."""

from dataclasses import dataclass

from aevum.games.inner_sea.card_ids import (
    AMBASSADOR,
    ASSASSINATION,
    BREAD_AND_CIRCUSES,
    CORRUPTION,
    FAMINE,
    MATHEMATICIAN,
    MERCENARY_REVOLT,
    TRIBUTE,
)
from aevum.games.inner_sea.cards.drawing import DiscardDown
from aevum.games.inner_sea.cards.insight import Embassy, Foresight, Mysteries, hand_over, look_ahead
from aevum.games.inner_sea.cards.piles import random_card_of
from aevum.games.inner_sea.cards.removal import (
    Removal,
    discard_investment,
    is_protected,
    offer_substitutes,
    substitute,
)
from aevum.games.inner_sea.ids import (
    AN_INVESTMENT,
    AT,
    CHOOSE,
    DISCARD,
    DISKS,
    FACTIONS,
    LAND,
    LOSE,
    NONE,
    OWN_DISK,
    REDUCE,
    TALENTS,
    TWO_CARDS,
)
from aevum.games.inner_sea.names import card_word, who_decides
from aevum.games.inner_sea.npc.rank import least_missed
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import KIND
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg


def begin_special(g: Sea, card: int, civ: int, place: int, victim: int) -> None:
    """Begin the part of a card in which somebody decides."""
    if card == FAMINE:
        g.push(Losses(victim, card, civ, 2, False))
    elif card == BREAD_AND_CIRCUSES:
        g.push(LostPoints(victim, g.cities(victim)))
    elif card == ASSASSINATION or card == CORRUPTION or card == MERCENARY_REVOLT:
        g.push(Dilemma(card, civ, victim, place))
    elif card == AMBASSADOR:
        g.push(Embassy(civ, victim))
    elif card == MATHEMATICIAN:
        look_ahead(g, civ)
        g.push(Foresight(civ))
    elif card == TRIBUTE:
        pay_tribute(g, civ, victim)
    else:
        g.push(Mysteries(civ))


def pay_tribute(g: Sea, civ: int, victim: int) -> None:
    """A Talent, or a hand card at random, or a point."""
    if g.players[victim].talents > 0:
        g.gain_talents(civ, g.forfeit_talents(victim, 1))
    elif g.players[victim].hand:
        hand_over(g, victim, civ, random_card_of(g, victim))
    else:
        g.lose_points(victim, 1)


def may_lose_here(g: Sea, civ: int, area: int, by: int, is_city: bool) -> bool:
    """Say whether a civilization may take its loss in an area: a City, or two disks on land."""
    if KIND[area] != LAND or is_protected(g, civ, area, by):
        return False
    if is_city:
        return g.is_city(civ, area)
    return g.disks[area * FACTIONS + civ] >= SETTLEMENT


def can_lose(g: Sea, civ: int, by: int, is_city: bool) -> bool:
    """Say whether a civilization has an area in which it may take such a loss."""
    for area in g.players[civ].held:
        if may_lose_here(g, civ, area, by, is_city):
            return True
    return False


@dataclass(init=False, slots=True)
class Losses(Procedure):
    """A civilization picks the areas from which it removes one disk each."""

    civ: int
    card: int
    by: int
    left: int
    is_city: bool
    lowest: int

    def __init__(
        self, civ: int = 0, card: int = 0, by: int = NONE, left: int = 0, is_city: bool = False
    ) -> None:
        self.civ = civ
        self.card = card
        self.by = by
        self.left = left
        self.is_city = is_city
        self.lowest = 0

    def copy(self) -> "Losses":
        """Return a frame with the same memory."""
        new = Losses(self.civ, self.card, self.by, self.left, self.is_city)
        new.lowest = self.lowest
        return new

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-losses", who=who_decides(g), n=self.left)

    def step(self, g: Sea) -> None:
        """Ask for the next area as long as there is one."""
        out: list[int] = []
        if self.left > 0:
            self.options(g, out)
        if out:
            g.decide(self.civ)
        else:
            g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer each area from which on there are still enough; all if there are too few."""
        areas: list[int] = []
        for area in g.players[self.civ].held:
            if area >= self.lowest and may_lose_here(g, self.civ, area, self.by, self.is_city):
                areas.append(area)
        need = min(self.left, len(areas))
        for i in range(len(areas) - need + 1):
            if i < len(areas):
                out.append(pack(AT, areas[i]))

    def answer(self, g: Sea, action: int) -> None:
        """Remove a disk there, or give up something else for it."""
        self.left -= 1
        self.lowest = x_of(action) + 1
        g.push(Removal(self.civ, x_of(action), 1, self.card))

    def set_asked(self, g: Sea) -> int:
        """The areas may be named in any order; what is given up instead is asked for each."""
        return 1 if self.left > 0 else 0

    def is_midway(self) -> bool:
        """Not all losses are taken."""
        return True

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Lose the disk that is missed least."""
        return least_missed(g, self.civ, options)


@dataclass(init=False, slots=True)
class LostPoints(Procedure):
    """Bread and Circuses: each lost point may be bought off with a Talent or a hand card."""

    civ: int
    left: int

    def __init__(self, civ: int = 0, left: int = 0) -> None:
        self.civ = civ
        self.left = left

    def copy(self) -> "LostPoints":
        """Return a frame with the same memory."""
        return LostPoints(self.civ, self.left)

    def loss_key(self, what: int) -> str:
        """A point is lost here, and no disk."""
        return "label-lose-point"

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-lost-points", who=who_decides(g), n=self.left)

    def step(self, g: Sea) -> None:
        """Ask for each point as long as there is a choice."""
        self.left = min(self.left, g.players[self.civ].vp)
        out: list[int] = []
        self.options(g, out)
        if self.left == 0:
            g.pop()
        elif len(out) > 1:
            g.decide(self.civ)
        else:
            g.lose_points(self.civ, self.left)
            self.left = 0

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer to lose the point, or to give up something for it."""
        out.append(pack(LOSE, OWN_DISK))
        offer_substitutes(g, self.civ, out)

    def answer(self, g: Sea, action: int) -> None:
        """Lose one point or pay for it."""
        self.left -= 1
        if not substitute(g, self.civ, action):
            g.lose_points(self.civ, 1)

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Lose the points and keep Talents and cards."""
        return pack(LOSE, OWN_DISK)


@dataclass(init=False, slots=True)
class Dilemma(Procedure):
    """The victim of Assassination, Corruption or Mercenary Revolt chooses between two evils."""

    card: int
    civ: int
    victim: int
    area: int
    is_naming: bool
    """The player of the card names the investment that goes."""

    def __init__(self, card: int = 0, civ: int = 0, victim: int = 0, area: int = 0) -> None:
        self.card = card
        self.civ = civ
        self.victim = victim
        self.area = area
        self.is_naming = False

    def copy(self) -> "Dilemma":
        """Return a frame with the same memory."""
        new = Dilemma(self.card, self.civ, self.victim, self.area)
        new.is_naming = self.is_naming
        return new

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-no"

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-dilemma", who=who_decides(g), card=card_word(self.card))

    def step(self, g: Sea) -> None:
        """Ask the victim, or whoever names the investment; nothing to choose ends it."""
        out: list[int] = []
        self.options(g, out)
        if not out:
            g.pop()
        else:
            g.decide(self.civ if self.is_naming else self.victim)

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer what the victim can fulfil."""
        p = g.players[self.victim]
        if self.is_naming:
            for card in p.investments:
                out.append(pack(DISCARD, card))
        elif self.card == ASSASSINATION:
            if p.investments:
                out.append(pack(CHOOSE, AN_INVESTMENT))
            if p.hand:
                out.append(pack(CHOOSE, TWO_CARDS))
        elif self.card == CORRUPTION:
            if p.talents >= 2:
                out.append(pack(CHOOSE, TALENTS))
            if can_lose(g, self.victim, self.civ, True):
                out.append(pack(CHOOSE, DISKS))
        else:
            if p.talents > 0:
                out.append(pack(CHOOSE, REDUCE))
            out.append(DONE)

    def answer(self, g: Sea, action: int) -> None:
        """Carry out the choice; a loss of cards or disks goes on in a frame of its own."""
        choice = x_of(action)
        victim = self.victim
        if self.is_naming:
            discard_investment(g, victim, choice)
            g.pop()
        elif self.card == MERCENARY_REVOLT:
            reduced = action != DONE
            if reduced:
                g.pay_talent(victim)
            g.add_barbarians(self.area, 1 if reduced else 3)
            g.pop()
        elif choice == AN_INVESTMENT:
            self.is_naming = True
        elif choice == TWO_CARDS:
            count = min(2, len(g.players[victim].hand))
            g.goto(DiscardDown(victim, count, count))
        elif choice == TALENTS:
            g.forfeit_talents(victim, 2)
            g.pop()
        else:
            g.goto(Losses(victim, self.card, self.civ, 2, True))

    def is_midway(self) -> bool:
        """The evil is not chosen yet."""
        return True
