"""Lists that copies of a state share: they are never changed, only replaced by others."""

from aevum.kernel.zones import insert_sorted


def with_sorted(things: list[int], thing: int) -> list[int]:
    """List things in ascending order and one more among them."""
    more = things[:]
    insert_sorted(more, thing)
    return more


def without(things: list[int], thing: int) -> list[int]:
    """List things but for one of them."""
    less = things[:]
    less.remove(thing)
    return less


def with_changed(things: list[int], place: int, thing: int) -> list[int]:
    """List things with another one at a place."""
    changed = things[:]
    changed[place] = thing
    return changed
