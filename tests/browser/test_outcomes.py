"""What came about stays to be read: a raid that fails, an event without a choice, a lost fight."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from aevum.kernel.message import Msg, seat_name
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


class Wanted(NamedTuple):
    """A fact that is wanted, the gap that names who brings it about, and another beside it."""

    key: str
    whose: str = ""
    beside: str = ""


def moment(game: str, wanted: Wanted, *without: str) -> Moment:
    """Find, in the kept games, a chosen answer after which a fact of this kind is told."""
    for path in sorted((ROOT / "tests" / "records" / game).glob("*.aevum")):
        record = Record.read(path)
        state = record.first_state()
        for number, move in enumerate(record.moves):
            known, is_choice = len(state.journal or []), len(state.legal()) > 1
            record.repeat(state, number)
            told = [record.game.tell(state, note) for note in (state.journal or [])[known:]]
            if is_choice and fits(wanted, told, move.seat) and not {*without} & keys(told):
                before = record.upto(number).format()
                return Moment(before, record.seats, move.seat, move.text)
    raise AssertionError(f"no kept game of {game} tells {wanted.key}")


def keys(told: list[Msg]) -> set[str]:
    """List what kinds of facts are told."""
    return {msg.key for msg in told}


def fits(wanted: Wanted, told: list[Msg], seat: int) -> bool:
    """Say whether what is wanted is among what an answer of a seat brought about."""
    own = [msg for msg in told if not wanted.whose or msg.args.get(wanted.whose) == seat_name(seat)]
    return wanted.key in keys(own) and (not wanted.beside or wanted.beside in keys(told))


RAID, EVENT = Wanted("note-attack-failed"), Wanted("note-event-revealed")
ATTACK_LOST = Wanted("note-fight-lost", "seat", "note-card-shown")
DEFENCE_LOST = Wanted("note-fight-won", "other", "note-card-played")


@pytest.mark.parametrize(
    ("game", "wanted", "told"),
    [
        ("through_the_ages", RAID, "hat Stärke"),
        ("through_the_ages", EVENT, "deckt auf:"),
        ("tempus", ATTACK_LOST, "Spieler {n} verliert"),
        ("tempus", DEFENCE_LOST, "Spieler {n} verliert"),
    ],
)
def test_an_outcome_stays_until_it_is_put_away_and_can_be_shown_again(
    come: Come, house: House, game: str, wanted: Wanted, told: str
) -> None:
    found = moment(game, wanted)
    chairs = [HERE if seat == found.seat else RANDOM for seat in range(found.seats)]
    visitor = come(locale="de-DE")
    visitor.desk.visit(house.open_record(found.record, *chairs).path)
    visitor.desk.choose(found.answer)
    panel = visitor.page.locator("[data-outcome]")
    again = visitor.page.locator("[data-again]")

    expect(panel).to_contain_text(told.format(n=found.seat + 1))
    expect(panel.locator("[data-outcome-card]").first).to_be_visible()
    visitor.desk.open_panel("rules")
    visitor.desk.close_panel()
    expect(panel).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    again.click()

    expect(panel).to_contain_text(told.format(n=found.seat + 1))


SCIENCE = Wanted("note-science-scored", "seat", "note-event-revealed")
WAR = Wanted("note-lost-points", "seat", "note-war-resolved")


@pytest.mark.parametrize(
    ("wanted", "opening", "told"),
    [
        (SCIENCE, "deckt auf:", "Spieler {n} bekommt einen Wissenschaftspunkt."),
        (WAR, "gewinnt gegen", r"Spieler {n} verliert (\d+) Kulturpunkte\..*bekommt \1 Kultur"),
    ],
    ids=["event", "war"],
)
def test_an_outcome_says_what_each_seat_gained_and_lost(
    come: Come, house: House, wanted: Wanted, opening: str, told: str
) -> None:
    found = moment("through_the_ages", wanted)
    chairs = [HERE if seat == found.seat else RANDOM for seat in range(found.seats)]
    visitor = come(locale="de-DE")
    visitor.desk.visit(house.open_record(found.record, *chairs).path)
    visitor.desk.choose(found.answer)

    panel = visitor.page.locator("[data-outcome]")
    while opening not in panel.locator("h2").inner_text():
        panel.locator("[data-outcome-forward]").click()

    expect(panel).to_contain_text(re.compile(told.format(n=found.seat + 1), re.DOTALL))


def test_the_own_production_is_told_until_the_next_click(come: Come, house: House) -> None:
    found = moment("through_the_ages", Wanted("note-stored"), "note-corruption", "note-hunger")
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
    found = moment("tempus", Wanted("note-fight-lost"))
    chairs = [HERE if seat == found.seat else RANDOM for seat in range(found.seats)]
    visitor = come(locale="de-DE")
    visitor.desk.visit(house.open_record(found.record, *chairs).path)
    visitor.desk.choose(found.answer)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-outcome]")).to_have_count(0)

    visitor.page.locator("[data-log] button", has_text="kämpft mit").last.click()

    expect(visitor.page.locator("[data-outcome]")).to_contain_text("verliert")
    visitor.page.locator("[data-slider]").fill("1")
    visitor.desk.replay_stands_at(1)
    expect(visitor.page.locator("[data-outcome]")).to_have_count(0)
