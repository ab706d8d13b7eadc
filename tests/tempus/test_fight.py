"""The fight (R7)."""

import pytest

from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border, city_border

# Who can be attacked


@clause("R7.1")
@pytest.mark.parametrize("others", [(), ("j7",), ("j7", "i8")])
def test_a_player_who_controls_three_or_fewer_hexes_cannot_be_attacked(
    others: tuple[str, ...],
) -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i7").spread(1, *others).turn_of(0)

    actions = board.options()

    assert "fight" not in actions


@clause("R7.1")
def test_a_player_who_controls_four_hexes_can_be_attacked() -> None:
    board = border().turn_of(0)

    actions = board.options()

    assert "fight" in actions


@clause("R7.1")
def test_many_tokens_on_three_hexes_are_still_only_three_hexes() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i7", 2).tokens(1, "j7", 2).tokens(1, "i8", 2)

    board.turn_of(0)

    assert "fight" not in board.options()


@clause("R7.1")
def test_a_hex_with_a_city_is_counted_like_an_occupied_one() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "i7").spread(1, "j7", "i8").city(1, "j9", 2)

    board.turn_of(0)

    assert "fight" in board.options()


@clause("R7.1")
def test_the_count_is_taken_anew_for_every_attack() -> None:
    board = border(attackers=2, defenders=1).holds(0, "government hills").turn_of(0)

    board.play("fight", "attack h6 i7", "done", "advance 1")

    assert board.options() == ["done"]
    assert board.why("play government hills") == ("R8.6", "why-nothing-to-double")


@clause("R7.1")
def test_a_protected_player_may_attack_others() -> None:
    board = border().turn_of(0)

    board.play("fight", "attack h6 i7")

    assert len(board.player(0).hexes) == 1
    assert board.was_told("note-attacked")


@clause("R7.1")
def test_only_the_protected_neighbour_is_safe() -> None:
    board = border().tokens(2, "g6").turn_of(0)

    board.play("fight")

    assert board.options() == ["attack h6 i7"]
    assert board.why("attack h6 g6") == ("R7.1", "why-protected")


# The two hexes


@clause("R7.2")
def test_an_attack_goes_from_an_occupied_hex_to_an_adjacent_one() -> None:
    board = border().tokens(0, "i6").tokens(0, "f6").turn_of(0)

    board.play("fight")

    assert board.options() == ["attack h6 i7", "attack i6 i7", "attack i6 j7"]


@clause("R7.2")
def test_a_city_cannot_attack() -> None:
    board = Board().city(0, "h6", 2).tokens(0, "e9").tokens(1, "i7")
    board.spread(1, "j7", "i8", "j9").turn_of(0)

    actions = board.options()

    assert "fight" not in actions


@clause("R7.2")
def test_there_is_no_attack_across_water() -> None:
    board = Board(layout="B").era("seafaring").tokens(0, "f4", 2).tokens(1, "h4")
    board.spread(1, "i4", "j4", "j3").turn_of(0)

    actions = board.options()

    assert "move" in actions
    assert "fight" not in actions


@clause("R7.2")
def test_own_pieces_and_empty_land_are_no_target() -> None:
    board = border().tokens(0, "g6").turn_of(0)

    board.play("fight")

    assert board.why("attack h6 g6") == ("R7.2", "why-no-target")
    assert board.why("attack h6 h5") == ("R7.2", "why-no-target")


@clause("R7.2")
def test_a_city_of_another_player_can_be_attacked() -> None:
    board = city_border(attackers=1, value=2).turn_of(0)

    board.play("fight")

    assert board.options() == ["attack h6 i7"]


# The terrain


@clause("R7.3", "R7.8")
@pytest.mark.parametrize("terrain", ["grassland", "farmland", "forest", "hills"])
def test_the_terrain_of_the_fight_is_that_of_the_attacked_hex(terrain: str) -> None:
    board = border().terrain("i7", terrain).terrain("h6", "mountain")
    board.holds(0, "health grassland", "health farmland", "health forest", "health hills")
    board.turn_of(0)

    board.play("fight", "attack h6 i7", f"play health {terrain}", "done")

    assert board.strengths() == (3, 2)


