"""Snapshots that are kept in the store: positions with all that was noted on the way, packed."""

import zlib
from collections.abc import Mapping
from typing import Final

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, Encoder

from aevum.kernel.errors import BadRecord
from aevum.kernel.game import Game
from aevum.kernel.state import Note, State
from aevum.record import Record
from aevum.record.codec import Dump, dump, load
from aevum.record.snapshots import Snapshots, Step
from aevum.server.seating import rules_of


class Snapshot(Struct):
    """A position, its journal, and how things stood after each action on the way."""

    state: Dump
    journal: list[Note]
    trail: list[Step]


SEPARATOR: Final = b"\n"
PACKED: Final = b"x"
"""What is packed begins with this; the rules never do."""

UNREADABLE: Final = (zlib.error, DecodeError, BadRecord, TypeError)
"""What comes of a snapshot that was damaged."""

encoder: Final = Encoder()
decoder: Final = Decoder(Snapshot)


def freeze(rules: str, state: State, trail: list[Step]) -> bytes:
    """Pack a position; before it stands with which rules and tables it was reached."""
    packed = zlib.compress(encoder.encode(Snapshot(dump(state), state.journal or [], trail)), 1)
    return rules.encode() + SEPARATOR + packed


def rules_behind(payload: bytes, begun_with: Record) -> str:
    """Read with which rules and tables a snapshot was reached.

    What an older one does not say is as it was when the game was begun: the rules, or both.
    """
    if payload.startswith(PACKED):
        return rules_of(begun_with)
    said = payload.partition(SEPARATOR)[0].decode()
    return said if " " in said else f"{begun_with.rules} {said}"


def thaw(game: Game, payload: bytes) -> tuple[State, list[Step]]:
    """Unpack a position."""
    packed = payload if payload.startswith(PACKED) else payload.partition(SEPARATOR)[2]
    snapshot = decoder.decode(zlib.decompress(packed))
    state = load(game, snapshot.state)
    state.journal = snapshot.journal
    return state, snapshot.trail


class FrozenSnapshots(Snapshots):
    """The snapshots of a table as the store keeps them: far smaller than copies."""

    def __init__(self, record: Record, payloads: Mapping[int, bytes]) -> None:
        """Take those that were reached with the rules and the tables of today."""
        self.game = record.game
        self.today = f"{self.game.rules} {self.game.tables_hash()}"
        self.payloads = {
            at: payload
            for at, payload in payloads.items()
            if rules_behind(payload, record) == self.today
        }

    def take(self, state: State, trail: list[Step]) -> None:
        """Take a snapshot of a position at the end of its trail."""
        self.payloads[len(trail) - 1] = freeze(self.today, state, trail)

    def nearest(self, at: int) -> tuple[int, State] | None:
        """Find the last snapshot up to a position; one that cannot be read is thrown away."""
        for length in sorted((length for length in self.payloads if length <= at), reverse=True):
            try:
                return length, thaw(self.game, self.payloads[length])[0]
            except UNREADABLE:
                del self.payloads[length]
        return None

    def last(self) -> tuple[State, list[Step]] | None:
        """Find where the game can go on; a snapshot that cannot be read is thrown away."""
        while self.payloads:
            length = max(self.payloads)
            try:
                return thaw(self.game, self.payloads[length])
            except UNREADABLE:
                del self.payloads[length]
        return None

    def cut(self, length: int) -> None:
        """Throw away what was taken after so many actions."""
        self.payloads = {at: payload for at, payload in self.payloads.items() if at <= length}

    def since(self, length: int) -> dict[int, bytes]:
        """Hand out what was taken after so many actions."""
        return {at: payload for at, payload in self.payloads.items() if at > length}
