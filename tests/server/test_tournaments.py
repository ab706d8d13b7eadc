"""Tournaments: gathered, drawn, played, counted; a round is opened once, whoever dies meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, select, update

from aevum.server.accounts.book import Book as Accounts
from aevum.server.beside import AtOnce
from aevum.server.bot_pool import BotPool
from aevum.server.hall import Hall
from aevum.server.limits import LIMITS
from aevum.server.messages.pace import Pace
from aevum.server.messages.tournaments import Plan
from aevum.server.policy import Online
from aevum.server.records import RecordReader
from aevum.server.refusal import Refusal
from aevum.server.store.club import PAIRING
from aevum.server.store.database import TABLE
from aevum.server.store.people import OWN_SEAT
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.tournaments.book import Kept
from aevum.server.tournaments.director import GATHERING_DAYS, Director
from tests.server.kit import Message, Served
from tests.server.members import PASSWORD, Member, club
from tests.server.postgresql import serve_postgresql
from tests.server.test_http import key_of
from tests.server.test_store import clear

A_DAY = Pace(period=86_400)
IN_PAIRS = Plan("inner_sea", "swiss", seats=2, least=2, rounds=2, most=4, pace=A_DAY)
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """Serve an empty PostgreSQL."""
    with serve_postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Find an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: str = request.getfixturevalue("postgresql")
    clear(found)
    return found


def evening(address: str, play: Callable[[Director], Awaitable[None]]) -> None:
    """Let somebody direct tournaments of a store, with bots that think nothing."""

    async def run() -> None:
        threads = StoreThreads(Store(address))
        hall = Hall(threads, BotPool(), RecordReader(AtOnce()))
        hall.bots.choose = first  # type: ignore[assignment, method-assign]  # no process is started
        try:
            await play(Director(hall, threads))
        finally:
            await hall.close()
            threads.close()

    asyncio.run(run())


async def first(_table: object) -> int:
    """Be a bot that never answers."""
    found: int = await asyncio.Future()
    return found


def people(director: Director, many: int) -> list[str]:
    """Let some people have accounts."""
    accounts = Accounts(director.threads.store)
    found = [accounts.add(f"Player {n}", "", "en") for n in range(many)]
    return [one.id for one in found if one]


def gather(director: Director, who: list[str], plan: Plan = IN_PAIRS) -> str:
    """Make a tournament, and let everybody join."""
    made = director.book.make(who[0], "Evening", plan)
    assert made is not None
    for account in who:
        assert director.book.join(made, account, plan.most)
    return made


def found(director: Director, name: str) -> Kept:
    """Read a tournament."""
    kept = director.book.find(name)
    assert kept is not None
    return kept


def end(director: Director, table: str, winner: int) -> None:
    """Let the store say that a game is over, and the room who has won."""
    store = director.threads.store
    with store.writing() as connection:
        connection.execute(update(TABLE).where(TABLE.c.id == table).values(is_over=True))
    director.hall.rooms[table].table.kept.seed = winner


@pytest.fixture(autouse=True)
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the seat win that the test has named."""

    def places(table: object) -> list[int]:
        seats, winner = len(table.kept.chairs), table.kept.seed  # type: ignore[attr-defined]
        return [1 if seat == winner else 2 for seat in range(seats)]

    monkeypatch.setattr("aevum.server.tournaments.director.places_at", places)


def test_rounds_are_opened_counted_and_ended(address: str) -> None:
    async def play(director: Director) -> None:
        who = people(director, 4)
        name = gather(director, who)
        await director.look(NOON)
        await director.look(NOON)
        first = found(director, name)
        boards = [one for one in first.pairings if one.round == 1]
        assert (first.state, first.round, len(boards)) == ("running", 1, 2)
        assert all(one.table for one in boards)
        keys = Accounts(director.threads.store).keys(who[0])
        own = director.threads.store.find(list(keys))
        assert [one.keyring.seats_of(keys[one.id], one.chairs) for one in own] in ([[0]], [[1]])
        assert own[0].clock.ends > 0

        end(director, boards[0].table, 0)
        await director.look(NOON)
        assert found(director, name).round == 1
        end(director, boards[1].table, 1)
        await director.look(NOON)
        second = found(director, name)
        assert (second.round, len(second.pairings)) == (2, 4)
        for one in second.pairings[2:]:
            assert sorted(one.entrants) not in [sorted(other.entrants) for other in boards]
            end(director, one.table, 0)
        await director.look(NOON)

        assert found(director, name).state == "over"

    evening(address, play)


