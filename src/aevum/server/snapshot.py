"""Snapshots: a position with all that was noted on the way to it, packed to be kept."""

import zlib
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from aevum.kernel.game import Game
from aevum.kernel.state import Note, State
from aevum.record.codec import Dump, dump, load

EVERY: Final = 100
"""So many actions lie between two snapshots: playing them again takes some milliseconds."""


class Step(NamedTuple):
    """How things stood after an action: who was asked, what was sealed, the round, the notes."""

    asked: int
    sealed: int
    round: int
    notes: int


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
