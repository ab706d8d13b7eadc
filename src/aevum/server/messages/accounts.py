"""What is asked and told about accounts."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from aevum.server.messages.history import OwnGame
from aevum.server.messages.words import Key, Name

Mode: TypeAlias = Literal["off", "open", "invite"]
"""Whether there are accounts, and whether making one takes an invitation."""

Role: TypeAlias = Literal["player", "operator"]

Password: TypeAlias = Annotated[str, Meta(max_length=256)]
Email: TypeAlias = Annotated[str, Meta(max_length=254)]
Language: TypeAlias = Annotated[str, Meta(max_length=8)]
Shown: TypeAlias = Annotated[str, Meta(max_length=64)]
"""What is shown once: an invitation, or what stands in a link of a letter."""


class SignUp(Struct):
    """A wish for an account."""

    name: Name
    password: Password
    invitation: Shown = ""
    lang: Language = "en"


class LogIn(Struct):
    """Name and password of an account."""

    name: Name
    password: Password


class Surely(Struct):
    """The password once more, before something that cannot be taken back."""

    password: Password


class NewPassword(Struct):
    """Another password in place of the old one."""

    old: Password
    password: Password


class NewEmail(Struct):
    """An address for letters; an empty one is forgotten."""

    email: Email


class Forgotten(Struct):
    """A name whose password was forgotten."""

    name: Name


class Recovery(Struct):
    """A new password, with what stood in the letter."""

    token: Shown
    password: Password


class Confirmation(Struct):
    """What stood in the letter to an address."""

    token: Shown


class Spoken(Struct):
    """The language that somebody reads."""

    lang: Language


class Device(Struct):
    """A browser that is logged in, or a passkey."""

    id: str
    name: str
    """What it says of itself."""
    made: str
    seen: str
    is_here: bool = False


class Me(Struct):
    """An account, as its owner sees it."""

    name: str
    role: Role
    email: str
    """Empty as long as none is confirmed."""
    tables: list[str]
    """The tables at which this account holds seats, the latest first."""


class Account(Struct):
    """Whether there are accounts here, and whose this browser is logged in to."""

    mode: Mode
    me: Me | None = None
    has_mail: bool = False
    """Whether this server can write letters."""


class Moved(Struct):
    """The tables whose seats are the account's from now on."""

    tables: list[str]


class Ban(Struct):
    """Whether an account may be used."""

    is_banned: bool


class Member(Struct):
    """An account, as operators see it."""

    name: str
    role: Role
    is_banned: bool
    made: str


class Code(Struct):
    """An invitation to make an account, shown this once."""

    code: str


class OwnTable(Struct):
    """A table at which somebody holds seats, for their own files."""

    table: str
    game: str
    seats: list[int]
    is_host: bool
    is_over: bool
    winners: list[int]
    changed: str
    has_let_go: bool
    """Whether the account plays these seats no more; they count for it all the same."""


class Remark(Struct):
    """What somebody said at a table."""

    table: str
    at: str
    text: str


Rows: TypeAlias = list[dict[str, str | int | bool]]


class OwnClub(Struct):
    """What is known of somebody among others, for their own files."""

    tournaments: Rows
    made: Rows
    """Tournaments that they have made."""
    friends: Rows
    invitations: Rows
    lobby: Rows
    """What they said there."""
    reports: Rows


class OwnData(Struct):
    """All that the server knows about an account."""

    name: str
    role: Role
    email: str
    lang: str
    made: str
    devices: list[Device]
    passkeys: list[Device]
    tables: list[OwnTable]
    said: list[Remark]
    receivers: Rows
    games: list[OwnGame]
    is_open: bool
    """Whether everybody may see these games and the ratings."""
    club: OwnClub


class Challenge(Struct):
    """What a passkey has to sign: the options of the browser's own interface, as JSON."""

    token: str
    options: str


class Signed(Struct):
    """What a passkey has signed, as the browser writes it."""

    token: Shown
    credential: Annotated[str, Meta(max_length=20_000)]


class OwnKey(Struct):
    """A table, and the key that this browser holds for it."""

    table: Key
    key: Key


Claimed: TypeAlias = Annotated[list[OwnKey], Meta(max_length=200)]
