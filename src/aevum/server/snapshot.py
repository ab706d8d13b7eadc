"""Snapshots that are kept in the store: positions with all that was noted on the way, packed."""

import zlib
from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from aevum.kernel.game import Game
from aevum.kernel.state import Note, State
from aevum.record.codec import Dump, dump, load
from aevum.record.snapshots import Snapshots, Step


class Snapshot(Struct):
    """A position, its journal, and how things stood after each action on the way."""

    state: Dump
    journal: list[Note]
    trail: list[Step]


encoder: Final = Encoder()
decoder: Final = Decoder(Snapshot)


def freeze(state: State, trail: list[Step]) -> bytes:
    """Pack a position."""
    return zlib.compress(encoder.encode(Snapshot(dump(state), state.journal or [], trail)), 1)


def thaw(game: Game, payload: bytes) -> tuple[State, list[Step]]:
    """Unpack a position."""
    snapshot = decoder.decode(zlib.decompress(payload))
    state = load(game, snapshot.state)
    state.journal = snapshot.journal
    return state, snapshot.trail


class FrozenSnapshots(Snapshots):
    """The snapshots of a table as the store keeps them: far smaller than copies."""

    def __init__(self, game: Game, payloads: Mapping[int, bytes]) -> None:
        self.game = game
        self.payloads = dict(payloads)

    def lengths(self) -> list[int]:
        """List after how many actions a snapshot was taken."""
        return list(self.payloads)

    def take(self, state: State, trail: list[Step]) -> None:
        """Take a snapshot of a position at the end of its trail."""
        self.payloads[len(trail) - 1] = freeze(state, trail)

    def state_at(self, length: int) -> State:
        """Give back a position of which there is a snapshot."""
        return thaw(self.game, self.payloads[length])[0]

    def last(self) -> tuple[State, list[Step]] | None:
        """Find where the game can go on."""
        return thaw(self.game, self.payloads[max(self.payloads)]) if self.payloads else None

    def cut(self, length: int) -> None:
        """Throw away what was taken after so many actions."""
        self.payloads = {at: payload for at, payload in self.payloads.items() if at <= length}

    def since(self, length: int) -> dict[int, bytes]:
        """Hand out what was taken after so many actions."""
        return {at: payload for at, payload in self.payloads.items() if at > length}
