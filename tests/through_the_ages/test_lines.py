"""A position told in sentences, and the points by where they came from."""

import pytest

import aevum
from aevum.games.through_the_ages.lines import lines
from aevum.games.through_the_ages.printed import ROWS
from aevum.games.through_the_ages.score import breakdown
from aevum.text import Words
from tests.kit import clause
from tests.through_the_ages.board import Board, card
from tests.through_the_ages.secrets import seeded

NAMES = ["Ada", "Ben", "Cleo"]


def told(board: Board, seat: int = 0, lang: str = "en") -> list[str]:
    """Put a position into words."""
    words = Words(lang, "through_the_ages")
    return [words.say(msg, NAMES) for msg in lines(board.g, seat)]


def test_the_card_row_is_told_with_what_each_card_costs_the_own_seat() -> None:
    board = Board().empties_row().shows(2, "iron").shows(6, "moses")

    assert told(board)[2:4] == [
        "2: Iron, for one civil action",
        "6: Moses, for 2 civil actions",
    ]


def test_who_is_asked_is_told_the_question_and_the_others_who_decides() -> None:
    board = Board()

    assert told(board, 0)[1].startswith("Ada: ")
    assert told(board, 1)[1] == "It is for Ada to decide."


def test_the_own_hands_are_told_with_what_their_cards_do() -> None:
    board = Board().empties_row().holds(0, "stockpile_a", "legion")

    shown = told(board)

    assert "Civil cards in hand: Stockpile." in shown
    assert "Military cards in hand: Legion." in shown
    assert shown[-2:] == [
        "Stockpile: Gain 1 resource and 1 food.",
        "Legion: 3 infantry form an army: 2 strength.",
    ]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "for 7 resources less, at least 0."),
        ("de", "für 7 Ressourcen weniger, mindestens 0."),
    ],
)
def test_a_card_says_the_number_of_the_table_that_was_loaded(
    monkeypatch: pytest.MonkeyPatch, lang: str, text: str
) -> None:
    monkeypatch.setitem(ROWS[card("engineering_genius_a")].cells, "amount", "7")
    board = Board().empties_row().holds(0, "engineering_genius_a")

    assert told(board, lang=lang)[-1].endswith(text)


@clause("R7.2.2")
@pytest.mark.parametrize("seat", [1, aevum.SPECTATOR])
def test_the_military_hand_is_not_told_to_others(seat: int) -> None:
    board = Board(3).holds(0, "legion")

    assert not any("Legion" in line for line in told(board, seat))
    assert any("Legion" in line for line in told(board, 0))


@clause("R3.1.1")
def test_events_are_told_by_age_and_author_and_the_own_ones_by_name() -> None:
    board = seeded()

    future = [line for line in told(board) if line.startswith("Future events")]

    assert future == [
        "Future events (2): Age I prepared by you (Rats), Age I prepared by Ben.",
    ]


def test_pacts_and_wars_are_told_of_both_who_are_in_them() -> None:
    board = Board(3).pact(1, "peace_treaty", 0).war(2, "war_over_culture", 0)

    shown = told(board, 1, "de")

    assert shown.count("Pakt: Friedensvertrag, mit Ada.") == 1
    assert shown.count("Pakt: Friedensvertrag, mit Ben.") == 1
    assert shown.count("Krieg: Kulturkrieg, Cleo gegen Ada.") == 2


def test_ruins_are_told_apart_from_wonders_that_stand() -> None:
    board = Board().completed(0, "pyramids", "colossus")
    board.player().ruins = board.player().wonders[:1]

    shown = told(board)

    assert "Wonders: Pyramids." in shown
    assert "In ruins: Colossus." in shown


@clause("R0.7")
def test_points_are_told_by_production_prepared_events_impacts_and_the_rest() -> None:
    board = Board().workers(0, "religion", 1).holds(0, "rats", "cultural_heritage_a")
    board.next_events("cultural_influence").politics_of(0)
    board.play("prepare rats", "play cultural_heritage_a", "done")

    parts = {part.title.key: part.points for part in breakdown(board.g)}

    assert parts == {
        "score-production": [1, 0],
        "score-prepared": [1, 0],
        "score-impacts": [0, 0],
        "score-other": [5, 0],
    }


def test_without_a_journal_all_points_are_of_one_kind() -> None:
    board = Board().points(0, culture=7)

    parts = breakdown(board.g.copy())

    assert [part.points for part in parts] == [[0, 0], [0, 0], [0, 0], [7, 0]]
