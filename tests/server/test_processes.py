"""Two processes on one PostgreSQL: what is done at one is seen at the other, and done once."""

import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psycopg
import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test
from sqlalchemy import Insert, TableClause, insert

from aevum.server import shared
from aevum.server.notices.book import Outbox
from aevum.server.policy import USUAL, Online, Policy
from aevum.server.shared import Shared
from aevum.server.stand_ins import this_moment
from aevum.server.store.claim import OUR_LOCK, CannotShare, Taken
from aevum.server.store.lookers import SEATS, TENDING
from aevum.server.store.people import SECRET
from aevum.server.store.store import Store
from tests.server.killable import Killable
from tests.server.kit import (
    HERE,
    LINK,
    PATIENCE,
    RANDOM,
    Guest,
    Message,
    Served,
    store_of,
)
from tests.server.members import PASSWORD, Member
from tests.server.partners import kill_in_turn, two_processes
from tests.server.postgresql import plain, running_postgresql, serve_postgresql
from tests.server.test_http import key_of
from tests.server.test_machine import FEW, Complaints, Evening
from tests.server.test_records import hall_of

ENOUGH = 8
BOT = 2
"""The seat of the bot, where there is one."""


class Two(NamedTuple):
    """Two processes on one database."""

    one: Served
    other: Served
    address: str


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Serve the same tables twice."""
    policy = Policy(online=Online(accounts="open"))
    with serve_postgresql() as address:
        folder = tmp_path_factory.mktemp("two")
        with Served(folder, policy, address) as one, Served(folder, policy, address) as other:
            yield Two(one, other, address)


class Pair(NamedTuple):
    """The host of a table at one process, and a guest at the other."""

    table: str
    keys: list[str]
    host: Guest
    guest: Guest


@contextmanager
def pair_at(two: Two, *more: Message, **wishes: Any) -> Iterator[Pair]:
    """Open a table at one process; a guest comes to it at the other."""
    name, key = two.one.open(HERE, LINK, *more, game="through_the_ages", **wishes)
    with two.one.guest(name, key) as host:
        own = two.other.claim_all(name, host)["1"]
        with two.other.guest(name, own) as guest:
            for one in (host, guest):
                one.until("now")
            yield Pair(name, [key, own], host, guest)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until the other process has heard of something."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def until_present(guest: Guest, *seats: int) -> None:
    """Read until so many browsers look from each seat."""
    while guest.until("presence")["seats"] != list(seats):
        pass


def play_by_turns(pair: Pair, moves: int) -> None:
    """Let whoever is asked answer, each at their own process."""
    guests = (pair.host, pair.guest)
    for _ in range(moves):
        rev = max(guest.now["rev"] for guest in guests)
        for guest in guests:
            guest.until_revision(rev)
        asked = pair.host.now["position"]["asked"]
        if asked == BOT:
            pair.host.until("now")
            continue
        answer = guests[asked].play(is_sure=True)
        assert answer["type"] == "done", answer
        guests[asked].until_revision(answer["rev"])


def test_people_at_two_processes_play_together(two: Two) -> None:
    with pair_at(two) as pair:
        play_by_turns(pair, 30)

        rev = max(pair.host.now["rev"], pair.guest.now["rev"])
        seen = [one.until_revision(rev)["position"] for one in (pair.host, pair.guest)]

        assert [one["asked"] for one in seen] == [seen[0]["asked"]] * 2


def test_who_was_taken_back_at_one_process_is_asked_again_at_both(two: Two) -> None:
    with pair_at(two) as pair:
        guests = (pair.host, pair.guest)
        while not any(one.now["undo_steps"] for one in guests):
            play_by_turns(pair, 1)
        (who,) = [one for one in guests if one.now["undo_steps"]]
        seat = who.now["position"]["seat"]

        taken = who.ask("undo", rev=who.now["rev"], seat=seat, to="step")

        positions = [one.until_revision(taken["rev"])["position"] for one in guests]
        assert {position["asked"] for position in positions} == {seat}
        play_by_turns(pair, 3)


def test_a_player_sees_a_second_browser_on_their_seat_wherever_it_is(two: Two) -> None:
    with pair_at(two) as pair:
        until_present(pair.guest, 1, 1)

        with two.one.guest(pair.table, pair.keys[1]):
            until_present(pair.guest, 1, 2)
            until_present(pair.host, 1, 2)

        until_present(pair.guest, 1, 1)


def test_what_is_said_at_one_process_is_read_at_the_other_in_one_order(two: Two) -> None:
    with pair_at(two) as pair:
        for number in range(3):
            pair.host.send("talk", id=f"h{number}", seat=0, text=f"host {number}")
            pair.guest.send("talk", id=f"g{number}", seat=1, text=f"guest {number}")

        said: list[list[tuple[int, str]]] = []
        for one in (pair.host, pair.guest):
            heard: dict[int, str] = {}
            while len(heard) < 6:
                heard |= {
                    line["number"]: line["text"]
                    for news in one.heard
                    if news["type"] == "talked"
                    for line in news["said"]
                }
                if len(heard) < 6:
                    one.hear()
            said.append(sorted(heard.items()))

    assert said[0] == said[1]
    assert [number for number, _ in said[0]] == list(range(6))


def test_both_may_arrange_something_at_the_same_moment(two: Two) -> None:
    pace = {"bank": 600, "period": 3600, "vacation": 3}
    with pair_at(two, pace=pace) as pair:
        for guest, seat in ((pair.host, 0), (pair.guest, 1)):
            guest.send("vacation", id="day", seat=seat)

        answers = [guest.until("done", "refused") for guest in (pair.host, pair.guest)]

        assert [answer["type"] for answer in answers] == ["done", "done"]
        (kept,) = store_of(hall_of(two.one)).find([pair.table])
        assert [time.vacation for time in kept.clock.seats] == [2, 2]


def test_a_table_that_is_deleted_at_one_process_is_gone_at_the_other(two: Two) -> None:
    with pair_at(two) as pair:
        headers = {"Authorization": f"Bearer {pair.keys[0]}"}

        assert two.one.http.delete(f"/api/tables/{pair.table}", headers=headers).is_success

        pair.guest.until("gone")


def test_a_bot_thinks_at_one_process_only(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Served] = []
    for served in (two.one, two.other):
        choose = hall_of(served).bots.choose

        async def noted(table: Any, served: Served = served, choose: Any = choose) -> int:
            thought.append(served)
            action: int = await choose(table)
            return action

        monkeypatch.setattr(hall_of(served).bots, "choose", noted)
    with pair_at(two, RANDOM) as pair:
        while len(thought) < 5:
            play_by_turns(pair, 1)

    assert set(thought) == {two.one}


def test_what_an_address_asks_for_counts_at_both_processes(two: Two) -> None:
    limits, others = hall_of(two.one).limits, hall_of(two.other).limits

    for _ in range(4):
        limits.take("letters", "203.0.113.7")

    wait_until(lambda: others.left("letters", "203.0.113.7") < 2)


def test_who_was_sent_away_at_one_process_does_not_come_again_at_the_other(two: Two) -> None:
    loop = two.one.server.servers[0].get_loop()

    loop.call_soon_threadsafe(hall_of(two.one).strangers.send_away, "table", 1, ["imprint"])

    wait_until(lambda: "imprint" in hall_of(two.other).strangers.sent_away)


def test_who_logs_out_at_one_process_is_cut_off_at_the_other(two: Two) -> None:
    ada = Member(two.one, "Ada").sign_up()
    with httpx.Client(base_url=f"http://{two.other.host}", cookies=ada.http.cookies) as other:
        assert other.get("/api/account").json()["me"] is not None
    held = hall_of(two.other).neighbours
    marks: list[str] = []
    held.hear_of("ended", marks.extend)

    assert ada.ask("log-out").is_success

    wait_until(lambda: len(marks) == 1)


def test_a_name_that_somebody_takes_at_the_other_process_meanwhile_is_taken(
    two: Two, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def be_overtaken(table: TableClause) -> Insert:
        monkeypatch.setattr("aevum.server.accounts.book.insert", insert)
        Member(two.other, "Ottilie").sign_up()
        return insert(table)

    monkeypatch.setattr("aevum.server.accounts.book.insert", be_overtaken)
    late = Member(two.one).ask("sign-up", name="ottilie", password=PASSWORD)

    assert (late.status_code, key_of(late)) == (400, "web-refused-name-taken")
    assert "cannot be used" not in caplog.text


def test_one_database_is_shared_by_all_or_by_nobody(two: Two, tmp_path: Path) -> None:
    with pytest.raises(Taken, match="another server is using the database"):
        Store(two.address, is_alone=True)
    with pytest.raises(CannotShare, match="SQLite serves one process"):
        Store(f"sqlite:///{tmp_path / 'tables.db'}", is_shared=True)


def test_of_two_that_begin_at_once_the_second_takes_the_secret_of_the_first(two: Two) -> None:
    with (
        closing(Store(two.address, is_shared=True)) as first,
        closing(Store(two.address, is_shared=True)) as second,
        ThreadPoolExecutor() as pool,
    ):
        with first.writing() as connection:
            connection.execute(insert(SECRET).values(name="new", value="of the first"))
            found = pool.submit(Outbox(second).secret, "new", "of the second")
            wait_until(lambda: found.done() or waits_for_a_lock(two.address))
        assert found.result() == "of the first"


def test_who_is_left_alone_lets_the_bots_of_the_dead_think_though_nobody_comes(
    tmp_path: Path,
) -> None:
    with serve_postgresql() as address, Served(tmp_path, USUAL, address) as one:
        name, key = one.open(HERE, LINK, LINK)
        with one.guest(name, key) as host:
            host.until("now")
            hall = hall_of(one)
            assert isinstance(hall.neighbours, Shared)
            with psycopg.connect(plain(address), autocommit=True) as line:
                line.execute("SELECT pg_advisory_lock(%s, %s)", (OUR_LOCK, TENDING))
                line.execute("INSERT INTO lookers VALUES (1001, %s, 0, '{}')", (name,))
                place, said = f"aevum_{hall.neighbours.own}", f"{name} {SEATS}"
                line.execute("SELECT pg_notify(%s, %s)", (place, said))
                wait_until(lambda: not hall.rooms[name].is_ours())

            wait_until(hall.rooms[name].is_ours)


def test_while_the_database_is_away_for_a_moment_nobody_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "DEAF_SECONDS", PATIENCE)
    with running_postgresql() as database, Served(tmp_path, USUAL, database.address) as one:
        name, key = one.open(HERE, HERE, HERE)

        def come() -> Message:
            with one.guest(name, key) as other:
                return other.until("now")

        with one.guest(name, key) as guest, ThreadPoolExecutor() as pool:
            guest.sit(guest.until("now")["position"]["asked"])
            neighbours = hall_of(one).neighbours
            assert isinstance(neighbours, Shared)
            database.kill()
            wait_until(lambda: not neighbours.own)
            played, came = pool.submit(guest.play, is_sure=True), pool.submit(come)
            database.start()

            assert played.result()["reason"]["key"] == "web-refused-not-kept"
            assert came.result()["rev"] == guest.now["rev"]
            assert guest.play(is_sure=True)["type"] == "done"


def waits_for_a_lock(address: str) -> bool:
    """Say whether a connection waits until another one is done."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'transactionid'"
    with psycopg.connect(plain(address)) as line:
        return line.execute(waiting).fetchone() != (0,)


