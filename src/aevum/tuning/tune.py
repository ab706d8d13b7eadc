"""A whole tuning: rounds of trials, their leads kept, and the table that comes of them."""

import json
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from aevum.compiled import fingerprint, same_mode
from aevum.games import game as game_named
from aevum.games.common.weights import FILE
from aevum.tuning.climb import STEP, Climb
from aevum.tuning.trial import Lineup, Trial, judgement_to_tune, play_trial

GAMES_OF_A_SEED: Final = 2
MOST_PROCESSES: Final = 2


class Tuning(NamedTuple):
    """All that the outcome of a tuning depends on, besides the engine and the first weights."""

    lineup: Lineup
    games: int
    batch: int
    seed: int
    step: int = STEP

    def rounds(self) -> int:
        """Count the rounds: so many games are played in each."""
        return self.games // self.batch

    def command(self) -> str:
        """Spell the command that does this tuning."""
        lineup = self.lineup
        rival = f" --rival {lineup.rival}" if lineup.rival else ""
        step = f" --step {self.step}" if self.step != STEP else ""
        return (
            f"aevum tune {lineup.game} --seats {lineup.seats} --games {self.games}"
            f" --batch {self.batch} --seed {self.seed} --bot {lineup.bot}{rival}{step}"
        )

    def check(self) -> None:
        """Refuse what cannot be played."""
        game = game_named(self.lineup.game)
        game.check_seats(self.lineup.seats)
        judgement_to_tune(game)
        if self.lineup.seats < 2:
            raise ValueError("weights are compared at 2 seats or more")
        if self.batch < GAMES_OF_A_SEED or self.batch % GAMES_OF_A_SEED:
            raise ValueError("every seed is played twice, so --batch is an even number")
        if self.rounds() < 1:
            raise ValueError("--games has to be at least --batch")
        if self.step < 1:
            raise ValueError("--step has to be at least 1 percent")

    def trials(self, round_number: int, climb: Climb) -> list[Trial]:
        """List the trials of a round, each on a seed of its own."""
        sides = (tuple(climb.tried(1)), tuple(climb.tried(-1)))
        seeds = range(self.first_seed(round_number), self.first_seed(round_number + 1))
        return [Trial(self.lineup, sides, seed) for seed in seeds]

    def first_seed(self, round_number: int) -> int:
        """Give the first seed of a round; every seed is played twice and never again."""
        return (self.seed << 32) + round_number * (self.batch // GAMES_OF_A_SEED)


def table_of(name: str) -> dict[str, Any]:
    """Read the table of a game's weights as it lies beside its data."""
    path = Path(__file__).parents[1] / "games" / name / FILE
    table: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return table


def provenance(tuning: Tuning, start: dict[str, int]) -> dict[str, Any]:
    """Tell where weights are from: all that is needed to make them again."""
    return {
        "command": tuning.command(),
        "engine": fingerprint(),
        "tables": game_named(tuning.lineup.game).tables_hash(),
        "games": tuning.rounds() * tuning.batch,
        "seeds": [tuning.first_seed(0), tuning.first_seed(tuning.rounds()) - 1],
        "start": start,
    }


class Leads:
    """The leads of all rounds played so far, a line each: who stops loses no finished round."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        self.path = path
        self.about = json.dumps(about, sort_keys=True)
        self.known: list[int] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_file():
            lines = path.read_text("utf-8").split("\n")
            if lines[0] == self.about:
                self.known = [int(line) for line in lines[1:-1]]
        whole = [self.about, *map(str, self.known)]
        path.write_text("\n".join(whole) + "\n", encoding="utf-8")

    def add(self, lead: int) -> None:
        """Write one more down."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{lead}\n")


def tune(tuning: Tuning, kept: Path, jobs: int, tell: Callable[[int], None]) -> dict[str, Any]:
    """Play all rounds, as far as they were not before, and give the table; it was checked."""
    names = judgement_to_tune(game_named(tuning.lineup.game)).names()
    start: dict[str, int] = table_of(tuning.lineup.game)["start"]
    if list(start) != names:
        raise ValueError(f"the first weights of {tuning.lineup.game} are for other features")
    about = provenance(tuning, start)
    leads = Leads(kept, about)
    climb = Climb(list(start.values()), tuning.rounds(), tuning.seed, tuning.step)
    with same_mode(), ExitStack() as stack:
        pool = stack.enter_context(players(jobs)) if jobs != 1 else None
        while climb.round < tuning.rounds():
            trials = tuning.trials(climb.round, climb)
            if climb.round < len(leads.known):
                lead = leads.known[climb.round]
            else:
                played = pool.map(play_trial, trials) if pool else map(play_trial, trials)
                lead = sum(played)
                leads.add(lead)
            climb.learn(lead)
            tell(climb.round)
    return {**about, "weights": dict(zip(names, climb.weights(), strict=True))}


def players(jobs: int) -> ProcessPoolExecutor:
    """Start whoever plays: so many processes; 0: one per core, two at most."""
    if jobs < 0:
        raise ValueError(f"{jobs} processes cannot play; use 1 or more, or 0 for one per core")
    processes = jobs or min(os.cpu_count() or 1, MOST_PROCESSES)
    context = get_context("spawn")
    return ProcessPoolExecutor(processes, context, initializer=leave_interrupts)


def leave_interrupts() -> None:
    """Ctrl-C is for whoever handed the trials out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def write_table(table: dict[str, Any], path: Path) -> None:
    """Write a table of weights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")
