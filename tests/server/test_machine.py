"""Two browsers that ask a table for anything, in any order: every question is answered."""

import asyncio
import json
import logging
import os
import random
import time
from contextlib import ExitStack
from typing import Any, NamedTuple, get_args

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)

import aevum
from aevum.server.messages.requests import Request
from aevum.server.visitor import MOST_WAITING, Visitor
from tests.server.kit import ANSWERS, HERE, LINK, PATIENCE, RANDOM, Guest, Message, Served
from tests.server.test_records import hall_of

FEW = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)

BROWSERS = st.integers(0, 1)
SEATS = st.integers(-1, 3)
NUMBERS = st.sampled_from([-1, 0, 1, 2, 5, 40, 1 << 31, 1 << 70])
TEXTS = st.sampled_from(["", "pass", "grow c3 a1", "x" * 300, "0", "\u0000", "done"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
KINDS = st.sampled_from([str(kind.__struct_config__.tag) for kind in get_args(Request)])
WAYS = st.sampled_from(
    ["record", "fork", "claim", "invite", "revoke", "sign out", "hand over", "mine"]
)
PACE = {"bank": 60, "period": 3600, "vacation": 2, "at_end": "vote"}


class Evening(RuleBasedStateMachine):
    """A table, the host at one browser, somebody by link at another, and a bot."""

    served: Served
    complaints: list[str]

    @initialize()
    def open(self) -> None:
        """Open a table, and let both come."""
        self.lines = ExitStack()
        self.name, host = self.served.open(HERE, LINK, RANDOM, pace=PACE)
        with self.served.guest(self.name, host) as first:
            link = first.until("welcome")["links"]["1"]
        self.keys = [host, self.served.claim(self.name, link)]
        self.guests = [self.come(number) for number in range(2)]

    def come(self, number: int) -> Guest:
        """Let a browser come to the table."""
        guest = self.lines.enter_context(self.served.guest(self.name, self.keys[number]))
        guest.until("now")
        return guest

    def ask(self, number: int, kind: str, **fields: Any) -> Message:
        """Ask for something; whatever it is, there is an answer, if only that it is no message."""
        guest, mark = self.guests[number], f"request {next(Guest.numbers)}"
        guest.send(kind, id=mark, **fields)
        while True:
            answer = guest.until(*ANSWERS)
            if answer["id"] in (mark, ""):
                return answer

    def rev(self, number: int) -> int:
        """Say which revision a browser has seen."""
        rev: int = self.guests[number].now["rev"]
        return rev

    @rule(number=BROWSERS)
    def come_back(self, number: int) -> None:
        """Close the line, and come again."""
        self.guests[number].wire.close()
        self.guests[number] = self.come(number)

    @rule(number=BROWSERS, key=st.sampled_from(["own", "", "nonsense"]))
    def say_hello_again(self, number: int, key: str) -> None:
        """Come in anew, as oneself or as nobody."""
        self.guests[number].send("hello", key=self.keys[number] if key == "own" else key)
        self.guests[number].until("welcome")

    @rule(number=BROWSERS, seat=SEATS)
    def sit(self, number: int, seat: int) -> None:
        """Look from a seat, if it is one's own."""
        self.guests[number].send("sit", seat=seat)

    @rule(number=BROWSERS, choice=st.integers(0, 9))
    def play(self, number: int, choice: int) -> None:
        """Answer the question that a browser was shown last."""
        position = self.guests[number].now["position"]
        if position["choices"]:
            action = position["choices"][choice % len(position["choices"])]["action"]
            self.ask(number, "play", rev=self.rev(number), seat=position["seat"], action=action)

    @rule(number=BROWSERS, seat=SEATS, kind=st.sampled_from(["undo", "redo"]))
    def take_back(self, number: int, seat: int, kind: str) -> None:
        """Take back, or play again."""
        more = {"to": "turn"} if kind == "undo" else {}
        self.ask(number, kind, rev=self.rev(number), seat=seat, **more)

    @rule(number=BROWSERS, at=st.integers(0, 60), seat=SEATS)
    def look_back(self, number: int, at: int, seat: int) -> None:
        """Look at an earlier position in every way."""
        for kind in ("look", "describe", "census"):
            self.ask(number, kind, at=at, seat=seat)

    @rule(number=BROWSERS, seat=SEATS, text=TEXTS, action=st.integers(0, 100))
    def wonder(self, number: int, seat: int, text: str, action: int) -> None:
        """Ask why not, what if, and which of a set."""
        rev = self.rev(number)
        self.ask(number, "why", seat=seat, text=text)
        self.ask(number, "say", rev=rev, seat=seat, text=text)
        self.ask(number, "preview", rev=rev, seat=seat, action=action)
        self.ask(number, "gather", rev=rev, seat=seat, chosen=[action])
        self.ask(number, "confirm", rev=rev, seat=seat, chosen=[action, 1], then=0)

    @rule(number=BROWSERS, seat=SEATS, about=SEATS, wish=st.sampled_from(["bot", "free", "wait"]))
    def arrange(self, number: int, seat: int, about: int, wish: str) -> None:
        """Vote about a seat, take a day off, and be back."""
        self.ask(number, "vote", seat=seat, about=about, wish=wish)
        self.ask(number, "vacation", seat=seat)
        self.ask(number, "back", seat=seat)

    @rule(number=BROWSERS, kind=KINDS, field=TEXTS, value=JSON | NUMBERS)
    def send_garbage(self, number: int, kind: str, field: str, value: Any) -> None:
        """Send what is no message, and see that the next one is answered."""
        fields = {"rev": value, "seat": value, "at": value, "text": value, "chosen": value}
        guest = self.guests[number]
        guest.wire.send(json.dumps({"type": kind, "id": value, field: value, **fields}))
        guest.wire.send(json.dumps(value))
        guest.wire.send(field)
        guest.ask("why", seat=0, text="pass")

    @rule(number=BROWSERS, care=st.sampled_from(["never", "losses", "always", "perhaps"]))
    def heed(self, number: int, care: str) -> None:
        """Say when to be asked back; only what is no such wish is answered."""
        self.guests[number].send("heed", care=care)

    @rule(number=BROWSERS, at=st.integers(0, 9), seat=SEATS, way=WAYS)
    def ask_over_http(self, number: int, at: int, seat: int, way: str) -> None:
        """Ask for anything that can be asked of a table over HTTP, but for its end."""
        key, place = self.keys[number], f"/api/tables/{self.name}"
        own = f"{place}/seats/{seat}"
        method, path, wish = {
            "record": ("GET", f"{place}/record", None),
            "fork": ("POST", f"{place}/fork", {"at": at, "chairs": [HERE, HERE, HERE]}),
            "claim": ("POST", f"{place}/claim", {"invitation": key, "key": "k" * 20}),
            "invite": ("POST", f"{own}/invitation", None),
            "revoke": ("DELETE", f"{own}/invitation", None),
            "sign out": ("DELETE", f"{own}/others", None),
            "hand over": ("POST", f"{own}/hand-over", None),
            "mine": ("POST", "/api/tables/mine", [{"table": self.name, "key": key}]),
        }[way]
        headers = {"Authorization": f"Bearer {key}"}
        answer = self.served.http.request(method, path, json=wish, headers=headers)
        assert answer.status_code < 500

    def teardown(self) -> None:
        """See that nothing went wrong, and that nothing is left when everybody is gone."""
        if not hasattr(self, "guests"):
            return
        hall = hall_of(self.served)
        room = hall.rooms[self.name]
        assert not self.complaints
        assert len(room.sitting) <= 2 + len(room.places.coming)
        for visitor in room.sitting:
            assert isinstance(visitor, Visitor)
            assert len(visitor.replies) <= MOST_WAITING
        self.lines.close()
        while room.sitting or room.places.inside or hall.limits.lines:
            assert self.served.http.get("/api/games").status_code == 200
        assert not room.places.coming


class Complaints(logging.Handler):
    """Takes down whatever is written into a log as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Take one down."""
        self.written.append(self.format(record))


def test_whatever_two_browsers_ask_for_every_question_is_answered(served: Served) -> None:
    complaints = Complaints()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn")]
    for logger in loggers:
        logger.addHandler(complaints)
    try:
        bound = type("Here", (Evening,), {"served": served, "complaints": complaints.written})
        run_state_machine_as_test(bound, settings=FEW)
    finally:
        for logger in loggers:
            logger.removeHandler(complaints)

    assert not complaints.written


# Growth


class Belongings(NamedTuple):
    """What a server has: tasks, open files, and lines; and its rooms."""

    tasks: int
    files: int
    lines: int
    rooms: int


def belongings(served: Served) -> Belongings:
    """Count what a server has at this moment."""
    hall, loop = hall_of(served), served.server.servers[0].get_loop()
    return Belongings(
        tasks=len(asyncio.all_tasks(loop)),
        files=len(os.listdir("/proc/self/fd")),
        lines=sum(len(room.sitting) for room in hall.rooms.values()),
        rooms=len(hall.rooms),
    )


def stay_a_while(served: Served, chance: random.Random) -> None:
    """Open a table, come to it some times, ask for this and that, and leave without a word."""
    name, key = served.open(HERE, LINK, HERE, game=chance.choice(aevum.game_names()))
    with ExitStack() as lines:
        guests = [lines.enter_context(served.guest(name, key)) for _ in range(3)]
        for guest in guests:
            guest.until("now")
            guest.sit(0)
        for number in range(8):
            guest, action = chance.choice(guests), chance.randrange(100)
            place = {"id": str(number), "rev": guest.now["rev"], "seat": 0}
            guest.send("preview", action=action, **place)
            guest.send("play", action=action, **place)
            guest.send("gather", chosen=[action], **place)
            guest.send("look", id="look", at=0, seat=-1)
            guest.wire.send(chance.choice(["", "{", '{"type": "hello"}', "[" * 5000]))
        if chance.random() < 0.3:
            headers = {"Authorization": f"Bearer {key}"}
            assert served.http.delete(f"/api/tables/{name}", headers=headers).is_success


def test_many_visits_leave_nothing_behind(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.hall.MOST_QUIET", 5)
    chance = random.Random(1)
    for _ in range(5):
        stay_a_while(served, chance)
    settle(served, Belongings(10**6, 10**6, 0, 10**6))
    before = belongings(served)

    for _ in range(25):
        stay_a_while(served, chance)

    settle(served, before._replace(rooms=5 + 1))


def settle(served: Served, most: Belongings) -> None:
    """Wait until a server has no more than this."""
    end = time.monotonic() + PATIENCE
    while True:
        found = belongings(served)
        if all(has <= may for has, may in zip(found, most, strict=True)):
            return
        assert time.monotonic() < end, (found, most)
        time.sleep(0.02)
