"""The Reckoning Phase: from the limits to the draw (R8)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.aeneas import Aeneas
from aevum.games.inner_sea.chart import RECKONING_LIMIT
from aevum.games.inner_sea.drawing import DiscardDown, Draw, KeepOne
from aevum.games.inner_sea.epoch import BuyPoints, EpochEvent, discard_investments
from aevum.games.inner_sea.ids import (
    ACADEMY,
    CARDS_BOUGHT,
    DISCARD,
    DOMINATED,
    EPOCH_ENDED,
    FACTIONS,
    GAME_ENDED,
    LAND,
    LIBRARY,
    MINOANS,
    NONE,
    NUMBER,
    OMEN,
    PHOENICIANS,
    PYRAMID,
    SHALLOW,
    STAIRWAY,
    STRIKE,
    SUDDEN_DEATH,
)
from aevum.games.inner_sea.order import TurnOrder
from aevum.games.inner_sea.scenario import (
    begin_part,
    is_decided,
    return_permanent_cards,
    scores_only_seas,
    tribute,
)
from aevum.games.inner_sea.state import InnerSea
from aevum.games.inner_sea.tables import KIND, WONDER_POINTS, WONDERS
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.state import Frame

# The steps (R8.2, R9.2).
DOMINATION: Final = 0
TALLY: Final = 1
ORDER: Final = 2
AENEAS: Final = 3
DEATH: Final = 4
CLOSE: Final = 5
EVENT: Final = 6
TRADE: Final = 7
NEW_EPOCH: Final = 8
DRAWING: Final = 9
END_EVENT: Final = 10
END_TRADE: Final = 11
END: Final = 12

CARDS_EACH: Final = 3
CITIES_FOR_A_CARD: Final = 4
SEAS_FOR_A_POINT: Final = 4
HAND_LIMIT: Final = 6
LAST_TURN: Final = 4


@dataclass(init=False, slots=True)
class Reckoning(Frame):
    """All steps of the phase, and the Change of Epoch or the end of the game after it."""

    at: int
    turn: int

    def __init__(self, at: int = DOMINATION) -> None:
        self.at = at
        self.turn = 0

    def copy(self) -> "Reckoning":
        """Return a frame with the same memory."""
        new = Reckoning(self.at)
        new.turn = self.turn
        return new

    def step(self, g: InnerSea) -> None:
        """Go on with the present step."""
        if self.at == DOMINATION:
            self.dominate(g)
        elif self.at == TALLY:
            for civ in g.order:
                g.score(civ, tally(g, civ))
            self.at = ORDER
        elif self.at == ORDER:
            self.at = AENEAS
            g.push(TurnOrder())
        elif self.at == AENEAS:
            self.at = DEATH
            if g.epoch < g.switches.last_epoch:
                g.push(Aeneas())
        elif self.at == DEATH:
            self.at = CLOSE
            meet_sudden_death(g)
        elif self.at == CLOSE:
            self.close(g)
        else:
            self.go_on(g)

    def close(self, g: InnerSea) -> None:
        """End the game, change the epoch, or draw."""
        is_last = g.is_epoch_over and g.epoch == g.switches.last_epoch
        if g.is_epoch_over:
            g.note(EPOCH_ENDED, NONE, g.epoch)
        if is_decided(g, is_last) or is_goal_reached(g) or is_last:
            has_event = g.switches.final_event and g.is_epoch_over
            self.at = END_EVENT if has_event else END_TRADE
        else:
            self.at = EVENT if g.is_epoch_over else DRAWING

    def go_on(self, g: InnerSea) -> None:
        """The steps of the Change of Epoch, the Draw Step, the end of the game."""
        at = self.at
        self.at += 1
        if at == EVENT or at == END_EVENT:
            g.push(EpochEvent())
        elif at == TRADE or at == END_TRADE:
            g.push(BuyPoints())
        elif at == NEW_EPOCH:
            begin_epoch(g)
        elif at == DRAWING:
            if self.turn < len(g.order):
                self.at = DRAWING
                self.turn += 1
                g.push(DrawStep(g.order[self.turn - 1]))
            else:
                g.learned = 0
                g.pop()
        else:
            g.note(GAME_ENDED, NONE, g.epoch, g.turn)
            g.end()

    def dominate(self, g: InnerSea) -> None:
        """Ask the next civilization that dominates a sea with enemies in it (R8.3)."""
        while self.turn < len(g.order):
            out: list[int] = []
            self.options(g, out)
            if len(out) > 1:
                g.decide(g.order[self.turn])
                return
            self.turn += 1
        self.turn = 0
        self.at = TALLY

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer the enemy disks in every dominated sea."""
        out.append(DONE)
        civ = g.order[self.turn]
        for area in g.players[civ].held:
            if KIND[area] == SHALLOW and g.others(area, civ) > 0 and dominates(g, civ, area):
                for faction in range(FACTIONS):
                    if faction != civ and g.disks[area * FACTIONS + faction] > 0:
                        out.append(pack(STRIKE, area, faction))

    def answer(self, g: InnerSea, action: int) -> None:
        """Remove an enemy disk, or go on."""
        if action == DONE:
            self.turn += 1
        else:
            g.note(DOMINATED, g.order[self.turn], x_of(action), y_of(action))
            g.remove(y_of(action), x_of(action), 1)


