"""One card played: announced with its targets, answered, carried out (R5.18)."""

from dataclasses import dataclass

from aevum.games.inner_sea.card_ids import ARCHITECT, BLOOD_OFFERING, TYRANT
from aevum.games.inner_sea.cards.deeds import DEEDS
from aevum.games.inner_sea.cards.effects import Effects
from aevum.games.inner_sea.cards.reactions import Reactions, clear_away
from aevum.games.inner_sea.cards.steps import in_turn_order, victims
from aevum.games.inner_sea.ids import GIVE_DISK, WONDER
from aevum.games.inner_sea.names import card_word, who_decides
from aevum.games.inner_sea.notation import NOTATION
from aevum.games.inner_sea.npc.targets import choose_target
from aevum.games.inner_sea.shown import Doing
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import CARD_NAMES
from aevum.games.inner_sea.wonders.building import PRICE_OF_ARCHITECT, BuildWonder
from aevum.games.inner_sea.wonders.owning import available_wonders
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.message import Msg


@dataclass(init=False, slots=True)
class PlayCard(Procedure):
    """Announce a card with all its targets, let the others react, carry it out (R5.18)."""

    card: int
    civ: int
    picks: list[int]
    is_announced: bool
    is_done: bool

    def __init__(self, card: int = 0, civ: int = 0) -> None:
        self.card = card
        self.civ = civ
        self.picks = []
        self.is_announced = False
        self.is_done = False

    def copy(self) -> "PlayCard":
        """Return a frame with the same memory."""
        new = PlayCard(self.card, self.civ)
        new.picks = self.picks[:]
        new.is_announced = self.is_announced
        new.is_done = self.is_done
        return new

    def show(self, g: Sea, seat: int) -> Doing:
        """Show the card and the targets named so far."""
        targets = [NOTATION.to_text(g, action) for action in self.picks]
        card = CARD_NAMES[self.card]
        return {"kind": "play", "civ": self.civ, "card": card, "targets": targets}

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-target", who=who_decides(g), card=card_word(self.card))

    def step(self, g: Sea) -> None:
        """Ask for targets; then open the window; then carry out what stands."""
        if self.is_done:
            if self.card in g.removed and not is_in_front(g, self.card):
                clear_away(g, self.card)
            g.pop()
        elif self.is_announced:
            self.is_done = True
            if g.verdict == 0:
                effects = Effects(self.card, self.civ)
                effects.ops = self.planned(g)
                g.push(effects)
        elif self.needs_pick(g):
            g.decide(self.civ)
        else:
            self.announce(g)

    def needs_pick(self, g: Sea) -> bool:
        """Say whether a target is still to be named."""
        if self.picks and self.picks[-1] == DONE:
            return False
        if not self.picks and DEEDS[self.card].must_aim():
            return True
        out: list[int] = []
        self.options(g, out)
        return len(out) > 0 and (len(out) > 1 or out[0] != DONE)

    def planned(self, g: Sea) -> list[int]:
        """List all that the card will do."""
        ops: list[int] = []
        DEEDS[self.card].effect(g, self.civ, self.card, self.picks, ops)
        return in_turn_order(g, ops)

    def announce(self, g: Sea) -> None:
        """Pay the costs and open the window of reactions."""
        self.is_announced = True
        if self.card == TYRANT:
            g.lose_points(self.civ, 1)
        elif self.card == BLOOD_OFFERING and kind_of(self.picks[0]) == GIVE_DISK:
            g.remove(self.civ, x_of(self.picks[0]), 1)
        g.immune = 0
        g.affected = victims(self.planned(g), self.civ)
        g.push(Reactions(self.card, self.civ))

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer the next target."""
        if self.card == ARCHITECT:
            for wonder in available_wonders(g):
                out.append(pack(WONDER, wonder))
        else:
            DEEDS[self.card].offer(g, self.civ, self.card, self.picks, out)

    def answer(self, g: Sea, action: int) -> None:
        """Name a target; the Architect goes on with the payment."""
        if self.card == ARCHITECT:
            g.goto(BuildWonder(self.civ, x_of(action), PRICE_OF_ARCHITECT, self.card))
        else:
            self.picks.append(action)

    def set_asked(self, g: Sea) -> int:
        """Some cards take their targets in any order."""
        is_free = not self.is_announced and DEEDS[self.card].takes_set(self.picks)
        return 1 if is_free else 0

    def is_midway(self) -> bool:
        """The card is on the table and its targets are not all named."""
        return not self.is_announced

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Take the target that ranks highest (S6.8)."""
        return choose_target(g, self.civ, self.card, self.picks, options)


def is_in_front(g: Sea, card: int) -> bool:
    """Say whether a card lies in front of a rival (Drought)."""
    for p in g.players:
        if p.has_drought and card == 8:
            return True
    return False
