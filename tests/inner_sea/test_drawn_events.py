"""Drawing events: when, in which order, and who controls an invasion (R5.6 to R5.14)."""

import pytest

from aevum.games.inner_sea.ids import EVENT
from aevum.games.inner_sea.reckoning.phase import DEATH
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_NAMES, CARDS
from aevum.kernel.message import Msg
from tests.inner_sea import rulebook
from tests.inner_sea.board import Board, dealt, played_by
from tests.kit import clause


def events_told(board: Board) -> list[str]:
    """List the events that the journal has seen drawn."""
    cards = [msg.args["card"] for msg in board.was_told("note-event-drawn")]
    return [
        CARD_NAMES[int(card.key.removeprefix("card-"))] for card in cards if isinstance(card, Msg)
    ]


@clause("R5.6")
def test_a_drawn_event_is_shown_carried_out_and_replaced() -> None:
    board = played_by("gauls", "carthaginians").with_events().disks(0, sea_ionian=1)

    board.on_top("atlantis_rises", "volcano").draws(0, 1)

    assert events_told(board) == ["atlantis_rises"]
    assert board.player(0).talents > 0
    assert board.hand(0) == ["volcano"]


@clause("R5.6")
def test_an_event_never_stays_in_a_hand() -> None:
    board = played_by("gauls", "carthaginians").with_events().disks(0, sea_ionian=1)

    board.on_top("flood", "atlantis_rises", "plague", "volcano").draws(0, 3)

    assert board.hand(0) == ["volcano", "flood", "plague"]


@clause("R5.7")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("atlantis_rises", "omen_in_the_heavens"),
        ("omen_in_the_heavens", "atlantis_rises"),
    ],
)
def test_of_several_events_the_higher_number_comes_first(first: str, second: str) -> None:
    board = played_by("gauls", "carthaginians").with_events()

    board.on_top(first, second).draws(0, 2)

    assert events_told(board)[:2] == ["omen_in_the_heavens", "atlantis_rises"]


@clause("R5.7")
def test_all_cards_are_drawn_before_the_first_event_is_carried_out() -> None:
    board = played_by("gauls", "carthaginians").with_events().disks(1, carthage=1)
    board.on_top("northern_barbarians", "flood", "breath_of_god")

    board.draws(0, 3)

    assert events_told(board)[0] == "breath_of_god"
    assert "flood" not in board.hand(0)
    assert CARD_NAMES.index("flood") in board.g.discard


@clause("R5.8")
def test_a_replacement_that_is_an_event_is_carried_out_and_replaced_too() -> None:
    board = played_by("gauls", "carthaginians").with_events()

    board.on_top("atlantis_rises", "breath_of_god").draws(0, 1)

    assert events_told(board)[:2] == ["atlantis_rises", "breath_of_god"]


@clause("R5.9")
@pytest.mark.parametrize("seed", range(1, 9))
def test_events_of_the_first_deal_have_no_effect_and_are_replaced(seed: int) -> None:
    board = dealt(6, seed=seed)

    hands = [p.hand for p in board.g.players]

    assert len({len(hand) for hand in hands}) == 1
    assert all(CARD_CLASS[card] != EVENT for hand in hands for card in hand)
    assert board.g.barbarian_stock == 50
    assert set(rulebook.cards_of("event")) <= set(board.g.deck)


@clause("R5.10")
def test_seven_events_four_of_them_invasions() -> None:
    names = [CARD_NAMES[card] for card in range(1, CARDS) if CARD_CLASS[card] == EVENT]

    assert names[:4] == [
        "northern_barbarians",
        "eastern_invaders",
        "saharan_raiders",
        "sea_peoples",
    ]
    assert len(names) == 7


@clause("R5.10")
@pytest.mark.parametrize(
    ("event", "area"),
    [
        ("northern_barbarians", "pannonia"),
        ("eastern_invaders", "palmyra"),
        ("saharan_raiders", "garamantia"),
        ("sea_peoples", "sea_aegean"),
    ],
)
def test_an_invasion_brings_barbarians(event: str, area: str) -> None:
    board = played_by("gauls", "carthaginians").with_events().on_top(event).draws(0, 1)

    board.play(f"at {area}")

    assert board.at(area)[2] > 0


@clause("R5.11")
@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_the_civilization_with_the_fewest_points_controls_an_invasion(drawer: int) -> None:
    board = played_by("gauls", "carthaginians", "trojans").with_events()
    board.points(0, 3).points(1, 1).points(2, 2)

    board.on_top("northern_barbarians").draws(drawer, 1)

    assert board.asked == 1


