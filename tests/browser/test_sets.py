"""Sets at the table: clicked in any order, taken back one by one, confirmed by one button."""

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.house import HERE, RANDOM, House, Opened
from tests.browser.visitor import Visitor
from tests.traps import TRAPS, sprung

HIDDEN = """
() => {
  const marks = [...document.querySelectorAll("[data-mark]")].map((one) =>
    one.getBoundingClientRect());
  const texts = document.createTreeWalker(document.querySelector(".desk"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const hidden = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (!node.data.trim() || !node.parentElement.checkVisibility(shown)) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (marks.some((mark) => mark.left < x && x < mark.right && mark.top < y && y < mark.bottom))
        hidden.push(node.data);
    }
  }
  return hidden;
}
"""
"""The words and numbers of which a mark hides the middle."""


def open_trap(house: House, game: str, name: str) -> Opened:
    """Open a table at a trap, with somebody at seat 0."""
    record = Record.parse(sprung(game, name).record)
    return house.open_record(record.format(), HERE, *[RANDOM] * (record.seats - 1))


def played(house: House, table: Opened, length: int) -> list[str]:
    """Read what was played at a table after so many actions, but by others."""
    mine = {"Authorization": f"Bearer {table.key}"}
    text = house.http.get(f"{house.address}/api/tables/{table.table}/record", headers=mine).text
    return [move.text for move in Record.parse(text).moves[length:] if move.seat == 0]


@pytest.mark.parametrize("game", sorted({trap.game for trap in TRAPS}))
def test_members_clicked_in_the_wrong_order_are_all_played(
    visitor: Visitor, house: House, game: str
) -> None:
    """All traps of a game in one visit: each lights, marks, counts and confirms what is chosen."""
    desk, page = visitor.desk, visitor.page
    for trap in (trap for trap in TRAPS if trap.game == game):
        members = sprung(trap.game, trap.name).members
        table = open_trap(house, trap.game, trap.name)
        desk.visit(table.path)
        length = desk.at

        for count, member in enumerate(members, 1):
            desk.choose(member)
            assert (desk.chosen, desk.at) == (count, length), f"{trap.name}: {member}"
            pressed = page.locator(f"[data-prompt] [data-text='{member}']")
            expect(pressed).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-mark]").first).to_be_visible()
        page.wait_for_function(f"() => ({HIDDEN})().length === 0")
        done = page.locator("[data-prompt] .primary[data-option='0']")
        expect(done).to_contain_text(str(len(members)))
        expect(done).to_be_in_viewport(ratio=1)
        desk.confirm()

        assert sorted(played(house, table, length)[: len(members)]) == sorted(members), trap.name


def test_members_that_were_taken_back_are_chosen_again_by_button_and_by_key(
    visitor: Visitor, house: House
) -> None:
    trap = next(trap for trap in TRAPS if len(sprung(trap.game, trap.name).members) > 1)
    first, second = sprung(trap.game, trap.name).members[:2]
    desk, redo = visitor.desk, visitor.page.locator("[data-redo]")
    desk.visit(open_trap(house, trap.game, trap.name).path)
    desk.choose(first)
    desk.choose(second)
    expect(redo).to_have_count(0)

    for text in (first, second):
        visitor.page.locator(f"[data-take-back='{text}']").click()
        desk.wait()
    assert desk.chosen == 0
    redo.click()
    expect(visitor.page.locator(f"[data-take-back='{second}']")).to_be_visible()
    desk.wait()
    visitor.page.keyboard.press("y")

    expect(visitor.page.locator(f"[data-take-back='{first}']")).to_be_visible()
    expect(visitor.page.locator(f"[data-take-back='{second}']")).to_be_visible()
    expect(redo).to_have_count(0)
