"""Being told: in time, at least once, by the way one has chosen, and nothing that is secret."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import closing
from email.message import Message as Letter
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from aevum.server.accounts.book import Book
from aevum.server.notices import targets
from aevum.server.notices.book import MOST_FAILURES
from aevum.server.notices.mail import post_of
from aevum.server.notices.push import Keys, sealed
from aevum.server.policy import Online
from aevum.server.refusal import Refusal
from aevum.server.store.store import Store
from tests.server.kit import HERE, LINK, Served
from tests.server.members import PASSWORD, Member, club
from tests.server.post_office import PostOffice
from tests.server.receivers import Browser, Taker, bytes_of
from tests.server.test_http import key_of


@pytest.fixture(scope="module")
def letters() -> Iterator[PostOffice]:
    """Take letters."""
    with PostOffice() as found:
        yield found


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, letters: PostOffice) -> Iterator[Served]:
    """Serve tables with accounts, letters and notices to this machine."""
    online = Online("open", letters.address, "https://games.example", near_hooks=True)
    with club(tmp_path_factory.mktemp("told"), online) as server:
        yield server


@pytest.fixture
def taker() -> Iterator[Taker]:
    """Take notices."""
    with Taker() as found:
        yield found


def asked_first(served: Served, game: str = "tempus") -> tuple[str, str]:
    """Open a table at which its host is asked first."""
    for _ in range(200):
        table, key = served.open(HERE, LINK, LINK, game=game)
        (found,) = served.http.post("/api/tables/mine", json=[{"table": table}]).json()
        if found["asked"] == 0:
            return table, key
    raise AssertionError("the host is never asked first")


def awaited(served: Served, name: str) -> tuple[Member, str, str]:
    """Let somebody with an account be asked at a table with strangers."""
    member = Member(served, name).sign_up(lang="de")
    table, key = asked_first(served)
    member.move_in(table, key)
    return member, table, key


def be_told(member: Member, kind: str, target: str = "", minutes: int = 0) -> None:
    """Choose to be told."""
    wish = {"kind": kind, "target": target, "minutes": minutes}
    answer = member.http.post("/api/notices", json=wish)
    assert answer.status_code == 204, answer.text


def receivers(member: Member) -> list[dict[str, Any]]:
    """List where somebody is told."""
    found: list[dict[str, Any]] = member.http.get("/api/notices").json()["receivers"]
    return found


def test_what_is_pushed_is_encrypted_as_the_standard_has_it() -> None:
    """The example of RFC 8291, appendix A."""
    own = bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    keys = Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )

    found = sealed(
        b"When I grow up, I want to be a watermelon",
        keys,
        ec.derive_private_key(int.from_bytes(own, "big"), ec.SECP256R1()),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert found == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_a_push_is_read_by_the_browser_alone_and_signed_by_the_server(
    served: Served, taker: Taker
) -> None:
    member, table, key = awaited(served, "Push")
    browser = Browser()
    be_told(member, "push", json.dumps(browser.subscription(f"{taker.address}/push")))

    came = taker.next()
    told = json.loads(browser.read(came.body))

    assert told == {
        "title": "Tempus",
        "body": "Du bist am Zug",
        "link": f"/table/{table}",
        "tag": table,
    }
    assert key not in str(told)
    found = re.fullmatch(r"vapid t=(.+)\.(.+)\.(.+),k=(.+)", came.headers["Authorization"])
    assert found is not None
    head, claims, signature, public = found.groups()
    assert json.loads(bytes_of(claims))["aud"] == taker.address
    halves = bytes_of(signature)
    signed = [int.from_bytes(half, "big") for half in (halves[:32], halves[32:])]
    signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
    text = f"{head}.{claims}".encode()
    signer.verify(encode_dss_signature(*signed), text, ec.ECDSA(SHA256()))
    assert member.http.get("/api/notices").json()["push_key"] == public


def test_letters_confirm_an_address_tell_of_turns_and_end_by_one_click(
    served: Served, letters: PostOffice
) -> None:
    member, table, key = awaited(served, "Mail")
    early = member.http.post("/api/notices", json={"kind": "mail", "minutes": 0})
    member.ask("email", email="ada@example.org")
    link = link_in(letters.next(), "confirm")
    member.ask("email/confirmed", token=link)
    other, second = asked_first(served, "inner_sea")
    member.move_in(other, second)
    be_told(member, "mail")

    told = letters.next()
    text = told.get_content()
    stop = told["List-Unsubscribe"].strip(" <>").removeprefix("https://games.example")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert stop.startswith("/api/notices/stop/"), stop
    stopped = served.http.post(stop, content="List-Unsubscribe=One-Click", headers=form)

    assert key_of(early) == "web-refused-no-address"
    assert (told["To"], told["Subject"]) == ("ada@example.org", "Du bist an 2 Tischen am Zug")
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"https://games.example/table/{table}" in text
    assert f"https://games.example/table/{other}" in text
    assert key not in text
    assert second not in text
    assert (stopped.status_code, receivers(member)[0]["is_on"]) == (204, False)
    assert served.http.post("/api/notices/stop/unknown").status_code == 403


def link_in(letter: Letter, deed: str) -> str:
    """Read what the link of a letter shows."""
    text = letter.get_content()  # type: ignore[attr-defined]  # the policy gives it that
    found = re.search(rf"https://games.example/account#{deed}=(\S+)", text)
    assert found is not None
    return found[1]


def test_a_letter_gives_a_new_password_and_nobody_learns_who_has_an_account(
    served: Served, letters: PostOffice
) -> None:
    member = Member(served, "Lost").sign_up()
    member.ask("email", email="lost@example.org")
    member.ask("email/confirmed", token=link_in(letters.next(), "confirm"))

    real = Member(served).ask("recover", name="Lost")
    none = Member(served).ask("recover", name="Nobody")
    token = link_in(letters.next(), "recover")
    back = Member(served).ask("recovery", token=token, password="found at last again")

    assert (real.status_code, real.content) == (none.status_code, none.content)
    assert back.status_code == 200
    assert member.me() is None
    assert Member(served).ask("log-in", name="Lost", password=PASSWORD).status_code == 403


@pytest.mark.parametrize("kind", ["discord", "slack", "json", "matrix"])
def test_a_hook_is_told_the_game_the_name_and_a_link_without_a_key(
    served: Served, taker: Taker, kind: str
) -> None:
    member, table, key = awaited(served, f"Hook {kind}")
    room = "/rooms/r/send/m.room.message?access_token=secret" if kind == "matrix" else "/hook"
    be_told(member, kind, f"{taker.address}{room}")

    came = taker.next()
    told = json.loads(came.body)

    text = told[{"discord": "content", "matrix": "body"}.get(kind, "text")]
    assert text == (f"Hook {kind}, du bist am Zug: Tempus. https://games.example/table/{table}")
    assert key not in came.body.decode()
    if kind == "matrix":
        assert came.method == "PUT"
        assert came.headers["Authorization"] == "Bearer secret"
        assert "secret" not in came.path
    if kind == "discord":
        assert told["allowed_mentions"] == {"parse": []}


def test_who_fails_is_tried_again_and_the_notice_is_the_same(
    served: Served, taker: Taker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.notices.book.FIRST_PAUSE", 0.0)
    answers = iter([500, 503])
    taker.status = lambda: next(answers, 204)
    member, table, _ = awaited(served, "Again")
    be_told(member, "json", f"{taker.address}/hook")

    came = [json.loads(taker.next().body) for _ in range(3)]

    assert came[0] == came[1] == came[2]
    assert came[0]["table"] == table


def test_a_dead_receiver_is_switched_off_and_that_is_said(
    served: Served, taker: Taker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.notices.book.FIRST_PAUSE", 0.0)
    taker.status = lambda: 500
    member, _, _ = awaited(served, "Dead")
    be_told(member, "json", f"{taker.address}/dead")
    for _ in range(MOST_FAILURES):
        taker.next()
    taker.status = lambda: 410
    be_told(member, "json", f"{taker.address}/gone")
    assert taker.next().path == "/gone"

    found = receivers(member)
    while any(one["is_on"] for one in found):
        found = receivers(member)

    assert [one["trouble"] for one in found] == ["web-notice-dead"] * 2
    assert taker.taken.empty()


@pytest.mark.parametrize(
    ("kind", "target"),
    [
        ("json", "https://a..example/hook"),
        ("json", f"https://{'a' * 64}.example/hook"),
        ("matrix", "{taker}/rooms/r/send/m.room.message?access_token=%C3%A9"),
        ("matrix", "{taker}/rooms/r/send/m.room.message?access_token=a%0d%0ab"),
    ],
)
def test_who_can_never_be_told_is_switched_off_and_keeps_no_letter_back(
    served: Served, letters: PostOffice, taker: Taker, kind: str, target: str
) -> None:
    member, _, _ = awaited(served, f"Odd {len(target)}")
    be_told(member, kind, target.format(taker=taker.address))
    while receivers(member)[0]["is_on"]:
        pass

    member.ask("email", email="odd@example.org")

    assert link_in(letters.next(), "confirm")
    assert taker.taken.empty()


@pytest.mark.parametrize("email", ["=?utf-8?q?=0aBcc:all?=@example.org", "a@[example.org"])
def test_a_letter_that_cannot_be_written_keeps_no_other_back(
    served: Served, letters: PostOffice, email: str
) -> None:
    with closing(Store(f"sqlite:///{served.file}")) as store:
        Book(store).write_letter(email, "confirm", "Odd", "en", "token")
    member = Member(served, f"After {len(email)}").sign_up()

    refused = member.ask("email", email=email)
    member.ask("email", email="after@example.org")

    assert key_of(refused) == "web-refused-email"
    assert letters.next()["To"] == "after@example.org"


def test_nobody_is_told_before_the_time_they_chose(served: Served, taker: Taker) -> None:
    member, _, _ = awaited(served, "Later")
    be_told(member, "json", f"{taker.address}/late", minutes=60)
    be_told(member, "json", f"{taker.address}/soon")

    assert taker.next().path == "/soon"
    assert taker.taken.empty()


@pytest.mark.parametrize(
    "target",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://169.254.169.254/latest",
        "https://[64:ff9b::7f00:1]/hook",
        "https://[64:ff9b:1::a00:1]/hook",
        "https://[2002:a00:1::]/hook",
        "https://[::7f00:1]/hook",
        "https://[::ffff:0:7f00:1]/hook",
        "https://[fec0::1]/hook",
        "https://name:password@example.org/",
        "file:///etc/passwd",
        "https://",
    ],
)
def test_no_notice_goes_to_this_machine_or_its_network(target: str) -> None:
    with pytest.raises(Refusal):
        targets.checked_target(target, near=False)


def test_a_name_that_leads_home_is_not_followed_there(taker: Taker) -> None:
    async def carry() -> None:
        carrier = targets.Carrier(near=False)
        port = taker.address.rpartition(":")[2]
        try:
            await carrier.carry(f"https://localhost:{port}/hook", b"{}", {})
        finally:
            await carrier.close()

    with pytest.raises(targets.NotDelivered) as refused:
        asyncio.run(carry())

    assert refused.value.is_gone
    assert taker.taken.empty()


@pytest.mark.parametrize(
    "wish", ["host", "http://host?from=a@b.c", "smtp://host", "smtp://?from=a@b"]
)
def test_who_carries_letters_is_said_in_one_way(wish: str) -> None:
    with pytest.raises(ValueError, match="--mail looks like"):
        post_of(wish)
