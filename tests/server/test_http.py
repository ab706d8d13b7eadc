"""What is asked over HTTP: tables are opened, listed, exported, forked, deleted."""

import random
import re
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

import aevum
from aevum.bots import offered_bots
from aevum.record import Record
from aevum.record.sitters import Sitter
from aevum.server.hall import Hall
from aevum.server.security import POLICY
from aevum.server.store.store import Store
from aevum.text.rules import rules_text
from tests.server.kit import GREEDY, HERE, LINK, RANDOM, Served


def bearer(key: str) -> dict[str, str]:
    """Send a key along."""
    return {"Authorization": f"Bearer {key}"}


def key_of(answer: Any) -> str:
    """Read by which sentence a request was refused."""
    key: str = answer.json()["reason"]["key"]
    return key


def some_record(seats: int = 3, moves: int = 40, seed: int = 5) -> Record:
    """Play a little at random."""
    record = Record.begin("tempus", seats, seed)
    chance = random.Random(seed)
    while len(record.moves) < moves and not record.state.is_over:
        record.play(chance.choice(record.state.legal()))
    return record


def post_record(served: Served, content: str | bytes) -> httpx.Response:
    """Open a table with a record."""
    headers = {"Content-Type": "text/plain"}
    return served.http.post("/api/records", content=content, headers=headers)


# Games and texts


def test_the_games_are_listed_with_their_options_and_bots(served: Served) -> None:
    cards = served.http.get("/api/games").json()

    assert [card["name"] for card in cards] == aevum.game_names()
    assert all(card["bots"] == offered_bots() for card in cards)
    assert all(card["options"] and card["reconstructed"] for card in cards)


def test_the_games_with_more_rules_are_said_to_be_heavier(served: Served) -> None:
    cards = served.http.get("/api/games").json()
    clauses = {
        card["name"]: len(re.findall(r"^- \*\*R", rules_text(card["name"], "en"), re.MULTILINE))
        for card in cards
    }

    by_rules = sorted(cards, key=lambda card: clauses[card["name"]])

    weights = [card["box"]["weight"] for card in by_rules]
    assert weights == sorted(weights)
    assert all(card["box"]["least_minutes"] >= 20 for card in cards)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_sentences_are_those_of_the_catalogues(served: Served, lang: str) -> None:
    faces = served.http.get(f"/api/text/{lang}").text
    game = served.http.get(f"/api/text/{lang}/tempus").text

    assert "\nweb-refused-old = " in faces
    assert "\nprompt-settle" in game
    assert served.http.get("/api/text/fr").status_code == 400
    assert served.http.get(f"/api/text/{lang}/chess").status_code == 400


@pytest.mark.parametrize("game", aevum.game_names())
def test_the_printed_tables_are_those_that_were_loaded(served: Served, game: str) -> None:
    answer = served.http.get(f"/api/games/{game}/tables")

    printed, loaded = answer.json(), aevum.game(game).tables
    assert printed == {"hash": loaded.hash, "tables": loaded.rows()}
    assert answer.headers["ETag"] == f'"{loaded.hash}"'
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("application/json")


def test_a_browser_that_has_the_printed_tables_is_told_so(served: Served) -> None:
    mark = served.http.get("/api/games/tempus/tables").headers["ETag"]

    again = served.http.get("/api/games/tempus/tables", headers={"If-None-Match": mark})

    assert (again.status_code, again.content) == (304, b"")
    assert served.http.get("/api/games/chess/tables").status_code == 400


