"""Pictures of every main screen in both languages, to be looked at; some of them are the README's.

    pytest tests/browser/test_pictures.py --pictures docs/pictures

makes those of the README anew; the others lie in `build/pictures`.
"""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import GREEDY, HERE, RANDOM, House
from tests.browser.positions import KEPT, both_hold_cards, cut_before, finished, turn_with_steps
from tests.browser.test_boards import stored
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor
from tests.project.tree import ROOT

FOLDER = ROOT / "build" / "pictures"
LOCALES = {"en": "en-GB", "de": "de-DE"}
FOUR_SEATS = (KEPT / "03-4-greedy.aevum").read_text()
ROUND = 5
BOTS = ("Ben", "Cleo", "Dan")
CHAIRS = ({**HERE, "name": "Ada"}, *({**GREEDY, "name": name} for name in BOTS))


@pytest.fixture
def readme(request: pytest.FixtureRequest) -> Path:
    """Where the pictures of the README go."""
    return Path(str(request.config.getoption("--pictures")))


def take(visitor: Visitor, file: Path) -> None:
    """Take a picture of what is on the screen, with nothing in motion."""
    file.parent.mkdir(parents=True, exist_ok=True)
    visitor.page.mouse.move(0, 0)
    visitor.page.screenshot(path=file, animations="disabled")


def keep(visitor: Visitor, file: Path) -> None:
    """Keep a picture of what is on the screen for the README."""
    visitor.page.mouse.move(0, 0)
    with Image.open(BytesIO(visitor.page.screenshot(animations="disabled"))) as shot:
        file.write_bytes(stored(shot.convert("RGB")))


def in_full_swing() -> str:
    """A game of four in its fifth round: Ada holds cards and chooses among places on the board."""
    return cut_before(
        Record.parse(FOUR_SEATS),
        lambda moment: (
            moment.game.view(moment.state, 0)["round"] >= ROUND
            and len(moment.hand(0)) > 2
            and len(moment.options) > 5
            and all(text.startswith("to ") for text in moment.options)
        ),
    )


@pytest.mark.parametrize("lang", LOCALES)
def test_the_start_page(come: Come, house: House, lang: str) -> None:
    visitor = come(locale=LOCALES[lang])
    for text, chairs in ((in_full_swing(), CHAIRS), (finished(), ())):
        visitor.desk.visit(house.open_record(text, *chairs).path)
    visitor.start.visit()
    expect(visitor.start.tables()).to_have_count(2)

    take(visitor, FOLDER / f"start-{lang}.png")
    visitor.start.open_rules()
    take(visitor, FOLDER / f"start-rules-{lang}.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", LOCALES)
def test_the_table(come: Come, house: House, lang: str, scheme: str) -> None:
    visitor = come(locale=LOCALES[lang], color_scheme=scheme)
    visitor.desk.visit(house.open_record(in_full_swing(), *CHAIRS).path)

    take(visitor, FOLDER / f"tempus-{lang}-{scheme}.png")


@pytest.mark.parametrize("lang", LOCALES)
def test_what_opens_beside_the_board(come: Come, house: House, lang: str) -> None:
    visitor = come(locale=LOCALES[lang])
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)

    for panel in ("rules", "text", "keys", "menu"):
        sheet = visitor.desk.open_panel(panel)
        if panel == "rules":
            expect(sheet.locator("[data-clause]").first).to_be_visible()
        take(visitor, FOLDER / f"{panel}-{lang}.png")
        visitor.desk.close_panel()
    visitor.page.locator("[data-closed]").first.focus()
    visitor.page.locator("[data-closed]").first.hover()
    expect(visitor.page.locator("[data-why]")).to_be_visible()
    visitor.page.screenshot(path=FOLDER / f"why-{lang}.png", animations="disabled")


@pytest.mark.parametrize("lang", LOCALES)
def test_the_replay_and_the_result(come: Come, house: House, lang: str) -> None:
    visitor = come(locale=LOCALES[lang])
    visitor.desk.visit(house.open_record(finished()).path)
    expect(visitor.desk.ending()).to_be_visible()
    take(visitor, FOLDER / f"result-{lang}.png")
    visitor.desk.open_replay()
    visitor.page.locator("[data-slider]").fill("300")
    visitor.desk.replay_stands_at(300)

    take(visitor, FOLDER / f"replay-{lang}.png")


@pytest.mark.parametrize("lang", LOCALES)
def test_the_hand_over_and_the_links(come: Come, house: House, lang: str) -> None:
    visitor = come(locale=LOCALES[lang])
    visitor.desk.visit(house.open_record(both_hold_cards(), HERE, HERE, RANDOM).path)
    take(visitor, FOLDER / f"hand-over-{lang}.png")
    visitor.start.visit()
    visitor.start.seat("here", "link", "bot:random")
    visitor.start.play()
    expect(visitor.page.locator("[data-link]").first).to_be_visible()

    take(visitor, FOLDER / f"links-{lang}.png")


@pytest.mark.parametrize("lang", LOCALES)
def test_the_phone(come: Come, house: House, lang: str) -> None:
    caller = come(locale=LOCALES[lang], **PHONE)
    caller.start.visit()
    take(caller, FOLDER / f"phone-start-{lang}.png")
    caller.desk.visit(house.open_record(in_full_swing(), *CHAIRS).path)
    take(caller, FOLDER / f"phone-tempus-{lang}.png")
    caller.desk.visit(house.open_record(finished()).path)
    expect(caller.desk.ending()).to_be_visible()

    take(caller, FOLDER / f"phone-result-{lang}.png")


def test_the_pictures_of_the_readme(come: Come, house: House, readme: Path) -> None:
    visitor, caller = come(), come(**PHONE)
    table = house.open_record(in_full_swing(), *CHAIRS)
    visitor.desk.visit(table.path)
    keep(visitor, readme / "browser-tempus.webp")
    visitor.start.visit()
    keep(visitor, readme / "browser-start.webp")
    visitor.desk.visit(house.open_record(finished()).path)
    visitor.desk.open_replay()
    visitor.page.locator("[data-slider]").fill("330")
    visitor.desk.replay_stands_at(330)
    keep(visitor, readme / "browser-replay.webp")

    caller.desk.visit(table.path)
    keep(caller, readme / "browser-phone.webp")
