"""Piles and hands as lists of small ints. A face-down pile has no order until a card is drawn."""

from aevum.kernel.state import State


def draw(g: State, pile: list[int]) -> int:
    """Take a random thing out of a face-down pile."""
    i = g.below(len(pile))
    thing = pile[i]
    pile[i] = pile[-1]
    pile.pop()
    return thing


def insert_sorted(things: list[int], thing: int) -> None:
    """Put a thing into a list that is kept in ascending order."""
    i = len(things)
    while i > 0 and things[i - 1] > thing:
        i -= 1
    things.insert(i, thing)
