"""The neighbours of a hall: other processes that serve the same tables.

A hall asks them before it reads a table, tells them what is in no log, and does by turns with them
what is done once for all. Whoever is alone is answered at once, and nothing is written or sent.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, TypeAlias

from msgspec import Struct, field

from aevum.record.weighing import Care
from aevum.server.stand_ins import this_moment

if TYPE_CHECKING:
    from aevum.server.hall import Hall
    from aevum.server.room import Room

Duty: TypeAlias = Literal["clocks", "history", "notices", "sweeping", "tournaments"]
"""What one process at a time does for all."""


Hearer: TypeAlias = Callable[[list[Any]], None]
Again: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Note(Struct, frozen=True, omit_defaults=True):
    """What a process tells of a table that it has open, beside what is kept of it."""

    looking: dict[int, int] = field(default_factory=dict)
    """How many browsers look from each seat, or from none."""
    holding: dict[int, int] = field(default_factory=dict)
    """How many browsers hold each seat, or none."""
    cares: dict[int, tuple[float, Care]] = field(default_factory=dict)
    """When people want to confirm an answer, and at what time they said so."""
    reviewing: tuple[int, int] | None = None
    """How far the review has come that is made here, and of how many."""


class Elsewhere(NamedTuple):
    """What a table is at all other processes together."""

    is_first: bool = True
    """Nobody has it open for longer than this process, which so lets its bots think."""
    looking: Mapping[int, int] = Counter()
    holding: Mapping[int, int] = Counter()
    cares: Mapping[int, tuple[float, Care]] = {}
    reviewing: tuple[int, int] | None = None


NOWHERE: Final = Elsewhere()


def together(notes: Iterable[Note], *, is_first: bool) -> Elsewhere:
    """Put together what all others tell of a table."""
    looking, holding = Counter[int](), Counter[int]()
    cares: dict[int, tuple[float, Care]] = {}
    reviewing = None
    for note in notes:
        looking.update(note.looking)
        holding.update(note.holding)
        for seat, said in note.cares.items():
            cares[seat] = max(said, cares.get(seat, said))
        reviewing = note.reviewing or reviewing
    return Elsewhere(is_first, looking, holding, cares, reviewing)


class Neighbours(Protocol):
    """What a hall wants of the other processes."""

    async def meet(self, hall: "Hall") -> None:
        """Become known to each other, before anybody comes."""

    async def resume(self, hall: "Hall") -> None:
        """Let the clocks run on, unless somebody was there all the time."""

    async def keep_company(self) -> None:
        """Listen to the others, and take over what those leave who are gone."""

    async def enter(self, table: str) -> Elsewhere:
        """Hear from now on of everything that happens at a table; return what it is elsewhere."""

    def leave(self, tables: Sequence[str]) -> None:
        """Hear of tables no longer."""

    async def catch_up(self, room: "Room") -> None:
        """Bring a room up to what has happened at its table by now."""

    async def is_back(self) -> bool:
        """Wait a while for a store that is away; False if it stays so."""

    def show(self, room: "Room") -> None:
        """Tell the others what is in no log: who is at a table, and what they want."""

    def stop_review(self, room: "Room") -> None:
        """Ask whoever reviews a game to leave off."""

    def hear_of(self, kind: str, hearer: Hearer, look_again: Again | None = None) -> None:
        """Hear what is called out, and look again where something may have been missed."""

    async def looked_at(self, tables: Sequence[str]) -> Mapping[str, set[int]]:
        """Say from which seats somebody looks at tables elsewhere."""

    async def duty(self, duty: Duty) -> None:
        """Wait until something is for this process to do."""

    async def close(self) -> None:
        """Let the others do everything from now on."""


class Alone:
    """No neighbours: everything happens here."""

    def __init__(self) -> None:
        self.hall: Hall | None = None

    async def meet(self, hall: "Hall") -> None:
        """There is nobody to meet."""
        self.hall = hall

    async def resume(self, hall: "Hall") -> None:
        """Let all clocks run on that stood still while no server was there."""
        await hall.keeper.resume(this_moment())

    async def keep_company(self) -> None:
        """Wake the bots that were asked when the server ended."""
        assert self.hall is not None
        await self.hall.wake_bots()

    async def enter(self, table: str) -> Elsewhere:
        """Nothing happens without this process."""
        return NOWHERE

    def leave(self, tables: Sequence[str]) -> None:
        """Nobody else has to know."""

    async def catch_up(self, room: "Room") -> None:
        """A room is never behind."""

    async def is_back(self) -> bool:
        """Nobody is told when a store is back."""
        return False

    def show(self, room: "Room") -> None:
        """Nobody else has to know."""

    def stop_review(self, room: "Room") -> None:
        """Nobody else makes one."""

    def hear_of(self, kind: str, hearer: Hearer, look_again: Again | None = None) -> None:
        """Nobody calls anything."""

    async def looked_at(self, tables: Sequence[str]) -> Mapping[str, set[int]]:
        """Nobody looks at a table elsewhere."""
        return {}

    async def duty(self, duty: Duty) -> None:
        """Everything is to be done here."""

    async def close(self) -> None:
        """Nobody takes anything over."""
