"""Two browsers that ask a table for anything, in any order: every question is answered."""

import json
import logging
from contextlib import ExitStack
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)

from aevum.server.visitor import MOST_WAITING, Visitor
from tests.server.kit import ANSWERS, HERE, LINK, RANDOM, Guest, Message, Served
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
KINDS = st.sampled_from(
    ["hello", "sit", "play", "gather", "confirm", "say", "undo", "redo", "why", "look", "preview"]
)


class Evening(RuleBasedStateMachine):
    """A table, the host at one browser, somebody by link at another, and a bot."""

    served: Served
    complaints: list[str]

    @initialize()
    def open(self) -> None:
        """Open a table, and let both come."""
        self.lines = ExitStack()
        self.name, host = self.served.open(HERE, LINK, RANDOM)
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

    @rule(number=BROWSERS, kind=KINDS, field=TEXTS, value=JSON | NUMBERS)
    def send_garbage(self, number: int, kind: str, field: str, value: Any) -> None:
        """Send what is no message, and see that the next one is answered."""
        fields = {"rev": value, "seat": value, "at": value, "text": value, "chosen": value}
        guest = self.guests[number]
        guest.wire.send(json.dumps({"type": kind, "id": value, field: value, **fields}))
        guest.wire.send(json.dumps(value))
        guest.wire.send(field)
        guest.ask("why", seat=0, text="pass")

    @rule(number=BROWSERS, at=st.integers(0, 9), path=st.sampled_from(["record", "fork"]))
    def ask_over_http(self, number: int, at: int, path: str) -> None:
        """Ask for the record, or for a fork."""
        place, key = f"/api/tables/{self.name}/{path}", self.keys[number]
        headers = {"Authorization": f"Bearer {key}"}
        wish = {"at": at, "chairs": [HERE, HERE, HERE]}
        if path == "record":
            answer = self.served.http.get(place, headers=headers)
        else:
            answer = self.served.http.post(place, json=wish, headers=headers)
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
