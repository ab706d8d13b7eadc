"""The only source of chance."""

from dataclasses import dataclass
from typing import Final

from aevum.kernel.marks import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, slots=True)
class Rng:
    """The generator sfc32: four 32-bit words; adds, shifts and xors only.

    Every intermediate stays below 2**54: interpreted, compiled or elsewhere, all draw alike.
    """

    a: int
    b: int
    c: int
    n: int

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, n: int = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.n = n

    def copy(self) -> "Rng":
        """Return a generator that will draw the same numbers."""
        return Rng(self.a, self.b, self.c, self.n)

    def bits(self) -> int:
        """Draw 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        n: i64 = self.n
        t = (a + b + n) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + t) & MASK
        self.n = (n + 1) & MASK
        return t

    def below(self, n: int) -> int:
        """Draw evenly from range(n)."""
        x = self.bits()
        # Only the highest numbers can be too many for an even draw.
        while x > MASK - n and x >= (MASK + 1) - (MASK + 1) % n:
            x = self.bits()
        return x % n


def seeded(seed: int) -> Rng:
    """Make a generator from the low 96 bits of a seed."""
    rng = Rng(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, 1)
    for _ in range(12):
        rng.bits()
    return rng
