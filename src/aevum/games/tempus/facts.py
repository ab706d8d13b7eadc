"""The facts of the journal as keys with arguments; the catalogues have the words."""

from typing import Final

from aevum.games.tempus.ids import (
    ACTED,
    ADVANCED,
    ATTACKED,
    BORN,
    CARD_PLAYED,
    CARD_SHOWN,
    CAUGHT_UP,
    CITY_BUILT,
    CONVERTED,
    DEFERRED,
    DISCARDED,
    DREW,
    FIGHT_LOST,
    FIGHT_WON,
    MOVED,
    NOTES,
    PROGRESSED,
    SETTLED,
    STRENGTHS,
    TERRAIN_NAMED,
    TILE_LAID,
)
from aevum.games.tempus.names import (
    action_word,
    card_word,
    cell_name,
    era_word,
    hex_name,
    terrain_word,
)
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import tile_name
from aevum.kernel.message import Argument, Msg, seat_name
from aevum.kernel.state import HIDDEN, Note

GAPS: Final[dict[int, tuple[str, ...]]] = {
    TILE_LAID: ("tile", "cell", "n"),
    SETTLED: ("hex",),
    ACTED: ("action",),
    DEFERRED: ("card",),
    CARD_PLAYED: ("card",),
    MOVED: ("own", "hex"),
    BORN: ("hex",),
    DREW: ("card",),
    DISCARDED: ("card",),
    CITY_BUILT: ("hex", "n"),
    ATTACKED: ("own", "hex", "other"),
    TERRAIN_NAMED: ("terrain",),
    STRENGTHS: ("attack", "defence", "other"),
    FIGHT_WON: ("hex", "city", "other"),
    FIGHT_LOST: ("own", "hex", "other"),
    ADVANCED: ("hex", "n"),
    CONVERTED: ("own", "hex", "other"),
    CAUGHT_UP: ("era",),
    PROGRESSED: ("era",),
    CARD_SHOWN: ("card",),
}
"""The gaps of a sentence that the operands of a fact fill, in order; a number if nothing else."""


def tell(g: Tempus, note: Note) -> Msg:
    """Put one fact of the journal into words."""
    code, seat, a, b, c, _reader = note
    args: dict[str, Argument] = {"seat": seat_name(seat)}
    if code == DREW and a == HIDDEN:
        return Msg("note-drew-hidden", **args)
    if code == FIGHT_WON:  # a city by its value, or so many tokens below nought
        args["n"], b = max(0, -b), max(0, b)
    for gap, operand in zip(GAPS.get(code, ("n",)), (a, b, c), strict=False):
        args["hex" if gap == "cell" else gap] = filled(g, gap, operand)
    return Msg(f"note-{NOTES[code]}", **args)


def filled(g: Tempus, gap: str, operand: int) -> Argument:
    """Name what fills a gap."""
    if gap in ("hex", "own"):
        return hex_name(g, operand)
    if gap == "other":
        return seat_name(operand)
    if gap == "card":
        return card_word(operand)
    if gap == "terrain":
        return terrain_word(operand)
    if gap == "era":
        return era_word(operand)
    if gap == "action":
        return action_word(operand)
    if gap == "tile":
        return tile_name(operand)
    return cell_name(operand) if gap == "cell" else operand


SCENES: Final = {
    "attacked": (
        *("terrain-named", "cards-laid", "card-played", "card-shown", "strengths", "fight-won"),
        *("fight-lost", "advanced", "discarded"),
    ),
    "progress-points": ("progress-points", "progressed", "caught-up"),
    "converted": (),
}
"""What is shown as one outcome: the fact that opens it, and those that belong to it."""
