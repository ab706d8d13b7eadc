"""A server as a process: what it and its children have cost so far."""

import os
import signal
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

TICKS: Final = os.sysconf("SC_CLK_TCK")
KILOBYTE: Final = 1024
UTIME: Final = 11
"""The place of the user time in what the system says of a process, after its name."""


class Cost(NamedTuple):
    """Seconds of processor time, and bytes of memory."""

    seconds: float
    memory: int


class Server:
    """A server that was started for a measurement; it tells on its first line that it is there."""

    def __init__(self, command: list[str], folder: str | None = None) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert self.said, "the server did not start"

    def cost(self) -> Cost:
        """Sum up what the server and its children have cost."""
        costs = [cost_of(process) for process in family(self.process.pid)]
        return Cost(sum(one.seconds for one in costs), sum(one.memory for one in costs))

    def stop(self) -> None:
        """Stop the server, and wait until it is gone."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


def family(process: int) -> list[int]:
    """Find a process and all that it has started."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return []
    return [process, *(one for child in children for one in family(int(child)))]


def cost_of(process: int) -> Cost:
    """Read what one process has cost."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = sum(int(one) for one in told[UTIME : UTIME + 4])
    memory = Path(f"/proc/{process}/smaps_rollup").read_text().partition("\nPss:")[2].split()[0]
    return Cost(ticks / TICKS, int(memory) * KILOBYTE)
