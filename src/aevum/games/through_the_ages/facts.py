"""The facts of the journal as keys with arguments; the catalogues have the words."""

from typing import Final

from aevum.games.through_the_ages.ids import (
    ACTIONS_LOST,
    AGE_BEGAN,
    AGES,
    ATTACK_FAILED,
    ATTACK_SUCCEEDED,
    ATTACKED,
    BID_MADE,
    BLUE_CHANGED,
    COMPARED,
    CORRUPTION,
    DISCARDED,
    DREW,
    EVENT_OVER,
    EVENT_SCORED,
    GAINED,
    GAME_ENDED,
    HUNGER,
    INCREASED,
    LAST_ROUND,
    LOST,
    LOST_POPULATION,
    NOTES,
    PACT_ENDED,
    PACT_MADE,
    PACT_OFFERED,
    PACT_REFUSED,
    PEEKED,
    POPULATION_GAINED,
    PREPARED,
    PRODUCED,
    RESIGNED,
    SCIENCE_SCORED,
    SCORED,
    STAGES_BUILT,
    STORED,
    TECHNOLOGY_STOLEN,
    TURN_BEGAN,
    UPGRADED,
    UPRISING,
    WAR_DECLARED,
    WAR_RESOLVED,
    YELLOW_CHANGED,
)
from aevum.games.through_the_ages.names import card_word
from aevum.games.through_the_ages.production import HUNGER_LOSS
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.told import RATINGS
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import HIDDEN, Note

PLAIN_NOTES = (INCREASED, UPRISING, RESIGNED)
NUMBER_NOTES = (
    TURN_BEGAN,
    PREPARED,
    BID_MADE,
    LAST_ROUND,
    GAME_ENDED,
    POPULATION_GAINED,
)
LOSSES = {
    SCORED: "note-lost-points",
    SCIENCE_SCORED: "note-science-lost",
    YELLOW_CHANGED: "note-yellow-lost",
    BLUE_CHANGED: "note-blue-lost",
}
"""Facts of a change that may be a gain or a loss, and how a loss is told."""
RIVAL_NOTES = (
    ATTACKED,
    ATTACK_SUCCEEDED,
    ATTACK_FAILED,
    WAR_DECLARED,
    PACT_REFUSED,
    PACT_ENDED,
    TECHNOLOGY_STOLEN,
)


def tell(_g: Ages, note: Note) -> Msg:
    """Put one fact of the journal into words."""
    code, seat, a, b, c, _reader = note
    key = f"note-{NOTES[code]}"
    who = seat_name(seat)
    if code in (DREW, DISCARDED, PEEKED) and a == HIDDEN:
        return Msg(f"{key}-hidden", seat=who)
    if code in PLAIN_NOTES:
        return Msg(key, seat=who)
    if code in NUMBER_NOTES:
        return Msg(key, seat=who, n=a)
    if code == ACTIONS_LOST:
        return Msg(f"{key}-discontent" if b else key, seat=who, n=a, workers=b)
    if code == CORRUPTION:
        return Msg(key, seat=who, n=a, resources=b, food=c)
    if code == HUNGER:
        due = HUNGER_LOSS * a
        return Msg(key, seat=who, n=a, culture=b, due=due, unpaid=due - b)
    if code in LOSSES:
        return Msg(key if a >= 0 else LOSSES[code], seat=who, n=abs(a))
    if code in RATINGS:
        return Msg(key, seat=who, old=a, new=b)
    if code == EVENT_OVER:
        return Msg("note-event-unfelt" if a else key)
    if code == LOST_POPULATION:
        return Msg(f"{key}-on", seat=who, card=card_word(a)) if b else Msg(key, seat=who)
    if code == AGE_BEGAN:
        return Msg(key, age=AGES[a])
    if code in RIVAL_NOTES:
        return Msg(key, seat=who, card=card_word(a), other=seat_name(b))
    if code == WAR_RESOLVED:
        return war_note(who, a, seat_name(b), c)
    if code == COMPARED:
        return Msg(key, seat=who, other=seat_name(a), strength=b, defense=c)
    if code in (PACT_OFFERED, PACT_MADE):
        return Msg(key, seat=who, card=card_word(a), other=seat_name(b))
    if code == UPGRADED:
        return Msg(key, seat=who, old=card_word(a), new=card_word(b))
    if code == STAGES_BUILT:
        return Msg(key, seat=who, card=card_word(a), n=b)
    if code == PRODUCED:
        return Msg(key, seat=who, science=a, culture=b)
    if code == STORED:
        return Msg(key, seat=who, food=a, eaten=b, resources=c)
    if code in (GAINED, LOST):
        return Msg(key, seat=who, food=a, resources=b)
    if code == EVENT_SCORED:
        if b < 0:
            return Msg("note-event-lost", seat=who, card=card_word(a), n=-b)
        return Msg(key, seat=who, card=card_word(a), n=b)
    return Msg(key, seat=who, card=card_word(a))


def war_note(who: Msg, card: int, other: Msg, lead: int) -> Msg:
    """Say who won a war, or that nobody did."""
    if lead == 0:
        return Msg("note-war-drawn", seat=who, card=card_word(card), other=other)
    key = "note-war-resolved" if lead > 0 else "note-war-lost"
    return Msg(key, seat=who, card=card_word(card), other=other, n=abs(lead))


CHANGES: Final = (
    *("science-scored", "population-gained", "yellow-changed", "blue-changed"),
    *("strength-changed", "culture-changed", "science-changed", "happiness-changed"),
)
SCENES: Final = {
    "event-revealed": (
        *("event-scored", "scored", "gained", "lost", "lost-population", "ruined", "destroyed"),
        *("bid-made", "units-sent", "bonus-played", "colonized", "not-colonized", "colony-lost"),
        *("drew", "discarded", "increased", "built", "disbanded", "developed", "revolted"),
        *("leader-left", "took"),
        *("corruption", "hunger", "stored", *CHANGES, "actions-lost", "event-over"),
    ),
    "attacked": (
        *("bonus-played", "discarded", "compared", "attack-succeeded", "attack-failed", "gained"),
        *("lost", "scored", "lost-population", "ruined", "destroyed", "colony-lost"),
        *("leader-left", "wonder-left", "colonized", *CHANGES),
    ),
    "war-resolved": ("compared", "scored", "gained", "lost", "technology-stolen", *CHANGES),
    "uprising": (),
    "produced": ("corruption", "hunger", "stored"),
    "corruption": (),
    "hunger": (),
}
"""What is shown as one outcome: the fact that opens it, and those that belong to it."""
