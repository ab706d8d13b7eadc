"""The lock files: every package by its hash, from wherever the reader's own index is."""

import re
from pathlib import Path

import pytest

from tests.project.tree import ROOT

RUN = ROOT / "requirements.lock"
TEST = ROOT / "requirements-test.lock"
NODE = ROOT / "requirements-node.lock"
INSTALLER = ROOT / "requirements-installer.lock"
PACKAGE = re.compile(r"[a-z0-9-]+(\[[a-z]+\])?==[\w.]+( ; [^/]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")

SITE = ROOT / "requirements-site.lock"
LOCKS = [RUN, TEST, NODE, INSTALLER, SITE]

each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)


def packages(lock: Path) -> set[str]:
    """Read which packages a lock names, each with its version."""
    lines = lock.read_text().splitlines()
    return {line.split(" ")[0] for line in lines if not line.startswith(" ")}


@each_lock
def test_a_lock_names_no_address(lock: Path) -> None:
    assert not re.search(r"https?://|file:|git\+", lock.read_text())


@each_lock
def test_each_line_of_a_lock_is_a_package_or_its_hash(lock: Path) -> None:
    lines = lock.read_text().splitlines()

    strange = [line for line in lines if not PACKAGE.fullmatch(line) and not HASH.fullmatch(line)]

    assert strange == []


def test_what_runs_is_tested_in_the_same_version() -> None:
    assert packages(RUN) - packages(TEST) == set()
    assert packages(INSTALLER) - packages(TEST) == set()
    assert packages(SITE) - packages(RUN) == set()
