"""Answers of Hyperborea as keys with arguments."""

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.effects import (
    BRANCHES,
    PROGRAMS,
)
from aevum.games.hyperborea.ending import Reset
from aevum.games.hyperborea.ids import (
    ADVANCE,
    AFFLICT,
    BAG,
    CHOOSE,
    CHOOSE_FACTION,
    CHOOSE_TILE,
    CITY,
    CLONE_AT,
    CONVERT,
    DEVELOP,
    DRAW_CUBE,
    ENTER,
    EXTRA_CUBE,
    FLY_TO,
    FORTIFY,
    FORTRESS,
    FREE_FIGURE,
    GHOST,
    GIVE,
    IMITATE,
    KEEP,
    LEAVE,
    LOWER,
    MAKE,
    MARK,
    NONE,
    PAY_FOR,
    PLACE,
    PURGE,
    RECRUIT,
    REPLACE,
    SHOOT,
    SITES_ON_HEX,
    SPEND,
    START_CARD,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TAKE_GEM,
    TRADE,
    UPGRADE,
    USE,
    WALK,
    WITHDRAW,
)
from aevum.games.hyperborea.land import RUIN_PROGRAM, SITE_PROGRAM
from aevum.games.hyperborea.moving import back_of, cost_of_step
from aevum.games.hyperborea.names import (
    back_word,
    city_word,
    colour_word,
    deck_word,
    effects_word,
    faction_word,
    neighbours_word,
    pay_word,
    place_name,
    program_word,
    ruin_word,
    set_word,
    technology_word,
    terrain_word,
    tile_word,
    where_word,
)
from aevum.games.hyperborea.pool import Choose, spied_program
from aevum.games.hyperborea.sets import TECHNOLOGY_SET, TECHNOLOGY_VP
from aevum.games.hyperborea.sites import Explore, kind_of_site, printed
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.texts import spaces_word, technology_text, tile_text
from aevum.games.hyperborea.tiles import TILE_PROGRAM
from aevum.games.hyperborea.turn import Turn
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.message import Msg, seat_name


