"""Somebody who comes to a table without a server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import FilePayload, Page

from tests.browser.guard import Guard
from tests.browser.visitor import Visitor

Come = Callable[..., "Guest"]

KEPT: Final = """
async () => {
  const path = new URL("./", document.baseURI).pathname;
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open(`aevum ${path}`));
  const events = await answer(
    database.transaction("events").objectStore("events").getAll());
  database.close();
  const kept = {};
  for (const { table_id: table, payload } of events) (kept[table] ??= []).push(payload);
  return kept;
}
"""
"""What lies in the store of the browser: the log of every table."""


class Guest(Visitor):
    """A person at a browser in which the tables stand."""

    def __init__(self, page: Page, guard: Guard, address: str) -> None:
        super().__init__(page, guard)
        self.address = address

    def visit(self, path: str = "") -> None:
        """Come to the start page, or to a table."""
        self.page.goto(self.address + (f"?{path}" if path else ""))

    def begin(self, game: str, *chairs: str, options: dict[str, str] | None = None) -> None:
        """Open a table from the start page, and wait for the first question."""
        self.visit()
        self.start.wait()
        self.start.choose_game(game)
        self.start.seat(*chairs)
        for name, value in (options or {}).items():
            self.start.open_rules()
            self.page.locator(f"[data-rule='{name}']").select_option(value)
        self.start.play()
        self.desk.wait_for_question()

    def wait_until_kept(self) -> None:
        """Wait until everything is kept that works without the internet."""
        self.page.evaluate("async () => { await navigator.serviceWorker.ready; }")

    def log(self, table: str) -> list[str]:
        """Read what is kept of a table, where nobody else does."""
        kept: dict[str, list[str]] = self.page.evaluate(KEPT)
        return kept.get(table, [])

    def pack(self) -> str:
        """Save all tables, and read the file."""
        with self.page.expect_download() as waiting:
            self.page.locator("[data-pack]").click()
        return Path(waiting.value.path()).read_text()

    def unpack(self, text: str) -> None:
        """Bring tables back from a file."""
        file = FilePayload(name="t.json", mimeType="application/json", buffer=text.encode())
        self.page.locator("#parcel").set_input_files(file)

    def open_record(self, text: str) -> None:
        """Open a record from the start page."""
        self.start.open_record("game.aevum", text)
        self.desk.wait()

    def asks(self, name: str, *given: Any) -> Any:
        """Have something worked out in the page."""
        return self.page.evaluate(name, *given)
