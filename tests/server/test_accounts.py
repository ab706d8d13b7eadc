"""Accounts: optional, the player's own, and of no use to anybody else."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from typing import Any

import cbor2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from webauthn.helpers import bytes_to_base64url
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from aevum.server.accounts.book import Book, later
from aevum.server.accounts.counter import carry_out
from aevum.server.accounts.passkeys import MOST_PASSKEYS
from aevum.server.limits import LIMITS
from aevum.server.policy import Online
from aevum.server.store.store import Store
from tests.server.kit import HERE, LINK, Guest, Served
from tests.server.members import COOKIE, PASSWORD, Member, club
from tests.server.test_http import key_of

ALL = list(HealthCheck)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables with accounts for everybody."""
    with club(tmp_path_factory.mktemp("club"), Online("open")) as server:
        yield server


def test_who_plays_at_home_loads_nothing_for_accounts() -> None:
    code = (
        "import sys, aevum.server.serving\n"
        "print([n for n in ('argon2', 'webauthn', 'aiosmtplib', 'cryptography', 'httpcore')"
        " if n in sys.modules])"
    )

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout.strip() == "[]"


def test_an_account_is_made_left_and_come_back_to(served: Served) -> None:
    ada = Member(served, "Ada").sign_up()

    assert ada.me() == {"name": "Ada", "role": "player", "email": "", "tables": []}
    assert ada.ask("log-out").status_code == 200
    assert ada.me() is None
    assert ada.elsewhere().me() is not None


def test_a_cookie_is_for_this_server_alone_and_its_token_is_not_kept(served: Served) -> None:
    answer = Member(served).ask("sign-up", name="Cookie", password=PASSWORD)

    said = answer.headers["set-cookie"]
    token = answer.cookies[COOKIE]
    assert "HttpOnly" in said
    assert "SameSite=strict" in said
    assert "Secure" not in said
    assert token.encode() not in served.file.read_bytes()
    assert PASSWORD.encode() not in served.file.read_bytes()


def test_behind_tls_a_cookie_never_travels_in_the_clear(served: Served) -> None:
    wish = {"name": "Secure", "password": PASSWORD}

    answer = served.http.post(
        "/api/account/sign-up", json=wish, headers={"X-Forwarded-Proto": "https"}
    )

    assert "Secure" in answer.headers["set-cookie"]


def test_a_wrong_password_and_a_name_that_nobody_has_are_refused_alike(served: Served) -> None:
    Member(served, "Berta").sign_up()

    wrong = Member(served).ask("log-in", name="Berta", password="not this one")
    nobody = Member(served).ask("log-in", name="Nobody", password="not this one")

    assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
    assert key_of(wrong) == "web-refused-log-in"


@pytest.mark.parametrize(
    "name",
    [
        "<b>Eve</b>",
        "a",
        "x" * 24 + "y",
        "Eve\u202e",
        "..",
        "a\nb\0",
        "\u0410lb",
        "Ada\u3164",
        "\uffa0\uffa0",
    ],
)
def test_a_name_with_markup_or_tricks_is_refused(served: Served, name: str) -> None:
    answer = Member(served).ask("sign-up", name=name, password=PASSWORD)

    assert answer.status_code == 400


def test_two_names_never_look_alike(served: Served) -> None:
    Member(served, "Carl Maria").sign_up()

    for other in ("carl maria", "CARL  MARIA", "\uff23arl Maria"):
        answer = Member(served).ask("sign-up", name=other, password=PASSWORD)
        assert key_of(answer) == "web-refused-name-taken"


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaaaaa", "Gertrude12"])
def test_a_password_that_is_guessed_at_once_is_refused(served: Served, password: str) -> None:
    answer = Member(served).ask("sign-up", name="Gertrude12", password=password)

    assert key_of(answer) == "web-refused-password"


