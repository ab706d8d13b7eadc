"""What a seat may know: the view and the journal show that and no more (R7.2, R3.1)."""

import json

import pytest

import aevum
from aevum.games.through_the_ages.shown import AgesView
from aevum.games.through_the_ages.view import view as view_of
from tests.kit import clause
from tests.through_the_ages.board import Board
from tests.through_the_ages.secrets import defending, discarding, foreseen, seeded

EVERYONE = [aevum.SPECTATOR, 0, 1, 2]


def view(board: Board, seat: int) -> AgesView:
    """Look at the table as a seat may."""
    return view_of(board.g, seat)


@clause("R7.2.2")
@pytest.mark.parametrize("seat", EVERYONE)
def test_a_seat_sees_its_own_military_hand_and_no_other(seat: int) -> None:
    hands = ["legion", "raid_i", "crusades"]
    board = Board(3).holds(0, hands[0]).holds(1, hands[1]).holds(2, hands[2])

    shown = json.dumps(view(board, seat))

    assert [name for name in hands if name in shown] == [hands[i] for i in range(3) if i == seat]


@clause("R7.2.2")
@pytest.mark.parametrize("seat", EVERYONE)
def test_everybody_sees_how_many_military_cards_others_hold_and_their_backs(seat: int) -> None:
    board = Board(3).holds(0, "legion", "raid_ii").holds(1, "raid_i")

    players = view(board, seat)["players"]

    assert [player["military_hand_size"] for player in players] == [2, 1, 0]
    assert players[0]["military_hand_ages"] == ["I", "II"]


@clause("R7.2.1")
@pytest.mark.parametrize("seat", EVERYONE)
def test_civil_cards_are_held_openly(seat: int) -> None:
    board = Board(3).holds(1, "iron", "moses")

    assert set(view(board, seat)["players"][1]["hand"]) == {"iron", "moses"}


@clause("R1.11")
@pytest.mark.parametrize("seat", EVERYONE)
def test_decks_are_shown_by_their_number_and_events_by_their_backs(seat: int) -> None:
    board = Board(3)

    shown = view(board, seat)

    assert (shown["civil_deck"], shown["military_deck"]) == (len(board.g.civil_deck), 45)
    assert shown["current_events"] == [{"age": "A", "by": -1, "card": ""}] * 5
    assert "development_of" not in json.dumps(shown)


@clause("R3.1.1")
@pytest.mark.parametrize("seat", EVERYONE)
def test_only_whoever_prepared_an_event_knows_which_it_is(seat: int) -> None:
    board = seeded()

    shown = view(board, seat)["future_events"]

    assert shown == [
        {"age": "I", "by": 0, "card": "rats" if seat == 0 else ""},
        {"age": "I", "by": 1, "card": "pestilence" if seat == 1 else ""},
    ]


@clause("R3.1.1", "R3.1.4")
@pytest.mark.parametrize("seat", EVERYONE)
def test_an_event_stays_known_to_its_author_when_it_becomes_current(seat: int) -> None:
    board = Board(3).holds(1, "crusades").next_events("development_of_science").politics_of(1)

    board.play("prepare crusades")

    assert view(board, seat)["future_events"] == []
    assert view(board, seat)["current_events"] == [
        {"age": "I", "by": 1, "card": "crusades" if seat == 1 else ""}
    ]


@clause("R3.1.1")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_journal_tells_of_a_prepared_event_its_age_only(seat: int) -> None:
    board = seeded()

    told = [str(msg) for msg in board.was_told("note-prepared", seat)]

    assert len(told) == 2
    assert not [text for text in told if "rats" in text or "pestilence" in text]


@clause("R7.2.2", "R5.4.1")
def test_a_drawn_card_is_told_to_nobody_but_its_owner() -> None:
    board = Board(3)

    board.play("done")

    assert len(board.was_told("note-drew", seat=0)) == 2
    assert [board.was_told("note-drew", seat=seat) for seat in (aevum.SPECTATOR, 1, 2)] == [[]] * 3
    assert len(board.was_told("note-drew-hidden", seat=1)) == 2


@clause("R7.3.3")
@pytest.mark.parametrize("seat", EVERYONE)
def test_a_card_discarded_without_having_been_played_is_not_shown(seat: int) -> None:
    board = discarding()

    shown = view(board, seat)

    assert (shown["discard"], shown["discard_unseen"]) == ([], 1)
    assert "foray" not in json.dumps(shown)
    assert len(board.was_told("note-discarded", seat)) == (1 if seat == 1 else 0)


@clause("R7.3.3")
@pytest.mark.parametrize("seat", EVERYONE)
def test_a_card_discarded_after_it_was_played_has_been_seen_by_all(seat: int) -> None:
    board = Board(3).holds(0, "military_bonus_i").wins(0, "historic_territory_i", 2)

    board.play("send warriors", "play military_bonus_i", "done")

    assert view(board, seat)["discard"] == ["military_bonus_i"]


@clause("T5", "R7.2.2")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_cards_of_a_defense_are_secret_until_it_is_complete(seat: int) -> None:
    board = defending()

    shown = view(board, seat)["doing"][-1]

    assert shown["laid"] == 1
    assert shown.get("own_laid") == (["crusades"] if seat == 1 else None)
    assert ("crusades" in json.dumps(view(board, seat))) == (seat == 1)


@clause("R7.2.2")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_next_event_is_shown_to_whoever_has_looked_at_it(seat: int) -> None:
    board = foreseen()

    shown = view(board, seat)

    assert (shown["next_event"] in ("pestilence", "foray")) == (seat == 0)
    assert shown["looked_at_next"] == [0]
    assert [event["by"] for event in shown["current_events"]] == [1, 2]
    assert len(board.was_told("note-peeked", seat)) == (1 if seat == 0 else 0)


@clause("R6.2.1", "R7.2.2")
@pytest.mark.parametrize("seat", EVERYONE)
def test_how_much_force_can_be_sent_is_told_to_its_owner_only(seat: int) -> None:
    board = Board(3).holds(1, "military_bonus_i")

    players = view(board, seat)["players"]

    assert [player.get("colonization_force") for player in players] == [
        force if other == seat else None for other, force in enumerate((1, 2, 1))
    ]
