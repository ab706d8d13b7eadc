"""The Card Phase: one action each, round after round, until all have passed (R6)."""

from dataclasses import dataclass

from aevum.games.inner_sea.card_ids import ARCHITECT
from aevum.games.inner_sea.cards.deeds import DEEDS
from aevum.games.inner_sea.cards.drawing import Draw, KeepOne
from aevum.games.inner_sea.cards.piles import spend_card
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import lay_out
from aevum.games.inner_sea.civilization_ids import PHOENICIANS
from aevum.games.inner_sea.ids import BUILD, CARD_PLAYED, EXCHANGE, EXCHANGED, PASSED, PLAY
from aevum.games.inner_sea.names import who_decides
from aevum.games.inner_sea.npc.cards import choose_action
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.wonders.building import PRICE, PRICE_OF_ARCHITECT, BuildWonder, can_build
from aevum.games.inner_sea.wonders.owning import available_wonders
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.message import Msg


@dataclass(init=False, slots=True)
class CardPhase(Procedure):
    """In turn order each civilization takes one action, until all have passed."""

    turn: int
    is_keeping: bool
    """The Phoenicians have drawn two cards and keep one."""

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn
        self.is_keeping = False

    def copy(self) -> "CardPhase":
        """Return a frame with the same memory."""
        new = CardPhase(self.turn)
        new.is_keeping = self.is_keeping
        return new

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-pass"

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-action", who=who_decides(g))

    def step(self, g: Sea) -> None:
        """Ask the next civilization that has not passed."""
        if self.is_keeping:
            self.is_keeping = False
            g.push(KeepOne(g.order[self.turn]))
            return
        for _ in range(len(g.order)):
            civ = g.order[self.turn]
            if not g.players[civ].has_passed:
                g.decide(civ)
                return
            self.turn = (self.turn + 1) % len(g.order)
        g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer to pass, the Phoenician exchange, Wonders, and the cards that have an effect."""
        civ = g.order[self.turn]
        p = g.players[civ]
        out.append(DONE)
        if p.civilization == PHOENICIANS and not p.has_exchanged:
            for card in p.hand:
                out.append(pack(EXCHANGE, card))
        if can_build(g, civ, PRICE, len(p.hand)):
            for wonder in available_wonders(g):
                out.append(pack(BUILD, wonder))
        for card in p.hand:
            if card == ARCHITECT:
                if can_build(g, civ, PRICE_OF_ARCHITECT, len(p.hand) - 1) and available_wonders(g):
                    out.append(pack(PLAY, card))
            elif DEEDS[card].can_play(g, civ, card):
                out.append(pack(PLAY, card))

    def answer(self, g: Sea, action: int) -> None:
        """Pass, exchange a card, build, or play a card."""
        civ = g.order[self.turn]
        kind, x = kind_of(action), x_of(action)
        if kind == EXCHANGE:
            self.exchange(g, civ, x)
            return
        self.turn = (self.turn + 1) % len(g.order)
        if kind == BUILD:
            g.push(BuildWonder(civ, x, PRICE))
        elif kind == PLAY:
            lay_out(g, civ, x)
            g.note(CARD_PLAYED, civ, x)
            g.push(PlayCard(x, civ))
        else:
            g.players[civ].has_passed = True
            g.note(PASSED, civ)

    def exchange(self, g: Sea, civ: int, card: int) -> None:
        """Discard one card, draw two, keep one of them; this is no action (R12.5)."""
        g.players[civ].has_exchanged = True
        spend_card(g, civ, card)
        g.note(EXCHANGED, civ, card)
        self.is_keeping = True
        g.push(Draw(civ, 2, True))

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """Build, add, gain, invest, harm, pass: the first line that applies (S6.7)."""
        return choose_action(g, g.decider, options)