# Opening


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess", "chairs": [HERE]}, "web-refused-game"),
        ({"game": "tempus", "chairs": [HERE, GREEDY]}, "web-refused-seats"),
        ({"game": "tempus", "chairs": [HERE] * 9}, "web-refused-seats"),
        (
            {"game": "tempus", "chairs": [HERE, HERE, {"kind": "bot", "bot": "deep blue"}]},
            "web-refused-bot",
        ),
        (
            {"game": "tempus", "chairs": [HERE, HERE, {"kind": "here", "name": "a\u0007"}]},
            "web-refused-name",
        ),
        (
            {"game": "tempus", "chairs": [HERE, HERE, {"kind": "here", "name": "\u3164"}]},
            "web-refused-name",
        ),
        ({"game": "tempus", "chairs": [HERE] * 3, "options": {"x": 1}}, "web-refused-option"),
        ({"game": "tempus", "chairs": [HERE] * 3, "options": {"map": 1}}, "web-refused-option"),
        ({"game": "tempus", "chairs": [{"kind": "ghost"}] * 3}, "web-refused-message"),
        ({"game": "tempus", "chairs": [HERE] * 3, "seed": -1}, "web-refused-message"),
        ({"game": "tempus"}, "web-refused-message"),
        ("tempus", "web-refused-message"),
        ({"game": "tempus", "chairs": [HERE] * 9000}, "web-refused-too-large"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(served: Served, wish: object, key: str) -> None:
    answer = served.http.post("/api/tables", json=wish)

    assert answer.status_code in (400, 413)
    assert key_of(answer) == key


def test_equal_seeds_open_equal_tables(served: Served) -> None:
    chairs = [HERE, HERE, HERE]
    records = []
    for _ in range(2):
        name, key = served.open(*chairs, seed=99)
        records.append(served.http.get(f"/api/tables/{name}/record", headers=bearer(key)).text)

    assert records[0] == records[1]
    assert "\nseed 99\n" in records[0]


def test_my_tables_are_summed_up(served: Served) -> None:
    mine, key = served.open(HERE, GREEDY, {"kind": "bot", "bot": "random", "name": "Ada"})
    other, _ = served.open(HERE, LINK, RANDOM)
    claims = [{"table": mine, "key": key}, {"table": other}, {"table": "gone", "key": "x"}]

    first, second = served.http.post("/api/tables/mine", json=claims).json()

    assert (first["table"], first["is_host"], first["may_export"]) == (mine, True, True)
    assert (first["mine"], second["mine"]) == ([0], [])
    assert first["chairs"][2] == {"kind": "bot", "name": "Ada", "bot": "random"}
    assert (second["table"], second["is_host"], second["may_export"]) == (other, False, False)


# Deleting


def test_only_the_host_deletes_a_table_and_everybody_is_told(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)
    with served.guest(name, key) as host:
        link = host.until("welcome")["links"]["1"]
        for wrong in ("none", link, "nonsense"):
            refused = served.http.delete(f"/api/tables/{name}", headers=bearer(wrong))
            assert (refused.status_code, key_of(refused)) == (403, "web-refused-key")

        assert served.http.delete(f"/api/tables/{name}", headers=bearer(key)).status_code == 204

        host.until("gone")
        with pytest.raises(ConnectionClosed):
            host.hear()
    again = served.http.delete(f"/api/tables/{name}", headers=bearer(key))
    assert (again.status_code, key_of(again)) == (404, "web-refused-no-table")


# Records


def test_the_record_of_a_game_under_way_is_secret_if_people_play_by_link(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)

    for wrong in ("none", key):
        answer = served.http.get(f"/api/tables/{name}/record", headers=bearer(wrong))
        assert (answer.status_code, key_of(answer)) == (403, "web-refused-secret")


def test_the_host_of_a_table_without_links_may_have_its_record(served: Served) -> None:
    name, key = served.open(HERE, HERE, RANDOM)

    answer = served.http.get(f"/api/tables/{name}/record", headers=bearer(key))

    assert answer.headers["content-disposition"] == f'attachment; filename="{name}.aevum"'
    assert Record.parse(answer.text).seats == 3
    assert served.http.get(f"/api/tables/{name}/record").status_code == 403


def test_after_the_end_everybody_may_have_the_record(served: Served) -> None:
    name, _ = served.open(RANDOM, RANDOM, RANDOM)
    with served.guest(name) as watcher:
        while not watcher.now or not watcher.now["position"]["is_over"]:
            watcher.until("now")

    text = served.http.get(f"/api/tables/{name}/record").text

    assert Record.parse(text).replay(verify=True).is_over


def test_a_record_opens_a_table_that_goes_on(served: Served) -> None:
    record = some_record()

    opened = post_record(served, record.format()).json()

    with served.guest(opened["table"], opened["key"]) as guest:
        assert guest.until("welcome")["mine"] == [0, 1, 2]
        guest.until_revision(len(record.moves))
        assert guest.now["undo_steps"] == 0
        guest.sit(guest.now["position"]["asked"])
        assert guest.now["undo_steps"] == 0
        assert guest.play()["type"] == "done"
    again = served.http.get(
        f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"])
    ).text
    assert again.startswith(record.format().removesuffix("open\n"))


def test_a_record_of_other_tables_is_handed_out_as_it_came(served: Served) -> None:
    record = some_record()
    record.tables = "older"

    opened = post_record(served, record.format()).json()

    path = f"/api/tables/{opened['table']}/record"
    assert served.http.get(path, headers=bearer(opened["key"])).text == record.format()


def test_a_record_of_a_game_that_is_over_opens_in_the_replay(served: Served) -> None:
    record = some_record(moves=100_000)

    opened = post_record(served, record.format()).json()

    with served.guest(opened["table"]) as watcher:
        now = watcher.until_revision(len(record.moves))
        assert now["position"]["is_over"]
        assert watcher.ask("look", at=50, seat=1)["position"]["at"] == 50


def test_who_sat_where_goes_into_the_record_and_comes_back_with_it(served: Served) -> None:
    chairs = [{"kind": "here", "name": "Ada"}, {"kind": "here"}, {**RANDOM, "name": "Hal"}]
    name, key = served.open(*chairs)

    text = served.http.get(f"/api/tables/{name}/record", headers=bearer(key)).text
    opened = post_record(served, text).json()

    assert Record.parse(text).sitters == [Sitter(name="Ada"), Sitter(), Sitter("random", "Hal")]
    with served.guest(opened["table"], opened["key"]) as guest:
        welcome = guest.until("welcome")
    assert [(chair["kind"], chair["name"], chair["bot"]) for chair in welcome["chairs"]] == [
        ("here", "Ada", ""),
        ("here", "", ""),
        ("bot", "Hal", "random"),
    ]
    assert welcome["mine"] == [0, 1]


def test_a_bot_that_is_unknown_here_sits_down_as_another(served: Served) -> None:
    record = some_record()
    record.sitters = [Sitter(), Sitter("oracle", "Pythia"), Sitter("guide")]

    opened = post_record(served, record.format()).json()

    with served.guest(opened["table"], opened["key"]) as guest:
        chairs = guest.until("welcome")["chairs"]
    assert [(chair["bot"], chair["name"]) for chair in chairs] == [
        ("", ""),
        ("greedy", "Pythia"),
        ("greedy", ""),
    ]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Dear Sir",
        b"\xff\xfe",
        some_record().format().replace("game tempus", "game chess").encode(),
        some_record().format().replace(" #", " #f", 3).encode(),
    ],
)
def test_what_is_no_record_is_refused(served: Served, content: bytes) -> None:
    answer = post_record(served, content)

    assert answer.status_code == 400
    assert key_of(answer) in ("web-refused-no-record", "web-refused-record", "web-refused-text")


