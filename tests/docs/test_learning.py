"""The page of the language for learners is true, and what it shows runs."""

import doctest
import importlib.util
from types import ModuleType
from typing import Final

from tests.project.tree import ROOT

SCRIPT: Final = ROOT / "docs" / "learning.py"


def load_page() -> ModuleType:
    """Load the script that writes the page."""
    spec = importlib.util.spec_from_file_location("learning_page", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_tells_the_language_of_every_game_as_it_is() -> None:
    page = load_page()

    assert page.PAGE.read_text("utf-8") == page.page(), "run: python docs/learning.py"


def test_what_the_page_shows_runs() -> None:
    tried = doctest.testfile(str(SCRIPT.with_suffix(".md")), module_relative=False)

    assert tried.failed == 0
    assert tried.attempted > 10
