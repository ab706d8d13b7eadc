"""Great persons and cards that move, replace and look (cards 28 to 49)."""

import pytest

from aevum.games.inner_sea.ids import BUILT
from aevum.games.inner_sea.tables import CARD_NAMES
from tests.inner_sea.board import Board, played_by
from tests.kit import clause


def egypt_plays(card: str, **stacks: int) -> Board:
    """Egypt in Epirus holds a card; the disks are those of Gaul."""
    board = played_by("egyptians", "gauls").disks(0, epirus=1).disks(1, **stacks)
    return board.holds(0, card)


def test_28_a_poet_replaces_a_rival_disk_in_up_to_three_connected_lands() -> None:
    board = egypt_plays("poet", attica=2, macedonia=1, thrace=2, rome=2).card_phase()
    board.play("play poet")

    assert board.options() == ["strike macedonia gauls", "strike attica gauls"]

    board.play("strike macedonia gauls", "strike thrace gauls", "done")

    assert board.at("macedonia")[:2] == [1, 0]
    assert board.at("thrace")[:2] == [1, 1]
    assert board.at("attica")[:2] == [0, 2]


def test_28_the_own_disk_comes_even_if_the_rival_pays_to_stay() -> None:
    board = egypt_plays("poet", attica=2).talents(1, 1).card_phase()

    board.play("play poet", "strike attica gauls", "talent")

    assert board.at("attica")[:2] == [1, 2]


def test_37_migration_moves_up_to_four_disks_to_adjacent_lands() -> None:
    board = egypt_plays("migration").disks(0, attica=3, sea_cretan=1).card_phase()
    board.play("play migration")

    assert not any("sea_" in text for text in board.options())
    assert "move attica thrace" not in board.options()

    board.play("move attica macedonia", "move attica macedonia", "move attica mycenae")
    board.play("move epirus illyria")

    assert [board.at(name)[0] for name in ("macedonia", "mycenae", "illyria")] == [2, 1, 1]
    assert board.at("attica")[0] == 0


def test_37_a_disk_moves_no_further_than_to_an_adjacent_land() -> None:
    board = egypt_plays("migration").card_phase()

    board.play("play migration", "move epirus attica")

    assert board.at("attica")[0] == 1
    assert board.options_of("move") == []


def test_37_migration_moves_no_fifth_disk() -> None:
    board = egypt_plays("migration").disks(0, attica=4, rome=2).card_phase()

    board.play("play migration", *["move attica macedonia"] * 3, "move attica mycenae")

    assert board.at("macedonia")[0] == 3
    assert board.options_of("move") == []


def test_37_migration_keeps_the_stacking_limit() -> None:
    board = egypt_plays("migration").disks(0, attica=2, macedonia=2).card_phase()

    board.play("play migration", "move attica macedonia")

    assert "move attica macedonia" in board.options()

    board.play("move attica macedonia")

    assert "move epirus macedonia" not in board.options()


def test_39_a_rebellion_takes_two_disks_of_a_city_away_from_home_and_brings_a_barbarian() -> None:
    board = egypt_plays("rebellion", gaul=3, attica=3, rome=2).card_phase()
    board.play("play rebellion")

    assert board.options() == ["strike attica gauls"]

    board.play("strike attica gauls")

    assert board.at("attica") == [0, 1, 1]


def test_40_a_slave_revolt_brings_two_barbarians_into_a_city() -> None:
    board = egypt_plays("slave_revolt", attica=3, rome=3, troy=2).card_phase()
    board.play("play slave_revolt")

    assert board.options() == ["strike rome gauls", "strike attica gauls"]

    board.play("strike attica gauls")

    assert board.at("attica")[1:] == [3, 2]


def test_40_or_one_barbarian_into_each_of_two_cities() -> None:
    board = egypt_plays("slave_revolt", attica=3, rome=3).card_phase()

    board.play("play slave_revolt", "strike rome gauls", "strike attica gauls")

    assert board.at("attica")[2] == 1
    assert board.at("rome")[2] == 1


def test_41_the_victim_of_an_assassination_gives_up_the_named_investment() -> None:
    board = egypt_plays("assassination", attica=1).invests(1, "coinage", "granary")
    board.holds(1, "poet", "colony", "tyrant").card_phase()
    board.play("play assassination", "against gauls", "done")

    assert board.g.decider == 1
    assert board.options() == ["choose investment", "choose cards"]

    board.play("choose investment")

    assert board.g.decider == 0

    board.play("discard granary")

    assert [CARD_NAMES[card] for card in board.player(1).investments] == ["coinage"]


def test_41_or_two_hand_cards_of_its_choice() -> None:
    board = egypt_plays("assassination", attica=1).invests(1, "coinage")
    board.holds(1, "poet", "colony", "tyrant").card_phase()

    board.play("play assassination", "against gauls", "done", "choose cards")
    board.play("discard poet", "discard tyrant")

    assert board.hand(1) == ["colony"]


