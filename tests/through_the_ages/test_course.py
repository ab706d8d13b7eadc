"""The course of the game (R0) and its end (R9.5)."""

import random

import pytest

from aevum.kernel.message import Msg, seat_name
from tests.kit import Table, clause
from tests.through_the_ages.board import Board


def opening(seats: int, seed: int = 1) -> Table:
    """Set a game up and play nothing."""
    return Table("through_the_ages", seats, {}, seed)


# Turns and rounds


@clause("R0.1", "T1")
@pytest.mark.parametrize("seed", range(6))
def test_the_start_player_begins_and_the_turns_go_clockwise(seed: int) -> None:
    table = opening(3, seed)
    start = table.game.view(table.state, 0)["start_seat"]
    asked: list[int] = []

    for _ in range(3):
        asked.append(table.asked)
        table.play("done")

    assert asked == [start, (start + 1) % 3, (start + 2) % 3]
    assert table.asked == start


@clause("R0.2")
def test_a_round_is_one_turn_of_each_player() -> None:
    table = opening(4)

    for _ in range(4):
        table.play("done")
    for _ in range(4):
        table.play("done", "done")

    rounds = [msg.args["n"] for msg in table.was_told("note-turn-began")]
    assert rounds == [1, 1, 1, 1, 2, 2, 2, 2, 3]


@clause("R0.2")
def test_between_two_rounds_nothing_happens() -> None:
    board = Board().turn_of(1)
    board.g.journal = []

    board.play("done")

    assert board.g.round == 3
    assert [msg.key for msg in board.told()] == [
        "note-produced",
        "note-stored",
        "note-drew-hidden",
        "note-drew-hidden",
        "note-turn-began",
    ]


@clause("R0.3")
def test_only_round_one_has_rules_of_its_own() -> None:
    table = opening(2)
    first = {text.split()[0] for text in table.options()}
    table.play("done", "done")

    table.play("done")

    assert first == {"done", "take"}
    assert {"build bronze", "increase", "destroy bronze"} <= set(table.options())


@clause("R0.4", "R2.3.5")
def test_the_ages_follow_one_another_while_the_row_is_filled() -> None:
    board = Board().empties_row()
    board.g.age = 0
    board.g.military_deck = []
    board.civil_deck("moses")
    seen: list[str] = []

    for _ in range(4):
        board.turn_of(0)
        board.g.civil_deck = board.g.civil_deck[:1]
        before = board.g.age
        board.empties_row().begin_turn_of(0)
        assert board.g.age == before + 1
        seen.append(board.game.view(board.g, 0)["age"])

    assert seen == ["I", "II", "III", "IV"]


# The last round


@clause("R0.5", "R9.3.1")
@pytest.mark.parametrize(("seat", "later"), [(0, 0), (1, 1), (2, 1)])
def test_the_last_round_depends_on_whose_turn_ends_age_iii(seat: int, later: int) -> None:
    board = Board(3).age("III").civil_deck("oil")

    board.begin_turn_of(seat)

    assert board.game.view(board.g, 0)["age"] == "IV"
    assert board.g.last_round == board.g.round + later
    assert board.was_told("note-last-round")[0].args["n"] == board.g.round + later


