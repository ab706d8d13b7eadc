"""Results and ratings as the store keeps them, in SQLite and PostgreSQL alike."""

from collections.abc import Sequence
from contextlib import closing
from itertools import permutations

import pytest
from msgspec.structs import replace
from sqlalchemy import MetaData, insert

import aevum
from aevum.server.accounts.book import Book, Person
from aevum.server.accounts.own_data import own_data
from aevum.server.hands import OPENING, count_anew, count_anew_in_opening
from aevum.server.history.asking import Choice
from aevum.server.history.book import Annals
from aevum.server.history.finished import Finished, finished
from aevum.server.history.own_games import own_games
from aevum.server.history.reading import Reader, past_games, profile, sees_anything
from aevum.server.history.sitting import Holder, sitting
from aevum.server.history.skill import BEGINNER, after, places
from aevum.server.messages.tables import Chair
from aevum.server.notices.book import Outbox
from aevum.server.store.database import metadata
from aevum.server.store.kept import Change, KeptTable
from aevum.server.store.migrate import migrate
from aevum.server.store.people import OWN_SEAT
from aevum.server.store.rows import now
from aevum.server.store.store import Store
from aevum.server.table import Table
from tests.server.ended import GREEDY, LINK, play_out, seated
from tests.server.kit import table_of
from tests.server.test_store import postgresql, store

__all__ = ["postgresql", "store"]


def over(table: KeptTable) -> Table:
    """Play a table to its end without keeping it."""
    found = table_of(table)
    while not found.state.is_over:
        found.decide(found.state.asked, found.state.legal()[0])
    return found


# What is rated


@pytest.fixture(scope="module")
def ended() -> Table:
    """A game of three people by link, each with an own key, that is over."""
    return over(seated(["ada", "bea", "cia"]))


ALL = [Holder("A", "ada"), Holder("B", "bea"), Holder("C", "cia")]


def test_a_game_between_people_with_accounts_counts(ended: Table) -> None:
    game = finished(ended, ALL)

    assert game.unrated == ""
    assert [one.player for one in game.seats] == ["A", "B", "C"]
    assert [one.score for one in game.seats] == ended.game.scores(ended.state)
    assert {one.seat for one in game.seats if one.place == 1} == set(
        ended.game.winners(ended.state)
    )


def test_what_is_no_game_between_people_with_accounts_does_not_count(ended: Table) -> None:
    kept = ended.kept
    bots = [LINK, LINK, GREEDY]
    here = [Chair("here"), Chair("here"), LINK]

    def reason(holders: Sequence[Holder], **changed: object) -> str:
        ended.kept = replace(kept, **changed)
        try:
            return finished(ended, holders).unrated
        finally:
            ended.kept = kept

    assert reason(ALL[:2]) == "guests"
    assert reason([*ALL[:2], Holder("A", "cia")]) == "twice"
    assert reason(ALL, chairs=bots) == "bots"
    assert reason([Holder("A", "host"), *ALL[2:]], chairs=here) == "guests"
    assert reason(ALL, open_seed=True) == "seed"
    assert reason([*ALL, Holder("D", "cia")]) == "several"
    assert reason([*ALL[:2], Holder("C", "cia", round=3)]) == "late"
    assert reason(ALL) == ""


def test_a_game_that_ends_in_the_opening_by_resigning_does_not_count() -> None:
    found = seated(["ada", "bea"], game="through_the_ages")
    found.options = aevum.game(found.game).settings({"resignation": True})
    table, rounds = table_of(found), 0
    while not table.state.is_over:
        legal, rounds = table.state.legal(), table.standing().round
        texts = [table.game.to_text(table.state, one) for one in legal]
        table.decide(table.state.asked, legal[texts.index("resign") if "resign" in texts else 0])
    table.kept.standing = table.standing()
    own = [Holder("A", "ada"), Holder("B", "bea")]

    assert rounds <= OPENING
    assert finished(table, own).unrated == "short"
    table.kept.standing = replace(table.kept.standing, round=OPENING + 1)
    assert finished(table, own).unrated == ""


# Whose result it is


def seat_of_cia(found: KeptTable, *holders: Holder) -> tuple[str, bool, bool]:
    """Find whose the last seat is, whether they came late, and whether several had it."""
    return sitting(found, 2, holders)


def after_hand_over(found: KeptTable, *, round_now: int) -> KeptTable:
    """Let the last seat go from one key to that of somebody else, in a round of the game."""
    ring, invitation = found.keyring.hand_over(2, "cia", found.chairs)
    keyring, _ = ring.claim(invitation, "another")
    after = replace(found, keyring=keyring, standing=replace(found.standing, round=round_now))
    count_anew_in_opening(after, 2)
    return after


CIA = Holder("C", "cia", "2026", 2)
NEW = Holder("N", "another", "2026", 2, round=9)


def test_who_lets_a_seat_go_counts_for_it_all_the_same() -> None:
    found = seated(["ada", "bea", "cia"])

    assert seat_of_cia(found, CIA._replace(given_up=True)) == ("C", False, False)


