"""What a seat may know, built up from nothing; what looks the same is the same object."""

from functools import cache, lru_cache
from typing import Final

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
from aevum.games.hyperborea.ids import (
    BACKS,
    BLUE,
    BRONZE,
    CITY,
    COLOUR_LETTERS,
    COLOURS,
    CREATE,
    CREATE_ANY,
    EFFECTS,
    EXTRA_SET,
    GEM,
    GHOST,
    GOLD,
    GREEN,
    GREY,
    NO_SITE,
    NONE,
    OBJECTIVES,
    ORANGE,
    POOL_SIZE,
    PROG,
    PROGDIFF,
    PURPLE,
    RED,
    ROLES,
    SILVER,
    SITES_ON_HEX,
    TERRAINS,
    YELLOW,
    Objective,
)
from aevum.games.hyperborea.known import (
    KNOWN_CITIES,
    KNOWN_NAMES,
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
from aevum.games.hyperborea.moving import active_seat, back_of
from aevum.games.hyperborea.names import place_name
from aevum.games.hyperborea.pool import is_on
from aevum.games.hyperborea.score import breakdown, controller
from aevum.games.hyperborea.sets import (
    BASIC_NUMBERS,
    EXTRA,
    SET_BASIC,
    SET_KINDS,
    SET_NAMES,
    SET_PERMANENT,
    SET_PROGRAM,
    SET_TECHNOLOGY,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_SET,
    TECHNOLOGY_VP,
)
from aevum.games.hyperborea.shown import (
    Counts,
    CubeSet,
    Deck,
    Effective,
    FactionTile,
    HyperboreaView,
    Levels,
    Offer,
    Place,
    Player,
    Site,
)
from aevum.games.hyperborea.sites import Explore, kind_of_site, printed, show_ruin
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
    TECHNOLOGY_TABLE,
    TOP_LEVEL,
)
from aevum.games.hyperborea.tiles import TILE_ABILITY, TILE_NAMES

MOST_SHOWN: Final = 1 << 14
"""So many sets of cubes, as they look, are remembered for all tables together."""


def round_of(g: Hyperborea) -> int:
    """Count the rounds: as many turns as there are seats are one."""
    return g.turns // g.seats + 1


def view(g: Hyperborea, seat: int) -> HyperboreaView:
    """Show the table to one seat, or to a spectator (R3.3)."""
    held = [controller(g, place) for place in range(len(g.hexes))]
    parts = breakdown(g)
    totals = [sum(part.points[other] for part in parts) for other in range(g.seats)]
    return {
        "game": "hyperborea",
        "seat": seat,
        "seats": g.seats,
        "reconstructed": dict(RECONSTRUCTED),
        "asked": g.asked,
        "is_over": g.is_over,
        "round": round_of(g),
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
        "hexes": [show_place(g, place, held[place]) for place in range(len(g.hexes))],
        "players": [
            show_player(g, other, seat, held.count(other), totals[other])
            for other in range(g.seats)
        ],
        "parts": [{"kind": part.title.key, "points": part.points} for part in parts],
        "supply": cube_counts(g.supply),
        "gems": g.gems,
        "ghosts": g.ghosts,
        "hidden_borderlands": len(g.borderlands),
        "hidden_centrals": len(g.centrals),
        "unseen_tiles": {
            "bronze": unseen(g, BRONZE),
            "silver": unseen(g, SILVER),
            "gold": unseen(g, GOLD),
        },
        "used_tiles": [RUIN_NAMES[tile] for pile in g.used for tile in sorted(pile)],
        "decks": [show_deck(g, deck) for deck in range(len(g.decks))] if g.display else [],
        "pool": show_pool(g),
        "stopped": [place_name(g, place) for place in range(len(g.hexes)) if g.stopped[place]],
        "doing": g.doing(seat),
    }


def unseen(g: Hyperborea, back: int) -> int:
    """Count the tiles of a back that not all have seen: also those that players keep or look at."""
    tiles = [p.kept for p in g.players if p.kept != NONE]
    tiles += [frame.tile for frame in g.stack if isinstance(frame, Explore)]
    return len(g.ruins[back]) + sum(RUIN_BACK[tile] == back for tile in tiles)


def goal_names(goals: int) -> list[Objective]:
    """Name the objectives of a mask."""
    return [name for i, name in enumerate(OBJECTIVES) if (goals >> i) & 1]


def cube_counts(counts: list[int]) -> Counts:
    """Show cubes by colour."""
    return {**show_levels(counts), "grey": counts[GREY]}


def show_levels(levels: list[int]) -> Levels:
    """Show the levels of development by colour; grey has none."""
    return {
        "red": levels[RED],
        "green": levels[GREEN],
        "purple": levels[PURPLE],
        "blue": levels[BLUE],
        "orange": levels[ORANGE],
        "yellow": levels[YELLOW],
    }


