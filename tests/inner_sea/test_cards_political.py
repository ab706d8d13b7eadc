"""Political and religious cards (cards 84 to 96)."""

import pytest

from aevum.games.inner_sea.ids import BUILT, BURIED
from tests.inner_sea.board import Board, played_by
from tests.kit import clause


def egypt_plays(card: str, **stacks: int) -> Board:
    """Egypt in Kush holds a card; the disks are those of Gaul."""
    board = played_by("egyptians", "gauls").disks(0, kush=1).disks(1, **stacks)
    return board.holds(0, card)


def test_84_tribute_is_a_talent() -> None:
    board = egypt_plays("tribute", attica=1).points(1, 1).talents(1, 2).card_phase()

    board.play("play tribute", "against gauls")

    assert [board.player(civ).talents for civ in (0, 1)] == [1, 1]


def test_84_without_a_talent_it_is_a_hand_card() -> None:
    board = egypt_plays("tribute", attica=1).points(1, 1).holds(1, "poet").card_phase()

    board.play("play tribute", "against gauls", "done")

    assert board.hand(0) == ["poet"]
    assert board.hand(1) == []


def test_84_without_either_it_is_a_point() -> None:
    board = egypt_plays("tribute", attica=1).points(1, 3).card_phase()

    board.play("play tribute", "against gauls")

    assert [board.player(civ).vp for civ in (0, 1)] == [0, 2]


def test_84_only_a_rival_with_more_points_pays_tribute() -> None:
    board = egypt_plays("tribute", attica=1).points(0, 1).points(1, 1).card_phase()

    assert board.options_of("play") == []


@pytest.mark.parametrize(("talents", "left"), [(2, 1), (3, 1), (5, 2)])
def test_85_a_tax_revolt_costs_half_the_talents_rounded_up(talents: int, left: int) -> None:
    board = egypt_plays("tax_revolt", attica=1).talents(1, talents).card_phase()

    board.play("play tax_revolt", "against gauls")

    assert board.player(1).talents == left
    assert board.player(0).talents == 0


def test_85_a_tax_revolt_needs_two_talents() -> None:
    board = egypt_plays("tax_revolt", attica=1).talents(1, 1).card_phase()

    assert board.options_of("play") == []


def test_86_corruption_costs_two_talents_or_a_disk_of_two_cities() -> None:
    board = egypt_plays("corruption", rome=3, attica=3, troy=3).talents(1, 3).card_phase()
    board.play("play corruption", "against gauls")
    other = board.g.copy()

    assert board.g.decider == 1

    board.play("choose talents")

    assert board.player(1).talents == 1

    board.state = board.g = other
    board.play("choose disks", "at rome", "lose own", "at troy", "lose own")

    assert [board.at(name)[1] for name in ("rome", "attica", "troy")] == [2, 3, 2]


@pytest.mark.parametrize(("talents", "can_pay"), [(1, False), (2, True)])
def test_86_only_two_talents_pay_for_corruption(talents: int, can_pay: bool) -> None:
    board = egypt_plays("corruption", rome=3).talents(1, talents).card_phase()

    board.play("play corruption", "against gauls")

    assert ("choose talents" in board.options()) == can_pay
    assert "choose disks" in board.options()


def test_86_the_only_city_gives_one_disk() -> None:
    board = egypt_plays("corruption", rome=3, attica=2).card_phase()

    board.play("play corruption", "against gauls", "choose disks", "at rome")

    assert board.at("rome")[1] == 2
    assert board.at("attica")[1] == 2


@clause("T23")
@pytest.mark.parametrize("cities", [("ionia",), ("ionia", "troy")])
def test_86_a_city_that_no_card_touches_is_no_way_out_of_corruption(
    cities: tuple[str, ...],
) -> None:
    board = played_by("egyptians", "trojans").disks(0, kush=1).holds(0, "corruption").talents(1, 2)
    board.disks(1, **dict.fromkeys(cities, 3)).wonder(1, "labyrinth", "ionia").card_phase()

    board.play("play corruption", "against trojans")

    assert board.options() == ["choose talents"]

    board.play("choose talents")

    assert board.player(1).talents == 0


def test_86_corruption_finds_no_victim_where_it_can_take_nothing() -> None:
    board = played_by("egyptians", "trojans").disks(0, kush=1).holds(0, "corruption").talents(1, 1)

    board.disks(1, troy=3).card_phase()

    assert board.options_of("play") == []


def test_86_corruption_takes_only_the_city_that_a_card_can_touch() -> None:
    board = played_by("egyptians", "trojans").disks(0, kush=1).holds(0, "corruption")
    board.disks(1, troy=3, ionia=3).card_phase()

    board.play("play corruption", "against trojans", "choose disks")

    assert board.options() == ["at ionia"]

    board.play("at ionia")

    assert [board.at(name)[1] for name in ("troy", "ionia")] == [3, 2]


