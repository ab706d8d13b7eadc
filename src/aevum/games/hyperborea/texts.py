"""What technologies and faction tiles do, as sentences.

The catalogues have a sentence for every card and tile of the built-in tables. A sentence about a
corrected one is put together from the table that was loaded.
"""

from aevum.games.hyperborea.ids import (
    ABILITIES,
    BONUS,
    CHARGE_PER_RESET,
    CHARGES,
    EFFECTS,
    EXTRA_SET,
    GREY_AS,
    NONE,
    START_GEM,
    START_TECH,
    TRADE_GEM,
)
from aevum.games.hyperborea.known import KNOWN_TECHNOLOGIES, KNOWN_TILES
from aevum.games.hyperborea.names import (
    colour_word,
    program_word,
    space_word,
    technology_word,
)
from aevum.games.hyperborea.sets import (
    BONUS_ON,
    BONUS_PROGRAM,
    EXTRA,
    INSTEAD_OF,
    INSTEAD_TO,
    SET_KINDS,
    SET_PROGRAM,
    SOT_PROGRAM,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_SET,
)
from aevum.games.hyperborea.tiles import (
    TILE_ABILITY,
    TILE_BONUS_ON,
    TILE_NAMES,
    TILE_NUMBER,
    TILE_PROGRAM,
    TILE_TECHNOLOGIES,
)
from aevum.kernel.message import Msg


def spaces_word(number: int) -> Msg:
    """Name the spaces of a set."""
    kinds = SET_KINDS[number]
    found = space_word(kinds[0])
    for kind in kinds[1:]:
        found = Msg("spaces", one=found, other=space_word(kind))
    return found


def kind_word(name: int) -> Msg:
    """Name a kind of effect, of which a bonus or a conversion speaks."""
    return Msg(f"kind-{EFFECTS[name].lower().replace('_', '-')}")


def technology_text(technology: int) -> Msg:
    """Say what an advanced technology does."""
    if KNOWN_TECHNOLOGIES[technology]:
        return Msg(f"technology-{TECHNOLOGY_NAMES[technology]}-text")
    number = TECHNOLOGY_SET[technology]
    if SET_PROGRAM[number] != NONE:
        return Msg("own-effect", effect=program_word(SET_PROGRAM[number]))
    if SOT_PROGRAM[number] != NONE:
        return Msg("own-start-of-turn", effect=program_word(SOT_PROGRAM[number]))
    if INSTEAD_OF[number] != NONE:
        return Msg(
            "own-instead", one=kind_word(INSTEAD_OF[number]), other=kind_word(INSTEAD_TO[number])
        )
    return bonus_text("own-bonus", BONUS_ON[number], BONUS_PROGRAM[number])


def bonus_text(key: str, name: int, program: int) -> Msg:
    """Say which effect calls for which bonus."""
    return Msg(key, kind=kind_word(name), effect=program_word(program))


def tile_text(tile: int) -> Msg:
    """Say what a faction tile can do."""
    if KNOWN_TILES[tile]:
        return Msg(f"faction-{TILE_NAMES[tile]}-text")
    ability = TILE_ABILITY[tile]
    key = f"ability-{ABILITIES[ability].lower().replace('_', '-')}"
    if ability == CHARGES:
        return Msg(key, n=TILE_NUMBER[tile], effect=program_word(TILE_PROGRAM[tile]))
    if ability in (CHARGE_PER_RESET, TRADE_GEM):
        return Msg(key, effect=program_word(TILE_PROGRAM[tile]))
    if ability == EXTRA_SET:
        return Msg(key, spaces=spaces_word(EXTRA), effect=program_word(SET_PROGRAM[EXTRA]))
    if ability == GREY_AS:
        return Msg(key, colour=colour_word(TILE_NUMBER[tile]))
    if ability == START_TECH:
        return Msg(key, technology=start_card_word(TILE_TECHNOLOGIES[tile]))
    if ability == BONUS:
        return bonus_text(key, TILE_BONUS_ON[tile], TILE_PROGRAM[tile])
    if ability == START_GEM:
        return Msg(key, n=TILE_NUMBER[tile])
    return Msg(key)


def start_card_word(technologies: list[int]) -> Msg:
    """Name the technologies of which a faction starts with one."""
    found = technology_word(technologies[0])
    for technology in technologies[1:]:
        found = Msg("effect-or", one=found, other=technology_word(technology))
    return found