def test_whoever_dies_in_the_middle_leaves_a_round_that_is_opened_once(address: str) -> None:
    class Killed(BaseException):
        """The process is gone."""

    async def begin(director: Director) -> None:
        gather(director, people(director, 4))
        await director.look(NOON)
        opened = director.book.open_table
        calls = list[int]()

        def die(*given: object) -> None:
            calls.append(1)
            opened(*given)  # type: ignore[arg-type]
            raise Killed

        director.book.open_table = die  # type: ignore[assignment, method-assign]
        with pytest.raises(Killed):
            await director.look(NOON)

    async def go_on(director: Director) -> None:
        (kept,) = director.book.under_way()
        assert [bool(one.table) for one in kept.pairings] == [True, False]
        others = Director(director.hall, director.threads)

        await asyncio.gather(director.look(NOON), others.look(NOON))
        await director.look(NOON)

        (kept,) = director.book.under_way()
        assert (kept.round, [bool(one.table) for one in kept.pairings]) == (1, [True, True])

    evening(address, begin)
    evening(address, go_on)
    engine = create_engine(address)
    with engine.connect() as connection:
        tables, pairings, keys = (
            connection.execute(select(func.count()).select_from(one)).scalar_one()
            for one in (TABLE, PAIRING, OWN_SEAT)
        )
    engine.dispose()
    assert (tables, pairings, keys) == (2, 2, 4)


