"""Kills of the page in the middle of a move: no confirmed move is lost."""

import random
import sys

from playwright.sync_api import Browser

from tests.site.conftest import arrive
from tests.site.host import Host
from tests.site.kills import Killer


def kills(browser: Browser, host: Host, many: int = 200, seed: int = 1) -> int:
    """Play and kill so many times; say what was confirmed, and what was lost."""
    killer = Killer(arrive(browser.new_context(), host), random.Random(seed))
    for number in range(1, many + 1):
        killer.play_and_kill()
        sys.stdout.write(
            f"{number} kills, {killer.confirmed} confirmed moves at {killer.tables} tables,"
            f" {killer.lost} kills after which one was gone\n"
        )
        sys.stdout.flush()
    return 1 if killer.lost else 0
