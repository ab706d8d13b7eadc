"""Actions as a fixed row of places, for learners whose answers are numbered once and for all.

A game declares, kind by kind, which operands its rules can name; no play is sampled for it. The
places follow the declaration, and each has exactly one action.
"""

from typing import Final

from aevum.kernel.action import OPERAND, kind_of, pack, x_of, y_of

SLOTS: Final = 128
"""No question offers more answers than this: a law."""
NO_PLACE: Final = -1


class Kind:
    """One kind of action: its name, and every pair of operands that it can have, in order."""

    __slots__ = ("kind", "name", "pairs")

    def __init__(self, kind: int, name: str, pairs: list[tuple[int, int]]) -> None:
        self.kind = kind
        self.name = name
        self.pairs = pairs


def bare(kind: int, name: str) -> Kind:
    """Declare a kind without operands."""
    return Kind(kind, name, [(0, 0)])


def one(kind: int, name: str, xs: list[int]) -> Kind:
    """Declare a kind whose only operand is one of these."""
    return Kind(kind, name, [(x, 0) for x in xs])


def both(kind: int, name: str, xs: list[int], ys: list[int]) -> Kind:
    """Declare a kind that takes every x with every y."""
    return Kind(kind, name, [(x, y) for y in ys for x in xs])


class Layout:
    """All actions of a game in a row; `flat` finds the place of one, `action` what stands there."""

    __slots__ = ("columns", "first", "kinds", "lines", "places", "size", "widths")

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.places = [pack(kind.kind, x, y) for kind in kinds for x, y in kind.pairs]
        self.size = len(self.places)
        last = max([kind.kind for kind in kinds])
        self.columns: list[list[int]] = [[] for _ in range(last + 1)]
        self.lines: list[list[int]] = [[] for _ in range(last + 1)]
        self.widths = [0] * (last + 1)
        self.first: list[list[int]] = [[] for _ in range(last + 1)]
        at = 0
        for kind in kinds:
            assert not self.first[kind.kind], f"{kind.name} is declared twice"
            self.enter(kind, at)
            at += len(kind.pairs)

    def enter(self, kind: Kind, at: int) -> None:
        """Note where each pair of a kind stands; operands are numbered, so that gaps are cheap."""
        xs = sorted({x for x, _ in kind.pairs})
        ys = sorted({y for _, y in kind.pairs})
        columns, lines = numbered(xs), numbered(ys)
        first = [NO_PLACE] * (len(xs) * len(ys))
        for x, y in kind.pairs:
            cell = lines[y] * len(xs) + columns[x]
            assert first[cell] == NO_PLACE, f"{kind.name} has {x}, {y} twice"
            first[cell] = at
            at += 1
        self.columns[kind.kind] = columns
        self.lines[kind.kind] = lines
        self.widths[kind.kind] = len(xs)
        self.first[kind.kind] = first

    def flat(self, action: int) -> int:
        """Find the place of an action; one that is not declared is refused."""
        kind = kind_of(action)
        if kind < len(self.first):
            columns = self.columns[kind]
            lines = self.lines[kind]
            x = x_of(action)
            y = y_of(action)
            if x < len(columns) and y < len(lines):
                column = columns[x]
                line = lines[y]
                if column != NO_PLACE and line != NO_PLACE:
                    place = self.first[kind][line * self.widths[kind] + column]
                    if place != NO_PLACE:
                        return place
        raise ValueError(
            f"the layout has no action {action}: kind {kind}, x {x_of(action)}, y {y_of(action)}"
        )

    def action(self, flat: int) -> int:
        """Name the action that has a place."""
        return self.places[flat]

    def flats(self, actions: list[int]) -> list[int]:
        """Find the places of several actions, in their order."""
        return [self.flat(action) for action in actions]

    def names(self) -> list[tuple[str, int, int]]:
        """List the kinds: name, first place, and how many places."""
        found: list[tuple[str, int, int]] = []
        at = 0
        for kind in self.kinds:
            found.append((kind.name, at, len(kind.pairs)))
            at += len(kind.pairs)
        return found


def numbered(operands: list[int]) -> list[int]:
    """Number operands in ascending order; what is none of them has no number."""
    assert operands[0] >= 0 and operands[-1] <= OPERAND
    found = [NO_PLACE] * (operands[-1] + 1)
    for i, operand in enumerate(operands):
        found[operand] = i
    return found


def slots(actions: list[int], out: list[int]) -> None:
    """Append kind, x and y of each answer, for policies that point at one of at most SLOTS."""
    for action in actions:
        out.append(kind_of(action))
        out.append(x_of(action))
        out.append(y_of(action))
