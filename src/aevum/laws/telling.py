"""The law of the log: what a fact says is said for good, whoever comes later to read it."""

from typing import Final

from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.kernel.state import Note, State
from aevum.laws.laws import demand

LAW: Final = "a fact stays as it was told"


class Telling:
    """What every fact of a journal said at the time, and whose it was."""

    def __init__(self) -> None:
        self.told: list[tuple[Msg, int]] = []

    def listen(self, game: Game, g: State) -> None:
        """Put what has happened since into words."""
        for note in (g.journal or [])[len(self.told) :]:
            self.told.append(said(game, g, note))

    def a_fact_stays_as_it_was_told(self, game: Game, g: State) -> None:
        """Demand that every fact says now what it said when it happened, and is of the same."""
        journal = g.journal or []
        demand(len(journal) == len(self.told), LAW, f"{len(journal)} facts of {len(self.told)}")
        for note, then in zip(journal, self.told, strict=True):
            now = said(game, g, note)
            demand(now == then, LAW, f"'{then}' became '{now}'")


def said(game: Game, g: State, note: Note) -> tuple[Msg, int]:
    """Put one fact into words, with the seat it is of."""
    return game.tell(g, note), game.doer(g, note)
