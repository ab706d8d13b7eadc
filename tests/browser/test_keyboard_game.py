"""A whole game of the Inner Sea without a mouse, from the start page to the result."""

import random
from collections import Counter

from tests.browser.test_whole_game import check_result
from tests.browser.typist import Typist
from tests.browser.visitor import Visitor


def test_a_game_of_the_inner_sea_is_played_to_its_end_by_keys(visitor: Visitor) -> None:
    chance = random.Random(5)
    typist = Typist(visitor)
    visitor.start.visit()
    open_short_game(typist)
    visitor.desk.wait_for_question()
    ways: Counter[str] = Counter()

    while not visitor.desk.is_over:
        ways[typist.answer(visitor.desk.any_answer(chance))] += 1

    assert ways.keys() == {"place", "card", "button"}
    check_result(visitor, "inner_sea", 2)


def open_short_game(typist: Typist) -> None:
    """Wish for a game of one epoch, the same one every time, against a bot that plays at random."""
    typist.turn_to("name", "game")
    typist.set_to("inner_sea")
    typist.turn_to("seats", "2")
    typist.press("Enter")
    typist.turn_to("chair", "1")
    typist.set_to("bot:random")
    typist.turn_to("tag", "SUMMARY")
    typist.press("Enter")
    typist.visitor.page.locator("[data-rule='epochs']").wait_for()
    typist.turn_to("rule", "epochs")
    typist.set_to("1")
    typist.turn_to("inputmode", "numeric")
    typist.visitor.page.keyboard.type("5")
    typist.turn_to("play", "")
    typist.press("Enter")
