"""Messages and views are defined once: what the client is made from is what the server says."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import aevum
from aevum.server.protocol import documents, protocol, view_of, written
from tests.project.tree import ROOT

CLIENT = ROOT / "client"
NODE = shutil.which("node")
GENERATOR = CLIENT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"

STALE = "run: python -m aevum.server.schema"


@pytest.mark.parametrize("path", documents())
def test_what_the_types_of_the_client_are_made_from_is_not_stale(path: str) -> None:
    assert (CLIENT / path).read_bytes() == written(documents()[path]), STALE


@pytest.mark.skipif(not NODE or not GENERATOR.is_file(), reason="the client is not installed")
def test_the_types_of_the_client_are_not_stale(tmp_path: Path) -> None:
    script = json.loads((CLIENT / "package.json").read_text())["scripts"]["protocol"]
    node, program = script.split()

    subprocess.run([node, program, str(tmp_path)], cwd=CLIENT, check=True, capture_output=True)

    made = {path.relative_to(tmp_path): path.read_text() for path in tmp_path.rglob("*.ts")}
    assert len(made) == len(documents())
    for path, types in made.items():
        assert types == (CLIENT / "src" / path).read_text(), STALE


def test_every_message_says_what_it_is() -> None:
    schemas = protocol()["components"]["schemas"]

    assert all("description" in schema for name, schema in schemas.items() if "anyOf" not in schema)
    for union in ("Request", "News"):
        assert len(schemas[union]["anyOf"]) == len(schemas[union]["discriminator"]["mapping"])


@pytest.mark.parametrize("name", aevum.game_names())
def test_every_part_of_a_view_says_what_it_is(name: str) -> None:
    schemas = view_of(aevum.game(name))["components"]["schemas"]

    assert all("description" in schema for schema in schemas.values())
