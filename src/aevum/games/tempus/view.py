"""What a seat may know, built up from nothing; what looks the same is the same object."""

from functools import lru_cache
from typing import Final

from aevum.games.tempus.era_ids import ERAS, FLIGHT
from aevum.games.tempus.ids import NONE, TERRAINS
from aevum.games.tempus.island import is_on_grid
from aevum.games.tempus.names import card_name, cell_name, hex_name
from aevum.games.tempus.progress import set_aside
from aevum.games.tempus.score import cities_on_map, points
from aevum.games.tempus.shown import ShownHex, ShownPlayer, ShownRow, ShownTile, TempusView
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import (
    ACTION_TOKENS,
    CARDS_DRAWN,
    ERA_TERRAIN,
    HAND_LIMIT,
    HAS_SEA,
    MOVE_RANGE,
    MOVE_TOKENS,
    OFFSPRING_TOKENS,
    RECONSTRUCTED,
    STACK_LIMIT,
    tile_name,
)

MOST_SHOWN: Final = 1 << 14
"""So many hexes and tiles, as they look, are remembered for all tables together."""


def round_of(g: Tempus) -> int:
    """Count the rounds; before the first one lies the setting up."""
    return g.round


def view(g: Tempus, seat: int) -> TempusView:
    """Show the table to one seat, or to a spectator (R1.7)."""
    return {
        "game": "tempus",
        "seat": seat,
        "seats": g.seats,
        "asked": g.asked,
        "is_over": g.is_over,
        "round": round_of(g),
        "start_seat": g.start_seat,
        "hexes": show_hexes(g),
        "tiles": [
            show_tile(tile, centre, rotation)
            for tile, centre, rotation in zip(
                g.island.tiles, g.island.centres, g.island.rotations, strict=True
            )
        ],
        "lakes": [[hex_name(g, place) for place in shore] for shore in g.island.lakes],
        "players": [show_player(g, other, seat) for other in range(g.seats)],
        "pile": len(g.pile),
        "discard": [card_name(card) for card in sorted(g.discard)],
        "doing": g.doing(seat),
        "reconstructed": dict(RECONSTRUCTED),
    }


@lru_cache(MOST_SHOWN)
def show_tile(tile: int, centre: int, rotation: int) -> ShownTile:
    """Show where a tile of the map lies."""
    return {"tile": tile_name(tile), "centre": cell_name(centre), "rotation": rotation}


def show_hexes(g: Tempus) -> list[ShownHex]:
    """Show every hex: its terrain and what stands on it, as soon as anything can."""
    island = g.island
    nobody, nothing = [NONE] * len(island.cells), [0] * len(island.cells)
    standing = (g.owner or nobody, g.tokens or nothing, g.city or nothing)
    return list(
        map(hex_with, island.cells, island.terrain, island.is_coastal or nothing, *standing)
    )


@lru_cache(MOST_SHOWN)
def hex_with(  # noqa: PLR0913, PLR0917, all that can be seen of a hex
    cell: int, terrain: int, coastal: int, owner: int, tokens: int, city: int
) -> ShownHex:
    """Show a hex by all that can be seen of it."""
    return {
        "name": cell_name(cell),
        "terrain": TERRAINS[terrain],
        "coastal": coastal == 1,
        "on_grid": is_on_grid(cell),
        "owner": owner,
        "tokens": tokens,
        "city": city,
    }


def show_player(g: Tempus, other: int, seat: int) -> ShownPlayer:
    """Show one player's board; the cards of the hand only to their owner."""
    p = g.players[other]
    shown: ShownPlayer = {
        "seat": other,
        "era": ERAS[p.era],
        "action_tokens": p.action_tokens,
        "supply": p.supply,
        "city_supply": p.city_supply[:],
        "hand_size": len(p.hand) + len(set_aside(g, other)),
        "controlled": len(p.hexes),
        "cities": cities_on_map(g, other),
        "points": points(g, other),
    }
    if p.era < FLIGHT:
        shown["row"] = show_row(p.era)
    if other == seat:
        shown["hand"] = [card_name(card) for card in p.hand]
    return shown


@lru_cache
def show_row(era: int) -> ShownRow:
    """Show the numbers of an era's row and the terrain that leads on."""
    return {
        "action_tokens": ACTION_TOKENS[era],
        "move_tokens": MOVE_TOKENS[era],
        "move_range": MOVE_RANGE[era],
        "offspring": OFFSPRING_TOKENS[era],
        "stack_limit": STACK_LIMIT[era],
        "sea": HAS_SEA[era] == 1,
        "cards_drawn": CARDS_DRAWN[era],
        "hand_limit": HAND_LIMIT[era],
        "next_terrain": TERRAINS[ERA_TERRAIN[era + 1]],
    }