def test_a_stolen_cookie_is_worth_nothing_on_a_page_from_elsewhere(served: Served) -> None:
    dora = Member(served, "Dora").sign_up()
    table, key = served.open(HERE, LINK, LINK)
    dora.move_in(table, key)
    evil = {**dora.cookie, "Origin": "http://evil.example"}

    forged = served.http.post("/api/account/log-out", headers=evil)
    read = served.http.get("/api/account", headers=evil).json()
    fetched = served.http.get(
        "/api/account", headers={**dora.cookie, "Sec-Fetch-Site": "cross-site"}
    )
    deleted = served.http.delete(f"/api/tables/{table}", headers=evil)

    assert (forged.status_code, key_of(forged)) == (403, "web-refused-origin")
    assert read["me"] is fetched.json()["me"] is None
    assert deleted.status_code == 403
    with pytest.raises(Exception, match="403"):
        connect(
            f"ws://{served.host}/ws/{table}",
            origin=Origin("http://evil.example"),
            additional_headers=dora.cookie,
        )
    assert dora.me() is not None


def test_seats_of_a_guest_move_into_the_account_and_are_there_on_another_device(
    served: Served,
) -> None:
    emil = Member(served, "Emil").sign_up()
    table, key = served.open(HERE, LINK, LINK)
    emil.move_in(table, key)

    phone = emil.elsewhere()
    listed = phone.http.post("/api/tables/mine", json=[{"table": table}]).json()

    phone_me = phone.me()
    assert phone_me is not None
    assert phone_me["tables"] == [table]
    assert listed[0]["mine"] == [0]
    address, cookie = f"ws://{served.host}/ws/{table}", phone.cookie
    with connect(address, additional_headers=cookie) as wire:
        guest = Guest(wire)
        guest.send("hello", key="")
        assert guest.until("welcome")["mine"] == [0]
        phone.http.delete("/api/account/devices")
        assert emil.me() is None
        assert phone.ask("log-out").status_code == 200
        with pytest.raises(ConnectionClosed):
            while True:
                guest.hear()
    with connect(address, additional_headers=cookie) as wire:
        guest = Guest(wire)
        guest.send("hello", key="")
        assert guest.until("welcome")["mine"] == []
    assert emil.elsewhere().http.delete(f"/api/tables/{table}").status_code == 204


def names_at(served: Served, table: str, key: str = "") -> list[str]:
    """Read how those at a table are called."""
    with served.guest(table, key) as guest:
        return [chair["name"] for chair in guest.until("welcome")["chairs"]]


def test_a_seat_without_a_name_is_called_like_its_account_until_that_is_deleted(
    served: Served,
) -> None:
    ida, jule, jost = (Member(served, name).sign_up() for name in ("Ida", "Jule", "Jost"))
    table, key = served.open(HERE, LINK, {**LINK, "name": "the third"})
    with served.guest(table, key) as host:
        keys = served.claim_all(table, host)

    ida.move_in(table, key)
    jost.move_in(table, keys["2"])
    assert names_at(served, table) == ["Ida", "", "the third"]
    jule.move_in(table, keys["1"])
    assert names_at(served, table) == ["Ida", "Jule", "the third"]

    assert ida.ask("deletion", password=PASSWORD).is_success
    assert names_at(served, table) == ["", "Jule", "the third"]


def test_a_second_seat_of_the_same_table_stays_in_its_browser(served: Served) -> None:
    ludwig = Member(served, "Ludwig").sign_up()
    table, key = served.open(HERE, LINK, LINK)
    with served.guest(table, key) as host:
        keys = served.claim_all(table, host)
    ludwig.move_in(table, keys["1"])

    held = [{"table": table, "key": keys["2"]}]
    answer = ludwig.http.post("/api/account/seats", json=held)

    assert answer.json() == {"tables": []}
    listed = ludwig.http.post("/api/tables/mine", json=[{"table": table}]).json()
    assert listed[0]["mine"] == [1]


