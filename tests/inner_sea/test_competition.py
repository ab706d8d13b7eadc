"""Which areas are resolved, in which order, and how a competition goes (R7.1 to R7.10)."""

import pytest

from aevum.games.inner_sea.ids import COMPETE
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    AREAS,
    CARD_NAMES,
    COMPETITION_ORDER,
    EAST_X,
    NORTH_Y,
)
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

TWO = ("egyptians", "celt_iberians")


def contested(*areas: str) -> Board:
    """Let two civilizations without powers in competitions meet in these areas."""
    board = played_by(*TWO)
    for area in areas:
        board.disks(0, **{area: 2}).disks(1, **{area: 2})
    return board


@clause("R7.1")
def test_every_contested_area_has_a_competition() -> None:
    board = contested("rome", "attica", "sea_aegean", "kush").disks(0, gaul=3)
    board.disks(1, hatti=1).disks(0, hatti=1)

    board.competitions()

    told = board.areas_told("competition-began")
    assert sorted(told) == ["attica", "kush", "rome", "sea_aegean"]


@clause("R7.1")
def test_areas_in_peace_have_no_competition() -> None:
    board = played_by(*TWO).disks(0, rome=3, attica=1).disks(1, attica=1).barbarians(kush=4)

    board.competitions()

    assert board.was_told("note-competition-began") == []


@clause("R7.2")
def test_competitions_go_from_east_to_west() -> None:
    board = contested("rome", "attica", "kush", "troy", "tingis", "sea_aegean")

    board.competitions()

    told = board.areas_told("competition-began")
    assert told == ["kush", "troy", "sea_aegean", "attica", "rome", "tingis"]


@clause("R7.2")
@pytest.mark.parametrize(
    ("north", "south"),
    [
        ("apulia", "bruttium"),
        ("corsica", "sardinia"),
        ("sea_thracian", "sea_ionian"),
    ],
)
def test_at_the_same_longitude_the_northern_area_comes_first(north: str, south: str) -> None:
    board = contested(south, north)

    board.competitions()

    assert board.areas_told("competition-began") == [north, south]


@clause("R7.3")
def test_the_order_follows_the_coordinates_of_the_table_of_areas() -> None:
    keys = [(-EAST_X[area], NORTH_Y[area]) for area in COMPETITION_ORDER]

    assert keys == sorted(keys)
    assert sorted(COMPETITION_ORDER) == list(range(AREAS))


@clause("R7.3", "R7.10")
def test_an_area_that_becomes_contested_takes_its_place_in_the_list() -> None:
    board = played_by("minoans", "celt_iberians").disks(0, troy=2, attica=2, sea_aegean=1)
    board.disks(1, troy=2, attica=2, sea_aegean=1).competitions()

    board.play("at sea_aegean")

    assert board.areas_told("competition-began") == ["troy", "sea_aegean", "attica"]


@clause("R7.3")
def test_an_area_that_becomes_contested_behind_its_place_is_next() -> None:
    board = contested("attica", "rome").holds(0, "volcano").competitions()

    board.disks(0, kush=2).disks(1, kush=2)
    board.play("done", "lose own")

    assert board.areas_told("competition-began")[:2] == ["attica", "kush"]


@clause("R7.4")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_cards_are_put_down_in_turn_order(order: tuple[int, ...]) -> None:
    board = contested("attica").in_order(*order).holds(0, "warlord").holds(1, "phalanx")
    board.competitions()

    first = board.asked
    board.play("done")

    assert (first, board.asked) == order


@clause("R7.4")
def test_only_civilizations_with_disks_in_the_area_put_down_cards() -> None:
    board = played_by(*TWO, "phoenicians").disks(0, attica=2).disks(1, attica=1).disks(2, rome=1)
    board.holds(2, "warlord").holds(1, "phalanx").competitions()

    assert board.asked == 1
    board.play("commit phalanx")

    assert "warlord" in board.hand(2)
    assert board.was_told("note-laid", seat=2) == board.was_told("note-laid", seat=1)
    assert len(board.was_told("note-laid")) == 1


@clause("R7.4", "A4")
def test_one_card_is_put_down_at_most() -> None:
    board = contested("attica").holds(0, "warlord", "phalanx", "cavalry").competitions()

    board.play("commit phalanx")

    assert len(board.was_told("note-laid")) == 1
    assert board.hand(0) == ["warlord", "cavalry"]


