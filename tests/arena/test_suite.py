"""A suite is frozen: its contests are those that everybody has played."""

import json

import pytest

import aevum
from aevum.arena.entrants import Entrant
from aevum.arena.suite import FOLDER, Frozen, Suite, differences, proof_of, suite_names, suite_of
from aevum.arena.unit import PairedSeries, Unit, play_unit

SUITES = [suite_of(name) for name in suite_names()]
NEWEST = SUITES[-1]
GAMES = [name for name in NEWEST.games if name in aevum.game_names()]


@pytest.mark.parametrize("name", GAMES)
def test_the_newest_suite_is_bound_to_the_rules_and_tables_of_today(name: str) -> None:
    assert NEWEST.differences(name) == []


@pytest.mark.costly
@pytest.mark.parametrize("name", GAMES)
def test_the_opponents_play_as_they_did_when_the_suite_was_frozen(name: str) -> None:
    assert proof_of(NEWEST, name) == NEWEST.frozen(name).proof


def test_other_rules_and_tables_are_told() -> None:
    frozen = Frozen(2, "feed", [3], {}, "")

    assert differences(frozen, 2, "feed") == []
    assert differences(frozen, 3, "dead") == [
        "the rules are version 3, and the suite has 2",
        "the tables are dead, and the suite has feed",
    ]


@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.name)
def test_a_suite_is_read_as_it_was_written(suite: Suite) -> None:
    written = json.loads((FOLDER / f"{suite.name}.json").read_text("utf-8"))
    games = {name: frozen._asdict() for name, frozen in suite.games.items()}

    assert {**suite._asdict(), "games": games} == written


def test_each_seed_is_played_from_every_seat_against_each_opponent() -> None:
    contests = NEWEST.contests("tempus", 4, Entrant("greedy"))

    assert [contest.pairing.lineup[1].name for contest in contests] == NEWEST.opponents
    assert [contest.seeds_wanted() for contest in contests] == [100, 100]
    series = PairedSeries(contests[0].pairing)
    assert {series.game_seed(number) for number in range(4)} == {NEWEST.seed << 32}


def test_a_part_of_a_suite_is_its_first_games() -> None:
    whole, part = (NEWEST.contests("tempus", 3, Entrant("random"), games)[0] for games in (0, 6))

    assert part.pairing == whole.pairing
    assert part.seeds_wanted() == 2


def test_the_switches_are_those_that_were_frozen() -> None:
    other = NEWEST.frozen("tempus")._replace(options={"layout": "B"})
    suite = NEWEST._replace(games={"tempus": other})

    pairing = suite.pairing("tempus", 3, Entrant("random"), Entrant("random"))

    assert dict(pairing.options)["layout"] == "B"
    assert suite.has(pairing)
    assert not NEWEST._replace(seed=1).has(pairing)
    assert not NEWEST._replace(opponents=["greedy"]).has(pairing)
    assert play_unit(Unit(pairing, 0, 1)).outcomes[0][0].error == ""


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: suite_of("v"), "there is no suite 'v'; the suites are: v0"),
        (lambda: NEWEST.frozen("chess"), "the suite v0 has no game 'chess'"),
        (lambda: NEWEST.seats_for("tempus", 2), "has tempus for 3, 4, 5 seats, not for 2"),
    ],
)
def test_what_a_suite_does_not_have_is_refused(ask: object, sentence: str) -> None:
    assert callable(ask)
    with pytest.raises(ValueError, match=sentence):
        ask()
