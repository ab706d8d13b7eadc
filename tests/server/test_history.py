"""Games that are over: who sees what of them, who agrees to share them, and what is rated."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from aevum.record import Record
from aevum.server.accounts.counter import carry_out
from aevum.server.door import sort_of
from aevum.server.policy import Online
from aevum.server.store.kept import Change
from aevum.server.store.rows import written
from aevum.server.store.store import Store
from tests.server.ended import Player, play_between, play_out, seated
from tests.server.kit import Message, Served
from tests.server.members import PASSWORD, club
from tests.server.test_http import bearer, key_of


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables with accounts for everybody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("aevum.server.history.chronicler.LOOK_SECONDS", 0.05)
        with club(tmp_path_factory.mktemp("past"), Online("open")) as server:
            yield server


@pytest.fixture(scope="module")
def store(served: Served) -> Iterator[Store]:
    """Open the store of the server beside it."""
    found = Store(f"sqlite:///{served.file}")
    yield found
    found.close()


@contextmanager
def people(served: Served, *names: str) -> Iterator[list[Player]]:
    """Let people with accounts come."""
    found = [Player(f"http://{served.host}", name) for name in names]
    try:
        yield found
    finally:
        for one in found:
            one.http.close()


def games_of(reader: httpx.Client, name: str, **choice: str | int) -> list[Message]:
    """List the games of somebody as a reader sees them."""
    answer = reader.get(f"/api/players/{name}/games", params=choice)
    assert answer.status_code == 200, answer.text
    found: list[Message] = answer.json()["games"]
    return found


def until_written(player: Player, count: int) -> list[Message]:
    """Wait until so many games of somebody are written down."""
    while len(found := games_of(player.http, player.name)) < count:
        pass
    return found


def test_a_game_goes_into_the_archive_once_all_who_have_seats_agree_and_not_before(
    served: Served, store: Store
) -> None:
    with people(served, "Ada", "Berta") as (ada, berta):
        table = play_between(store, ada, None, berta).kept.id
        guest = bearer(f"guest at {table}")
        sharing = f"/api/tables/{table}/sharing"

        first = ada.say(table, "named").json()
        second = berta.say(table, "yes").json()
        watcher = served.http.get(sharing).json()
        stranger = served.http.post(sharing, json={"consent": "yes"})
        before = served.http.get("/api/archive").json()["total"]
        third = served.http.post(sharing, json={"consent": "yes"}, headers=guest).json()
        (found,) = served.http.get("/api/archive").json()["games"]

        assert [one["agreed"] for one in (first, second, third)] == [1, 2, 3]
        assert (watcher["asks"], key_of(stranger), before) == (False, "web-refused-sharing", 0)
        assert found["id"] == third["shared"] != table
        assert [one["name"] for one in found["players"]] == ["Ada", "", ""]

        with served.guest(found["id"]) as seen:
            chairs = seen.until("welcome")["chairs"]
            assert seen.until("now")["position"]["is_over"]
        record = served.http.get(f"/api/tables/{found['id']}/record").text
        Record.parse(record).replay(verify=True)
        assert [one["name"] for one in chairs] == ["Ada", "", ""]
        assert "Berta" not in record

        withdrawn = served.http.post(sharing, json={"consent": "no"}, headers=guest).json()
        assert (withdrawn["agreed"], withdrawn["shared"]) == (2, "")
        assert served.http.get("/api/archive").json()["total"] == 0
        assert served.http.get(f"/api/tables/{found['id']}/record").status_code == 404


def test_the_archive_is_searched_and_an_operator_takes_a_game_out_for_good(
    served: Served, store: Store
) -> None:
    with people(served, "Carla", "Doris", "Olga") as (carla, doris, olga):
        table = play_between(store, carla, doris, olga, seed=2).kept.id
        for one, consent in ((carla, "named"), (doris, "yes"), (olga, "yes")):
            name = one.say(table, consent).json()["shared"]

        def sought(**choice: str | int) -> int:
            total: int = served.http.get("/api/archive", params=choice).json()["total"]
            return total

        assert sought(game="tempus", seats=3, player="CARLA", least=2, most=100_000) == 1
        assert sought(game="tempus", option="map=players") == 1
        assert sought(game="tempus", option="map=fixed") == sought(option="map=nowhere") == 0
        assert sought(player="Doris") == sought(game="hyperborea") == sought(seats=4) == 0
        assert sought(least=100_000) == sought(page=9) - 1 == 0
        for wrong in ({"page": 0}, {"seats": -1}, {"least": 1 << 70}, {"player": "\0"}):
            assert served.http.get("/api/archive", params=wrong).status_code == 400

        carry_out(f"sqlite:///{served.file}", "operator", "Olga")
        refused = carla.http.delete(f"/api/operator/archive/{name}")
        barred = olga.http.delete(f"/api/operator/archive/{name}")

        assert (refused.status_code, barred.status_code, sought()) == (403, 204, 0)
        assert key_of(carla.say(table, "yes")) == "web-refused-sharing"


def test_others_see_common_games_alone_unless_somebody_lets_everybody_see(
    served: Served, store: Store
) -> None:
    with people(served, "Erna", "Frida", "Gerda", "Hilde") as (erna, frida, gerda, hilde):
        play_between(store, erna, frida, gerda, seed=3)
        common = play_between(store, erna, hilde, gerda, seed=4).kept.id
        until_written(erna, 2)
        path = "/api/players/Erna"

        seen = hilde.http.get(path).json()
        (game,) = games_of(hilde.http, "Erna")
        assert (seen["is_common"], seen["ratings"], len(seen["rivals"])) == (True, [], 2)
        assert (game["table"], game["rating"]) == (common, None)
        for part in ("", "/games", "/ratings"):
            assert hilde.http.get(f"/api/players/Frida{part}").status_code == 404
        assert key_of(served.http.get(path)) == "web-refused-no-profile"
        assert key_of(served.http.get("/api/players/Nobody")) == "web-refused-no-profile"

        answer = erna.http.post("/api/account/openness", json={"is_open": True})
        everybody = served.http.get(path).json()
        shown = games_of(served.http, "Erna")
        assert (answer.status_code, everybody["is_common"], len(shown)) == (204, False, 2)
        assert everybody["rivals"] == []
        assert {one["name"] for game in shown for one in game["players"]} == {"Erna", ""}
        assert [one["table"] for one in shown] == ["", ""]
        assert {one["seats"] for one in everybody["ratings"]} == {0, 3}
        assert all(one["is_provisional"] for one in everybody["ratings"])


def test_own_games_are_chosen_by_game_seats_opponent_and_result(
    served: Served, store: Store
) -> None:
    with people(served, "Ida", "Jana", "Klara") as (ida, jana, klara):
        play_between(store, ida, jana, klara, seed=5)
        play_between(store, ida, jana, seed=6, game="hyperborea")
        both = until_written(ida, 2)
        won = sum(one["players"][one["seat"]]["is_winner"] for one in both)

        def count(**choice: str | int) -> int:
            return len(games_of(ida.http, "Ida", **choice))

        assert (count(game="tempus"), count(seats=2), count(opponent="klara")) == (1, 1, 1)
        assert (count(result="won"), count(result="lost")) == (won, 2 - won)
        assert count(opponent="Nobody") == count(game="none") == 0
        rivals = ida.http.get("/api/players/Ida", params={"seats": 2}).json()["rivals"]
        assert [(one["name"], one["games"]) for one in rivals] == [("Jana", 1)]
        there = ida.http.get("/api/players/Ida", params={"opponent": "klara"}).json()["rivals"]
        assert [(one["name"], one["games"]) for one in there] == [("Jana", 1), ("Klara", 1)]


def test_whoever_deletes_an_account_is_a_former_player_and_no_rating_changes(
    served: Served, store: Store
) -> None:
    with people(served, "Lena", "Maja", "Nora") as (lena, maja, nora):
        table = play_between(store, lena, maja, nora, seed=7, away=[1]).kept.id
        for one in (lena, maja, nora):
            shared = one.say(table, "named").json()["shared"]
        with served.guest(shared) as seen:
            assert "Maja" in str(seen.until("welcome")["chairs"])
        before = lena.http.get("/api/players/Lena").json()["ratings"]
        own = maja.http.get("/api/account/data").json()

        maja.http.post("/api/account/deletion", json={"password": PASSWORD})
        counted = carry_out(f"sqlite:///{served.file}", "ratings", "")

        (game,) = games_of(lena.http, "Lena")
        with served.guest(shared) as seen:
            chairs = str(seen.until("welcome")["chairs"])
        (told,) = own["games"]
        assert (told["table"], told["consent"], len(told["rating"])) == (table, "named", 4)
        assert told["bot_answers"] > 0
        assert [one["kind"] for one in game["players"]] == ["account", "former", "account"]
        assert lena.http.get("/api/players/Lena").json()["ratings"] == before
        assert "tempus" in counted[-1]
        assert "Maja" not in chairs + str(game)
        assert "Lena" in chairs


def test_whoever_plays_on_for_an_account_does_not_speak_for_it(
    served: Served, store: Store
) -> None:
    with people(served, "Petra", "Quirin", "Ruth") as (petra, quirin, ruth):
        found = seated(["petra", "quirin", "ruth"])
        store.create(found, Change([], {}))
        for one, key in ((petra, "petra"), (quirin, "quirin"), (ruth, "ruth")):
            held = [{"table": found.id, "key": key}]
            assert one.http.post("/api/account/seats", json=held).status_code == 200
        (kept,) = store.find([found.id])
        play_out(store, kept)
        ring, invitation = kept.keyring.hand_over(2, "ruth", kept.chairs)
        keyring, _ = ring.claim(invitation, "a stranger")
        assert store.change(found.id, {"seat_keys": written(keyring)})
        stranger, path = bearer("a stranger"), f"/api/tables/{found.id}/sharing"

        asked = served.http.get(path, headers=stranger).json()["asks"]
        said = served.http.post(path, json={"consent": "named"}, headers=stranger)
        (game,) = until_written(ruth, 1)
        own = ruth.http.post(f"/api/account/games/{game['id']}/sharing", json={"consent": "yes"})

        assert (asked, key_of(said)) == (False, "web-refused-sharing")
        assert (game["unrated"], own.json()["agreed"]) == ("", 1)


def test_a_seat_that_is_let_go_before_the_end_is_rated_and_open_to_the_account_no_more(
    served: Served, store: Store
) -> None:
    with people(served, "Sina", "Tilda") as (sina, tilda):
        found = seated([one.key("here") for one in (sina, tilda)], game="hyperborea")
        store.create(found, Change([], {}))
        for one in (sina, tilda):
            held = [{"table": found.id, "key": one.key("here")}]
            one.http.post("/api/account/seats", json=held)
        gone = tilda.http.delete(f"/api/account/seats/{found.id}")
        (kept,) = store.find([found.id])
        play_out(store, kept)
        (game,) = until_written(tilda, 1)

        assert (gone.status_code, game["unrated"]) == (204, "")
        assert [one["kind"] for one in game["players"]] == ["account", "account"]
        assert tilda.http.get("/api/account").json()["me"]["tables"] == []


def test_what_is_looked_up_in_many_rows_has_a_limit_of_its_own() -> None:
    paths = ("/api/archive", "/api/players/Ada/games", "/api/tables/name/sharing")

    assert {sort_of(method, path) for path in paths for method in ("GET", "POST")} == {"past"}


def test_a_game_that_ended_before_the_server_died_is_written_down_by_the_next(
    tmp_path: Path,
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("aevum.server.history.chronicler.LOOK_SECONDS", 3600.0)
        with club(tmp_path, Online("open")) as served, people(served, "Ada", "Bea") as (ada, bea):
            store = Store(f"sqlite:///{served.file}")
            play_between(store, ada, bea, None)
            store.close()
            cookie = dict(ada.http.cookies)
            assert games_of(ada.http, "Ada") == []

        with club(tmp_path, Online("open")) as served:
            again = httpx.Client(base_url=f"http://{served.host}", cookies=cookie)
            while not (found := games_of(again, "Ada")):
                pass
            again.close()
            assert [one["unrated"] for one in found] == ["guests"]
