"""Whole games by clicks, from the first question to the result, and a second game after it."""

import pytest
from playwright.sync_api import Locator, expect

from aevum.record import Record
from tests.browser.house import HERE, RANDOM, House, Message
from tests.browser.player import play_to_the_end
from tests.browser.positions import finished
from tests.browser.visitor import Visitor

SHORT: Message = {"game_length": "short"}
ONE_EPOCH: Message = {"epochs": 1}
GAMES = [
    ("through_the_ages", 3, {}),
    ("hyperborea", 2, SHORT),
    ("inner_sea", 4, ONE_EPOCH),
]
"""Titles at different numbers of seats, as short as their rules allow; Tempus has its own test,
and a game of two of the Inner Sea is played by keys (test_keyboard_game.py)."""


@pytest.mark.parametrize(
    ("game", "seats", "options"), GAMES, ids=[f"{game}-{seats}" for game, seats, _ in GAMES]
)
def test_a_game_is_played_to_its_end_by_clicks(
    visitor: Visitor, house: House, game: str, seats: int, options: Message
) -> None:
    bots = [RANDOM] * (seats - 1)
    visitor.desk.visit(house.open(HERE, *bots, game=game, options=options, seed=seats).path)
    visitor.desk.wait_for_question()

    ways = play_to_the_end(visitor.desk, seats)

    assert ways["place"] > 0
    check_result(visitor, game, seats)


def test_a_game_of_tempus_begins_on_the_start_page_and_leads_to_a_second_one(
    visitor: Visitor,
) -> None:
    visitor.start.visit()
    visitor.start.seat("here", "bot:random", "bot:random", "bot:random")
    visitor.start.play()
    visitor.desk.wait_for_question()

    ways = play_to_the_end(visitor.desk, 4)

    assert ways["place"] > 0
    check_result(visitor, "tempus", 4)
    check_rematch(visitor)


def check_result(visitor: Visitor, game: str, seats: int) -> None:
    """See that the result is shown, with the scores that the rules give this game."""
    expect(visitor.desk.ending()).to_be_visible()
    record = Record.parse(visitor.desk.export())
    state = record.replay(verify=True)
    assert (record.game.name, record.seats, state.is_over) == (game, seats, True)
    assert shown_scores(visitor) == sorted(record.game.scores(state), reverse=True)
    expect(visitor.desk.ending().get_by_role("img")).to_be_visible()
    expect(visitor.desk.ending().locator("polyline.line")).to_have_count(seats)


def shown_scores(visitor: Visitor) -> list[int]:
    """Read the totals, and check that the categories, if there are any, add up to them."""
    ending = visitor.desk.ending()
    parts = [numbers(row) for row in ending.locator(".scroll > table tbody tr").all()]
    totals = numbers(ending.locator("tfoot tr"))
    assert not parts or [sum(column) for column in zip(*parts, strict=True)] == totals
    return totals


def numbers(row: Locator) -> list[int]:
    """Read a row of numbers."""
    texts = row.locator("td").all_inner_texts()
    return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]


def check_rematch(visitor: Visitor) -> None:
    """Play once more with the same chairs at a table of its own."""
    before = visitor.desk.table

    visitor.page.locator("[data-rematch]").click()

    visitor.page.wait_for_url(lambda url: before not in url)
    expect(visitor.desk.ending()).to_have_count(0)
    visitor.desk.wait_for_question()
    assert not visitor.desk.is_over
    expect(visitor.page.locator("[data-player]")).to_have_count(4)


def test_the_result_can_be_put_aside_and_shown_again(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_once(finished()).path)
    expect(visitor.desk.ending()).to_be_visible()

    visitor.desk.ending().get_by_role("button", name="Close").click()
    expect(visitor.desk.ending()).to_have_count(0)
    visitor.page.locator("[data-result]").click()

    expect(visitor.desk.ending()).to_be_visible()
