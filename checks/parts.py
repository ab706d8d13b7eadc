"""The parts of a check, side by side: as many at a time as the machine has cores."""

import os
import subprocess
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "checks"
BYTECODE: Final = ROOT / "build" / "bytecode"

Command = Sequence[str]


def say(line: str) -> None:
    """Print a line at once, before any command prints its own."""
    print(line, flush=True)


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(eq=False)
class Part:
    """One check: its commands, one after the other, and the parts that must be done before."""

    name: str
    commands: Sequence[Command]
    needs: Sequence["Part"] = ()
    variables: dict[str, str] = field(default_factory=dict)
    work: float = 0.0
    """Seconds of processor time: beside other work it tells more than the clock."""

    def file(self, ending: str) -> Path:
        """Say where something of this part is kept."""
        return FOLDER / f"{'-'.join(self.name.replace(',', '').split())}.{ending}"

    def carry_out(self) -> "Outcome":
        """Run the commands until one fails; what they print goes into a log."""
        began = time.monotonic()
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.file("xml").unlink(missing_ok=True)
        with self.file("log").open("w") as log:
            codes = (self.call(command, log.fileno()) for command in self.commands)
            is_good = all(code == 0 for code in codes)
        return Outcome(self, is_good, time.monotonic() - began)

    def call(self, command: Command, log: int) -> int:
        """Run one command; return its exit code, and add up the work of all its processes."""
        # Without bytecode each of the many processes would translate all that it imports.
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(BYTECODE), **self.variables}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.work += used.ru_utime + used.ru_stime
        return process.returncode


class Outcome:
    """How a part ended: whether it is good, and its tests counted."""

    def __init__(self, part: Part, is_good: bool, seconds: float) -> None:
        self.part = part
        self.is_good = is_good
        self.passed, failed, self.skipped = count_tests(part.file("xml"))
        self.failed = failed or int(not is_good)
        self.line = f"{part.name:<36} {'ok' if is_good else 'FAILED':<6} {seconds:6.1f} s"
        self.line += f", work {part.work:5.1f} s"
        if self.skipped:
            self.line += f", {self.skipped} tests skipped"

    def show(self) -> None:
        """Print what the part printed, under a heading of its own."""
        printed = self.part.file("log").read_text(errors="replace").strip()
        say("\n".join(filter(None, (f"\n== {self.part.name} ==", printed, self.line))))


def count_tests(results: Path) -> tuple[int, int, int]:
    """Count the tests that passed, failed and were skipped; none if there are no results."""
    if not results.is_file():
        return 0, 0, 0
    suite = next(ElementTree.parse(results).iter("testsuite"))
    tests, skipped, failures, errors = (
        int(suite.attrib[key]) for key in ("tests", "skipped", "failures", "errors")
    )
    return tests - skipped - failures - errors, failures + errors, skipped


class Run:
    """Parts under way: each begins when somebody is free and all that it needs is done.

    They begin in the order in which they stand. After the first that fails no further one begins,
    and those that are under way come to their end.
    """

    def __init__(self, parts: Iterable[Part]) -> None:
        self.waiting = list(parts)
        self.under_way: set[Future[Outcome]] = set()
        self.outcomes: list[Outcome] = []

    def go(self, size: int) -> None:
        """Carry out all parts, so many at a time, and show how each ends."""
        with ThreadPoolExecutor(size) as crew:
            while self.begin(crew, size - len(self.under_way)):
                ended, self.under_way = wait(self.under_way, return_when=FIRST_COMPLETED)
                for future in ended:
                    self.outcomes.append(future.result())
                    self.outcomes[-1].show()

    def begin(self, crew: ThreadPoolExecutor, most: int) -> bool:
        """Begin what can begin now; say whether anything is under way."""
        done = {outcome.part for outcome in self.outcomes if outcome.is_good}
        if len(done) == len(self.outcomes):
            ready = [part for part in self.waiting if done.issuperset(part.needs)]
            for part in ready[:most]:
                self.waiting.remove(part)
                self.under_way.add(crew.submit(part.carry_out))
        return bool(self.under_way)

    @property
    def passed(self) -> int:
        """How many tests passed."""
        return sum(outcome.passed for outcome in self.outcomes)

    @property
    def failed(self) -> int:
        """How many tests failed, and other checks."""
        return sum(outcome.failed for outcome in self.outcomes)

    def lines(self) -> list[str]:
        """Tell how each part ended, and which did not begin."""
        ended = [outcome.line for outcome in self.outcomes]
        return ended + [f"{part.name:<36} did not begin" for part in self.waiting]
