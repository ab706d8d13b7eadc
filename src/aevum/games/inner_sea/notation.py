"""Actions as words that read aloud: `deploy egypt`, `play gold_mine`, `strike troy trojans`."""

from typing import Final

from aevum.games.inner_sea.ids import (
    AGAINST,
    AT,
    BARBARIANS,
    BECOME,
    BUILD,
    CHOICES,
    CHOOSE,
    COMMIT,
    DEPLOY,
    DISCARD,
    EXCHANGE,
    GIVE,
    GIVE_DISK,
    KEEP,
    LOSE,
    LOSSES,
    MOVE,
    NEGATE,
    NEXT,
    NUMBER,
    PLACE,
    PLAY,
    POWERS,
    RESETTLE,
    RETIRE,
    SHIELD,
    SHIELDS,
    SILENCE,
    SPEND,
    STRIKE,
    TAKE,
    TALENT,
    USE,
    WONDER,
)
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, CARD_NAMES, CIVILIZATION_NAMES, WONDER_NAMES
from aevum.kernel.action import DONE
from aevum.kernel.notation import UNCHECKED, Names, Notation, Number, Operand, Verb


class Card(Operand):
    """A card by its name; place 0 of the list of cards is empty."""

    def write(self, g: Sea, n: int) -> str:
        """Write the name."""
        return CARD_NAMES[n]

    def read(self, g: Sea, text: str) -> int:
        """Find the name."""
        return CARD_NAMES.index(text, 1)


class Faction(Operand):
    """A faction by the name of its civilization."""

    def write(self, g: Sea, n: int) -> str:
        """Write the name."""
        return faction_name(g, n)

    def read(self, g: Sea, text: str) -> int:
        """Find who plays a civilization; one that nobody plays is never legal."""
        if text == "barbarians":
            return BARBARIANS
        civilization = CIVILIZATION_NAMES.index(text)
        for civ in range(len(g.players)):
            if g.players[civ].civilization == civilization:
                return civ
        return UNCHECKED


def faction_name(g: Sea, faction: int) -> str:
    """Name a faction by its civilization."""
    if faction == BARBARIANS:
        return "barbarians"
    return CIVILIZATION_NAMES[g.players[faction].civilization]


AREA: Final = Names(AREA_NAMES)
CARD: Final = Card()
WONDERS: Final = Names(WONDER_NAMES)
FACTION: Final = Faction()
SMALL: Final = Number(3)

NOTATION: Final = Notation(
    "deploy egypt",
    Verb(DONE, "done"),
    Verb(RETIRE, "retire {x}", x=AREA),
    Verb(RESETTLE, "resettle {x}", x=AREA),
    Verb(DEPLOY, "deploy {x}", x=AREA),
    Verb(PLAY, "play {x}", x=CARD),
    Verb(BUILD, "build {x}", x=WONDERS),
    Verb(EXCHANGE, "exchange {x}", x=CARD),
    Verb(AT, "at {x}", x=AREA),
    Verb(STRIKE, "strike {x} {y}", x=AREA, y=FACTION),
    Verb(AGAINST, "against {x}", x=FACTION),
    Verb(LOSE, "lose {x}", x=Names(LOSSES)),
    Verb(TALENT, "talent"),
    Verb(SPEND, "spend {x}", x=CARD),
    Verb(GIVE_DISK, "sacrifice {x}", x=AREA),
    Verb(SHIELD, "shield {x}", x=Names(SHIELDS)),
    Verb(COMMIT, "commit {x}", x=CARD),
    Verb(NEGATE, "negate {y} {x}", x=CARD, y=CARD),
    Verb(USE, "use {x}", x=Names(POWERS)),
    Verb(PLACE, "place {x}", x=SMALL),
    Verb(CHOOSE, "choose {x}", x=Names(CHOICES)),
    Verb(NUMBER, "number {x}", x=SMALL),
    Verb(DISCARD, "discard {x}", x=CARD),
    Verb(KEEP, "keep {x}", x=CARD),
    Verb(TAKE, "take {x}", x=CARD),
    Verb(GIVE, "give {x}", x=CARD),
    Verb(MOVE, "move {x} {y}", x=AREA, y=AREA),
    Verb(BECOME, "become {x}", x=Names(CIVILIZATION_NAMES)),
    Verb(WONDER, "wonder {x}", x=WONDERS),
    Verb(NEXT, "next {x}", x=CARD),
    Verb(SILENCE, "silence {x}", x=WONDERS),
)
