"""The set-up (R1)."""

from collections import Counter

import pytest

import aevum
from aevum.games.through_the_ages.ids import CIVIL_KINDS, PACT
from aevum.games.through_the_ages.shown import AgesView
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, CARDS, CIVIL_DECKS, KIND, MILITARY_DECKS
from aevum.games.through_the_ages.view import view
from tests.kit import Table, clause
from tests.through_the_ages.board import Board

THREE_PLUS = {
    1: ["theology", "drama", "bread_and_circuses", "monarchy", "code_of_laws", "warfare"],
    2: [
        "selective_breeding",
        "coal",
        "journalism",
        "riflemen",
        "constitutional_monarchy",
        "architecture",
    ],
    3: ["mechanized_agriculture", "oil", "modern_infantry", "tanks", "rockets", "democracy"],
}
FOUR = {
    1: ["iron", "alchemy", "knights"],
    2: ["selective_breeding", "cannon", "republic"],
    3: ["professional_sports", "air_forces", "military_theory"],
}


def shown(seats: int, seed: int = 1, seat: int = 0) -> AgesView:
    """Look at a game that is just set up."""
    table = Table("through_the_ages", seats, {}, seed)
    assert isinstance(table.state, Ages)
    return view(table.state, seat)


def missing(larger: list[int], smaller: list[int]) -> list[str]:
    """Name the cards that a deck has more of than another."""
    return [CARDS[number] for number in (Counter(larger) - Counter(smaller)).elements()]


# The decks


@clause("R1.0")
def test_the_common_boards_are_seen_by_everybody() -> None:
    table = shown(3, seat=aevum.SPECTATOR)

    assert len(table["row"]) == 13
    assert table["age"] == "A"
    assert [(p["culture"], p["science"], p["strength"]) for p in table["players"]] == [
        (0, 0, 1)
    ] * 3
    assert len(table["current_events"]) == 5
    assert (table["future_events"], table["past_events"], table["common_tactics"]) == ([], [], [])


