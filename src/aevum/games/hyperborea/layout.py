"""The answers of Hyperborea in a fixed row: every one that the tables and boards can bring about.

Places are numbered for each number of seats anew, so a pair of places stands here if it lies side
by side on any board.
"""

from typing import Final

from aevum.games.common.layout import Kind, Layout, bare, one
from aevum.games.hyperborea.board import BOARDS, FEWEST, MOST, Board
from aevum.games.hyperborea.effects import BRANCHES, NEIGHBOURS_NAMES, PAY_NAMES, PROGRAMS
from aevum.games.hyperborea.ids import (
    ADVANCE,
    AFFLICT,
    AVAILABLE,
    BAG,
    CHARGE_PER_RESET,
    CHARGES,
    CHOOSE,
    CHOOSE_FACTION,
    CHOOSE_TILE,
    CLONE_AT,
    CONVERT,
    CREATE,
    CREATE_ANY,
    CUBE_KINDS,
    DEVELOP,
    DRAW_CUBE,
    ENTER,
    EXTRA_CUBE,
    FLY_TO,
    FORTIFY,
    FORTRESS,
    FREE_FIGURE,
    GIVE,
    GREY,
    GREY_AS,
    HOMELAND,
    IMITATE,
    KEEP,
    LEAVE,
    LONGEST,
    LOWER,
    MAKE,
    MARK,
    NO_SITE,
    NONE,
    PARTS,
    PAY_FOR,
    PLACE,
    PROG,
    PROGDIFF,
    PURGE,
    RECRUIT,
    REPLACE,
    ROWS,
    SHOOT,
    SITES_ON_HEX,
    SPEND,
    START_CARD,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TAKE_GEM,
    TRADE,
    TRADE_GEM,
    UNUSED,
    UPGRADE,
    USE,
    WALK,
    WITHDRAW,
)
from aevum.games.hyperborea.land import HEX_DEPLOYS, HEX_ROLE, HOME_HEXES, SITE_KIND
from aevum.games.hyperborea.pool import spied_program
from aevum.games.hyperborea.sets import (
    COLOURS_IN,
    SET_KINDS,
    SPACE_TAKES,
    TECHNOLOGY_NAMES,
)
from aevum.games.hyperborea.tables import DECKS, FACTIONS
from aevum.games.hyperborea.tiles import (
    TILE_ABILITY,
    TILE_NAMES,
    TILE_NUMBER,
    TILE_PROGRAM,
    TILE_TECHNOLOGIES,
)
from aevum.kernel.action import DONE

COLOURED: Final = (1 << GREY) - 1
"""All cubes but the grey ones, as a mask."""
PLACES: Final = max([len(board.q) for board in BOARDS])


def pairs_of(kind: int, name: str, pairs: list[tuple[int, int]]) -> Kind:
    """Declare a kind by its pairs, each once, in ascending order."""
    return Kind(kind, name, sorted(set(pairs)))


# The board


def boards() -> list[Board]:
    """List the boards of all numbers of seats."""
    return BOARDS[FEWEST:]


def lies_on(board: Board, place: int, number: int) -> bool:
    """Say whether a hex can come to lie on a place of a board (R2.3, R2.4)."""
    if HEX_ROLE[number] != board.role[place]:
        return False
    if board.role[place] != HOMELAND:
        return True
    return HOME_HEXES.index(number) % len(PARTS) == board.part[place]


def has_site(board: Board, place: int, n: int) -> bool:
    """Say whether a hex with a site of a number can come to lie on a place."""
    for number in range(len(HEX_ROLE)):
        if SITE_KIND[number * SITES_ON_HEX + n] != NO_SITE and lies_on(board, place, number):
            return True
    return False


def steps() -> list[tuple[int, int]]:
    """List the places that lie side by side."""
    return [
        (place, other)
        for board in boards()
        for place in range(len(board.near))
        for other in board.near[place]
    ]


def sites() -> list[tuple[int, int]]:
    """List the places and the sites that can be there."""
    return [
        (place, n)
        for board in boards()
        for place in range(len(board.q))
        for n in range(SITES_ON_HEX)
        if has_site(board, place, n)
    ]


def targets() -> list[tuple[int, int]]:
    """List what can be attacked: sites, free figures and fortresses of a seat (R11.4, R11.5)."""
    found = sites()
    for seats in range(FEWEST, MOST + 1):
        for place in range(len(BOARDS[seats].q)):
            for seat in range(seats):
                found.append((place, FREE_FIGURE + seat))
                found.append((place, FORTRESS + seat))
    return found


def cities_of_homelands() -> list[int]:
    """List the places where figures can be put (effects.md, FIGURE)."""
    parts = [HOME_HEXES.index(hex_number) % len(PARTS) for hex_number in deploying_hexes()]
    found = {home[part] for board in boards() for home in board.home for part in parts}
    return sorted(found)


def deploying_hexes() -> list[int]:
    """List the hexes of homelands that have a city."""
    return [number for number in HOME_HEXES if HEX_DEPLOYS[number] == 1]


def withdrawals() -> list[tuple[int, int]]:
    """List the figures that can be given up: free ones, and those in sites."""
    return sites() + [(place, FREE_FIGURE) for place in range(PLACES)]


# Cubes


def taken_by(kind: int) -> int:
    """Put together what a kind of space takes, by the faction tiles too (R5.1 to R5.3, R15.4)."""
    for tile in range(len(TILE_NAMES)):
        if TILE_ABILITY[tile] == GREY_AS and TILE_NUMBER[tile] == kind:
            return SPACE_TAKES[kind] | (1 << GREY)
    return SPACE_TAKES[kind]


