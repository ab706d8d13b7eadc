"""Events (cards 97 to 103)."""

import pytest

from aevum.games.inner_sea.card_ids import OMEN_IN_THE_HEAVENS
from aevum.games.inner_sea.reckoning.end_of_epoch import meet_sudden_death
from aevum.text import Words
from tests.inner_sea.board import Board, played_by


def egypt_draws(event: str, **stacks: int) -> Board:
    """Egypt draws an event; Gaul has the fewest points."""
    board = played_by("egyptians", "gauls").with_events().disks(0, **stacks).points(0, 2)
    board.on_top(event, "poet")
    return board


@pytest.mark.parametrize(
    ("event", "area", "filled", "spared"),
    [
        ("northern_barbarians", "gaul", ["gaul", "aquitania", "massalia", "helvetia"], "rome"),
        ("eastern_invaders", "palmyra", ["palmyra", "hatti", "al_mina", "phoenicia"], "cyprus"),
        ("saharan_raiders", "garamantia", ["garamantia", "gaetulia", "byzacium"], "sea_sidra"),
    ],
)
def test_97_98_99_an_invasion_fills_a_land_on_its_edge_and_all_lands_around_it(
    event: str, area: str, filled: list[str], spared: str
) -> None:
    board = egypt_draws(event, **{filled[1]: 2}).barbarians(**{area: 1}).draws(0, 1)

    assert board.g.decider == 1
    assert f"at {area}" in board.options()
    assert f"at {spared}" not in board.options()

    board.play(f"at {area}")

    assert [board.at(name)[2] for name in filled] == [4] * len(filled)
    assert board.at(spared)[2] == 0
    assert board.hand(0) == ["poet"]
    assert board.discarded() == [event]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["4 Barbarian disks come to Gaul.", "One Barbarian disk comes to Aquitania."]),
        (
            "de",
            [
                "4 Scheiben der Barbaren kommen in Gallien dazu.",
                "Eine Scheibe der Barbaren kommt in Aquitanien dazu.",
            ],
        ),
    ],
)
def test_the_log_tells_of_barbarians_in_many_and_in_one(lang: str, told: list[str]) -> None:
    board = egypt_draws("northern_barbarians", egypt=1).barbarians(aquitania=3).draws(0, 1)
    board.play("at gaul")

    words = Words(lang, "inner_sea")
    assert {words.say(msg) for msg in board.was_told("note-added-barbarian")} >= set(told)


def test_100_the_sea_peoples_fill_seas_and_one_coast() -> None:
    board = egypt_draws("sea_peoples", egypt=1).draws(0, 1)
    board.play("at sea_euxine")

    assert board.at("sea_euxine")[2] == 2
    assert board.at("sea_thracian")[2] == 2
    assert board.options() == ["at moesia", "at thrace", "at troy", "at bithynia", "at pontus"]

    board.play("at thrace")

    assert board.at("thrace")[2] == 4
    assert board.at("sea_aegean")[2] == 0


def test_101_the_breath_of_god_replaces_every_hand_by_four_cards() -> None:
    board = played_by("egyptians", "gauls").with_events().disks(0, egypt=1)
    board.holds(0, "flood").holds(1, "tyrant", "colony")
    board.on_top("breath_of_god")

    board.without_events().draws(0, 1)

    assert {"flood", "tyrant", "colony", "breath_of_god"} <= set(board.discarded())
    assert [len(board.hand(civ)) for civ in (0, 1)] == [4 + 1, 4]


def test_102_atlantis_rises_with_barbarians_in_the_deep_and_talents_around_it() -> None:
    board = egypt_draws("atlantis_rises", minos=1).disks(1, attica=3).draws(0, 1)

    assert [board.at(name)[2] for name in ("deep_central", "deep_eastern")] == [1, 1]
    assert [board.player(civ).talents for civ in (0, 1)] == [2, 0]


def test_103_an_omen_shuffles_the_discard_pile_into_the_deck() -> None:
    board = egypt_draws("omen_in_the_heavens", egypt=1).discards("flood", "plague").draws(0, 1)

    assert board.g.is_omen_out
    assert board.discarded() == []
    assert len(board.hand(0)) == 1


@pytest.mark.parametrize(
    ("cards", "ends"),
    [
        (("colony", "volcano"), True),
        (("volcano", "colony"), True),
        (("colony", "great_fire"), False),
    ],
)
def test_103_then_two_cards_are_shown_in_the_next_sudden_death_step(
    cards: tuple[str, str], ends: bool
) -> None:
    board = played_by("egyptians", "gauls").with_events().disks(0, egypt=1).disks(1, gaul=1)
    board.g.deck.remove(OMEN_IN_THE_HEAVENS)
    board.g.removed.append(OMEN_IN_THE_HEAVENS)
    board.g.is_omen_out = True
    board.on_top(*cards)
    board.in_turn(2)

    meet_sudden_death(board.g)

    assert len(board.was_told("note-sudden-death")) == 2
    assert board.g.is_epoch_over == ends
    assert not board.g.is_omen_out
    assert board.discarded() == ["omen_in_the_heavens", *cards]
