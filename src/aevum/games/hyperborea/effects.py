"""The closed vocabulary of effects: a little notation, read once into flat tables (effects.md).

An expression is brought into its branches: exactly one is chosen, and all of it is generated. A
branch is a flat list of effect, amount, effect, amount. What PAY and NEIGHBOURS do stands in tables
of its own, and the amount of such an effect is its place in the table.
"""

import re
from typing import Final

from aevum.games.hyperborea.ids import (
    COLOURS,
    CREATE,
    CREATE_ANY,
    EFFECTS,
    GEM,
    GREY,
    LONGEST,
    LOSSES,
    NEIGHBOURS,
    PAY,
    PROG,
    PROGDIFF,
    REGRESS,
    REMOVE_GREY,
    name_of,
)
from aevum.kernel.errors import BadTable

WORDS: Final = re.compile(r"\s*(=>|[A-Z_]+|[a-z]+|\d+|[:|+()])")
POINTS: Final = EFFECTS[: REMOVE_GREY + 1]
MOST: Final = 9
"""No effect of the game gives more of a kind than this."""

PROGRAMS: Final[list[list[int]]] = []
"""The branches of each program."""
PROGRAM_TEXTS: Final[list[str]] = []
PROGRAM_WAITS: Final[list[bool]] = []
"""Whether the choice between the branches of a program waits until one of them is used (R5.13)."""
BRANCHES: Final[list[list[int]]] = []
"""Effect, amount, effect, amount, ... of each branch."""

PAY_LOSS: Final[list[int]] = []
PAY_AMOUNT: Final[list[int]] = []
PAY_PROGRAM: Final[list[int]] = []
"""What is paid, how many of it, and the program that is generated for it."""
PAY_NAMES: Final[list[str]] = []
"""Such as `cube-for-gem`."""

NEIGHBOURS_LOSS: Final[list[int]] = []
NEIGHBOURS_AMOUNT: Final[list[int]] = []
"""What each affected neighbour loses, and how many of it."""
NEIGHBOURS_NAMES: Final[list[str]] = []
"""Such as `gem`."""