def show_place(g: Hyperborea, place: int, holder: int) -> Place:
    """Show one place: the hex on it, if it is face up, who controls it and what stands there."""
    board = BOARDS[g.seats]
    shown: Place = {
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
    shown["controller"] = holder
    shown["figures"] = [g.free_at(seat, place) for seat in range(g.seats)]
    shown["fortresses"] = [g.forts_at(seat, place) for seat in range(g.seats)]
    shown["sites"] = [
        show_site(g, site)
        for site in range(place * SITES_ON_HEX, (place + 1) * SITES_ON_HEX)
        if kind_of_site(g, site) != NO_SITE
    ]
    return shown


def show_site(g: Hyperborea, site: int) -> Site:
    """Show a city with its effect or a ruin with its tiles, and who stands in it."""
    kind = kind_of_site(g, site)
    shown: Site = {
        "number": site % SITES_ON_HEX + 1,
        "kind": "city" if kind == CITY else "ruin",
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


def show_player(g: Hyperborea, other: int, seat: int, controlled: int, points: int) -> Player:
    """Show one player's board; a kept ruin tile only to its owner, its back to all.

    Controlled hexes and points are counted once for all players.
    """
    p = g.players[other]
    shown: Player = {
        "seat": other,
        "faction": FACTIONS[p.faction] if p.faction != NONE else "",
        "charges": p.charges,
        "bag": cube_counts(p.bag),
        "available": cube_counts(p.available),
        "unused": cube_counts(p.unused),
        "sets": [show_set(g, other, i) for i in range(len(p.sets))],
        "supply": p.supply,
        "fortresses": p.fortresses,
        "gems": p.gems,
        "kept": BACKS[RUIN_BACK[p.kept]] if p.kept != NONE else "",
        "ghosts": p.ghosts,
        "graves": p.graves[:],
        "levels": show_levels(p.levels),
        "technologies": p.gained,
        "objectives": goal_names(p.goals),
        "controlled": controlled,
        "points": points,
    }
    if p.tile != NONE:
        shown["tile"] = show_tile(p.tile)
    if other == seat and p.kept != NONE:
        shown["kept_tile"] = show_ruin(p.kept)
    return shown


def show_tile(tile: int) -> FactionTile:
    """Show a faction tile in the notation of the tables."""
    row = FACTION_TABLE.rows[tile]
    return {
        "name": TILE_NAMES[tile],
        "ability": row.text("ability"),
        "is_known": KNOWN_TILES[tile],
        "provenance": row.text("ability_provenance"),
        "colour_provenance": row.text("colour_provenance"),
    }


def show_set(g: Hyperborea, seat: int, i: int) -> CubeSet:
    """Show a set: its spaces, the cubes on them, and whether it is complete or on."""
    p = g.players[seat]
    number = p.sets[i]
    first = i * SPACES_PER_SET
    cubes = tuple(p.cubes[first : first + len(SET_KINDS[number])])
    return set_with(number, cubes, p.is_complete(i), is_on(g, p, i))


@lru_cache(MOST_SHOWN)
def set_with(number: int, cubes: tuple[int, ...], complete: bool, on: bool) -> CubeSet:
    """Show a set by all that can be seen of it."""
    return {
        "set": SET_NAMES[number],
        "spaces": letters_of(number),
        "cubes": [COLOURS[cube] if cube != NONE else "" for cube in cubes],
        "complete": complete,
        "permanent": SET_PERMANENT[number] == 1,
        "on": on,
        **effect_of_set(number),
    }


@cache
def letters_of(number: int) -> str:
    """Write the kinds of the spaces of a set as the letters of the tables."""
    return "".join(COLOUR_LETTERS[kind] for kind in SET_KINDS[number])


@cache
def effect_of_set(number: int) -> Effective:
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


def show_deck(g: Hyperborea, deck: int) -> Deck:
    """Show the face-up cards of a deck, how many are left, and those known to lie under it."""
    places = range(deck * SHOWN, (deck + 1) * SHOWN)
    return {
        "deck": DECKS[deck],
        "left": len(g.decks[deck]) + len(g.under[deck]),
        "under": [TECHNOLOGY_NAMES[card] for card in g.under[deck]],
        "cards": [show_offer(g, at) for at in places if g.display[at] != NONE],
    }


def show_offer(g: Hyperborea, at: int) -> Offer:
    """Show a card of the display."""
    card = g.display[at]
    return {
        "technology": TECHNOLOGY_NAMES[card],
        "grey": g.display_grey[at],
        "spaces": letters_of(TECHNOLOGY_SET[card]),
        "permanent": SET_PERMANENT[TECHNOLOGY_SET[card]] == 1,
        **effect_of_set(TECHNOLOGY_SET[card]),
    }


def effect_text(effect: int, amount: int) -> str:
    """Write an effect of the pool in the notation of the tables."""
    if effect < PROG:
        return f"{EFFECTS[effect]}:{amount}"
    if effect < PROGDIFF:
        return f"PROG:{effect - PROG + 1}x{amount}"
    if effect < CREATE:
        return " + ".join([f"PROGDIFF:{effect - PROGDIFF + 1}"] * amount)
    if effect == GEM:
        return f"GEM:{amount}"
    if effect == CREATE_ANY:
        return f"CREATE(any):{amount}"
    return f"CREATE({COLOURS[effect - CREATE]}):{amount}"


def show_pool(g: Hyperborea) -> list[str]:
    """Show the effects that wait to be used; in which order they came means nothing."""
    shown = [effect_text(effect, g.pool[effect]) for effect in range(POOL_SIZE) if g.pool[effect]]
    for code in sorted(g.deferred):
        if code % 2 == 0:
            shown.append(f"PAY {PAY_NAMES[code // 2]}")
        else:
            shown.append(f"NEIGHBOURS {NEIGHBOURS_NAMES[code // 2]}")
    return shown + [choice_text(program) for program in sorted(g.choices)]


def choice_text(program: int) -> str:
    """Write an effect with a choice in the notation of the tables."""
    texts: list[str] = []
    for branch in PROGRAMS[program]:
        effects = BRANCHES[branch]
        parts = [effect_text(effects[i], effects[i + 1]) for i in range(0, len(effects), 2)]
        texts.append(" + ".join(parts))
    return " | ".join(texts)