def test_clocks_run_on_while_any_process_is_there(two: Two, tmp_path: Path) -> None:
    pace = {"bank": 600, "period": 3600}
    with pair_at(two, pace=pace) as pair:
        store = store_of(hall_of(two.one))
        store.beat(this_moment() - 300_000)
        (before,) = store.find([pair.table])

        with Served(tmp_path, USUAL, two.address):
            (after,) = store.find([pair.table])

    assert after.clock == before.clock


def test_a_process_and_its_database_are_killed_in_turn(tmp_path: Path) -> None:
    with two_processes(tmp_path, tables=2) as (crowd, (_, *kills)):
        for _ in kill_in_turn(crowd, kills, times=2, enough=ENOUGH):
            assert (crowd.faults.lost, crowd.faults.doubled, crowd.surprises()) == ([], [], [])

    assert (crowd.faults.lost, crowd.faults.doubled, crowd.tracebacks) == ([], [], 0)


def test_a_process_that_dies_is_started_again_at_the_same_port(tmp_path: Path) -> None:
    with serve_postgresql() as address:
        server = Killable(tmp_path, address, "--processes", "2")
        parent = server.start()
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children")
        try:
            wait_until(lambda: len(servers_of(children)) == 2)
            first, second = servers_of(children)
            os.kill(first, signal.SIGKILL)
            wait_until(lambda: is_there(server))
            wait_until(lambda: len(servers_of(children) - {first, second}) == 1)
        finally:
            server.end()
            server.http.close()


