"""The wire: people at a table stay in step, and nothing that is not right is carried out."""

import json

import pytest
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from aevum.record import Record
from aevum.server.refusal import sentence
from tests.server.kit import GREEDY, HERE, LINK, RANDOM, Guest, Message, Served

FIXED = {"map": "random"}


def reason(answer: Message) -> str:
    """Read by which sentence a request was refused."""
    assert answer["type"] == "refused"
    key: str = answer["reason"]["key"]
    return key


# In step


def test_who_comes_is_welcomed_and_sees_the_table(served: Served) -> None:
    name, key = served.open(HERE, GREEDY, RANDOM)

    with served.guest(name, key) as guest:
        welcome = guest.until("welcome")
        now = guest.until_asked(0)

    assert (welcome["table"], welcome["game"], welcome["mine"]) == (name, "tempus", [0])
    assert welcome["is_host"] and welcome["may_export"]
    assert [chair["kind"] for chair in welcome["chairs"]] == ["here", "bot", "bot"]
    assert now["position"]["seat"] == 0
    assert now["position"]["choices"] and now["position"]["prompt"]["key"]


def test_two_browsers_stay_in_step(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK, options=FIXED)

    with served.guest(name, key) as host:
        links = served.claim_all(name, host)
        with served.guest(name, links["1"]) as one, served.guest(name, links["2"]) as two:
            by_seat = {0: host, 1: one, 2: two}
            for who in by_seat.values():
                who.until_revision(0)
            for _ in range(40):
                asked = host.now["position"]["asked"]
                done = by_seat[asked].play(-1)
                assert done["type"] == "done"
                for who in by_seat.values():
                    who.until_revision(done["rev"])
            public = [
                {key: who.now["position"][key] for key in ("at", "asked", "scores")}
                for who in by_seat.values()
            ]
            assert public[0] == public[1] == public[2]
            assert len(host.log) == len(one.log) == len(two.log)


def test_who_comes_back_gets_everything_again(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name, key) as guest:
        guest.until_revision(0)
        guest.sit(guest.now["position"]["asked"])
        done = guest.play()
        guest.until_revision(done["rev"])
        seat = guest.now["position"]["seat"]

    with served.guest(name, key) as again:
        again.until_revision(done["rev"])
        again.sit(seat)

        assert again.now["position"] == guest.now["position"]
        assert again.now["log_from"] == 0
        assert again.log == guest.log


def test_a_request_sent_twice_is_carried_out_once(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name, key) as guest:
        guest.until_revision(0)
        seat = guest.now["position"]["asked"]
        guest.sit(seat)
        rev = guest.now["rev"]

        first = guest.play(id="the same", rev=rev)
        second = guest.play(id="the same", rev=rev)

        assert first == second == {"type": "done", "id": "the same", "rev": first["rev"]}
        assert guest.until_revision(first["rev"])["rev"] == first["rev"]


def test_a_request_belongs_to_the_seat_that_asks(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name, key) as guest:
        guest.until_revision(0)
        first = guest.now["position"]["asked"]
        guest.sit(first)
        done = guest.play(id="the same", rev=guest.now["rev"])
        while guest.until_revision(done["rev"])["position"]["asked"] == first:
            done = guest.play(rev=done["rev"])
        second = guest.now["position"]["asked"]
        guest.sit(second)

        other = guest.play(id="the same", rev=done["rev"])

        assert other["type"] == "done"
        assert other["rev"] > done["rev"]
    with served.guest(name, key) as again:
        again.until_revision(other["rev"])
        again.sit(second)
        assert again.play(id="the same", rev=done["rev"]) == other


def test_everybody_hears_who_is_there(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK)
    with served.guest(name, key) as host:
        links = served.claim_all(name, host)
        assert host.until("presence")["seats"] == [1, 0, 0]
        with served.guest(name, links["2"]):
            assert host.until("presence")["seats"] == [1, 0, 1]
            with served.guest(name):
                assert host.until("presence")["watchers"] == 1
            assert host.until("presence")["watchers"] == 0
        assert host.until("presence")["seats"] == [1, 0, 0]


# Hot-seat


def test_several_people_at_one_browser_look_from_one_seat_at_a_time(served: Served) -> None:
    name, key = served.open(HERE, HERE, RANDOM, options=FIXED)
    with served.guest(name, key) as guest:
        assert guest.until("welcome")["mine"] == [0, 1]
        guest.until_revision(0)
        assert guest.now["position"]["seat"] == -1
        assert guest.now["position"]["choices"] == []

        guest.sit(1)
        assert reason(guest.ask("look", at=0, seat=0)) == "web-refused-seat"

        assert guest.sit(0)["position"]["seat"] == 0


