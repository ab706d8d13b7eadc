"""The boards of all civilizations as numbers, the observer's first."""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import Section, count, packed, put, put_list
from aevum.games.through_the_ages.ids import (
    CIVIL_KINDS,
    NONE,
    SLOTS,
    SPECIALS,
    STORES,
    TERRITORY,
    WONDER,
)
from aevum.games.through_the_ages.layout import MOST_SEATS, of_kinds
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.ratings import (
    civil_total,
    culture_rating,
    happiness,
    military_total,
    science_rating,
    strength,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, CARDS, KIND, SLOT_CARD
from aevum.kernel.marks import i64

BOARD: Final = [
    "is_out",
    "civil",
    "civil_total",
    "military",
    "military_total",
    "happiness",
    "blue_bank",
    "yellow_bank",
    "unused_workers",
    "unit_resource",
    "unit_science",
    "spare_resource",
    "spare_food",
    "government",
    "law",
    "art_of_war",
    "exploration",
    "construction",
    "leader",
    "wonder",
    "stages",
    "homer_under",
    "tactic",
    "is_exclusive",
    "pact",
    "pact_partner",
    "pact_side",
    "war",
    "war_target",
    "used",
    "has_looked",
    "military_hand",
    "military_hand_a",
    "military_hand_i",
    "military_hand_ii",
    "military_hand_iii",
]
GOVERNMENT: Final = 13
USED: Final = 29
assert BOARD[GOVERNMENT] == "government" and BOARD[USED] == "used"
assert BOARD.index("construction") - BOARD.index("law") == SPECIALS - 1
POINTS: Final = ["culture", "science", "culture_rating", "science_rating", "strength"]
AGE_PLACE: Final = packed(list(AGE))


def numbered(cards: list[int]) -> vec[i16]:
    """Number some cards in a row, from nought; all others are NONE."""
    numbers = [NONE] * len(CARDS)
    for i, card in enumerate(cards):
        numbers[card] = i
    return packed(numbers)


HAND_CARDS: Final = [
    card for card in range(len(CARDS)) if KIND[card] < CIVIL_KINDS and KIND[card] != WONDER
]
HAND_PLACE: Final = numbered(HAND_CARDS)
MILITARY_CARDS: Final = [card for card in range(len(CARDS)) if KIND[card] >= CIVIL_KINDS]
MILITARY_PLACE: Final = numbered(MILITARY_CARDS)
WONDERS: Final = of_kinds(WONDER)
WONDER_PLACE: Final = numbered(WONDERS)
TERRITORIES: Final = of_kinds(TERRITORY)
TERRITORY_PLACE: Final = numbered(TERRITORIES)


def names(cards: list[int]) -> list[str]:
    """Name the columns of some cards."""
    return [CARDS[card] for card in cards]


def slot_names() -> list[str]:
    """Name the columns of the slots; a slot without a card stays empty."""
    return [CARDS[card] if card != NONE else "no_card" for card in SLOT_CARD]


def board_sections() -> list[Section]:
    """Name what the tensor says of every civilization: narrow numbers, a row for each.

    A technology counts one more than its workers, a ruin counts two.
    """
    return [
        Section("players", BOARD, MOST_SEATS),
        Section("workers", slot_names(), MOST_SEATS),
        Section("stores", slot_names()[:STORES], MOST_SEATS),
        Section("wonders", names(WONDERS), MOST_SEATS),
        Section("colonies", names(TERRITORIES), MOST_SEATS),
        Section("civil_hands", names(HAND_CARDS), MOST_SEATS),
    ]


def points_section() -> Section:
    """Name the wide numbers of every civilization."""
    return Section("points", POINTS, MOST_SEATS, is_wide=True)


def clockwise(g: Ages, seat: int) -> list[int]:
    """List all seats, the observer first."""
    return [(seat + turn) % g.seats for turn in range(g.seats)]


def write_boards(g: Ages, seat: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write the narrow numbers of every civilization, kind by kind."""
    workers = at + MOST_SEATS * len(BOARD)
    stores = workers + MOST_SEATS * SLOTS
    wonders = stores + MOST_SEATS * STORES
    colonies = wonders + MOST_SEATS * len(WONDERS)
    hands = colonies + MOST_SEATS * len(TERRITORIES)
    for turn, other in enumerate(clockwise(g, seat)):
        p = g.players[other]
        write_board(g, other, seen, out, at + turn * len(BOARD))
        write_workers(p, out, workers + turn * SLOTS)
        put_list(p.stores, out, stores + turn * STORES)
        write_wonders(p, out, wonders + turn * len(WONDERS))
        count(p.colonies, TERRITORY_PLACE, out, colonies + turn * len(TERRITORIES))
        count(p.hand, HAND_PLACE, out, hands + turn * len(HAND_CARDS))


def write_board(g: Ages, other: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write the columns of one civilization."""
    p = g.players[other]
    put(pieces_of(g, other), out, at)
    put(cards_of(p, seen), out, at + GOVERNMENT)
    out[at + USED] = i16(p.used)
    out[at + USED + 1] = i16((g.next_seen >> other) & 1)
    out[at + USED + 2] = i16(len(p.military_hand))
    count(p.military_hand, AGE_PLACE, out, at + USED + 3)


def pieces_of(g: Ages, seat: int) -> vec[i16]:
    """Say what a civilization has in tokens, from the first column of a board on."""
    p = g.players[seat]
    return vec[i16](
        [
            1 if p.is_out else 0,
            p.civil + p.extra_civil,
            civil_total(p),
            p.military + p.extra_military,
            military_total(g, seat),
            happiness(p),
            p.blue,
            p.yellow,
            p.unused,
            p.unit_resource,
            p.unit_science,
            p.spare_resource,
            p.spare_food,
        ]
    )


def cards_of(p: Player, seen: vec[i16]) -> vec[i16]:
    """Say which single cards a civilization has in play, from its government on."""
    return vec[i16](
        [
            1 + p.government,
            1 + p.specials[0],
            1 + p.specials[1],
            1 + p.specials[2],
            1 + p.specials[3],
            1 + p.leader,
            1 + p.wonder,
            p.stages,
            1 + p.homer_under,
            1 + p.tactic,
            1 if p.is_exclusive else 0,
            1 + p.pact,
            seen[p.pact_partner],
            p.pact_side,
            1 + p.war,
            seen[p.war_target],
        ]
    )


def write_workers(p: Player, out: vec[i16], at: i64) -> None:
    """Write the technologies in play, one more than the workers that each carries."""
    for slot in p.slots:
        out[at + slot] = i16(1 + p.workers[slot])


def write_wonders(p: Player, out: vec[i16], at: i64) -> None:
    """Write the completed wonders as one, those in ruins as two."""
    for card in p.wonders:
        out[at + i64(WONDER_PLACE[card])] = 1
    for card in p.ruins:
        out[at + i64(WONDER_PLACE[card])] = 2


def write_points(g: Ages, seat: int, out: vec[i16], at: i64) -> None:
    """Write the wide numbers of every civilization."""
    for other in clockwise(g, seat):
        p = g.players[other]
        out[at] = i16(p.culture)
        out[at + 1] = i16(p.science)
        out[at + 2] = i16(culture_rating(g, other))
        out[at + 3] = i16(science_rating(p))
        out[at + 4] = i16(strength(g, other))
        at += len(POINTS)