@clause("A4")
def test_any_number_of_cards_is_an_option() -> None:
    board = played_by(*TWO, combination_play=True).disks(0, attica=2).disks(1, attica=2)
    board.holds(0, "warlord", "phalanx", "cavalry").competitions()

    board.play("commit warlord", "commit phalanx", "commit cavalry")

    assert len(board.was_told("note-laid")) == 3


@clause("R7.4")
@pytest.mark.parametrize("card", ["volcano", "embargo", "coinage"])
def test_only_competition_cards_are_put_down(card: str) -> None:
    board = contested("attica").holds(0, card).competitions()

    reason = board.why(f"commit {card}")

    assert board.options() == ["done"]
    assert reason is not None
    assert reason.clause == "R7.4"


@clause("R7.4", "R7.5")
def test_cards_lie_face_down_until_all_are_there() -> None:
    board = contested("attica").holds(0, "warlord").holds(1, "phalanx", "volcano").competitions()

    board.play("commit warlord")

    assert board.was_told("note-revealed", seat=1) == []
    assert "warlord" not in str(board.game.view(board.g, 1))


@clause("R7.5")
def test_all_cards_are_revealed_together() -> None:
    board = contested("attica").holds(0, "warlord").holds(1, "phalanx").competitions()

    board.play("commit warlord", "commit phalanx")

    keys = [msg.key for msg in board.told() if msg.key in ("note-laid", "note-revealed")]
    assert keys == ["note-laid", "note-laid", "note-revealed", "note-revealed"]


@clause("R7.6")
def test_wonders_come_before_powers_and_powers_before_cards() -> None:
    board = played_by("mycenaeans", "celt_iberians").disks(0, attica=2, rome=1).disks(1, attica=3)
    board.wonder(0, "grand_temple", "rome").holds(0, "warlord").competitions()

    board.play("commit warlord")
    by_wonder = board.options()
    board.play("use grand_temple")
    by_power = board.options()
    before = board.white(0, "attica")
    board.play("use land")

    assert by_wonder == ["done", "use grand_temple"]
    assert by_power == ["done", "use land"]
    assert board.white(0, "attica") > before + 1


@clause("R7.6")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_each_kind_of_effect_goes_in_turn_order(order: tuple[int, ...]) -> None:
    board = played_by("mycenaeans", "mauretanians").in_order(*order)
    board.disks(0, attica=2).disks(1, attica=2).competitions()

    first = board.asked
    board.play("use land")

    assert (first, board.asked) == order


@clause("R7.6")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_cards_take_effect_in_turn_order(order: tuple[int, ...]) -> None:
    board = contested("attica").in_order(*order).talents(0, 1).talents(1, 1)
    board.holds(0, "chariots").holds(1, "warrior_queen").competitions()

    board.play("commit chariots" if order[0] == 0 else "commit warrior_queen")
    board.play("commit warrior_queen" if order[0] == 0 else "commit chariots")

    allies = [str(msg.args["civ"]) for msg in board.was_told("note-allies")]
    names = ["egyptians", "celt_iberians"]
    assert [names[civ] in text for civ, text in zip(order, allies, strict=True)] == [True, True]


@clause("R7.6")
def test_a_cancelled_card_has_no_effect() -> None:
    board = contested("attica").holds(0, "warlord").holds(1, "informer", "volcano").competitions()

    board.play("commit warlord", "done", "negate warlord informer")

    assert board.white(0, "attica") == 0
    assert board.hand(0) == []


@clause("R7.7")
@pytest.mark.parametrize(
    ("area", "card"),
    [
        ("attica", "admiral"),
        ("attica", "triremes"),
        ("sea_aegean", "warlord"),
        ("sea_aegean", "phalanx"),
        ("attica", "siege_engines"),
        ("attica", "mercenaries"),
    ],
)
def test_a_card_that_cannot_be_used_here_goes_back_to_the_hand(area: str, card: str) -> None:
    board = contested(area).holds(0, card).competitions()

    board.play(f"commit {card}")

    assert len(board.was_told("note-returned")) == 1
    assert card in board.hand(0)


