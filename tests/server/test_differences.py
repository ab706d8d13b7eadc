"""What a browser is told to differ, laid on what it has, is the whole position.

The law: for every game, every seat and who watches, whatever lies between two messages.
"""

import asyncio
import random

import pytest
from msgspec.json import decode, encode

import aevum
from aevum.kernel.game import SPECTATOR
from aevum.server import positions
from aevum.server.messages.requests import Again, Sit
from aevum.server.table import Table
from aevum.server.terms import terms_of
from tests.server.kit import HERE, Message, Served, lone_visitor, play_on, table, whole

GAMES = aevum.game_names()
WALKS = [
    (name, seats)
    for name in GAMES
    for seats in sorted({max(2, aevum.game(name).min_seats), aevum.game(name).max_seats})
]
LOOKS = 24 if aevum.IS_COMPILED else 12
"""So often it is compared in the course of a game."""

STRIDE = 40
"""So many decisions are made at times between two looks."""


class Browser:
    """What a browser knows that hears one visitor's messages and nothing else."""

    def __init__(self, found: Table, seat: int) -> None:
        self.visitor = lone_visitor(found)
        self.visitor.has_entered = True
        self.visitor.mine = list(range(found.state.seats))
        self.visitor.told_terms = terms_of(found)
        self.visitor.sit(seat)
        self.now: Message = {}
        self.log: list[Message] = []
        self.kinds: list[str] = []

    def hear(self) -> None:
        """Take in what there is to tell; whose key it is is not asked here."""
        self.visitor.told_terms = terms_of(self.visitor.room.table)
        for news in self.visitor.changes():
            told = decode(encode(news))
            if told["type"] not in ("now", "changed"):
                continue
            self.kinds.append(told["type"])
            self.now = whole(told, self.now)
            self.log = self.log[: self.now["log_from"]] + self.now["log"]
            for other in self.now["reread"]:
                self.log[other["number"]] = other["entry"]

    def check(self, found: Table) -> None:
        """Compare what is known here with what there is to know."""
        seat = self.visitor.seat
        said = {"log_from": 0, "reread": [], "log": []}
        shown = decode(encode(positions.now(found, seat)))
        assert self.now | said == shown, found.state.explain()
        assert encode(self.now["position"]["view"]) != b"{}"
        assert self.log == decode(encode(positions.log_of(found, seat)))


@pytest.mark.costly
@pytest.mark.parametrize(("game", "seats"), WALKS)
def test_differences_laid_on_one_another_are_the_whole_position(game: str, seats: int) -> None:
    found, chance = table(game, seats, seed=seats), random.Random(seats)
    browsers = [Browser(found, seat) for seat in range(SPECTATOR, seats)]

    for _ in range(LOOKS):
        for browser in browsers:
            if chance.random() < 0.8:
                browser.hear()
                browser.check(found)
        play_on(found, chance, chance.choice((1, 1, 2, STRIDE)))
    play_on(found, chance)
    for browser in browsers:
        browser.hear()
        browser.check(found)

    assert all(browser.kinds[0] == "now" for browser in browsers)
    assert all(set(browser.kinds[1:]) == {"changed"} for browser in browsers)


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_whoever_takes_another_seat_is_told_what_differs_from_there(game: str) -> None:
    found, chance = table(game, seed=5), random.Random(5)
    browser = Browser(found, SPECTATOR)

    for _ in range(LOOKS):
        asyncio.run(browser.visitor.ask(Sit(chance.randrange(SPECTATOR, 3))))
        browser.hear()
        browser.check(found)
        play_on(found, chance, 5)

    assert browser.kinds.count("now") == 1


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_again_gets_the_whole_with_all_of_the_log(game: str) -> None:
    found = table(game, seed=6)
    play_on(found, random.Random(6), 40)
    browser = Browser(found, 0)
    browser.hear()
    browser.now, browser.log = {}, []

    asyncio.run(browser.visitor.ask(Again()))
    browser.hear()

    assert browser.kinds == ["now", "now"]
    browser.check(found)


def test_a_line_that_is_opened_anew_begins_with_the_whole(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name, key) as guest:
        guest.sit(guest.until("now")["position"]["asked"])
        assert guest.play()["type"] == "done"
    with served.guest(name, key) as guest:
        guest.until("now")
        first = [text for text in guest.texts if '"type":"now"' in text or '"changed"' in text]

        assert '"type":"now"' in first[0]
        assert guest.now["log_from"] == 0