def test_nobody_is_told_as_theirs_what_was_said_at_their_seat_before(served: Served) -> None:
    malte, nele = Member(served, "Malte").sign_up(), Member(served, "Nele").sign_up()
    table, key = served.open(HERE, LINK, LINK)
    with served.guest(table, key) as host:
        first = served.claim_all(table, host)["1"]
    malte.move_in(table, first)
    with served.guest(table, first) as guest:
        guest.until("welcome")
        guest.ask("talk", seat=1, text="a word of Malte's")
    bearer = {"Authorization": f"Bearer {first}"}
    address = f"/api/tables/{table}/seats/1/hand-over"
    handed = served.http.post(address, json={}, headers=bearer).json()["invitation"]

    second = "the key of whoever comes next"
    wish = {"invitation": handed, "key": second}
    assert served.http.post(f"/api/tables/{table}/claim", json=wish).is_success
    nele.move_in(table, second)
    with served.guest(table, second) as guest:
        guest.until("welcome")
        guest.ask("talk", seat=1, text="a word of Nele's")

    said = nele.http.get("/api/account/data").json()["said"]
    assert [one["text"] for one in said] == ["a word of Nele's"]
    assert names_at(served, table)[1] == "Nele"


def test_own_data_tells_which_browser_saves_it(served: Served) -> None:
    ruth = Member(served, "Ruth").sign_up()
    ruth.elsewhere()

    devices = ruth.http.get("/api/account/data").json()["devices"]
    assert sorted(one["is_here"] for one in devices) == [False, True]
    assert devices == ruth.http.get("/api/account/devices").json()


def test_who_plays_several_seats_at_one_browser_is_called_by_none_of_them(served: Served) -> None:
    klara = Member(served, "Klara").sign_up()
    table, key = served.open(HERE, HERE, LINK)

    klara.move_in(table, key)

    assert names_at(served, table) == ["", "", ""]


def test_a_key_that_opens_nothing_is_not_moved(served: Served) -> None:
    fritz = Member(served, "Fritz").sign_up()
    table, _ = served.open(HERE, LINK, LINK)

    held = [{"table": table, "key": "not a key"}, {"table": "none", "key": "neither"}]

    assert fritz.http.post("/api/account/seats", json=held).json() == {"tables": []}


def test_a_new_password_logs_all_others_out(served: Served) -> None:
    gustav = Member(served, "Gustav").sign_up()
    other = gustav.elsewhere()
    assert len(gustav.http.get("/api/account/devices").json()) == 2

    wrong = gustav.ask("password", old="not this one", password="quite another one")
    right = gustav.ask("password", old=PASSWORD, password="quite another one")

    assert (key_of(wrong), right.status_code) == ("web-refused-old-password", 204)
    assert gustav.me() is not None
    assert other.me() is None
    assert gustav.ask("log-in", name="Gustav", password=PASSWORD).status_code == 403


def test_own_data_is_told_whole_and_goes_with_the_account_while_games_stay(served: Served) -> None:
    hanna = Member(served, "Hanna").sign_up()
    table, key = served.open(HERE, LINK, LINK)
    hanna.move_in(table, key)
    with served.guest(table, key) as guest:
        guest.until("welcome")
        guest.ask("talk", seat=0, text="a word of mine")

    told = hanna.http.get("/api/account/data").json()
    refused = hanna.ask("deletion", password="not this one")
    gone = hanna.ask("deletion", password=PASSWORD)

    assert told["name"] == "Hanna"
    assert [one["table"] for one in told["tables"]] == [table]
    assert [one["text"] for one in told["said"]] == ["a word of mine"]
    assert key not in str(told)
    assert (refused.status_code, gone.status_code, hanna.me()) == (403, 200, None)
    assert served.http.post("/api/tables/mine", json=[{"table": table}]).json()[0]["table"] == table
    assert b"Hanna" not in b"".join(dump(served))


def dump(served: Served) -> list[bytes]:
    """Read all accounts of a server."""
    store = Store(f"sqlite:///{served.file}")
    told = [str(one).encode() for one in Book(store).everybody(1000)]
    store.close()
    return told


