"""Hands and piles that are kept in ascending order: each different thing of them once."""


def distinct(things: list[int], lowest: int) -> list[int]:
    """List each different thing, not below the lowest, of a list in ascending order."""
    found: list[int] = []
    last = -1
    for thing in things:
        if thing >= lowest and thing != last:
            found.append(thing)
            last = thing
    return found
