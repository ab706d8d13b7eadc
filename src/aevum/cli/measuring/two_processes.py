"""What a second process brings to `aevum simulate`, by the clock on the wall."""

import json
import sys
from statistics import median
from typing import Final

from aevum.cli.measuring.rows import NotMeasured, OwnRow, cores, printed

JOBS: Final = 2
AT_LEAST: Final = 1.9
"""So many times the games must two processes on two cores play."""

LENGTH: Final = 3
"""One process plays so many times as long as a measurement, for the end is never even."""


class TwoProcesses:
    """One game, played by one process and by two in each round."""

    def __init__(self, row: OwnRow, seconds: float) -> None:
        self.row = row
        self.seconds = seconds
        self.alone: list[float] = []
        self.together: list[float] = []
        self.error = ""

    def measure(self) -> None:
        """Play the same games alone and together once more."""
        if self.error or not self.row.has_figures():
            return
        if cores() < JOBS:
            self.error = "two processes need two cores"
            return
        rate = self.row.number("games_per_second")
        games = max(JOBS, round(LENGTH * self.seconds * rate))
        try:
            alone, together = self.simulate(games, 1), self.simulate(games, JOBS)
        except NotMeasured as problem:
            self.error = str(problem)
            return
        self.alone.append(alone)
        self.together.append(together)

    def simulate(self, games: int, jobs: int) -> float:
        """Run the command itself and read how many games it played in a second."""
        command = [sys.executable, "-m", "aevum.cli.main", "simulate", self.row.game, "--json"]
        command += ["--seats", str(self.row.seats), "--games", str(games), "--jobs", str(jobs)]
        return float(json.loads(printed(command, self.row.variables))["games_per_second"])

    def games_per_second(self) -> tuple[float, float]:
        """Give the medians: one process, and two."""
        return median(self.alone), median(self.together)

    def ratio(self) -> float:
        """Say how many times as many games two processes play."""
        return median(self.together[i] / self.alone[i] for i in range(len(self.alone)))

    def report(self) -> dict[str, object]:
        """Gather the figures, ready for JSON, or say why there are none."""
        about: dict[str, object] = {"game": self.row.game, "mode": self.row.mode}
        if not self.alone:
            return {**about, "error": self.error or self.row.error}
        alone, together = self.games_per_second()
        return {**about, "alone": alone, "together": together, "ratio": self.ratio()}
