"""What came about stays to be read: a raid that fails, an event without a choice, a lost fight."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.project.tree import ROOT


class Moment(NamedTuple):
    """A kept game up to an answer that brings something about at once, and who gives it."""

    record: str
    seats: int
    seat: int
    answer: str


def moment(game: str, key: str, *without: str) -> Moment:
    """Find, in the kept games, a chosen answer after which a fact of this kind is told."""
    for path in sorted((ROOT / "tests" / "records" / game).glob("*.aevum")):
        record = Record.read(path)
        state = record.first_state()
        for number, move in enumerate(record.moves):
            known, is_choice = len(state.journal or []), len(state.legal()) > 1
            record.repeat(state, number)
            told = [record.game.tell(state, note).key for note in (state.journal or [])[known:]]
            if is_choice and key in told and not {*without} & {*told}:
                before = record.upto(number).format()
                return Moment(before, record.seats, move.seat, move.text)
    raise AssertionError(f"no kept game of {game} tells {key}")


@pytest.mark.parametrize(
    ("game", "key", "told"),
    [
        ("through_the_ages", "note-attack-failed", "hat Stärke"),
        ("through_the_ages", "note-event-revealed", "deckt auf:"),
        ("tempus", "note-fight-lost", "verliert"),
    ],
)
def test_an_outcome_stays_until_it_is_put_away_and_can_be_shown_again(
    come: Come, house: House, game: str, key: str, told: str
) -> None:
    found = moment(game, key)
    chairs = [HERE if seat == found.seat else RANDOM for seat in range(found.seats)]
    visitor = come(locale="de-DE")
    visitor.desk.visit(house.open_record(found.record, *chairs).path)
    visitor.desk.choose(found.answer)
    panel = visitor.page.locator("[data-outcome]")
    again = visitor.page.locator("[data-again]")

    while told not in panel.inner_text():
        panel.locator("[data-outcome-back]").click()
    if game == "through_the_ages":  # in Tempus the fight that is found may show none
        expect(panel.locator("[data-outcome-card]").first).to_be_visible()
    visitor.desk.open_panel("rules")
    visitor.desk.close_panel()
    expect(panel).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    again.click()

    expect(panel).to_be_visible()


def test_the_own_production_is_told_until_the_next_click(come: Come, house: House) -> None:
    found = moment("through_the_ages", "note-stored", "note-corruption", "note-hunger")
    chairs = [HERE if seat == found.seat else RANDOM for seat in range(found.seats)]
    visitor = come(locale="de-DE")
    visitor.desk.visit(house.open_record(found.record, *chairs).path)

    visitor.desk.choose(found.answer)

    panel, own = visitor.page.locator("[data-outcome]"), f"Spieler {found.seat + 1} bekommt"
    while own not in panel.inner_text():
        panel.locator("[data-outcome-back]").click()
    visitor.page.locator("[data-board]").click(position={"x": 2, "y": 2})
    expect(panel.filter(has_text=own)).to_have_count(0)


def test_a_line_of_the_log_shows_its_outcome_again(come: Come, house: House) -> None:
    found = moment("tempus", "note-fight-lost")
    chairs = [HERE if seat == found.seat else RANDOM for seat in range(found.seats)]
    visitor = come(locale="de-DE")
    visitor.desk.visit(house.open_record(found.record, *chairs).path)
    visitor.desk.choose(found.answer)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-outcome]")).to_have_count(0)

    visitor.page.locator("[data-log] button", has_text="kämpft mit").last.click()

    expect(visitor.page.locator("[data-outcome]")).to_contain_text("verliert")
