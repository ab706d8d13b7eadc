"""Tally, Sea Domination, new order and draw in many positions, straight from the clauses."""

import random

import pytest

from aevum.games.inner_sea.ids import BARBARIANS
from aevum.games.inner_sea.reckoning.draw_step import cards_drawn
from aevum.games.inner_sea.reckoning.phase import DOMINATION, Reckoning
from aevum.games.inner_sea.reckoning.tally import tally
from aevum.games.inner_sea.tables import AREA_NAMES, AREAS, BORDERS, KIND, WONDER_NAMES
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

PEOPLES = ("phoenicians", "minoans", "gauls", "romans")
LAND, SHALLOW, DEEP = 0, 1, 2
LIMITS = (3, 2, 1)


def scattered(seed: int) -> Board:
    """Scatter disks of four civilizations, Barbarians and Wonders over the map."""
    chance = random.Random(seed)
    board = played_by(*PEOPLES, extra_wonders=True)
    for area in chance.sample(range(AREAS), 50):
        for faction in chance.sample(range(5), chance.choice([1, 1, 1, 2])):
            count = chance.randint(1, LIMITS[KIND[area]])
            if faction == 4:
                board.barbarians(**{AREA_NAMES[area]: count})
            elif KIND[area] != DEEP or faction < 2:
                board.disks(faction, **{AREA_NAMES[area]: min(count, board.player(faction).stock)})
    lands = [AREA_NAMES[area] for area in range(AREAS) if KIND[area] == LAND]
    for name in chance.sample(WONDER_NAMES, 8):
        owner = chance.randrange(4)
        site = chance.choice(lands)
        if chance.random() < 0.7:
            held = [area for area in board.player(owner).held if KIND[area] == LAND]
            site = AREA_NAMES[chance.choice(held)]
        board.wonder(owner, name, site, is_buried=chance.random() < 0.2)
    return board


def stacks(board: Board, civ: int) -> dict[int, int]:
    """List the areas of a civilization and its disks there."""
    own = {area: board.g.disks[area * 7 + civ] for area in range(AREAS)}
    return {area: count for area, count in own.items() if count > 0}


def is_alone(board: Board, civ: int, area: int) -> bool:
    """Say whether nobody else has disks in an area."""
    return sum(board.g.disks[area * 7 : area * 7 + 7]) == board.g.disks[area * 7 + civ]


def wonder_points(board: Board, civ: int) -> int:
    """Count a point for every face-up Wonder with an own disk, two for the Great Pyramid."""
    shown = board.game.view(board.g, -1)["wonders"]
    points = 0
    for wonder in shown:
        is_mine = wonder["state"] == "built" and wonder["owner"] == civ
        if is_mine and AREA_NAMES.index(wonder["area"]) in stacks(board, civ):
            points += 2 if wonder["name"] == "great_pyramid" else 1
    return points


@clause("R8.5", "R8.6", "R8.7", "R12.1")
@pytest.mark.parametrize("seed", range(20))
def test_the_tally_is_what_the_clauses_add_up_to(seed: int) -> None:
    board = scattered(seed)

    for civ, people in enumerate(PEOPLES):
        own = stacks(board, civ)
        expected = sum(1 for area, count in own.items() if KIND[area] == LAND and count >= 3)
        expected += wonder_points(board, civ)
        seas = [area for area in own if KIND[area] != LAND]
        if people == "phoenicians":
            expected += len(seas) // 4
        elif people == "minoans":
            expected += len([area for area in seas if is_alone(board, civ, area)]) // 4

        assert tally(board.g, civ) == expected


@clause("R8.3", "R8.4")
@pytest.mark.parametrize("seed", range(20))
def test_sea_domination_is_open_where_the_clauses_say(seed: int) -> None:
    board = scattered(seed)
    chance = random.Random(seed)
    civ = chance.randrange(4)
    sea = chance.choice([area for area in range(AREAS) if KIND[area] == SHALLOW])
    for area in BORDERS[sea]:
        if KIND[area] == LAND and chance.random() < 0.9:
            for faction in range(7):
                board.g.remove(faction, area, 9)
            board.disks(civ, **{AREA_NAMES[area]: 1})
    if board.g.disks[sea * 7 + civ] == 0 and board.player(civ).stock > 0:
        board.disks(civ, **{AREA_NAMES[sea]: 1})
    expected = []
    for area in stacks(board, civ):
        lands = [near for near in BORDERS[area] if KIND[near] == LAND]
        is_mine = all(
            board.g.disks[near * 7 + civ] > 0 and is_alone(board, civ, near) for near in lands
        )
        if KIND[area] == SHALLOW and is_mine:
            for faction in [0, 1, 2, 3, BARBARIANS]:
                if faction != civ and board.g.disks[area * 7 + faction] > 0:
                    expected.append((area, faction))

    frame = Reckoning(DOMINATION)
    frame.turn = board.g.rank(civ)
    out: list[int] = []
    frame.options(board.g, out)

    names = ["barbarians" if faction == BARBARIANS else PEOPLES[faction] for _, faction in expected]
    texts = [
        f"strike {AREA_NAMES[area]} {name}" for (area, _), name in zip(expected, names, strict=True)
    ]
    assert [board.game.to_text(board.g, action) for action in out] == ["done", *texts]


@clause("R8.8", "R8.9", "R8.10")
@pytest.mark.parametrize("seed", range(20))
def test_the_new_order_goes_by_cities_and_nobody_leaves_its_tie(seed: int) -> None:
    board = scattered(seed)
    chance = random.Random(seed)
    for civ in range(4):
        board.points(civ, chance.randint(0, 2))
    cities = [board.g.cities(civ) for civ in range(4)]
    points = [board.player(civ).vp for civ in range(4)]
    board.reckoning(2)
    asked: list[int] = []

    while board.options_of("place") and "done" not in board.options():
        asked.append(board.g.decider)
        board.play(chance.choice(board.options_of("place")))

    order = board.g.order
    counts = [cities[civ] for civ in order]
    keys = [(-cities[civ], points[civ]) for civ in asked]
    assert counts == sorted(cities, reverse=True)
    assert keys == sorted(keys)
    assert all(cities.count(cities[civ]) > 1 for civ in asked)


@clause("R8.21")
@pytest.mark.parametrize("seed", range(20))
def test_the_cards_drawn_are_what_the_clauses_add_up_to(seed: int) -> None:
    board = scattered(seed)

    for civ in range(4):
        own = stacks(board, civ)
        cities = sum(1 for area, count in own.items() if KIND[area] == LAND and count >= 3)
        expected = 3 + cities // 4
        for wonder in board.game.view(board.g, -1)["wonders"]:
            is_mine = wonder["state"] == "built" and wonder["owner"] == civ
            has_disk = is_mine and AREA_NAMES.index(wonder["area"]) in own
            if has_disk and wonder["name"] in ("stairway_to_heaven", "great_library"):
                expected += 1

        assert cards_drawn(board.g, civ) == expected
