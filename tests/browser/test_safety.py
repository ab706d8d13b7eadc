"""What no page may do: fail, run what is inline, or fetch from elsewhere; the guard sees it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.visitor import Visitor

INLINE = """
() => {
  const script = document.createElement("script");
  script.textContent = "window.wasRun = true";
  document.head.append(script);
  return window.wasRun === true;
}
"""
ELSEWHERE = "() => fetch('http://elsewhere.invalid/').then(() => true, () => false)"


FAULTS = {
    "an error nobody catches": "() => void setTimeout(() => { throw new Error('planted') })",
    "a promise nobody keeps": "() => void Promise.reject(new Error('planted'))",
    "a complaint in the console": "() => console.error('planted')",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_no_test_passes_in_which_a_page_fails(come: Come, fault: str) -> None:
    visitor = come()
    visitor.start.visit()

    with visitor.page.expect_event("console" if "console" in fault else "pageerror"):
        visitor.page.evaluate(FAULTS[fault])

    assert [line for line in visitor.guard.report() if "planted" in line]
    visitor.guard.allow("planted", because="this test brings it about")
    assert visitor.guard.report() == []


def test_an_inline_script_does_not_run(come: Come) -> None:
    visitor = come()
    visitor.guard.allow("script-src", because="a script is planted")
    visitor.start.visit()

    was_run = visitor.page.evaluate(INLINE)

    assert not was_run
    assert any("script-src" in line for line in visitor.guard.complaints)


def test_nothing_is_fetched_from_elsewhere(come: Come) -> None:
    visitor = come()
    visitor.guard.allow("elsewhere.invalid", because="somebody asks elsewhere")
    visitor.guard.allow("connect-src", because="the page may not")
    visitor.start.visit()

    was_fetched = visitor.page.evaluate(ELSEWHERE)

    assert not was_fetched
    assert any("elsewhere.invalid" in line for line in visitor.guard.complaints)


def test_the_key_of_a_table_is_never_sent_in_an_address(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.start.visit()
    visitor.start.seat("here", "bot:random", "bot:random")
    visitor.start.play()
    visitor.desk.wait_for_question()

    kept = visitor.page.evaluate("() => JSON.parse(localStorage.getItem('aevum.tables'))")

    assert kept[0]["key"]
    assert not any(kept[0]["key"] in url for url in asked)
    assert visitor.page.context.cookies() == []
    expect(visitor.page.locator("html")).not_to_contain_text(kept[0]["key"])