@clause("R7.7")
def test_the_card_of_who_was_driven_out_before_goes_back_to_the_hand() -> None:
    board = contested("attica").holds(0, "traitor").holds(1, "warlord").competitions()

    board.play("commit traitor", "commit warlord", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [2, 0]
    assert "warlord" in board.hand(1)


@clause("R7.8")
def test_white_disks_count_as_ones_own_in_the_competition() -> None:
    board = contested("attica").holds(0, "warlord").competitions()

    board.play("commit warlord")
    board.idles(lambda g: g.phase != COMPETE)

    assert board.at("attica")[:2] == [2, 0]


@clause("R7.8")
def test_white_disks_come_only_where_one_has_an_own_disk() -> None:
    board = contested("attica", "rome").holds(0, "strategos").disks(1, gaul=2)
    board.barbarians(gaul=2).competitions()

    board.play("commit strategos")

    assert board.options() == ["done", "at rome"]


@clause("R7.9")
def test_white_disks_start_no_competition() -> None:
    board = contested("troy").disks(0, rome=1).disks(1, rome=1).holds(0, "armored_infantry")
    board.competitions()

    board.play("commit armored_infantry")

    assert board.white(0, "rome") == 0
    board.idles(lambda g: g.phase != COMPETE)
    assert board.areas_told("competition-began") == ["troy"]


@clause("R7.10")
def test_the_minoans_may_open_a_competition_in_a_shared_sea() -> None:
    board = played_by("minoans", "celt_iberians").disks(0, sea_aegean=1).disks(1, sea_aegean=1)
    board.competitions()

    board.play("at sea_aegean")
    board.idles(lambda g: g.phase != COMPETE)

    assert board.areas_told("competition-began") == ["sea_aegean"]
    assert board.at("sea_aegean")[1] == 0


@clause("R7.10")
def test_the_minoans_open_no_competition_on_shared_land_or_deep_sea() -> None:
    board = played_by("minoans", "phoenicians").disks(0, rome=1, deep_eastern=1)

    board.disks(1, rome=1, deep_eastern=1).competitions()

    assert board.g.phase != COMPETE
    assert board.was_told("note-competition-began") == []


@clause("R7.9", "R7.10")
def test_nobody_but_the_minoans_opens_a_competition() -> None:
    board = played_by("phoenicians", "romans").disks(0, sea_tyrrhenian=1)

    board.disks(1, sea_tyrrhenian=1).competitions()

    assert board.at("sea_tyrrhenian")[:2] == [1, 1]
    assert board.was_told("note-competition-began") == []


@clause("R7.2")
def test_the_rules_name_no_area_twice_in_the_order() -> None:
    names = [AREA_NAMES[area] for area in COMPETITION_ORDER]

    assert names[0] == "palmyra"
    assert names[-1] == "lusitania"
    assert len(set(names)) == AREAS


@clause("R7.4", "R5.4")
def test_a_competition_card_that_was_used_is_discarded() -> None:
    board = contested("attica").holds(0, "warlord").competitions()

    board.play("commit warlord")

    assert [CARD_NAMES[card] for card in board.g.discard] == ["warlord"]


@clause("R7.7")
def test_a_card_that_came_back_may_be_put_down_again() -> None:
    board = contested("attica", "sea_ionian").holds(0, "admiral").competitions()

    board.play("commit admiral")
    while board.areas_told("competition-began") == ["attica"]:
        board.play("lose own")
    board.play("commit admiral")

    assert board.white(0, "sea_ionian") > 0
    assert board.hand(0) == []


@clause("R7.4")
def test_nobody_has_to_put_down_a_card() -> None:
    board = contested("attica").holds(0, "warlord").competitions()

    board.play("done")

    assert board.hand(0) == ["warlord"]
    assert board.was_told("note-laid") == []


@clause("R7.6")
def test_wonders_of_all_come_before_powers_of_all() -> None:
    board = played_by("mycenaeans", "mauretanians").disks(0, attica=2).disks(1, attica=2)
    board.disks(1, rome=1).wonder(1, "grand_temple", "rome").competitions()

    asked = [(board.asked, board.options()[1])]
    board.play("use grand_temple")
    asked.append((board.asked, board.options()[1]))
    board.play("use land")
    asked.append((board.asked, board.options()[1]))

    assert asked == [(1, "use grand_temple"), (0, "use land"), (1, "use land")]


@clause("R7.6")
def test_nobody_has_to_use_a_power() -> None:
    board = played_by("mycenaeans", "celt_iberians").disks(0, attica=2).disks(1, attica=2)
    board.competitions()

    board.play("done")

    assert board.at("attica")[:2] == [1, 1]
