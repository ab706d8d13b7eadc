"""Write the lesson of a game anew under its present rules: `python -m tests.records.lesson GAME`.

The same answers are given again, so the remarks still fit. If one is no longer legal, that is said
and nothing is written: then the lesson needs other answers.
"""

import re
import sys
from importlib.resources import as_file, files

import aevum
from aevum.record import Record

RULES = re.compile(r" rules \d+$", re.MULTILINE)


def renew(name: str) -> None:
    """Play the answers of a lesson again and write down where they lead now."""
    with as_file(files(f"aevum.games.{name}") / "lesson" / "lesson.aevum") as path:
        text = path.read_text("utf-8")
        old = Record.parse(RULES.sub(f" rules {aevum.game(name).rules}", text, 1))
        new = Record.begin(old.game, old.seats, old.seed, old.options)
        for move in old.moves:
            assert new.state.asked == move.seat, f"{move.text}: another seat is asked"
            new.play(move.text)
        new.write(path)


if __name__ == "__main__":
    renew(sys.argv[1])
