"""A player corrects a card of Through the Ages: its cost is drawn, told and paid as corrected."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.visitor import Visitor

GAME = "through_the_ages"
PRINTED, CORRECTED = "bronze,1,A,0,mine,,0,0,0,,,2,", "bronze,1,A,0,mine,,0,0,0,,,1,"


@pytest.fixture(scope="module")
def corrected_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve tables at which a mine of bronze costs one resource."""
    table = (files(f"aevum.games.{GAME}") / "data" / "civil_cards.csv").read_text("utf-8")
    assert PRINTED in table
    home = tmp_path_factory.mktemp("corrected")
    folder = home / "own" / GAME
    folder.mkdir(parents=True)
    (folder / "civil_cards.csv").write_text(table.replace(PRINTED, CORRECTED), "utf-8")
    found = House(home, folder.parent)
    found.start()
    yield found
    found.close()


def first_mine() -> str:
    """Play, with the printed tables, until the first seat may build a mine."""
    record = Record.begin(GAME, 2, 7)
    while record.state.asked != 0 or "build bronze" not in offered(record):
        record.play("done")
    return record.format()


def offered(record: Record) -> list[str]:
    """List the open answers."""
    return [record.game.to_text(record.state, action) for action in record.state.legal()]


@pytest.fixture
def owner(corrected_house: House, come: Come) -> Visitor:
    """Let the owner of the corrected table go on with a game from before."""
    visitor = come(corrected_house)
    visitor.desk.visit(corrected_house.open_record(first_mine(), HERE, RANDOM).path)
    visitor.desk.wait_for_question()
    return visitor


def stock(owner: Visitor) -> str:
    """Read from the text how many resources the first seat has."""
    (standing,) = [line for line in owner.desk.text_view() if line.startswith("Player 1: culture")]
    return standing.partition("resources ")[2].partition(",")[0]


def test_a_corrected_cost_is_told_and_paid_and_the_game_goes_on(owner: Visitor) -> None:
    assert stock(owner) == "2"

    owner.page.locator("[data-hint*=bronze]").first.hover()
    expect(owner.page.locator("[data-hint-bubble]")).to_contain_text("Costs: 1 ")
    owner.desk.choose("build bronze")

    assert stock(owner) == "1"


def test_a_corrected_cost_stands_on_the_card(owner: Visitor) -> None:
    owner.page.goto(f"/gallery/{GAME}")

    card = owner.page.locator("[data-gallery=card][data-name=bronze]").first

    expect(card.locator(".cost").first).to_contain_text("1")


@pytest.mark.parametrize(
    ("locale", "reason"),
    [
        ("en-GB", "The guided first game was played with other tables than are loaded here"),
        ("de-DE", "Das geführte erste Spiel wurde mit anderen Tabellen gespielt"),
    ],
)
def test_the_start_page_says_why_there_is_no_guided_game(
    corrected_house: House, come: Come, locale: str, reason: str
) -> None:
    page = come(corrected_house, locale=locale).page
    page.goto(f"/?game={GAME}")

    expect(page.locator("[data-no-lesson]")).to_contain_text(reason)
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.locator("input[name=game][value=tempus]").check()
    expect(page.locator("[data-lesson]")).to_be_visible()