@clause("R7.3")
def test_the_defender_names_the_terrain_of_an_attacked_city_before_any_card_is_played() -> None:
    board = city_border(attackers=3, value=3).holds(0, "health hills").holds(1, "health forest")
    board.turn_of(0).play("fight", "attack h6 i7")

    asked_for_terrain = board.asked
    board.play("name hills")

    assert asked_for_terrain == 1
    assert board.asked == 0
    assert board.options() == ["done", "play health hills"]


@clause("R7.3")
def test_the_printed_terrain_of_a_city_hex_does_not_count() -> None:
    board = city_border(attackers=3, value=3).holds(0, "health farmland").turn_of(0)

    board.play("fight", "attack h6 i7", "name hills", "play health farmland")

    assert board.strengths() == (3, 3)


@clause("R7.3")
def test_the_defender_of_tokens_names_no_terrain() -> None:
    board = border().holds(0, "health hills").holds(1, "health forest").turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.asked == 0
    assert board.was_told("note-terrain-named") == []


@clause("R7.4")
def test_the_defender_may_name_any_terrain_but_mountain() -> None:
    board = city_border(attackers=3, value=3).turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.options() == ["name grassland", "name farmland", "name forest", "name hills"]
    assert board.why("name mountain") == ("R7.4", "why-terrain-not-named")


# The result


@clause("R7.11")
def test_the_higher_strength_wins() -> None:
    board = border(attackers=2, defenders=1).turn_of(0)

    board.play("fight", "attack h6 i7")

    assert [msg.args["n"] for msg in board.was_told("note-fight-won")] == [1]


@clause("R7.11")
def test_the_defender_wins_a_tie() -> None:
    board = border(attackers=2, defenders=2).turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.was_told("note-fight-lost")
    assert board.at("i7") == (1, 2, 0)


@clause("R7.12")
def test_all_defending_tokens_go_back_to_their_owners_supply() -> None:
    board = border(attackers=3, defenders=2, era="seafaring").turn_of(0)
    supply = board.player(1).supply

    board.play("fight", "attack h6 i7")

    assert board.player(1).supply == supply + 2
    assert board.at("i7") == (-1, 0, 0)


@clause("R7.12")
def test_a_beaten_city_goes_back_to_its_owners_supply() -> None:
    board = city_border(attackers=3, value=2).turn_of(0)

    board.play("fight", "attack h6 i7", "name hills", "advance 0")

    assert board.player(1).city_supply == [3, 3, 2]
    assert board.at("i7") == (-1, 0, 0)


@clause("R7.12")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_from_none_to_all_tokens_of_the_attacking_hex_advance(count: int) -> None:
    board = border(attackers=3, defenders=1, era="seafaring").turn_of(0)

    board.play("fight", "attack h6 i7", f"advance {count}")

    assert board.g.tokens[board.hex("h6")] == 3 - count
    assert board.g.tokens[board.hex("i7")] == count
    assert board.player(0).supply == 13


@clause("R7.12")
def test_no_more_tokens_advance_than_the_stacking_limit_allows() -> None:
    board = border(attackers=3, defenders=1, era="start").turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.options() == ["advance 0", "advance 1", "advance 2"]
    assert board.why("advance 3") == ("R7.12", "why-too-many-advance")


@clause("R7.13")
def test_a_beaten_attacker_takes_exactly_one_token_back_and_nothing_else_changes() -> None:
    board = border(attackers=2, defenders=2).turn_of(0, 1, 0, 0)
    supplies = [board.player(seat).supply for seat in range(3)]

    board.play("fight", "attack h6 i7")

    assert board.at("h6") == (0, 1, 0)
    assert board.at("i7") == (1, 2, 0)
    assert [board.player(seat).supply for seat in range(3)] == [supplies[0] + 1, *supplies[1:]]


@clause("R7.13")
def test_an_attacker_who_loses_the_only_token_leaves_the_hex() -> None:
    board = border(attackers=1, defenders=1).turn_of(0)

    board.play("fight", "attack h6 i7")

    assert board.at("h6") == (-1, 0, 0)


@clause("R7.14")
def test_all_cards_played_in_a_fight_are_discarded() -> None:
    board = border().holds(0, "weapons hills", "health hills").holds(1, "fortification forest")
    board.turn_of(0)

    board.play("fight", "attack h6 i7", "play health hills", "done", "play fortification forest")

    assert board.discards() == ["fortification forest", "health hills"]
    assert board.hand(0) == ["weapons hills"]
    assert board.hand(1) == []
