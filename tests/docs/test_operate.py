"""The page for whoever runs a server, followed as far as a machine with tests on it can."""

import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import connect

from aevum.cli.main import PLAYING
from tests.cli.run import aevum
from tests.docs.page import steps
from tests.ports import quiet_port
from tests.project.tree import ROOT
from tests.server.kit import HERE, PATIENCE, Served

PAGE = ROOT / "docs" / "operate.md"
DEPLOY = ROOT / "deploy"
NAME = "games.example.org"


@contextmanager
def caddy(folder: Path, server: str) -> Iterator[httpx.Client]:
    """Run Caddy before a server with our file, but at a name and by a certificate of its own."""
    port = quiet_port()
    site = (DEPLOY / "Caddyfile").read_text()
    site = site.replace(f"{NAME} {{", f"https://localhost:{port} {{\n\ttls internal", 1)
    site = site.replace("127.0.0.1:8765", server)
    options = "admin off\n\tauto_https disable_redirects\n\tskip_install_trust"
    (folder / "Caddyfile").write_text(f"{{\n\t{options}\n}}\n{site}")
    running = subprocess.Popen(
        ["caddy", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"],
        env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until(authority_of(folder).exists, running)
        trusted = ssl.create_default_context(cafile=authority_of(folder))
        place = f"https://localhost:{port}"
        with httpx.Client(base_url=place, verify=trusted, timeout=PATIENCE) as client:
            wait_until(lambda: answers(client), running)
            yield client
    finally:
        running.terminate()
        running.wait(PATIENCE)


def authority_of(folder: Path) -> Path:
    """Find the certificate of Caddy's own authority."""
    return folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


def answers(client: httpx.Client) -> bool:
    """Say whether the server answers through Caddy."""
    with suppress(httpx.TransportError):
        return client.get("/api/health").status_code == 200
    return False


def wait_until(is_so: Callable[[], bool], running: subprocess.Popen[bytes]) -> None:
    """Wait while Caddy comes up."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert running.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy here")
def test_behind_caddy_a_table_is_played_at_by_tls(tmp_path: Path) -> None:
    with Served(tmp_path / "server") as server, caddy(tmp_path, server.host) as browser:
        ready = browser.get("/api/health/ready").json()
        opened = browser.post("/api/tables", json={"game": "tempus", "chairs": [HERE] * 3}).json()
        origin = str(browser.base_url).rstrip("/")
        trusted = ssl.create_default_context(cafile=authority_of(tmp_path))
        address = f"{origin.replace('https', 'wss')}/ws/{opened['table']}"
        with connect(address, ssl=trusted, origin=Origin(origin)) as line:
            line.send(json.dumps({"type": "hello", "key": opened["key"]}))
            welcome = json.loads(line.recv(PATIENCE))

    assert ready["ready"]
    assert (welcome["type"], welcome["mine"]) == ("welcome", [0, 1, 2])


def test_every_option_that_the_page_and_the_examples_use_is_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = {command.__name__ for command in PLAYING}
    known = {name: set(re.findall(r"--[\w-]+", helped(capsys, name))) for name in names}
    lines = [line for step in steps(PAGE) for line in step.text.splitlines()]
    for name in ("aevum@.service", "compose.yaml", "Containerfile"):
        text = (DEPLOY / name).read_text().replace("serve", "aevum serve")
        text = re.sub(r'[\[\]",]', " ", text).replace("aevum/bin/aevum aevum", "aevum")
        lines += re.sub(r"\n\s+--", " --", text).splitlines()
    used = 0
    for line in lines:
        found = re.search(rf"\baevum ({'|'.join(names)})\b(.*)", line)
        if found:
            options = set(re.findall(r"(?<= )--[\w-]+", found[2]))
            assert options <= known[found[1]], line
            used += len(options)

    assert used > 12


def helped(capsys: pytest.CaptureFixture[str], command: str) -> str:
    """Read what a command says of itself."""
    return aevum(capsys, command, "--help").out


def test_a_backup_is_made_and_restored_as_the_page_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (lines,) = [step.text for step in steps(PAGE) if step.text.startswith("aevum backup FILE")]
    with Served(tmp_path) as server:
        name, key = server.open(HERE, HERE, HERE)
        backup, restore = (shlex.split(line)[1:] for line in lines.splitlines())
        monkeypatch.setenv("AEVUM_DATABASE", f"sqlite:///{server.file}")
        written = aevum(capsys, *backup)
    monkeypatch.setenv("AEVUM_DATABASE", f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
    restored = aevum(capsys, *restore)

    with Served(tmp_path / "new") as server, server.guest(name, key) as guest:
        assert guest.until("welcome")["is_host"]
    assert (written.code, restored.code) == (0, 0)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "aevum@.service").read_text().replace("/opt/aevum/%i/bin/aevum", "/bin/true")
    (tmp_path / "aevum@.service").write_text(unit)

    found = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / "aevum@a.service"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (found.returncode, found.stderr) == (0, "")


def test_the_examples_speak_of_one_name_and_one_port() -> None:
    for name in ("Caddyfile", "nginx.conf", "aevum@.service"):
        text = (DEPLOY / name).read_text()
        assert NAME in text
        assert "8765" in text