def dominates(g: InnerSea, civ: int, area: int) -> bool:
    """An own disk in the sea, and all adjacent land in play controlled, at least one (R8.4)."""
    lands = g.chart().land_near[area]
    for land in lands:
        if not g.controls(civ, land):
            return False
    return len(lands) > 0


def enforce_limits(g: InnerSea) -> None:
    """Every faction removes its excess disks to stock (R8.1)."""
    for area in g.chart().areas:
        limit = RECKONING_LIMIT[KIND[area]]
        for faction in range(FACTIONS):
            excess = g.disks[area * FACTIONS + faction] - limit
            if excess > 0:
                g.remove(faction, area, excess)


def tally(g: InnerSea, civ: int) -> int:
    """Points for Cities, Wonders and powers (R8.5 to R8.7)."""
    civilization = g.players[civ].civilization
    at_sea = 0
    if civilization == PHOENICIANS or civilization == MINOANS:
        at_sea = seas(g, civ, civilization == MINOANS) // SEAS_FOR_A_POINT
    if scores_only_seas(g, civ):
        return at_sea
    points = g.cities(civ) + at_sea
    for wonder in range(WONDERS):
        if g.stands_for(civ, wonder):
            points += WONDER_POINTS[wonder]
            if wonder == PYRAMID and g.has_wonder(civ, PYRAMID):
                points += 1
    return points


def seas(g: InnerSea, civ: int, is_alone: bool) -> int:
    """Count the sea areas with own disks; for the Minoans only those without others."""
    count = 0
    for area in g.players[civ].held:
        if KIND[area] != LAND and (not is_alone or g.controls(civ, area)):
            count += 1
    return count


def meet_sudden_death(g: InnerSea) -> None:
    """In turns 2 and 3 a card may end the epoch; turn 4 always does (R8.17 to R8.20, T22)."""
    if g.turn == LAST_TURN:
        g.is_epoch_over = True
    elif g.turn > 1 and g.switches.has_sudden_death:
        cards = 2 if g.is_omen_out else 1
        clear_omen(g)
        for _ in range(cards):
            card = g.draw_card()
            if card == NONE:
                return
            g.discard.append(card)
            is_fatal = has_digit(card, 2) or (g.turn == 3 and has_digit(card, 3))
            g.note(SUDDEN_DEATH, NONE, card, 1 if is_fatal else 0)
            g.is_epoch_over = g.is_epoch_over or is_fatal


def clear_omen(g: InnerSea) -> None:
    """The Omen in the Heavens is discarded."""
    if g.is_omen_out:
        g.is_omen_out = False
        g.removed.remove(OMEN)
        g.discard.append(OMEN)


def has_digit(number: int, digit: int) -> bool:
    """Say whether a number contains a digit."""
    while number > 0:
        if number % 10 == digit:
            return True
        number //= 10
    return False


