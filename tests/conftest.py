"""What all tests share."""

import sys
import time
from contextlib import redirect_stderr
from importlib import import_module

import hypothesis
import pytest

# An example may take as long as it takes: the machine may be busy with something else.
hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


def pytest_configure() -> None:
    """Let OpenSpiel's log hold no stream of the tests: it closes its own when logs are set up."""
    with redirect_stderr(sys.__stderr__):
        import_module("absl.logging")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever is in a hurry say so."""
    parser.addoption("--until", type=float, help="begin no test after this time, in Unix seconds")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out the tests for which there is no time."""
    until = item.config.getoption("--until")
    if until is not None and time.time() > until:
        pytest.skip("the time is up")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Take it for good that a change calls for costly tests only, which have to wait."""
    is_quick = session.config.getoption("--until") is not None
    if is_quick and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test depend on the language of the system."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "C.UTF-8")
