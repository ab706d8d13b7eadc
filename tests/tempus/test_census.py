"""What a seat may count: idea cards it has before its eyes, and all others (R1.7, R6.13)."""

from collections import Counter

import aevum
from aevum.games.tempus.names import card_name
from aevum.games.tempus.tables import DECKS
from tests.kit import Table, clause
from tests.tempus.board import Board
from tests.tempus.test_resample import attacking, choosing_secretly, under_attack

CARD = "weapons hills"


@clause("R8.13")
def test_before_the_first_draw_all_idea_cards_are_unseen() -> None:
    census = Board().game.census(Board().g, 0)

    assert {kind.name: kind.copies for kind in census} == Counter(map(card_name, DECKS[0]))
    assert all(kind.seen == [] for kind in census)


@clause("R1.7")
def test_a_seat_sees_its_own_hand_and_not_that_of_another() -> None:
    board = Board().holds(0, CARD).holds(1, CARD).turn_of(0)

    assert board.seen(0, CARD) == ["hand", ""]
    assert board.seen(2, CARD) == ["", ""]
    assert board.seen(aevum.SPECTATOR, CARD) == ["", ""]


@clause("R1.7")
def test_everybody_sees_the_discard_pile() -> None:
    board = Board().holds(0, CARD, CARD).turn_of(0)

    board.g.discard_card(0, board.player(0).hand[0])

    assert board.seen(0, CARD) == ["discard", "hand"]
    assert board.seen(1, CARD) == ["discard", ""]


@clause("R6.13")
def test_a_discarded_card_that_is_shuffled_in_again_is_unseen() -> None:
    board = Board().empties_pile().turn_of(0)
    assert board.seen(0, CARD) == ["discard", "discard"]

    board.g.draw_cards(0, 1)

    own = board.hand(0)[0]
    other = CARD if own != CARD else "health hills"
    assert board.seen(0, own)[0] == "hand"
    assert set(board.seen(0, other)) == {""}


@clause("R7.5")
def test_face_down_cards_of_an_attack_are_seen_by_the_attacker_alone() -> None:
    board = attacking()

    assert board.seen(0, "religion hills") == ["table", ""]
    assert board.seen(1, "religion hills") == ["", ""]


@clause("R7.7")
def test_cards_that_the_defender_has_played_are_seen_by_all() -> None:
    board = under_attack()

    assert [board.seen(seat, "fortification hills") for seat in (0, 1, 2)] == [["table", ""]] * 3


@clause("R11.6")
def test_cards_set_aside_secretly_are_counted_as_the_own_hand() -> None:
    board = choosing_secretly()
    first = board.g.start_seat

    census = board.game.census(board.g, first)

    held = [kind.name for kind in census if any(place.key == "place-hand" for place in kind.seen)]
    assert held == ["health farmland", "weapons farmland", "weapons hills"]


@clause("R3.3")
def test_tiles_are_counted_as_long_as_they_are_laid() -> None:
    table = Table("tempus", 3, {"map": "players"})

    first = [kind for kind in table.game.census(table.state, 0) if kind.name.startswith("T")]
    table.play(*table.options()[:1], "turn 0")
    second = [kind for kind in table.game.census(table.state, 0) if kind.name.startswith("T")]

    assert (len(first), sum(len(kind.seen) for kind in first)) == (12, 1)
    assert sum(len(kind.seen) for kind in second) == 2
