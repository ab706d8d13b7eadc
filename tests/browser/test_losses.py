"""Before something is lost the table says what, in both languages, and asks once more."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from aevum.kernel.game import Loss
from aevum.text import Words
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.lossy import SEATS, Lossy, lossy_positions
from tests.browser.test_axe import check
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor
from tests.traps import sprung

Sit = Callable[..., Visitor]


@pytest.fixture
def sit(come: Come, house: House) -> Sit:
    """Let somebody sit down at seat 0 of a record, or of a new game of Through the Ages."""

    def arrive(record: str = "", seats: int = 2, **wishes: object) -> Visitor:
        visitor = come(**wishes)
        chairs = [HERE, *[RANDOM] * (seats - 1)]
        opened = (
            house.open_record(record, *chairs)
            if record
            else house.open(*chairs, game="through_the_ages", seed=3)
        )
        visitor.desk.visit(opened.path)
        visitor.desk.wait_for_question()
        return visitor

    return arrive


def panel(visitor: Visitor) -> Locator:
    """The panel that says what hangs on an answer."""
    return visitor.page.locator("[data-doubt]")


def told(losses: list[Loss], lang: str, game: str) -> list[str]:
    """Put what is lost into words, with the clauses."""
    words = Words(lang, game)
    return [f"{loss.clause} {words.say(loss.what)}" for loss in losses]


def sees(visitor: Visitor, lines: list[str]) -> None:
    """Wait until the panel tells this, all of it in sight."""
    expect(panel(visitor).locator("li")).to_have_text(lines, use_inner_text=True)
    for line in panel(visitor).locator("li").all():
        expect(line).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", SEATS)
def test_everything_that_would_be_lost_is_said_in_both_languages(sit: Sit, game: str) -> None:
    for record, answer, losses in lossy_positions(game):
        visitor = sit(record, SEATS[game])
        before = visitor.desk.at

        visitor.desk.click(answer)

        sees(visitor, told(losses, "en", game))
        visitor.speak("de")
        sees(visitor, told(losses, "de", game))
        visitor.page.keyboard.press("Escape")
        expect(panel(visitor)).to_have_count(0)
        assert visitor.desk.at == before
        visitor.page.context.close()


def test_the_panel_is_used_by_keys(sit: Sit) -> None:
    visitor = sit()
    page = visitor.page
    before = visitor.desk.at
    end = page.locator("[data-prompt] [data-text='done']")

    end.focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("alertdialog", name="This would be lost:")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_be_focused()
    check(visitor)
    page.keyboard.press("Escape")
    expect(end).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-think-again]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(end).to_be_focused()
    assert visitor.desk.at == before
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    visitor.desk.wait_for_question(before)
    assert visitor.desk.at > before


def test_whoever_chooses_on_beside_the_panel_does_not_mean_that_answer_any_more(sit: Sit) -> None:
    visitor = sit(sprung("tempus", "progress").record, 3)
    held = len(visitor.desk.hand())
    visitor.desk.click("done")
    expect(panel(visitor)).to_be_visible()

    visitor.page.locator("[data-mine] [data-card][data-option]").first.click()
    expect(panel(visitor)).to_have_count(0)
    visitor.desk.wait()
    visitor.desk.choose("done")

    assert len(visitor.desk.hand()) == held - 1


def test_the_clause_is_one_click_away(sit: Sit) -> None:
    visitor = sit()
    visitor.desk.click("done")

    panel(visitor).get_by_role("button", name="R5.5.1").click()

    expect(visitor.page.locator("[data-sheet=rules]")).to_contain_text(
        "All your civil and military actions are available again."
    )


def test_an_answer_in_notation_is_asked_back_too(sit: Sit) -> None:
    visitor = sit()
    before = visitor.desk.at

    visitor.desk.say("done")

    expect(panel(visitor)).to_be_visible()
    visitor.page.locator("[data-confirm]").click()
    visitor.desk.wait_for_question(before)
    assert visitor.desk.at > before


def set_care(visitor: Visitor, care: str) -> None:
    """Choose in the menu which answers are to be confirmed."""
    sheet = visitor.desk.open_panel("menu")
    sheet.locator("[data-care]").select_option(care)
    visitor.desk.close_panel()


def test_whoever_wants_to_confirm_always_ends_the_turn_by_hand(sit: Sit) -> None:
    visitor = sit()
    set_care(visitor, "always")
    while (options := visitor.desk.options()) != ["done"]:
        last, before = options[0], visitor.desk.at
        visitor.desk.choose(last)

    visitor.desk.undo()
    assert visitor.desk.at == before
    visitor.desk.choose(last)
    visitor.desk.click("done")
    visitor.desk.wait_for_question(before + 1)
    assert visitor.desk.at > before + 2


def test_an_answer_with_one_target_that_ends_the_turn_is_asked_back_too(
    visitor: Visitor, house: House
) -> None:
    visitor.desk.visit(house.open(HERE, RANDOM, RANDOM, seed=7).path)
    visitor.desk.wait_for_question()
    set_care(visitor, "always")
    visitor.desk.choose("move")
    while not visitor.desk.options()[0].startswith("to "):
        visitor.desk.choose(visitor.desk.options()[0])
    before = visitor.desk.at

    visitor.desk.click(visitor.desk.options()[0])

    expect(panel(visitor)).to_contain_text("This is your last answer before others are asked.")
    expect(panel(visitor)).to_contain_text("It cannot be taken back afterwards.")
    expect(visitor.page.locator("[data-confirm]")).to_have_text("End the turn")
    assert visitor.desk.at == before
    visitor.page.locator("[data-confirm]").click()
    visitor.desk.wait_for_question(before)
    assert visitor.desk.at > before


def test_whoever_does_not_want_to_be_asked_is_not(sit: Sit) -> None:
    visitor = sit()
    set_care(visitor, "never")
    visitor.page.reload()
    visitor.desk.wait_for_question()
    before = visitor.desk.at

    visitor.desk.click("done")

    expect(panel(visitor)).to_have_count(0)
    visitor.page.wait_for_function(
        "at => Number(document.querySelector('.desk').dataset.at) > at", arg=before
    )


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_on_a_phone_the_panel_is_in_sight(sit: Sit, locale: str) -> None:
    longest = max(lossy_positions("through_the_ages"), key=most_told)
    visitor = sit(longest.record, 2, locale=locale, **PHONE)

    visitor.page.locator("[data-prompt] [data-text='done']").tap()

    for button in ("[data-confirm]", "[data-think-again]"):
        expect(visitor.page.locator(button)).to_be_in_viewport(ratio=1)
        box = visitor.page.locator(button).bounding_box()
        assert box is not None
        assert box["height"] >= 40
    assert visitor.sees_all_across()
    visitor.page.locator("[data-think-again]").tap()
    expect(panel(visitor)).to_have_count(0)


def most_told(position: Lossy) -> int:
    """Count how much is lost at once."""
    return len(position.losses)
