"""A page of the docs that is followed step by step: files to write, lines to add, commands to run.

A block of code is written to the file that the line above it names; with `In FILE, after the
line that begins with START:` it is put into that file there. A block of `sh` is run.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tests.project.tree import ROOT

WHOLE: Final = re.compile(r"`([\w/.-]+)`:")
PART: Final = re.compile(r"In `([\w/.-]+)`, after the line that begins with `(.+)`:")
TREE: Final = ("docs", "src", "tests", "pyproject.toml")
LEFT_BEHIND: Final = ("__pycache__", "_native", "static", "pictures", "*.aevum", "*.pyc")
COMMANDS: Final = {"aevum": "aevum.cli.main", "pytest": "pytest", "python": ""}


class Step(NamedTuple):
    """What one block asks for: the line above it, its language, its text."""

    told: str
    language: str
    text: str


def steps(page: Path) -> list[Step]:
    """Read the blocks of a page in their order, each with the last line of text above it."""
    found: list[Step] = []
    told, block, language = "", [""], None
    for line in page.read_text("utf-8").splitlines():
        if language is None and line.startswith("```"):
            block, language = [], line.removeprefix("```")
        elif language is not None and line == "```":
            found.append(Step(told, language, "\n".join(block) + "\n"))
            told, language = "", None
        elif language is not None:
            block.append(line)
        elif line:
            told = line
    return found


class Copy:
    """A copy of the tree in which a page is followed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.written: list[str] = []
        ignore = shutil.ignore_patterns(*LEFT_BEHIND)
        for name in TREE:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=ignore)
            else:
                shutil.copy2(ROOT / name, folder / name)

    def follow(self, step: Step) -> str:
        """Do what a block asks for; return what its commands printed."""
        if whole := WHOLE.fullmatch(step.told):
            self.write(whole[1], step.text)
        elif part := PART.fullmatch(step.told):
            self.put(part[1], part[2], step.text)
        elif step.language == "sh":
            return "".join(map(self.run, step.text.splitlines()))
        else:
            raise AssertionError(f"nobody says what to do with: {step.text[:60]}")
        return ""

    def write(self, name: str, text: str) -> None:
        """Write a new file."""
        path = self.folder / name
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        self.written.append(name)

    def put(self, name: str, start: str, text: str) -> None:
        """Put lines into a file, after the only line that begins so."""
        path = self.folder / name
        lines = path.read_text("utf-8").splitlines(keepends=True)
        (at,) = [number for number, line in enumerate(lines) if line.startswith(start)]
        lines.insert(at + 1, text)
        path.write_text("".join(lines), "utf-8")
        self.written.append(name)

    def run(self, line: str, typed: str = "") -> str:
        """Run one command in the copy; it must succeed."""
        words = shlex.split(line)
        module = COMMANDS[words[0]]
        command = [sys.executable, *(["-m", module] if module else []), *words[1:]]
        places = f"{self.folder / 'src'}{os.pathsep}{self.folder}"
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": places, "AEVUM_COMPILED": "0"},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done.stdout