def test_87_a_barbarian_raid_comes_over_the_edge_or_from_where_barbarians_are() -> None:
    board = egypt_plays("barbarian_raid", rome=1).barbarians(attica=1).card_phase()
    board.play("play barbarian_raid")

    assert {"at gaul", "at attica", "at epirus", "at mycenae"} <= set(board.options())
    assert "at rome" not in board.options()

    board.play("at epirus")

    assert board.at("epirus")[2] == 2


@pytest.mark.parametrize(
    ("answer", "barbarians", "left"), [("done", 3, 1), ("choose reduce", 1, 0)]
)
def test_88_a_mercenary_revolt_brings_three_barbarians_or_one(
    answer: str, barbarians: int, left: int
) -> None:
    board = egypt_plays("mercenary_revolt", gaul=2, attica=1, sea_cretan=1).talents(1, 1)
    board.card_phase()
    board.play("play mercenary_revolt")

    assert board.options() == ["strike attica gauls"]

    board.play("strike attica gauls", answer)

    assert board.at("attica")[2] == barbarians
    assert board.player(1).talents == left


def test_88_a_rival_without_a_talent_has_no_mercenaries() -> None:
    board = egypt_plays("mercenary_revolt", attica=1).card_phase()

    assert board.options_of("play") == []


def test_89_the_sands_of_time_bury_a_built_wonder() -> None:
    board = egypt_plays("sands_of_time", attica=1).wonder(1, "great_walls", "attica").card_phase()

    board.play("play sands_of_time", "wonder great_walls")

    assert board.state_of("great_walls") == BURIED


@pytest.mark.parametrize(("area", "owner", "points"), [("kush", 0, 1), ("attica", 1, 0)])
def test_90_restoration_turns_a_wonder_face_up_for_whoever_controls_its_area(
    area: str, owner: int, points: int
) -> None:
    board = egypt_plays("restoration", attica=1).wonder(1, "great_walls", area, is_buried=True)
    board.card_phase()

    board.play("play restoration", "wonder great_walls")

    assert board.state_of("great_walls") == BUILT
    assert board.owner_of("great_walls") == owner
    assert board.player(0).vp == points


def test_90_without_a_buried_wonder_restoration_gives_a_talent() -> None:
    board = egypt_plays("restoration").card_phase()

    board.play("play restoration")

    assert board.player(0).talents == 1


def test_92_a_pilgrimage_gathers_up_to_three_disks_at_home_or_at_a_wonder() -> None:
    board = egypt_plays("pilgrimage").disks(0, egypt=1, rome=2, sea_cretan=1, attica=1)
    board.wonder(1, "great_walls", "attica").card_phase()
    board.play("play pilgrimage")

    assert board.options() == ["at attica", "at egypt"]

    board.play("at egypt", "sacrifice rome", "sacrifice rome", "sacrifice sea_cretan")

    assert board.at("egypt")[0] == 4
    assert [board.at(name)[0] for name in ("rome", "sea_cretan", "attica")] == [0, 0, 1]


def test_92_a_pilgrimage_from_a_single_place_may_stop_early() -> None:
    board = played_by("egyptians", "gauls").disks(0, egypt=1, rome=3).holds(0, "pilgrimage")
    board.card_phase()

    board.play("play pilgrimage", "at egypt", "sacrifice rome", "done")

    assert [board.at(name)[0] for name in ("egypt", "rome")] == [2, 2]


def test_93_blasphemy_costs_a_point_and_a_disk_at_a_wonder_or_in_a_city_at_home() -> None:
    board = egypt_plays("blasphemy", gaul=3, attica=2, rome=3).points(1, 4)
    board.wonder(1, "great_palace", "attica").card_phase()
    board.play("play blasphemy")

    assert board.options() == ["strike gaul gauls", "strike attica gauls"]

    board.play("strike attica gauls")

    assert board.player(1).vp == 3
    assert board.at("attica")[1] == 1


@pytest.mark.parametrize(("choice", "cards", "talents"), [("cards", 2, 0), ("talents", 0, 2)])
def test_95_a_blood_offering_gives_two_cards_or_two_talents_for_a_disk(
    choice: str, cards: int, talents: int
) -> None:
    board = egypt_plays("blood_offering").disks(0, attica=2).card_phase()

    board.play("play blood_offering", "sacrifice attica", f"choose {choice}")

    assert board.at("attica")[0] == 1
    assert len(board.hand(0)) == cards
    assert board.player(0).talents == talents


@pytest.mark.parametrize("count", [0, 1, 2])
def test_96_mysteries_exchange_any_number_of_cards_for_one_more(count: int) -> None:
    board = egypt_plays("mysteries").holds(0, "poet", "colony").card_phase()
    board.play("play mysteries")

    board.play(*["discard poet", "discard colony"][:count])
    if count < 2:
        board.play("done")

    assert len(board.hand(0)) == 2 + 1
    assert board.discarded() == [*["poet", "colony"][:count], "mysteries"]
