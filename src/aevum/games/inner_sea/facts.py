"""Facts of the journal as keys with arguments."""

from aevum.games.inner_sea.ids import (
    ACQUIRED,
    ADDED,
    ALLIES,
    BARBARIANS,
    CARD_CANCELLED,
    CARD_PLAYED,
    CARDS_BOUGHT,
    CIVILIZATION_CHOSEN,
    COMPETITION_BEGAN,
    DEPLOYED,
    DISCARDED,
    DOMINATED,
    DREW,
    EPOCH_ENDED,
    EPOCH_EVENT,
    EVENT_DRAWN,
    EXCHANGED,
    FRESH_START,
    GAINED_TALENTS,
    GAME_ENDED,
    GAVE_CARD,
    LOOKED,
    LOOT,
    LOST_POINTS,
    LOST_TALENTS,
    MOVED,
    NOTES,
    ORDER_SET,
    PAID_CARD,
    POINTS,
    POINTS_BOUGHT,
    REMOVED,
    RESETTLED,
    RETIRED,
    RETURNED,
    REVEALED,
    SHIELDED,
    SHIELDS,
    SUDDEN_DEATH,
    TOOK_CARD,
    TREATY_MADE,
    TURN_BEGAN,
    WONDER_BUILT,
    WONDER_BURIED,
    WONDER_RAISED,
    WONDER_SILENCED,
    WONDER_TAKEN,
)
from aevum.games.inner_sea.names import (
    area_word,
    card_word,
    civilization_word,
    faction_word,
    wonder_word,
)
from aevum.games.inner_sea.state import Sea
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import HIDDEN, NOBODY, Note

ON_CARD = (CARD_PLAYED, CARD_CANCELLED, TREATY_MADE, PAID_CARD, DREW, DISCARDED, EVENT_DRAWN)
ON_CARD_TOO = (REVEALED, RETURNED, EXCHANGED)
ON_AREA = (RETIRED, RESETTLED, DEPLOYED)
ON_AREA_AND_NUMBER = (ADDED, REMOVED, ALLIES, LOOT)
ON_WONDER = (WONDER_TAKEN, WONDER_BURIED, WONDER_RAISED, WONDER_SILENCED)
ON_NUMBER = (
    ACQUIRED,
    GAINED_TALENTS,
    LOST_TALENTS,
    POINTS,
    LOST_POINTS,
    ORDER_SET,
    POINTS_BOUGHT,
    CARDS_BOUGHT,
)


def tell(g: Sea, note: Note) -> Msg:
    """Put one fact of the journal into words."""
    code, civ, a, b, _c, _reader = note
    key = f"note-{NOTES[code]}"
    who = faction_word(g, civ)
    if code in (DREW, GAVE_CARD, TOOK_CARD) and a == HIDDEN:
        return Msg(f"{key}-hidden", civ=who)
    if code in ON_CARD or code in ON_CARD_TOO:
        return Msg(key, civ=who, card=card_word(a))
    if code in ON_AREA:
        return Msg(key, civ=who, area=area_word(a))
    if code in (ADDED, REMOVED) and civ == BARBARIANS:
        return Msg(f"{key}-barbarian", area=area_word(a), n=b)
    if code in ON_AREA_AND_NUMBER:
        return Msg(key, civ=who, area=area_word(a), n=b)
    if code in ON_WONDER:
        return Msg(key, civ=who, wonder=wonder_word(a))
    if code in ON_NUMBER:
        return Msg(key, civ=who, n=a)
    if code == WONDER_BUILT:
        return Msg(key, civ=who, wonder=wonder_word(a), area=area_word(b))
    if code == MOVED:
        return Msg(key, civ=who, area=area_word(a), goal=area_word(b))
    if code == DOMINATED:
        return Msg(key, civ=who, area=area_word(a), other=faction_word(g, b))
    if code in (GAVE_CARD, TOOK_CARD):
        return Msg(key, civ=who, card=card_word(a), other=faction_word(g, b))
    if code == LOOKED:
        return Msg(key, civ=who, other=faction_word(g, a))
    if code == SHIELDED:
        return Msg(f"note-shielded-{SHIELDS[a]}", civ=who)
    if code == CIVILIZATION_CHOSEN:
        return Msg(key, seat=seat_name(b), civ=civilization_word(a))
    if code == FRESH_START:
        return Msg(key, civ=civilization_word(a))
    return tell_of_time(key, code, who, a, b)


def tell_of_time(key: str, code: int, who: Msg, a: int, b: int) -> Msg:
    """Put a fact of turns and epochs into words."""
    if code == TURN_BEGAN or code == GAME_ENDED:
        return Msg(key, epoch=Msg(f"epoch-{a}"), n=b)
    if code == EPOCH_ENDED:
        return Msg(key, epoch=Msg(f"epoch-{a}"))
    if code == EPOCH_EVENT:
        return Msg(key, event=Msg(f"epoch-event-{a}"), card=card_word(b))
    if code == SUDDEN_DEATH:
        return Msg(key, card=card_word(a), n=b)
    if code == COMPETITION_BEGAN:
        return Msg(key, area=area_word(a))
    return Msg(key, civ=who)


def doer(g: Sea, note: Note) -> int:
    """Name the seat that leads the civilization a fact is of."""
    return g.players[note[1]].seat if 0 <= note[1] < len(g.players) else NOBODY
