"""The areas, civilizations, Wonders, cards and line-ups, read once from `data/`."""

from importlib.resources import files
from typing import Final

from aevum.games.common.table import Row, Table, Tables, since
from aevum.games.inner_sea.ids import (
    ADDING,
    AREA_KINDS,
    BATTLEFIELDS,
    CATEGORIES,
    CLASSES,
    COMPETITION,
    EDGES,
    MOST_CIVILIZATIONS,
    NONE,
    PLACES,
)
from aevum.kernel.errors import BadTable
from aevum.kernel.message import Msg

DATA: Final = files("aevum.games.inner_sea") / "data"


def table(name: str, *columns: str) -> Table:
    """Read one table of this game."""
    return Table(DATA, "inner_sea", name, columns)


AREA_TABLE: Final = table(
    "areas", "id", "kind", "region", "is_home_of", "x", "y", "edges", "tags", "provenance"
)
BORDER_TABLE: Final = table("adjacency", "area_a", "area_b", "link", "provenance")
CIVILIZATION_TABLE: Final = table(
    "civilizations",
    "id",
    "home_area",
    "colour",
    "deep_sea",
    "setup",
    "setup_provenance",
    "since",
    "provenance",
)
WONDER_TABLE: Final = table(
    "wonders", "id", "slug", "card_id", "set", "vp_per_tally", "since", "provenance"
)
CARD_TABLE: Final = table(
    "cards",
    "id",
    "slug",
    "type",
    "category",
    "effect",
    "place",
    "disks",
    "areas",
    "up_to",
    "talents",
    "signs",
    "since",
    "provenance",
)
MAP_TABLE: Final = table("maps", "map", "areas", "provenance")
SCENARIO_TABLE: Final = table(
    "scenarios",
    "id",
    "map",
    "first_epoch",
    "epochs",
    "sudden_death",
    "barbarians",
    "provenance",
)
LINEUP_TABLE: Final = table(
    "lineups",
    "scenario",
    "civilization",
    "home_area",
    "setup",
    "talents",
    "vp",
    "non_player",
    "provenance",
)
TABLES: Final = Tables(
    AREA_TABLE,
    BORDER_TABLE,
    CIVILIZATION_TABLE,
    WONDER_TABLE,
    CARD_TABLE,
    MAP_TABLE,
    SCENARIO_TABLE,
    LINEUP_TABLE,
)


def names_of(rows: Table, column: str) -> tuple[str, ...]:
    """List a column of names, each of which may stand only once."""
    names: list[str] = []
    for row in rows.rows:
        name = row.text(column)
        if not name or name in names:
            raise BadTable(f"{row.where}: {column} '{name}' is empty or stands twice")
        names.append(name)
    return tuple(names)


def bits_of(row: Row, column: str, names: tuple[str, ...]) -> int:
    """Read several names joined by a bar as bits."""
    bits = 0
    for part in row.text(column).split("|"):
        if part and part not in names:
            raise BadTable(f"{row.where}: {column} has no '{part}'; it has {', '.join(names)}")
        if part:
            bits |= 1 << names.index(part)
    return bits


AREA_NAMES: Final = names_of(AREA_TABLE, "id")
AREAS: Final = len(AREA_NAMES)
CIVILIZATION_NAMES: Final = names_of(CIVILIZATION_TABLE, "id")
CIVILIZATIONS: Final = len(CIVILIZATION_NAMES)
WONDER_NAMES: Final = names_of(WONDER_TABLE, "slug")
WONDER_IDS: Final = names_of(WONDER_TABLE, "id")
WONDERS: Final = len(WONDER_NAMES)
CARD_NAMES: Final = ("", *names_of(CARD_TABLE, "slug"))
CARDS: Final = len(CARD_NAMES)
"""Cards are numbered from 1 on; place 0 of every list of cards is empty."""
MAP_NAMES: Final = names_of(MAP_TABLE, "map")
SCENARIO_NAMES: Final = names_of(SCENARIO_TABLE, "id")

KIND: Final = bytes([row.one_of("kind", AREA_KINDS) for row in AREA_TABLE.rows])
"""Bytes, because compiled code reads them without a call."""
EDGE: Final = [bits_of(row, "edges", EDGES) for row in AREA_TABLE.rows]
IS_NILE: Final = [row.one_of("tags", ("", "nile", "island")) == 1 for row in AREA_TABLE.rows]
IS_IBERIA: Final = [row.text("region") == "iberia" for row in AREA_TABLE.rows]
EAST_X: Final = [row.number("x", 0, 2000) for row in AREA_TABLE.rows]
NORTH_Y: Final = [row.number("y", 0, 2000) for row in AREA_TABLE.rows]


