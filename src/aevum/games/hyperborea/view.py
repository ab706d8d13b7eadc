"""What a seat may know, built up from nothing."""

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.developing import UPGRADE_LEVEL
from aevum.games.hyperborea.effects import (
    BRANCHES,
    NEIGHBOURS_NAMES,
    PAY_NAMES,
    PROGRAM_TEXTS,
    PROGRAMS,
)
from aevum.games.hyperborea.ending import Reset
from aevum.games.hyperborea.ids import (
    BACKS,
    CITY,
    COLOUR_LETTERS,
    COLOURS,
    CREATE,
    CREATE_ANY,
    EFFECTS,
    EXTRA_SET,
    GHOST,
    NO_SITE,
    NONE,
    OBJECTIVES,
    POOL_SIZE,
    PROG,
    PROGDIFF,
    ROLES,
    SITES,
    SITES_ON_HEX,
    TERRAINS,
)
from aevum.games.hyperborea.known import (
    KNOWN_CITIES,
    KNOWN_NAMES,
    KNOWN_RUINS,
    KNOWN_TECHNOLOGIES,
    KNOWN_TILES,
)
from aevum.games.hyperborea.land import (
    CITY_NAMES,
    HEX_NAMES,
    HEX_PROVENANCE,
    HEX_TERRAIN,
    HEX_VP,
    RUIN_BACK,
    RUIN_NAMES,
    SITE_PROGRAM,
)
from aevum.games.hyperborea.learning import SHOWN
from aevum.games.hyperborea.losing import Afflict, Pay
from aevum.games.hyperborea.moving import active_seat, back_of
from aevum.games.hyperborea.notation import place_name
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.pool import Choose, is_on
from aevum.games.hyperborea.score import (
    control_points,
    controlled,
    controller,
    cube_points,
    ghost_points,
    objectives,
    points,
    technology_points,
)
from aevum.games.hyperborea.sets import (
    BASIC_NUMBERS,
    EXTRA,
    SET_BASIC,
    SET_NAMES,
    SET_PERMANENT,
    SET_PROGRAM,
    SET_TECHNOLOGY,
    SPACES,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_SET,
    TECHNOLOGY_VP,
)
from aevum.games.hyperborea.setup import SetUp
from aevum.games.hyperborea.sites import Explore, kind_of_site, printed
from aevum.games.hyperborea.state import (
    GEMS_TO_END,
    GEMS_TO_END_FOR_TWO,
    TECHNOLOGIES_TO_END,
    Hyperborea,
)
from aevum.games.hyperborea.tables import (
    BASIC_TABLE,
    DECKS,
    FACTION_TABLE,
    FACTIONS,
    RECONSTRUCTED,
    RUIN_TABLE,
    TECHNOLOGY_TABLE,
    TOP_LEVEL,
)
from aevum.games.hyperborea.tiles import TILE_ABILITY, TILE_NAMES
from aevum.games.hyperborea.turn import Turn
from aevum.kernel.game import View


def view(g: Hyperborea, seat: int) -> View:
    """Show the table to one seat, or to a spectator (R3.3)."""
    return {
        "game": "hyperborea",
        "seat": seat,
        "seats": g.seats,
        "reconstructed": dict(RECONSTRUCTED),
        "asked": g.asked,
        "is_over": g.is_over,
        "round": g.turns // g.seats + 1,
        "active": active_seat(g),
        "start_seat": g.start_seat,
        "ending": g.ending,
        "conditions": g.switches.conditions,
        "objectives": goal_names(g.goals),
        "needed": {
            "gems": GEMS_TO_END_FOR_TWO if g.seats == 2 else GEMS_TO_END,
            "technologies": TECHNOLOGIES_TO_END,
        },
        "top_level": TOP_LEVEL,
        "upgrade_level": UPGRADE_LEVEL,
        "hexes": [show_place(g, place) for place in range(len(g.hexes))],
        "players": [show_player(g, other, seat) for other in range(g.seats)],
        "supply": {colour: g.supply[i] for i, colour in enumerate(COLOURS)},
        "gems": g.gems,
        "ghosts": g.ghosts,
        "hidden_borderlands": len(g.borderlands),
        "hidden_centrals": len(g.centrals),
        "unseen_tiles": {back: len(g.ruins[i]) + kept(g, i) for i, back in enumerate(BACKS)},
        "used_tiles": [RUIN_NAMES[tile] for pile in g.used for tile in sorted(pile)],
        "decks": [show_deck(g, deck) for deck in range(len(DECKS))] if g.display else [],
        "pool": show_pool(g),
        "stopped": [place_name(g, place) for place in range(len(g.hexes)) if g.stopped[place]],
        "doing": [shown for frame in g.stack if (shown := show_frame(g, frame, seat))],
    }


def kept(g: Hyperborea, back: int) -> int:
    """Count the tiles of a back that players keep or look at: unseen by others."""
    tiles = [p.kept for p in g.players if p.kept != NONE]
    tiles += [frame.tile for frame in g.stack if isinstance(frame, Explore)]
    return sum(RUIN_BACK[tile] == back for tile in tiles)


