"""How accounts may be called: readable, and never two alike."""

import re
from typing import Final
from unicodedata import name as sign_name
from unicodedata import normalize

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal
from aevum.server.signs import is_seen

SHORTEST, LONGEST = 2, 24
SHORTEST_PASSWORD: Final = 10

MARKS: Final = "-_.'\u2019"
"""What may stand in a name beside letters, digits and single spaces."""

ALIKE: Final = {"LATIN", "GREEK", "CYRILLIC"}
"""Nobody is called by letters of several of these."""

ADDRESS: Final = re.compile(
    r"[\w!#$%&'*+/=^`{|}~-]+(\.[\w!#$%&'*+/=^`{|}~-]+)*@([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}",
    re.ASCII | re.IGNORECASE,
)
"""An address of a letter box: none in quotes or brackets, no groups, nothing that is encoded."""


def checked_name(name: str) -> str:
    """Put a name in order, or refuse it."""
    tidy = " ".join(normalize("NFKC", name).split())
    is_readable = all(letter.isalnum() or letter in MARKS or letter == " " for letter in tidy)
    is_readable = is_readable and all(map(is_seen, tidy)) and len(alphabets(tidy)) <= 1
    if not (SHORTEST <= len(tidy) <= LONGEST and is_readable and any(map(str.isalnum, tidy))):
        raise Refusal(Msg("web-refused-account-name", least=SHORTEST, most=LONGEST))
    return tidy


def alphabets(name: str) -> set[str]:
    """List which of the alphabets whose letters look alike a name is written in."""
    return {sign_name(letter, "").split(" ")[0] for letter in name} & ALIKE


def folded(name: str) -> str:
    """Write a name as it is compared: capitals, accents put together and spaces do not count."""
    plain = name.replace("\0", "")
    return "".join(normalize("NFKC", plain).casefold().split())[:96]


def checked_password(password: str, name: str) -> str:
    """Refuse a password that is guessed at once."""
    is_name = folded(name) in folded(password) and len(password) < len(name) + SHORTEST_PASSWORD
    if len(password) < SHORTEST_PASSWORD or len(set(password)) < 4 or is_name:
        raise Refusal(Msg("web-refused-password", least=SHORTEST_PASSWORD))
    return password


def checked_email(email: str) -> str:
    """Refuse what is no address of a letter box; whether it is theirs a letter shows."""
    tidy = email.strip()
    if ADDRESS.fullmatch(tidy) is None:
        raise Refusal(Msg("web-refused-email"))
    return tidy
