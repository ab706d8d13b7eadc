"""What is killed in the middle of play: nothing acknowledged is lost, and nothing is kept twice.

`python -m bench.kills` does the same hundreds of times.
"""

import time
from collections.abc import Callable
from pathlib import Path

from tests.server.killable import Killable
from tests.server.kills import Party, kill_again_and_again, kill_server, party_at
from tests.server.kit import PATIENCE, RANDOM
from tests.server.postgresql import running_postgresql

ENOUGH = 12
"""After so many acknowledged moves something is killed."""


def check_kills(server: Killable, kill: Callable[[], None]) -> None:
    """Kill in the middle of play, and find everything as it was told."""
    with party_at(server, tables=4) as party:
        for _ in kill_again_and_again(party, kill, times=1, enough=ENOUGH):
            assert_sound(party)
        party.play_until("play", "undo")
    assert_sound(party)
    assert party.tracebacks == 0


def assert_sound(party: Party) -> None:
    """Find nothing lost, nothing doubled, and nobody refused without reason."""
    assert (party.faults.lost, party.faults.doubled, party.surprises()) == ([], [], [])


def test_a_server_on_sqlite_is_killed(tmp_path: Path) -> None:
    server = Killable(tmp_path)

    check_kills(server, kill_server(server))


def test_a_server_on_postgresql_is_killed(tmp_path: Path) -> None:
    with running_postgresql() as database:
        server = Killable(tmp_path, database.address)

        check_kills(server, kill_server(server))


def test_postgresql_is_killed_below_a_server(tmp_path: Path) -> None:
    with running_postgresql() as database:

        def kill() -> None:
            database.kill()
            database.start()

        check_kills(Killable(tmp_path, database.address), kill)


def test_a_bot_that_was_thinking_when_the_server_died_is_asked_again(
    tmp_path: Path,
) -> None:
    server = Killable(tmp_path)
    server.start()
    name, _ = server.open(RANDOM, RANDOM, RANDOM)
    server.kill()

    server.start()
    try:
        end = time.monotonic() + PATIENCE
        rounds = 0
        while rounds < 1:
            claims = [{"table": name}]
            rounds = server.http.post("/api/tables/mine", json=claims).json()[0]["round"]
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        server.end()
        server.http.close()
