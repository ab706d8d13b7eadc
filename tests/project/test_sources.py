"""What no file of the project may say."""

import re

from tests.project.tree import ROOT, written_files

REGISTRY = re.compile(r"(pypi|pythonhosted|npmjs)\.(org|com)", re.IGNORECASE)
MACHINE = re.compile(r"(?<![\w.~/-])/(work|root|home|Users|tmp/\w+)/")
"""A place on somebody's own machine; a project's own places are relative."""


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Find the lines of all files in which a pattern occurs."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in written_files()
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_registry_of_packages() -> None:
    assert lines_with(REGISTRY) == []


def test_no_file_names_a_place_on_one_machine() -> None:
    assert lines_with(MACHINE) == []
