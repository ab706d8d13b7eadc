"""The messages are defined once: what the client is made from is what the server says."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from msgspec.json import encode

from aevum.server.schema import document
from tests.project.tree import ROOT

CLIENT = ROOT / "client"
NODE = shutil.which("node")
GENERATOR = CLIENT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def test_the_description_of_the_messages_in_the_client_is_not_stale() -> None:
    kept = json.loads((CLIENT / "protocol.json").read_text())

    assert kept == json.loads(encode(document())), (
        "run: python -m aevum.server.schema > client/protocol.json, then npm run protocol in client"
    )


@pytest.mark.skipif(not NODE or not GENERATOR.is_file(), reason="the client is not installed")
def test_the_types_of_the_client_are_not_stale(tmp_path: Path) -> None:
    script = json.loads((CLIENT / "package.json").read_text())["scripts"]["protocol"]
    _, source, _, target, *options = script.split()
    command = [str(NODE), str(GENERATOR), source, "--output", str(tmp_path / "protocol.ts")]

    subprocess.run([*command, *options], cwd=CLIENT, check=True, capture_output=True)

    assert (tmp_path / "protocol.ts").read_text() == (CLIENT / target).read_text()


def test_every_message_says_what_it_is() -> None:
    schemas = document()["components"]["schemas"]

    assert all("description" in schema for name, schema in schemas.items() if "anyOf" not in schema)
    for union in ("Request", "News"):
        assert len(schemas[union]["anyOf"]) == len(schemas[union]["discriminator"]["mapping"])
