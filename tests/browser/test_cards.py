"""The cards of the game beside the board: counted as the person may, found, opened large."""

import pytest
from playwright.sync_api import Locator, expect

from aevum.kernel.game import SPECTATOR, Counted
from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.moments import KEPT, chairs, position
from tests.browser.test_axe import check_day_and_night
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

SHOWN = "cards => cards.map(({ dataset }) => [dataset.kind, Number(dataset.unseen)])"


def census(game: str, seat: int, at: int | None = None) -> list[Counted]:
    """Count the cards at the end of a record, or after so many of its actions."""
    record = Record.parse(position(game, "late"))
    return record.game.census(record.upto(len(record.moves) if at is None else at).replay(), seat)


def unseen(kinds: list[Counted]) -> dict[str, int]:
    """Say of each kind how many are unseen."""
    return {kind.name: kind.copies - len(kind.seen) for kind in kinds}


def cards_of(visitor: Visitor, *, by_key: bool = True) -> Locator:
    """Open the sheet by its key or its button, and wait until the cards are counted."""
    if by_key:
        visitor.page.keyboard.press("k")
    else:
        visitor.desk.open_panel("cards")
    visitor.page.locator("[data-cards][data-ready=true] details[open] [data-kind]").first.wait_for()
    return visitor.page.locator("[data-kind]")


def counts(visitor: Visitor, n: int, copies: int) -> None:
    """Wait until the sheet says that so many of so many cards are unseen."""
    expect(visitor.page.locator("[data-counts]")).to_have_text(f"{n} of {copies} unseen")


@pytest.mark.parametrize("game", KEPT)
def test_every_card_is_there_with_how_many_of_it_are_unseen(
    come: Come, house: House, game: str
) -> None:
    visitor = come()
    visitor.desk.visit(house.open_once(position(game, "late"), *chairs(game)).path)
    kinds = census(game, 0)
    left = unseen(kinds)

    cards = cards_of(visitor)
    assert dict(cards.evaluate_all(SHOWN)) == left
    counts(visitor, sum(left.values()), sum(kind.copies for kind in kinds))
    expect(visitor.page.get_by_role("searchbox")).to_be_focused()

    visitor.page.locator("[data-unseen-only]").check()
    hidden = {name: n for name, n in left.items() if n > 0}
    expect(cards).to_have_count(len(hidden))
    visitor.page.locator("[data-unseen-only]").uncheck()

    visitor.page.get_by_role("searchbox").fill("no such card at all")
    expect(cards).to_have_count(0)
    visitor.page.get_by_role("searchbox").fill("")
    unfolded = visitor.page.locator("details[open] [data-kind]")
    first = unfolded.first
    first.click()
    large = visitor.page.locator("[data-large]")
    expect(large).to_have_attribute("data-large", first.get_attribute("data-kind") or "")
    visitor.page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(first).to_be_focused()
    visitor.page.keyboard.press("ArrowRight")
    expect(unfolded.nth(1)).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog")).to_have_count(0)


def test_axe_finds_nothing_grave_in_the_sheet(come: Come, house: House) -> None:
    """What is drawn on the cards of each game it sees in the galleries."""
    visitor = come(color_scheme="light")
    visitor.desk.visit(house.open_once(position("tempus", "late"), *chairs("tempus")).path)

    cards = cards_of(visitor)
    check_day_and_night(visitor, "dialog")
    cards.first.click()
    visitor.page.locator("[data-large]").wait_for()
    check_day_and_night(visitor, "dialog")


@pytest.mark.parametrize("game", KEPT)
def test_a_card_that_becomes_seen_is_counted_anew(come: Come, house: House, game: str) -> None:
    visitor = come()
    visitor.desk.visit(house.open_once(position(game, "late"), *chairs(game)).path)
    visitor.desk.open_replay()
    visitor.page.locator("[data-slider]").fill("0")
    visitor.desk.replay_stands_at(0)
    first = census(game, 0, 0)

    cards = cards_of(visitor, by_key=False)

    counts(visitor, sum(unseen(first).values()), sum(kind.copies for kind in first))
    assert dict(cards.evaluate_all(SHOWN)) == unseen(first) != unseen(census(game, 0))


def test_a_spectator_counts_what_lies_open_to_all(come: Come, house: House) -> None:
    visitor = come()
    opened = house.open_once(position("inner_sea", "late"), *chairs("inner_sea"))
    visitor.desk.visit(f"/table/{opened.table}")
    kinds = census("inner_sea", SPECTATOR)

    cards = cards_of(visitor)

    assert dict(cards.evaluate_all(SHOWN)) == unseen(kinds) != unseen(census("inner_sea", 0))


def test_on_a_phone_the_cards_are_in_the_menu_and_fit(come: Come, house: House) -> None:
    visitor = come(locale="de-DE", **PHONE)
    opened = house.open_once(position("hyperborea", "late"), *chairs("hyperborea"))
    visitor.desk.visit(opened.path)

    visitor.desk.open_panel("menu")
    visitor.page.locator("[data-menu=cards]").tap()
    first = visitor.page.locator("details[open] [data-kind]").first
    first.wait_for()

    assert visitor.sees_all_across()
    first.tap()
    expect(visitor.page.locator("[data-large]")).to_be_in_viewport()
