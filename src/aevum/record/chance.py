"""The kinds of chance that a game can be played with, and the one that nobody can work out.

Simulation and research draw from sfc32, which is fast and gives itself away. A table draws from a
keyed hash: whoever has seen all draws but one knows nothing of that one without the key.
"""

import secrets
from dataclasses import dataclass
from hashlib import blake2s
from typing import Final, Literal, TypeAlias, get_args

from aevum.kernel.rng import MASK, Rng, seeded

Chance: TypeAlias = Literal["sfc32", "blake2s"]
"""Which generator a game draws from."""

CHANCES: Final[tuple[Chance, ...]] = get_args(Chance)

SEED_BITS: Final = 128
"""The seed of a table has so many bits, and each of them is a bit of the key."""


@dataclass(init=False)
class KeyedRng(Rng):
    """The generator of a table: blake2s, keyed, of how many draws there were before.

    The key is four words: three that it shares with sfc32, and one more.
    """

    # `slots=True` would hide the words of a compiled sfc32 behind empty ones.
    __slots__ = ("d",)

    d: int

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0, n: int = 0) -> None:
        Rng.__init__(self, a, b, c, n)
        self.d = d

    def copy(self) -> "KeyedRng":
        """Return a generator that will draw the same numbers."""
        return KeyedRng(self.a, self.b, self.c, self.d, self.n)

    def bits(self) -> int:
        """Draw 32 bits."""
        key = b"".join(word.to_bytes(4, "little") for word in (self.a, self.b, self.c, self.d))
        drawn = blake2s(self.n.to_bytes(8, "little"), digest_size=4, key=key)
        self.n += 1
        return int.from_bytes(drawn.digest(), "little")


def new_seed() -> int:
    """Draw a seed from the system: without a wish every game is another one."""
    return secrets.randbits(SEED_BITS)


def generator(chance: Chance, seed: int) -> Rng:
    """Make the generator of a game from its seed."""
    if chance == "sfc32":
        return seeded(seed)
    a, b, c, d = (seed >> place & MASK for place in range(0, SEED_BITS, 32))
    return KeyedRng(a, b, c, d)
