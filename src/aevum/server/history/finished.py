"""What is written down of a game that is over: who sat where, who won, whether it is rated."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from aevum.server.hands import OPENING
from aevum.server.history.sitting import Holder, Sitting, sitting
from aevum.server.history.skill import places
from aevum.server.resigning import resigned
from aevum.server.store.kept import KeptTable
from aevum.server.table import Table

Sort: TypeAlias = Literal["account", "guest", "bot"]
"""Somebody with an account, somebody without, or nobody."""


class Sat(NamedTuple):
    """Who sat at a seat, and what came of it."""

    seat: int
    kind: Sort
    player: str
    """The account; empty for everybody else."""
    name: str
    """What a guest was called."""
    bot: str
    score: int | None
    place: int
    is_winner: bool
    bot_answers: int
    """How often a bot answered in place of the person."""


class Finished(NamedTuple):
    """A game that is over."""

    table: str
    rev: int
    game: str
    rules: str
    options: dict[str, bool | int | str]
    round: int
    moves: int
    ended: str
    unrated: str
    """Why it counts for no rating; empty if it counts."""
    seats: list[Sat]


def finished(table: Table, holders: Sequence[Holder]) -> Finished:
    """Write down a game that is over, with the accounts whose result its seats are."""
    kept = table.kept
    is_whole = table.state.is_over
    scores = table.game.scores(table.state) if is_whole else []
    winners = table.game.winners(table.state) if is_whole else kept.standing.winners
    ranks = places(scores or [0] * len(kept.chairs), winners)
    sittings = [sitting(kept, seat, holders) for seat in range(len(kept.chairs))]
    players = [one.player for one in sittings]
    seats = [
        Sat(
            seat,
            sort_of(kept, seat, players[seat]),
            players[seat],
            "" if chair.kind == "bot" or players[seat] else chair.name,
            bot_of(kept, seat),
            scores[seat] if scores else None,
            ranks[seat],
            seat in winners,
            0 if chair.kind == "bot" else answers_of_bots(table, seat),
        )
        for seat, chair in enumerate(kept.chairs)
    ]
    return Finished(
        table=kept.id,
        rev=kept.rev,
        game=kept.game,
        rules=kept.rules,
        options=kept.options,
        round=kept.standing.round,
        moves=table.length,
        ended=kept.changed,
        unrated=why_unrated(table, seats, sittings),
        seats=seats,
    )


def is_empty(kept: KeptTable, seat: int) -> bool:
    """Say whether no person has a seat at the end: a bot, or nobody any more."""
    return kept.chairs[seat].kind == "bot" or kept.keyring.is_free(seat, kept.chairs)


def sort_of(kept: KeptTable, seat: int, player: str) -> Sort:
    """Say what somebody at a seat is."""
    if is_empty(kept, seat):
        return "bot"
    return "account" if player else "guest"


def bot_of(kept: KeptTable, seat: int) -> str:
    """Name the bot of a seat; where nobody sits any more one stood in."""
    if kept.chairs[seat].kind == "bot":
        return kept.chairs[seat].bot
    return kept.pace.bot if is_empty(kept, seat) else ""


def answers_of_bots(table: Table, seat: int) -> int:
    """Count how often a bot answered for a person."""
    given = zip(table.record.moves, table.given_by, strict=False)
    return sum(move.seat == seat and by == "bot" for move, by in given)


def why_unrated(table: Table, seats: list[Sat], sittings: Sequence[Sitting]) -> str:
    """Say why a game counts for no rating; nothing if it does.

    It counts if people with accounts alone sat there since its opening, each at one seat, who could
    not know what would be drawn, if it was not resigned in the opening, and if somebody won.
    """
    kept = table.kept
    people = [one.player for one in seats if one.kind == "account"]
    reasons = {
        "broken": not table.state.is_over,
        "alone": len(seats) == 1,
        "bots": any(one.kind == "bot" for one in seats),
        "guests": any(one.kind == "guest" for one in seats),
        "twice": len(set(people)) < len(people),
        "seed": kept.open_seed,
        "several": any(one.is_shared for one in sittings),
        "late": any(one.is_late for one in sittings),
        "short": kept.standing.round <= OPENING and bool(resigned(table)),
        "lost": not any(one.is_winner for one in seats),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")
