"""A node of a game tree with explicit chance: a position, or one that waits for a draw.

The engine draws from a generator in the state. Here chance is a player: a decision is tried on a
copy and, where the generator moved, a chance node stands between it and what comes of it. The
outcomes of that node are new seeds for the generator, all equally likely.
"""

from collections import deque
from hashlib import blake2b
from typing import Any, Final

from aevum.kernel.game import Game, Settings
from aevum.kernel.rng import Rng, seeded
from aevum.kernel.state import State

OUTCOMES: Final = 256
"""So many outcomes has every chance node."""
SEED_DRAWS: Final = 4
"""So many chance nodes make up the seed that a game begins with."""
NOTHING: Final = -1
RECENT: Final = 32
"""So many of its own answers a seat is reminded of."""


class Recall:
    """What a seat remembers: its last answers, and a sum of all it ever saw when it was asked."""

    __slots__ = ("digest", "recent")

    def __init__(self) -> None:
        self.recent: deque[int] = deque(maxlen=RECENT)
        self.digest = b""

    def add(self, seen: bytes, action: int) -> None:
        """Remember one more answer, and what was seen when it was given."""
        self.recent.append(action)
        self.digest = blake2b(self.digest + seen + action.to_bytes(8), digest_size=16).digest()

    def copy(self) -> "Recall":
        """Remember the same."""
        new = Recall()
        new.recent = self.recent.copy()
        new.digest = self.digest
        return new


class Node:
    """Where a game stands: before its seed is drawn, at a question, or before a draw."""

    __slots__ = ("draws", "pending", "position", "recalls", "seed")

    def __init__(self, seats: int) -> None:
        self.seed = 0
        self.draws = 0
        self.position: State | None = None
        self.pending = NOTHING
        self.recalls = [Recall() for _ in range(seats)]

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Node":
        new = Node(0)
        new.seed, new.draws, new.pending = self.seed, self.draws, self.pending
        new.position = None if self.position is None else self.position.copy()
        new.recalls = [recall.copy() for recall in self.recalls]
        return new

    def is_over(self) -> bool:
        """Say whether the game is over."""
        return self.position is not None and self.position.is_over

    def is_chance(self) -> bool:
        """Say whether something is to be drawn now."""
        return self.position is None or self.pending != NOTHING

    def begin(self, game: Game, settings: Settings, outcome: int) -> None:
        """Draw one part of the seed; the last one begins the game."""
        self.seed = self.seed * OUTCOMES + outcome
        self.draws += 1
        if self.draws == SEED_DRAWS:
            self.position = game.new(len(self.recalls), self.seed, settings)

    def decide(self, action: int) -> None:
        """Carry out an answer, or wait for chance where it draws anything."""
        assert self.position is not None
        tried = self.position.copy()
        tried.apply(action)
        if words(tried.rng) == words(self.position.rng):
            self.position = tried
        else:
            self.pending = action

    def draw(self, outcome: int) -> None:
        """Carry out the answer that waits, with a generator that chance has chosen."""
        assert self.position is not None
        rng = self.position.rng
        self.position.rng = seeded(rng.a | rng.b << 32 | (rng.c ^ outcome) << 64)
        self.position.apply(self.pending)
        self.pending = NOTHING


def words(rng: Rng) -> tuple[int, int, int, int]:
    """Give what a generator is made of: it moved if any of it differs."""
    return rng.a, rng.b, rng.c, rng.n
