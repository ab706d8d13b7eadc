"""The facts of the journal as keys with arguments; the catalogues have the words."""

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
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import HIDDEN, Note


def tell(g: Tempus, note: Note) -> Msg:
    """Put one fact of the journal into words."""
    code, seat, a, b, c, _reader = note
    key = f"note-{NOTES[code]}"
    who = seat_name(seat)
    if code == DREW and a == HIDDEN:
        return Msg("note-drew-hidden", seat=who)
    if code in (DREW, DISCARDED, CARD_PLAYED, CARD_SHOWN, DEFERRED):
        return Msg(key, seat=who, card=card_word(a))
    if code == TILE_LAID:
        return Msg(key, seat=who, tile=tile_name(a), hex=cell_name(b), n=c)
    if code == ACTED:
        return Msg(key, seat=who, action=action_word(a))
    if code in (CAUGHT_UP, PROGRESSED):
        return Msg(key, seat=who, era=era_word(a))
    if code == TERRAIN_NAMED:
        return Msg(key, seat=who, terrain=terrain_word(a))
    if code in (SETTLED, BORN):
        return Msg(key, seat=who, hex=hex_name(g, a))
    if code in (CITY_BUILT, ADVANCED):
        return Msg(key, seat=who, hex=hex_name(g, a), n=b)
    if code == MOVED:
        return Msg(key, seat=who, own=hex_name(g, a), hex=hex_name(g, b))
    if code in (ATTACKED, CONVERTED, FIGHT_LOST):
        return Msg(key, seat=who, own=hex_name(g, a), hex=hex_name(g, b), other=seat_name(c))
    if code == FIGHT_WON:
        return Msg(key, seat=who, hex=hex_name(g, a), city=b, other=seat_name(c))
    if code == STRENGTHS:
        return Msg(key, seat=who, attack=a, defence=b, other=seat_name(c))
    return Msg(key, seat=who, n=a)
