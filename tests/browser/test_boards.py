"""Every board, early, in the middle and late, in both languages, on each kind of screen.

    pytest tests/browser/test_boards.py --pictures docs/pictures

takes a picture of each; without the option nothing but the look is checked.
"""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.moments import KEPT, MOMENTS, chairs, position
from tests.browser.test_looks import FITS
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

SCREENS = {"1366x768": (1366, 768), "1920x1080": (1920, 1080)}
LANGUAGES = ("en", "de")
LARGEST = 150_000
"""No picture has more bytes; the finest quality that fits is chosen."""
QUALITIES = (80, 65, 50, 40, 30, 22, 16)

CUT_OFF = """
() => {
  const cut = [];
  for (const one of document.querySelectorAll(".desk *")) {
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!says || one.closest(".hidden, svg") || !one.checkVisibility()) continue;
    const { overflow, webkitLineClamp } = getComputedStyle(one);
    const isLarger =
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    const isShort = overflow !== "hidden" || one.clientWidth < 2 || webkitLineClamp !== "none";
    if (isLarger && !isShort) cut.push(one.textContent.trim());
  }
  return cut;
}
"""
"""The words that their box cuts off; a long rule may end in dots, the bubble tells all of it."""

TORN = """
(page) => {
  const torn = [];
  const letter = document.createRange();
  const top = (node, at) => {
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return letter.getBoundingClientRect().top;
  };
  const texts = document.createTreeWalker(document.querySelector(page), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: around, data } = node;
    letter.selectNodeContents(node);
    if (letter.getClientRects().length < 2) continue;
    if (!around.checkVisibility() || around.closest(".hidden")) continue;
    for (const { 0: part, index } of data.matchAll(/\\p{L}{3,}/gu)) {
      const isParted = Math.abs(top(node, index + 1) - top(node, index + part.length - 1)) > 3;
      if (isParted) torn.push(data.trim());
    }
  }
  return torn;
}
"""
"""The words that are broken where no hyphen may stand."""


class Album:
    """Where pictures go; nowhere if nobody wants them."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder) / "boards" if folder else None

    def take(self, visitor: Visitor, name: str) -> None:
        """Take a picture of what is on the screen, with nothing in motion or in focus."""
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        visitor.page.mouse.move(0, 0)
        visitor.page.evaluate("document.activeElement?.blur()")
        with Image.open(BytesIO(visitor.page.screenshot(animations="disabled"))) as shot:
            (self.folder / f"{name}.webp").write_bytes(stored(shot.convert("RGB")))


def stored(picture: Image.Image) -> bytes:
    """Store a picture as finely as it may be."""
    for quality in QUALITIES:
        stream = BytesIO()
        picture.save(stream, "WEBP", method=6, quality=quality, use_sharp_yuv=True)
        if stream.tell() < LARGEST:
            return stream.getvalue()
    raise AssertionError("there is too much in this picture")


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    """Take pictures, if somebody wants them."""
    return Album(str(request.config.getoption("--pictures", default="")))


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", KEPT)
def test_a_board_on_a_desktop(
    visitor: Visitor, house: House, album: Album, game: str, moment: str
) -> None:
    visitor.desk.visit(house.open_once(position(game, moment), *chairs(game)).path)

    for lang in LANGUAGES:
        visitor.speak(lang)
        for name, (width, height) in SCREENS.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            album.take(visitor, f"{game}-{moment}-{lang}-{name}")
            assert visitor.page.evaluate(CUT_OFF) == []
            assert visitor.page.evaluate(TORN, ".desk") == []
            assert visitor.page.evaluate(FITS)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", KEPT)
def test_a_board_on_a_phone(come: Come, house: House, album: Album, game: str, moment: str) -> None:
    caller = come(**PHONE)
    caller.desk.visit(house.open_once(position(game, moment), *chairs(game)).path)

    for lang in LANGUAGES:
        menu = caller.desk.open_panel("menu")
        menu.locator(f"[data-language={lang}]").click()
        expect(caller.page.locator("html")).to_have_attribute("lang", lang)
        caller.desk.close_panel()
        album.take(caller, f"{game}-{moment}-{lang}-390x844")
        assert caller.page.evaluate(CUT_OFF) == []
        assert caller.page.evaluate(TORN, ".desk") == []
        assert caller.sees_all_across()
