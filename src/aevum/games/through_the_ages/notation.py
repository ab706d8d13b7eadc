"""Actions as words that read aloud: `take 3`, `upgrade bronze iron`, `attack raid_i 2`."""

from typing import Any, Final

from aevum.games.through_the_ages.effect_ids import CHRISTOPHER_COLUMBUS, WINSTON_CHURCHILL
from aevum.games.through_the_ages.ids import (
    ACCEPT,
    ATTACK,
    BID,
    BREAK,
    BUILD,
    CHURCHILL_CHOICES,
    COPY,
    DESTROY,
    DEVELOP,
    DISBAND,
    DISCARD,
    FOOD,
    INCREASE,
    NONE,
    OFFER,
    PICK,
    PLAY,
    PREPARE,
    RAZE,
    RECALL,
    RECRUIT,
    RESIGN,
    RETURN,
    REVOLUTION,
    SEND,
    SIDES,
    STAGE,
    TAKE,
    UPGRADE,
    USE,
)
from aevum.games.through_the_ages.tables import (
    CARD_SLOT,
    CARDS,
    EFFECT,
    PACT_HAS_SIDES,
    SLOT_CARD,
)
from aevum.kernel.action import DONE, pack
from aevum.kernel.notation import Names, Notation, Number, Operand, Verb


class Slot(Operand):
    """A technology that carries workers, by the name of its card."""

    def write(self, g: Any, n: int) -> str:
        """Write the name of the technology."""
        return CARDS[SLOT_CARD[n]]

    def read(self, g: Any, text: str) -> int:
        """Read the name of a technology that carries workers."""
        slot = CARD_SLOT[CARDS.index(text)]
        if slot == NONE:
            raise ValueError(text)
        return slot


class Ordinal(Number):
    """A place or a player, counted from one."""

    def write(self, g: Any, n: int) -> str:
        """Write the number that people say."""
        return str(n + 1)

    def read(self, g: Any, text: str) -> int:
        """Read the number that people say; there is no place or player zero."""
        found = Number.read(self, g, text)
        if found == 0:
            raise ValueError(text)
        return found - 1


CARD: Final = Names(CARDS)
SLOT: Final = Slot()
NUMBER: Final = Number(2)
ORDINAL: Final = Ordinal(2)
CHURCHILL: Final = Names(CHURCHILL_CHOICES)
SIDE: Final = Names(SIDES)


class Use(Verb):
    """Using a card; some leaders are used for one of several things, which is named then."""

    def chosen(self, card: int) -> list[Operand]:
        """What is named after a card."""
        if EFFECT[card] == WINSTON_CHURCHILL:
            return [CHURCHILL]
        return [CARD] if EFFECT[card] == CHRISTOPHER_COLUMBUS else []

    def write(self, g: Any, x: int, y: int) -> str:
        """Write the card, and what it is used for."""
        return " ".join(["use", CARDS[x], *[choice.write(g, y) for choice in self.chosen(x)]])

    def read(self, g: Any, words: list[str]) -> int | None:
        """Read the card, and what it is used for."""
        if len(words) < 2 or words[0] != "use" or words[1] not in CARDS:
            return None
        card = CARDS.index(words[1])
        chosen, rest = self.chosen(card), words[2:]
        if len(rest) != len(chosen):
            return None
        try:
            choice = [operand.read(g, word) for operand, word in zip(chosen, rest, strict=True)]
        except ValueError:
            return None
        return pack(USE, card, *choice)


class Offer(Verb):
    """Offering a pact to a player; a pact with two sides needs the own one to be named."""

    def write(self, g: Any, x: int, y: int) -> str:
        """Write the pact, the player and the side."""
        side = f" {SIDES[y % 2]}" if PACT_HAS_SIDES[x] else ""
        return f"offer {CARDS[x]} {ORDINAL.write(g, y // 2)}{side}"

    def read(self, g: Any, words: list[str]) -> int | None:
        """Read the pact, the player and the side."""
        if len(words) < 3 or words[0] != "offer" or words[1] not in CARDS:
            return None
        card, sides = CARDS.index(words[1]), words[3:]
        if len(sides) != PACT_HAS_SIDES[card]:
            return None
        try:
            side = SIDE.read(g, sides[0]) if sides else 0
            return pack(OFFER, card, ORDINAL.read(g, words[2]) * 2 + side)
        except ValueError:
            return None


NOTATION: Final = Notation(
    "build bronze",
    Verb(DONE, "done"),
    Verb(INCREASE, "increase"),
    Verb(RESIGN, "resign"),
    Verb(ACCEPT, "accept"),
    Verb(TAKE, "take {x}", ORDINAL),
    Verb(BREAK, "break {x}", ORDINAL),
    Verb(STAGE, "stage {x}", NUMBER),
    Verb(BID, "bid {x}", NUMBER),
    Verb(FOOD, "food {x}", NUMBER),
    Verb(BUILD, "build {x}", SLOT),
    Verb(DESTROY, "destroy {x}", SLOT),
    Verb(DISBAND, "disband {x}", SLOT),
    Verb(RECRUIT, "recruit {x}", SLOT),
    Verb(SEND, "send {x}", SLOT),
    Verb(RECALL, "recall {x}", SLOT),
    Verb(RETURN, "return {x}", SLOT),
    Verb(UPGRADE, "upgrade {x} {y}", SLOT, SLOT),
    Verb(RAZE, "raze {x} {y}", SLOT, ORDINAL),
    Verb(PLAY, "play {x}", CARD),
    Verb(DEVELOP, "develop {x}", CARD),
    Verb(REVOLUTION, "revolution {x}", CARD),
    Verb(COPY, "copy {x}", CARD),
    Verb(PREPARE, "prepare {x}", CARD),
    Verb(DISCARD, "discard {x}", CARD),
    Verb(PICK, "pick {x}", CARD),
    Verb(ATTACK, "attack {x} {y}", CARD, ORDINAL),
    Use(USE, "use {x}"),
    Offer(OFFER, "offer {x} {y}"),
)
