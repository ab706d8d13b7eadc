"""Notation out of verbs: each kind of action is a pattern of words such as `move {x} {y}`."""

from collections.abc import Iterable
from typing import Any, Final

from aevum.kernel.action import kind_of, pack, x_of, y_of
from aevum.kernel.errors import BadNotation

UNCHECKED: Final = 4095
"""A thing that is named rightly but is not there: never legal, so that the door refuses it."""


class Operand:
    """How one operand of an action is written and read."""

    words: int = 1
    """How many words it takes."""

    def write(self, g: Any, n: int) -> str:
        """Write an operand."""
        raise NotImplementedError

    def read(self, g: Any, text: str) -> int:
        """Read an operand; a text that is none raises ValueError."""
        raise NotImplementedError


class Number(Operand):
    """A whole number that is not negative, of few digits."""

    def __init__(self, digits: int = 2) -> None:
        self.digits = digits

    def write(self, g: Any, n: int) -> str:
        """Write the number."""
        return str(n)

    def read(self, g: Any, text: str) -> int:
        """Read digits and nothing else."""
        if not (text.isascii() and text.isdigit() and len(text) <= self.digits):
            raise ValueError(text)
        return int(text)


class Names(Operand):
    """A thing by its name in a list; all names have the same number of words."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.words = len(self.names[0].split())

    def write(self, g: Any, n: int) -> str:
        """Write the name."""
        return self.names[n]

    def read(self, g: Any, text: str) -> int:
        """Find the name."""
        return self.names.index(text)


class Verb:
    """One kind of action: its words, and where its operands stand among them."""

    def __init__(
        self, kind: int, pattern: str, x: Operand | None = None, y: Operand | None = None
    ) -> None:
        self.kind = kind
        self.pattern = pattern
        self.words = pattern.split()
        self.operands = {"{x}": x, "{y}": y}

    @property
    def name(self) -> str:
        """The word that the verb is known by."""
        return self.words[0].strip("{}")

    def write(self, g: Any, x: int, y: int) -> str:
        """Write an action of this kind."""
        written = {"{x}": x, "{y}": y}
        words: list[str] = []
        for word in self.words:
            operand = self.operands.get(word)
            words.append(word if operand is None else operand.write(g, written[word]))
        return " ".join(words)

    def read(self, g: Any, words: list[str]) -> int | None:
        """Read an action of this kind; None if the words are none."""
        found = {"{x}": 0, "{y}": 0}
        left = words
        for word in self.words:
            operand = self.operands.get(word)
            length = 1 if operand is None else operand.words
            text, left = " ".join(left[:length]), left[length:]
            if operand is not None:
                try:
                    found[word] = operand.read(g, text)
                except ValueError:
                    return None
            elif text != word:
                return None
        return None if left else pack(self.kind, found["{x}"], found["{y}"])


class Notation:
    """The verbs of a game; the example is shown to who writes what is none."""

    def __init__(self, example: str, *verbs: Verb) -> None:
        self.example = example
        self.verbs = verbs
        self.by_kind = {verb.kind: verb for verb in verbs}

    def to_text(self, g: Any, action: int) -> str:
        """Write an action in words that read aloud."""
        return self.by_kind[kind_of(action)].write(g, x_of(action), y_of(action))

    def parse(self, g: Any, text: str) -> int:
        """Read an action, legal or not."""
        words = text.lower().split()
        for verb in self.verbs:
            action = verb.read(g, words)
            if action is not None:
                return action
        raise BadNotation(f"'{text.strip()}' is not an action; one looks like: {self.example}")
