"""The rules beside the board and on a page of their own."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.visitor import Visitor


def test_the_rules_lie_open_beside_the_board(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open(HERE, RANDOM, RANDOM).path)

    sheet = visitor.desk.open_panel("rules")

    expect(sheet.locator("details.short")).to_have_attribute("open", "")
    assert sheet.locator("[data-clause]").count() > 50
    visitor.desk.close_panel()
    assert visitor.desk.options()


def test_a_search_leaves_only_the_clauses_in_which_every_word_stands(visitor: Visitor) -> None:
    visitor.page.goto("/rules/tempus")
    clauses = visitor.page.locator("[data-clause]")
    expect(clauses.first).to_be_visible()
    all_of_them = clauses.count()

    visitor.page.get_by_role("searchbox").fill("city mountain")

    expect(clauses.first).to_be_visible()
    found = clauses.all_inner_texts()
    assert 0 < len(found) < all_of_them
    assert all("city" in text.lower() and "mountain" in text.lower() for text in found)


def test_a_search_finds_a_clause_by_its_number(visitor: Visitor) -> None:
    visitor.page.goto("/rules/tempus")

    visitor.page.get_by_role("searchbox").fill("R6.1")

    expect(visitor.page.locator("[data-clause='R6.1']")).to_be_visible()


def test_a_search_for_what_stands_nowhere_says_so(visitor: Visitor) -> None:
    visitor.page.goto("/rules/tempus")

    visitor.page.get_by_role("searchbox").fill("spaceship")

    expect(visitor.page.get_by_text("Nothing found.")).to_be_visible()


def test_an_address_leads_to_a_clause(visitor: Visitor) -> None:
    visitor.page.goto("/rules/tempus#R6.3")

    expect(visitor.page.locator("[data-clause='R6.3']")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["tempus", "through_the_ages"])
def test_both_languages_have_the_same_clauses(come: Come, game: str) -> None:
    numbers = []
    for locale in ("en-GB", "de-DE"):
        visitor = come(locale=locale)
        visitor.page.goto(f"/rules/{game}")
        clauses = visitor.page.locator("[data-clause]")
        expect(clauses.first).to_be_visible()
        numbers.append(clauses.evaluate_all("all => all.map((one) => one.dataset.clause)"))

    assert numbers[0] == numbers[1]
    assert len(numbers[0]) > 50


def test_what_is_reconstructed_is_marked(visitor: Visitor) -> None:
    visitor.page.goto("/rules/tempus")

    expect(visitor.page.locator("[data-clause] .mark").first).to_have_text("reconstructed")
