"""Growth and removals in many positions, reckoned once more straight from the clauses."""

import random
from itertools import combinations_with_replacement

import pytest

from aevum.games.inner_sea.growth.acquisition import acquisition
from aevum.games.inner_sea.growth.phase import ACQUISITION, Growth
from aevum.games.inner_sea.tables import AREA_NAMES, AREAS, BORDERS, KIND
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

PEOPLES = ("gauls", "carthaginians", "trojans", "minoans")
LAND, SHALLOW, DEEP = 0, 1, 2
MOST = (4, 2, 1)


def scattered(seed: int) -> Board:
    """Scatter disks of four civilizations and Barbarians over the map."""
    chance = random.Random(seed)
    board = played_by(*PEOPLES)
    for area in chance.sample(range(AREAS), 40):
        for faction in chance.sample(range(5), chance.choice([1, 1, 1, 2, 3])):
            count = chance.randint(1, MOST[KIND[area]])
            if faction == 4:
                board.barbarians(**{AREA_NAMES[area]: count})
            elif KIND[area] != DEEP or faction == 3:
                board.disks(faction, **{AREA_NAMES[area]: min(count, board.player(faction).stock)})
    return board


def stacks(board: Board) -> list[list[int]]:
    """List the disks of the four civilizations and the Barbarians in every area."""
    return [board.at(name) for name in AREA_NAMES]


def is_contested(stack: list[int], area: int) -> bool:
    """Judge by R1.10 and R1.12."""
    present = [count for count in stack if count > 0]
    return KIND[area] != DEEP and len(present) > 1 and max(present) > 1


def may_enter(board: Board, civ: int, area: int) -> bool:
    """Judge by R4.13 to R4.16 and R2.1 and R2.10 whether a disk may be deployed in an area."""
    disks = stacks(board)
    if disks[area][civ] >= MOST[KIND[area]] or (KIND[area] == DEEP and civ != 3):
        return False
    controlled = [stack[civ] > 0 and sum(stack) == stack[civ] for stack in disks]
    leading = [
        is_contested(stack, place) and stack[civ] > max(stack[:civ] + stack[civ + 1 :])
        for place, stack in enumerate(disks)
    ]
    if controlled[area] or (is_contested(disks[area], area) and disks[area][civ] > 0):
        return True
    return any(controlled[near] or leading[near] for near in BORDERS[area])


@clause("R4.13", "R4.14", "R4.15", "R4.16", "R2.1", "R2.10")
@pytest.mark.parametrize("seed", range(12))
def test_exactly_the_allowed_areas_are_open_to_deployment(seed: int) -> None:
    board = scattered(seed)
    civ = seed % 4
    board.ready_box(civ, min(3, board.player(civ).stock)).deployment(civ)

    allowed = [name for area, name in enumerate(AREA_NAMES) if may_enter(board, civ, area)]

    assert board.options() == ["done", *[f"deploy {name}" for name in allowed]]


@clause("R4.4", "R4.5", "R4.6", "R4.8", "R4.9", "R4.10")
@pytest.mark.parametrize("seed", range(12))
def test_acquisition_is_the_sum_of_its_clauses(seed: int) -> None:
    board = scattered(seed)
    civ = seed % 4
    disks = stacks(board)
    settlements = sum(stack[civ] == 2 and KIND[area] == LAND for area, stack in enumerate(disks))
    seas = sum(stack[civ] > 0 and KIND[area] == SHALLOW for area, stack in enumerate(disks))
    near = {
        rival
        for area, stack in enumerate(disks)
        if stack[civ] > 0
        for place in (area, *BORDERS[area])
        for rival in range(4)
        if rival != civ and disks[place][rival] > 0
    }
    expected = settlements + seas // 2 + len(near)
    stock = board.player(civ).stock

    counted = acquisition(board.g, civ)
    board.growth(civ, ACQUISITION)

    assert counted == expected
    assert board.player(civ).stock == stock - min(max(expected, 3), stock)
    assert isinstance(board.g.stack[-1], Growth)


def left_over(before: tuple[int, ...]) -> list[int]:
    """Carry R7.12 to R7.16 out on paper."""
    left = list(before)
    while sum(count > 0 for count in left) > 1 and max(left) > 1:
        for size in range(1, max(left) + 1):
            if sum(count > 0 for count in left) < 2 or max(left) < 2:
                break
            left = [count - 1 if count == size else count for count in left]
    return left


@clause("R7.12", "R7.13", "R7.14", "R7.15", "R7.16")
@pytest.mark.parametrize("most", range(1, 7))
def test_removals_end_as_on_paper(most: int) -> None:
    for others in combinations_with_replacement(range(most + 1), 2):
        board = played_by("egyptians", "celt_iberians", "phoenicians").disks(0, sea_aegean=1)
        before = (most, *others)
        for civ, count in enumerate(before):
            if count:
                board.disks(civ, attica=count)

        board.competitions()

        assert board.at("attica")[:3] == [min(count, 3) for count in left_over(before)]


@clause("R7.12", "R11.3")
@pytest.mark.parametrize("own", range(1, 5))
@pytest.mark.parametrize("barbarians", range(1, 5))
def test_removals_with_barbarians_end_as_on_paper(own: int, barbarians: int) -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=own)

    board.barbarians(attica=barbarians).competitions()

    assert board.at("attica")[::2] == [min(count, 3) for count in left_over((own, barbarians))]
