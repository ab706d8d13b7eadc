"""How the table looks: light and dark, with and without motion, on one screen."""

import pytest
from playwright.sync_api import expect

from aevum.record import Record
from tests.browser.conftest import Come
from tests.browser.house import HERE, RANDOM, House
from tests.browser.moments import chairs, position
from tests.browser.positions import before_drawing, free_building, turn_with_steps
from tests.browser.visitor import Visitor

PAPER = "() => getComputedStyle(document.body).backgroundColor"
FITS = """
() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
}
"""
NAMED = """
() => [...document.querySelectorAll("[data-board] [data-place]")].filter((place) => {
  const name = place.querySelector(".name");
  return getComputedStyle(name).opacity === "1" && name.textContent === place.dataset.place;
}).length
"""
"""How many places of the board bear the name that the notation gives them."""
COVERED = """
() => {
  const shown = document.querySelectorAll(
    ":is(button, a[href], input, select, summary, [data-option]):not([data-arrow])",
  );
  const isCut = (thing, x, y) => {
    for (let around = thing.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  return [...shown].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isDrawn = thing.checkVisibility({ visibilityProperty: true });
    if (!isDrawn || thing.closest("[data-log]") || isCut(thing, x, y)) return [];
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.matches("[data-arrow], [data-arrow] *")) return [];
    const isSticky = getComputedStyle(hit.closest(".buttons, .fold, li, h3") ?? hit).position;
    if (thing.contains(hit) || hit.contains(thing) || isSticky === "sticky") return [];
    return [`${thing.outerHTML.slice(0, 90)} under ${hit.outerHTML.slice(0, 90)}`];
  });
}
"""
"""What can be chosen and lies in the middle under something else; what sticks to an edge of a list
covers what is scrolled below it, and the log draws only what is read."""
IN_SIGHT = """
() => {
  const { left, right, top, bottom } =
    document.querySelector("[data-board] svg[role=group]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-board] [data-option]")].filter((place) => {
    const box = place.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  }).length;
}
"""
"""How many lit places of the board can be seen."""
ENLARGED = 4
"""So often enlarged a board shows a part of itself."""
PAINT = "(button) => getComputedStyle(button).backgroundColor"
SMALL = ((933, 600), (390, 844), (844, 390))
NOTE_MARKS = """
() => new MutationObserver(() => {
  if (document.querySelector("[data-new]")) document.documentElement.dataset.marked = "yes";
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-new"] })
"""
"""A mark may be gone before anybody looks: the page itself notes that there was one."""


def brightness(visitor: Visitor) -> float:
    """Measure how light the paper is, from 0 to 255."""
    colour: str = visitor.page.evaluate(PAPER)
    parts = colour.partition("(")[2].rstrip(")").split(",")
    return sum(map(float, parts[:3])) / 3


def test_the_switch_turns_the_page_light_and_dark_and_is_remembered(visitor: Visitor) -> None:
    visitor.start.visit()
    visitor.turn_theme("light")
    assert brightness(visitor) > 180

    visitor.turn_theme("dark")

    assert brightness(visitor) < 80
    visitor.page.reload()
    visitor.start.wait()
    assert brightness(visitor) < 80


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_a_wish_the_page_looks_as_the_system_does(come: Come, scheme: str) -> None:
    visitor = come(color_scheme=scheme)

    visitor.start.visit()

    assert (brightness(visitor) < 128) == (scheme == "dark")


def test_every_hex_bears_its_name_if_that_is_wished_and_it_is_remembered(
    visitor: Visitor, house: House
) -> None:
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    assert visitor.page.evaluate(NAMED) == 0

    visitor.desk.open_panel("menu")
    visitor.page.locator("input[data-coordinates]").check()

    hexes = visitor.page.locator("[data-board] [data-place]").count()
    assert visitor.page.evaluate(NAMED) == hexes > 30
    visitor.page.reload()
    visitor.desk.wait()
    assert visitor.page.evaluate(NAMED) == hexes


def test_whoever_wants_less_motion_sees_none(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("move")

    for _ in range(2):
        visitor.desk.choose(visitor.desk.options()[0])

        expect(visitor.page.locator(".flight")).to_have_count(0)
    expect(visitor.page.locator("[data-skip]")).to_have_count(0)
    expect(visitor.page.locator("html")).to_have_attribute("data-motion", "off")


def test_others_see_pieces_move_and_may_skip_it(come: Come, house: House) -> None:
    visitor = come(reduced_motion="no-preference")
    visitor.desk.visit(house.open_record(turn_with_steps(), HERE, RANDOM, RANDOM).path)
    visitor.desk.choose("move")
    visitor.desk.choose(visitor.desk.options()[0])

    visitor.desk.choose(visitor.desk.options()[0])

    expect(visitor.page.locator(".flight")).to_have_count(1)
    visitor.desk.click("done" if "done" in visitor.desk.options() else visitor.desk.options()[0])
    visitor.page.keyboard.press("Escape")
    visitor.desk.wait_for_question()


@pytest.mark.parametrize("game", ["tempus", "through_the_ages"])
def test_what_is_new_is_marked_for_a_moment(come: Come, house: House, game: str) -> None:
    visitor = come(reduced_motion="no-preference")
    visitor.desk.visit(house.open_once(position(game, "middle"), *chairs(game)).path)
    visitor.desk.open_replay()
    visitor.page.evaluate(NOTE_MARKS)

    for at in range(50, 70):
        visitor.page.locator("[data-slider]").fill(str(at))
        visitor.desk.replay_stands_at(at)

    expect(visitor.page.locator("html")).to_have_attribute("data-marked", "yes")
    expect(visitor.page.locator("[data-new]")).to_have_count(0)


def test_motion_can_be_switched_off_at_the_table(come: Come, house: House) -> None:
    visitor = come(reduced_motion="no-preference")
    visitor.desk.visit(house.open(HERE, RANDOM, RANDOM).path)

    visitor.desk.open_panel("menu")
    visitor.page.get_by_label("Show moves as motion").uncheck()

    expect(visitor.page.locator("html")).to_have_attribute("data-motion", "off")


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1280, 720)])
def test_the_table_stands_on_one_screen(come: Come, house: House, size: tuple[int, int]) -> None:
    visitor = come(viewport={"width": size[0], "height": size[1]})

    visitor.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)

    assert visitor.page.evaluate(FITS)
    for mark in ("[data-board]", "[data-mine]", "#prompt", ".story [data-log]"):
        expect(visitor.page.locator(mark)).to_be_in_viewport()


