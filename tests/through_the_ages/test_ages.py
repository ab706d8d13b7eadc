"""The ends of Ages I, II and III, and Age IV (R9.2, R9.3)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.tables import AGE, CIVIL_DECKS, MILITARY_DECKS
from tests.kit import clause
from tests.through_the_ages.board import Board, card

LAST = {"I": "iron", "II": "coal", "III": "oil"}
NEXT = {"I": "II", "II": "III", "III": "IV"}


def closing(age: str, seats: int = 2) -> Board:
    """Let one card be left in the civil deck of an age."""
    return Board(seats).age(age).civil_deck(LAST[age])


@clause("R9.2.1", "R2.3.5")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_an_age_ends_when_the_last_card_of_its_civil_deck_is_put_on_the_row(age: str) -> None:
    board = closing(age)

    board.begin_turn_of(0)

    assert board.game.view(board.g, 0)["age"] == NEXT[age]
    assert LAST[age] in board.row()
    assert board.was_told("note-age-began")[-1].args["age"] == NEXT[age]


@clause("R9.2.1")
def test_an_age_goes_on_while_one_card_is_left_in_the_deck() -> None:
    board = Board().civil_deck("iron", "drama", "alchemy", "masonry")

    board.begin_turn_of(0)

    assert board.game.view(board.g, 0)["age"] == "I"
    assert len(board.g.civil_deck) == 1


@clause("R9.2.1")
def test_an_age_ends_also_when_its_last_card_fills_the_last_place() -> None:
    board = Board().civil_deck("iron", "drama", "alchemy")

    board.begin_turn_of(0)

    assert board.game.view(board.g, 0)["age"] == "II"
    assert sorted(board.row()[10:]) == ["alchemy", "drama", "iron"]
    assert sorted(board.g.civil_deck) == sorted(CIVIL_DECKS[2][2])


@clause("R9.2.6")
def test_filling_goes_on_with_the_deck_of_the_new_age() -> None:
    board = closing("I")

    board.begin_turn_of(0)

    assert board.row()[10] == "iron"
    assert [AGE[number] for number in board.g.row[11:]] == [2, 2]
    assert sorted([*board.g.row[11:], *board.g.civil_deck]) == sorted(CIVIL_DECKS[2][2])


@clause("R9.2.6")
def test_after_age_iii_empty_places_stay_empty() -> None:
    board = closing("III")

    board.begin_turn_of(0)

    assert board.row()[10:] == ["oil", "", ""]
    assert board.g.civil_deck == []


# What is antiquated


@clause("R9.2.2", "R9.2.3")
def test_older_hand_cards_are_discarded_those_of_the_ended_age_are_not() -> None:
    board = closing("II").holds(0, "moses", "alchemy", "opera", "legion", "spy")

    board.begin_turn_of(1)

    assert board.hand(0) == ["opera"]
    assert board.military_hand(0) == ["spy"]


@clause("R9.2.2", "R9.2.3")
@pytest.mark.parametrize(
    ("age", "leader", "stays"),
    [
        ("I", "moses", False),
        ("I", "michelangelo", True),
        ("II", "michelangelo", False),
        ("II", "james_cook", True),
        ("III", "james_cook", False),
        ("III", "sid_meier", True),
    ],
)
def test_an_antiquated_leader_leaves(age: str, leader: str, stays: bool) -> None:
    board = closing(age).led_by(1, leader)

    board.begin_turn_of(0)

    assert board.player(1).leader == (card(leader) if stays else NONE)


@clause("R9.2.3")
def test_an_antiquated_leader_takes_the_military_actions_along() -> None:
    board = closing("II").led_by(1, "joan_of_arc")

    board.begin_turn_of(0)

    assert board.player(1).military == 2


@clause("R9.2.3", "R8.3.5")
def test_spent_actions_go_first_when_an_antiquated_leader_leaves() -> None:
    board = closing("II").led_by(1, "joan_of_arc").shows(1, "alchemy")
    board.reveal("international_agreement").player(1).military = 1

    board.play("take 1", "done")

    assert board.player(1).leader == NONE
    assert board.player(1).military == 1


@clause("R9.2.3")
def test_the_tokens_of_an_antiquated_unfinished_wonder_go_back_to_the_bank() -> None:
    board = closing("II").building(0, "great_wall", 3).building(1, "kremlin", 2)

    board.begin_turn_of(0)

    assert (board.player(0).wonder, board.player(0).blue) == (NONE, 16)
    assert (board.player(1).wonder, board.player(1).stages) == (card("kremlin"), 2)


@clause("R9.2.3")
def test_antiquated_pacts_are_removed() -> None:
    board = (
        closing("II", 3).pact(0, "open_borders_agreement", 1).pact(2, "scientific_cooperation", 0)
    )

    board.begin_turn_of(0)

    assert [p.pact for p in board.g.players] == [NONE, NONE, card("scientific_cooperation")]
    assert [p.military for p in board.g.players] == [2, 2, 2]


@clause("R9.2.4")
def test_all_other_antiquated_cards_in_play_stay() -> None:
    board = closing("III").has(0, "iron", "monarchy", "warfare").completed(0, "pyramids")
    board.colony(0, "historic_territory_i").plays_exclusive(1, "legion")
    board.tactic(0, "phalanx").war(1, "war_over_territory", 0)

    board.begin_turn_of(0)

    shown = board.game.view(board.g, 0)["players"]
    assert "iron" in [tech["card"] for tech in shown[0]["technologies"]]
    assert (shown[0]["government"], shown[0]["specials"]) == ("monarchy", ["warfare"])
    assert shown[0]["colonies"] == ["historic_territory_i"]
    assert [wonder["card"] for wonder in shown[0]["wonders"]] == ["pyramids"]
    assert (shown[0]["tactic"], shown[1]["tactic"], shown[1]["is_exclusive"]) == (
        "phalanx",
        "legion",
        True,
    )
    assert shown[1]["war"] == "war_over_territory"


# Tokens and decks


@clause("R9.2.5")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_everybody_loses_two_yellow_tokens(age: str) -> None:
    board = closing(age, 3).yellow_bank(1, 1).yellow_bank(2, 0)

    board.begin_turn_of(0)

    assert [p.yellow for p in board.g.players] == [16, 0, 0]
    assert [p.unused for p in board.g.players] == [1, 1, 1]


@clause("R9.2.7")
@pytest.mark.parametrize("age", ["I", "II"])
def test_the_military_deck_is_exchanged_and_old_discards_are_never_drawn(age: str) -> None:
    board = closing(age).lays_open("raid_i" if age == "I" else "raid_ii")
    old = board.g.military_deck[:]

    board.begin_turn_of(0)

    ended = ["A", "I", "II"].index(age)
    assert set(old) <= set(board.g.box)
    assert sorted(board.g.military_deck) == sorted(MILITARY_DECKS[2][ended + 1])
    assert (board.g.discard_seen, board.g.discard_unseen) == ([], [])


@clause("R9.2.7", "R9.3.2", "R5.4.1")
def test_in_age_iv_no_military_cards_are_drawn() -> None:
    board = closing("III").begin_turn_of(0)

    board.play("done", "done")

    assert board.g.military_deck == []
    assert board.player().military_hand == []
    assert board.was_told("note-drew-hidden") == []


@clause("R9.2.8")
def test_the_event_decks_are_not_touched_by_the_end_of_an_age() -> None:
    board = closing("III").next_events("rats", "pestilence").future_events("iconoclasm", "crusades")

    board.begin_turn_of(0)

    assert board.g.current == [card("rats"), card("pestilence")]
    assert board.g.future == [card("iconoclasm"), card("crusades")]


# Age IV


@clause("R9.3.2", "R3.6.1")
def test_in_age_iv_nobody_can_resign() -> None:
    board = Board(2, resignation=True).age("III").politics_of(0)
    before = board.options()

    board.last_round().politics_of(0)

    assert "resign" in before
    assert "resign" not in board.options()
    assert board.why("resign") == ("R3.6.1", "why-no-resigning-in-age-iv")


@clause("R9.3.2", "R3.3.1")
def test_war_can_be_declared_in_age_iv_until_the_last_round() -> None:
    board = Board().has(0, "monarchy").holds(0, "war_over_culture").age("IV")
    board.g.last_round = 3

    board.politics_of(0)
    before = board.options_of("attack")
    board.last_round().politics_of(0)

    assert before == ["attack war_over_culture 2"]
    assert board.options_of("attack") == []
    assert board.why("attack war_over_culture 2") == ("R3.3.1", "why-no-war-in-last-round")
