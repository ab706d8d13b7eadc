"""A position in sentences that can be read aloud: the realm, the boards, the cards on offer.

They are made from what the seat is shown, so that nothing else can be told.
"""

from collections.abc import Iterable

from aevum.games.hyperborea.ids import BACKS, COLOURS, NONE, OBJECTIVES, ROW_COLOURS
from aevum.games.hyperborea.land import CITY_NAMES, RUIN_NAMES, RUIN_PROGRAM, SITE_PROGRAM
from aevum.games.hyperborea.names import (
    back_word,
    city_word,
    objective_word,
    pool_word,
    program_word,
    ruin_word,
    set_word,
    space_word,
    technology_word,
    tile_word,
)
from aevum.games.hyperborea.sets import (
    EXTRA,
    SET_BASIC,
    SET_KINDS,
    SET_NAMES,
    SET_PROGRAM,
    SET_TECHNOLOGY,
    TECHNOLOGY_NAMES,
)
from aevum.games.hyperborea.shown import (
    Counts,
    CubeSet,
    HyperboreaView,
    Offer,
    Place,
    Player,
    Site,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.texts import technology_text, tile_text
from aevum.games.hyperborea.tiles import TILE_NAMES
from aevum.games.hyperborea.view import view
from aevum.kernel.message import Msg, seat_name


def lines(g: Hyperborea, seat: int) -> list[Msg]:
    """Tell the realm, the own board, how everybody stands, and the technologies on offer."""
    shown = view(g, seat)
    told = [round_line(shown), *goal_lines(shown["objectives"])]
    waiting = pool_word(g)
    if waiting is not None:
        told.append(Msg("hyperborea-waiting", effects=waiting))
    told += realm_lines(shown) + own_lines(shown)
    for player in shown["players"]:
        told.append(standing(player))
        if player["seat"] != seat:
            told += board_lines(player) + [set_line(one) for one in player["sets"] if is_told(one)]
    return told + market_lines(shown)


def round_line(shown: HyperboreaView) -> Msg:
    """Tell the round, and whether the end is near."""
    key = "hyperborea-last-round" if shown["ending"] >= 0 else "hyperborea-round"
    return Msg(key, n=shown["round"], needed=shown["conditions"])


def goal_lines(met: Iterable[str]) -> list[Msg]:
    """Tell which conditions of the end are met."""
    goals = [objective_word(goal) for goal, name in enumerate(OBJECTIVES) if name in met]
    return [Msg("hyperborea-objectives", objectives=goals)] if goals else []


# The realm


def realm_lines(shown: HyperboreaView) -> list[Msg]:
    """Tell the hexes by who stands on them, the own ones first, and what lies face down."""
    seats = sorted(range(shown["seats"]), key=lambda seat: seat != shown["seat"])
    told: list[Msg] = []
    for seat in seats:
        held = [place_word(place) for place in shown["hexes"] if stands(seat, place)]
        if held:
            told.append(Msg("hyperborea-held", seat=seat_name(seat), hexes=together(held)))
    free = [
        place_word(place)
        for place in shown["hexes"]
        if place["face_up"] and not any(stands(seat, place) for seat in seats)
    ]
    if free:
        told.append(Msg("hyperborea-free", hexes=together(free)))
    hidden = [place["name"] for place in shown["hexes"] if not place["face_up"]]
    return [*told, Msg("hyperborea-fog", hexes=" ".join(hidden))] if hidden else told


def together(told: list[Msg]) -> Msg:
    """Tell several things one after the other."""
    found = told[0]
    for one in told[1:]:
        found = Msg("hyperborea-further", one=found, other=one)
    return found


def stands(seat: int, place: Place) -> bool:
    """Say whether a seat has anything on a place."""
    if not place["face_up"]:
        return False
    inside = any(site["occupant"] == seat for site in place["sites"])
    return inside or place["figures"][seat] > 0 or place["fortresses"][seat] > 0


def place_word(place: Place) -> Msg:
    """Tell one hex: terrain, points, who stands there, and its cities and ruins."""
    terrain = Msg(f"terrain-{place['terrain']}")
    parts = [Msg("hyperborea-hex", hex=place["name"], terrain=terrain, n=place["points"])]
    for seat, (figures, fortresses) in enumerate(
        zip(place["figures"], place["fortresses"], strict=True)
    ):
        if figures:
            parts.append(Msg("hyperborea-figures", seat=seat_name(seat), n=figures))
        if fortresses:
            parts.append(Msg("hyperborea-fortresses", seat=seat_name(seat), n=fortresses))
    return Msg("hyperborea-place", parts=parts + [site_word(place, s) for s in place["sites"]])


def site_word(place: Place, site: Site) -> Msg:
    """Tell one city or ruin and who stands in it."""
    where, who = f"{place['name']} {site['number']}", occupant_word(site)
    if site["kind"] == "city":
        number = CITY_NAMES.index(site["city"])
        effect = program_word(SITE_PROGRAM[number])
        return Msg("hyperborea-city", site=where, city=city_word(number), effect=effect, who=who)
    back = back_word(BACKS.index(site["back"]))
    return Msg("hyperborea-ruin", site=where, back=back, n=site["tiles"], who=who)


def occupant_word(site: Site) -> Msg:
    """Name who stands in a site."""
    if site["occupant"] == "ghost":
        return Msg("hyperborea-ghost")
    return seat_name(site["occupant"]) if site["occupant"] != NONE else Msg("hyperborea-nobody")


# The players


def player_lines(shown: HyperboreaView) -> list[Msg]:
    """Tell how every player stands."""
    return [standing(player) for player in shown["players"]]


def standing(player: Player) -> Msg:
    """Tell the numbers that decide the game."""
    return Msg(
        "hyperborea-player",
        seat=seat_name(player["seat"]),
        points=player["points"],
        gems=player["gems"],
        technologies=player["technologies"],
        figures=player["supply"],
        ghosts=player["ghosts"],
        graves=sum(player["graves"]),
        controlled=player["controlled"],
        cubes=cubes_told(player["available"]),
    )


def own_lines(shown: HyperboreaView) -> list[Msg]:
    """Tell the own board with all its sets; a spectator has none."""
    own = shown["players"][shown["seat"]]["sets"] if shown["seat"] >= 0 else []
    return own_board_lines(shown) + [set_line(one) for one in own]


def own_board_lines(shown: HyperboreaView) -> list[Msg]:
    """Tell the own board without its sets."""
    return board_lines(shown["players"][shown["seat"]]) if shown["seat"] >= 0 else []


def board_lines(player: Player) -> list[Msg]:
    """Tell the cubes, levels, conditions and tiles of a player."""
    areas = {area: cubes_told(player[area]) for area in ("available", "unused", "bag")}
    levels = [
        Msg("hyperborea-level", colour=Msg(f"colour-{colour}"), n=player["levels"][colour])
        for colour in ROW_COLOURS
    ]
    told = [Msg("hyperborea-cubes", **areas), Msg("hyperborea-levels", levels=levels)]
    return told + goal_lines(player["objectives"]) + tile_lines(player)


def tile_lines(player: Player) -> list[Msg]:
    """Tell what the faction tile can do, and the ruin tile that is kept, as far as it is shown."""
    told: list[Msg] = []
    if "tile" in player:
        tile = TILE_NAMES.index(player["tile"]["name"])
        told.append(Msg("hyperborea-tile", tile=tile_word(tile), text=tile_text(tile)))
    if "kept_tile" in player:
        kept = RUIN_NAMES.index(player["kept_tile"]["name"])
        effect = program_word(RUIN_PROGRAM[kept])
        told.append(Msg("hyperborea-kept", tile=ruin_word(kept), effect=effect))
    elif player["kept"]:
        told.append(Msg("hyperborea-kept-back", back=back_word(BACKS.index(player["kept"]))))
    return told


def cubes_told(counts: Counts) -> Msg | list[Msg]:
    """Tell the cubes of an area."""
    told = [
        Msg("hyperborea-cube-count", colour=Msg(f"colour-{colour}"), n=counts[colour])
        for colour in COLOURS
        if counts[colour] > 0
    ]
    return told or Msg("hyperborea-none")


# Sets and technologies


def is_told(shown: CubeSet) -> bool:
    """Say whether a set of another player is worth telling: the basic ones only if begun."""
    return SET_BASIC[SET_NAMES.index(shown["set"])] == NONE or any(shown["cubes"])


def set_line(shown: CubeSet) -> Msg:
    """Tell a set: its spaces, the cubes on it, and what it does."""
    number = SET_NAMES.index(shown["set"])
    cubes = [Msg(f"colour-{cube}") for cube in shown["cubes"] if cube]
    return Msg(
        "hyperborea-set",
        set=set_word(number),
        spaces=[space_word(kind) for kind in SET_KINDS[number]],
        cubes=cubes or Msg("hyperborea-none"),
        effect=effect_sentence(number),
    )


def effect_sentence(number: int) -> Msg:
    """Say what a set does."""
    if SET_BASIC[number] != NONE or number == EXTRA:
        return Msg("own-effect", effect=program_word(SET_PROGRAM[number]))
    return technology_text(SET_TECHNOLOGY[number])


def market_lines(shown: HyperboreaView) -> list[Msg]:
    """Tell the technologies on offer and what they do."""
    return [offer_line(card) for deck in shown["decks"] for card in deck["cards"]]


def offer_line(card: Offer) -> Msg:
    """Tell a technology on offer."""
    technology = TECHNOLOGY_NAMES.index(card["technology"])
    return Msg(
        "hyperborea-offer",
        technology=technology_word(technology),
        points=card["points"],
        effect=technology_text(technology),
    )
