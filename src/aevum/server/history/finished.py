"""What is written down of a game that is over: who sat where, who won, whether it is rated."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from aevum.server.history.skill import places
from aevum.server.store.kept import KeptTable
from aevum.server.table import Table

Sort: TypeAlias = Literal["account", "guest", "bot"]
"""Somebody with an account, somebody without, or nobody."""

CHANGED_HANDS: Final = ("web-tiding-handed-over", "web-tiding-freed")
"""After these somebody else plays a seat."""


class Holder(NamedTuple):
    """An account that held a key of a table when the game was over."""

    account: str
    key: str


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
    """Write down a game that is over, with the accounts that held its seats at the end."""
    kept = table.kept
    is_whole = table.state.is_over
    scores = table.game.scores(table.state) if is_whole else []
    winners = table.game.winners(table.state) if is_whole else kept.standing.winners
    ranks = places(scores or [0] * len(kept.chairs), winners)
    players = players_of(kept, holders)
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
        unrated=why_unrated(kept, seats, is_whole=is_whole),
        seats=seats,
    )


def players_of(kept: KeptTable, holders: Sequence[Holder]) -> list[str]:
    """Find the account of every seat; who plays several at one browser is a guest at each.

    A seat that several accounts hold is that of the first.
    """
    players = [""] * len(kept.chairs)
    for holder in holders:
        seats = kept.keyring.seats_of(holder.key, kept.chairs)
        if len(seats) == 1 and not players[seats[0]]:
            players[seats[0]] = holder.account
    return players


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


def why_unrated(kept: KeptTable, seats: list[Sat], *, is_whole: bool) -> str:
    """Say why a game counts for no rating; nothing if it does.

    It counts if people with accounts alone sat there, each at one seat from the beginning to the
    end of the game, who could not know what would be drawn, and if somebody won.
    """
    people = [one.player for one in seats if one.kind == "account"]
    reasons = {
        "broken": not is_whole,
        "alone": len(seats) == 1,
        "bots": any(one.kind == "bot" for one in seats),
        "guests": any(one.kind == "guest" for one in seats),
        "twice": len(set(people)) < len(people),
        "seed": kept.open_seed,
        "handed": any(one.said.key in CHANGED_HANDS for one in kept.tidings),
        "lost": not any(one.is_winner for one in seats),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")
