"""The action draw ideas (R6.12)."""

from dataclasses import dataclass

from aevum.games.tempus.free_cards import free_cards_within, play_free_card
from aevum.games.tempus.hand import DiscardDown
from aevum.games.tempus.ids import DISCARD, PLAY
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import CARDS_DRAWN, HAND_LIMIT
from aevum.kernel.action import kind_of, x_of
from aevum.kernel.frames import Repeat


def draw_by_action(g: Tempus, seat: int) -> None:
    """Draw as many cards as the own row shows; above the limit discards follow (R6.12)."""
    p = g.players[seat]
    g.draw_cards(seat, CARDS_DRAWN[p.era])
    if len(p.hand) > HAND_LIMIT[p.era]:
        g.push(DiscardDrawn(seat))


@dataclass(init=False, slots=True)
class DiscardDrawn(DiscardDown):
    """Discard what is above the limit; free cards may still be played before the first (T16)."""

    def copy(self) -> "DiscardDrawn":
        """Return a frame with the same memory."""
        return DiscardDrawn(self.seat, self.least, self.most, self.picked, self.lowest)

    def step(self, g: Tempus) -> None:
        """Until a card is discarded, the number follows the hand; then ask, or finish."""
        if self.picked == 0:
            p = g.players[self.seat]
            self.most = max(0, len(p.hand) - HAND_LIMIT[p.era])
            self.least = self.most
        Repeat.step(self, g)

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer the discards, and free cards as long as nothing is discarded."""
        Repeat.options(self, g, out)
        if self.picked == 0:
            free_cards_within(g, self.seat, out)

    def is_member(self, action: int) -> bool:
        """Free cards are played before the discards."""
        return kind_of(action) == DISCARD

    def answer(self, g: Tempus, action: int) -> None:
        """Discard a card, or play a free one."""
        if kind_of(action) == PLAY:
            play_free_card(g, self.seat, x_of(action))
        else:
            Repeat.answer(self, g, action)
