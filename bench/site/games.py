"""A whole game of each title against greedy, by clicks, and what axe and the console say of it."""

import sys
from time import monotonic

from playwright.sync_api import Browser

from aevum.record import Record
from tests.browser.player import play_to_the_end
from tests.browser.test_axe import check_day_and_night
from tests.site.conftest import arrive
from tests.site.host import Host

TITLES = {
    "tempus": ("here", "bot:greedy", "bot:greedy"),
    "through_the_ages": ("here", "bot:greedy"),
    "hyperborea": ("here", "bot:greedy"),
    "inner_sea": ("here", "bot:greedy"),
}


def games(browser: Browser, host: Host, seed: int = 1) -> int:
    """Play each title to its end, offline from its first question on."""
    for title, chairs in TITLES.items():
        guest = arrive(browser.new_context(reduced_motion="reduce"), host)
        began = monotonic()
        guest.begin(title, *chairs)
        guest.wait_until_kept()
        guest.page.context.set_offline(True)
        check_day_and_night(guest)
        play_to_the_end(guest.desk, seed)
        record = Record.parse(guest.desk.export("[data-ending] [data-export]"))
        scores = record.game.scores(record.replay(verify=True))
        sys.stdout.write(
            f"{title}: {len(record.moves)} answers in {monotonic() - began:.0f} s, scores {scores},"
            f" complaints {guest.guard.report()}\n"
        )
        sys.stdout.flush()
        guest.page.context.close()
    return 0
