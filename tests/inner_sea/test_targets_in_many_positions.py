"""The first targets of cards in many positions, straight from the table of cards."""

import random
from collections.abc import Callable

import pytest

from aevum.games.inner_sea.tables import AREA_NAMES, AREAS, BORDERS, EDGE, HOME, KIND
from tests.inner_sea.board import played_by
from tests.kit import clause

PEOPLES = ("carthaginians", "gauls", "romans", "mauretanians")
LAND, SHALLOW, DEEP = 0, 1, 2
MOST = (4, 2, 1)
LANDS = [area for area in range(AREAS) if KIND[area] == LAND]
SHALLOWS = [area for area in range(AREAS) if KIND[area] == SHALLOW]
Where = Callable[["Position", int], bool]


class Position:
    """A map full of disks, in the words of the cards; Carthage plays the card."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        self.board = played_by(*PEOPLES)
        for area in chance.sample(range(AREAS), 44):
            for faction in chance.sample(range(5), chance.choice([1, 1, 1, 2])):
                count = chance.randint(1, MOST[KIND[area]])
                self.put(faction, area, count)
        for civ in range(4):
            self.board.talents(civ, chance.randint(0, 2)).points(civ, chance.randint(1, 9))

    def put(self, faction: int, area: int, count: int) -> None:
        """Put disks of a civilization or of the Barbarians into an area."""
        name = AREA_NAMES[area]
        if faction == 4:
            self.board.barbarians(**{name: count})
        elif KIND[area] != DEEP:
            self.board.disks(faction, **{name: min(count, self.board.player(faction).stock)})

    def disks(self, faction: int, area: int) -> int:
        """Count the disks of a faction in an area."""
        return self.board.g.disks[area * 7 + faction]

    def own(self, area: int) -> int:
        """Count the own disks in an area."""
        return self.disks(0, area)

    def controls(self, area: int) -> bool:
        """Say whether the own disks are alone in an area."""
        return 0 < self.own(area) == sum(self.disks(faction, area) for faction in range(7))

    def has_room(self, area: int) -> bool:
        """Say whether an own disk can be added."""
        is_open = KIND[area] != DEEP and self.board.player(0).stock > 0
        return is_open and self.own(area) < MOST[KIND[area]]

    def near(self, area: int, where: Callable[[int], bool]) -> bool:
        """Say whether some adjacent area fits."""
        return any(where(other) for other in BORDERS[area])

    def rivals(self, area: int) -> list[int]:
        """List the rivals with disks in an area."""
        return [civ for civ in (1, 2, 3) if self.disks(civ, area) > 0]

    def factions(self, area: int) -> list[int]:
        """List everybody with disks in an area."""
        return [faction for faction in (0, 1, 2, 3, 6) if self.disks(faction, area) > 0]

    def is_city(self, civ: int, area: int) -> bool:
        """Say whether a civilization has a City in an area."""
        return KIND[area] == LAND and self.disks(civ, area) >= 3

    def first_targets(self, card: str) -> list[str]:
        """Play a card and list what is offered first; nothing if it cannot be played."""
        self.board.holds(0, card).card_phase()
        if f"play {card}" not in self.board.options():
            return []
        self.board.play(f"play {card}")
        return [text for text in self.board.options() if text.split()[0] in ("at", "strike")]


# Card, how many areas must be named, where a disk may be added.
ADDING: list[tuple[str, int, Where]] = [
    ("land_improvement", 2, lambda p, a: KIND[a] == LAND and p.own(a) > 0),
    ("bumper_crop", 1, lambda p, a: KIND[a] == LAND and p.controls(a)),
    ("golden_age", 1, lambda p, a: p.near(a, lambda b: p.own(b) > 0)),
    ("gold_mine", 1, lambda p, a: KIND[a] == LAND and p.controls(a)),
    ("improved_plow", 3, lambda p, a: KIND[a] == LAND and p.own(a) > 0),
    ("irrigation", 1, lambda p, a: KIND[a] == LAND and p.controls(a)),
    ("amber_road", 1, lambda p, a: KIND[a] == LAND and p.own(a) > 0),
    ("captive_queen", 1, lambda p, a: KIND[a] == SHALLOW and bool(p.rivals(a))),
    (
        "colony",
        1,
        lambda p, a: (
            KIND[a] == LAND
            and not p.factions(a)
            and p.near(a, lambda b: KIND[b] != LAND and p.own(b) > 0)
        ),
    ),
    (
        "tyrant",
        1,
        lambda p, a: KIND[a] == LAND and (p.own(a) > 0 or p.near(a, lambda b: p.is_city(0, b))),
    ),
    (
        "shipyard",
        1,
        lambda p, a: KIND[a] == SHALLOW and p.near(a, lambda b: KIND[b] == LAND and p.controls(b)),
    ),
    ("fishing_fleets", 1, lambda p, a: KIND[a] == SHALLOW and p.own(a) > 0),
    (
        "oil_and_wine",
        1,
        lambda p, a: KIND[a] == LAND and p.controls(a) and p.near(a, lambda b: KIND[b] != LAND),
    ),
    ("festival_of_the_gods", 1, lambda p, a: p.is_city(0, a)),
    (
        "trade_fleet",
        1,
        lambda p, a: KIND[a] == SHALLOW and (p.own(a) > 0 or p.near(a, lambda b: p.own(b) > 0)),
    ),
]

Whom = Callable[["Position", int, int], bool]


def is_at_hand(p: Position, area: int) -> bool:
    """Say whether an area holds own disks or is adjacent to some."""
    return p.own(area) > 0 or p.near(area, lambda other: p.own(other) > 0)


# Card, on whose disks in which area it can be turned first.
STRIKING: list[tuple[str, Whom]] = [
    ("volcano", lambda _p, a, _f: KIND[a] == LAND),
    ("tidal_wave", lambda p, a, _f: KIND[a] == LAND and p.near(a, lambda b: KIND[b] == SHALLOW)),
    ("great_fire", lambda p, a, f: f < 4 and p.is_city(f, a)),
    ("heresy", lambda p, a, f: f < 4 and p.is_city(f, a)),
    ("plague", lambda p, a, f: f < 4 and p.is_city(f, a)),
    ("storm_at_sea", lambda _p, a, _f: KIND[a] == SHALLOW),
    ("pirates", lambda p, a, f: KIND[a] == SHALLOW and 0 < f < 4 and is_at_hand(p, a)),
    ("civil_war", lambda _p, a, f: KIND[a] == LAND and 0 < f < 4),
    ("poet", lambda p, a, f: KIND[a] == LAND and 0 < f < 4 and is_at_hand(p, a)),
    ("prophet", lambda p, a, f: KIND[a] == LAND and 0 < f < 4 and is_at_hand(p, a)),
    (
        "usurper",
        lambda p, a, f: (
            KIND[a] == LAND
            and 0 < f < 4
            and p.disks(f, a) <= 2
            and p.near(a, lambda b: p.own(b) > 0)
        ),
    ),
    (
        "rebellion",
        lambda p, a, f: 0 < f < 4 and p.is_city(f, a) and a != HOME[p.board.player(f).civilization],
    ),
    (
        "slave_revolt",
        lambda p, a, f: 0 < f < 4 and p.is_city(f, a) and p.disks(6, a) < 4,
    ),
    (
        "mercenary_revolt",
        lambda p, a, f: (
            KIND[a] == LAND
            and 0 < f < 4
            and p.board.player(f).talents > 0
            and a != HOME[p.board.player(f).civilization]
            and p.disks(6, a) < 4
        ),
    ),
    ("locusts", lambda p, a, f: KIND[a] == LAND and f < 4 and p.disks(f, a) == 2),
]


@clause("R5.23", "R5.25")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("card", "needed", "where"), ADDING, ids=[row[0] for row in ADDING])
def test_disks_are_added_where_the_card_says(
    card: str, needed: int, where: Where, seed: int
) -> None:
    p = Position(seed)
    fitting = [area for area in range(AREAS) if p.has_room(area) and where(p, area)]
    named = min(needed, len(fitting))
    expected = fitting[: len(fitting) - named + 1] if fitting else []

    offered = p.first_targets(card)

    assert offered == [f"at {AREA_NAMES[area]}" for area in expected]


@clause("R5.25")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("card", "whom"), STRIKING, ids=[row[0] for row in STRIKING])
def test_disks_are_struck_where_the_card_says(card: str, whom: Whom, seed: int) -> None:
    p = Position(seed)
    names = [*PEOPLES, "", "", "barbarians"]
    expected = {
        f"strike {AREA_NAMES[area]} {names[faction]}"
        for area in range(AREAS)
        for faction in p.factions(area)
        if whom(p, area, faction)
    }

    offered = p.first_targets(card)

    assert len(offered) == len(set(offered))
    assert set(offered) == expected


@clause("R5.25")
@pytest.mark.parametrize("seed", range(5))
def test_barbarians_raid_where_the_card_says(seed: int) -> None:
    p = Position(seed)
    expected = [
        area
        for area in LANDS
        if p.disks(6, area) < 4
        and (
            EDGE[area] != 0
            or p.disks(6, area) > 0
            or p.near(area, lambda other: p.disks(6, other) > 0)
        )
    ]

    offered = p.first_targets("barbarian_raid")

    assert offered == [f"at {AREA_NAMES[area]}" for area in expected]


@clause("R5.25")
@pytest.mark.parametrize("seed", range(5))
def test_a_flood_rises_where_a_coast_has_disks(seed: int) -> None:
    p = Position(seed)
    expected = [
        sea
        for sea in SHALLOWS
        if p.near(sea, lambda other: KIND[other] == LAND and bool(p.factions(other)))
    ]

    offered = p.first_targets("flood")

    assert offered == [f"at {AREA_NAMES[sea]}" for sea in expected]
