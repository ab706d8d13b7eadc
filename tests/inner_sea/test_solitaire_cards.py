"""How civilizations without a player use cards, Wonders and powers (S6.7 to S6.11)."""

import pytest

from tests.inner_sea.board import Board
from tests.kit import clause


def against_troy() -> Board:
    """A live Egypt against a non-player Troy, in turn 2."""
    return Board(seats=1, civilizations=2).without_events().in_turn(2)


def first_action(board: Board) -> str:
    """Let Troy take its first action; name the card it plays."""
    board.card_phase(1)
    return next(iter(board.cards_told("card-played")), "")


def rich_troy() -> Board:
    """A Troy that can build a Wonder: two fourth disks, Talents and cards."""
    board = against_troy().disks(0, egypt=1).disks(1, troy=4, ionia=4, lycia=1)
    return board.talents(1, 2).holds(1, "warlord", "physician")


@clause("S6.7")
def test_line_1_the_available_wonder_with_the_lowest_number_is_built() -> None:
    board = rich_troy().wonder(0, "grand_temple", "egypt").card_phase(1)

    assert board.owner_of("grand_gardens") == 1


@clause("S6.7")
def test_line_1_it_pays_fourth_disks_then_talents_down_to_one_then_cards() -> None:
    board = rich_troy().card_phase(1)

    assert [board.at(name)[1] for name in ("troy", "ionia", "lycia")] == [3, 3, 1]
    assert board.player(1).talents == 1
    assert board.hand(1) == []


@clause("S6.7")
def test_line_1_after_fourth_disks_the_camps_farthest_from_home_pay() -> None:
    board = against_troy().disks(0, egypt=1).disks(1, troy=4, ionia=1, lycia=1, attica=3)
    board.talents(1, 4).card_phase(1)

    assert [board.at(name)[1] for name in ("troy", "ionia", "lycia")] == [3, 1, 0]


@clause("S6.7")
def test_line_1_no_wonder_is_built_in_the_first_turn_of_the_game() -> None:
    board = rich_troy().in_turn(1).card_phase(1)

    assert board.owner_of("grand_temple") == -1


@clause("S6.7")
@pytest.mark.parametrize("lacks", ["disks", "goods"])
def test_line_1_no_wonder_without_two_spare_disks_and_three_goods(lacks: str) -> None:
    board = against_troy().disks(0, egypt=1).disks(1, troy=4, attica=3)
    board.disks(1, ionia=2 if lacks == "disks" else 4).talents(1, 9 if lacks == "disks" else 2)

    board.card_phase(1)

    assert board.owner_of("grand_temple") == -1


@clause("S6.7")
@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (["philosopher", "gold_mine", "coinage"], "gold_mine"),
        (["land_improvement", "gold_mine"], "land_improvement"),
        (["philosopher", "coinage", "great_fire"], "philosopher"),
        (["sea_route_to_britain", "philosopher"], "philosopher"),
        (["coinage", "great_fire"], "coinage"),
        (["great_fire", "warlord"], "great_fire"),
        (["sands_of_time", "tax_revolt"], "tax_revolt"),
        (["warlord", "physician"], ""),
    ],
)
def test_the_first_line_that_applies_names_the_card(hand: list[str], played: str) -> None:
    board = against_troy().disks(0, egypt=3).talents(0, 2).disks(1, troy=2, ionia=2)

    assert first_action(board.holds(1, *hand)) == played


@clause("S6.7")
def test_line_6_it_passes() -> None:
    board = against_troy().disks(0, egypt=3).disks(1, troy=2).holds(1, "warlord").card_phase(1)

    assert board.player(1).has_passed


@clause("S6.8")
def test_own_disks_go_by_the_lines_of_deployment() -> None:
    board = against_troy().disks(0, egypt=1).disks(1, troy=3, lycia=1).holds(1, "gold_mine")

    board.card_phase(1)

    assert board.at("lycia")[1] == 2


@clause("S6.8")
def test_harm_takes_the_most_disks_from_the_cities_of_the_leader() -> None:
    board = against_troy().disks(0, egypt=2, attica=3, kush=2).disks(1, troy=3)
    board.holds(1, "volcano").card_phase(1)

    assert board.at("attica")[0] == 1


@clause("S6.8")
def test_harm_goes_to_the_leader_and_not_to_others() -> None:
    board = Board(seats=1, civilizations=3).without_events().in_turn(2)
    board.disks(0, attica=3).disks(2, carthage=3).points(2, 5).disks(1, troy=3)
    board.holds(1, "great_fire").card_phase(1)

    assert board.at("carthage")[2] == 1
    assert board.at("attica")[0] == 3


@clause("S6.8")
def test_it_never_chooses_what_harms_itself() -> None:
    board = against_troy().disks(0, egypt=1).disks(1, ionia=3).holds(1, "great_fire")

    board.card_phase(1)

    assert board.at("ionia")[1] == 3
    assert board.hand(1) == ["great_fire"]