def is_goal_reached(g: InnerSea) -> bool:
    """Say whether somebody has the points agreed on (R3.6)."""
    if g.switches.goal == 0:
        return False
    for p in g.players:
        if p.vp >= g.switches.goal:
            return True
    return False


def begin_epoch(g: InnerSea) -> None:
    """Discard investments, shuffle all together, turn 1 of the next epoch (R9.2)."""
    discard_investments(g)
    clear_omen(g)
    g.shuffle()
    g.epoch += 1
    g.turn = 0
    g.is_epoch_over = False
    for p in g.players:
        p.has_restarted = False
    begin_part(g)


# The Draw Step of one civilization.
PAYING: Final = 0
NORMAL: Final = 1
CLIMBING: Final = 2
LEARNING: Final = 3
CHOOSING: Final = 4
TRIMMING: Final = 5
DRAWN: Final = 6


@dataclass(init=False, slots=True)
class DrawStep(Frame):
    """A civilization pays for cards, draws, and discards down to the limit (R8.21 to R8.23)."""

    civ: int
    at: int
    bought: int

    def __init__(self, civ: int = 0) -> None:
        self.civ = civ
        self.at = PAYING
        self.bought = 0

    def copy(self) -> "DrawStep":
        """Return a frame with the same memory."""
        new = DrawStep(self.civ)
        new.at = self.at
        new.bought = self.bought
        return new

    def step(self, g: InnerSea) -> None:
        """Go through the parts; ask where there is a choice."""
        p = g.players[self.civ]
        if self.at == PAYING:
            if p.talents > 0:
                g.decide(self.civ)
            else:
                self.at = NORMAL
        elif self.at == NORMAL:
            self.at = CLIMBING
            g.gain_talents(self.civ, tribute(g, self.civ))
            return_permanent_cards(g, self.civ)
            g.push(Draw(self.civ, cards_drawn(g, self.civ) + self.bought))
        elif self.at == CLIMBING:
            if g.has_wonder(self.civ, STAIRWAY) and p.hand:
                g.decide(self.civ)
            else:
                self.at = LEARNING
        elif self.at == LEARNING:
            self.at = CHOOSING if ACADEMY in p.investments else TRIMMING
            if self.at == CHOOSING:
                g.push(Draw(self.civ, 3, True))
        elif self.at == CHOOSING:
            self.at = TRIMMING
            g.push(KeepOne(self.civ))
        elif self.at == TRIMMING:
            self.at = DRAWN
            limit = HAND_LIMIT + (1 if g.has_wonder(self.civ, LIBRARY) else 0)
            excess = len(p.hand) - limit
            if excess > 0:
                g.push(DiscardDown(self.civ, excess, excess))
        else:
            g.pop()

    def options(self, g: InnerSea, out: list[int]) -> None:
        """Offer how many Talents are paid, or the card for the Stairway to Heaven."""
        p = g.players[self.civ]
        if self.at == PAYING:
            for count in range(p.talents + 1):
                out.append(pack(NUMBER, count))
        else:
            out.append(DONE)
            for card in p.hand:
                out.append(pack(DISCARD, card))

    def answer(self, g: InnerSea, action: int) -> None:
        """Pay, or exchange a card for a Talent."""
        if self.at == PAYING:
            self.at = NORMAL
            self.bought = x_of(action)
            if self.bought > 0:
                g.lose_talents(self.civ, self.bought)
                g.note(CARDS_BOUGHT, self.civ, self.bought)
            return
        self.at = LEARNING
        if action != DONE:
            g.discard_card(self.civ, x_of(action))
            g.gain_talents(self.civ, 1)


def cards_drawn(g: InnerSea, civ: int) -> int:
    """Three cards, one per full set of four Cities, and those of Wonders (R8.21)."""
    count = CARDS_EACH + g.cities(civ) // CITIES_FOR_A_CARD + g.learned
    if g.has_wonder(civ, STAIRWAY):
        count += 1
    if g.has_wonder(civ, LIBRARY):
        count += 1
    return count
