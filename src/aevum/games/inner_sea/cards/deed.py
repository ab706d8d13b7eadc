"""What a card does, as a small class with two methods."""

from aevum.games.inner_sea.state import Sea


class Deed:
    """A card played as an action: the targets it asks for, and its effect as a list of steps."""

    def offer(self, g: Sea, civ: int, card: int, picks: list[int], out: list[int]) -> None:
        """Append every target that may be named next; nothing once all are named."""

    def is_open(self, g: Sea, civ: int, card: int) -> bool:
        """Say whether there is any first target."""
        out: list[int] = []
        self.offer(g, civ, card, [], out)
        return len(out) > 0

    def effect(self, g: Sea, civ: int, card: int, picks: list[int], ops: list[int]) -> None:
        """Append the steps that carry the card out."""
