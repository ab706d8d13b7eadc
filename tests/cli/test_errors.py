"""Whatever is wrong: one sentence on stderr, exit code 2, no traceback, nothing changed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import aevum as engine
from aevum.cli.main import app
from tests.cli.run import SOURCES, aevum, process

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "No such command 'fly'."),
        (["--fly"], "No such option: --fly"),
        (["rules"], "Missing argument 'game'."),
        (["replay"], "Missing argument 'file'."),
        (["fuzz", "tempus", "--seconds", "soon"], "Invalid value for '--seconds'"),
        (["fuzz", "tempus", "--seconds", "-1"], "Invalid value for '--seconds'"),
        (["fuzz", "tempus", "--seats", "two"], "Invalid value for '--seats'"),
        (["fuzz", "tempus", "--seats"], "requires an argument"),
        (["rules", "tempus", "extra"], "unexpected extra argument"),
        (["simulate", "tempus", "--games", "x"], "Invalid value for '--games'"),
    ],
)
def test_a_command_that_cannot_be_read_is_refused(
    capsys: Capture, arguments: list[str], sentence: str
) -> None:
    assert sentence in aevum(capsys, *arguments).sentence()


@pytest.mark.parametrize(
    "command",
    [
        "arena tempus random easy",
        "coach tempus",
        "dataset tempus --out out",
        "fuzz tempus",
        "ladder tempus",
        "play --text tempus",
        "simulate tempus",
        "tune tempus",
    ],
)
def test_a_seed_below_nought_is_refused(capsys: Capture, command: str) -> None:
    sentence = aevum(capsys, *command.split(), "--seed", "-1").sentence()

    assert sentence.startswith("Invalid value for '--seed': ")


@pytest.mark.parametrize("command", ["fuzz", "simulate", "rules", "play"])
def test_an_unknown_game_is_refused_and_the_games_are_listed(capsys: Capture, command: str) -> None:
    known = ", ".join(engine.game_names())

    sentence = aevum(capsys, command, "chess").sentence()

    assert sentence == f"there is no game 'chess'; the games are: {known}"


@pytest.mark.parametrize("command", ["fuzz", "simulate", "play --text"])
@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_a_number_of_seats_the_game_is_not_for_is_refused(
    capsys: Capture, command: str, seats: int
) -> None:
    sentence = aevum(capsys, *command.split(), "tempus", "--seats", str(seats)).sentence()

    assert sentence == f"tempus is for 3 to 5 seats, not {seats}"


@pytest.mark.parametrize("command", ["simulate", "play --text"])
@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("weather=fine", "tempus has no option 'weather'; its options are: "),
        ("map=round", "option 'map' cannot be 'round'; choose from: "),
        ("map", "'map' is not an option; write it as name=value"),
    ],
)
def test_an_unknown_option_or_value_is_refused(
    capsys: Capture, command: str, option: str, sentence: str
) -> None:
    ended = aevum(capsys, *command.split(), "tempus", "--option", option)

    assert ended.sentence().startswith(sentence)


def test_a_foreign_file_is_refused_in_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir")

    started = process("replay", tmp_path / "letter.txt")
    out, err = started.communicate(timeout=300)

    assert (started.returncode, out) == (2, "")
    assert err == "aevum: line 1: this is not an aevum record\n"


def test_without_a_command_the_commands_are_listed(capsys: Capture) -> None:
    ended = aevum(capsys)

    assert ended.code == 0
    for command in app.registered_commands:
        assert command.callback is not None
        assert f"  {command.callback.__name__} " in ended.out


def test_the_version_says_whether_the_engine_is_compiled(capsys: Capture) -> None:
    ended = aevum(capsys, "--version")

    assert ended.code == 0
    assert ended.out.startswith("aevum ")
    assert ended.out.endswith("compiled\n" if engine.IS_COMPILED else "interpreted\n")


def test_a_reader_that_leaves_early_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)

    started = process("rules", "tempus", "--lang", "en", until=write)
    os.close(write)
    _, err = started.communicate(timeout=300)

    assert started.returncode == 1
    assert err == ""


INTERRUPTED = """
import signal, sys
from aevum.cli.main import run
signal.signal(signal.SIGALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_REAL, 0.5)
sys.exit(run(["fuzz", "tempus", "--seconds", "100", "--out", sys.argv[1]]))
"""


def test_an_interrupted_command_leaves_quietly(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )

    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")
    assert list(tmp_path.iterdir()) == []
