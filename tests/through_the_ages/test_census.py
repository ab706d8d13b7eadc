"""What a seat may count: the decks of all ages, as far as cards are not before its eyes."""

from collections import Counter

import pytest

import aevum
from aevum.games.through_the_ages.tables import CARDS, CIVIL_DECKS, MILITARY_DECKS
from tests.kit import Table, clause
from tests.through_the_ages.board import Board
from tests.through_the_ages.secrets import defending, foreseen, seeded


@clause("R1.1", "R1.2", "R1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_for_so_many_players_are_counted_and_thirteen_are_seen(seats: int) -> None:
    table = Table("through_the_ages", seats, {})

    census = table.game.census(table.state, 0)

    decks = [card for deck in CIVIL_DECKS[seats] + MILITARY_DECKS[seats] for card in deck]
    assert {kind.name: kind.copies for kind in census} == Counter(CARDS[card] for card in decks)
    assert [place.key for kind in census for place in kind.seen] == ["place-row"] * 13


@clause("R2.3.4")
def test_a_civil_card_that_has_left_its_deck_is_never_unseen_again() -> None:
    board = Board().shows(1, "iron").holds(1, "alchemy")
    assert board.seen(0, "iron")[0] == "row"

    board.g.row[0] = -1

    assert board.seen(0, "iron")[0] == "out"
    assert board.seen(0, "alchemy")[0] == "hand"


@clause("R7.2.1")
def test_everybody_sees_a_card_in_play() -> None:
    board = Board().has(1, "iron", "monarchy").led_by(1, "homer").completed(1, "pyramids")

    for name in ("iron", "monarchy", "homer", "pyramids"):
        assert board.seen(aevum.SPECTATOR, name)[0] == "before", name


@clause("R7.2.2")
def test_a_military_hand_is_seen_by_its_owner_alone() -> None:
    board = Board(3).holds(0, "legion")

    assert board.seen(0, "legion") == ["hand", ""]
    assert board.seen(1, "legion") == board.seen(aevum.SPECTATOR, "legion") == ["", ""]


@clause("R7.3.3")
def test_a_card_discarded_face_up_is_seen_and_one_discarded_face_down_is_not() -> None:
    board = Board(3).holds(0, "legion", "phalanx")

    board.g.discard_secretly(0, board.player(0).military_hand[0])
    hand = board.player(0).military_hand
    board.g.discard_shown(hand.pop())

    seen = sorted(board.seen(1, name)[0] for name in ("legion", "phalanx"))
    assert seen == ["", "discard"]


@clause("R3.1.1", "R7.2.2")
def test_an_event_is_known_to_who_has_prepared_it() -> None:
    board = seeded()

    assert board.seen(0, "rats") == ["events"]
    assert board.seen(1, "rats") == [""]
    assert board.seen(1, "pestilence") == ["events"]


@clause("R6.1.8")
def test_past_events_are_seen() -> None:
    board = seeded()

    seen = [CARDS[card] for card in board.g.past]

    assert seen
    assert [board.seen(2, name)[0] for name in seen] == ["past"] * len(seen)


@clause("R7.2.2")
def test_the_top_event_is_known_to_who_has_looked_at_it() -> None:
    board = foreseen()
    top = CARDS[board.g.next_event]

    assert board.seen(0, top)[0] == "events"
    assert board.seen(aevum.SPECTATOR, top)[0] == ""


@clause("R7.2.2")
def test_the_cards_of_an_unfinished_defense_are_known_to_the_defender() -> None:
    board = defending()

    assert board.seen(1, "crusades")[0] == "table"
    assert board.seen(0, "crusades")[0] == ""
    assert board.seen(2, "raid_i")[0] == "table"


@clause("R9.2.6", "R9.2.7")
def test_the_decks_of_ages_to_come_are_unseen_and_those_of_ages_gone_by_are_not_to_come() -> None:
    board = Board().age("II")

    assert board.seen(0, "computers") == [""] * 2
    assert "" not in board.seen(0, "alchemy")


@clause("R9.2.6", "R3.6.5")
def test_after_a_resignation_later_decks_have_fewer_cards() -> None:
    board = Board(3, resignation=True)
    before = sum(board.seen(1, name).count("") for name in ("computers", "rockets", "multimedia"))

    board.politics_of(0)
    board.play("resign")

    after = sum(board.seen(1, name).count("") for name in ("computers", "rockets", "multimedia"))
    assert after < before