@clause("R1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_age_has_a_civil_and_a_military_deck(seats: int) -> None:
    civil, military = CIVIL_DECKS[seats], MILITARY_DECKS[seats]

    assert (len(civil), len(military)) == (4, 4)
    for age in range(4):
        assert {AGE[number] for number in civil[age] + military[age]} == {age}
        assert all(KIND[number] < CIVIL_KINDS for number in civil[age])
        assert all(KIND[number] >= CIVIL_KINDS for number in military[age])


@clause("R1.2")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_with_three_players_the_cards_marked_four_are_missing(age: int) -> None:
    out = missing(CIVIL_DECKS[4][age], CIVIL_DECKS[3][age])

    assert sorted(out) == sorted(FOUR[age])


@clause("R1.3")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_with_two_players_the_cards_marked_three_are_missing_as_well(age: int) -> None:
    out = missing(CIVIL_DECKS[4][age], CIVIL_DECKS[2][age])

    assert sorted(out) == sorted(FOUR[age] + THREE_PLUS[age])


@clause("R1.3")
@pytest.mark.parametrize(("age", "pacts"), [(0, 0), (1, 2), (2, 4), (3, 4)])
def test_with_two_players_there_are_no_pacts(age: int, pacts: int) -> None:
    out = missing(MILITARY_DECKS[4][age], MILITARY_DECKS[2][age])

    assert len(out) == pacts
    assert [KIND[number] for number in MILITARY_DECKS[4][age]].count(PACT) == pacts
    assert [KIND[number] for number in MILITARY_DECKS[2][age]].count(PACT) == 0
    assert Counter(MILITARY_DECKS[3][age]) == Counter(MILITARY_DECKS[4][age])


@clause("R1.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_decks_of_age_a_are_the_same_for_every_number_of_players(seats: int) -> None:
    assert Counter(CIVIL_DECKS[seats][0]) == Counter(CIVIL_DECKS[4][0])
    assert Counter(MILITARY_DECKS[seats][0]) == Counter(MILITARY_DECKS[4][0])


# The players


@clause("R1.5", "R1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_start_technologies_with_their_workers_are_on_every_board(seats: int) -> None:
    for p in shown(seats)["players"]:
        found = {tech["card"]: tech["workers"] for tech in p["technologies"]}

        assert found == {
            "agriculture": 2,
            "bronze": 2,
            "philosophy": 1,
            "religion": 0,
            "warriors": 1,
        }
        assert p["government"] == "despotism"


@clause("R1.5")
def test_start_technologies_are_built_upgraded_and_replaced_like_all_others() -> None:
    board = Board().has(0, "iron").tokens(0, "bronze", 8).points(0, science=8).holds(0, "monarchy")

    board.play("build religion", "upgrade bronze iron", "develop monarchy")

    assert board.ratings() == (1, 1, 1, 1)
    assert board.game.view(board.g, 0)["players"][0]["government"] == "monarchy"


@clause("R1.5", "R4.2.3")
def test_a_start_technology_is_a_technology_of_level_zero() -> None:
    board = Board().has(0, "computers", "satellites")

    board.building(0, "first_space_flight", 3).tokens(0, "bronze", 9).play("stage 1")

    assert board.player().culture == 3 + 3


@clause("R1.6")
def test_everybody_begins_with_the_same_tokens() -> None:
    for p in shown(4)["players"]:
        assert (p["blue_bank"], p["yellow_bank"], p["unused_workers"]) == (16, 18, 1)
        assert sum(tech["workers"] for tech in p["technologies"]) == 6
        assert (p["food"], p["resources"]) == (0, 0)
        assert (p["civil_total"], p["military_total"]) == (4, 2)


@clause("R1.7")
def test_the_first_workers_make_the_first_ratings() -> None:
    for p in shown(3)["players"]:
        found = (p["science_rating"], p["culture_rating"], p["strength"], p["happiness"])

        assert found == (1, 0, 1, 0)


@clause("R1.8")
def test_everybody_begins_without_points() -> None:
    assert [(p["science"], p["culture"]) for p in shown(4)["players"]] == [(0, 0)] * 4


@clause("R1.9")
def test_nobody_has_a_tactic_yet() -> None:
    table = shown(4)

    assert table["common_tactics"] == []
    assert [p["tactic"] for p in table["players"]] == [""] * 4


@clause("R1.10")
def test_some_effects_take_tokens_from_the_box() -> None:
    board = Board().led_by(0, "alexander_the_great").politics_of(0)

    board.play("use alexander_the_great")

    assert board.player().yellow == 19
    assert board.player(1).yellow == 18


@clause("R1.10")
def test_some_effects_put_tokens_back_into_the_box() -> None:
    board = Board().age("II").workers(1, "warriors", 2)

    board.reveal("crime_wave")

    assert [p.blue for p in board.g.players] == [15, 16]


# The middle of the table


@clause("R1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_more_events_than_players_are_current(seats: int) -> None:
    board = Table("through_the_ages", seats, {})

    for seat in range(seats):
        table = board.game.view(board.state, seat)
        back = {"age": "A", "by": -1, "card": ""}
        assert table["current_events"] == [back] * (seats + 2)
        assert table["future_events"] == []


@clause("R1.11")
def test_the_military_cards_of_age_a_are_shuffled_and_the_rest_is_never_seen() -> None:
    decks = [Board(2, seed=seed).g for seed in range(8)]

    assert len({tuple(sorted(g.current)) for g in decks}) > 1
    for g in decks:
        assert sorted(g.current + g.box) == sorted(MILITARY_DECKS[2][0])


@clause("R1.12", "T1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_be_the_start_player(seats: int) -> None:
    starts = {shown(seats, seed)["start_seat"] for seed in range(40)}

    assert starts == set(range(seats))


@clause("R1.12")
def test_the_start_player_stays_the_same() -> None:
    table = Table("through_the_ages", 3, {}, 5)
    start = table.game.view(table.state, 0)["start_seat"]

    table.play(*["done"] * 3)
    for _ in range(3):
        table.play("done", "done")

    view = table.game.view(table.state, 0)
    assert view["start_seat"] == table.asked == start
    assert view["round"] == 3


@clause("R1.13", "R2.2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_civil_action_more_than_the_one_before(seats: int) -> None:
    table = Table("through_the_ages", seats, {}, 3)
    found: list[tuple[int, int]] = []

    for _ in range(seats):
        p = table.game.view(table.state, 0)["players"][table.asked]
        found.append((p["civil"], p["military"]))
        table.play("done")

    assert found == [(1, 0), (2, 0), (3, 0), (4, 0)][:seats]


@clause("R1.6", "R1.13")
def test_before_the_first_turn_no_actions_are_available() -> None:
    table = shown(3)

    waiting = [p for p in table["players"] if p["seat"] != table["start_seat"]]

    assert [(p["civil"], p["military"]) for p in waiting] == [(0, 0), (0, 0)]


@clause("R1.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thirteen_cards_of_age_a_lie_on_the_row(seats: int) -> None:
    table = shown(seats, seat=aevum.SPECTATOR)

    assert [place["age"] for place in table["row"]] == ["A"] * 13
    assert table["civil_deck"] == len(CIVIL_DECKS[seats][0]) - 13


@clause("R1.14")
def test_the_civil_deck_is_shuffled() -> None:
    rows = {tuple(place["card"] for place in shown(2, seed)["row"]) for seed in range(8)}

    assert len(rows) == 8


@clause("R1.15")
def test_in_age_a_there_is_no_military_deck() -> None:
    table = Table("through_the_ages", 3, {})

    before = table.game.view(table.state, 0)["military_deck"]
    table.play(*["done"] * 3)

    assert before == 0
    assert table.game.view(table.state, 0)["military_deck"] == len(MILITARY_DECKS[3][1])
    assert [p["military_hand_size"] for p in table.game.view(table.state, 0)["players"]] == [0] * 3
