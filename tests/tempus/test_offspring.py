"""The action offspring (R6.8 to R6.10, T1 to T3)."""

from collections import Counter
from itertools import combinations

import pytest

from aevum.games.tempus.ids import GRASSLAND
from aevum.games.tempus.state import Tempus
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.rows import ROWS


def is_through(g: Tempus) -> bool:
    """Say whether the offspring action is over: round and turn alone are left."""
    return len(g.stack) < 3


def sets_of_hexes(board: Board, new: int, limit: int, cards: Counter[str]) -> set[tuple[str, ...]]:
    """List by trying every set the sets of hexes that offspring may reach with these cards."""
    g = board.g
    meadows = [place for place in board.player(0).hexes if g.island.terrain[place] == GRASSLAND]
    fertile = [place for place in meadows if g.tokens[place] > 0]
    cost = {place: max(0, g.tokens[place] + 1 - limit) for place in fertile}
    most = min(new + cards["health"], board.player(0).supply)
    return {
        tuple(f"grow {board.name(place)}" for place in chosen)
        for size in range(1, most + 1)
        for chosen in combinations(fertile, size)
        if sum(cost[place] for place in chosen) <= cards["sewerage"]
    }


@clause("R6.8")
@pytest.mark.parametrize("era", ROWS)
def test_you_put_as_many_new_tokens_as_your_row_shows(era: str) -> None:
    board = Board().era(era).tokens(0, "f6").tokens(0, "g8").tokens(0, "h6").turn_of(0)

    board.play("offspring", "grow f6", *["grow h6"] * (ROWS[era].offspring - 1))

    assert board.asked == 1
    assert board.player(0).supply == 13 - ROWS[era].offspring


@clause("R6.8")
def test_you_may_put_fewer_tokens_than_your_row_shows() -> None:
    board = Board().era("agriculture").tokens(0, "f6").tokens(0, "h6").turn_of(0)

    board.play("offspring", "grow f6", "done")

    assert board.at("f6") == (0, 2, 0)
    assert board.at("h6") == (0, 1, 0)


@clause("R6.8")
def test_new_tokens_are_put_on_grassland_that_you_occupy() -> None:
    board = Board().tokens(0, "f6").tokens(0, "g6").tokens(0, "f5").tokens(1, "h6").turn_of(0)

    board.play("offspring")

    assert board.options() == ["grow f6"]


@clause("R6.8")
def test_grassland_that_you_do_not_occupy_receives_nothing() -> None:
    board = Board().tokens(0, "h6").turn_of(0)

    board.play("offspring")

    assert board.g.island.terrain[board.hex("i6")] == GRASSLAND
    assert board.options() == ["grow h6"]


@clause("R6.8")
def test_a_hex_receives_at_most_one_new_token_per_action() -> None:
    board = Board().era("city_building").tokens(0, "f6").tokens(0, "h6").turn_of(0)

    board.play("offspring", "grow f6")

    assert board.options() == ["done", "grow h6"]
    reason = board.why("grow f6")
    assert reason is not None
    assert reason.clause == "R6.8"


@clause("R6.8")
@pytest.mark.parametrize("era", ROWS)
def test_the_stacking_limit_holds_for_offspring(era: str) -> None:
    limit = ROWS[era].limit
    board = Board().era(era).tokens(0, "f6", limit - 1).tokens(0, "h6", limit).turn_of(0)

    board.play("offspring")

    assert board.options() == ["grow f6"]


@clause("R6.9")
def test_with_fewer_suitable_hexes_you_place_fewer_tokens() -> None:
    board = Board().era("agriculture").tokens(0, "f6").tokens(0, "h6", 2).turn_of(0)

    board.play("offspring", "grow f6")

    assert board.asked == 1


@clause("R6.9")
def test_with_fewer_tokens_in_the_supply_you_place_fewer() -> None:
    board = Board().era("railways").tokens(0, "f6", 3).tokens(0, "h6", 3).tokens(0, "g8", 3)
    board.tokens(0, "f5", 4).tokens(0, "e6", 2).turn_of(0)

    board.play("offspring", "grow f6")

    assert board.player(0).supply == 0
    assert board.asked == 1


@clause("R6.9")
def test_with_an_empty_supply_offspring_cannot_be_chosen() -> None:
    board = Board().era("railways").tokens(0, "f6", 3).tokens(0, "h6", 3).tokens(0, "g8", 3)
    board.tokens(0, "f5", 4).tokens(0, "e6", 3).turn_of(0)

    assert "offspring" not in board.options()
    reason = board.why("offspring")
    assert reason is not None
    assert reason.clause == "R6.9"