@clause("S6.9")
@pytest.mark.parametrize(("card", "is_negated"), [("great_fire", True), ("plague", False)])
def test_it_negates_a_card_that_would_remove_two_of_its_disks(card: str, is_negated: bool) -> None:
    board = against_troy().disks(0, egypt=1).disks(1, ionia=3)
    board.holds(0, card).holds(1, "physician").card_phase()

    board.play(f"play {card}", "strike ionia trojans")

    assert (board.at("ionia")[1] == 3) == is_negated
    assert (board.hand(1) == []) == is_negated


@clause("S6.9")
def test_it_negates_with_the_lowest_number_what_would_bury_its_wonder() -> None:
    board = against_troy().disks(0, egypt=1).disks(1, ionia=3).wonder(1, "great_palace", "ionia")
    board.holds(0, "sands_of_time").holds(1, "divine_favor", "lawgiver").card_phase()

    board.play("play sands_of_time", "wonder great_palace")

    assert board.hand(1) == ["divine_favor"]
    assert board.owner_of("great_palace") == 1


@clause("S6.9")
@pytest.mark.parametrize(("talents", "is_negated"), [(2, False), (3, True)])
def test_it_negates_what_would_cost_two_talents(talents: int, is_negated: bool) -> None:
    board = against_troy().disks(0, egypt=1).disks(1, ionia=1).talents(1, talents)
    board.holds(0, "tax_revolt").holds(1, "lawgiver").card_phase()

    board.play("play tax_revolt", "against trojans")

    assert (board.player(1).talents == talents) == is_negated


@clause("S6.9")
@pytest.mark.parametrize(
    ("stacks", "talents", "is_negated"),
    [
        ({"ionia": 3}, 0, False),
        ({"ionia": 3, "lycia": 3}, 0, True),
        ({"ionia": 3, "troy": 3}, 0, False),
        ({"ionia": 3}, 2, True),
    ],
)
def test_it_negates_corruption_that_costs_two_disks_or_two_talents(
    stacks: dict[str, int], talents: int, is_negated: bool
) -> None:
    board = against_troy().disks(0, egypt=1).disks(1, **stacks).talents(1, talents)
    board.holds(0, "corruption").holds(1, "lawgiver").card_phase()

    board.play("play corruption", "against trojans")

    assert (board.hand(1) == []) == is_negated


@clause("S6.10")
def test_it_pays_a_talent_if_a_city_would_become_a_settlement() -> None:
    board = against_troy().disks(0, egypt=1).disks(1, ionia=3).talents(1, 1)
    board.holds(0, "great_fire").holds(1, "warlord", "poet").card_phase()

    board.play("play great_fire", "strike ionia trojans")

    assert board.at("ionia")[1] == 2
    assert board.player(1).talents == 0
    assert len(board.hand(1)) == 2


@clause("S6.10")
@pytest.mark.parametrize(("area", "left"), [("troy", 1), ("ionia", 0)])
def test_it_pays_a_talent_for_its_last_disk_at_home(area: str, left: int) -> None:
    board = against_troy().disks(0, egypt=1).disks(1, **{area: 1, "attica": 1}).talents(1, 3)
    board.holds(0, "volcano").card_phase()

    board.play("play volcano", f"strike {area} trojans")

    assert board.at(area)[1] == left


@clause("S6.11")
@pytest.mark.parametrize(
    ("own", "theirs", "hand", "committed"),
    [
        (2, 2, ["warlord", "strategos"], ["strategos"]),
        (1, 3, ["phalanx", "war_elephants"], ["war_elephants"]),
        (3, 2, ["warlord"], []),
        (1, 4, ["warlord"], []),
    ],
)
def test_it_commits_the_lowest_card_that_lifts_it_above(
    own: int, theirs: int, hand: list[str], committed: list[str]
) -> None:
    board = against_troy().becomes(1, "celt_iberians").disks(0, attica=theirs)
    board.disks(1, attica=own).holds(1, *hand).talents(0, 9).competitions()

    assert [name for name in hand if name not in board.hand(1)] == committed


@clause("S6.11")
def test_a_power_is_used_to_get_above_and_not_when_it_is_above() -> None:
    lifted = against_troy().disks(0, attica=2).disks(1, attica=2).competitions()
    above = against_troy().disks(0, attica=2).disks(1, attica=3).competitions()

    assert lifted.at("attica")[:2] == [0, 2]
    assert above.was_told("note-allies") == []


@clause("S6.11")
def test_a_power_is_kept_for_where_it_has_most_disks() -> None:
    board = against_troy().disks(0, cilicia=1, attica=2).disks(1, cilicia=1, attica=2)
    board.disks(0, ionia=3).disks(1, ionia=3)

    board.competitions()

    assert board.areas_told("allies") == ["ionia"]


@clause("S6.11")
def test_white_disks_are_removed_first() -> None:
    board = against_troy().disks(0, attica=2).disks(1, attica=2).competitions()

    assert board.at("attica")[1] == 2
