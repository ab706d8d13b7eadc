"""The conversation at a table: who plays reads it, it is kept, and the game knows nothing of it."""

import pytest

from aevum.server.limits import LIMITS, Limit, Limits
from aevum.server.signs import readable
from tests.server.kit import GREEDY, HERE, LINK, Guest, Message, Served
from tests.server.test_socket import reason


def talk(guest: Guest, text: str, mark: str = "") -> Message:
    """Say something from the own seat, and wait until it is kept or refused."""
    while not guest.now:
        guest.until("now")
    named = {"id": mark} if mark else {}
    return guest.ask("talk", seat=guest.now["position"]["seat"], text=text, **named)


def heard(guest: Guest, many: int) -> list[Message]:
    """Read until so much was said, and list it."""
    while True:
        said = [one for news in guest.heard if news["type"] == "talked" for one in news["said"]]
        if len(said) >= many:
            return said
        guest.hear()


def test_what_is_said_is_read_by_who_plays_and_by_who_comes_later(served: Served) -> None:
    name, key = served.open(HERE, LINK, GREEDY)

    with served.guest(name, key) as host:
        link = served.claim_all(name, host)["1"]
        with served.guest(name, link) as guest:
            assert talk(host, "Good evening")["type"] == "done"
            assert talk(guest, "Guten Abend")["type"] == "done"

            for reader in (host, guest):
                said = heard(reader, 2)
                assert [one["text"] for one in said] == ["Good evening", "Guten Abend"]
                assert [one["seat"] for one in said] == [0, 1]

    with served.guest(name, link) as late:
        assert [one["text"] for one in heard(late, 2)] == ["Good evening", "Guten Abend"]


def test_who_only_watches_reads_nothing_of_it(served: Served) -> None:
    name, key = served.open(HERE, LINK, GREEDY)
    with served.guest(name, key) as host:
        talk(host, "Between us")

    with served.guest(name) as watcher:
        watcher.until("presence")
        watcher.ask("look", at=0, seat=-1)

    assert not any("Between us" in text for text in watcher.texts)


def test_where_it_was_agreed_who_only_watches_reads_too(served: Served) -> None:
    name, key = served.open(HERE, LINK, GREEDY, open_talk=True)
    with served.guest(name, key) as host:
        talk(host, "To everybody")

    with served.guest(name) as watcher:
        assert [one["text"] for one in heard(watcher, 1)] == ["To everybody"]


def test_who_only_watches_says_nothing(served: Served) -> None:
    name, _ = served.open(HERE, LINK, GREEDY)

    with served.guest(name) as watcher:
        assert reason(talk(watcher, "Attack seat 1")) == "web-refused-seat"


def test_nobody_speaks_from_the_seat_of_another(served: Served) -> None:
    name, key = served.open(HERE, LINK, GREEDY)

    with served.guest(name, key) as host:
        host.until("now")
        assert reason(host.ask("talk", seat=1, text="I resign")) == "web-refused-seat"


def test_at_a_table_of_one_browser_nobody_talks(served: Served) -> None:
    name, key = served.open(HERE, GREEDY, GREEDY)

    with served.guest(name, key) as host:
        assert reason(talk(host, "Is anybody there")) == "web-refused-talk"


def test_what_is_sent_twice_is_said_once(served: Served) -> None:
    name, key = served.open(HERE, LINK, GREEDY)

    with served.guest(name, key) as host:
        assert talk(host, "Once", "the same")["type"] == "done"
        assert talk(host, "Once", "the same")["type"] == "done"
        talk(host, "Twice")
        assert [one["text"] for one in heard(host, 2)] == ["Once", "Twice"]


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u202e\u200b", "\u3164\u2800 \u115f"])
def test_what_cannot_be_read_is_not_said(served: Served, text: str) -> None:
    name, key = served.open(HERE, LINK, GREEDY)

    with served.guest(name, key) as host:
        assert reason(talk(host, text)) == "web-refused-blank"


def test_a_speech_is_refused(served: Served) -> None:
    name, key = served.open(HERE, LINK, GREEDY)

    with served.guest(name, key) as host:
        host.until("now")
        host.send("talk", id="long", seat=0, text="blah " * 100)
        assert reason(host.until("refused")) == "web-refused-message"


def test_the_log_of_the_game_has_nothing_of_what_was_said(served: Served) -> None:
    name, key = served.open(HERE, LINK, GREEDY)
    with served.guest(name, key) as host:
        talk(host, "Nobody will ever know")
        heard(host, 1)

    with served.guest(name, key) as again:
        heard(again, 1)

    told = [news["type"] for news in again.heard if "ever know" in str(news)]
    assert told == ["talked"]


def test_who_talks_without_end_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.limits.LIMITS", {**LIMITS, "talk": Limit(2, 1)})
    limits = Limits()

    assert [limits.wait("talk", "192.0.2.1") for _ in range(2)] == [0.0, 0.0]
    assert limits.ahead("talk", "192.0.2.1") > 0
    assert limits.ahead("moves", "192.0.2.1") == 0


def test_markup_and_invisible_signs_are_only_text() -> None:
    assert readable("<b>hi</b>\r\n  there ") == "<b>hi</b> there"
    assert readable("a\u202eb\u0000c\x1b[31m") == "abc[31m"
    assert readable("Z" + "\u0301" * 200) == "Z" + "\u0301" * 3
    assert readable("\U0001f468\u200d\U0001f33e") == "\U0001f468\u200d\U0001f33e"
