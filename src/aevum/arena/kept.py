"""Results that are kept: a file with one line for each unit that was played to its end.

A line tells its pairing, so one file may hold many contests. Lines of another engine, of other
tables or of a bot whose file has changed since are of other pairings: they stay and do not count.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from aevum.arena.entrants import Entrant
from aevum.arena.unit import Pairing, Played, Unit
from aevum.bots.series import Outcome
from aevum.games import game

MARKS: Final = ("engine", "tables", "game", "seats", "options", "bots", "seed")
"""What a line tells of its pairing."""


class Kept:
    """The file; what is new is written at once: who stops the work loses nothing that is done."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: dict[str, list[dict[str, Any]]] = {}
        self.broken = 0
        if path.is_file():
            self.read()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    def read(self) -> None:
        """Read all lines; a last one that was broken off is cut away before the next is written."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                told = json.loads(line.decode())
                self.lines.setdefault(mark(told), []).append(told)
            except (ValueError, KeyError, TypeError) as error:
                raise ValueError(f"line {number} of '{self.path}' is not a result") from error
        self.broken = len(text) - len(whole)

    def played(self, pairing: Pairing) -> Iterator[Played]:
        """Give what was played of a pairing before."""
        yield from self.played_by(pairing, pairing.about())

    def played_by(self, pairing: Pairing, about: dict[str, Any]) -> Iterator[Played]:
        """Give what the lines of a pairing tell, which is told from others by what is about it."""
        for told in self.lines.get(mark(about), []):
            outcomes = [[Outcome(*game) for game in seed] for seed in told["outcomes"]]
            unit = Unit(pairing, told["first"], told["seeds"])
            yield Played(unit, told["seconds"], outcomes)

    def pairings(self) -> Iterator[tuple[Pairing, dict[str, Any]]]:
        """Give every pairing in the file, its bots by their keys, with what its last line tells.

        They may be of any engine, so they can be looked at and not be played.
        """
        for lines in self.lines.values():
            told = lines[-1]
            options = tuple(sorted(told["options"].items()))
            lineup = tuple(Entrant(key) for key in told["bots"])
            engine, tables, name, seats, *_, seed = (told[name] for name in MARKS)
            yield Pairing(engine, tables, name, seats, options, lineup, seed), told

    def add(self, played: Played) -> None:
        """Write one line."""
        unit = played.unit
        rules = game(unit.pairing.game)
        told = {
            **unit.pairing.about(),
            "rules": rules.rules,
            "printed": rules.tables_hash(),
            "first": unit.first,
            "seeds": unit.seeds,
            "seconds": round(played.seconds, 4),
            "outcomes": played.outcomes,
        }
        with self.path.open("ab") as file:
            if self.broken:
                file.truncate(file.tell() - self.broken)
                self.broken = 0
            file.write(json.dumps(told).encode() + b"\n")


def mark(told: dict[str, Any]) -> str:
    """Sum up which pairing a line is of."""
    return json.dumps([told[name] for name in MARKS], sort_keys=True)
