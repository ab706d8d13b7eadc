"""The README tells the truth."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent.parent / "README.md"


def test_the_library_example_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)

    assert tried > 5
    assert failed == 0
