"""The nouns of Hyperborea as messages: hexes, cubes, sets, cards and effects."""

from typing import Final

from aevum.games.hyperborea.board import BOARDS, REACH
from aevum.games.hyperborea.effects import (
    BRANCHES,
    NEIGHBOURS_AMOUNT,
    NEIGHBOURS_LOSS,
    PAY_AMOUNT,
    PAY_LOSS,
    PAY_PROGRAM,
    PROGRAMS,
)
from aevum.games.hyperborea.ids import (
    ANY,
    AREAS,
    AVAILABLE,
    BACKS,
    COLOURS,
    CREATE,
    CREATE_ANY,
    EFFECTS,
    GEM,
    LOSSES,
    NEIGHBOURS,
    NONE,
    OBJECTIVES,
    PAY,
    POOL_SIZE,
    PROG,
    PROGDIFF,
    TERRAINS,
)
from aevum.games.hyperborea.known import KNOWN_CITIES, KNOWN_NAMES, KNOWN_RUINS
from aevum.games.hyperborea.land import CITY_NAMES, HEX_TERRAIN, RUIN_NAMES
from aevum.games.hyperborea.sets import EXTRA, SET_NAMES, SET_TECHNOLOGY, TECHNOLOGY_NAMES
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import DECKS, FACTIONS, TECHNOLOGY_TABLE
from aevum.games.hyperborea.tiles import TILE_NAMES
from aevum.kernel.message import Msg

LETTERS: Final = "abcdefg"


def place_name(g: Hyperborea, place: int) -> str:
    """Name a place by a letter from the west and a number from the north; the centre is d4."""
    board = BOARDS[g.seats]
    return f"{LETTERS[board.q[place] + REACH]}{board.r[place] + REACH + 1}"


def colour_word(colour: int) -> Msg:
    """Name the colour of a cube or a row."""
    return Msg(f"colour-{COLOURS[colour]}")


def space_word(kind: int) -> Msg:
    """Name the kind of a space by the cubes it takes."""
    return Msg("space-any") if kind == ANY else colour_word(kind)


def terrain_word(g: Hyperborea, place: int) -> Msg:
    """Name the terrain of a place."""
    if g.hexes[place] == NONE:
        return Msg("terrain-hidden")
    return Msg(f"terrain-{TERRAINS[HEX_TERRAIN[g.hexes[place]]]}")


def back_word(back: int) -> Msg:
    """Name the back of a ruin tile."""
    return Msg(f"back-{BACKS[back]}")


def technology_word(technology: int) -> Msg:
    """Name an advanced technology; in a corrected table it may have another name."""
    if not KNOWN_NAMES[technology]:
        return Msg("own-name", name=TECHNOLOGY_TABLE.rows[technology].text("name"))
    return Msg(f"technology-{TECHNOLOGY_NAMES[technology]}")


def ruin_word(tile: int) -> Msg:
    """Name a ruin tile; one with a corrected effect has only its number."""
    if not KNOWN_RUINS[tile]:
        return Msg("own-tile", name=RUIN_NAMES[tile])
    return Msg(f"ruin-{RUIN_NAMES[tile]}")


def city_word(site: int) -> Msg:
    """Name a city, by its number in the tables; a new one by its hex."""
    if not KNOWN_CITIES[site]:
        return Msg("own-city", name=CITY_NAMES[site])
    return Msg(f"city-{CITY_NAMES[site]}")


def faction_word(faction: int) -> Msg:
    """Name a faction."""
    return Msg(f"faction-{FACTIONS[faction]}")


def tile_word(tile: int) -> Msg:
    """Name a faction tile."""
    return Msg(f"faction-{TILE_NAMES[tile]}")


def deck_word(deck: int) -> Msg:
    """Name a deck of technologies."""
    return Msg(f"deck-{DECKS[deck]}")


def objective_word(goal: int) -> Msg:
    """Name an objective."""
    return Msg(f"objective-{OBJECTIVES[goal]}")


def set_word(number: int) -> Msg:
    """Name a set of spaces."""
    if number == EXTRA:
        return Msg("set-throne")
    if SET_TECHNOLOGY[number] != NONE:
        return technology_word(SET_TECHNOLOGY[number])
    name, _, n = SET_NAMES[number].partition("-")
    return Msg("set-basic", name=Msg(f"basic-{name}"), n=int(n))


def where_word(where: int) -> Msg:
    """Name the area or the set a cube lies in."""
    if where >= AVAILABLE:
        return Msg(f"area-{AREAS[where - AVAILABLE]}")
    return set_word(where)


def loss_word(loss: int, amount: int) -> Msg:
    """Say what is given up."""
    return Msg(f"loss-{LOSSES[loss].lower().replace('_', '-')}", n=amount)


def effect_word(effect: int, amount: int) -> Msg:
    """Name one effect and how much of it."""
    if effect < PROG:
        return Msg(f"effect-{EFFECTS[effect].lower().replace('_', '-')}", n=amount)
    if effect < PROGDIFF:
        return Msg("effect-prog", steps=effect - PROG + 1, n=amount)
    if effect < CREATE:
        return Msg("effect-progdiff", n=effect - PROGDIFF + 1)
    if effect == CREATE_ANY:
        return Msg("effect-create-any", n=amount)
    if effect == GEM:
        return Msg("effect-gem", n=amount)
    if effect < POOL_SIZE:
        return Msg("effect-create", colour=colour_word(effect - CREATE), n=amount)
    if effect == PAY:
        return pay_word("effect-pay", amount)
    return neighbours_word("effect-neighbours", amount)


def neighbours_word(key: str, number: int) -> Msg:
    """Say what all neighbours give up."""
    return Msg(key, loss=loss_word(NEIGHBOURS_LOSS[number], NEIGHBOURS_AMOUNT[number]))


def pay_word(key: str, number: int) -> Msg:
    """Say what is paid for what."""
    return Msg(
        key,
        loss=loss_word(PAY_LOSS[number], PAY_AMOUNT[number]),
        gain=program_word(PAY_PROGRAM[number]),
    )


def effects_word(effects: list[int]) -> Msg:
    """Name effects that come together; an exchange ends where the next effect begins."""
    found = effect_word(effects[0], effects[1])
    for i in range(2, len(effects), 2):
        is_apart = effects[i - 2] >= PAY or effects[i] >= PAY
        key = "effect-also" if is_apart else "effect-and"
        found = Msg(key, one=found, other=effect_word(effects[i], effects[i + 1]))
    return found


def program_word(program: int) -> Msg:
    """Name an effect with all its branches."""
    branches = PROGRAMS[program]
    found = effects_word(BRANCHES[branches[0]])
    for branch in branches[1:]:
        found = Msg("effect-or", one=found, other=effects_word(BRANCHES[branch]))
    return found


def pool_word(g: Hyperborea) -> Msg | None:
    """Name the effects that wait to be used this turn; None if there are none."""
    effects: list[int] = []
    for effect in range(POOL_SIZE):
        if PROGDIFF <= effect < CREATE:
            effects += [effect, 1] * g.pool[effect]
        elif g.pool[effect] > 0:
            effects += [effect, g.pool[effect]]
    for code in sorted(g.deferred):
        effects += [PAY if code % 2 == 0 else NEIGHBOURS, code // 2]
    found = effects_word(effects) if effects else None
    for program in sorted(g.choices):
        choice = program_word(program)
        found = choice if found is None else Msg("effect-also", one=found, other=choice)
    return found
