"""`aevum serve` and `aevum play` in the browser: where the table stands, and what is refused."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from aevum.server import serving
from aevum.server.serving import bind
from tests.cli.run import aevum, process
from tests.ports import quiet_port

Capture = pytest.CaptureFixture[str]
SECONDS = 300


@contextlib.contextmanager
def started(*arguments: str | Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server and read where it stands; at the end it is told to stop."""
    server = process(*arguments)
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, line
    yield server, found[0]
    server.send_signal(signal.SIGINT)
    _, err = server.communicate(timeout=SECONDS)
    assert (server.returncode, err) == (0, "")


@pytest.fixture
def taken() -> Iterator[int]:
    """Take a port."""
    with bind("127.0.0.1", quiet_port()) as held:
        yield held.getsockname()[1]


def test_play_opens_a_table_on_a_free_port_and_tells_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    with (
        started("play", "tempus", "--no-browser") as (_, address),
        started("play", "--no-browser", "--database", tmp_path / "two.db") as (_, other),
    ):
        assert address != other
        for page in (address, other):
            with urlopen(page, timeout=SECONDS) as answer:
                assert answer.status == 200

    assert (tmp_path / "aevum" / "tables.db").is_file()


def test_a_second_server_on_the_same_database_is_refused_and_the_first_goes_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.serving.CLAIM_SECONDS", 0.0)
    file = tmp_path / "tables.db"
    with started("serve", "--database", file) as (_, address):
        ended = aevum(capsys, "serve", "--database", file)

        assert ended.sentence() == f"another server is using the database '{file}'"
        with urlopen(address, timeout=SECONDS) as answer:
            assert answer.status == 200


def test_a_port_that_is_taken_is_refused(capsys: Capture, tmp_path: Path, taken: int) -> None:
    ended = aevum(
        capsys, "play", "--no-browser", "--port", str(taken), "--database", tmp_path / "a.db"
    )

    assert ended.sentence() == (
        f"port {taken} is taken by another program; choose another with --port"
    )


def test_without_a_wish_the_next_free_port_is_taken(
    monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    monkeypatch.setattr(serving, "USUAL_PORT", taken)

    with serving.find_port("127.0.0.1", None) as found:
        assert taken < found.getsockname()[1] < taken + serving.TRIED_PORTS


def test_an_address_that_is_not_of_this_machine_is_refused(capsys: Capture, tmp_path: Path) -> None:
    ended = aevum(capsys, "serve", "--host", "203.0.113.7", "--database", tmp_path / "a.db")

    assert ended.sentence().startswith("cannot serve at 203.0.113.7:8765: ")


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://x/y", "'mysql' is neither sqlite nor postgresql"),
        ("://", "the address of a database looks like sqlite:///games.db"),
        ("postgresql://me:se@cr:et/games", "the address of a database looks like"),
    ],
)
def test_an_address_that_is_no_database_is_refused(
    capsys: Capture, database: str, sentence: str
) -> None:
    ended = aevum(capsys, "serve", "--database", database)

    assert ended.sentence().startswith(sentence)
    assert "et" not in ended.sentence().split()


def test_a_folder_that_cannot_be_made_is_refused(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    ended = aevum(capsys, "serve", "--database", tmp_path / "file" / "tables.db")

    assert ended.sentence().startswith(f"games cannot be kept in '{tmp_path / 'file'}': ")


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever is root may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_refused(capsys: Capture, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)

    ended = aevum(capsys, "serve", "--database", tmp_path / "tables.db")

    assert ended.sentence() == f"games cannot be kept in '{tmp_path}': Permission denied"


def test_what_is_chosen_on_the_page_is_refused_on_the_command_line(capsys: Capture) -> None:
    sentence = aevum(capsys, "play", "tempus", "--seats", "3").sentence()

    assert sentence.startswith("in the browser the table is set on its first page")


def test_other_commands_do_not_load_the_server() -> None:
    program = "import sys, aevum.cli.main; print('litestar' in sys.modules)"

    loaded = subprocess.check_output([sys.executable, "-c", program], text=True)

    assert loaded == "False\n"


@pytest.mark.parametrize(
    ("option", "said", "sentence"),
    [
        ("--mail", "smtps://me:se@cr:et", "--mail looks like smtps://name:password@host"),
        ("--mail", "nobody", "--mail looks like smtps://name:password@host?from=table@example.org"),
        ("--address", "games", "--address looks like https://games.example.org"),
    ],
)
def test_what_is_wrong_about_letters_is_said_at_once(
    capsys: Capture, tmp_path: Path, option: str, said: str, sentence: str
) -> None:
    database = ("--database", tmp_path / "a.db", "--port", str(quiet_port()))

    ended = aevum(capsys, "serve", "--accounts", "open", option, said, *database)

    assert ended.sentence().startswith(sentence)
