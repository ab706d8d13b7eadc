"""A folder of files, a host that serves it, and people who come to it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from aevum.server import protocol
from aevum.server.site.folder import PARTS, write_site
from tests.browser.conftest import DESKTOP, browser_type_launch_args
from tests.browser.guard import Guard
from tests.browser.house import PATIENCE
from tests.site.guest import Come, Guest
from tests.site.host import Host

__all__ = ["browser_type_launch_args"]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Serve the site in a subfolder."""
    if not (PARTS / "client").is_dir():
        pytest.fail("what a site is made of has not been built; run: python3 dev.py site")
    found = Host(tmp_path_factory.mktemp("host"))
    write_site(found.site)
    with found:
        yield found


def arrive(context: BrowserContext, host: Host) -> Guest:
    """Let somebody come with a browser, watched by a guard."""
    context.set_default_timeout(PATIENCE * 1000)
    guard = Guard(context, host.address)
    return Guest(context.new_page(), guard, host.address)


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Come]:
    """Let somebody come with a browser of their own; when they leave, nothing went wrong."""
    guests: list[Guest] = []

    def enter(**wishes: Any) -> Guest:
        usual = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        guests.append(arrive(browser.new_context(**{**usual, **wishes}), host))
        return guests[-1]

    yield enter
    for context in browser.contexts:
        context.close()
    assert [line for guest in guests for line in guest.guard.report()] == []


@pytest.fixture
def guest(come: Come) -> Guest:
    """Let one person come."""
    return come()


@pytest.fixture(autouse=True)
def own_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody after a test believe the mark that a desk was told in it."""
    monkeypatch.setattr(protocol, "told", protocol.told)


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """Expect nothing sooner than a busy machine can bring it about."""
    expect.set_options(timeout=PATIENCE * 1000)