def test_who_hands_a_seat_over_after_the_opening_counts_for_it_whoever_plays_on() -> None:
    found = after_hand_over(seated(["ada", "bea", "cia"]), round_now=OPENING + 1)

    assert seat_of_cia(found, CIA) == seat_of_cia(found, CIA, NEW) == ("C", False, False)


def test_a_seat_that_changes_hands_in_the_opening_is_that_of_whom_it_comes_to() -> None:
    found = after_hand_over(seated(["ada", "bea", "cia"]), round_now=OPENING)
    early = NEW._replace(round=OPENING)

    assert seat_of_cia(found, CIA) == ("", False, False)
    assert seat_of_cia(found, CIA, early) == ("N", False, False)


def test_who_is_signed_out_by_another_browser_after_the_opening_counts_all_the_same() -> None:
    found = seated(["ada", "bea", "cia"])
    ring, invitation = found.keyring.invite(2, "cia", found.chairs)
    ring, _ = ring.claim(invitation, "another")
    found.keyring, _ = ring.sign_out(2, "another", found.chairs)

    assert seat_of_cia(found, CIA, NEW) == ("C", False, False)


def test_who_is_sent_away_or_leaves_before_the_first_answer_counts_for_nothing() -> None:
    found = seated(["ada", "bea", "cia"])
    found.keyring = found.keyring.empty(2)
    count_anew(found, 2)

    assert seat_of_cia(found, CIA) == ("", False, False)


def test_an_account_that_comes_after_the_opening_has_the_game_and_no_rating() -> None:
    found = seated(["ada", "bea", "cia"])
    late = CIA._replace(round=OPENING + 1)

    assert seat_of_cia(found, late) == ("C", True, False)
    assert seat_of_cia(found, late._replace(given_up=True)) == ("", False, False)
    assert seat_of_cia(found, CIA._replace(account="B"), late) == ("B", False, False)


def test_winners_share_the_first_place_and_a_game_may_be_lost_by_all() -> None:
    assert places([5, 9, 9, 2], [1, 2]) == [3, 1, 1, 4]
    assert places([9, 5, 5], [1]) == [2, 1, 3]
    assert places([3, 3], []) == [1, 1]


def test_a_rating_grows_by_winning_and_is_sure_after_many_games() -> None:
    first, second = after([BEGINNER, BEGINNER], [1, 2])

    assert (BEGINNER.points, first.points > 1000 > second.points) == (1000, True)
    assert first.deviation < BEGINNER.deviation


# Keeping


def people(store: Store, *names: str) -> list[Person]:
    """Make some accounts."""
    found = [Book(store).add(name, "hash", "en") for name in names]
    return [one for one in found if one is not None]


def play(store: Store, players: Sequence[Person], seed: int) -> str:
    """Let people play a game to its end; name its table."""
    keys = [f"{seed} {one.name}" for one in players]
    found = seated(keys, seed=seed)
    store.create(found, Change([], {}))
    for one, key in zip(players, keys, strict=True):
        Book(store).hold(one.id, {found.id: key})
    play_out(store, found, seed)
    return found.id


def read(store: Store, name: str) -> Finished:
    """Read a game that is over as its table tells it."""
    past = store.recall(name)
    assert past is not None
    return finished(Table.recall(past), Annals(store).holders(name))


def test_ratings_depend_on_when_games_ended_and_not_on_when_they_were_written_down(
    store: Store,
) -> None:
    players, annals = people(store, "Ada", "Berta", "Carla"), Annals(store)
    played = [
        read(store, play(store, order, seed))
        for seed, order in enumerate([players, players[::-1], [*players[1:], players[0]]])
    ]
    assert annals.due("") == [one.table for one in played]
    found = []
    for number, order in enumerate(permutations(played)):
        for game in order:
            # Each time the tables are other ones, at which the same was played.
            again = game._replace(table=f"{number} {game.table}", game=f"tempus {number}")
            assert annals.write(again)
            assert not annals.write(again)
        games = own_games(store, players[0].id)
        found.append([one.rating for one in games if one.game == f"tempus {number}"])

    assert found[0][0] != found[0][2]
    assert all(one == found[0] for one in found)
    assert set(annals.rate_anew().values()) == {3}
    kept = own_games(store, players[0].id)
    assert [one.rating for one in kept if one.game == "tempus 5"] == found[0]


