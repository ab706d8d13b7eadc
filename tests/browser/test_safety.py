"""What no page may do: run what is inline, or fetch from elsewhere; and the guard would see it."""

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


def test_an_inline_script_does_not_run(come: Come) -> None:
    visitor = come()
    visitor.guard.allow("script-src")
    visitor.start.visit()

    was_run = visitor.page.evaluate(INLINE)

    assert not was_run
    assert any("script-src" in line for line in visitor.guard.complaints)


def test_nothing_is_fetched_from_elsewhere(come: Come) -> None:
    visitor = come()
    visitor.guard.allow("elsewhere.invalid")
    visitor.guard.allow("connect-src")
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
