"""The page about environments: what it shows runs."""

import doctest
from typing import Final

from tests.project.tree import ROOT

PAGE: Final = ROOT / "docs" / "environments.md"


def test_what_the_page_shows_runs() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False)

    assert tried.failed == 0
    assert tried.attempted > 20