def test_a_game_is_told_alike_and_a_seat_counts_for_whom_it_was_at_the_end(store: Store) -> None:
    ada, berta, carla = people(store, "Ada", "Berta", "Carla")
    annals, late = Annals(store), people(store, "Late")[0]
    name = play(store, [ada, berta, carla], 1)
    Book(store).hold(late.id, {name: "1 Ada"})
    game = read(store, name)
    assert [one.player for one in game.seats] == [ada.id, berta.id, carla.id]

    annals.write(game)
    own, other = Reader(ada.id, ada, is_open=False), Reader(late.id, ada, is_open=False)
    listed = past_games(store, own, Choice(opponent="BERTA", result="", seats=3), 1)
    told = profile(store, own, Choice())

    assert annals.due("") == []
    assert [(one.games, one.rated) for one in told.tallies] == [(1, 1)]
    assert {one.name for one in told.rivals} == {"Berta", "Carla"}
    assert (listed.total, listed.games[0].table) == (1, name)
    assert sees_anything(store, own)
    assert not sees_anything(store, other)
    assert annals.write(game._replace(rev=game.rev + 1, unrated="bots"))
    assert [one.rating for one in own_games(store, ada.id)] == [[None] * 4]


def test_a_seat_that_was_let_go_opens_nothing_and_counts_until_the_account_is_gone(
    store: Store,
) -> None:
    (ada, bea), book, box = people(store, "Ada", "Bea"), Book(store), Outbox(store)
    assert box.add(ada.id, "json", "https://example.org/hook", 0)
    found = seated(["ada", "bea"], game="hyperborea")
    store.create(found, Change([], {}))
    for one in (ada, bea):
        book.hold(one.id, {found.id: one.name.lower()})
    assert [one.key for one in box.waiting()] == ["ada"]

    book.let_go(ada.id, found.id)
    assert (book.keys(ada.id), book.given_up(ada.id)) == ({}, {found.id: "ada"})
    assert box.waiting() == []
    assert [one.has_let_go for one in own_data(book, ada).tables] == [True]
    play_out(store, found)
    book.let_go(bea.id, found.id)

    assert Annals(store).due("") == [found.id]
    game = read(store, found.id)
    assert ([one.player for one in game.seats], game.unrated) == ([ada.id, bea.id], "")
    book.forget(ada.id)
    assert read(store, found.id).unrated == "guests"


def test_who_comes_back_to_a_seat_has_had_it_since_the_first_time(store: Store) -> None:
    (ada, late), book = people(store, "Ada", "Late"), Book(store)
    found = seated(["ada", "bea"])
    store.create(found, Change([], {}))
    book.hold(ada.id, {found.id: "ada"})
    book.let_go(ada.id, found.id)
    store.change(found.id, {"round": OPENING + 1, "changed": "9"})

    book.hold(ada.id, {found.id: "ada"})
    book.hold(late.id, {found.id: "bea"})

    assert book.keys(ada.id) == {found.id: "ada"}
    assert [(one.account, one.seat, one.round) for one in Annals(store).holders(found.id)] == [
        (ada.id, 0, 0),
        (late.id, 1, OPENING + 1),
    ]


def test_a_seat_that_was_moved_in_before_rounds_were_noted_counts_as_it_did(store: Store) -> None:
    address = store.engine.url.render_as_string(hide_password=False)
    with store.engine.begin() as connection:
        metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE alembic_version")
    migrate(store.engine, "0012")
    found = seated(["ada", "bea"])
    ada = people(store, "Ada")[0]
    store.create(found, Change([], {}))
    row = {"account_id": ada.id, "table_id": found.id, "key": "ada", "since": now()}
    with store.engine.begin() as connection:
        connection.execute(insert(OWN_SEAT.to_metadata(MetaData())).values(row))

    with closing(Store(address)) as opened:
        opened.change(found.id, {"changed": "9"})
        (holder,) = Annals(opened).holders(found.id)
        keys = Book(opened).keys(ada.id)

    assert keys == {found.id: "ada"}
    assert sitting(found, 0, [holder]) == (ada.id, False, False)


def test_a_rating_is_provisional_before_ten_games_against_three_others(store: Store) -> None:
    ada, bea, cia, dora = people(store, "Ada", "Bea", "Cia", "Dora")
    book = Annals(store)
    first = read(store, play(store, [ada, bea, cia], 1))

    def is_provisional(number: int, *players: Person) -> bool:
        seats = [one._replace(player=who.id) for one, who in zip(first.seats, players, strict=True)]
        assert book.write(first._replace(table=f"table {number}", seats=seats))
        told = profile(store, Reader(ada.id, ada, is_open=False), Choice())
        return told.ratings[0].is_provisional

    found = [is_provisional(number, ada, bea, cia) for number in range(12)]

    assert found == [True] * 12
    assert not is_provisional(12, ada, bea, dora)


def test_the_archive_holds_a_game_as_long_as_all_agree(store: Store) -> None:
    annals = Annals(store)
    annals.write(read(store, play(store, people(store, "Ada", "Berta", "Carla"), 1)))
    shared = annals.sharing()
    assert shared is not None

    assert annals.agree(shared.id, [0, 1], "yes", None) is not None
    assert annals.agree(shared.id, [2], "named", None) is None
    held = annals.agree(shared.id, [2], "named", "a record")
    left = annals.agree(shared.id, [0], "", None)

    assert held is not None
    assert left is not None
    assert (held.is_shared, left.is_shared) == (True, False)
    assert not annals.bar(shared.id)