class Reader:
    """Reads one expression word by word; a mistake names the row it stands in."""

    __slots__ = ("at", "text", "where", "words")

    def __init__(self, where: str, text: str) -> None:
        self.where = where
        self.text = text
        self.words: list[str] = []
        self.at = 0
        end = 0
        while end < len(text.rstrip()):
            found = WORDS.match(text, end)
            if found is None:
                raise self.mistake()
            self.words.append(found.group(1))
            end = found.end()

    def mistake(self) -> BadTable:
        """Refuse the expression."""
        return BadTable(f"{self.where}: '{self.text}' is not an effect of the closed vocabulary")

    def peek(self) -> str:
        """Look at the next word; empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def word(self) -> str:
        """Take the next word."""
        found = self.peek()
        if not found:
            raise self.mistake()
        self.at += 1
        return found

    def expect(self, *words: str) -> None:
        """Take words that must stand here."""
        for word in words:
            if self.word() != word:
                raise self.mistake()

    def number(self, most: int) -> int:
        """Take a number from one to a bound."""
        word = self.word()
        if not word.isdigit() or not 1 <= int(word) <= most:
            raise self.mistake()
        return int(word)

    def one_of(self, names: tuple[str, ...]) -> int:
        """Take a name out of a list, as its place in the list."""
        word = self.word()
        if word not in names:
            raise self.mistake()
        return names.index(word)

    def finish(self) -> None:
        """Nothing more may follow."""
        if self.at != len(self.words):
            raise self.mistake()

    def branches(self) -> list[list[int]]:
        """Read an expression: sequences to choose from."""
        found = self.sequence()
        while self.peek() == "|":
            self.word()
            found = found + self.sequence()
        return found

    def sequence(self) -> list[list[int]]:
        """Read terms that are all generated; a choice inside is a choice of the whole."""
        found = self.term()
        while self.peek() == "+":
            self.word()
            further = self.term()
            found = [one + other for one in found for other in further]
        return found

    def term(self) -> list[list[int]]:
        """Read one effect, or an expression in brackets."""
        if self.peek() == "(":
            self.word()
            found = self.branches()
            self.expect(")")
            return found
        return [self.atom()]

    def atom(self) -> list[int]:
        """Read one effect and its amount."""
        name = self.word()
        if name == "PAY":
            return [PAY, self.pay()]
        if name == "NEIGHBOURS":
            return [NEIGHBOURS, self.neighbours()]
        if name == "CREATE":
            return self.create()
        self.expect(":")
        if name == "PROG":
            return self.progress()
        if name == "PROGDIFF":
            return [PROGDIFF + self.number(LONGEST) - 1, 1]
        if name == "GEM":
            return [GEM, self.number(MOST)]
        if name not in POINTS:
            raise self.mistake()
        return [POINTS.index(name), self.number(MOST)]

    def progress(self) -> list[int]:
        """Read the steps of a progress effect, and how many such effects there are."""
        steps = self.number(LONGEST)
        if self.peek() != "x":
            return [PROG + steps - 1, 1]
        self.word()
        return [PROG + steps - 1, self.number(MOST)]

    def create(self) -> list[int]:
        """Read which cube is created, and how many."""
        self.expect("(")
        word = self.word()
        self.expect(")", ":")
        if word == "any":
            return [CREATE_ANY, self.number(MOST)]
        if word not in COLOURS[:GREY]:
            raise self.mistake()
        return [CREATE + COLOURS.index(word), self.number(MOST)]

    def loss(self) -> tuple[int, int]:
        """Read what is given up behind an opening bracket, and how many of it."""
        self.expect("(")
        loss = self.one_of(LOSSES)
        self.expect(":")
        return loss, self.number(MOST)

    def pay(self) -> int:
        """Read what is paid for what, and give it a place in the table."""
        loss, amount = self.loss()
        self.expect("=>")
        gained = self.branches()
        self.expect(")")
        # A marker falls only as a neighbour of somebody (R18.18).
        if loss == REGRESS:
            raise self.mistake()
        # The place of the new cube must be known before anything can be chosen.
        if loss == LOSSES.index("REMOVE_CUBE") and len(gained) > 1:
            raise self.mistake()
        for number in range(len(PAY_LOSS)):
            same = [BRANCHES[branch] for branch in PROGRAMS[PAY_PROGRAM[number]]]
            if (PAY_LOSS[number], PAY_AMOUNT[number], same) == (loss, amount, gained):
                return number
        PAY_LOSS.append(loss)
        PAY_AMOUNT.append(amount)
        PAY_PROGRAM.append(add_program(gained, ""))
        bought = EFFECTS[name_of(gained[0][0])].lower()
        PAY_NAMES.append(distinct_name(f"{loss_name(loss, amount)}-for-{bought}", PAY_NAMES))
        return len(PAY_LOSS) - 1

    def neighbours(self) -> int:
        """Read what all neighbours lose, and give it a place in the table."""
        loss, amount = self.loss()
        self.expect(")")
        name = loss_name(loss, amount)
        if name in NEIGHBOURS_NAMES:
            return NEIGHBOURS_NAMES.index(name)
        NEIGHBOURS_LOSS.append(loss)
        NEIGHBOURS_AMOUNT.append(amount)
        NEIGHBOURS_NAMES.append(name)
        return len(NEIGHBOURS_LOSS) - 1


def loss_name(loss: int, amount: int) -> str:
    """Name what is lost: `gem`, or `2-gem` for two."""
    name = LOSSES[loss].removeprefix("REMOVE_").lower()
    return name if amount == 1 else f"{amount}-{name}"


def distinct_name(name: str, names: list[str]) -> str:
    """Give a name that is not taken yet."""
    number = 2
    found = name
    while found in names:
        found = f"{name}-{number}"
        number += 1
    return found


def is_told_by_use(branches: list[list[int]]) -> bool:
    """Say whether every use of an effect tells which branch is meant (T17)."""
    seen: set[int] = set()
    for branch in branches:
        effects = set(branch[::2])
        if max(effects) >= GEM or effects & seen:
            return False
        seen |= effects
    return True


def add_program(branches: list[list[int]], text: str) -> int:
    """Give a program a place in the table."""
    numbers: list[int] = []
    for branch in branches:
        numbers.append(len(BRANCHES))
        BRANCHES.append(branch)
    PROGRAMS.append(numbers)
    PROGRAM_TEXTS.append(text)
    PROGRAM_WAITS.append(len(branches) > 1 and is_told_by_use(branches))
    return len(PROGRAMS) - 1
