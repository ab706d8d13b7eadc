"""Whoever plays the games of a series: this process alone, or several beside each other."""

import os
import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from time import perf_counter
from typing import Final, TypeAlias

from aevum.bots.series import Outcome, Series
from aevum.compiled import same_mode
from aevum.games import game
from aevum.kernel.game import Value
from aevum.kernel.marks import mypyc_attr

BATCH_SECONDS: Final = 0.05
"""Games are played in batches of about this time: long against the cost of handing one over."""

AHEAD: Final = 2
"""So many batches per process are handed out ahead, so that no process waits for the next one."""

SeriesArguments: TypeAlias = tuple[str, int, tuple[str, ...], int, tuple[tuple[str, Value], ...]]
"""A series as it travels to another process: game, seats, bots, seed and options."""

Batch: TypeAlias = tuple[float, list[Outcome]]
"""How long the games of a batch took, and what came of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Workers:
    """This process plays all games itself."""

    def __init__(self, series: Series, games: int) -> None:
        self.series = series
        self.games = games
        self.begun = 0

    def next_batch(self) -> list[Outcome]:
        """Give what came of some more games; nothing comes after the last game."""
        end = perf_counter() + BATCH_SECONDS
        outcomes: list[Outcome] = []
        while self.begun < self.games and perf_counter() < end:
            outcomes.append(self.series.play(self.begun))
            self.begun += 1
        return outcomes

    def close(self) -> None:
        """End what was started for the work."""


class ProcessWorkers(Workers):
    """Several processes play; each gets the numbers of some games and gives back the outcomes."""

    def __init__(self, series: Series, games: int, jobs: int) -> None:
        Workers.__init__(self, series, games)
        self.arguments = arguments_of(series)
        self.jobs = jobs
        self.batch = 1
        self.handed: set[Future[Batch]] = set()
        context = get_context("spawn")
        self.pool = ProcessPoolExecutor(
            jobs, context, initializer=init_worker, initargs=(self.arguments, context.Barrier(jobs))
        )
        self.start_all()

    def start_all(self) -> None:
        """Start all processes, in the mode of this one, and wait until they are ready to play."""
        with same_mode():
            # One process is started for each task that finds none idle, and all wait for the last.
            for future in [
                self.pool.submit(play_batch, self.arguments, 0, 0) for _ in range(self.jobs)
            ]:
                future.result()

    def next_batch(self) -> list[Outcome]:
        """Hand out enough games that nobody is idle, and wait for the next outcomes."""
        while self.begun < self.games and len(self.handed) < AHEAD * self.jobs:
            count = min(self.batch, self.games - self.begun)
            self.handed.add(self.pool.submit(play_batch, self.arguments, self.begun, count))
            self.begun += count
        if not self.handed:
            return []
        ready = wait(self.handed, return_when=FIRST_COMPLETED).done.pop()
        self.handed.remove(ready)
        seconds, outcomes = ready.result()
        if seconds > 0:
            self.batch = max(1, round(BATCH_SECONDS * len(outcomes) / seconds))
        return outcomes

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(cancel_futures=True)


def workers_for(series: Series, games: int, jobs: int) -> Workers:
    """Start whoever plays a series: no process more than there are games; 0: one per core."""
    if games < 1:
        raise ValueError(f"{games} games cannot be played; play at least 1")
    if jobs < 0:
        raise ValueError(f"{jobs} processes cannot play; use 1 or more, or 0 for one per core")
    processes = min(jobs or os.cpu_count() or 1, games)
    return Workers(series, games) if processes == 1 else ProcessWorkers(series, games, processes)


def arguments_of(series: Series) -> SeriesArguments:
    """Say with what arguments another process sets up the same series."""
    options = tuple(series.options.items())
    return series.game.name, series.seats, tuple(series.bots), series.seed, options


@cache
def series_of(arguments: SeriesArguments) -> Series:
    """Set up a series from its arguments, once in each process."""
    name, seats, bots, seed, options = arguments
    return Series(game(name), seats, list(bots), seed, dict(options))


def init_worker(arguments: SeriesArguments, everybody: Barrier) -> None:
    """Get ready in a new process, and wait until all are."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    series_of(arguments)
    everybody.wait()


def play_batch(arguments: SeriesArguments, first: int, count: int) -> Batch:
    """Play some games of a series."""
    series = series_of(arguments)
    start = perf_counter()
    outcomes = [series.play(number) for number in range(first, first + count)]
    return perf_counter() - start, outcomes