def test_two_who_lead_at_once_draw_a_round_once(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        name = gather(director, people(director, 4))
        await director.look(NOON)
        kept = found(director, name)
        others = Director(director.hall, director.threads)

        await asyncio.gather(director.go_on(kept), others.go_on(kept))

        kept = found(director, name)
        assert (kept.round, len(kept.pairings)) == (1, 2)
        assert len(director.hall.rooms) == 2

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_who_withdraws_is_stood_in_for_and_drawn_no_more(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        who = people(director, 4)
        name = gather(director, who)
        await director.look(NOON)
        await director.look(NOON)
        kept = found(director, name)
        entrant = kept.of(who[3])
        assert entrant is not None
        (board,) = [one for one in kept.pairings if entrant.number in one.entrants]

        await director.withdraw(kept, entrant)

        room = await director.hall.room(board.table)
        assert room.table.kept.stand_ins == [board.entrants.index(entrant.number)]
        for one in kept.pairings:
            end(director, one.table, 0)
        await director.look(NOON)
        kept = found(director, name)
        assert entrant.number not in [n for one in kept.pairings[2:] for n in one.entrants]
        assert [len(one.entrants) for one in kept.pairings[2:]] == [2, 1]

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_a_seat_of_a_tournament_is_handed_to_nobody_else(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        director.hall.is_entered = director.has_table
        name = gather(director, people(director, 4))
        await director.look(NOON)
        await director.look(NOON)
        table = found(director, name).pairings[0].table

        with pytest.raises(Refusal, match="web-refused-entered"):
            await director.hall.hand_over(table, 0, "whatever key")

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_an_entrant_invites_nobody_to_the_own_seat(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        director.hall.is_entered = director.has_table
        who = people(director, 4)
        gather(director, who)
        await director.look(NOON)
        await director.look(NOON)
        ((table, key),) = Accounts(director.threads.store).keys(who[0]).items()
        (seat,) = (await director.hall.room(table)).table.kept.keyring.seats_of(key, [])

        with pytest.raises(Refusal, match="web-refused-entered"):
            await director.hall.invite(table, seat, key)

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_an_account_that_is_deleted_leaves_a_nameless_seat(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        who = people(director, 4)
        name = gather(director, who)
        await director.look(NOON)
        await director.look(NOON)
        mine = [one.table for one in found(director, name).pairings if 2 in one.entrants]

        await director.forget(who[1])
        Accounts(director.threads.store).forget(who[1])

        kept = found(director, name)
        assert kept.entrants[1] == (2, "", "", False)
        room = await director.hall.room(mine[0])
        assert "Player 1" not in str(room.table.kept.chairs)
        assert len(kept.in_it()) == 3

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_a_table_that_is_gone_is_shared_by_all_who_sat_there(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        name = gather(director, people(director, 4))
        await director.look(NOON)
        await director.look(NOON)
        table = found(director, name).pairings[0].table
        await director.hall.rooms.pop(table).delete()

        await director.look(NOON)

        assert found(director, name).pairings[0].places == [1, 1]

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_a_tournament_that_nobody_begins_is_cancelled(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        name = gather(director, people(director, 2))
        made = datetime.fromisoformat(found(director, name).made)

        await director.look(made + timedelta(days=GATHERING_DAYS - 1))
        assert found(director, name).state == "open"
        await director.look(made + timedelta(days=GATHERING_DAYS + 1))

        assert found(director, name).state == "cancelled"

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


def test_a_tournament_that_cannot_be_led_stops_no_other(tmp_path: Path) -> None:
    async def play(director: Director) -> None:
        who = people(director, 4)
        broken, sound = gather(director, who), gather(director, who)
        lead = director.lead

        async def lead_one(kept: Kept, at: datetime) -> None:
            if kept.id == broken:
                raise ValueError("broken")
            await lead(kept, at)

        director.lead = lead_one  # type: ignore[method-assign]
        await director.look(NOON)

        assert found(director, broken).state == "open"
        assert found(director, sound).state == "running"

    evening(f"sqlite:///{tmp_path / 'tables.db'}", play)


# Over HTTP


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables with accounts for everybody."""
    with club(tmp_path_factory.mktemp("tournaments"), Online("open")) as server:
        yield server


def wish(**more: object) -> Message:
    """Wish for a tournament."""
    plan = {"game": "inner_sea", "system": "swiss", "seats": 2, "least": 2, "most": 8, **more}
    return {"title": "<b>Friday</b>", "plan": plan}


def make(member: Member, **more: object) -> str:
    """Make a tournament."""
    answer = member.http.post("/api/tournaments", json=wish(**more))
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["id"]
    return name


def test_everybody_reads_the_standings_and_only_accounts_take_part(served: Served) -> None:
    ada, berta = Member(served, "Ada").sign_up(), Member(served, "Berta").sign_up()
    name = make(ada)

    guest = served.http.post(f"/api/tournaments/{name}/join")
    few = ada.http.post(f"/api/tournaments/{name}/begin")
    for member in (ada, berta, berta):
        assert member.http.post(f"/api/tournaments/{name}/join").status_code == 200
    other = berta.http.post(f"/api/tournaments/{name}/begin")
    begun = ada.http.post(f"/api/tournaments/{name}/begin")
    late = Member(served, "Late").sign_up().http.post(f"/api/tournaments/{name}/join")

    assert (guest.status_code, key_of(guest)) == (401, "web-refused-unknown")
    assert (key_of(few), other.status_code) == ("web-refused-few-entrants", 403)
    assert (begun.status_code, key_of(late)) == (200, "web-refused-no-joining")
    told = served.http.get(f"/api/tournaments/{name}").json()
    assert [one["name"] for one in told["standings"]] == ["Ada", "Berta"]
    assert (told["about"]["state"], told["mine"], told["may_lead"]) == ("running", 0, False)
    (board,) = told["rounds"][0]
    me = ada.me()
    assert me is not None
    assert me["tables"] == [board["table"]]
    assert served.http.get("/api/tournaments").json()[0]["title"] == "<b>Friday</b>"


def test_a_tournament_is_cancelled_by_who_made_it_and_by_nobody_else(served: Served) -> None:
    carl, dora = Member(served, "Carl").sign_up(), Member(served, "Dora").sign_up()
    name = make(carl)

    refused = dora.http.post(f"/api/tournaments/{name}/cancel")
    done = carl.http.post(f"/api/tournaments/{name}/cancel")

    assert (refused.status_code, key_of(refused)) == (403, "web-refused-not-leading")
    assert done.json()["about"]["state"] == "cancelled"


def test_whoever_takes_part_cancels_nothing_that_has_begun(served: Served) -> None:
    ernst, fred = Member(served, "Ernst").sign_up(), Member(served, "Fred").sign_up()
    name = make(ernst)
    for one in (ernst, fred):
        assert one.http.post(f"/api/tournaments/{name}/join").is_success
    assert ernst.http.post(f"/api/tournaments/{name}/begin").is_success

    refused = ernst.http.post(f"/api/tournaments/{name}/cancel")
    assert ernst.http.post(f"/api/tournaments/{name}/withdraw").is_success
    done = ernst.http.post(f"/api/tournaments/{name}/cancel")

    assert (refused.status_code, key_of(refused)) == (403, "web-refused-takes-part")
    assert done.json()["about"]["state"] == "cancelled"


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"seats": 6, "least": 2, "game": "tempus"}, "web-refused-seats"),
        ({"seats": 2, "least": 3}, "web-refused-seats"),
        ({"game": "chess"}, "web-refused-game"),
        ({"options": {"scenario": "god_king"}}, "web-refused-combination"),
        ({"system": "round-robin", "most": 64}, "web-refused-entrants"),
        ({"pace": {"period": 3600, "at_end": "vote"}}, "web-refused-tournament-pace"),
        ({"pace": {}}, "web-refused-public-pace"),
        ({"options": {"nonsense": 1}}, "web-refused-option"),
        ({"rounds": 99}, "web-refused-message"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    served: Served, more: Message, reason: str
) -> None:
    emil = Member(served, "Emil")
    if emil.ask("log-in", name="Emil", password=PASSWORD).status_code != 200:
        emil.sign_up()

    assert key_of(emil.http.post("/api/tournaments", json=wish(**more))) == reason


def test_nobody_makes_tournaments_without_end(served: Served) -> None:
    fritz = Member(served, "Fritz").sign_up()
    for _ in range(3):
        make(fritz)

    refused = fritz.http.post("/api/tournaments", json=wish())

    assert (refused.status_code, key_of(refused)) == (429, "web-refused-many-tournaments")


def test_own_data_tells_of_tournaments(served: Served) -> None:
    hanna = Member(served, "Hanna").sign_up()
    name = make(hanna)
    hanna.http.post(f"/api/tournaments/{name}/join")

    (told,) = hanna.http.get("/api/account/data").json()["club"]["tournaments"]

    assert (told["tournament"], told["number"], told["is_in"]) == (name, 1, True)


def test_nobody_fills_the_server_with_tournaments_that_are_cancelled_at_once(
    served: Served,
) -> None:
    vera = Member(served, "Vera").sign_up()

    for _ in range(LIMITS["tournaments"].at_once):
        vera.http.post(f"/api/tournaments/{make(vera)}/cancel")

    assert vera.http.post("/api/tournaments", json=wish()).status_code == 429
