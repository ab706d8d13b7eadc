"""What a seat may count: technologies, ruin tiles and hexes (R2.3, R2.12, R3.3).

Decks and hexes are hidden from all alike. Of the ruin tiles a seat does not see those that others
keep or look at; everybody sees used ones.
"""

from collections.abc import Iterable
from typing import Final

from aevum.games.common.census import Kind, Spot, before, count, discard_pile, hand_of, on_table
from aevum.games.hyperborea.ids import (
    CITY,
    HOMELAND,
    NO_SITE,
    NONE,
    ROLES,
    SITES_ON_HEX,
    TERRAINS,
)
from aevum.games.hyperborea.land import (
    HEX_NAMES,
    HEX_ROLE,
    HEX_TERRAIN,
    HEX_VP,
    RUIN_BACK,
    RUIN_NAMES,
    RUIN_PROGRAM,
    SITE_BACK,
    SITE_KIND,
    SITE_PROGRAM,
    SITE_TILES,
)
from aevum.games.hyperborea.names import (
    back_word,
    city_word,
    deck_word,
    program_word,
    ruin_word,
    technology_word,
)
from aevum.games.hyperborea.resample import collect
from aevum.games.hyperborea.sets import TECHNOLOGY_DECK, TECHNOLOGY_NAMES
from aevum.games.hyperborea.sites import Explore
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.texts import technology_text
from aevum.kernel.game import Counted
from aevum.kernel.message import Msg


def census(g: Hyperborea, seat: int) -> list[Counted]:
    """Count technologies, ruin tiles and the hexes that are no homelands."""
    return technologies(g) + ruin_tiles(g, seat) + hexes(g)


def whole(hidden: list[int], spots: list[Spot]) -> list[int]:
    """Put a pack together: everything is hidden or seen somewhere, and nothing leaves the game."""
    return hidden + [thing for _, things in spots for thing in things]


# Technologies


def technologies(g: Hyperborea) -> list[Counted]:
    """Count the advanced technologies: only what is still in a deck is unseen (R12.1)."""
    hidden = [card for deck in g.decks for card in deck]
    display = [card for card in g.display if card != NONE]
    spots: list[Spot] = [
        (Msg("place-display"), display),
        (Msg("place-under"), [card for deck in g.under for card in deck]),
    ]
    spots += [(before(seat), p.technologies()) for seat, p in enumerate(g.players)]
    return count(whole(hidden, spots), hidden, spots, on_table(), technology_kind)


def technology_kind(technology: int) -> Kind:
    """Name a technology; those of one deck are a group."""
    return Kind(
        deck_word(TECHNOLOGY_DECK[technology]),
        TECHNOLOGY_NAMES[technology],
        technology_word(technology),
        technology_text(technology),
    )


# Ruin tiles


def ruin_tiles(g: Hyperborea, seat: int) -> list[Counted]:
    """Count the ruin tiles, equal ones together."""
    known = g.copy()
    collect(known, seat)
    hidden = alike(tile for pile in known.ruins for tile in pile)
    spots: list[Spot] = [(discard_pile(), alike(tile for pile in g.used for tile in pile))]
    if seat >= 0 and g.players[seat].kept != NONE:
        spots.append((hand_of(seat), alike([g.players[seat].kept])))
    for frame in g.stack:
        if isinstance(frame, Explore) and frame.seat == seat:
            spots.append((hand_of(seat), alike([frame.tile])))
    return count(whole(hidden, spots), hidden, spots, on_table(), ruin_kind)


def alike(tiles: Iterable[int]) -> list[int]:
    """Take for each tile the first one with the same back and effect."""
    return [FIRST_ALIKE[tile] for tile in tiles]


def first_alike(tile: int) -> int:
    """Find the first tile with the same back and effect."""
    effects = list(zip(RUIN_BACK, RUIN_PROGRAM, strict=True))
    return effects.index(effects[tile])


FIRST_ALIKE: Final = [first_alike(tile) for tile in range(len(RUIN_NAMES))]


def ruin_kind(tile: int) -> Kind:
    """Name a ruin tile; those with the same back are a group."""
    return Kind(
        Msg("group-ruins", back=back_word(RUIN_BACK[tile])),
        RUIN_NAMES[tile],
        ruin_word(tile),
        Msg("own-effect", effect=program_word(RUIN_PROGRAM[tile])),
    )


# Hexes


def hexes(g: Hyperborea) -> list[Counted]:
    """Count central hexes and borderlands: a face-down one may be any that is unseen (R2.3)."""
    hidden = g.centrals + g.borderlands
    shown = [number for number in g.hexes if number != NONE and HEX_ROLE[number] != HOMELAND]
    spots: list[Spot] = [(Msg("place-board"), shown)]
    return count(whole(hidden, spots), hidden, spots, on_table(), hex_kind)


def hex_kind(number: int) -> Kind:
    """Name a hex by its terrain and number, and tell its sites."""
    name, terrain = HEX_NAMES[number], Msg(f"terrain-{TERRAINS[HEX_TERRAIN[number]]}")
    return Kind(
        Msg(f"group-{ROLES[HEX_ROLE[number]]}"),
        name,
        Msg("hex-title", terrain=terrain, name=name),
        Msg("hex-text", n=HEX_VP[number], sites=site_words(number) or Msg("hyperborea-none")),
    )


def site_words(number: int) -> list[Msg]:
    """Tell the cities and ruins of a hex."""
    told: list[Msg] = []
    for site in range(number * SITES_ON_HEX, (number + 1) * SITES_ON_HEX):
        if SITE_KIND[site] == CITY:
            effect = program_word(SITE_PROGRAM[site])
            told.append(Msg("hex-city", city=city_word(site), effect=effect))
        elif SITE_KIND[site] != NO_SITE:
            told.append(Msg("hex-ruin", back=back_word(SITE_BACK[site]), n=SITE_TILES[site]))
    return told
