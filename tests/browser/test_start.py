"""The start page: how a game begins."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.visitor import Visitor


def test_a_first_game_starts_with_one_click(visitor: Visitor) -> None:
    visitor.start.visit()

    visitor.start.play()

    visitor.desk.wait_for_question()
    assert visitor.desk.seat == 0
    assert visitor.desk.options()
    assert visitor.desk.prompt()


def test_a_table_is_opened_as_it_was_wished(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.start.choose_game("tempus")
    visitor.start.seat("here", "bot:random", "bot:greedy")
    visitor.start.open_rules()
    visitor.page.locator("[data-rule=government_double]").select_option("1")
    visitor.page.get_by_label("Seed").fill("7")

    visitor.start.play()

    visitor.desk.wait_for_question()
    expect(visitor.page.locator("[data-player]")).to_have_count(3)
    visitor.desk.open_panel("menu")
    record = visitor.desk.export("[data-menu=export]")
    assert "\nseed 7\n" in record
    assert "\nseats 3\n" in record
    assert "\noption government_double=any\n" in record
    assert "\noption map=random\n" in record


def test_the_last_wish_is_remembered(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.start.seat("here", "bot:random", "bot:greedy", "bot:random", "here")
    visitor.start.play()
    visitor.desk.wait()

    visitor.start.visit()

    assert visitor.start.chairs() == ["here", "bot:random", "bot:greedy", "bot:random", "here"]


def test_bots_alone_are_watched_once_and_not_laid_for_again(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.start.seat("bot:random", "bot:random", "bot:random")
    visitor.start.play()
    visitor.desk.wait()

    visitor.start.visit()

    assert visitor.start.chairs()[0] == "here"


def test_every_rule_option_has_one_line_of_help(visitor: Visitor) -> None:
    visitor.start.visit()
    for game in visitor.start.games():
        visitor.start.choose_game(game)
        visitor.start.open_rules()

        for option in visitor.start.rule_options().all():
            name = option.get_attribute("id")
            help_line = visitor.page.locator(f"label[for='{name}']")
            expect(help_line).to_have_text(re.compile(r"\w+ \w+"))
            assert "option-" not in help_line.inner_text()


def test_an_address_names_the_game_that_is_wished_for(visitor: Visitor) -> None:
    visitor.page.goto("/?game=through_the_ages")

    visitor.start.wait()

    expect(visitor.page.locator("input[name=game]:checked")).to_have_value("through_the_ages")


def test_my_tables_tell_how_each_stands(visitor: Visitor) -> None:
    visitor.start.visit()
    expect(visitor.start.tables()).to_have_count(0)
    visitor.start.seat("here", "bot:random", "bot:random")
    visitor.start.play()
    visitor.desk.wait_for_question()
    name = visitor.desk.table

    visitor.start.visit()

    table = visitor.start.table(name)
    expect(table).to_contain_text("Tempus")
    expect(table).to_contain_text("Round 1; Player 1 is to decide.")
    expect(table.locator("time")).to_be_visible()
    table.locator("a.primary").click()
    visitor.desk.wait()
    assert visitor.desk.table == name
    assert visitor.desk.seat == 0


def test_a_seed_that_is_too_large_is_refused_in_a_sentence(come: Come) -> None:
    visitor = come()
    visitor.guard.allow("status of 400", because="the seed is too large")
    visitor.start.visit()
    visitor.start.open_rules()
    visitor.page.get_by_label("Seed").fill("99999999999")

    visitor.start.play()

    expect(visitor.page.locator("main > [role=alert]")).to_have_text(re.compile(r"\w"))
    assert visitor.page.url.endswith("/")


def test_at_an_address_without_a_page_the_way_back_is_shown(visitor: Visitor) -> None:
    visitor.page.goto("/rules/tempus")
    visitor.page.goto("/table/nosuchtable")

    visitor.page.get_by_role("link", name="To the start page").click()

    visitor.start.wait()
