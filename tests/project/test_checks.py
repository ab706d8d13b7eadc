"""The checks of `dev.py test`: parts side by side, nothing forgotten, and the quick ones."""

import sys
from pathlib import Path

import pytest

from checks import everything, parts, quick
from checks.parts import Outcome, Part, Run
from tests.project.tree import ROOT

WRITE = "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text('')"
MEET = """
import pathlib, sys, time
mine, other = map(pathlib.Path, sys.argv[1:])
mine.write_text('')
end = time.monotonic() + 300
while not other.exists():
    assert time.monotonic() < end
    time.sleep(0.01)
"""
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let parts write their logs elsewhere."""
    monkeypatch.setattr(parts, "FOLDER", tmp_path)
    return tmp_path


def python(name: str, program: str, *arguments: object, needs: tuple[Part, ...] = ()) -> Part:
    """Make a part of a small program."""
    return Part(name, [[sys.executable, "-c", program, *map(str, arguments)]], needs)


def names(run: Run) -> list[str]:
    """Name the parts that have ended, in their order."""
    return [outcome.part.name for outcome in run.outcomes]


# Side by side


def test_as_many_parts_as_there_are_cores_are_under_way_at_a_time(folder: Path) -> None:
    one, other = folder / "one", folder / "other"

    run = Run([python("one", MEET, one, other), python("other", MEET, other, one)])
    run.go(2)

    assert sorted(names(run)) == ["one", "other"]
    assert run.failed == 0


def test_a_part_begins_when_all_that_it_needs_is_done() -> None:
    first = python("first", "")
    second = python("second", "", needs=(first,))
    third = python("third", "", needs=(first, second))

    run = Run([third, second, first])
    run.go(3)

    assert names(run) == ["first", "second", "third"]


def test_parts_begin_in_the_order_in_which_they_stand() -> None:
    run = Run([python(name, "") for name in "cab"])

    run.go(1)

    assert names(run) == ["c", "a", "b"]


def test_after_a_part_that_fails_none_begins_and_the_others_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = folder / "failed"
    monkeypatch.setattr(Outcome, "show", lambda _outcome: failed.write_text(""))
    failing = python("failing", "raise SystemExit(3)")
    running = python("running", MEET, folder / "running", failed)
    failing.commands = [*failing.commands, [sys.executable, "-c", WRITE, str(folder / "never")]]

    run = Run([failing, running, python("late", "")])
    run.go(2)

    assert names(run) == ["failing", "running"]
    assert run.failed == 1
    assert not (folder / "never").exists()
    assert run.lines()[-1].split() == ["late", "did", "not", "begin"]


def test_what_a_part_prints_stands_under_its_own_heading(capsys: Capture) -> None:
    run = Run([python("talk", "print('a word'); raise SystemExit(1)")])

    run.go(1)

    out = capsys.readouterr().out.splitlines()
    assert out[:3] == ["", "== talk ==", "a word"]
    assert out[3].startswith("talk ")
    assert "FAILED" in out[3]


def test_tests_are_counted_from_their_results(folder: Path) -> None:
    attributes = 'tests="9" skipped="2" failures="1" errors="1"'
    write = f"open(sys.argv[1], 'w').write('<testsuites><testsuite {attributes}/></testsuites>')"

    run = Run(
        [python("some tests", f"import sys; {write}; sys.exit(1)", folder / "some-tests.xml")]
    )
    run.go(1)

    assert (run.passed, run.failed, run.outcomes[0].skipped) == (5, 2, 2)


def test_bytecode_is_kept_whatever_the_machine_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    read = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"

    part = python("bytecode", read)
    part.carry_out()

    assert part.file("log").read_text().split() == ["False", str(ROOT / "build" / "bytecode")]


def test_the_work_of_all_processes_of_a_part_is_added_up() -> None:
    work = "import time\nwhile time.process_time() < 0.1: pass"
    let_work = "import subprocess, sys; subprocess.call([sys.executable, '-c', sys.argv[1]])"

    part = python("work", let_work, work)
    part.carry_out()

    assert part.work > 0.1


# Everything


@pytest.mark.parametrize("lacking", ["", "a C compiler"])
def test_every_test_is_in_a_part(lacking: str) -> None:
    all_parts, left_out = everything.everything(lacking, "chromium", has_node=True)
    words = [word for part in all_parts for command in part.commands for word in command]

    files = set((ROOT / "tests").rglob("test_*.py"))

    assert {path for path in files if is_run(path, all_parts)} == files
    assert bool(left_out) == bool(lacking)
    assert ("compile.py" in words) == (not lacking)


def is_run(path: Path, all_parts: list[Part]) -> bool:
    """Say whether a part runs all tests of a file."""
    place = path.relative_to(ROOT).as_posix()
    return any(
        "pytest" in command
        and "not costly" not in command
        and any(quick.within(place, word) for word in command)
        and not any(
            quick.within(place, word.removeprefix("--ignore="))
            for word in command
            if word.startswith("--")
        )
        for part in all_parts
        for command in part.commands
    )


def test_a_part_needs_only_parts_that_stand_there() -> None:
    for has_node in (True, False):
        all_parts, _ = everything.everything("", "chromium", has_node)

        assert all(need in all_parts for part in all_parts for need in part.needs)
        assert len({part.name for part in all_parts}) == len(all_parts)


def test_the_engine_is_traced_by_its_own_tests_in_both_modes() -> None:
    all_parts, _ = everything.everything("", "chromium", has_node=True)
    coverage = next(part for part in all_parts if part.name == "coverage")

    assert [part.variables["AEVUM_COMPILED"] for part in coverage.needs] == ["0"] * 5
    assert {"tests/tempus", "tests/kernel"} <= {
        word for part in coverage.needs for command in part.commands for word in command
    }


# The quick ones


@pytest.mark.parametrize(
    ("path", "places"),
    [
        ("src/aevum/games/tempus/move.py", ["tempus"]),
        ("src/aevum/games/tempus/text/de.ftl", ["tempus", "text"]),
        ("src/aevum/games/common/table.py", ["kernel", "tables", "tempus"]),
        ("src/aevum/kernel/rng.py", ["kernel", "laws", "tempus"]),
        ("src/aevum/server/room.py", ["server"]),
        ("src/aevum/text/en.ftl", ["text", "text"]),
        ("tests/tempus/test_move.py", ["tempus/test_move.py"]),
        ("tests/tempus/board.py", ["tempus"]),
        ("tests/kit.py", ["kernel", "laws", "tempus"]),
        ("docs/rules/tempus.md", ["docs", "laws/test_clauses.py", "project/test_sources.py"]),
        ("tests/records/keep.py", ["record"]),
        ("dev.py", ["project"]),
        ("client/src/main.ts", []),
    ],
)
def test_a_changed_file_calls_for_the_tests_of_its_area(path: str, places: list[str]) -> None:
    assert quick.tests_of(path) == places


def test_changed_tests_come_first_slow_ones_last_and_those_of_the_browser_not_at_all() -> None:
    changed = ["src/aevum/server/room.py", "src/aevum/games/tempus/move.py"]
    changed += ["tests/hyperborea/test_turn.py"]
    changed += ["tests/browser/test_axe.py", "tests/tempus/test_that_was_deleted.py"]

    assert quick.places_of(changed) == ["hyperborea/test_turn.py", "tempus", "server"]


def test_quick_looks_at_what_changed_and_says_what_it_did_not_look_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quick, "changed_files", lambda: ["src/aevum/games/tempus/move.py"])

    chosen, remarks = quick.quick()

    assert [part.name for part in chosen] == [
        "format and lint",
        "types",
        "tests",
        "laws and kept games",
    ]
    assert "tests/tempus" in chosen[2].commands[0]
    assert "tempus" in chosen[3].commands[0]
    assert remarks[0] == "looked at: 1 changed files; tests of tempus"
    assert "compiled mode" in remarks[1]
    assert "server" in remarks[2]
    assert "tempus" not in remarks[2]


def test_a_changed_page_calls_for_the_checks_of_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "changed_files", lambda: ["client/src/main.ts"])

    chosen, _ = quick.quick()

    assert [part.name for part in chosen] == ["client, types", "client, lint", "client, tests"]
