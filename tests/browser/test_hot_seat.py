"""Several people at one browser: what one holds, the other never gets to see."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.desk import positions
from tests.browser.house import HERE, RANDOM, House
from tests.browser.positions import both_hold_cards
from tests.browser.visitor import Visitor

COVERED = """
() => [...document.querySelectorAll("[data-mine] [data-card]")].every((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown?.closest("[data-hand-over]") !== null;
})
"""
"""Whether the hand-over screen lies over every card of the hand."""


def first_hand(visitor: Visitor, house: House) -> list[str]:
    """Come to a table of two people and a bot, take seat 0, and read its hand."""
    visitor.desk.visit(house.open_record(both_hold_cards(), HERE, HERE, RANDOM).path)
    visitor.desk.sit()
    return visitor.desk.hand()


def test_nobody_sees_anything_before_they_take_their_seat(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(both_hold_cards(), HERE, HERE, RANDOM).path)

    expect(visitor.page.locator("[data-hand-over='0']")).to_be_visible()

    assert visitor.desk.seat == -1
    assert visitor.desk.hand() == []
    assert all("hand" not in player for player in players_of(positions(visitor.guard.heard)))


def test_the_hand_over_covers_the_hand_of_who_has_just_played(
    visitor: Visitor, house: House
) -> None:
    first_hand(visitor, house)

    visitor.desk.draw_ideas()

    expect(visitor.page.locator("[data-hand-over='1']")).to_be_visible()
    assert visitor.page.evaluate(COVERED)
    expect(visitor.page.locator("[data-sit='1']")).to_be_focused()


def test_who_takes_over_gets_no_card_of_the_other(visitor: Visitor, house: House) -> None:
    held = first_hand(visitor, house)
    visitor.desk.draw_ideas()
    heard_before = len(visitor.guard.heard)

    visitor.desk.sit()

    own = visitor.desk.hand()
    secret = set(held) - set(own)
    seen = positions(visitor.guard.heard, after=heard_before)
    page = visitor.page.content()
    assert visitor.desk.seat == 1
    assert secret
    assert seen
    assert all(position["seat"] == 1 for position in seen)
    assert all("hand" not in player for player in players_of(seen) if player["seat"] != 1)
    heard = visitor.guard.heard[heard_before:]
    assert not any(json.dumps(card) in frame for card in secret for frame in heard)
    assert not any(f'data-card="{card}"' in page for card in secret)


def test_after_the_round_trip_everybody_has_their_own_hand_again(
    visitor: Visitor, house: House
) -> None:
    held = first_hand(visitor, house)
    visitor.desk.draw_ideas()
    visitor.desk.sit()
    while visitor.page.locator("[data-hand-over]").count() == 0:
        visitor.desk.choose(visitor.desk.options()[-1])

    visitor.desk.sit()

    assert visitor.desk.seat == 0
    assert set(held) <= set(visitor.desk.hand())


def players_of(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """List the players of every position that was seen."""
    return [player for position in seen for player in position["view"]["players"]]
