"""What the others decide about a seat that is waited for too long.

More than half of the people at the other seats decide. Nobody gets a key by it: a bot plays, or the
seat is offered, and whoever takes it then has a key of their own.
"""

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from aevum.kernel.message import Msg
from aevum.server import clocks
from aevum.server.hands import count_anew
from aevum.server.messages.arrangements import Vote, Wish
from aevum.server.refusal import Refusal
from aevum.server.seating import with_link
from aevum.server.stand_ins import tell
from aevum.server.store.kept import KeptTable

if TYPE_CHECKING:
    from aevum.server.table import Table

LONG: Final = timedelta(days=1)
"""Where no time was agreed, so long somebody is waited for before the others may vote."""


def voters(kept: KeptTable, about: int) -> list[int]:
    """List the people who decide about a seat: those who play at the others."""
    return [
        seat
        for seat, chair in enumerate(kept.chairs)
        if seat not in (about, *kept.stand_ins)
        and chair.kind != "bot"
        and not kept.keyring.is_free(seat, kept.chairs)
    ]


def votable(table: "Table", at: int) -> list[int]:
    """List the seats about which the others may vote: a bot plays there, or all wait for it."""
    has_begun = table.kept.beginning.has_begun
    if table.state.is_over or table.why_stranded() or not has_begun:
        return []
    return sorted({*table.kept.stand_ins, *waited_for_too_long(table, at)})


def waited_for_too_long(table: "Table", at: int) -> list[int]:
    """Name who is asked if nobody sits there, or for longer than was agreed, or than a day."""
    kept, asked = table.kept, table.state.asked
    if not table.is_person(asked):
        return []
    if kept.keyring.is_free(asked, kept.chairs):
        return [asked]
    if clocks.is_timed(kept.pace):
        counted = clocks.count(kept.pace, kept.clock, at)
        return [asked] if clocks.who_ran_out(kept.pace, counted) == asked else []
    patience = datetime.fromtimestamp(at / 1000, UTC) - LONG
    is_long = bool(kept.changed) and datetime.fromisoformat(kept.changed) <= patience
    return [asked] if is_long and kept.has_strangers() else []


def cast(table: "Table", kept: KeptTable, vote: Vote, moment: int) -> None:
    """Count what somebody wishes, and do it if more than half of the others wish the same."""
    who = voters(kept, vote.about)
    if vote.by not in who or vote.about not in votable(table, moment):
        raise Refusal(Msg("web-refused-vote"))
    others = [one for one in kept.votes if (one.by, one.about) != (vote.by, vote.about)]
    kept.votes = [*others, vote]
    if agreed(kept, vote) * 2 > len(who):
        carry_out(table, kept, vote.about, vote.wish)


def agreed(kept: KeptTable, wished: Vote) -> int:
    """Count who wishes the same; what was said before the game went on counts no more.

    Where a bot stands in or nobody sits, the game may go on meanwhile.
    """
    goes_on = wished.about in kept.stand_ins or kept.keyring.is_free(wished.about, kept.chairs)
    who = voters(kept, wished.about)
    return sum(
        vote.by in who
        and (vote.about, vote.wish) == (wished.about, wished.wish)
        and (goes_on or vote.at == wished.at)
        for vote in kept.votes
    )


def carry_out(table: "Table", kept: KeptTable, seat: int, wish: Wish) -> None:
    """Do what the others decided about a seat."""
    if wish == "wait":
        return
    kept.votes = [vote for vote in kept.votes if vote.about != seat]
    if wish == "bot" and seat not in kept.stand_ins:
        kept.stand_ins = [*kept.stand_ins, seat]
        tell(kept, table.length, "voted-bot", seat)
    if wish == "free" and not kept.keyring.is_free(seat, kept.chairs):
        kept.chairs = with_link(kept.chairs, seat)
        kept.keyring = kept.keyring.empty(seat)
        count_anew(kept, seat)
        tell(kept, table.length, "freed", seat)
