"""Programs end with all that they started, whatever becomes of whoever started them."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from select import select
from time import monotonic, sleep

import pytest

from aevum.agents.child import Broken, Child

PATIENCE = 300.0
LOOKING = pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="processes cannot be looked at here"
)
MOTHER = "echo $$; sleep 1000 & echo $!; wait"
ORPHAN = """
from aevum.agents.child import Child
from time import monotonic
child = Child(["sh", "-c", {mother!r}])
for _ in range(2):
    print(child.listen(monotonic() + 300).decode(), flush=True)
input()
"""


def is_alive(pid: int) -> bool:
    """Say whether a process runs; one that has ended and that nobody asks about does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until_gone(*pids: int) -> None:
    """Wait until none of some processes runs."""
    end = monotonic() + PATIENCE
    while any(map(is_alive, pids)):
        assert monotonic() < end, "somebody is left"
        sleep(0.01)


@LOOKING
def test_a_program_is_ended_with_all_that_it_started() -> None:
    child = Child(["sh", "-c", MOTHER])
    mother, daughter = (int(child.listen(monotonic() + PATIENCE)) for _ in range(2))
    assert is_alive(daughter)

    child.end()

    wait_until_gone(mother, daughter)


@LOOKING
def test_a_program_does_not_outlive_whoever_started_it() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", ORPHAN.format(mother=MOTHER)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert parent.stdout is not None
    mother, daughter = (int(parent.stdout.readline()) for _ in range(2))
    assert is_alive(daughter)

    parent.kill()
    parent.communicate()

    wait_until_gone(mother, daughter)


def test_lines_come_one_by_one_however_they_were_said() -> None:
    child = Child(["printf", "one\\ntwo\\nthr"])
    end = monotonic() + PATIENCE

    assert [child.listen(end), child.listen(end)] == [b"one", b"two"]
    with pytest.raises(Broken, match="it has ended"):
        child.listen(end)
    child.end()


def test_a_long_line_reaches_a_program_that_reads_it() -> None:
    child = Child(["wc", "-L"])

    child.tell(b"x" * 1_000_000 + b"\n")
    while child.unsent:
        child.exchange(monotonic() + PATIENCE)
    child.ear.close()

    assert int(child.listen(monotonic() + PATIENCE)) == 1_000_000
    child.end()


@pytest.mark.parametrize("is_heard", [True, False])
def test_only_of_whom_it_is_wished_the_complaints_are_passed_on(
    capfd: pytest.CaptureFixture[str], *, is_heard: bool
) -> None:
    child = Child(
        ["sh", "-c", "printf 'caf\\303' >&2; printf '\\251\\n\\377' >&2"], is_heard=is_heard
    )

    with pytest.raises(Broken, match="it has ended"):
        child.listen(monotonic() + PATIENCE)
    child.end()

    assert capfd.readouterr().err == ("caf\u00e9\n\ufffd" if is_heard else "")


def test_all_that_was_said_before_the_end_is_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    child = Child(["sh", "-c", "printf '%50000s' bye >&2; echo; sleep 1000"], is_heard=True)
    assert child.mouth.fileno() > 0
    while not select([child.mouth], [], [], PATIENCE)[0]:
        pass

    child.end()

    assert capfd.readouterr().err == "bye".rjust(50_000)


@pytest.mark.parametrize("left", [None, "closed"])
def test_complaints_that_nobody_hears_disturb_nobody(
    monkeypatch: pytest.MonkeyPatch, left: str | None
) -> None:
    closed = StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed if left else None)
    child = Child(["sh", "-c", "echo oh >&2; echo one"], is_heard=True)

    assert child.listen(monotonic() + PATIENCE) == b"one"
    child.end()