def test_the_question_keeps_its_height_and_its_end_in_reach(visitor: Visitor, house: House) -> None:
    game = "hyperborea"
    visitor.desk.visit(house.open_once(position(game, "middle"), *chairs(game)).path)
    page = visitor.page
    before = page.locator("[data-prompt]").bounding_box()

    page.locator("[data-prompt] summary").click()

    expect(page.locator("[data-prompt] .placed button").first).to_be_visible()
    assert page.locator("[data-prompt]").bounding_box() == before
    expect(page.locator("[data-prompt] [data-text=done]")).to_be_in_viewport(ratio=1)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-prompt] [data-text=done]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "moment"),
    [
        ("tempus", "middle"),
        ("hyperborea", "middle"),
        ("inner_sea", "late"),
        ("through_the_ages", "middle"),
    ],
)
def test_enlarged_by_half_what_can_be_chosen_is_in_sight_and_nothing_covers_it(
    come: Come, house: House, game: str, moment: str
) -> None:
    visitor = come(viewport={"width": 933, "height": 600}, locale="de-DE")
    page = visitor.page

    visitor.desk.visit(house.open_once(position(game, moment), *chairs(game)).path)

    assert page.evaluate(FITS)
    assert page.evaluate(COVERED) == []
    for thing in page.locator("[data-player] > .row, [data-board] .newest").all():
        expect(thing).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1366, "height": 768})
    for said in page.locator("[data-player] > .row, [data-open-seed]").all():
        expect(said).to_be_in_viewport(ratio=1)


def test_in_a_small_window_the_map_has_the_room_and_the_technologies_unfold(
    come: Come, house: House
) -> None:
    visitor = come(viewport={"width": 933, "height": 600})
    page = visitor.page
    visitor.desk.visit(
        house.open_once(position("hyperborea", "middle"), *chairs("hyperborea")).path
    )
    board = page.locator("[data-board] svg[role=group]")
    folded = board.bounding_box()
    expect(page.locator("[data-offer]")).to_have_count(0)

    page.locator("[data-market-fold]").click()

    expect(page.locator("[data-offer]").last).to_be_attached()
    unfolded = board.bounding_box()
    assert folded is not None
    assert unfolded is not None
    assert folded["width"] > 2 * unfolded["width"]


def test_an_arrow_leads_to_lit_places_beside_an_enlarged_board(
    visitor: Visitor, house: House
) -> None:
    visitor.desk.visit(house.open_once(position("tempus", "middle"), *chairs("tempus")).path)
    page = visitor.page
    arrow = page.locator("[data-arrow]")
    expect(arrow).to_have_count(0)
    for _ in range(ENLARGED):
        page.get_by_role("button", name="Enlarge").click()
    expect(arrow.first).to_be_visible()
    before = page.evaluate(IN_SIGHT)

    arrow.first.click()

    page.wait_for_function(f"(before) => ({IN_SIGHT})() > before", arg=before)


def test_yes_stands_beside_no(visitor: Visitor, house: House) -> None:
    seats = Record.parse(free_building()).seats
    visitor.desk.visit(house.open_record(free_building(), HERE, *[RANDOM] * (seats - 1)).path)

    for place in ("[data-offer]", "[data-dialogue] .answers"):
        yes, no = visitor.page.locator(f"{place} button").all()
        left, right = yes.bounding_box(), no.bounding_box()

        assert left is not None
        assert right is not None
        assert yes.inner_text().strip().startswith("Build ")
        assert no.inner_text().strip() == "Nothing"
        assert left["y"] == right["y"]
        assert left["x"] < right["x"]
        assert yes.evaluate(PAINT) == no.evaluate(PAINT), "neither is put forward"


def test_the_board_is_enlarged_and_fits_again(visitor: Visitor, house: House) -> None:
    visitor.desk.visit(house.open_record(before_drawing(), HERE, RANDOM, RANDOM).path)
    place = visitor.page.locator("[data-board] [data-place]").first
    before = place.bounding_box()

    visitor.page.get_by_role("button", name="Enlarge").click()

    enlarged = place.bounding_box()
    assert before is not None
    assert enlarged is not None
    assert enlarged["width"] > before["width"] * 1.2
    visitor.page.get_by_role("button", name="Show everything").click()
    fitted = place.bounding_box()
    assert fitted is not None
    assert abs(fitted["width"] - before["width"]) < 1
