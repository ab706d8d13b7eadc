"""Programs that speak the protocol of agents, well or badly, and the contests they play."""

import shlex
import sys
from pathlib import Path
from typing import Final

PROGRAMS: Final = Path(__file__).parent / "programs"

POLITE: Final = """
import json, sys

def say(**told):
    sys.stdout.write(json.dumps(told) + "\\n")
    sys.stdout.flush()

asked = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say(type="ready", **{wishes})
    if told["type"] == "question":
        asked += 1
        {answer}
"""


def program(folder: Path, answer: str = "say(index=0)", wishes: str = "{}") -> str:
    """Write a program that gets ready and answers so, and give the command that starts it."""
    path = folder / "agent.py"
    path.write_text(POLITE.replace("{wishes}", wishes).replace("{answer}", answer))
    return command_of(path)


def command_of(path: Path) -> str:
    """Give the command that starts a file in Python."""
    return shlex.join([sys.executable, "-S", "-E", str(path)])
