"""Freeze a new suite: `python bench/freeze_suite.py v1` takes down all games as they are now.

A suite that is there is never written again: when a rule or a table of a game has changed, agents
are evaluated by a new one.
"""

import json
import sys
from pathlib import Path

from aevum.arena.suite import OPPONENTS, Suite, freeze, suite_names
from aevum.games import game, game_names

SUITES = Path(__file__).parents[1] / "src" / "aevum" / "arena" / "suites"


def main() -> int:
    """Write the suite."""
    (name,) = sys.argv[1:]
    if name in suite_names():
        sys.stderr.write(f"the suite {name} is frozen already\n")
        return 2
    suite = Suite(name, 2026, 100, 3, list(OPPONENTS), {})
    games = {one: freeze(suite, game(one))._asdict() for one in game_names()}
    told = {**suite._asdict(), "games": games}
    path = SUITES / f"{name}.json"
    path.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(f"Written: {path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
