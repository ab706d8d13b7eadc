"""The rows of the bench: each is measured by a process of its own, all in turn, round by round."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final, TypeAlias

from aevum.cli.measuring.worker import usual_seats
from aevum.compiled import PACKAGE
from aevum.games import game as game_named

Figures: TypeAlias = dict[str, Any]
"""What one measurement gave: numbers, and lists of numbers, under their names."""

MODES: Final = ("interpreted", "compiled")
LONGEST_RUN: Final = 600
LONGEST_REASON: Final = 160


class NotMeasured(Exception):
    """Why a measurement came to nothing, in one sentence."""


class Row:
    """One engine with one game, the command that measures it, and what that gave in each round."""

    def __init__(self, name: str, command: list[str], variables: dict[str, str]) -> None:
        self.name = name
        self.command = command
        self.variables = variables
        self.rounds: list[Figures] = []
        self.error = ""

    def measure(self) -> None:
        """Measure once more; whoever failed once is left alone."""
        if self.error:
            return
        try:
            self.rounds.append(json.loads(printed(self.command, self.variables)))
        except NotMeasured as problem:
            self.error = str(problem)

    def has_figures(self) -> bool:
        """Say whether there is anything to show."""
        return not self.error and bool(self.rounds)

    def figures(self) -> Figures:
        """Give the median of every figure over the rounds."""
        return {key: middle([one[key] for one in self.rounds]) for key in self.rounds[0]}

    def number(self, key: str) -> float:
        """Give the median of one figure."""
        return float(median(one[key] for one in self.rounds))

    def spread(self) -> float:
        """Say how far the rounds lie from their median speed, at most, as a part of it."""
        speeds: list[float] = [one["decisions_per_second"] for one in self.rounds]
        return max(abs(speed / median(speeds) - 1) for speed in speeds)


class OwnRow(Row):
    """A game of ours in one mode."""

    def __init__(self, game: str, mode: str, seconds: float) -> None:
        command = [sys.executable, "-m", "aevum.cli.measuring.worker", game, str(seconds)]
        Row.__init__(self, f"{game}, {mode}", command, in_mode(mode))
        self.game = game
        self.mode = mode
        self.seats = usual_seats(game_named(game))


class PeerRow(Row):
    """A game of another engine."""

    def __init__(self, about: dict[str, str], command: list[str]) -> None:
        Row.__init__(self, f"{about['engine']}, {about['game']}", command, {})
        self.key = about["name"]
        self.engine = about["engine"]
        self.game = about["game"]
        self.language = about["language"]


def in_mode(mode: str) -> dict[str, str]:
    """Give the variables that make a process run our engine in one mode."""
    return {
        "AEVUM_COMPILED": str(MODES.index(mode)),
        "PYTHONPATH": os.pathsep.join(
            filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH")))
        ),
    }


def printed(command: list[str], variables: dict[str, str]) -> str:
    """Run a measurement in a process of its own and give what it printed."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **variables},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            encoding="utf-8",
            timeout=LONGEST_RUN,
        )
    except subprocess.TimeoutExpired:
        raise NotMeasured(f"it was not ready after {LONGEST_RUN} seconds") from None
    except OSError as problem:
        raise NotMeasured(f"it cannot be started: {problem.strerror}") from None
    if done.returncode:
        raise NotMeasured(reason(done.stderr))
    return done.stdout


def reason(stderr: str) -> str:
    """Find the sentence in what a failed process wrote: the last line, without the error's name."""
    last = (stderr.strip().splitlines() or ["it failed without a word"])[-1]
    name, colon, sentence = last.partition(": ")
    if colon and name.endswith(("Error", "Exception")):
        last = sentence
    return last if len(last) <= LONGEST_REASON else last[: LONGEST_REASON - 1] + "…"


def middle(values: list[Any]) -> Any:
    """Take the median of numbers, or of each place in lists; what is neither is always the same."""
    if isinstance(values[0], list):
        return [middle(list(place)) for place in zip(*values, strict=True)]
    if isinstance(values[0], bool) or not isinstance(values[0], int | float):
        return values[0]
    return median(values)


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process, and all that it starts, on a single core where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