@pytest.mark.parametrize("has_hand", [True, False])
def test_41_a_hand_or_an_investment_is_enough_for_an_assassination(has_hand: bool) -> None:
    board = egypt_plays("assassination", attica=1)
    if has_hand:
        board.holds(1, "poet").card_phase()
        board.play("play assassination", "against gauls", "done", "choose cards", "discard poet")
    else:
        board.invests(1, "coinage").card_phase()
        board.play("play assassination", "against gauls", "choose investment", "discard coinage")

    assert board.hand(1) == []
    assert board.player(1).investments == []


@pytest.mark.parametrize(("disks", "is_weak"), [(1, True), (2, True), (3, False)])
def test_42_a_usurper_replaces_a_disk_of_a_weak_rival_next_door(disks: int, is_weak: bool) -> None:
    board = egypt_plays("usurper", attica=disks, rome=1).talents(1, 3).card_phase()

    assert ("play usurper" in board.options()) == is_weak

    if is_weak:
        board.play("play usurper", "strike attica gauls")

        assert board.at("attica")[:2] == [1, disks - 1]
        assert board.player(1).talents == 3


@clause("T10")
def test_42_great_walls_keep_the_disk_that_a_granary_cannot_save_from_a_usurper() -> None:
    board = (
        egypt_plays("usurper", attica=2).wonder(1, "great_walls", "attica").invests(1, "granary")
    )
    board.talents(1, 3).card_phase()
    board.play("play usurper", "strike attica gauls")

    assert board.options() == ["lose own", "shield walls"]

    board.play("shield walls")

    assert board.at("attica")[:2] == [1, 2]


def test_43_an_ambassador_takes_a_card_and_gives_one() -> None:
    board = egypt_plays("ambassador", attica=1).holds(0, "poet").holds(1, "colony", "tyrant")
    board.card_phase()
    board.play("play ambassador", "against gauls", "done")

    assert board.options() == ["take colony", "take tyrant"]
    assert board.game.view(board.g, 0)["players"][1]["hand"] == ["colony", "tyrant"]

    board.play("take tyrant")

    assert board.options() == ["give poet", "give tyrant"]

    board.play("give poet")

    assert board.hand(0) == ["tyrant"]
    assert board.hand(1) == ["poet", "colony"]


def test_46_a_philosopher_draws_two_cards() -> None:
    board = egypt_plays("philosopher")
    board.on_top("poet", "colony", "tyrant")
    board.card_phase()

    board.play("play philosopher")

    assert board.hand(0) == ["poet", "colony"]


def test_47_a_mathematician_puts_five_cards_back_in_any_order_and_draws_one() -> None:
    board = egypt_plays("mathematician")
    board.on_top("poet", "colony", "tyrant", "flood", "plague", "volcano")
    board.card_phase()
    board.play("play mathematician")

    assert board.options() == [
        "next flood",
        "next plague",
        "next poet",
        "next colony",
        "next tyrant",
    ]

    board.play("next tyrant", "next poet", "next flood", "next plague", "next colony")

    assert board.hand(0) == ["tyrant"]
    assert board.game.view(board.g, 0)["top"][:4] == ["poet", "flood", "plague", "colony"]
    assert board.game.view(board.g, 1)["top"] == []


def test_48_an_architect_builds_a_wonder_for_three_resources() -> None:
    board = egypt_plays("architect").disks(0, attica=2).talents(0, 2).card_phase()

    board.play("play architect", "wonder great_palace", "at attica")
    board.play("sacrifice epirus", "sacrifice attica", "talent")

    assert board.state_of("great_palace") == BUILT
    assert board.player(0).has_built
    assert board.player(0).talents == 1
    assert board.discarded() == ["architect"]


def test_48_an_architect_saves_more_than_the_card_would_pay() -> None:
    board = egypt_plays("architect").disks(0, attica=2).talents(0, 1).card_phase()

    assert board.options_of("build") == []
    assert board.options_of("play") == ["play architect"]


def test_48_without_two_disks_to_spare_there_is_no_architect() -> None:
    board = egypt_plays("architect").disks(0, attica=1).talents(0, 9).card_phase()

    assert board.options_of("play") == []


def test_49_a_prophet_replaces_a_rival_disk_in_up_to_two_lands() -> None:
    board = egypt_plays("prophet", attica=2, macedonia=1, thrace=2).card_phase()
    board.play("play prophet", "strike macedonia gauls")

    assert board.options() == ["done", "strike attica gauls"]

    board.play("strike attica gauls")

    assert board.at("macedonia")[:2] == [1, 0]
    assert board.at("attica")[:2] == [1, 1]


def test_49_no_own_disk_comes_if_the_rival_pays_to_stay() -> None:
    board = egypt_plays("prophet", attica=2).talents(1, 1).card_phase()

    board.play("play prophet", "strike attica gauls", "talent")

    assert board.at("attica")[:2] == [0, 2]
