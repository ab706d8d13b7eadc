"""The log of a table as each seat may read it: the facts of the journal as sentences."""

from operator import is_
from typing import Final, NamedTuple

from aevum.kernel.game import Game
from aevum.kernel.state import EVERYBODY, Note, State
from aevum.record.snapshots import Step
from aevum.server.messages.positions import Entry, Reread
from aevum.server.refusal import sentence

NO_SCENE: Final = -1
CLOSING: Final = "-over"
"""A fact whose name ends so is the last of its outcome."""
BEGINNINGS: Final = ("round-began", "turn-began")
"""Facts that a round may begin with: what is told from there on belongs to it."""


class Log:
    """What has been told to each seat so far; a fact is put into words once.

    What everybody may read is one entry for all seats.
    """

    def __init__(self) -> None:
        self.told: dict[int, list[Entry]] = {}
        self.public: list[Entry | None] = []
        """The entries of facts that everybody reads alike; None where that is not so."""
        self.cuts: list[int] = []
        """How many entries were left each time that some were taken back."""

    def entries(self, game: Game, state: State, trail: list[Step], seat: int) -> list[Entry]:
        """Read the whole log of a seat."""
        entries = self.told.setdefault(seat, [])
        for note in state.notes_for(seat, len(entries)):
            number = len(entries)
            if number == len(self.public):
                entry = self.write(game, state, trail, entries, note)
                self.public.append(entry if note[5] == EVERYBODY else None)
                entries.append(entry)
            else:
                known = self.public[number]
                entries.append(known or self.write(game, state, trail, entries, note))
        return entries

    def write(
        self, game: Game, state: State, trail: list[Step], entries: list[Entry], note: Note
    ) -> Entry:
        """Put the next fact into words."""
        number, before = len(entries), entries[-1] if entries else None
        at = before.at if before else 0
        while trail[at].notes <= number:
            at += 1
        scene = scene_of(game, state.journal or [], number, before.scene if before else NO_SCENE)
        said = sentence(game.tell(state, note))
        now = round_of(game, trail, at, before, note)
        return Entry(at, now, game.doer(state, note), said, scene)

    def cut(self, length: int) -> None:
        """Forget what was taken back."""
        self.cuts.append(length)
        del self.public[length:]
        for entries in self.told.values():
            del entries[length:]


def round_of(game: Game, trail: list[Step], at: int, before: Entry | None, note: Note) -> int:
    """Find the round of a fact that the action `at` led to.

    An action may end a round and begin another: where the game tells the beginning, a round lasts
    from there to the next one.
    """
    if game.notes[note[0]] in BEGINNINGS:
        return trail[at].round
    if before and any(name in game.notes for name in BEGINNINGS):
        return before.round
    return trail[max(0, at - 1)].round


def scene_of(game: Game, notes: list[Note], number: int, before: int) -> int:
    """Find the fact that opened the outcome which a fact belongs to: an earlier one, or itself."""
    name = game.notes[notes[number][0]]
    if number and game.notes[notes[number - 1][0]].endswith(CLOSING):
        before = NO_SCENE
    if before != NO_SCENE and name in game.scenes[game.notes[notes[before][0]]]:
        return before
    return number if name in game.scenes else NO_SCENE


class Reader(NamedTuple):
    """Somebody who has read so much of a log from a seat, and how often it had been cut by then."""

    log: Log
    seat: int
    length: int
    cuts: int


class Unread(NamedTuple):
    """From which entry on a reader has not got a log, and which before it read otherwise now."""

    log_from: int
    reread: list[Reread]


ALL_OF_IT: Final = Unread(0, [])


def unread(reader: Reader | None, log: Log, seat: int) -> Unread:
    """Find what a reader has not got of a log, perhaps because it was read at another seat."""
    if reader is None or reader.log is not log:
        return ALL_OF_IT
    known = min([reader.length, *log.cuts[reader.cuts :]])
    if reader.seat == seat:
        return Unread(known, [])
    return differing(log.told[reader.seat][:known], log.told[seat])


def differing(known: list[Entry], entries: list[Entry]) -> Unread:
    """Compare what has been read at another seat with what there is to read at this one."""
    same = list(map(is_, known, entries))
    if all(same):
        return Unread(len(same), [])
    log_from = max((number + 1 for number, is_same in enumerate(same) if is_same), default=0)
    return Unread(
        log_from,
        [Reread(number, entries[number]) for number in range(log_from) if not same[number]],
    )
