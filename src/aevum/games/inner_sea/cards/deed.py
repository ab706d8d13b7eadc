"""What a card does, as a small class."""

from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import DONE


def offer_more(is_enough: bool, found: list[int], out: list[int]) -> None:
    """Offer what may be named next, and to stop if enough is named; nothing if nothing is left."""
    if is_enough and found:
        out.append(DONE)
    out.extend(found)


class Deed:
    """A card played as an action: the targets it asks for, and its effect as a list of steps."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Append every target that may be named next; nothing once all are named."""

    def must_aim(self) -> bool:
        """Say whether the card does nothing without a target."""
        return True

    def can_play(self, g: Sea, civ: int, card: int) -> bool:
        """Say whether the card would have an effect: by a first target, if it needs one (R5.25)."""
        if not self.must_aim():
            return True
        out: list[int] = []
        self.offer(g, civ, card, [], out)
        return len(out) > 0

    def takes_set(self, picks: list[int]) -> bool:
        """Say whether the targets that are named from here on may be named in any order."""
        return False

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Append the steps that carry the card out."""


class Gift(Deed):
    """A card that has an effect even without a target."""

    def must_aim(self) -> bool:
        """Nothing need be named."""
        return False


class Nothing(Deed):
    """A card that is not played as an action, or like the Architect in a way of its own."""

    def can_play(self, g: Sea, civ: int, card: int) -> bool:
        """It cannot."""
        return False
