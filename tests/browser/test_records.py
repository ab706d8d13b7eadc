"""Records: out of the table as a file, into a table from a file, and tables cleared away."""

from playwright.sync_api import expect

from aevum.record import Record
from aevum.record.sitters import Sitter
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import before_drawing, finished
from tests.browser.visitor import Visitor


def test_a_record_that_was_exported_opens_in_the_replay(visitor: Visitor, house: House) -> None:
    table = house.open_record(finished())
    visitor.desk.visit(table.path)
    visitor.start.visit()
    text = visitor.start.export(table.table)
    assert text == finished()

    visitor.start.open_record("game.aevum", text)

    visitor.desk.replay_stands_at(0)
    assert visitor.desk.table != table.table
    assert visitor.desk.length() == len(Record.parse(text).moves)


def test_who_sat_where_is_seen_again_when_a_record_is_opened(visitor: Visitor) -> None:
    record = Record.parse(finished())
    record.sitters = [Sitter("greedy"), Sitter(name="Ada"), Sitter("greedy", "Hal")]
    visitor.start.visit()

    visitor.start.open_record("game.aevum", record.format())

    visitor.desk.replay_stands_at(0)
    players = visitor.page.locator("[data-player]")
    expect(players.nth(1)).to_contain_text("Ada")
    expect(players.nth(2)).to_contain_text("Hal")


def test_a_record_of_an_open_game_can_be_played_on(visitor: Visitor) -> None:
    visitor.start.visit()

    visitor.start.open_record("open.aevum", before_drawing())
    visitor.page.locator("[data-to-now]").click()
    visitor.desk.sit()
    visitor.desk.choose("ideas")

    assert visitor.desk.at > len(Record.parse(before_drawing()).moves)


def test_what_is_no_record_is_refused_in_a_sentence(visitor: Visitor) -> None:
    visitor.guard.allow("status of 400", because="a letter is no record")
    visitor.start.visit()

    visitor.start.open_record("letter.txt", "Dear table,\n")

    expect(visitor.page.locator("main > [role=alert]")).to_contain_text(
        "This is no record of a game."
    )
    expect(visitor.start.tables()).to_have_count(0)


def test_the_replay_is_one_click_from_the_start_page(visitor: Visitor, house: House) -> None:
    table = house.open_record(finished())
    visitor.desk.visit(table.path)
    visitor.start.visit()

    visitor.start.table(table.table).locator("[data-replay]").click()

    visitor.desk.replay_stands_at(0)


def test_deleting_asks_first(visitor: Visitor, house: House) -> None:
    table = house.open(HERE, RANDOM, RANDOM)
    visitor.desk.visit(table.path)
    visitor.start.visit()
    visitor.start.table(table.table).get_by_role("button", name="Delete").click()

    visitor.start.table(table.table).get_by_role("button", name="Cancel").click()

    expect(visitor.start.table(table.table)).to_be_visible()
    visitor.start.delete(table.table)
    expect(visitor.start.tables()).to_have_count(0)


def test_who_only_watched_forgets_a_table_and_deletes_nothing(come: Come, house: House) -> None:
    table = house.open(HERE, RANDOM, RANDOM)
    watcher = come()
    watcher.desk.visit(f"/table/{table.table}")
    watcher.start.visit()

    watcher.start.delete(table.table)

    expect(watcher.start.tables()).to_have_count(0)
    host = come()
    host.desk.visit(table.path)
    assert host.desk.seat == 0
