"""The facts of the journal as keys with arguments."""

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
    FIGURE_KILLED,
    FIGURE_PLACED,
    FIGURE_REMOVED,
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
    NOTES,
    OBJECTIVE_MET,
    REGRESSED,
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
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import HIDDEN, Note

OF_A_CUBE = (CUBE_CHOSEN, CUBES_DRAWN, CUBE_LEFT, CUBE_TAKEN_BACK, CUBE_CREATED, CUBE_REMOVED)
OF_A_HEX = (
    FORTRESS_BUILT,
    FORTRESS_LOST,
    GHOST_KILLED,
    GHOST_SHOT,
    GHOST_CONVERTED,
    FIGURE_PLACED,
    FIGURE_REMOVED,
)
OF_A_TECHNOLOGY = (CARD_RECEIVED, IMITATED, TECHNOLOGY_TAKEN)
OF_A_ROW = (MARKER_SET, ADVANCED, UPGRADED, REGRESSED)
OF_A_SET = (CUBE_PLACED, CUBE_BAGGED)


def tell(g: Hyperborea, note: Note) -> Msg:
    """Put one fact of the journal into words."""
    code, seat, a, b, _c, _reader = note
    key = f"note-{NOTES[code]}"
    who = seat_name(seat)
    if code == TILE_SEEN and a == HIDDEN:
        return Msg("note-tile-seen-hidden", seat=who)
    if code == GAME_ENDED:
        return Msg(key)
    if code == HEX_REVEALED:
        terrain = Msg(f"terrain-{TERRAINS[HEX_TERRAIN[b]]}")
        return Msg(key, hex=place_name(g, a), terrain=terrain)
    if code in OF_A_CUBE:
        return Msg(key, seat=who, colour=colour_word(a))
    if code in OF_A_HEX:
        return Msg(key, seat=who, hex=place_name(g, a))
    if code in OF_A_TECHNOLOGY:
        return Msg(key, seat=who, technology=technology_word(a))
    if code in OF_A_ROW:
        return Msg(key, seat=who, colour=colour_word(a), n=b)
    if code in OF_A_SET:
        return Msg(key, seat=who, set=set_word(a), colour=colour_word(b))
    if code in (WALKED, FLEW):
        return Msg(key, seat=who, own=place_name(g, a), hex=place_name(g, b))
    if code in (FIGURE_KILLED, FIGURE_SHOT):
        return Msg(key, seat=who, hex=place_name(g, a), other=seat_name(b))
    if code in (TILE_SEEN, TILE_USED):
        return Msg(key, seat=who, tile=ruin_word(a))
    if code == FACTION_CHOSEN:
        return Msg(key, seat=who, faction=faction_word(a))
    if code == TILE_CHOSEN:
        return Msg(key, seat=who, tile=tile_word(a))
    if code == ACTIVATED:
        return Msg(key, seat=who, set=set_word(a))
    if code == CITY_ENTERED:
        return Msg(key, seat=who, hex=place_name(g, a), city=city_word(b))
    if code == RUIN_ENTERED:
        return Msg(key, seat=who, hex=place_name(g, a), back=back_word(b))
    if code == TILE_KEPT:
        return Msg(key, seat=who, back=back_word(a))
    if code == DISPLAY_REPLACED:
        return Msg(key, seat=who, deck=deck_word(a))
    if code == OBJECTIVE_MET:
        return Msg(key, seat=who, objective=objective_word(a))
    if code == AFFLICTED:
        return Msg(key, seat=who, loss=loss_word(a, 1))
    return Msg(key, seat=who, n=a)