def test_an_operator_bans_and_closes_and_reads_no_hands(served: Served) -> None:
    ida, otto = Member(served, "Ida").sign_up(), Member(served, "Otto").sign_up()
    carry_out(f"sqlite:///{served.file}", "operator", "Otto")
    table, _ = served.open(HERE, LINK, LINK)
    ban = "/api/operator/accounts/Ida/ban"

    refused = ida.http.delete(f"/api/operator/tables/{table}")
    own = otto.http.post("/api/operator/accounts/Otto/ban", json={"is_banned": True})
    with connect(f"ws://{served.host}/ws/{table}", additional_headers=otto.cookie) as wire:
        guest = Guest(wire)
        guest.send("hello", key="")
        assert guest.until("welcome")["mine"] == []
    closed = otto.http.delete(f"/api/operator/tables/{table}")
    banned = otto.http.post(ban, json={"is_banned": True})
    again = ida.ask("log-in", name="Ida", password=PASSWORD)

    assert (refused.status_code, key_of(refused)) == (403, "web-refused-operator")
    assert (own.status_code, closed.status_code, banned.status_code) == (404, 204, 204)
    assert (ida.me(), key_of(again)) == (None, "web-refused-banned")
    assert served.http.post("/api/tables/mine", json=[{"table": table}]).json() == []


def test_an_invitation_makes_one_account(tmp_path_factory: pytest.TempPathFactory) -> None:
    with club(tmp_path_factory.mktemp("invited"), Online("invite")) as served:
        (code,) = carry_out(f"sqlite:///{served.file}", "invite", "")

        without = Member(served).ask("sign-up", name="Ada", password=PASSWORD)
        Member(served, "Ada").sign_up(invitation=code)
        twice = Member(served).ask("sign-up", name="Eve", password=PASSWORD, invitation=code)

        assert key_of(without) == key_of(twice) == "web-refused-code"


def test_a_password_cannot_be_guessed_for_long(served: Served) -> None:
    kurt = Member(served, "Kurt").sign_up()

    answers = {
        kurt.ask("log-in", name="Kurt", password=f"guess {n}").status_code
        for n in range(LIMITS["names"].at_once + 10)
    }

    assert answers == {403, 429}


def test_a_link_from_who_runs_the_server_gives_a_new_password_once(served: Served) -> None:
    lena = Member(served, "Lena").sign_up()
    (link,) = carry_out(f"sqlite:///{served.file}", "recover", "Lena")
    token = link.partition("=")[2]

    back = Member(served).ask("recovery", token=token, password="remembered at last")
    twice = Member(served).ask("recovery", token=token, password="remembered at last")

    assert (back.status_code, key_of(twice)) == (200, "web-refused-letter")
    assert lena.me() is None


def test_a_password_that_is_refused_leaves_the_link_as_it_was(served: Served) -> None:
    Member(served, "Nadja").sign_up()
    (link,) = carry_out(f"sqlite:///{served.file}", "recover", "Nadja")
    token = link.partition("=")[2]

    short = Member(served).ask("recovery", token=token, password="short")
    back = Member(served).ask("recovery", token=token, password="remembered at last")

    assert (key_of(short), back.status_code) == ("web-refused-password", 200)


def test_a_new_password_ends_every_link_that_was_asked_for_before(served: Served) -> None:
    rudi = Member(served, "Rudi").sign_up()
    with closing(Store(f"sqlite:///{served.file}")) as store:
        book = Book(store)
        person = book.find("Rudi")
        assert person is not None
        stolen = book.issue("confirm", "thief@example.org", later(hours=1), person.id)
        (link,) = carry_out(f"sqlite:///{served.file}", "recover", "Rudi")

        assert rudi.ask("password", old=PASSWORD, password="quite another one").status_code == 204
        confirmed = Member(served).ask("email/confirmed", token=stolen)
        recovered = Member(served).ask(
            "recovery", token=link.partition("=")[2], password="the words of a thief"
        )

        assert (key_of(confirmed), key_of(recovered)) == ("web-refused-letter",) * 2
        assert book.find("Rudi") is not None


