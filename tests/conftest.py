"""What all tests share."""

import pytest

import aevum
from aevum.games import is_finished


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test depend on the language of the system."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "C.UTF-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip an unfinished game in compiled mode: it is not compiled, and cannot join what is."""
    skip = pytest.mark.skip(reason="an unfinished game runs interpreted only")
    for item in items:
        if aevum.IS_COMPILED and not is_finished(item.path.parent.name):
            item.add_marker(skip)
