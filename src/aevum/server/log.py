"""The log of a table as each seat may read it: the facts of the journal as sentences."""

from typing import Final

from aevum.kernel.game import Game
from aevum.kernel.state import Note, State
from aevum.record.snapshots import Step
from aevum.server.messages import Entry
from aevum.server.refusal import sentence

NO_SCENE: Final = -1


class Log:
    """What has been told to each seat so far; a fact is put into words once."""

    def __init__(self) -> None:
        self.told: dict[int, list[Entry]] = {}

    def entries(self, game: Game, state: State, trail: list[Step], seat: int) -> list[Entry]:
        """Read the whole log of a seat."""
        entries = self.told.setdefault(seat, [])
        notes = state.notes_for(seat)
        at = 0
        for number in range(len(entries), len(notes)):
            while trail[at].notes <= number:
                at += 1
            doer = game.doer(state, notes[number])
            said = sentence(game.tell(state, notes[number]))
            scene = scene_of(game, notes, number, entries[-1].scene if entries else NO_SCENE)
            entries.append(Entry(at, trail[max(0, at - 1)].round, doer, said, scene))
        return entries

    def cut(self, length: int) -> None:
        """Forget what was taken back."""
        for entries in self.told.values():
            del entries[length:]


def scene_of(game: Game, notes: list[Note], number: int, before: int) -> int:
    """Find the fact that opened the outcome which a fact belongs to: an earlier one, or itself."""
    name = game.notes[notes[number][0]]
    if before != NO_SCENE and name in game.scenes[game.notes[notes[before][0]]]:
        return before
    return number if name in game.scenes else NO_SCENE


def known_part(known: list[Entry], entries: list[Entry]) -> int:
    """Count how many entries at the beginning of a log a reader has got already."""
    shared = 0
    for mine, theirs in zip(known, entries, strict=False):
        if mine is not theirs:
            break
        shared += 1
    return shared