def placings() -> list[tuple[int, int]]:
    """List the sets, and for each of their spaces the colours that fit."""
    return [
        (number, space * 8 + colour)
        for number in range(len(SET_KINDS))
        for space in range(len(SET_KINDS[number]))
        for colour in COLOURS_IN[taken_by(SET_KINDS[number][space])]
    ]


def own_cubes(mask: int) -> list[tuple[int, int]]:
    """List the areas with the colours of a mask, and the spaces that take one of these colours."""
    found = [(area, colour) for area in (AVAILABLE, UNUSED) for colour in COLOURS_IN[mask]]
    return found + spaces_for(mask)


def spaces_for(mask: int) -> list[tuple[int, int]]:
    """List the spaces of all sets that take a colour of a mask."""
    return [
        (number, space)
        for number in range(len(SET_KINDS))
        for space in range(len(SET_KINDS[number]))
        if taken_by(SET_KINDS[number][space]) & mask
    ]


# Effects


def is_printed(effect: int) -> bool:
    """Say whether any table has an effect."""
    return any(effect in branch[::2] for branch in BRANCHES)


def advances() -> list[tuple[int, int]]:
    """List the rows with the steps that are printed; one step is part of a PROGDIFF, too."""
    printed = [n for n in range(1, LONGEST + 1) if n == 1 or is_printed(PROG + n - 1)]
    return [(row, n) for row in range(ROWS) for n in printed]


def developments() -> list[int]:
    """List in how many rows one effect makes progress."""
    return [n for n in range(1, LONGEST + 1) if is_printed(PROGDIFF + n - 1)]


def creations() -> list[tuple[int, int]]:
    """List the cubes that are made: of a printed colour, or of any."""
    printed = [(colour, 0) for colour in range(ROWS) if is_printed(CREATE + colour)]
    return printed + [(colour, 1) for colour in range(ROWS) if is_printed(CREATE_ANY)]


def branches_of(*abilities: int) -> list[int]:
    """List the branches of what faction tiles with these abilities sell."""
    sold = [
        len(PROGRAMS[TILE_PROGRAM[tile]])
        for tile in range(len(TILE_NAMES))
        if TILE_ABILITY[tile] in abilities
    ]
    return list(range(max(sold, default=0)))


def icons() -> list[tuple[int, int]]:
    """List the branches of the printed effects, and the icons of each (T17, espionage_scope)."""
    return [
        (i, icon)
        for program in PROGRAMS
        for i in range(len(program))
        for icon in range(len(BRANCHES[program[i]]) // 2)
    ]


def start_cards() -> list[int]:
    """List the technologies of which a faction starts with one of several (R2.8)."""
    return sorted([card for cards in TILE_TECHNOLOGIES if len(cards) > 1 for card in cards])


def spied() -> list[int]:
    """List the technologies that can be imitated."""
    return [card for card in range(len(TECHNOLOGY_NAMES)) if spied_program(card) != NONE]


def kinds() -> list[Kind]:
    """Declare every kind of answer."""
    cards = list(range(len(TECHNOLOGY_NAMES)))
    colours, rows = list(range(CUBE_KINDS)), list(range(ROWS))
    places = list(range(PLACES))
    return [
        bare(DONE, "done"),
        one(CHOOSE_FACTION, "faction", list(range(len(FACTIONS)))),
        one(CHOOSE_TILE, "tile", list(range(len(TILE_NAMES)))),
        one(START_CARD, "card", start_cards()),
        one(EXTRA_CUBE, "extra", rows),
        one(MARK, "mark", rows),
        pairs_of(PLACE, "place", placings()),
        one(LEAVE, "leave", colours),
        pairs_of(ENTER, "enter", sites()),
        pairs_of(WALK, "walk", steps()),
        pairs_of(FLY_TO, "fly", steps()),
        pairs_of(STRIKE, "attack", targets()),
        pairs_of(SHOOT, "shoot", targets()),
        pairs_of(CONVERT, "convert", sites()),
        one(FORTIFY, "fortify", places),
        one(RECRUIT, "recruit", cities_of_homelands()),
        one(CLONE_AT, "clone", places),
        bare(DRAW_CUBE, "draw"),
        pairs_of(TAKE_BACK, "retrieve", own_cubes(COLOURED | (1 << GREY))),
        one(IMITATE, "spy", spied()),
        one(TAKE, "take", cards),
        one(REPLACE, "replace", list(range(len(DECKS)))),
        pairs_of(ADVANCE, "advance", advances()),
        one(DEVELOP, "develop", developments()),
        one(UPGRADE, "upgrade", rows),
        pairs_of(MAKE, "create", creations()),
        pairs_of(PURGE, "purge", own_cubes(1 << GREY)),
        one(PAY_FOR, "pay", list(range(len(PAY_NAMES)))),
        one(AFFLICT, "afflict", list(range(len(NEIGHBOURS_NAMES)))),
        bare(USE, "use"),
        bare(KEEP, "keep"),
        one(SPEND, "spend", branches_of(CHARGES, CHARGE_PER_RESET)),
        one(TRADE, "trade", branches_of(TRADE_GEM)),
        pairs_of(CHOOSE, "choose", icons()),
        pairs_of(GIVE, "give", own_cubes(COLOURED)),
        pairs_of(WITHDRAW, "withdraw", withdrawals()),
        one(LOWER, "lower", rows),
        pairs_of(BAG, "bag", spaces_for(COLOURED | (1 << GREY))),
        bare(TAKE_GEM, "collect"),
    ]


def hyperborea_layout() -> Layout:
    """Declare every answer; a kind of which the tables have no example has no place."""
    return Layout([kind for kind in kinds() if kind.pairs])
