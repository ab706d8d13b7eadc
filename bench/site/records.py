"""The same record on a server and in a browser: same answers, same checksums."""

import sys
from pathlib import Path

from playwright.sync_api import Browser

from aevum.record import Record
from tests.project.tree import ROOT
from tests.site.conftest import arrive
from tests.site.guest import Guest
from tests.site.host import Host


def kept_games() -> list[Path]:
    """Choose one kept game of each title and number of seats, played by bots that think."""
    chosen: dict[tuple[str, str], Path] = {}
    for path in sorted(ROOT.glob("tests/records/*/*-greedy.aevum")):
        chosen.setdefault((path.parent.name, path.stem.split("-")[1]), path)
    return list(chosen.values())


def records(browser: Browser, host: Host) -> int:
    """Open each game in the browser, export it, and compare it checksum by checksum."""
    guest, wrong = arrive(browser.new_context(), host), 0
    guest.visit()
    guest.start.wait()
    for path in kept_games():
        text = path.read_text()
        same = Record.parse(exported(guest, text)).moves == Record.parse(text).moves
        wrong += not same
        said = "the same" if same else "ANOTHER"
        sys.stdout.write(f"{path.parent.name} {path.stem}: {text.count(' #')} answers, {said}\n")
        sys.stdout.flush()
    return 1 if wrong else 0


def exported(guest: Guest, text: str) -> str:
    """Open a record from the start page, and export the table that was opened."""
    guest.open_record(text)
    table = guest.desk.table
    guest.page.go_back()
    guest.start.wait()
    guest.start.table(table).wait_for()
    return guest.start.export(table)
