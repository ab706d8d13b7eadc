"""The start page, in the words of whoever stands before it."""

from pathlib import Path

from playwright.sync_api import FilePayload, Locator, Page


class StartPage:
    """The wish for a new table, and the tables that this browser knows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def visit(self) -> None:
        """Come to the start page and wait until it is there."""
        self.page.goto("/")
        self.wait()

    def wait(self) -> None:
        """Wait until the games are listed and my tables are too."""
        self.page.locator("main[data-ready=true]").wait_for()
        self.page.locator("[data-play]").wait_for()

    def choose_game(self, name: str) -> None:
        """Choose a game."""
        self.page.locator(f"input[name=game][value={name}]").check()

    def games(self) -> list[str]:
        """Name the games that can be chosen."""
        return [str(game.input_value()) for game in self.page.locator("input[name=game]").all()]

    def seat(self, *chairs: str) -> None:
        """Say who sits where: `here`, `link`, `bot:greedy`, `bot:random`."""
        self.page.locator(f"[data-seats='{len(chairs)}']").click()
        for number, chair in enumerate(chairs):
            self.page.locator(f"[data-chair='{number}']").select_option(chair)

    def chairs(self) -> list[str]:
        """Read who sits where."""
        return [str(chair.input_value()) for chair in self.page.locator("[data-chair]").all()]

    def open_rules(self) -> None:
        """Unfold the rule options and the seed, unless they are."""
        if self.page.locator("form details[open]").count() == 0:
            self.page.locator("form details > summary").click()
        self.rule_options().first.wait_for()

    def rule_options(self) -> Locator:
        """The rule options of the game, each with its help."""
        return self.page.locator("[data-rule]")

    def play(self) -> None:
        """Open the table."""
        self.page.locator("[data-play]").click()

    # My tables

    def tables(self) -> Locator:
        """The tables that this browser knows."""
        return self.page.locator("li[data-table]")

    def table(self, name: str) -> Locator:
        """One of them."""
        return self.page.locator(f"li[data-table='{name}']")

    def delete(self, name: str) -> None:
        """Delete a table, and say that this is meant."""
        self.table(name).locator("button").last.click()
        self.table(name).locator("[data-confirm]").click()

    def open_record(self, name: str, text: str) -> None:
        """Open a record that was kept as a file."""
        file = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
        self.page.locator("#record").set_input_files(file)

    def export(self, name: str) -> str:
        """Export the record of a table and read it."""
        with self.page.expect_download() as waiting:
            self.table(name).locator("button").first.click()
        return Path(waiting.value.path()).read_text()