@clause("R5.12")
@pytest.mark.parametrize(("order", "last"), [((0, 1, 2), 2), ((2, 1, 0), 0), ((0, 2, 1), 2)])
def test_of_several_with_the_fewest_points_the_latest_in_turn_order_controls_it(
    order: tuple[int, ...], last: int
) -> None:
    board = played_by("gauls", "carthaginians", "trojans").with_events().in_order(*order)
    board.points(1, 4)

    board.on_top("northern_barbarians").draws(1, 1)

    assert board.asked == last


@clause("R5.13")
def test_no_negation_cancels_an_event() -> None:
    board = played_by("gauls", "carthaginians").with_events().disks(0, sea_ionian=1)
    board.holds(1, "divine_favor", "sacred_treaty", "evil_eye", "embargo", "lawgiver")

    board.on_top("atlantis_rises").draws(0, 1)

    assert board.player(0).talents > 0
    assert board.was_told("note-card-cancelled") == []
    assert board.options_of("negate") == []


@clause("R5.13")
def test_no_window_of_reactions_opens_for_an_invasion() -> None:
    board = played_by("gauls", "carthaginians").with_events().points(1, 1)
    board.holds(1, "divine_favor", "sacred_treaty").on_top("northern_barbarians").draws(1, 1)

    board.play("at pannonia")

    assert board.at("pannonia")[2] == 4


@clause("R5.14")
def test_an_event_shown_in_the_sudden_death_step_does_nothing() -> None:
    board = played_by("gauls", "carthaginians").with_events().disks(0, sea_ionian=1)
    board.disks(1, carthage=1)
    board.g.turn = 3
    board.on_top("breath_of_god", "volcano", "flood", "plague", "famine", "drought", "locusts")

    board.holds(0, "gold_mine").reckoning(DEATH)

    assert events_told(board) == []
    assert CARD_NAMES.index("breath_of_god") in board.g.discard
    assert "gold_mine" in board.hand(0)


@clause("R5.14")
def test_an_event_that_is_only_looked_at_does_nothing() -> None:
    board = played_by("gauls", "carthaginians").with_events().disks(0, sea_ionian=1)
    board.on_top("volcano", "flood", "atlantis_rises", "plague", "famine")
    board.holds(0, "mathematician").card_phase(0)

    board.play("play mathematician", "next volcano", "next flood", "next plague", "next famine")
    board.play("next atlantis_rises")

    assert board.hand(0) == ["volcano"]
    assert board.player(0).talents == 0
    assert events_told(board) == []


@clause("R5.6", "R5.11")
def test_an_event_drawn_in_the_card_phase_is_carried_out_before_the_next_action() -> None:
    board = played_by("gauls", "carthaginians").with_events().points(0, 2)
    board.on_top("northern_barbarians", "volcano", "flood").holds(0, "philosopher").card_phase(0)

    board.play("play philosopher")
    controller = board.asked
    board.play("at helvetia")

    assert controller == 1
    assert board.at("helvetia")[2] == 4
    assert board.hand(0) == ["volcano", "flood"]
    assert board.asked == 1


@clause("R5.11")
def test_an_invasion_fills_every_land_area_around_the_one_picked() -> None:
    board = played_by("gauls", "carthaginians").with_events().barbarians(cisalpina=1)

    board.on_top("northern_barbarians").draws(0, 1).play("at helvetia")

    names = ("helvetia", "gaul", "massalia", "cisalpina", "pannonia")
    assert [board.at(name)[2] for name in names] == [4, 4, 4, 4, 4]
    assert board.g.barbarian_stock == 30


@clause("R5.11")
@pytest.mark.parametrize(
    ("event", "first", "others"),
    [
        (
            "northern_barbarians",
            "gaul",
            ["aquitania", "helvetia", "pannonia", "moesia", "bithynia"],
        ),
        ("eastern_invaders", "pontus", ["hatti", "palmyra", "canaan", "sinai", "egypt"]),
        ("saharan_raiders", "gaetulia", ["garamantia", "egypt", "kush", "libya"]),
    ],
)
def test_an_invasion_begins_on_its_edge_of_the_map(
    event: str, first: str, others: list[str]
) -> None:
    board = played_by("gauls", "carthaginians").with_events().on_top(event).draws(0, 1)

    offered = board.options()

    assert offered[0] == f"at {first}"
    assert {f"at {name}" for name in others} <= set(offered)
    assert "at attica" not in offered


@clause("R5.27")
def test_an_invasion_offers_no_area_out_of_play() -> None:
    board = played_by("gauls", "carthaginians", extent="E").with_events()

    board.on_top("northern_barbarians").draws(0, 1)

    assert board.options() == ["at pannonia", "at moesia", "at bithynia", "at pontus"]
