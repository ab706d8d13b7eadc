"""What is written into the store and read from it."""

from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from aevum.record.ahead import By
from aevum.record.chance import Chance
from aevum.server.keys import Keyring
from aevum.server.messages.arrangements import Order, Tiding, Vote
from aevum.server.messages.beginning import BEGUN, Beginning, Language
from aevum.server.messages.pace import NO_CLOCK, NO_PACE, Clock, Pace
from aevum.server.messages.tables import Chair
from aevum.server.messages.talk import Said
from aevum.server.messages.watching import NO_DELAY, Delay
from aevum.server.messages.words import Value


class Played(Struct, tag="play", frozen=True):
    """A seat answered: the notation, and the checksum of the position it led to."""

    seat: int
    text: str
    checksum: str
    by: By


class TakenBack(Struct, tag="undo", frozen=True):
    """The last actions were taken back; so many are left."""

    to: int


Event: TypeAlias = Played | TakenBack

encoder: Final = Encoder()
event_decoder: Final = Decoder(Event)


class NotKept(Exception):
    """What stands in the way of a store that is away, full, or claimed by somebody else."""

    reason = "web-refused-not-kept"
    """What is said to whoever wanted something kept."""


class Change(NamedTuple):
    """What happened, the snapshots made on the way, and where the log was cut, if it was."""

    events: list[Event]
    snapshots: dict[int, bytes]
    cut: int | None = None


class Standing(Struct, frozen=True):
    """How a game stands, as far as everybody may know: one line of a list of tables."""

    round: int
    asked: int
    bot_asked: bool
    is_over: bool
    winners: list[int]


class Appending(NamedTuple):
    """What happened at a table after a revision, to be kept, and the request that led to it."""

    table: str
    rev: int
    change: Change
    standing: Standing
    request: str = ""
    clock: Clock = NO_CLOCK
    arranged: int = 0
    """How often the table had been rearranged by then."""


class KeptTable(Struct):
    """A table as the store knows it, without what happened at it."""

    id: str
    game: str
    rules: str
    """Identifies the rules and the tables of the game that it was opened with."""
    seed: int
    options: dict[str, Value]
    chairs: list[Chair]
    keyring: Keyring
    rev: int
    standing: Standing
    changed: str
    chance: Chance = "sfc32"
    open_seed: bool = False
    """Somebody may know the seed: it was chosen, or a record of the game is about."""
    went_on: str = ""
    """The table at which everybody goes on, because this one can only be watched."""
    pace: Pace = NO_PACE
    """What was agreed on time."""
    clock: Clock = NO_CLOCK
    stand_ins: list[int] = field(default_factory=list)
    """The seats of people for whom a bot answers until they come back."""
    is_public: bool = False
    """Whoever reaches the server may take a free seat."""
    open_talk: bool = False
    """Whether who only watches reads what people say."""
    tidings: list[Tiding] = field(default_factory=list)
    """What happened beside the game, the last of it."""
    votes: list[Vote] = field(default_factory=list)
    """What the others wish for a seat that is waited for too long."""
    orders: list[Order] = field(default_factory=list)
    """What people have ordered for questions to come."""
    hints: bool = False
    """Whether hints are given on request."""
    beginning: Beginning = BEGUN
    """Whom the game waits for before it begins."""
    lang: Language = ""
    """In which language people talk here; empty if any will do."""
    lock: str = ""
    """What is kept of the password of a public table; empty if it has none."""
    delay: Delay = NO_DELAY
    """How late who only watches sees what happens."""
    arranged: int = 0
    """How often it was rearranged who sits where and is waited for."""

    def is_manned(self) -> bool:
        """Say whether somebody or a bot answers for every seat."""
        seats = range(len(self.chairs))
        return all(
            seat in self.stand_ins or not self.keyring.is_free(seat, self.chairs) for seat in seats
        )

    def has_strangers(self) -> bool:
        """Say whether people may play from another browser than the host's."""
        has_links = any(chair.kind == "link" for chair in self.chairs)
        return has_links or not self.keyring.is_alone()


class KeptReview(NamedTuple):
    """The review of a game: by which engine, whether it is done, and what was found, packed."""

    engine: str
    is_done: bool
    payload: bytes


class History(Struct):
    """All that happened at a table, and the snapshots on the way."""

    kept: KeptTable
    events: list[Event] = field(default_factory=list)
    requests: dict[str, int] = field(default_factory=dict)
    """The revision that each request of a seat led to, by the mark of both."""
    snapshots: dict[int, bytes] = field(default_factory=dict)
    is_damaged: bool = False
    """What happened later cannot be read, or is not there."""


MOST_SAID: Final = 500
"""So much of what was said at a table is kept; what was said earlier is forgotten."""


class News(NamedTuple):
    """How a table stands, and what happened at it since a revision, as it lies in the log."""

    kept: KeptTable
    events: list[Event]
    requests: dict[str, int]


class Talk(NamedTuple):
    """What people said at a table, and the marks of the requests that it came by."""

    said: list[Said]
    requests: list[str]
