"""Messages of the engine and of the faces put into words from the Fluent catalogues."""

import os
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk, Resource

from aevum.kernel.message import Argument, Msg

FALLBACK: Final = "en"

SEAT: Final = "seat"
"""The key of a seat's name; whoever sits there may have a name of their own."""

OTHERS: Final = "others"
"""The form of a question for those who are not asked."""

OBJECT: Final = "object"
"""The form of a name as the object of a verb; a name without it stands there as it is."""

MINUS: Final = "\u2212"
HYPHEN_OF_NUMBER: Final = re.compile(r"(?<!\w)-(?=\d)")
"""What stands before a number below zero and is printed as a minus."""


class MissingSentence(LookupError):
    """A catalogue has no sentence under this key, or not all that its gaps need."""


def languages() -> list[str]:
    """List every language that the faces have a catalogue for."""
    names = [entry.name for entry in files("aevum.text").iterdir()]
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """Choose the language that the system is set to, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environ.get(variable, ""):
            short = wish[:2].lower()
            return short if short in languages() else FALLBACK
    return FALLBACK


def read_catalogue(folder: Traversable, lang: str) -> Resource:
    """Read the catalogue of one language; a faulty line is an error, never left out."""
    file = folder / f"{lang}.ftl"
    resource = FluentResource(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{file}: {entry.content}")
    return resource


class Words:
    """The sentences of the faces and of one game in one language."""

    def __init__(self, lang: str, game: str = "") -> None:
        if lang not in languages():
            known = ", ".join(languages())
            raise ValueError(f"there is no language '{lang}'; the languages are: {known}")
        self.lang: Final = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(read_catalogue(files("aevum.text"), lang))
        if game:
            folder = files(f"aevum.games.{game}") / "text"
            self._bundle.add_resource(read_catalogue(folder, lang))

    def say(self, msg: Msg, names: Sequence[str] | None = None) -> str:
        """Put a message into words: its arguments first, seats by the names of who sits there."""
        if msg.key == SEAT:
            return self._name_of(msg, names)
        return self._format(msg.key, self._arguments(msg, names))

    def tell_others(self, question: Msg, names: Sequence[str] | None = None) -> str:
        """Put a question into words for those who are not asked: `.others` of its message.

        `prompt-city = { $seat }: Wo baust du?` has `.others = { $seat } baut eine Stadt.`
        """
        forms = self._bundle.get_message(question.key).attributes
        if OTHERS not in forms:
            return self.say(question, names)
        return self._fill(forms[OTHERS], question.key, self._arguments(question, names))

    def _arguments(self, msg: Msg, names: Sequence[str] | None) -> dict[str, int | str]:
        """Put all that fills gaps into words, and the forms in which a name can stand.

        A name whose message has an attribute, `.from = aus dem Punischen Meer`, fills the gap
        `{ $area }` by itself and `{ $area-from }` by that.
        """
        args = {name: self._argument(value, names) for name, value in msg.args.items()}
        for name, value in msg.args.items():
            if isinstance(value, Msg):
                args[f"{name}-{OBJECT}"] = args[name]
            if isinstance(value, Msg) and self._bundle.has_message(value.key):
                for form, pattern in self._bundle.get_message(value.key).attributes.items():
                    filled = self._fill(pattern, value.key, self._arguments(value, names))
                    args[f"{name}-{form}"] = filled
        return args

    def _argument(self, value: Argument, names: Sequence[str] | None) -> int | str:
        """Put what fills a gap into words; several things are told with commas between."""
        if isinstance(value, int | str):
            return value
        if isinstance(value, Msg):
            return self.say(value, names)
        return ", ".join(str(self._argument(one, names)) for one in value)

    def _name_of(self, msg: Msg, names: Sequence[str] | None) -> str:
        """Name a seat: by the name given, or by its number counted from one."""
        seat = msg.args["n"]
        if not isinstance(seat, int):
            raise MissingSentence(f"{msg!r} does not name a seat by its number")
        if names is not None:
            return names[seat]
        return self._format(SEAT, {"n": seat + 1})

    def _format(self, key: str, args: Mapping[str, int | str]) -> str:
        """Fill the gaps of the sentence under a key."""
        if not self._bundle.has_message(key):
            raise MissingSentence(f"the catalogue '{self.lang}' has no sentence '{key}'")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingSentence(f"'{key}' of the catalogue '{self.lang}' is empty")
        return self._fill(pattern, key, args)

    def _fill(self, pattern: Pattern, key: str, args: Mapping[str, int | str]) -> str:
        """Fill the gaps of a sentence or of a form of a name."""
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingSentence(f"'{key}' of the catalogue '{self.lang}': {errors[0]}")
        is_negative = any(isinstance(value, int) and value < 0 for value in args.values())
        return HYPHEN_OF_NUMBER.sub(MINUS, str(text)) if is_negative else str(text)
