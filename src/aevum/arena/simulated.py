"""The games of a series as units, so that whoever plays units plays simulations too."""

from typing import NamedTuple

from aevum.arena.crew import Crew
from aevum.arena.unit import ENGINES, check_engine, tables_of
from aevum.bots.series import Outcome, Series
from aevum.bots.workers import SeriesArguments, Workers, arguments_of, play_batch


class Games(NamedTuple):
    """Some games of a series, one after the other."""

    engine: str
    tables: str
    series: SeriesArguments
    first: int
    games: int

    def play(self) -> "GamesPlayed":
        """Play them, if this process has the engine and the tables that they were made for."""
        check_engine(self.series[0], self.engine, self.tables)
        return GamesPlayed(*play_batch(self.series, self.first, self.games))

    def title(self) -> str:
        """Say what they are."""
        return f"{self.games} games of {self.series[0]} from game {self.first} on"


class GamesPlayed(NamedTuple):
    """How long the games took, and what came of each."""

    seconds: float
    outcomes: list[Outcome]


class CrewWorkers(Workers):
    """A crew plays the series: each unit as many games as take the time that suits the crew."""

    def __init__(self, series: Series, games: int, crew: Crew[GamesPlayed]) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played; play at least 1")
        Workers.__init__(self, series, games)
        self.crew = crew
        self.engine = ENGINES[series.game.name]
        self.tables = tables_of(series.game)
        self.batch = 1

    def next_batch(self) -> list[Outcome]:
        """Hand out enough games that nobody is idle, and wait for the next outcomes."""
        while self.begun < self.games and self.crew.has_room():
            count = min(self.batch, self.games - self.begun)
            unit = Games(self.engine, self.tables, arguments_of(self.series), self.begun, count)
            self.crew.hand(unit)
            self.begun += count
        if not self.crew.is_busy():
            return []
        seconds, outcomes = self.crew.next_played()
        if seconds > 0:
            self.batch = max(1, round(self.crew.unit_seconds * len(outcomes) / seconds))
        return outcomes

    def close(self) -> None:
        """Let the crew go."""
        self.crew.close()
