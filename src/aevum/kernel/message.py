"""What becomes a sentence in some language later: a key and its arguments, never the words."""

from collections.abc import Sequence
from re import sub
from typing import TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Msg", Sequence["Argument"]]
"""A number, a piece of notation such as `e5`, another message such as the name of a card, or
several of these, which are told one after the other with commas between."""


class Msg:
    """The key of a sentence in the catalogues and what fills its gaps."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Argument) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        """Say whether two messages would be the same sentence."""
        return isinstance(other, Msg) and (self.key, self.args) == (other.key, other.args)

    __hash__ = None  # type: ignore[assignment]  # its arguments are a dict

    def __repr__(self) -> str:
        """Show the key and the arguments."""
        inner = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Msg({self.key!r}{inner})"


def seat_name(seat: int) -> Msg:
    """Name a seat; whoever words the message knows who sits there."""
    return Msg("seat", n=seat)


def kebab(name: str) -> str:
    """Spell the name of a class or a thing as keys are spelled: `BuildCity` is `build-city`."""
    return sub("(?<=[^-])(?=[A-Z])", "-", name.replace("_", "-")).lower()
