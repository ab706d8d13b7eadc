"""Signs that people write with: names and what is said are made of those that can be seen."""

import unicodedata
from typing import Final

JOINER: Final = "\u200d"
"""Joins the parts of a sign into one; no other invisible sign is let through."""

MOST_MARKS: Final = 3
"""So many marks stand above and below one letter."""

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their kind that look like nothing at all: fillers of Hangul, an empty braille cell."""


def readable(text: str) -> str:
    """Write on one line what somebody says, without signs that cannot be seen."""
    seen = "".join(" " if sign.isspace() else sign for sign in text if is_seen(sign))
    return " ".join(without_stacks(seen).split())


def without_stacks(text: str) -> str:
    """Leave a letter no more marks above and below it than any language writes."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def is_seen(sign: str) -> bool:
    """Say whether a sign can be seen, or parts what can be: no control, no change of direction."""
    is_invisible = sign in BLANK or unicodedata.category(sign).startswith("C")
    return sign.isspace() or sign == JOINER or not is_invisible
