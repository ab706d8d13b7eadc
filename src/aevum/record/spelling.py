"""How a position is spelled before it is condensed: as Python writes the lists of its dump.

The checksums of all records are of this text. Where there is msgspec, the text is made by way of
JSON, in a third of the time; in a browser there is none.
"""

from collections.abc import Callable
from typing import Any, Final

SPELLINGS: Final = (
    (b",", b", "),
    (b'"', b"'"),
    (b"true", b"True"),
    (b"false", b"False"),
    (b"null", b"None"),
)
"""What JSON and Python spell otherwise; no name of a state class has any of it."""


def by_python(written: list[Any]) -> bytes:
    """Spell a dump as Python does."""
    return repr(written).encode()


def by_json(encode: Callable[[Any], bytes]) -> Callable[[list[Any]], bytes]:
    """Spell dumps by way of a quick writer of JSON."""

    def spell(written: list[Any]) -> bytes:
        """Spell a dump as Python would."""
        text = encode(written)
        for json, python in SPELLINGS:
            text = text.replace(json, python)
        return text

    return spell


def quickest() -> Callable[[list[Any]], bytes]:
    """Find the quickest way there is to spell a dump."""
    try:
        from msgspec.json import Encoder  # noqa: PLC0415, a browser does without
    except ImportError:
        return by_python
    return by_json(Encoder().encode)


spell: Final = quickest()
