"""Keeping a game in a file, and how to go on with it."""

import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from aevum.cli.terminal.desk import Desk
from aevum.kernel.message import Msg


def new_file(folder: Path, game: str) -> Path:
    """Name a file after the game and the moment; one that exists is never taken."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder / f"{stem}.aevum"
    number = 2
    while file.exists():
        file = folder / f"{stem}-{number}.aevum"
        number += 1
    return file


def save(desk: Desk, name: str = "") -> bool:
    """Write the record of the game; a place that cannot be written to costs one sentence."""
    file = Path(name).expanduser() if name else desk.file
    if file is None:
        file = new_file(desk.folder, desk.table.game.name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        desk.table.record.write(file)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        desk.say(Msg("play-not-saved", file=str(file), reason=reason), "red")
        return False
    desk.file = file
    desk.say(Msg("play-saved", file=str(file)))
    return True


def name_of_command() -> str:
    """Name the command so that it can be typed from here, on the path or not."""
    started = Path(sys.argv[0])
    if started.name != "aevum" or shutil.which("aevum"):
        return "aevum"
    return os.path.relpath(started)


def tell_how_to_go_on(desk: Desk) -> None:
    """Write the command that opens the saved game again; the file knows who sits where."""
    command = [name_of_command(), "play", "--text", "--load", str(desk.file)]
    desk.say(Msg("play-go-on", command=shlex.join([*command, "--lang", desk.words.lang])))