def test_a_passkey_of_somebody_else_is_not_taken_away(served: Served) -> None:
    with closing(Store(f"sqlite:///{served.file}")) as store:
        book = Book(store)
        found = [book.add(name, "", "en") for name in ("Paula", "Quirin")]
        owner, thief = [person.id for person in found if person]
        assert book.add_passkey(owner, "one device", b"her key", 0, "")

        assert not book.add_passkey(thief, "one device", b"his key", 0, "")

        kept = book.passkey("one device")
        assert kept is not None
        assert (kept.account_id, kept.public_key) == (owner, b"her key")


def signed(served: Served, options: str, statement: tuple[str, Any], public: Any) -> str:
    """Make a passkey as a device would: how it vouches for itself, and by what it proves itself."""
    challenge, origin = json.loads(options)["challenge"], f"http://{served.host}"
    told = {"type": "webauthn.create", "challenge": challenge, "origin": origin}
    site = sha256(served.host.partition(":")[0].encode()).digest()
    device = site + b"\x45" + bytes(4 + 16) + b"\x00\x01" + b"i" + cbor2.dumps(public)
    vouched = {"fmt": statement[0], "attStmt": statement[1], "authData": device}
    response = {
        "clientDataJSON": bytes_to_base64url(json.dumps(told).encode()),
        "attestationObject": bytes_to_base64url(cbor2.dumps(vouched)),
    }
    return json.dumps({"id": "aQ", "rawId": "aQ", "type": "public-key", "response": response})


def test_a_passkey_that_makes_no_sense_is_refused_like_any_other(served: Served) -> None:
    silke = Member(served, "Silke").sign_up()
    curve = {1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)}
    asked = [silke.ask("passkey/new").json() for _ in range(4)]
    made = [
        "[" * 5000,
        signed(served, asked[1]["options"], ("none", {}), {1: 2, 3: -7, -1: 1, -2: bytes(32)}),
        signed(served, asked[2]["options"], ("packed", {"sig": 5, "alg": -7, "x5c": 5}), curve),
        signed(
            served, asked[3]["options"], ("android-safetynet", {"ver": 1, "response": 5}), curve
        ),
    ]

    answers = [
        silke.ask("passkey", token=one["token"], credential=credential)
        for one, credential in zip(asked, made, strict=True)
    ]

    assert [(one.status_code, key_of(one)) for one in answers] == [(400, "web-refused-passkey")] * 4


def test_an_account_has_no_more_passkeys_than_there_is_room_for(served: Served) -> None:
    tim = Member(served, "Tim").sign_up()
    begun = tim.ask("passkey/new").json()
    with closing(Store(f"sqlite:///{served.file}")) as store:
        book = Book(store)
        person = book.find("Tim")
        assert person is not None
        for number in range(MOST_PASSKEYS):
            assert book.add_passkey(person.id, f"key {number} of Tim", b"", 0, "")

    answers = tim.ask("passkey/new"), tim.ask("passkey", token=begun["token"], credential="{}")

    assert [key_of(one) for one in answers] == ["web-refused-passkeys"] * 2


def test_whatever_is_asked_about_accounts_the_server_does_not_fail(served: Served) -> None:
    maria = Member(served, "Maria").sign_up()
    schema = schemathesis.openapi.from_url(f"http://{served.host}/api/schema/openapi.json")
    ways = [result for result in schema.get_all_operations() if isinstance(result, Ok)]
    asked = set[str]()

    for result in ways:
        case_of = result.ok()
        if not case_of.path.startswith(("/api/account", "/api/notices", "/api/operator")):
            continue
        asked.add(case_of.path)

        @settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=ALL)
        @given(case=case_of.as_strategy(), is_known=st.booleans())
        def ask(case: Any, is_known: bool) -> None:
            answer = case.call(headers=maria.cookie if is_known else {})
            assert answer.status_code < 500, (case.method, case.path, answer.text)

        ask()
    assert len(asked) > 20