def is_there(server: Killable) -> bool:
    """Say whether a page is answered; a line to whoever was killed is torn, and another is made."""
    with suppress(httpx.TransportError):
        return server.http.get("/api/games").status_code == 200
    return False


def servers_of(children: Path) -> set[int]:
    """List the processes that a parent has started to serve, and that are not dead."""
    found = set[int]()
    for number in children.read_text().split():
        command = Path(f"/proc/{number}/cmdline").read_bytes()
        if b"spawn_main" in command:
            found.add(int(number))
    return found


class Apart(Evening):
    """The same evening, but the two browsers are at two processes."""

    other: Served

    def come(self, number: int) -> Guest:
        """Let a browser come to the table, each at its own process."""
        served = (self.served, self.other)[number]
        guest = self.lines.enter_context(served.guest(self.name, self.keys[number]))
        guest.until("now")
        return guest


def test_whatever_two_browsers_ask_two_processes_for_every_question_is_answered(two: Two) -> None:
    complaints = Complaints()
    server = logging.getLogger("aevum.server")
    server.addHandler(complaints)
    own = {"served": two.one, "other": two.other, "complaints": complaints.written}
    try:
        run_state_machine_as_test(
            type("There", (Apart,), own), settings=settings(FEW, max_examples=4)
        )
    finally:
        server.removeHandler(complaints)

    assert not complaints.written