@clause("R6.10")
def test_a_grassland_hex_with_your_own_city_does_not_count() -> None:
    board = Board().city(0, "f6", 2).tokens(0, "h6").turn_of(0)

    board.play("offspring")

    assert board.options() == ["grow h6"]


@clause("T2")
def test_health_is_offered_when_the_allowance_of_your_row_is_used_up() -> None:
    board = Board().era("agriculture").tokens(0, "f3").tokens(0, "f6").tokens(0, "h6")
    board.holds(0, "health hills").turn_of(0)

    board.play("offspring", "grow f3")
    early = board.options()
    board.play("grow f6")

    assert "play health hills" not in early
    assert board.options() == ["done", "play health hills"]
    board.play("play health hills", "grow h6")
    assert [board.at(name)[1] for name in ("f3", "f6", "h6")] == [2, 2, 2]


@clause("T1")
def test_sewerage_is_asked_for_when_the_chosen_hex_is_full() -> None:
    board = Board().tokens(0, "f6", 2).holds(0, "sewerage hills", "sewerage forest").turn_of(0)

    board.play("offspring", "grow f6")

    assert board.options() == ["play sewerage forest", "play sewerage hills"]
    board.play("play sewerage forest")
    assert board.at("f6") == (0, 3, 0)
    assert board.hand(0) == ["sewerage hills"]


@clause("T1")
def test_a_hex_above_its_limit_needs_one_more_sewerage_for_each_token_above_it() -> None:
    board = Board().tokens(0, "f6", 3).holds(0, "sewerage hills", "sewerage forest").turn_of(0)

    board.play("offspring", "grow f6", "play sewerage forest")

    assert board.options() == ["play sewerage hills"]


@clause("T3", "R6.8")
def test_hexes_are_named_from_north_to_south_and_from_west_to_east() -> None:
    board = Board().era("agriculture").spread(0, "h6", "f3", "h3", "d6").turn_of(0)
    board.play("offspring")
    order = board.options()

    board.play("grow d6")

    assert order == ["grow f3", "grow h3", "grow d6", "grow h6"]
    assert board.options() == ["done", "grow h6"]


@clause("R6.8", "R6.9", "T1", "T2", "T3")
@pytest.mark.parametrize(
    ("era", "health", "sewerage"),
    [
        ("start", 0, 0),
        ("start", 2, 0),
        ("agriculture", 0, 0),
        ("agriculture", 1, 1),
        ("agriculture", 0, 2),
        ("agriculture", 2, 2),
        ("city_building", 2, 1),
    ],
)
def test_every_set_of_hexes_can_be_chosen_in_exactly_one_way(
    era: str, health: int, sewerage: int
) -> None:
    board = Board().era(era).spread(0, "f3", "d4", "d6", "g6").city(0, "h9", 2)
    board.tokens(0, "h3", 2).tokens(0, "i4", 3).tokens(0, "f6", 2)
    board.holds(0, *["health grassland"] * health, *["sewerage grassland"] * sewerage).turn_of(0)
    cards = Counter(health=health, sewerage=sewerage)
    possible = sets_of_hexes(board, ROWS[era].offspring, ROWS[era].limit, cards)
    board.play("offspring")

    thrifty = [
        tuple(text for text in way if text.startswith("grow"))
        for way, _ in board.ways(is_through)
        if way.count("play health grassland")
        == max(0, sum(text.startswith("grow") for text in way) - ROWS[era].offspring)
    ]

    assert len(thrifty) == len(set(thrifty))
    assert set(thrifty) == possible


@clause("R6.9")
def test_a_small_supply_bounds_the_set_of_hexes() -> None:
    board = Board().era("railways").spread(0, "f3", "d4", "d6").tokens(0, "g6", 4)
    board.tokens(0, "g7", 4).tokens(0, "f7", 4)
    board.holds(0, "health grassland", "health grassland").turn_of(0)
    possible = sets_of_hexes(board, 2, 4, Counter(health=2))
    board.play("offspring")

    ways = [way for way, _ in board.ways(is_through)]

    assert board.player(0).supply == 1
    assert {way[0] for way in ways} == {name for (name,) in possible}
    assert len(ways) == 3
