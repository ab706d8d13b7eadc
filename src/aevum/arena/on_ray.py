"""Units as tasks of Ray: processes on many machines, each with this package installed.

Ray is an extra. What it hands out is the unit as it is, so a machine with another engine or other
tables refuses it. Ray itself begins the task of a worker that has died anew.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from aevum.arena.crew import ATTEMPTS, Crew, Played, Refusal, Unit
from aevum.arena.unit import ForeignEngine

MISSING = "Ray is not installed; it is an extra: pip install 'aevum[ray]'"


class RayCrew(Crew[Played]):
    """Everybody whom a Ray cluster has."""

    unit_seconds = 5.0

    def __init__(self, address: str) -> None:
        Crew.__init__(self)
        if find_spec("ray") is None:
            raise ValueError(MISSING)
        # A cluster that is started here reports to nobody, unless somebody wants it to.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray: Any = import_module("ray")
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="error")
        except Exception as error:  # a Ray that does not start in time raises no kind of its own
            reason = str(error).strip().partition("\n")[0]
            raise ValueError(f"there is no Ray at '{address}': {reason}") from error
        self.jobs = int(self.ray.cluster_resources().get("CPU", 1))
        self.task = self.ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(play_for_another)
        self.under_way: list[Any] = []

    def has_room(self) -> bool:
        """Hand out one unit to each core, and as many ahead, so that no core waits."""
        return len(self.under_way) < 2 * self.jobs

    def hand(self, unit: Unit[Played]) -> None:
        """Make a unit a task."""
        self.under_way.append(self.task.remote(unit))

    def is_busy(self) -> bool:
        """Say whether a task is under way."""
        return bool(self.under_way)

    def next_played(self) -> Played:
        """Wait for the next task that is done."""
        (ready,), self.under_way = self.ray.wait(self.under_way, num_returns=1)
        try:
            answer: Played | Refusal = self.ray.get(ready)
        except self.ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise ValueError(f"Ray gave up, after {ATTEMPTS} attempts: {reason}") from error
        if isinstance(answer, Refusal):
            raise ForeignEngine(answer)
        return answer

    def close(self) -> None:
        """Leave the cluster; tasks that are under way end with it."""
        self.ray.shutdown()


def play_for_another(unit: Unit[Any]) -> Any:
    """Play a unit on a machine of a cluster, or say which machine refuses it and why."""
    try:
        return unit.play()
    except ValueError as error:
        context = import_module("ray").get_runtime_context()
        return Refusal(f"{error} (node {context.get_node_id()})")
