"""What a seat may know, built up from nothing."""

from aevum.games.tempus.fight import Fight
from aevum.games.tempus.ids import ACTIONS, ERAS, FLIGHT, NONE, TERRAINS
from aevum.games.tempus.island import is_on_grid
from aevum.games.tempus.move import Move
from aevum.games.tempus.names import (
    card_name,
    cell_name,
    hex_name,
)
from aevum.games.tempus.progress import Progress
from aevum.games.tempus.resample import set_aside
from aevum.games.tempus.rounds import Turn
from aevum.games.tempus.score import cities_on_map, points
from aevum.games.tempus.settle import (
    Settle,
)
from aevum.games.tempus.setup import (
    LayTiles,
)
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
    tile_terrains,
)
from aevum.kernel.game import View


def view(g: Tempus, seat: int) -> View:
    """Show the table to one seat, or to a spectator (R1.7)."""
    return {
        "game": "tempus",
        "seat": seat,
        "seats": g.seats,
        "asked": g.asked,
        "is_over": g.is_over,
        "round": g.round,
        "start_seat": g.start_seat,
        "hexes": [show_hex(g, place) for place in range(len(g.island.cells))],
        "tiles": [
            {"tile": tile_name(tile), "centre": cell_name(centre), "rotation": rotation}
            for tile, centre, rotation in zip(
                g.island.tiles, g.island.centres, g.island.rotations, strict=True
            )
        ],
        "lakes": [[hex_name(g, place) for place in shore] for shore in g.island.lakes],
        "players": [show_player(g, other, seat) for other in range(g.seats)],
        "pile": len(g.pile),
        "discard": [card_name(card) for card in sorted(g.discard)],
        "doing": show_doing(g, seat),
        "reconstructed": dict(RECONSTRUCTED),
    }


def show_hex(g: Tempus, place: int) -> View:
    """Show one hex: its terrain and what stands on it."""
    cell = g.island.cells[place]
    is_settled = bool(g.owner) and g.owner[place] != NONE
    return {
        "name": cell_name(cell),
        "terrain": TERRAINS[g.island.terrain[place]],
        "coastal": bool(g.island.is_coastal) and g.island.is_coastal[place] == 1,
        "on_grid": is_on_grid(cell),
        "owner": g.owner[place] if is_settled else NONE,
        "tokens": g.tokens[place] if is_settled else 0,
        "city": g.city[place] if is_settled else 0,
    }


def show_player(g: Tempus, other: int, seat: int) -> View:
    """Show one player's board; the cards of the hand only to their owner."""
    p = g.players[other]
    shown: View = {
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


def show_row(era: int) -> View:
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


def show_doing(g: Tempus, seat: int) -> list[View]:
    """Show the unfinished procedures, the outermost first, as far as the seat may see them."""
    return [shown for frame in g.stack if (shown := show_frame(g, frame, seat))]


def show_frame(g: Tempus, frame: object, seat: int) -> View:
    """Show one unfinished procedure; empty if it has nothing to show."""
    match frame:
        case LayTiles():
            return {
                "kind": "lay-tile",
                "tile": tile_name(frame.tile),
                "terrains": [TERRAINS[t] for t in tile_terrains(frame.tile)],
                "centre": cell_name(frame.centre) if frame.centre != NONE else "",
                "laid": frame.laid,
            }
        case Settle():
            return {"kind": "settle", "hexes": [hex_name(g, place) for place in frame.chosen]}
        case Turn():
            action = ACTIONS[frame.action] if frame.action != NONE else ""
            return {"kind": "turn", "seat": frame.seat, "action": action}
        case Move():
            return {
                "kind": "move",
                "start": hex_name(g, frame.start) if frame.start != NONE else "",
                "left": frame.allowance - len(frame.arrived),
            }
        case Fight() if frame.target != NONE:
            return show_fight(g, frame, seat)
        case Progress():
            return {
                "kind": "progress",
                "card_points": frame.points[:],
                "aside": [card_name(card) for card in set_aside(g, seat)],
            }
    return {}


def show_fight(g: Tempus, fight: Fight, seat: int) -> View:
    """Show a fight; of the attacker's cards only their number, but to the attacker (R7.5)."""
    shown: View = {
        "kind": "fight",
        "attacker": fight.seat,
        "defender": fight.defender,
        "source": hex_name(g, fight.source),
        "target": hex_name(g, fight.target),
        "terrain": TERRAINS[fight.terrain] if fight.terrain != NONE else "",
        "attack_cards": len(fight.attack_cards),
        "defence_cards": [card_name(card) for card in fight.defence_cards],
    }
    if seat == fight.seat:
        shown["own_attack_cards"] = [card_name(card) for card in fight.attack_cards]
    return shown