def label(g: Hyperborea, action: int) -> Msg:
    """Put one legal answer into words."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if action == DONE:
        return done_label(g)
    if kind <= MARK:
        return setup_label(g, kind, x)
    if kind == PLACE:
        return place_label(g, x, y // 8, y % 8)
    if kind == LEAVE:
        return Msg("label-leave", colour=colour_word(x))
    if kind == ENTER:
        return enter_label(g, x, y)
    if kind in (WALK, FLY_TO):
        return step_label(g, kind, x, y)
    if kind in (STRIKE, SHOOT):
        return fight_label(g, kind, x, y)
    if kind == CONVERT:
        return Msg("label-convert", hex=place_name(g, x), n=y + 1)
    if kind in (FORTIFY, RECRUIT, CLONE_AT):
        key = {FORTIFY: "label-fortify", RECRUIT: "label-recruit", CLONE_AT: "label-clone"}[kind]
        return Msg(key, hex=place_name(g, x), terrain=terrain_word(g, x))
    if kind in (TAKE_BACK, PURGE, GIVE, BAG):
        return cube_label(g, kind, x, y)
    return effect_label(g, kind, x, y)


def done_label(g: Hyperborea) -> Msg:
    """Say what stopping means here."""
    frame = g.stack[-1]
    if isinstance(frame, Turn):
        return Msg("label-end-turn")
    if isinstance(frame, Reset):
        return Msg("label-no-more-cubes")
    return Msg("label-stop")


def setup_label(g: Hyperborea, kind: int, x: int) -> Msg:
    """Word an answer of the set-up."""
    if kind == CHOOSE_FACTION:
        return Msg("label-faction", faction=faction_word(x))
    if kind == CHOOSE_TILE:
        return Msg("label-tile", tile=tile_word(x), text=tile_text(x))
    if kind == START_CARD:
        return Msg("label-card", technology=technology_word(x), text=technology_text(x))
    if kind == EXTRA_CUBE:
        return Msg("label-extra", colour=colour_word(x))
    assert kind == MARK, g.explain()
    return Msg("label-mark", colour=colour_word(x))


def place_label(g: Hyperborea, number: int, space: int, colour: int) -> Msg:
    """Name a set for a cube, and say if the cube completes it."""
    p = g.players[g.asked].copy()
    i = p.sets.index(number)
    was_complete = p.is_complete(i)
    p.cubes[i * SPACES_PER_SET + space] = colour
    completes = not was_complete and p.is_complete(i)
    return Msg(
        "label-place-completes" if completes else "label-place",
        colour=colour_word(colour),
        set=set_word(number),
        n=space + 1,
    )


def enter_label(g: Hyperborea, place: int, n: int) -> Msg:
    """Name a city and what it gives, or a ruin."""
    site = place * SITES_ON_HEX + n
    if kind_of_site(g, site) == CITY:
        return Msg(
            "label-enter-city",
            hex=place_name(g, place),
            city=city_word(printed(g, site)),
            effect=program_word(SITE_PROGRAM[printed(g, site)]),
        )
    return Msg(
        "label-enter-ruin",
        hex=place_name(g, place),
        back=back_word(back_of(g, site)),
        n=n + 1,
        tiles=g.tiles[site],
    )


def step_label(g: Hyperborea, kind: int, start: int, goal: int) -> Msg:
    """Name a step, and what it costs on foot."""
    cost = cost_of_step(g, g.asked, start, goal) if kind == WALK else 1
    return Msg(
        "label-walk" if kind == WALK else "label-fly",
        own=place_name(g, start),
        hex=place_name(g, goal),
        terrain=terrain_word(g, goal),
        n=cost,
    )


def fight_label(g: Hyperborea, kind: int, place: int, target: int) -> Msg:
    """Name what is attacked or shot at."""
    verb = "attack" if kind == STRIKE else "shoot"
    at = place_name(g, place)
    if target >= FORTRESS:
        return Msg(f"label-{verb}-fortress", hex=at, other=seat_name(target - FORTRESS))
    if target >= FREE_FIGURE:
        return Msg(f"label-{verb}-figure", hex=at, other=seat_name(target - FREE_FIGURE))
    who = g.sites[place * SITES_ON_HEX + target]
    if who == GHOST:
        return Msg(f"label-{verb}-ghost", hex=at, n=target + 1)
    return Msg(f"label-{verb}-site", hex=at, other=seat_name(who), n=target + 1)


def cube_label(g: Hyperborea, kind: int, where: int, which: int) -> Msg:
    """Name a cube that leaves its place."""
    p = g.players[g.asked]
    colour = which
    if where in p.sets:
        colour = p.cubes[p.sets.index(where) * SPACES_PER_SET + which]
    keys = {
        TAKE_BACK: "label-retrieve",
        PURGE: "label-purge",
        GIVE: "label-give",
        BAG: "label-bag",
    }
    return Msg(keys[kind], colour=colour_word(colour), where=where_word(where))


def effect_label(g: Hyperborea, kind: int, x: int, y: int) -> Msg:
    """Word the use of an effect, a tile or a card."""
    if kind == DRAW_CUBE:
        return Msg("label-draw")
    if kind == TAKE_GEM:
        return Msg("label-gem", n=g.gems_to_take())
    if kind == IMITATE:
        return Msg(
            "label-spy", technology=technology_word(x), effect=program_word(spied_program(x))
        )
    if kind == TAKE:
        return take_label(x)
    if kind == REPLACE:
        return Msg("label-replace", deck=deck_word(x))
    if kind == PAY_FOR:
        return pay_word("label-pay", x)
    if kind == AFFLICT:
        return neighbours_word("label-afflict", x)
    if kind in (USE, KEEP):
        return tile_label(g, kind)
    if kind == CHOOSE:
        return choose_label(g, x, y)
    if kind == WITHDRAW:
        key = "label-withdraw" if y == FREE_FIGURE else "label-withdraw-site"
        return Msg(key, hex=place_name(g, x))
    return player_board_label(g, kind, x, y)


def player_board_label(g: Hyperborea, kind: int, x: int, y: int) -> Msg:
    """Word what changes rows and cubes, or spends what lies on the faction tile."""
    p = g.players[g.asked]
    if kind == ADVANCE:
        return Msg("label-advance", colour=colour_word(x), n=y, level=p.levels[x])
    if kind == DEVELOP:
        return Msg("label-develop", n=x)
    if kind == UPGRADE:
        return Msg("label-upgrade", colour=colour_word(x), n=p.levels[x])
    if kind == MAKE:
        return Msg("label-create", colour=colour_word(x))
    if kind in (SPEND, TRADE):
        effect = effects_word(BRANCHES[PROGRAMS[TILE_PROGRAM[p.tile]][x]])
        return Msg("label-spend" if kind == SPEND else "label-trade", effect=effect)
    assert kind == LOWER, g.explain()
    return Msg("label-lower", colour=colour_word(x), level=p.levels[x])


def take_label(technology: int) -> Msg:
    """Say which card is taken, what it needs, what it does and what it scores."""
    return Msg(
        "label-take",
        technology=technology_word(technology),
        spaces=spaces_word(TECHNOLOGY_SET[technology]),
        text=technology_text(technology),
        n=TECHNOLOGY_VP[technology],
    )


def tile_label(g: Hyperborea, kind: int) -> Msg:
    """Word what becomes of a ruin tile that only its owner sees."""
    frame = g.stack[-1]
    old = g.players[g.asked].kept
    tile = frame.tile if isinstance(frame, Explore) else old
    effect = program_word(RUIN_PROGRAM[tile])
    if kind == USE:
        return Msg("label-use", tile=ruin_word(tile), effect=effect)
    if old == NONE:
        return Msg("label-keep", tile=ruin_word(tile), effect=effect)
    return Msg(
        "label-keep-use",
        tile=ruin_word(tile),
        effect=effect,
        old=ruin_word(old),
        gain=program_word(RUIN_PROGRAM[old]),
    )


def choose_label(g: Hyperborea, branch: int, icon: int) -> Msg:
    """Word a branch or an icon of an effect."""
    frame = g.stack[-1]
    assert isinstance(frame, Choose), g.explain()
    effects = BRANCHES[PROGRAMS[frame.program][branch]]
    if frame.is_icon:
        effects = effects[2 * icon : 2 * icon + 2]
    return Msg("label-choose", effect=effects_word(effects))
