"""Every message between the table and a browser, defined once; the client's types are made of it.

Sentences travel as keys with arguments, so that one log serves German and English readers alike.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from aevum.record.weighing import Care

Value: TypeAlias = bool | int | str

Name: TypeAlias = Annotated[str, Meta(max_length=24)]
"""What somebody at the table is called."""

Key: TypeAlias = Annotated[str, Meta(max_length=64)]
"""The name of a table, or the key of a seat."""

Mark: TypeAlias = Annotated[str, Meta(max_length=60)]
"""What a browser calls a request; it is kept together with the seat that asks."""

Line: TypeAlias = Annotated[str, Meta(max_length=200)]
"""What is typed in notation."""

Count: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
Seat: TypeAlias = Annotated[int, Meta(ge=-1, lt=100)]
"""Counted from 0; -1 is a spectator."""

Action: TypeAlias = Annotated[int, Meta(ge=-(1 << 62), lt=1 << 62)]
Chosen: TypeAlias = Annotated[list[Action], Meta(max_length=128)]
"""Members of a set, in any order."""
Seed: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 32)]


class Sentence(Struct, frozen=True, gc=False):
    """What the catalogues put into words: a key and what fills its gaps.

    Several things in one gap travel as a sentence under the key `list`; they are told one after
    the other, with commas between.
    """

    key: str
    args: "dict[str, int | str | Sentence]" = field(default_factory=dict)


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


# From the browser


class Hello(Struct, tag="hello"):
    """The first message: the key of a seat or of the host; without one a spectator comes."""

    key: Key = ""


class Sit(Struct, tag="sit"):
    """Look from another seat that this key may play: the hand-over of a shared browser."""

    seat: Seat


class Heed(Struct, tag="heed"):
    """Say when the person wants to confirm an answer; every answer says it anew."""

    care: Care


class Play(Struct, tag="play"):
    """Answer the open question with one of the choices; `id` makes sending it twice harmless."""

    id: Mark
    rev: Count
    seat: Seat
    action: Action
    care: Care = "never"
    is_sure: bool = False
    """It was in doubt, and is confirmed."""


class Gather(Struct, tag="gather"):
    """Ask which members still fit to those chosen, where the open question asks for a set."""

    id: Mark
    rev: Count
    seat: Seat
    chosen: Chosen


class Confirm(Struct, tag="confirm"):
    """Answer the open question with a set, its members in any order, and with what ends it.

    That is to be done, 0, or another answer that may come after the members.
    """

    id: Mark
    rev: Count
    seat: Seat
    chosen: Chosen
    then: Action = 0
    care: Care = "never"
    is_sure: bool = False


class Say(Struct, tag="say"):
    """Answer the open question in notation; of a set several members, in any order.

    They are named besides those that are chosen already.
    """

    id: Mark
    rev: Count
    seat: Seat
    text: Line
    care: Care = "never"
    is_sure: bool = False
    chosen: Chosen = field(default_factory=list)


class Undo(Struct, tag="undo"):
    """Take back one decision, or all back to the start of the turn."""

    id: Mark
    rev: Count
    seat: Seat
    to: Literal["step", "turn"]


class Redo(Struct, tag="redo"):
    """Play the next decision again that was taken back."""

    id: Mark
    rev: Count
    seat: Seat


class Why(Struct, tag="why"):
    """Ask by which clause an action in notation is not offered."""

    id: Mark
    seat: Seat
    text: Line


class Look(Struct, tag="look"):
    """Ask for the position after so many actions, as a seat may see it."""

    id: Mark
    at: Count
    seat: Seat


class Describe(Struct, tag="describe"):
    """Ask for the position after so many actions in sentences, as far as a seat may know it."""

    id: Mark
    at: Count
    seat: Seat


class Census(Struct, tag="census"):
    """Ask for every kind of card after so many actions, counted as a seat may."""

    id: Mark
    at: Count
    seat: Seat


class Again(Struct, tag="again"):
    """Ask for the whole position: what was said to differ cannot be laid on what is here."""


class Preview(Struct, tag="preview"):
    """Ask what a choice would do; only the newest such question is answered."""

    id: Mark
    rev: Count
    seat: Seat
    action: Action


Request: TypeAlias = (
    Hello
    | Sit
    | Heed
    | Play
    | Gather
    | Confirm
    | Say
    | Undo
    | Redo
    | Why
    | Look
    | Describe
    | Census
    | Preview
    | Again
)


# To the browser


class Choice(Struct, gc=False):
    """One legal answer: its number, its notation and its words; the words name places and cards."""

    action: int
    text: str
    label: Sentence


class Gathering(Struct):
    """What can be said of the members that were chosen of a set."""

    chosen: list[int]
    members: list[Choice]
    """All that there are, or as far as they are known by now."""
    fitting: list[int]
    """Which of them can be chosen besides; one that was chosen, once more."""
    may_confirm: bool
    confirm: Sentence
    """What is confirmed; where a game has no such sentence, `n` tells how many are chosen."""
    others: list[Choice]
    """What may be answered after them and is no member."""
    prompt: Sentence | None
    """How the question reads after them, where that is clear."""
    doing: list[dict[str, Any]] | None
    """The procedures that are not finished, as the view would show them after that."""


class AskedSet(Struct):
    """The open question asks for a set: at least and at most so many members, in any order."""

    least: int
    most: int
    start: Gathering
    """What can be said as long as nothing is chosen."""


class Entry(Struct, gc=False):
    """One line of the log: after which action and in which round it happened, and what."""

    at: int
    round: int
    seat: int
    said: Sentence
    scene: int = -1
    """The number of the entry that opened the outcome this belongs to; -1 if to none."""


class Reread(Struct):
    """An earlier line of the log that reads otherwise from the seat that is looked from now."""

    number: int
    entry: Entry


class ScorePart(Struct):
    """One part of the scores: what it was counted for, and the points of every seat."""

    title: Sentence
    points: list[int]


class Ending(Struct):
    """How a game ended: the final scores, the parts they are made of, and the seats that won."""

    scores: list[int]
    parts: list[ScorePart]
    winners: list[int]


class Position(Struct):
    """The table as one seat may see it after some number of actions."""

    at: int
    seat: int
    asked: int
    is_over: bool
    view: dict[str, Any]
    scores: list[int]
    prompt: Sentence | None
    choices: list[Choice]
    """Empty unless this seat is asked."""
    ending: Ending | None
    asked_set: AskedSet | None = None
    """Of the present position, if this seat is asked for a set."""


class Welcome(Struct, tag="welcome"):
    """The answer to hello: what the table is and which seats this key plays.

    It comes again when something of it has changed.
    """

    table: str
    game: str
    chairs: list[Chair]
    options: dict[str, Value]
    mine: list[int]
    is_host: bool
    may_export: bool
    links: dict[int, str]
    """For the host alone: the invitations that nobody has claimed yet."""
    free: list[int]
    """The seats by link to which nobody has come yet."""
    held: list[int]
    """How many browsers have a key for each seat, whether they are there or not."""
    is_invitation: bool = False
    """This is no key but an invitation: it has to be claimed."""
    open_seed: bool = False
    """Somebody may know the seed, and with it what is hidden and what will be drawn."""
    went_on: str = ""
    """The table at which everybody goes on with their keys, because this one is only watched."""


class Difference(Struct):
    """One part that becomes another: the way to it by names and places, and its value."""

    path: list[int | str]
    value: Any


class Now(Struct, tag="now"):
    """The present position as a whole; the log is cut at `log_from` and then continued.

    Of what lies before it only the lines are sent that read otherwise from another seat.
    """

    rev: int
    position: Position
    log_from: int
    reread: list[Reread]
    log: list[Entry]
    score_rounds: list[list[int]]
    """The scores at the end of each round so far, for the chart; only in a game that is over."""
    undo_steps: int
    """How many decisions of this seat may still be taken back."""
    undo_at: int
    """How many actions would be left if all of them were; -1 if there are none."""
    redo_steps: int
    """How many decisions this seat took back and may play again."""
    is_thinking: bool
    """A bot is asked."""
    lesson: int
    """How many actions, from the first on, are those of the lesson; -1 if none is given here."""
    stranded: Sentence | None = None
    """Why the table can only be watched, if that is so."""


class Changed(Struct, tag="changed"):
    """The present position, after a change, by what differs from the one that was told before.

    The differences are of the message `now`; the log goes on as it does there. Who has another
    position than that of the revision `since` asks for the whole.
    """

    rev: int
    since: int
    differences: list[Difference]
    log_from: int
    reread: list[Reread]
    log: list[Entry]


class Shown(Struct, tag="shown"):
    """The answer to look: an earlier position and how many entries of the log it had."""

    id: str
    position: Position
    log_length: int


class Described(Struct, tag="described"):
    """The answer to describe: the position in sentences that can be read aloud."""

    id: str
    lines: list[Sentence]


class CardKind(Struct):
    """A kind of card or tile: its name in the notation, its words, how many there are of it."""

    group: Sentence
    name: str
    title: Sentence
    text: Sentence
    copies: int
    seen: list[Sentence]
    """One place to each that the seat sees; all others are unseen."""


class Counted(Struct, tag="counted"):
    """The answer to census: every kind of card, those of a group one after the other."""

    id: str
    kinds: list[CardKind]


class Done(Struct, tag="done"):
    """The request was carried out and is kept; the table has this revision now."""

    id: str
    rev: int


class Gathered(Struct, tag="gathered"):
    """The answer to gather; and to say, where the text names some members of a set and no more."""

    id: str
    gathering: Gathering


class Refused(Struct, tag="refused"):
    """The request changed nothing, and why, with the clause of the rules if there is one."""

    id: str
    rev: int
    reason: Sentence
    clause: str = ""


class Lost(Struct):
    """Something that an answer would lose for good, and by which clause of the rules."""

    clause: str
    what: Sentence


class Doubt(Struct, tag="doubt"):
    """The answer changed nothing yet and can be given again as a sure one.

    It loses something, or it is the last before others are asked.
    """

    id: str
    rev: int
    action: int
    losses: list[Lost]
    is_last: bool


class Because(Struct, tag="because"):
    """The answer to why; without a reason the action is offered."""

    id: str
    clause: str
    reason: Sentence | None


class Foreseen(Struct, tag="foreseen"):
    """The answer to preview: how the view would change in all tries alike.

    Each is made with all that the seat cannot know dealt anew. If nothing hidden or random comes
    in, the choice does exactly this.
    """

    id: str
    differences: list[Difference]
    tries: int
    is_certain: bool
    is_final: bool
    """Whether it could not be taken back."""
    losses: list[Lost]


class Presence(Struct, tag="presence"):
    """How many browsers look from each seat just now, and how many watch."""

    seats: list[int]
    watchers: int


class Gone(Struct, tag="gone"):
    """The table was deleted by its host."""


News: TypeAlias = (
    Welcome
    | Now
    | Changed
    | Shown
    | Described
    | Counted
    | Done
    | Gathered
    | Refused
    | Doubt
    | Because
    | Foreseen
    | Presence
    | Gone
)
