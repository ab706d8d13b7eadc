"""What the table tells a browser."""

from typing import TypeAlias

from msgspec import Struct, field

from aevum.server.messages.arrangements import Order, Tiding, Vote
from aevum.server.messages.coaching import Hinted, Reviewing
from aevum.server.messages.pace import NO_PACE, Pace
from aevum.server.messages.positions import Changed, Difference, Gathering, Now, Position
from aevum.server.messages.tables import Chair
from aevum.server.messages.talk import Talked
from aevum.server.messages.watching import NO_DELAY, Delay
from aevum.server.messages.words import Sentence, Value


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
    """The table at which everybody goes on with their keys, because this one is only watched, or
    plays once more."""
    pace: Pace = NO_PACE
    """What was agreed on time."""
    time: int = 0
    """What time it is for the server, in milliseconds since 1970."""
    stand_ins: list[int] = field(default_factory=list)
    """The seats of people for whom a bot answers until they come back."""
    tidings: list[Tiding] = field(default_factory=list)
    """What happened beside the game, the last of it."""
    votes: list[Vote] = field(default_factory=list)
    votable: list[int] = field(default_factory=list)
    """The seats about which the others may vote now."""
    removable: list[int] = field(default_factory=list)
    """For the host alone: the seats of guests who have not answered anything yet."""
    orders: list[Order] = field(default_factory=list)
    """What was ordered for the seats of this key, and still is."""
    orders_known: dict[str, int] = field(default_factory=dict)
    """What can be ordered here, and the highest limit of each order; 0 where it has none."""
    open_talk: bool = False
    """Whether who only watches reads what people say; where they see it later, at the end."""
    delay: Delay = NO_DELAY
    """How late who only watches sees what happens, as it was agreed."""
    waits_for: int = 0
    """The game has not begun: with so many people its host may begin; 0 if it has."""
    present: int = 0
    """How many people have come to their seats."""
    is_behind: bool = False
    """Whether this is not the present but what was, as far as it may be seen."""
    hints: bool = False
    """Whether hints are given here."""
    may_hint: bool = False
    """Whether they could be: nobody plays from another browser than the host's."""
    protocol: str = ""
    """A mark of all messages and views: a page that was built for others has to be loaded anew."""


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
    | Hinted
    | Reviewing
    | Presence
    | Talked
    | Gone
)