def test_nobody_sits_down_at_a_seat_of_another(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    with served.guest(name, key) as host:
        host.until_revision(0)
        for seat in (1, 2, 99):
            host.send("sit", seat=seat)
            assert reason(host.until("refused")) == "web-refused-seat"
    with served.guest(name) as watcher:
        watcher.send("sit", seat=0)
        assert reason(watcher.until("refused")) == "web-refused-seat"


# Taking back


def test_a_decision_is_taken_back_for_everybody(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name, key) as guest, served.guest(name) as watcher:
        guest.until_revision(0)
        seat = guest.now["position"]["asked"]
        first = guest.sit(seat)
        done = guest.play()
        assert guest.until_revision(done["rev"])["undo_steps"] == 1
        assert guest.now["undo_at"] == 0

        back = guest.ask("undo", rev=done["rev"], seat=seat, to="turn")

        assert back["rev"] == done["rev"] + 1
        assert guest.until_revision(back["rev"])["position"] == first["position"]
        assert (guest.now["undo_steps"], guest.now["redo_steps"]) == (0, 1)
        assert watcher.until_revision(back["rev"])["position"]["at"] == 0
        assert watcher.now["redo_steps"] == 0
        assert reason(guest.ask("undo", rev=back["rev"], seat=seat, to="step")) == (
            "web-refused-undo"
        )


def test_a_decision_that_was_taken_back_is_played_again_for_everybody(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE)
    with served.guest(name, key) as guest, served.guest(name) as watcher:
        guest.until_revision(0)
        seat = guest.now["position"]["asked"]
        guest.send("sit", seat=seat)
        guest.until("now")
        done = guest.play()
        position = guest.until_revision(done["rev"])["position"]
        back = guest.ask("undo", rev=done["rev"], seat=seat, to="step")

        again = guest.ask("redo", rev=back["rev"], seat=seat)

        assert again["type"] == "done"
        assert guest.until_revision(again["rev"])["position"] == position
        assert (guest.now["undo_steps"], guest.now["redo_steps"]) == (1, 0)
        assert watcher.until_revision(again["rev"])["position"]["at"] == position["at"]
        assert reason(guest.ask("redo", rev=again["rev"], seat=seat)) == "web-refused-redo"


# Looking back


def test_every_earlier_position_is_shown(served: Served) -> None:
    name, key = served.open(RANDOM, RANDOM, RANDOM)
    with served.guest(name, key) as guest:
        while not guest.now or not guest.now["position"]["is_over"]:
            guest.until("now")
        length = guest.now["position"]["at"]
        for at in (0, 1, length // 2, length):
            for seat in (-1, 0, 2):
                shown = guest.ask("look", at=at, seat=seat)
                assert (shown["position"]["at"], shown["position"]["seat"]) == (at, seat)
                assert shown["log_length"] <= len(guest.log)
        assert guest.ask("look", at=length, seat=-1)["position"]["ending"]["winners"]
        assert reason(guest.ask("look", at=length + 1, seat=-1)) == "web-refused-at"
        assert reason(guest.ask("look", at=0, seat=7)) == "web-refused-seat"
        assert len(guest.now["score_rounds"]) == 10


def test_a_position_is_told_and_its_cards_are_counted_when_that_is_asked(served: Served) -> None:
    name, key = served.open(HERE, HERE, RANDOM, options=FIXED, seed=7)
    begun = Record.begin("tempus", 3, 7, FIXED)
    with served.guest(name, key) as guest:
        guest.until_revision(0)
        guest.send("sit", seat=0)
        for seat in (0, -1):
            lines = begun.game.lines(begun.state, seat)
            told = guest.ask("describe", at=0, seat=seat)["lines"]
            assert told == [to_builtins(sentence(line)) for line in lines]
            kinds = guest.ask("census", at=0, seat=seat)["kinds"]
            assert [(kind["name"], kind["copies"], len(kind["seen"])) for kind in kinds] == [
                (kind.name, kind.copies, len(kind.seen))
                for kind in begun.game.census(begun.state, seat)
            ]
        for question in ("describe", "census"):
            assert reason(guest.ask(question, at=0, seat=1)) == "web-refused-seat"
            assert reason(guest.ask(question, at=999, seat=0)) == "web-refused-at"


# Bad input


BAD = [
    ("not json", "web-refused-json"),
    ('{"type": "play"', "web-refused-json"),
    ("", "web-refused-json"),
    ("[1, 2]", "web-refused-message"),
    ('{"type": "dance"}', "web-refused-message"),
    ('{"kind": "play"}', "web-refused-message"),
    ('{"type": "play", "id": "x"}', "web-refused-message"),
    ('{"type": "play", "id": "x", "rev": "0", "seat": 0, "action": 1}', "web-refused-message"),
    ('{"type": "play", "id": "x", "rev": 0, "seat": 0, "action": 1e99}', "web-refused-message"),
    ('{"type": "look", "id": "x", "at": -1, "seat": 0}', "web-refused-message"),
    (json.dumps({"type": "hello", "key": "k" * 100_000}), "web-refused-too-long"),
]


@pytest.mark.parametrize(("text", "key"), BAD)
def test_what_is_no_message_is_refused_and_the_table_goes_on(
    served: Served, text: str, key: str
) -> None:
    name, host_key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, host_key) as guest:
        guest.until_asked(0)

        guest.wire.send(text)

        assert reason(guest.until("refused")) == key
        assert guest.play()["type"] == "done"


def test_ten_million_letters_end_the_connection_and_not_the_table(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, key) as guest:
        guest.until_asked(0)
        with pytest.raises(ConnectionClosed) as closed:
            guest.wire.send("x" * 10_000_000)
            while True:
                guest.hear()
        # What was not read may be cut off before the farewell comes.
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009

    with served.guest(name, key) as again:
        again.until_asked(0)
        assert again.play()["type"] == "done"


def test_before_hello_nothing_is_answered(served: Served) -> None:
    name, _ = served.open(HERE, RANDOM, RANDOM)
    with connect(f"ws://{served.host}/ws/{name}") as wire:
        guest = Guest(wire)
        assert reason(guest.ask("look", at=0, seat=-1)) == "web-refused-hello"


def test_a_move_for_another_seat_is_refused(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK)
    with served.guest(name, key) as host:
        links = served.claim_all(name, host)
        host.until_revision(0)
        asked = host.now["position"]["asked"]
        keys = {0: key, 1: links["1"], 2: links["2"]}
        with served.guest(name, keys[asked]) as right, served.guest(name) as watcher:
            right.until_asked(asked)
            action = right.now["position"]["choices"][0]["action"]
            rev = right.now["rev"]
            other = (asked + 1) % 3
            with served.guest(name, keys[other]) as wrong:
                for seat, key_of_refusal in (
                    (asked, "web-refused-seat"),
                    (other, "web-refused-not-asked"),
                ):
                    answer = wrong.ask("play", rev=rev, seat=seat, action=action)
                    assert reason(answer) == key_of_refusal
            for kind, more in (
                ("play", {"action": action}),
                ("say", {"text": "x"}),
                ("undo", {"to": "step"}),
                ("redo", {}),
            ):
                answer = watcher.ask(kind, rev=rev, seat=asked, **more)
                assert reason(answer) == "web-refused-seat"
            assert right.play()["type"] == "done"


def test_a_wrong_key_only_watches(served: Served) -> None:
    name, _ = served.open(HERE, LINK, RANDOM)
    with served.guest(name, "not the key") as guest:
        welcome = guest.until("welcome")

    assert (welcome["mine"], welcome["is_host"], welcome["links"]) == ([], False, {})
    assert not welcome["may_export"]


def test_an_old_revision_is_refused(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, key) as guest:
        guest.until_asked(0)
        rev = guest.now["rev"]
        guest.until_revision(guest.play()["rev"])
        guest.until_asked(0)

        for wrong in (rev, guest.now["rev"] + 1):
            assert reason(guest.play(rev=wrong)) == "web-refused-old"
        assert guest.play()["type"] == "done"


def test_an_action_that_is_not_offered_is_refused(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, key) as guest:
        now = guest.until_asked(0)
        offered = {option["action"] for option in now["position"]["choices"]}
        for action in (-1, max(offered) + 1, 1 << 61):
            assert reason(guest.play(action=action)) == "web-refused-illegal"


def test_notation_is_carried_out_and_refused_with_the_clause(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, key) as guest:
        now = guest.until_asked(0)
        text = now["position"]["choices"][0]["text"]

        assert reason(guest.ask("say", rev=now["rev"], seat=0, text="fly")) == (
            "web-refused-notation"
        )
        illegal = guest.ask("say", rev=now["rev"], seat=0, text="settle e5")
        assert illegal["type"] == "refused" and illegal["clause"]
        because = guest.ask("why", seat=0, text="settle e5")
        assert (because["clause"], because["reason"]) == (illegal["clause"], illegal["reason"])
        assert guest.ask("why", seat=0, text=text)["reason"] is None
        assert guest.ask("say", rev=now["rev"], seat=0, text=text)["type"] == "done"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
def test_a_page_of_another_server_may_not_come_to_the_table(served: Served, origin: str) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)

    with pytest.raises(InvalidStatus) as refused, served.guest(name, key, origin=origin):
        pass

    assert refused.value.response.status_code == 403


def test_a_program_without_a_page_may_come(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)

    with served.guest(name, key, origin=None) as guest:
        assert guest.until("welcome")["mine"] == [0]


def test_a_table_that_is_not_there_is_told_so(served: Served) -> None:
    with connect(f"ws://{served.host}/ws/nowhere") as wire:
        guest = Guest(wire)
        assert reason(guest.hear()) == "web-refused-no-table"
        with pytest.raises(ConnectionClosed):
            guest.hear()


def test_who_asks_too_fast_waits_and_holds_nobody_up(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, key) as eager, served.guest(name, key) as other:
        other.until_asked(0)
        for number in range(400):
            eager.send("look", id=str(number), at=0, seat=-1)

        assert other.play()["type"] == "done"
        assert sum(message["type"] == "shown" for message in eager.heard) < 400


def test_who_does_not_read_holds_nobody_up(served: Served) -> None:
    name, key = served.open(HERE, RANDOM, RANDOM)
    with served.guest(name, key) as deaf, served.guest(name, key) as other:
        for number in range(90):
            deaf.send("look", id=str(number), at=0, seat=0)
        for _ in range(10):
            other.until_asked(0)
            if other.now["position"]["is_over"]:
                break
            other.until_revision(other.play()["rev"])