def test_ten_million_letters_are_not_taken(served: Served) -> None:
    answer = post_record(served, b"x" * 10_000_000)

    assert (answer.status_code, key_of(answer)) == (413, "web-refused-too-large")


# Forks


def test_a_fork_goes_on_from_an_earlier_position(served: Served) -> None:
    record = some_record(moves=60)
    opened = post_record(served, record.format()).json()
    wish = {"at": 25, "chairs": [HERE, HERE, HERE]}

    fork = served.http.post(
        f"/api/tables/{opened['table']}/fork", json=wish, headers=bearer(opened["key"])
    ).json()

    text = served.http.get(f"/api/tables/{fork['table']}/record", headers=bearer(fork["key"])).text
    assert Record.parse(text).moves[:25] == record.moves[:25]
    assert fork["table"] != opened["table"]


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"at": 61, "chairs": [HERE] * 3}, 400, "web-refused-at"),
        ({"at": 5, "chairs": [HERE] * 4}, 400, "web-refused-seats"),
        ({"at": -5, "chairs": [HERE] * 3}, 400, "web-refused-message"),
    ],
)
def test_a_fork_that_cannot_be_is_refused(
    served: Served, wish: object, status: int, key: str
) -> None:
    opened = post_record(served, some_record(moves=60).format()).json()

    answer = served.http.post(
        f"/api/tables/{opened['table']}/fork", json=wish, headers=bearer(opened["key"])
    )

    assert (answer.status_code, key_of(answer)) == (status, key)


def test_a_secret_game_cannot_be_forked(served: Served) -> None:
    name, key = served.open(HERE, LINK, RANDOM)

    answer = served.http.post(
        f"/api/tables/{name}/fork", json={"at": 0, "chairs": [HERE] * 3}, headers=bearer(key)
    )

    assert (answer.status_code, key_of(answer)) == (403, "web-refused-secret")


# Pages


@pytest.mark.parametrize(
    "address", ["/", "/credits", "/table/abc", "/rules/tempus", "/gallery/tempus"]
)
def test_every_address_of_a_page_shows_the_client_under_a_strict_policy(
    served: Served, address: str
) -> None:
    answer = served.http.get(address)

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in answer.headers
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    "address",
    ["/nothing.js", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/api/nothing"],
)
def test_nothing_else_is_there(served: Served, address: str) -> None:
    answer = served.http.get(address)

    assert (answer.status_code, key_of(answer)) == (404, "web-refused-no-page")
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("address", ["/nothing", "/some/where", "/api/nothing"])
def test_whoever_reads_a_wrong_address_is_told_so_by_a_page(served: Served, address: str) -> None:
    is_page = not address.startswith("/api/")

    answer = served.http.get(address, headers={"Accept": "text/html,*/*"})

    assert answer.status_code == 404
    assert ("text/html" in answer.headers["content-type"]) == is_page
    assert answer.headers["content-security-policy"] == POLICY


def test_a_wrong_way_to_ask_is_refused(served: Served) -> None:
    answer = served.http.put("/api/games")

    assert (answer.status_code, key_of(answer)) == (405, "web-refused-method")


def test_what_fails_inside_is_answered_with_a_sentence_and_no_more(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Hall, "summaries", lambda *_given: 1 // 0)

    answer = served.http.post("/api/tables/mine", json=[])

    assert (answer.status_code, key_of(answer)) == (500, "web-refused-failed")
    assert "ZeroDivisionError" not in answer.text
    assert "ZeroDivisionError" in caplog.text


def test_a_store_that_is_away_is_told_as_that(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_given: object) -> None:
        raise OperationalError("", {}, OSError("no such host"))

    monkeypatch.setattr(Store, "find", away)

    answer = served.http.post("/api/tables/mine", json=[])

    assert (answer.status_code, key_of(answer)) == (503, "web-refused-away")
    assert "no such host" not in answer.text
