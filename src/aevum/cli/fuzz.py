"""`aevum fuzz`: random games under the laws, for as long as one likes."""

import json
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Annotated, Any, Final

import typer

from aevum import games
from aevum.cli.arguments import Data
from aevum.cli.progress import progress_bar
from aevum.compiled import IS_COMPILED
from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game, Value
from aevum.laws import BrokenLaw, walk
from aevum.record import Record

STRIDE: Final = 40
SEEDS: Final = 1 << 32
BROKEN: Final = 1


def fuzz(
    game: Annotated[str, typer.Argument(help="The game, for example tempus.")],
    seconds: Annotated[float, typer.Option(help="How long to play.", min=0)] = 60,
    seats: Annotated[
        int | None, typer.Option(help="How many seats play; without it any number.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Of the first game; each further one counts up.", min=0)
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder for the record of a failure.")] = Path(),
    _data: Data = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Play random games with all options and check the laws that hold for every game.

    A broken law ends the run with exit code 1 and leaves a record that `aevum replay` opens.
    """
    known = games.game(game)
    if seats is not None:
        known.check_seats(seats)
    if not out.is_dir() or not os.access(out, os.W_OK):
        raise ValueError(f"--out: '{out}' is not a folder to write into")
    first = secrets.randbelow(SEEDS) if seed is None else seed
    run = Run(known, seats, first)
    for _ in ticks(seconds, quiet=as_json):
        if not run.play_one():
            break
    if run.broken is not None:
        run.keep(out)
    typer.echo(json.dumps(run.report()) if as_json else "\n".join(run.sentences()))
    if run.broken is not None:
        raise typer.Exit(BROKEN)


class Run:
    """One run of the fuzzer: how many games it has played so far, and what broke."""

    def __init__(self, game: Game, seats: int | None, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.games = 0
        self.decisions = 0
        self.checks = 0
        self.sets = 0
        self.began = monotonic()
        self.broken: BrokenLaw | None = None
        self.record: Record | None = None
        self.file: Path | None = None

    def play_one(self) -> bool:
        """Walk through one more game; return whether all laws held."""
        seed = self.seed + self.games
        game, random = self.game, Random(seed)
        seats = self.seats or random.randint(game.min_seats, game.max_seats)
        self.record = Record.begin(game, seats, seed, fitting_options(game, seats, random))
        try:
            walked = walk(self.record, stride=STRIDE)
        except BrokenLaw as broken:
            self.broken = broken
            return False
        self.checks += walked.checks
        self.sets += walked.sets
        self.games += 1
        self.decisions += len(self.record.moves)
        return True

    def keep(self, folder: Path) -> None:
        """Write the record of the last game into a folder."""
        if self.record is not None:
            self.file = folder / f"{self.game.name}-{self.record.seed}.rec"
            self.record.write(self.file)

    def report(self) -> dict[str, Any]:
        """Gather all that there is to say, ready for JSON."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "checks": self.checks,
            "sets": self.sets,
            "seconds": round(monotonic() - self.began, 3),
            "compiled": IS_COMPILED,
            "broken": None
            if self.broken is None
            else {
                "law": self.broken.law,
                "detail": self.broken.detail,
                "record": str(self.file),
            },
        }

    def sentences(self) -> list[str]:
        """Say what was played and whether a law was broken."""
        played = (
            f"{self.game.name}, from seed {self.seed}: {self.games} games,"
            f" {self.decisions} decisions, {self.sets} questions for a set,"
            f" {self.checks} checks of laws"
        )
        if self.broken is None:
            return [f"{played}; no broken law"]
        return [played, f"broken law: {self.broken}", f"record: {self.file}"]


def fitting_options(game: Game, seats: int, random: Random) -> dict[str, Value]:
    """Choose values until they fit each other and the number of seats."""
    while True:
        options = any_options(game, random)
        try:
            game.new(seats, 0, options)
        except BadOption:
            continue
        return options


def any_options(game: Game, random: Random) -> dict[str, Value]:
    """Choose a value for every option of a game."""
    return {name: random.choice(option.choices) for name, option in game.options.items()}


def ticks(seconds: float, *, quiet: bool) -> Iterator[None]:
    """Go on, at least once, until the time is over; a terminal shows how much of it is gone."""
    with progress_bar(is_counted=False, is_quiet=quiet) as progress:
        bar = progress.add_task("fuzzing", total=seconds)
        began = monotonic()
        while True:
            yield
            gone = monotonic() - began
            progress.update(bar, completed=min(gone, seconds))
            if gone >= seconds:
                return
