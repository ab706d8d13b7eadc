"""Negation cards, one by one (cards 19 to 73)."""

import pytest

from aevum.games.inner_sea.reckoning.phase import ORDER
from aevum.games.inner_sea.turn import INVADE, Turn
from tests.inner_sea.board import Board, played_by


def announced(card: str, *negations: str) -> Board:
    """Egypt announces a card with all its targets; Gaul holds negations."""
    board = played_by("egyptians", "gauls").disks(0, egypt=1, attica=1).points(0, 2)
    board.disks(1, epirus=3, rome=3).points(1, 3).holds(0, card).holds(1, *negations).card_phase()
    board.play(f"play {card}")
    while board.g.decider == 0:
        board.play(board.options()[-1])
    return board


FITTING = [
    ("lawgiver", "rebellion", True),
    ("lawgiver", "heresy", False),
    ("oracle_at_delphi", "heresy", True),
    ("oracle_at_delphi", "great_fire", False),
    ("false_prophet", "religious_fervor", True),
    ("false_prophet", "prophet", True),
    ("false_prophet", "gold_mine", False),
    ("physician", "great_fire", True),
    ("physician", "heresy", False),
    ("divine_favor", "gold_mine", True),
    ("divine_favor", "coinage", False),
    ("evil_eye", "philosopher", True),
    ("evil_eye", "gold_mine", False),
    ("embargo", "gold_mine", True),
    ("embargo", "coinage", True),
    ("embargo", "merchant_prince", True),
    ("embargo", "heroic_saga", True),
    ("embargo", "rebellion", False),
    ("sacred_treaty", "great_fire", True),
    ("sacred_treaty", "gold_mine", False),
]


@pytest.mark.parametrize(("negation", "card", "fits"), FITTING)
def test_a_negation_fits_the_cards_it_names(negation: str, card: str, fits: bool) -> None:
    board = announced(card, negation)

    offered = board.options_of("negate")

    assert board.g.decider == 1
    assert offered == ([f"negate {card} {negation}"] if fits else [])


@pytest.mark.parametrize(
    ("negation", "card"), [row[:2] for row in FITTING if row[2] and row[0] != "sacred_treaty"]
)
def test_a_negation_cancels_the_card(negation: str, card: str) -> None:
    board = announced(card, negation)
    before = [board.at(name) for name in ("egypt", "attica", "epirus", "rome")]

    board.play(f"negate {card} {negation}")

    assert [board.at(name) for name in ("egypt", "attica", "epirus", "rome")] == before
    assert board.player(0).talents == 0
    assert board.player(0).investments == []
    assert board.discarded() == [negation, card]


def test_19_bad_omens_silence_a_wonder_until_the_end_of_the_turn() -> None:
    board = played_by("egyptians", "gauls").disks(0, egypt=1).disks(1, rome=1)
    board.wonder(0, "great_lighthouse", "egypt").holds(1, "bad_omens").runs(Turn(INVADE))

    board.play("silence great_lighthouse")

    assert not board.g.may_sail_deep(0)
    assert board.discarded() == ["bad_omens"]

    board.runs(Turn())

    assert board.g.may_sail_deep(0)


def test_38_the_oracle_at_delphi_takes_any_place_in_the_new_order() -> None:
    board = played_by("egyptians", "gauls").disks(0, egypt=3).disks(1, rome=1)
    board.holds(1, "oracle_at_delphi").reckoning(ORDER)

    board.play("place 1")

    assert board.g.order == [1, 0]
    assert board.discarded() == ["oracle_at_delphi"]


def test_38_everybody_with_cards_is_asked_for_the_oracle_in_turn() -> None:
    board = played_by("egyptians", "gauls", "romans").disks(0, egypt=3, kush=3).disks(1, gaul=3)
    board.disks(2, rome=1).holds(0, "poet").holds(1, "colony").holds(2, "oracle_at_delphi")
    board.reckoning(ORDER)
    asked = [board.g.decider]
    board.play("done")
    asked.append(board.g.decider)
    board.play("done")

    assert asked == [0, 1]
    assert board.g.decider == 2
    assert board.options() == ["done", "place 1", "place 2"]


def competition(*cards: tuple[int, str]) -> Board:
    """Egypt and Celt-Iberia meet in Attica with cards; Phoenicia stands elsewhere."""
    board = played_by("egyptians", "celt_iberians", "phoenicians")
    board.disks(0, attica=2).disks(1, attica=2).disks(2, rome=1)
    for civ, card in cards:
        board.holds(civ, card)
    return board.competitions()


@pytest.mark.parametrize(("card", "fits"), [("warlord", True), ("phalanx", False)])
def test_69_an_evil_eye_cancels_a_great_person_shown_in_a_competition(
    card: str, fits: bool
) -> None:
    board = competition((0, card), (2, "evil_eye"))

    board.play(f"commit {card}")

    assert (f"negate {card} evil_eye" in board.options()) == fits

    if fits:
        board.play(f"negate {card} evil_eye")

        assert board.at("attica")[:2] == [1, 1]
        assert set(board.discarded()) == {card, "evil_eye"}


def test_69_an_evil_eye_cancels_a_negation_that_is_a_great_person() -> None:
    board = announced("great_fire", "physician").holds(0, "evil_eye")
    board.play("negate great_fire physician")

    assert board.g.decider == 0

    board.play("negate physician evil_eye")

    assert board.at("rome")[1] + board.at("epirus")[1] == 4


@pytest.mark.parametrize("card", ["warlord", "phalanx"])
def test_70_an_informer_cancels_any_competition_card_where_its_player_has_disks(
    card: str,
) -> None:
    board = competition((0, card), (1, "informer"))

    board.play(f"commit {card}", "done", f"negate {card} informer")

    assert board.at("attica")[:2] == [1, 1]


def test_72_a_sacred_treaty_protects_disks_talents_hand_and_points() -> None:
    board = announced("tribute", "sacred_treaty")
    board.talents(1, 1)

    board.play("negate tribute sacred_treaty")

    assert [board.player(civ).talents for civ in (0, 1)] == [0, 1]
    assert board.player(1).vp == 3


def test_73_fickle_fortune_cancels_a_negation_and_the_card_works_as_usual() -> None:
    board = announced("gold_mine", "embargo").holds(0, "fickle_fortune")
    board.play("negate gold_mine embargo")

    assert board.options() == ["done", "negate embargo fickle_fortune"]

    board.play("negate embargo fickle_fortune")

    assert board.player(0).talents == 2
    assert set(board.discarded()) == {"gold_mine", "embargo", "fickle_fortune"}
