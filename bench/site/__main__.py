"""Hold a table without a server to what it promises: `python -m bench.site PART`.

games     a whole game of each title against greedy, by clicks
records   one kept game of each title and number of seats, opened here, exported, replayed
kills     so many kills of the page at any moment (`kills 200`)
figures   bytes, times and memory, beside a server in the same run
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

import dev
from aevum.server.site.folder import write_site
from bench.site.figures import figures
from bench.site.games import games
from bench.site.kills import kills
from bench.site.records import records
from tests.browser.conftest import FLAGS
from tests.browser.house import PATIENCE
from tests.site.host import Host


@contextmanager
def opened() -> Iterator[tuple[Browser, Host]]:
    """Serve the site in a subfolder and start a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        write_site(host.site)
        program = dev.find_browser()
        expect.set_options(timeout=PATIENCE * 1000)
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        with host:
            yield browser, host
        browser.close()


def main(arguments: list[str]) -> int:
    """Do what the first argument says."""
    parts = {"games": games, "records": records, "kills": kills, "figures": figures}
    if not arguments or arguments[0] not in parts:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    with opened() as (browser, host):
        return parts[arguments[0]](browser, host, *map(int, arguments[1:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
