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


SEPARATOR: Final = b"\n"
PACKED: Final = b"x"
"""What is packed begins with this; the name of tables never does."""

encoder: Final = Encoder()
decoder: Final = Decoder(Snapshot)


def freeze(tables: str, state: State, trail: list[Step]) -> bytes:
    """Pack a position; before it stands with which tables it was reached."""
    packed = zlib.compress(encoder.encode(Snapshot(dump(state), state.journal or [], trail)), 1)
    return tables.encode() + SEPARATOR + packed


def tables_of(payload: bytes) -> str:
    """Read with which tables a snapshot was reached; older ones do not say it."""
    return "" if payload.startswith(PACKED) else payload.partition(SEPARATOR)[0].decode()


def thaw(game: Game, payload: bytes) -> tuple[State, list[Step]]:
    """Unpack a position."""
    packed = payload if payload.startswith(PACKED) else payload.partition(SEPARATOR)[2]
    snapshot = decoder.decode(zlib.decompress(packed))
    state = load(game, snapshot.state)
    state.journal = snapshot.journal
    return state, snapshot.trail


class FrozenSnapshots(Snapshots):
    """The snapshots of a table as the store keeps them: far smaller than copies."""

    def __init__(self, game: Game, payloads: Mapping[int, bytes], tables: str) -> None:
        """Take those that were reached with the tables that are loaded.

        The tables that the game was begun with are those of the snapshots that do not say it.
        """
        self.game = game
        loaded = game.tables_hash()
        self.payloads = {
            at: payload
            for at, payload in payloads.items()
            if (tables_of(payload) or tables) == loaded
        }

    def lengths(self) -> list[int]:
        """List after how many actions a snapshot was taken."""
        return list(self.payloads)

    def take(self, state: State, trail: list[Step]) -> None:
        """Take a snapshot of a position at the end of its trail."""
        self.payloads[len(trail) - 1] = freeze(self.game.tables_hash(), state, trail)

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