def place_of(name: str) -> int:
    """Find an area that a rule speaks of by name."""
    if name not in AREA_NAMES:
        raise BadTable(f"areas.csv: there is no row for {name}")
    return AREA_NAMES.index(name)


PILLARS: Final = place_of("sea_pillars")
TROY: Final = place_of("troy")
ROME: Final = place_of("rome")


def read_borders() -> list[list[int]]:
    """List the neighbours of every area in ascending order; borders run both ways (R1.8)."""
    near: list[list[int]] = [[] for _ in range(AREAS)]
    for row in BORDER_TABLE.rows:
        area, other = row.one_of("area_a", AREA_NAMES), row.one_of("area_b", AREA_NAMES)
        if other in near[area] or other == area:
            raise BadTable(f"{row.where}: this border stands twice or leads nowhere")
        near[area].append(other)
    for row in BORDER_TABLE.rows:
        area, other = row.one_of("area_a", AREA_NAMES), row.one_of("area_b", AREA_NAMES)
        if area not in near[other]:
            raise BadTable(f"{row.where}: the way back is missing, borders are listed both ways")
    for places in near:
        places.sort()
    return near


def read_competition_order() -> list[int]:
    """List all areas from east to west and, at equal longitude, from north to south (R7.2)."""
    keyed = [(-EAST_X[area], NORTH_Y[area], area) for area in range(AREAS)]
    keyed.sort()
    return [area for _, _, area in keyed]


def stacks_of(row: Row, column: str) -> list[tuple[int, int]]:
    """Read a list of `area:disks` joined by semicolons."""
    stacks: list[tuple[int, int]] = []
    for part in row.text(column).split(";"):
        if part:
            name, _, count = part.partition(":")
            if name not in AREA_NAMES or not count.isdigit():
                raise BadTable(f"{row.where}: {column} has no area:disks in '{part}'")
            stacks.append((AREA_NAMES.index(name), int(count)))
    return stacks


BORDERS: Final = read_borders()
COMPETITION_ORDER: Final = read_competition_order()
HOME: Final = [row.one_of("home_area", AREA_NAMES) for row in CIVILIZATION_TABLE.rows]
SAILS_DEEP: Final = [row.number("deep_sea", 0, 1) == 1 for row in CIVILIZATION_TABLE.rows]
IS_CORE: Final = [row.one_of("set", ("core", "optional")) == 0 for row in WONDER_TABLE.rows]
WONDER_POINTS: Final = [row.number("vp_per_tally", 0, 9) for row in WONDER_TABLE.rows]


def check_numbers() -> None:
    """Check that the cards are numbered from 1 on without a gap, as they joined (R5.3)."""
    for i, row in enumerate(CARD_TABLE.rows):
        if row.number("id", 1, CARDS - 1) != i + 1:
            raise BadTable(f"{row.where}: here must stand card {i + 1}")


def count_of(row: Row, column: str) -> int:
    """Read a small number that a card may lack."""
    return row.number(column, 0, 9) if row.text(column) else 0


check_numbers()
CARD_CLASS: Final = [NONE] + [row.one_of("type", CLASSES) for row in CARD_TABLE.rows]
CARD_CATEGORY: Final = [0] + [bits_of(row, "category", CATEGORIES) for row in CARD_TABLE.rows]
CARD_EFFECT: Final = [""] + [row.text("effect") for row in CARD_TABLE.rows]
CARD_DISKS: Final = bytes([0] + [count_of(row, "disks") for row in CARD_TABLE.rows])
CARD_AREAS: Final = bytes([0] + [count_of(row, "areas") for row in CARD_TABLE.rows])
CARD_UP_TO: Final = bytes([0] + [count_of(row, "up_to") for row in CARD_TABLE.rows])
CARD_TALENTS: Final = bytes([0] + [count_of(row, "talents") for row in CARD_TABLE.rows])
CARD_SINCE: Final = bytes([1] + [since(row) for row in CARD_TABLE.rows])
WONDER_SINCE: Final = [since(row) for row in WONDER_TABLE.rows]
CIVILIZATION_SINCE: Final = [since(row) for row in CIVILIZATION_TABLE.rows]


