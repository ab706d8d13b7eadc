"""What all tests share."""

import time

import pytest

BEGAN = time.monotonic()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever is in a hurry say so."""
    parser.addoption("--seconds", type=float, help="begin no further test after so many seconds")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out the tests for which there is no time."""
    seconds = item.config.getoption("--seconds")
    if seconds is not None and time.monotonic() - BEGAN > seconds:
        pytest.skip("the time is up")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test depend on the language of the system."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "C.UTF-8")