def goal_names(goals: int) -> list[str]:
    """Name the objectives of a mask."""
    return [name for i, name in enumerate(OBJECTIVES) if (goals >> i) & 1]


def cube_counts(counts: list[int]) -> View:
    """Show the cubes of an area by colour."""
    return {colour: counts[i] for i, colour in enumerate(COLOURS)}


def show_place(g: Hyperborea, place: int) -> View:
    """Show one place: the hex on it, if it is face up, and what stands there."""
    board = BOARDS[g.seats]
    shown: View = {
        "name": place_name(g, place),
        "q": board.q[place],
        "r": board.r[place],
        "role": ROLES[board.role[place]],
        "home_of": board.home_seat[place],
        "place_provenance": board.provenance[place],
        "face_up": g.hexes[place] != NONE,
    }
    if g.hexes[place] == NONE:
        return shown
    shown["hex"] = HEX_NAMES[g.hexes[place]]
    shown["terrain"] = TERRAINS[HEX_TERRAIN[g.hexes[place]]]
    shown["provenance"] = HEX_PROVENANCE[g.hexes[place]]
    shown["points"] = HEX_VP[g.hexes[place]]
    shown["controller"] = controller(g, place)
    shown["figures"] = [g.free_at(seat, place) for seat in range(g.seats)]
    shown["fortresses"] = [g.forts_at(seat, place) for seat in range(g.seats)]
    shown["sites"] = [
        show_site(g, site)
        for site in range(place * SITES_ON_HEX, (place + 1) * SITES_ON_HEX)
        if kind_of_site(g, site) != NO_SITE
    ]
    return shown


def show_site(g: Hyperborea, site: int) -> View:
    """Show a city with its effect or a ruin with its tiles, and who stands in it."""
    kind = kind_of_site(g, site)
    shown: View = {
        "number": site % SITES_ON_HEX + 1,
        "kind": SITES[kind],
        "occupant": "ghost" if g.sites[site] == GHOST else g.sites[site],
    }
    if kind == CITY:
        shown["city"] = CITY_NAMES[printed(g, site)]
        shown["effect"] = PROGRAM_TEXTS[SITE_PROGRAM[printed(g, site)]]
        shown["is_known"] = KNOWN_CITIES[printed(g, site)]
    else:
        shown["back"] = BACKS[back_of(g, site)]
        shown["tiles"] = g.tiles[site]
    return shown


def show_player(g: Hyperborea, other: int, seat: int) -> View:
    """Show one player's board; a kept ruin tile only to its owner, its back to all."""
    p = g.players[other]
    shown: View = {
        "seat": other,
        "faction": FACTIONS[p.faction] if p.faction != NONE else "",
        "tile": show_tile(p.tile) if p.tile != NONE else {},
        "charges": p.charges,
        "bag": cube_counts(p.bag),
        "available": cube_counts(p.available),
        "unused": cube_counts(p.unused),
        "sets": [show_set(g, p, i) for i in range(len(p.sets))],
        "supply": p.supply,
        "fortresses": p.fortresses,
        "gems": p.gems,
        "kept": BACKS[RUIN_BACK[p.kept]] if p.kept != NONE else "",
        "ghosts": p.ghosts,
        "graves": p.graves[:],
        "levels": {colour: p.levels[i] for i, colour in enumerate(COLOURS[:6])},
        "technologies": p.gained,
        "objectives": goal_names(p.goals),
        "controlled": controlled(g, other),
        "points": points(g, other),
        "points_by_kind": {
            "gems": p.gems,
            "ghosts": ghost_points(p.ghosts),
            "figures": sum(p.graves),
            "cubes": cube_points(g, other),
            "objectives": 2 * objectives(p.goals),
            "technologies": technology_points(g, other),
            "control": control_points(g, other),
        },
    }
    if other == seat and p.kept != NONE:
        shown["kept_tile"] = show_ruin(p.kept)
    return shown


def show_tile(tile: int) -> View:
    """Show a faction tile in the notation of the tables."""
    row = FACTION_TABLE.rows[tile]
    return {
        "name": TILE_NAMES[tile],
        "ability": row.text("ability"),
        "is_known": KNOWN_TILES[tile],
        "provenance": row.text("ability_provenance"),
        "colour_provenance": row.text("colour_provenance"),
    }


def show_ruin(tile: int) -> View:
    """Show a ruin tile to the only one who sees it."""
    row = RUIN_TABLE.rows[tile]
    return {
        "name": RUIN_NAMES[tile],
        "effect": row.text("effect"),
        "is_known": KNOWN_RUINS[tile],
        "provenance": row.text("effect_provenance"),
        "count_provenance": row.text("back_count_provenance"),
    }


def show_set(g: Hyperborea, p: Player, i: int) -> View:
    """Show a set: its spaces, the cubes on them, and whether it is complete or on."""
    number = p.sets[i]
    spaces = spaces_of(number)
    cubes = p.cubes[i * SPACES_PER_SET : (i + 1) * SPACES_PER_SET]
    return {
        "set": SET_NAMES[number],
        "spaces": letters_of(spaces),
        "cubes": [
            COLOURS[cube] if cube != NONE else ""
            for kind, cube in zip(spaces, cubes, strict=True)
            if kind != NONE
        ],
        "complete": p.is_complete(i),
        "permanent": SET_PERMANENT[number] == 1,
        "on": is_on(g, p, i),
        **effect_of_set(number),
    }


