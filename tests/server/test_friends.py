"""Friends, who of them is there, inviting them; what is said in the lobby, and reports of it."""

from collections.abc import Iterator

import pytest

from aevum.server.accounts.book import Book
from aevum.server.accounts.counter import carry_out
from aevum.server.friends.circle import Circle
from aevum.server.friends.lobby import MOST_SAID, Talks
from aevum.server.keys import new_key
from aevum.server.limits import LIMITS
from aevum.server.policy import Online
from aevum.server.store.store import Store
from tests.server.kit import HERE, LINK, Message, Served
from tests.server.members import PASSWORD, Member, club
from tests.server.receivers import Taker
from tests.server.test_http import key_of


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables with accounts for everybody."""
    with club(tmp_path_factory.mktemp("friends"), Online("open", near_hooks=True)) as server:
        yield server


def friends(member: Member) -> dict[str, tuple[str, bool]]:
    """List whom somebody knows."""
    found = member.http.get("/api/friends").json()["friends"]
    return {one["name"]: (one["tie"], one["is_there"]) for one in found}


def ask(member: Member, name: str, deed: str = "") -> Message:
    """Ask, part or block."""
    answer = member.http.post(f"/api/friends{deed}", json={"name": name})
    told: Message = answer.json()
    return told


def pair(served: Served, one: str, other: str) -> tuple[Member, Member]:
    """Let two people be friends."""
    first, second = Member(served, one).sign_up(), Member(served, other).sign_up()
    ask(first, other)
    ask(second, one)
    return first, second


def test_a_friend_is_asked_and_accepts_and_only_then_seen(served: Served) -> None:
    ada, ben = Member(served, "Ada").sign_up(), Member(served, "Ben").sign_up()
    third = Member(served, "Third").sign_up()

    ask(ada, "ben")
    assert friends(ada) == {"Ben": ("asked", False)}
    assert friends(ben) == {"Ada": ("asks", False)}
    ask(ben, "Ada")

    assert friends(ada) == {"Ben": ("friend", True)}
    assert friends(ben) == {"Ada": ("friend", True)}
    assert friends(third) == {}
    assert key_of(third.http.post("/api/friends", json={"name": "Nobody"})) == (
        "web-refused-nobody"
    )
    ask(ada, "Ben", "/part")
    assert friends(ada) == friends(ben) == {}


def test_who_is_blocked_learns_nothing_of_it(served: Served) -> None:
    carl, eve = pair(served, "Carl", "Eve")

    ask(carl, "Eve", "/block")
    asked = eve.http.post("/api/friends", json={"name": "Carl"})

    assert asked.status_code == 200
    assert friends(eve) == {"Carl": ("asked", False)}
    assert friends(carl) == {"Eve": ("blocked", False)}
    ask(eve, "Carl", "/part")
    assert friends(carl) == {"Eve": ("blocked", False)}


def test_a_friend_takes_a_seat_by_one_click_and_a_stranger_is_not_invited(served: Served) -> None:
    dora, emil = pair(served, "Dora", "Emil")
    other = Member(served, "Other").sign_up()
    table, key = served.open(HERE, LINK, LINK)
    dora.move_in(table, key)

    wish = {"name": "Emil", "table": table}
    stranger = other.http.post("/api/friends/invite", json=wish)
    not_host = emil.http.post("/api/friends/invite", json={"name": "Dora", "table": table})
    assert (stranger.status_code, not_host.status_code) == (403, 403)
    assert dora.http.post("/api/friends/invite", json=wish).status_code == 204
    (bidding,) = emil.http.get("/api/friends").json()["bidden"]
    assert (bidding["table"], bidding["by"]) == (table, "Dora")
    taken = emil.http.post(
        f"/api/tables/{table}/claim",
        json={"invitation": bidding["invitation"], "key": new_key()},
    )

    assert taken.status_code == 200
    assert emil.http.get("/api/friends").json()["bidden"] == []
    assert other.http.get("/api/friends").json()["bidden"] == []


def test_who_is_away_is_told_of_an_invitation_without_anything_secret(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    fritz, gerd = pair(served, "Fritz", "Gerd")
    table, key = served.open(HERE, LINK, LINK)
    with Taker() as taker:
        hook = {"kind": "json", "minutes": 0, "target": f"{taker.address}/hook"}
        assert gerd.http.post("/api/notices", json=hook).status_code == 204
        monkeypatch.setattr(Circle, "is_there", lambda _self, _account: False)

        wish = {"name": "Gerd", "table": table}
        host = {"Authorization": f"Bearer {key}"}
        for _ in range(2):
            fritz.http.post("/api/friends/invite", json=wish, headers=host)
        told = taker.next()

        body = told.body.decode()
        assert '"type":"invitation"' in body
        assert "/lobby" in body
        (bidding,) = gerd.http.get("/api/friends").json()["bidden"]
        assert bidding["invitation"] not in body


def test_own_data_tells_of_friends_and_goes_with_the_account(served: Served) -> None:
    hanna, ida = pair(served, "Hanna", "Ida")
    hanna.http.post("/api/lobby", json={"text": "good evening"})

    told = hanna.http.get("/api/account/data").json()["club"]
    hanna.ask("deletion", password=PASSWORD)

    assert [one["name"] for one in told["friends"]] == ["Ida"]
    assert [one["text"] for one in told["lobby"]] == ["good evening"]
    assert friends(ida) == {}
    assert "good evening" not in ida.http.get("/api/lobby").text


# The lobby


def said(member: Member) -> list[tuple[str, str]]:
    """Read what was said in the lobby."""
    found = member.http.get("/api/lobby").json()["said"]
    return [(one["name"], one["text"]) for one in found]


def test_people_with_accounts_talk_in_the_lobby_and_markup_is_text(served: Served) -> None:
    kurt = Member(served, "Kurt").sign_up()

    guest = served.http.post("/api/lobby", json={"text": "hello"})
    for text in ("<script>alert(1)</script> https://evil.example", "a\u202eb\u0000"):
        assert kurt.http.post("/api/lobby", json={"text": text}).status_code == 204
    blank = kurt.http.post("/api/lobby", json={"text": " \u200b\n"})
    long = kurt.http.post("/api/lobby", json={"text": "x" * 301})

    assert (guest.status_code, served.http.get("/api/lobby").status_code) == (401, 401)
    own = [text for name, text in said(kurt) if name == "Kurt"]
    assert own == ["<script>alert(1)</script> https://evil.example", "ab"]
    assert (key_of(blank), long.status_code) == ("web-refused-blank", 400)


def test_who_is_blocked_is_not_heard_and_who_is_banned_by_nobody(served: Served) -> None:
    lena, mark, nora = (Member(served, name).sign_up() for name in ("Lena", "Mark", "Nora"))
    mark.http.post("/api/lobby", json={"text": "rude"})

    ask(lena, "Mark", "/block")
    assert ("Mark", "rude") not in said(lena)
    assert ("Mark", "rude") in said(nora)
    carry_out(f"sqlite:///{served.file}", "ban", "Mark")

    assert ("Mark", "rude") not in said(nora)


def test_who_talks_without_end_has_to_wait(served: Served) -> None:
    otto = Member(served, "Otto").sign_up()

    answers = [
        otto.http.post("/api/lobby", json={"text": f"word {n}"}).status_code for n in range(30)
    ]

    assert answers[0] == 204
    assert answers[-1] == 429


def test_what_was_said_long_ago_is_forgotten(served: Served) -> None:
    paul = Member(served, "Paul").sign_up()
    store = Store(f"sqlite:///{served.file}")
    talks = Talks(store)
    person = Book(store).find("Paul")
    assert person is not None
    for n in range(MOST_SAID + 5):
        talks.say(person.id, f"word {n}")

    texts = [text for _, text in said(paul)]
    store.close()

    assert len(texts) == MOST_SAID
    assert texts[0] == "word 5"


# Reports


def test_what_was_said_at_a_table_or_in_the_lobby_is_reported_to_operators(served: Served) -> None:
    rosa, sven, tom = (Member(served, name).sign_up() for name in ("Rosa", "Sven", "Tom"))
    carry_out(f"sqlite:///{served.file}", "operator", "Tom")
    table, key = served.open(HERE, LINK, LINK)
    with served.guest(table, key) as host:
        host.until("welcome")
        host.ask("talk", seat=0, text="something rude")
    sven.http.post("/api/lobby", json={"text": "rude, too"})
    number = [one["number"] for one in rosa.http.get("/api/lobby").json()["said"]][-1]
    reader = {"Authorization": f"Bearer {key}"}

    stranger = served.http.post("/api/reports", json={"number": 0, "table": table})
    nothing = served.http.post("/api/reports", json={"number": 9, "table": table}, headers=reader)
    for _ in range(2):
        at_table = {"number": 0, "table": table}
        assert served.http.post("/api/reports", json=at_table, headers=reader).status_code == 204
        assert rosa.http.post("/api/reports", json={"number": number}).status_code == 204

    assert (stranger.status_code, key_of(nothing)) == (403, "web-refused-not-said")
    assert rosa.http.get("/api/operator/reports").status_code == 403
    told = {one["text"]: one for one in tom.http.get("/api/operator/reports").json()}
    assert set(told) == {"something rude", "rude, too"}
    assert (told["rude, too"]["name"], told["rude, too"]["by"]) == ("Sven", "Rosa")
    assert (told["something rude"]["seat"], told["something rude"]["by"]) == (0, "")
    for one in told.values():
        assert tom.http.delete(f"/api/operator/reports/{one['id']}").status_code == 204
    assert tom.http.get("/api/operator/reports").json() == []


def test_who_watches_late_does_not_learn_by_reports_whether_anything_was_said(
    served: Served,
) -> None:
    late: Message = {"open_talk": True, "delay": {"kind": "end"}}
    table, key = served.open(HERE, LINK, LINK, **late)
    with served.guest(table, key) as host:
        host.until("welcome")
        host.ask("talk", seat=0, text="something new")
    reader = {"Authorization": f"Bearer {key}"}

    watcher = [
        served.http.post("/api/reports", json={"number": number, "table": table})
        for number in (0, 1)
    ]
    player = served.http.post("/api/reports", json={"number": 0, "table": table}, headers=reader)

    assert [one.status_code for one in watcher] == [403, 403]
    assert player.status_code == 204


@pytest.mark.parametrize("deed", ["", "/part", "/block"])
def test_nobody_finds_out_by_trying_who_has_an_account(served: Served, deed: str) -> None:
    nosy = Member(served, f"Nosy {deed.strip('/')} one").sign_up()
    asked = [
        nosy.http.post(f"/api/friends{deed}", json={"name": f"Perhaps {number}"}).status_code
        for number in range(LIMITS["friends"].at_once + 3)
    ]

    assert asked[0] == 404
    assert asked[-1] == 429
