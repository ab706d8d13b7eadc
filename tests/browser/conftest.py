"""A browser, a server for all tests of a process, and people who come to it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

import dev
from tests.browser.guard import Guard
from tests.browser.house import PATIENCE, House
from tests.browser.visitor import Visitor

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
)
DESKTOP: Final = {"width": 1366, "height": 768}

Come = Callable[..., Visitor]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever runs the tests ask for pictures."""
    parser.addoption(
        "--pictures",
        default="",
        help="take pictures; those of the README and of the boards go to this folder",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Take pictures only for who wants to look at them."""
    is_wanted = bool(config.getoption("--pictures", default=""))
    return None if is_wanted or collection_path.name != "test_pictures.py" else True


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser of the system."""
    wish = os.environ.get("AEVUM_BROWSER", "")
    found = next(filter(None, map(shutil.which, (wish, *dev.BROWSERS))), None)
    if found is None:
        lacking = "these tests need Chromium; AEVUM_BROWSER may say where it is"
        pytest.fail(lacking) if os.environ.get("CI") else pytest.skip(lacking)
    return {**browser_type_launch_args, "executable_path": found, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve tables for all tests of this process."""
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Serve tables for one test, which may kill the server."""
    found = House(tmp_path)
    found.start()
    yield found
    found.close()


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Let somebody come with a browser of their own; when they leave, nothing went wrong."""
    guards: list[Guard] = []

    def arrive(house: House | None = None, **wishes: Any) -> Visitor:
        at = house or request.getfixturevalue("house")
        usual = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(base_url=at.address, **{**usual, **wishes})
        context.set_default_timeout(PATIENCE * 1000)
        guards.append(Guard(context, at.address))
        return Visitor(context.new_page(), guards[-1])

    yield arrive
    for context in browser.contexts:
        context.close()
    assert [line for guard in guards for line in guard.report()] == []


@pytest.fixture
def visitor(come: Come) -> Visitor:
    """Let one person come, who reads English and wants nothing to move."""
    return come()


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """Expect nothing sooner than a busy machine can bring it about."""
    expect.set_options(timeout=PATIENCE * 1000)