def spaces_of(number: int) -> list[int]:
    """List the kinds of the spaces of a set, and that there are no more."""
    return SPACES[number * SPACES_PER_SET : (number + 1) * SPACES_PER_SET]


def letters_of(spaces: list[int]) -> str:
    """Write the kinds of spaces as the letters of the tables."""
    return "".join(COLOUR_LETTERS[kind] for kind in spaces if kind != NONE)


def effect_of_set(number: int) -> View:
    """Show the effect of a set in the notation of the tables, and where it comes from.

    A technology tells also whether the catalogues know its name and what it does.
    """
    if SET_BASIC[number] != NONE:
        row = BASIC_TABLE.rows[BASIC_NUMBERS.index(number)]
        return {"effect": row.text("effect"), "provenance": row.text("provenance")}
    if number == EXTRA:
        row = FACTION_TABLE.rows[TILE_ABILITY.index(EXTRA_SET)]
        effect = PROGRAM_TEXTS[SET_PROGRAM[number]]
        return {"effect": effect, "provenance": row.text("ability_provenance")}
    technology = SET_TECHNOLOGY[number]
    row = TECHNOLOGY_TABLE.rows[technology]
    return {
        "effect": row.text("effect"),
        "points": TECHNOLOGY_VP[technology],
        "own_name": "" if KNOWN_NAMES[technology] else row.text("name"),
        "is_known": KNOWN_TECHNOLOGIES[technology],
        "provenance": row.text("data_provenance"),
        "name_provenance": row.text("name_provenance"),
        "deck_provenance": row.text("deck_provenance"),
    }


def show_deck(g: Hyperborea, deck: int) -> View:
    """Show the face-up cards of a deck, how many are left, and those known to lie under it."""
    cards = range(deck * SHOWN, (deck + 1) * SHOWN)
    return {
        "deck": DECKS[deck],
        "left": len(g.decks[deck]) + len(g.under[deck]),
        "under": [TECHNOLOGY_NAMES[card] for card in g.under[deck]],
        "cards": [
            {
                "technology": TECHNOLOGY_NAMES[g.display[at]],
                "grey": g.display_grey[at],
                "spaces": letters_of(spaces_of(TECHNOLOGY_SET[g.display[at]])),
                "permanent": SET_PERMANENT[TECHNOLOGY_SET[g.display[at]]] == 1,
                **effect_of_set(TECHNOLOGY_SET[g.display[at]]),
            }
            for at in cards
            if g.display[at] != NONE
        ],
    }


def effect_text(effect: int, amount: int) -> str:
    """Write an effect of the pool in the notation of the tables."""
    if effect < PROG:
        return f"{EFFECTS[effect]}:{amount}"
    if effect < PROGDIFF:
        return f"PROG:{effect - PROG + 1}x{amount}"
    if effect < CREATE:
        return " + ".join([f"PROGDIFF:{effect - PROGDIFF + 1}"] * amount)
    if effect == CREATE_ANY:
        return f"CREATE(any):{amount}"
    return f"CREATE({COLOURS[effect - CREATE]}):{amount}"


def show_pool(g: Hyperborea) -> list[str]:
    """Show the effects that wait to be used."""
    shown = [effect_text(effect, g.pool[effect]) for effect in range(POOL_SIZE) if g.pool[effect]]
    for code in g.deferred:
        if code % 2 == 0:
            shown.append(f"PAY {PAY_NAMES[code // 2]}")
        else:
            shown.append(f"NEIGHBOURS {NEIGHBOURS_NAMES[code // 2]}")
    return shown


def show_frame(g: Hyperborea, frame: object, seat: int) -> View:
    """Show one unfinished procedure; empty if it has nothing to show."""
    match frame:
        case SetUp():
            return {"kind": "set-up", "step": frame.at, "markers": frame.marks}
        case Turn():
            return {"kind": "turn", "seat": frame.seat}
        case Explore():
            shown: View = {
                "kind": "explore",
                "seat": frame.seat,
                "back": BACKS[RUIN_BACK[frame.tile]],
            }
            if frame.seat == seat:
                shown["tile"] = show_ruin(frame.tile)
            return shown
        case Choose():
            count = sum(len(BRANCHES[branch]) // 2 for branch in PROGRAMS[frame.program])
            return {"kind": "choose", "seat": frame.seat, "icons": count}
        case Pay():
            return {"kind": "pay", "seat": frame.seat, "price": PAY_NAMES[frame.number]}
        case Afflict():
            loss = NEIGHBOURS_NAMES[frame.number]
            waiting = [other for other in range(g.seats) if (frame.waiting >> other) & 1]
            return {"kind": "afflict", "seat": frame.seat, "loss": loss, "waiting": waiting}
        case Reset():
            return {"kind": "reset", "seat": frame.seat}
    return {}
