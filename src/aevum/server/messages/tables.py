"""What is asked for and told over HTTP: games, tables, the rules and lessons."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from aevum.server.messages.beginning import Language, Secret
from aevum.server.messages.pace import Pace
from aevum.server.messages.watching import NO_DELAY, Delay
from aevum.server.messages.words import Count, Key, Name, Seed, Sentence, Value

# Of games


class RuleOption(Struct):
    """A rule option of a game, all its values, and the key of its one-line help."""

    name: str
    default: Value
    values: list[Value]
    help: str


class Box(Struct):
    """How long the printed game takes, and how demanding it is; against bots it is shorter."""

    least_minutes: Count
    most_minutes: Count
    """0 if there is no telling."""
    weight: Annotated[int, Meta(ge=1, le=4)]
    """From light to heavy."""


class GameCard(Struct):
    """What the start page needs to know of a game."""

    name: str
    min_seats: int
    max_seats: int
    options: list[RuleOption]
    bots: list[str]
    reconstructed: list[Sentence]
    box: Box | None
    no_lesson: Sentence | None
    """Why there is no guided first game, if there is none."""
    chapters: list[str]
    """The keys of the titles of its chapters; a person can begin with any."""
    resigning: str = ""
    """The rule option with which seats may resign; empty if the rules know nothing of it."""


class PrintedTables(Struct):
    """The printed tables of a game as they were loaded: rows in their order, cells by column."""

    hash: str
    tables: dict[str, list[dict[str, str]]]


# Of tables

Kind: TypeAlias = Literal["here", "link", "bot"]
"""A person at the browser that opened the table, one who comes by a link, or a bot."""


class Chair(Struct):
    """Who sits at a seat; without a name a person is called by the number of the seat."""

    kind: Kind
    name: Name = ""
    bot: Name = ""


class NewTable(Struct):
    """A wish for a table: the game, who sits where, the rule options; without a seed any game.

    Everybody at the table is told that a seed was chosen: who knows it knows what will be drawn.
    """

    game: Name
    chairs: list[Chair]
    options: dict[str, Value] = field(default_factory=dict)
    seed: Seed | None = None
    pace: Pace | None = None
    """How long somebody is waited for where people come by link; a public table has a day for
    every turn unless it says otherwise, and others wait."""
    is_public: bool = False
    """Whoever reaches the server may take a free seat."""
    open_talk: bool = False
    """Whether who only watches reads what people say."""
    delay: Delay = NO_DELAY
    """How late who only watches sees what happens, where people come by link."""
    hints: bool = False
    """Whether hints are given on request; never where people come by links."""
    least: Annotated[int, Meta(ge=0, le=6)] = 0
    """With so many people its host may begin; without, a public table waits for all of them, and
    others for nobody."""
    bot: Name = "medium"
    """Who plays then at the seats that are free."""
    lang: Language = ""
    """In which language people talk at a public table."""
    secret: Secret = ""
    """The password that whoever joins a public table has to know."""


class Opened(Struct):
    """A table that was opened: its name and the key of who opened it."""

    table: str
    key: str


class Fork(Struct):
    """A wish to go on from an earlier position at a table of its own."""

    at: Count
    chairs: list[Chair]


class Take(Struct):
    """A browser takes the seat that it is invited to, with a key that it has made.

    If the answer is lost it may send the same again: only another browser is refused.
    """

    invitation: Key
    key: Annotated[str, Meta(min_length=20, max_length=64)]


class Join(Struct):
    """A browser takes any free seat of a public table, with a key that it has made.

    If the answer is lost it may send the same again, and has the seat that it had.
    """

    key: Annotated[str, Meta(min_length=20, max_length=64)]
    secret: Secret = ""
    """The password, where the table has one."""


class PublicTable(Struct):
    """A table with free seats for everybody, as the start page lists it."""

    table: str
    game: str
    chairs: list[Chair]
    free: list[int]
    round: int
    changed: str
    """When the last move was made, in ISO 8601."""
    pace: Pace
    lang: Language
    is_locked: bool
    """A seat takes a password."""
    least: int
    """With so many people it may begin; 0 if it has."""


class Taken(Struct):
    """The seat that was taken."""

    seat: int


class Invitation(Struct):
    """An invitation to a seat; whoever claims it first sits there."""

    seat: int
    invitation: str


class Claim(Struct):
    """A table, and the key that a browser holds for it; without a key a spectator's."""

    table: Key
    key: Key = ""


class Summary(Struct):
    """One line of `my tables`."""

    table: str
    game: str
    chairs: list[Chair]
    round: int
    asked: int
    is_over: bool
    winners: list[int]
    is_host: bool
    mine: list[int]
    """The seats that the key of this browser opens."""
    may_export: bool
    changed: str
    """When the last move was made, in ISO 8601."""
    kept_until: str = ""
    """When it is deleted if nobody touches it; empty if never."""


class Problem(Struct):
    """Why a request over HTTP was refused; nothing has changed."""

    reason: Sentence


class Addresses(Struct):
    """Where others reach this server, or that it is reached from its own machine only."""

    addresses: list[str]
    is_near: bool


# Of rules


class Clause(Struct):
    """One clause of the rules as HTML, by its number; a text between clauses has none."""

    id: str
    html: str
    reconstructed: bool


class Chapter(Struct):
    """A chapter of the rules, or a part of one: what stands before its clauses, and these."""

    id: str
    """Such as R6; empty if the heading has no number."""
    level: int
    """Of its heading: 2 for a chapter, 3 for a part of the one before."""
    title: str
    intro: str
    clauses: list[Clause]


class Rules(Struct):
    """The rules of a game in one language: on one page, and all of them."""

    title: str
    short: str
    chapters: list[Chapter]


# Of lessons


class Remark(Struct):
    """What is said after so many actions of a lesson, and which part of the page it is about."""

    at: int
    key: str
    part: str
    """Empty if it is about the place where the person answers next."""
    args: dict[str, int]
    """The numbers that are printed on the card it speaks of, by their columns."""


class LessonChapter(Struct):
    """A part of a lesson: after how many actions it begins, and the key of its title.

    It ends with its last remark; up to the next chapter nothing is remarked.
    """

    at: int
    key: str


class Lesson(Struct):
    """A guided first game: what is remarked when, and what the person is to answer."""

    chapters: list[LessonChapter]
    remarks: list[Remark]
    answers: list[str]
    """In notation, one for each action of the record; empty where another seat answers."""