@clause("R0.5", "R0.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_when_the_game_is_over_all_have_had_equally_many_turns(seat: int) -> None:
    board = Board(3).age("III").civil_deck("oil")
    board.g.journal = []
    board.begin_turn_of(seat)

    board.to_the_end()

    turns = [msg.args["seat"] for msg in board.was_told("note-turn-began")]
    had = [seat_name(other) for other in range(seat)] + turns
    assert [had.count(seat_name(other)) for other in range(3)] == [had.count(seat_name(0))] * 3
    assert turns[-1] == seat_name(2)


@clause("R0.6")
def test_the_final_scoring_waits_for_the_last_turn_of_the_last_round() -> None:
    board = Board().completed(0, "pyramids").next_events("impact_of_wonders").last_round()
    board.turn_of(0)

    board.play("done")

    assert board.player(0).culture == 0
    board.play("done", "done")
    assert board.player(0).culture == 5
    assert board.g.is_over
    assert board.options() == []
    assert board.game.why_not(board.g, 0, "done") == ("R0.6", "why-over")


@clause("R0.2", "R0.4", "R0.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_all_have_equally_many_turns_in_ages_a_to_iv(seats: int) -> None:
    table = opening(seats, seed=seats)
    chance = random.Random(seats)

    while not table.state.is_over:
        table.state.apply(chance.choice(table.state.legal()))

    turns = [msg.args["seat"] for msg in table.was_told("note-turn-began")]
    assert turns == turns[:seats] * (len(turns) // seats)
    assert all(seat_name(seat) in turns[:seats] for seat in range(seats))
    ages = [msg.args["age"] for msg in table.was_told("note-age-began")]
    assert ages == ["I", "II", "III", "IV"]


@clause("R0.5", "R10.12.2")
@pytest.mark.parametrize(("seat", "later"), [(0, 0), (1, 1)])
def test_an_event_that_fills_the_row_may_end_age_iii_as_well(seat: int, later: int) -> None:
    board = Board().age("III").empties_row().shows(1, "iron").workers(0, "warriors", 2)
    board.civil_deck("oil").reveal("international_agreement", seat)

    board.play("done")

    assert board.g.last_round == board.g.round + later


# Who wins


@clause("R0.7", "R9.5.3")
def test_the_most_culture_points_win() -> None:
    board = Board(3).points(0, culture=7).points(1, culture=30).points(2, science=99, culture=29)

    board.last_round().turn_of(2).play("done")

    assert board.game.scores(board.g) == [7, 30, 29]
    assert board.game.winners(board.g) == [1]


@clause("R0.7", "R9.5.3")
def test_equal_players_share_the_victory_and_nothing_breaks_the_tie() -> None:
    board = Board(3).points(0, culture=20).points(1, culture=5).points(2, science=30, culture=20)
    board.workers(2, "warriors", 4).completed(0, "colossus")

    board.last_round().turn_of(2).play("done")

    assert board.game.winners(board.g) == [0, 2]


@clause("R0.7")
def test_equal_players_share_a_lower_place_too() -> None:
    board = Board(3).points(0, culture=4).points(1, culture=9).points(2, culture=4)

    board.last_round().turn_of(2).play("done")

    scores = board.game.scores(board.g)
    assert scores[0] == scores[2] < scores[1]
    assert board.game.winners(board.g) == [1]


# Final scoring


@clause("R9.5.1")
def test_the_events_of_age_iii_in_both_decks_are_scored_at_the_end() -> None:
    board = Board().completed(0, "pyramids").colony(1, "strategic_territory_i").last_round()
    board.next_events("impact_of_wonders").future_events("impact_of_colonies")

    board.turn_of(1).play("done")

    assert board.game.scores(board.g) == [5, 3]


@clause("R9.5.1")
def test_an_event_that_joan_of_arc_has_looked_at_is_scored_as_well() -> None:
    board = Board().led_by(0, "joan_of_arc").completed(0, "pyramids")
    board.next_events("impact_of_wonders").politics_of(0)
    board.play("use joan_of_arc")
    board.player(0).leader = -1
    board.last_round().turn_of(1)

    board.play("done")

    assert board.game.scores(board.g) == [5, 0]


@clause("R9.5.1")
def test_earlier_events_that_are_left_have_no_effect() -> None:
    board = Board().points(0, culture=10).points(1, culture=10).last_round()
    board.workers(0, "warriors", 2)
    board.next_events("national_pride", "crusades").future_events("refugees", "pestilence")

    board.turn_of(1).play("done")

    assert board.game.scores(board.g) == [10, 10]


@clause("R9.5.1", "R6.1.4")
@pytest.mark.parametrize("start", [0, 1])
def test_in_the_final_scoring_the_start_player_counts_as_active(start: int) -> None:
    board = Board().next_events("impact_of_strength").last_round()
    board.g.start = start

    board.turn_of(1 - start).play("done")

    assert board.game.scores(board.g)[start] == 10
    assert board.game.scores(board.g)[1 - start] == 0


@clause("R9.5.2")
def test_bill_gates_scores_after_the_events() -> None:
    board = Board().led_by(0, "bill_gates").workers(0, "alchemy", 2).last_round()
    board.next_events("impact_of_architecture")

    board.turn_of(1).play("done")

    assert board.game.scores(board.g) == [2 + 2, 0]
    keys = [msg.key for msg in board.told() if msg.key in ("note-event-scored", "note-scored")]
    assert keys == ["note-event-scored", "note-event-scored", "note-scored"]


@clause("T13")
def test_the_events_of_the_final_scoring_are_resolved_in_the_order_of_the_list() -> None:
    board = Board().last_round()
    board.next_events("impact_of_wonders", "impact_of_agriculture")
    board.future_events("impact_of_colonies")

    board.turn_of(1).play("done")

    told = [msg.args["card"] for msg in board.was_told("note-event-scored")]
    names = ["impact-of-agriculture", "impact-of-colonies", "impact-of-wonders"]
    assert told == [Msg(f"card-{name}") for name in names for _ in range(2)]


def unhappy(final_events: str) -> Board:
    """In the last round seat 0 has no points and three discontent workers, and scores for wonders.

    Impact of Happiness takes six points, Impact of Wonders gives five.
    """
    board = Board(final_events=final_events).last_round().completed(0, "colossus")
    board.yellow_bank(0, 9).next_events("impact_of_wonders", "impact_of_happiness")
    return board.turn_of(1)


@clause("T13", "R8.7.1", "R9.5.1")
def test_the_order_of_the_last_events_matters_where_somebody_has_too_little_to_lose() -> None:
    board = unhappy("list")

    board.play("done")

    told = [msg.args["n"] for msg in board.was_told("note-event-lost")]
    assert (board.g.is_over, board.player(0).culture) == (True, 5)
    assert told == []


@clause("R12.10", "T13")
@pytest.mark.parametrize(
    ("first", "culture"), [("impact_of_happiness", 5), ("impact_of_wonders", 0)]
)
def test_the_start_player_may_choose_the_order_of_the_last_events(first: str, culture: int) -> None:
    board = unhappy("start_player")
    board.play("done")
    asked, offered = board.asked, board.options()

    board.play(f"pick {first}")

    assert asked == board.g.start
    assert offered == ["pick impact_of_happiness", "pick impact_of_wonders"]
    assert (board.g.is_over, board.player(0).culture) == (True, culture)


@clause("R12.10")
def test_nobody_is_asked_for_the_order_of_the_last_events_where_it_does_not_matter() -> None:
    board = unhappy("start_player").points(0, culture=6)

    board.play("done")

    assert (board.g.is_over, board.player(0).culture) == (True, 5)


@clause("R12.10", "R7.2.2")
def test_the_last_events_lie_open_when_their_order_is_chosen() -> None:
    board = unhappy("start_player")
    board.play("done")

    for seat in (0, 1):
        sample = board.game.resample(board.g, seat, 5)
        assert sample.legal() == board.g.legal()
        assert board.game.view(sample, seat) == board.game.view(board.g, seat)
