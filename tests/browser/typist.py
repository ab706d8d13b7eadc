"""Somebody who has no mouse: every step is a key, the page is only read."""

from collections.abc import Callable
from typing import Final

from tests.browser.visitor import Visitor

Marks = dict[str, str]

FOCUS: Final = """
() => {
  const { tagName, name, value, dataset } = document.activeElement;
  const isAnswer = document.activeElement.matches("[data-prompt] .answers button");
  const marks = { tag: tagName, name: name ?? "", value: value ?? "", answer: `${isAnswer}` };
  return { ...marks, inputmode: document.activeElement.inputMode ?? "", ...dataset };
}
"""
"""The marks of what is in focus, and whether it is one of the answers."""

WAY: Final = """
(text) => {
  const { option } = document.querySelector(`[data-prompt] [data-text="${text}"]`).dataset;
  const find = (selector) => document.querySelector(selector)?.dataset;
  const here = `:is([data-option="${option}"], [data-options~="${option}"])`;
  const place = find(`[data-board] [data-place]${here}`)?.place;
  const card = find(`[data-mine] [data-card][data-option="${option}"]`)?.card;
  return { option, place: place ?? "", card: card ?? "" };
}
"""
"""Where an answer can be given: at a place of the board, with a card of the hand, by its button."""

MOST: Final = 120
"""So many presses of one key lead to everything there is."""


class Typist:
    """A person at a keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.desk = visitor.desk
        self.press = visitor.page.keyboard.press

    def focused(self) -> Marks:
        """Read the marks of what is in focus."""
        found: Marks = self.visitor.page.evaluate(FOCUS)
        return found

    def press_until(self, key: str, fits: Callable[[Marks], bool]) -> None:
        """Press a key until what is wanted is in focus."""
        for _ in range(MOST):
            if fits(self.focused()):
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead there; in focus is {self.focused()}")

    def turn_to(self, mark: str, value: str) -> None:
        """Go on with Tab until what bears a mark is in focus."""
        self.press_until("Tab", lambda marks: marks.get(mark) == value)

    def set_to(self, value: str) -> None:
        """Change what is in focus, from its first choice on, until it has a value."""
        self.press("Home")
        self.press_until("ArrowDown", lambda marks: marks["value"] == value)

    # At the table

    def answer(self, text: str) -> str:
        """Give an answer where it lies nearest; say where that was."""
        before = self.desk.stand
        found: Marks = self.visitor.page.evaluate(WAY, text)
        if found["place"]:
            self.go_to_place(found["place"])
        elif found["card"]:
            self.press("h")
            self.press_until("ArrowRight", lambda marks: marks.get("card") == found["card"])
        else:
            self.go_to_button(found["option"])
        self.press("Enter")
        if self.visitor.page.locator("[role=menu]").count():
            self.press_until("ArrowDown", lambda marks: marks.get("option") == found["option"])
            self.press("Enter")
        if self.desk.moves_on(before) == "doubt":
            self.press("Enter")
            self.desk.wait_to_move_on(before)
        return next((way for way in ("place", "card") if found[way]), "button")

    def go_to_place(self, name: str) -> None:
        """Go to the board, and from lit place to lit place."""
        self.press("b")
        self.press_until("n", lambda marks: marks.get("place") == name)

    def go_to_button(self, option: str) -> None:
        """Go to the answers, unfold those that are listed, and on to the wanted one."""
        button = self.visitor.page.locator(f"[data-prompt] [data-option='{option}']")
        self.press("o")
        if not button.is_visible():
            self.press_until("Shift+Tab", lambda marks: marks["tag"] == "SUMMARY")
            self.press("Enter")
            button.wait_for()
        self.press_until("Tab", lambda marks: marks["answer"] == "true")
        self.press_until("ArrowDown", lambda marks: marks.get("option") == option)
