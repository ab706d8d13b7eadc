"""The pages of the client are built when their sources have changed, and only then."""

from pathlib import Path

import pytest

import build_client
from tests.project.tree import ROOT


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a client of one source, and take down what npm is told instead of telling it."""
    folder = tmp_path / "client"
    (folder / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "main.ts"):
        (folder / name).write_text(name)
    monkeypatch.setattr(build_client, "CLIENT", folder)
    monkeypatch.setattr(build_client, "MODULES", folder / "node_modules")
    monkeypatch.setattr(build_client, "STATIC", tmp_path / "static")
    monkeypatch.setattr(build_client, "STAMP", tmp_path / "static" / ".built-from")
    return folder


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Take down what npm is told."""
    words: list[str] = []
    monkeypatch.setattr(build_client, "npm", lambda *arguments: words.append(arguments[0]))
    return words


def test_the_first_time_everything_is_installed_and_built(client: Path, told: list[str]) -> None:
    build_client.build()

    assert client.is_dir()
    assert told == ["ci", "run"]
    assert build_client.is_built()


def test_what_is_built_from_these_sources_is_not_built_again(client: Path, told: list[str]) -> None:
    build_client.build()
    (client / "node_modules" / "cache").write_text("left by a tool")
    told.clear()

    build_client.build()

    assert told == []


def test_a_changed_source_is_built_and_a_changed_lock_is_installed(
    client: Path, told: list[str]
) -> None:
    build_client.build()
    told.clear()

    (client / "main.ts").write_text("changed")
    build_client.build()
    (client / "package-lock.json").write_text("changed")
    build_client.build()

    assert told == ["run", "ci", "run"]


def test_without_any_node_it_is_said_what_is_missing(
    client: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_client, "system_node", lambda: None)
    monkeypatch.setattr(build_client, "packaged_node", lambda: None)

    assert client.is_dir()
    assert build_client.main([]) == 1

    assert "the client needs node 20.19 or newer" in capsys.readouterr().err


@pytest.mark.parametrize("folder", ["client", "bench/load"])
def test_a_lock_for_node_has_hashes_and_no_address(folder: str) -> None:
    lock = (ROOT / folder / "package-lock.json").read_text()

    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock
