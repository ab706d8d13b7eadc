"""The facts of the journal as keys with arguments."""

from collections.abc import Callable
from typing import Final, TypeAlias

from aevum.games.hyperborea.ids import (
    ACTIVATED,
    ADVANCED,
    AFFLICTED,
    CARD_RECEIVED,
    CITY_ENTERED,
    CUBE_BAGGED,
    CUBE_CHOSEN,
    CUBE_CREATED,
    CUBE_LEFT,
    CUBE_PLACED,
    CUBE_REMOVED,
    CUBE_TAKEN_BACK,
    CUBES_DRAWN,
    DISPLAY_REPLACED,
    FACTION_CHOSEN,
    FIGURE_KEPT,
    FIGURE_KILLED,
    FIGURE_PLACED,
    FIGURE_REMOVED,
    FIGURE_RETURNED,
    FIGURE_SHOT,
    FLEW,
    FORTRESS_BUILT,
    FORTRESS_LOST,
    GAME_ENDED,
    GHOST_CONVERTED,
    GHOST_KILLED,
    GHOST_SHOT,
    HEX_REVEALED,
    IMITATED,
    MARKER_SET,
    NONE,
    NOTES,
    OBJECTIVE_MET,
    REGRESSED,
    REINFORCED,
    RUIN_ENTERED,
    TECHNOLOGY_TAKEN,
    TERRAINS,
    TILE_CHOSEN,
    TILE_KEPT,
    TILE_SEEN,
    TILE_USED,
    UPGRADED,
    WALKED,
)
from aevum.games.hyperborea.land import HEX_TERRAIN
from aevum.games.hyperborea.names import (
    back_word,
    city_word,
    colour_word,
    deck_word,
    faction_word,
    loss_word,
    objective_word,
    place_name,
    ruin_word,
    set_word,
    technology_word,
    tile_word,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import START_FIGURES
from aevum.kernel.message import Argument, Msg, seat_name
from aevum.kernel.state import HIDDEN, Note

PLACE: Final = 0
COLOUR: Final = 1
NUMBER: Final = 2
SEAT: Final = 3
SET: Final = 4
TECHNOLOGY: Final = 5
TILE: Final = 6
RUIN: Final = 7
FACTION: Final = 8
CITY: Final = 9
BACK: Final = 10
DECK: Final = 11
OBJECTIVE: Final = 12
LOSS: Final = 13
TERRAIN: Final = 14
START: Final = 15

Gaps: TypeAlias = tuple[tuple[str, int], ...]
"""The gaps of a sentence that the operands of a fact fill, in order, and what each is."""

OF_A_CUBE: Final[Gaps] = (("colour", COLOUR),)
OF_A_HEX: Final[Gaps] = (("hex", PLACE),)
OF_A_CARD: Final[Gaps] = (("technology", TECHNOLOGY),)
OF_A_ROW: Final[Gaps] = (("colour", COLOUR), ("n", NUMBER))
OF_A_SET: Final[Gaps] = (("set", SET), ("colour", COLOUR))
OF_A_STEP: Final[Gaps] = (("own", PLACE), ("hex", PLACE))
OF_A_RIVAL: Final[Gaps] = (("hex", PLACE), ("other", SEAT))
OF_A_RUIN: Final[Gaps] = (("tile", RUIN),)
OF_A_NUMBER: Final[Gaps] = (("n", NUMBER),)

GAPS: Final[dict[int, Gaps]] = {
    FACTION_CHOSEN: (("faction", FACTION),),
    TILE_CHOSEN: (("tile", TILE),),
    CARD_RECEIVED: OF_A_CARD,
    CUBE_CHOSEN: OF_A_CUBE,
    MARKER_SET: OF_A_ROW,
    REINFORCED: (("start_figure", START),),
    CUBES_DRAWN: OF_A_CUBE,
    CUBE_PLACED: OF_A_SET,
    CUBE_LEFT: OF_A_CUBE,
    ACTIVATED: (("set", SET),),
    CITY_ENTERED: (("hex", PLACE), ("city", CITY)),
    RUIN_ENTERED: (("hex", PLACE), ("back", BACK)),
    TILE_SEEN: OF_A_RUIN,
    TILE_KEPT: (("back", BACK),),
    TILE_USED: OF_A_RUIN,
    WALKED: OF_A_STEP,
    FLEW: OF_A_STEP,
    HEX_REVEALED: (("hex", PLACE), ("terrain", TERRAIN)),
    FORTRESS_BUILT: OF_A_HEX,
    FORTRESS_LOST: OF_A_HEX,
    FIGURE_KILLED: OF_A_RIVAL,
    FIGURE_SHOT: OF_A_RIVAL,
    GHOST_KILLED: OF_A_HEX,
    GHOST_SHOT: OF_A_HEX,
    GHOST_CONVERTED: OF_A_HEX,
    FIGURE_PLACED: OF_A_HEX,
    CUBE_TAKEN_BACK: OF_A_CUBE,
    IMITATED: OF_A_CARD,
    DISPLAY_REPLACED: (("deck", DECK),),
    TECHNOLOGY_TAKEN: OF_A_CARD,
    ADVANCED: OF_A_ROW,
    UPGRADED: OF_A_ROW,
    CUBE_CREATED: OF_A_CUBE,
    CUBE_REMOVED: OF_A_CUBE,
    FIGURE_REMOVED: OF_A_HEX,
    REGRESSED: OF_A_ROW,
    OBJECTIVE_MET: (("objective", OBJECTIVE),),
    CUBE_BAGGED: OF_A_SET,
    GAME_ENDED: (),
    AFFLICTED: (("loss", LOSS),),
    FIGURE_KEPT: (("other", SEAT),),
    FIGURE_RETURNED: (),
}
"""What the operands of each fact are; those of all others are a number."""

WORDS: Final[dict[int, Callable[[int], Msg]]] = {
    COLOUR: colour_word,
    SEAT: seat_name,
    SET: set_word,
    TECHNOLOGY: technology_word,
    TILE: tile_word,
    RUIN: ruin_word,
    FACTION: faction_word,
    CITY: city_word,
    BACK: back_word,
    DECK: deck_word,
    OBJECTIVE: objective_word,
}


def tell(g: Hyperborea, note: Note) -> Msg:
    """Put one fact of the journal into words."""
    code, seat, a, b, _c, _reader = note
    if code == TILE_SEEN and a == HIDDEN:
        return Msg("note-tile-seen-hidden", seat=seat_name(seat))
    args: dict[str, Argument] = {}
    if seat != NONE:
        args["seat"] = seat_name(seat)
    operands = (a, b)
    for i, (gap, kind) in enumerate(GAPS.get(code, OF_A_NUMBER)):
        args[gap] = word_of(g, kind, operands[i])
    return Msg(f"note-{NOTES[code]}", **args)


def word_of(g: Hyperborea, kind: int, operand: int) -> Argument:
    """Name an operand of a fact by what it is."""
    if kind == PLACE:
        return place_name(g, operand)
    if kind == NUMBER:
        return operand
    if kind == START:
        return START_FIGURES
    if kind == LOSS:
        return loss_word(operand, 1)
    if kind == TERRAIN:
        return Msg(f"terrain-{TERRAINS[HEX_TERRAIN[operand]]}")
    return WORDS[kind](operand)


SPOILS: Final = (
    *("fortress-lost", "figure-killed", "figure-kept", "figure-returned"),
    *("gems-gained", "objective-met", "end-triggered"),
)
SCENES: Final = {
    "figure-killed": SPOILS,
    "figure-shot": SPOILS,
    "fortress-lost": SPOILS,
    "ghost-killed": ("ghost-scored", "gems-gained", "objective-met", "end-triggered"),
    "afflicted": ("cube-removed", "figure-removed", "gem-removed", "regressed"),
    "objective-met": ("end-triggered",),
    "end-triggered": (),
}
"""What is shown as one outcome: the fact that opens it, and those that belong to it."""
