"""The boards of all civilizations as numbers, the observer's first."""

from typing import Final

from aevum.games.common.sections import NOTHING, Section, write_counts
from aevum.games.through_the_ages.ids import (
    AGE_IV,
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
assert BOARD.index("construction") - BOARD.index("law") == SPECIALS - 1


def numbered(cards: list[int]) -> list[int]:
    """Number some cards in a row, from nought; all others are NONE."""
    numbers = [NONE] * len(CARDS)
    for i, card in enumerate(cards):
        numbers[card] = i
    return numbers


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
    columns = ["culture", "science", "culture_rating", "science_rating", "strength"]
    return Section("points", columns, MOST_SEATS, is_wide=True)


def clockwise(g: Ages, seat: int) -> list[int]:
    """List all seats, the observer first."""
    return [(seat + turn) % g.seats for turn in range(g.seats)]


def write_boards(g: Ages, seat: int, seen: list[int], out: list[int]) -> None:
    """Write the narrow numbers of every civilization."""
    others = clockwise(g, seat)
    missing = MOST_SEATS - g.seats
    for other in others:
        write_board(g, other, seen, out)
    out.extend(NOTHING[missing * len(BOARD)])
    for other in others:
        write_workers(g.players[other], out)
    out.extend(NOTHING[missing * SLOTS])
    for other in others:
        out.extend(g.players[other].stores)
    out.extend(NOTHING[missing * STORES])
    for other in others:
        write_wonders(g.players[other], out)
    out.extend(NOTHING[missing * len(WONDERS)])
    for other in others:
        write_counts(g.players[other].colonies, TERRITORY_PLACE, len(TERRITORIES), out)
    out.extend(NOTHING[missing * len(TERRITORIES)])
    for other in others:
        write_counts(g.players[other].hand, HAND_PLACE, len(HAND_CARDS), out)
    out.extend(NOTHING[missing * len(HAND_CARDS)])


def write_board(g: Ages, other: int, seen: list[int], out: list[int]) -> None:
    """Write the columns of one civilization."""
    p = g.players[other]
    out.append(1 if p.is_out else 0)
    out.append(p.civil + p.extra_civil)
    out.append(civil_total(p))
    out.append(p.military + p.extra_military)
    out.append(military_total(g, other))
    out.append(happiness(p))
    out.append(p.blue)
    out.append(p.yellow)
    out.append(p.unused)
    out.append(p.unit_resource)
    out.append(p.unit_science)
    out.append(p.spare_resource)
    out.append(p.spare_food)
    out.append(1 + p.government)
    for card in p.specials:
        out.append(1 + card)
    out.append(1 + p.leader)
    out.append(1 + p.wonder)
    out.append(p.stages)
    out.append(1 + p.homer_under)
    out.append(1 + p.tactic)
    out.append(1 if p.is_exclusive else 0)
    out.append(1 + p.pact)
    out.append(seen[p.pact_partner])
    out.append(p.pact_side)
    out.append(1 + p.war)
    out.append(seen[p.war_target])
    out.append(p.used)
    out.append((g.next_seen >> other) & 1)
    out.append(len(p.military_hand))
    write_counts(p.military_hand, AGE, AGE_IV, out)


def write_workers(p: Player, out: list[int]) -> None:
    """Write the technologies in play, one more than the workers that each carries."""
    at = len(out)
    out.extend(NOTHING[SLOTS])
    for slot in p.slots:
        out[at + slot] = 1 + p.workers[slot]


def write_wonders(p: Player, out: list[int]) -> None:
    """Write the completed wonders as one, those in ruins as two."""
    at = len(out)
    out.extend(NOTHING[len(WONDERS)])
    for card in p.wonders:
        out[at + WONDER_PLACE[card]] = 1
    for card in p.ruins:
        out[at + WONDER_PLACE[card]] = 2


def write_points(g: Ages, seat: int, out: list[int]) -> None:
    """Write the wide numbers of every civilization."""
    for other in clockwise(g, seat):
        p = g.players[other]
        out.append(p.culture)
        out.append(p.science)
        out.append(culture_rating(g, other))
        out.append(science_rating(p))
        out.append(strength(g, other))
    out.extend(NOTHING[(MOST_SEATS - g.seats) * 5])