def read_places() -> bytes:
    """Read where each card adds disks, or where it is fought with."""
    places = [0]
    for row in CARD_TABLE.rows:
        if row.text("effect") == ADDING:
            places.append(row.one_of("place", PLACES))
        elif row.text("type") == CLASSES[COMPETITION]:
            places.append(row.one_of("place", BATTLEFIELDS))
        else:
            places.append(0)
    return bytes(places)


CARD_PLACE: Final = read_places()


def deck_of(edition: int) -> list[int]:
    """List the cards that were there in an edition."""
    return [card for card in range(1, CARDS) if CARD_SINCE[card] <= edition]


FIRST_TALENTS: Final = 1


class Lineup:
    """One civilization of a scenario: whose powers, where its home is, what it begins with."""

    __slots__ = ("civilization", "home", "is_non_player", "stacks", "talents", "vp", "where")

    def __init__(self, row: Row, civilization: int) -> None:
        self.where = row.where
        self.civilization = civilization
        self.home = row.one_of("home_area", AREA_NAMES)
        self.stacks = stacks_of(row, "setup")
        self.talents = FIRST_TALENTS
        self.vp = 0
        self.is_non_player = False


def read_lineup(row: Row) -> Lineup:
    """Read a row of a scenario."""
    lineup = Lineup(row, row.one_of("civilization", CIVILIZATION_NAMES))
    lineup.talents = row.number("talents", 0, 50)
    lineup.vp = row.number("vp", 0, 100)
    lineup.is_non_player = row.number("non_player", 0, 1) == 1
    return lineup


USUAL_LINEUPS: Final = [Lineup(row, i) for i, row in enumerate(CIVILIZATION_TABLE.rows)]
"""How each civilization begins where no scenario says something else (S1.4, S1.6)."""


class Scenario:
    """One scenario: its map, its epochs (none named: as agreed), its civilizations (S2, S5, S7)."""

    __slots__ = ("barbarians", "epochs", "extent", "first_epoch", "has_sudden_death", "lineups")

    def __init__(self, row: Row) -> None:
        self.extent = row.one_of("map", MAP_NAMES)
        self.first_epoch = row.number("first_epoch", 0, 4)
        self.epochs = row.number("epochs", 0, 4)
        self.has_sudden_death = row.number("sudden_death", 0, 1) == 1
        self.barbarians = stacks_of(row, "barbarians")
        self.lineups = [
            read_lineup(line)
            for line in LINEUP_TABLE.rows
            if line.text("scenario") == row.text("id")
        ]


SCENARIOS: Final = [Scenario(row) for row in SCENARIO_TABLE.rows]


def scenario_of(name: str) -> int:
    """Find a scenario that a rule speaks of by name."""
    if name not in SCENARIO_NAMES:
        raise BadTable(f"scenarios.csv: there is no row for {name}")
    return SCENARIO_NAMES.index(name)


def check_lineups() -> None:
    """Check that each line-up belongs to a scenario, and each scenario has one to six."""
    for row in LINEUP_TABLE.rows:
        row.one_of("scenario", SCENARIO_NAMES)
    for row, scenario in zip(SCENARIO_TABLE.rows, SCENARIOS, strict=True):
        if not 1 <= len(scenario.lineups) <= MOST_CIVILIZATIONS:
            raise BadTable(f"{row.where}: one to {MOST_CIVILIZATIONS} line-ups must name it")


check_lineups()

RECONSTRUCTED: Final = {
    "cards": CARD_TABLE.reconstructed(),
    "wonders": WONDER_TABLE.reconstructed(),
    "areas": AREA_TABLE.reconstructed(),
    "borders": BORDER_TABLE.reconstructed() // 2,
    "setups": CIVILIZATION_TABLE.reconstructed("setup_provenance"),
    "maps": MAP_TABLE.reconstructed(),
    "scenarios": SCENARIO_TABLE.reconstructed(),
}
"""How many rows of each table are our own reconstruction; a corrected table has fewer."""


def reconstructed() -> list[Msg]:
    """Say which tables are reconstructed, and in how many rows."""
    return [Msg(f"source-{part}", n=rows) for part, rows in RECONSTRUCTED.items() if rows > 0]
