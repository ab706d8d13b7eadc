"""A player corrects the tables of Tempus: the corrected numbers are drawn, told and played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from aevum.games.tempus.rows import CARD_TABLE, DATA
from tests.browser.conftest import Come
from tests.browser.house import HERE, QUICK, RANDOM, House
from tests.browser.visitor import Visitor
from tests.tempus.test_tables import corrected


def only_weapons(folder: Path) -> None:
    """Leave no card but Weapons, each of which counts three."""
    table = (DATA / "cards.csv").read_text("utf-8")
    for row in CARD_TABLE.rows:
        cells = ",".join(row.text(column) for column in ("type", "terrain", "count", "amount"))
        kind, terrain, count, amount = cells.split(",")
        new = (count, "3") if kind == "weapons" else ("0", amount)
        table = table.replace(f"\n{cells},", f"\n{kind},{terrain},{','.join(new)},")
    (folder / "tempus" / "cards.csv").write_text(table, "utf-8")


@pytest.fixture(scope="module")
def corrected_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve tables with corrected numbers."""
    home = tmp_path_factory.mktemp("corrected")
    tables = corrected(home, "eras", ("start,3,1,1,1,2,no,1,5", "start,4,1,1,1,3,no,2,6"))
    only_weapons(tables)
    found = House(home, tables)
    found.start()
    yield found
    found.close()


@pytest.fixture
def owner(corrected_house: House, come: Come) -> Visitor:
    """Let the owner of the corrected tables sit down."""
    visitor = come(corrected_house)
    visitor.desk.visit(corrected_house.open(HERE, RANDOM, RANDOM, options=QUICK).path)
    visitor.desk.wait_for_question()
    return visitor


def test_corrected_numbers_of_an_era_are_drawn_told_and_paid(owner: Visitor) -> None:
    mine = owner.page.locator("[data-mine]")
    expect(mine.locator(".pip")).to_have_count(4)
    expect(mine).to_contain_text("2 / 6")
    assert [line for line in owner.desk.text_view() if "stacking limit 3; draw 2 cards" in line]

    owner.desk.choose("ideas")

    assert [card.split()[0] for card in owner.desk.hand()] == ["weapons", "weapons"]
    expect(mine.locator(".pip:not(.spent)")).to_have_count(3)


def test_a_corrected_number_stands_in_the_text_of_a_card(owner: Visitor) -> None:
    owner.desk.choose("ideas")

    owner.page.locator("[data-mine] [data-card]").first.hover()

    bubble = owner.page.locator("[data-hint-bubble]")
    expect(bubble).to_contain_text("In a fight: counts 3 for either side.")
    assert [line for line in owner.desk.text_view() if "counts 3 for either side" in line]
