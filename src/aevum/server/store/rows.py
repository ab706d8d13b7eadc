"""Tables, events and snapshots as rows, alike in every store; and how they are read again."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from msgspec import DecodeError
from msgspec.json import decode

from aevum.server.keys import Keyring, SeatKeys
from aevum.server.messages.arrangements import Order, Tiding, Vote
from aevum.server.messages.beginning import Beginning
from aevum.server.messages.pace import Clock, Pace
from aevum.server.messages.tables import Chair
from aevum.server.messages.watching import Delay
from aevum.server.messages.words import Value
from aevum.server.store.kept import (
    Event,
    History,
    KeptTable,
    Standing,
    encoder,
    event_decoder,
)

Written: TypeAlias = dict[str, Any]
"""A row as it is handed to a store."""

Happened: TypeAlias = tuple[int, str, str]
"""An event as it lies in the log: its number, what happened, and the request that led to it."""


def now() -> str:
    """Tell the time, in ISO 8601."""
    return moment(datetime.now(UTC))


def moment(when: datetime) -> str:
    """Write a time in ISO 8601, so that texts are in the order of time."""
    return when.isoformat(timespec="milliseconds")


def sound_events(happened: Iterable[Happened], since: int = 0) -> list[Event]:
    """Read the log, from a revision on, up to the first event that cannot be read or is missing."""
    events: list[Event] = []
    for seq, payload, _ in happened:
        try:
            if seq != since + len(events):
                break
            events.append(event_decoder.decode(payload))
        except DecodeError:
            break
    return events


def event_rows(table: str, rev: int, events: Sequence[Event], request: str) -> list[Written]:
    """Write events as rows for the end of the log; at the last stands what led to them."""
    moment = now()
    return [
        {
            "table_id": table,
            "seq": rev + number,
            "payload": encoder.encode(happened).decode(),
            "request": request if number == len(events) - 1 else "",
            "at": moment,
        }
        for number, happened in enumerate(events)
    ]


def snapshot_rows(table: str, snapshots: Mapping[int, bytes]) -> list[Written]:
    """Write snapshots as rows."""
    return [{"table_id": table, "length": at, "payload": p} for at, p in snapshots.items()]


def written(keyring: Keyring) -> str:
    """Write who may play the seats of a table."""
    return encoder.encode(keyring.seats).decode()


def columns_of(standing: Standing) -> dict[str, Any]:
    """Spread how a game stands over its columns."""
    return {
        "round": standing.round,
        "asked": standing.asked,
        "bot_asked": standing.bot_asked,
        "is_over": standing.is_over,
        "winners": encoder.encode(standing.winners).decode(),
    }


def columns_of_clock(clock: Clock) -> dict[str, Any]:
    """Write the clock of a table, and when somebody's time will be over."""
    return {"clock": encoder.encode(clock).decode(), "clock_ends": clock.ends}


def arrangement_of(kept: KeptTable) -> dict[str, Any]:
    """Write who sits where, who is waited for, and what happened beside the game."""
    return {
        "chairs": encoder.encode(kept.chairs).decode(),
        "seat_keys": written(kept.keyring),
        "stand_ins": encoder.encode(kept.stand_ins).decode(),
        "tidings": encoder.encode(kept.tidings).decode(),
        "votes": encoder.encode(kept.votes).decode(),
        "orders": encoder.encode(kept.orders).decode(),
        "beginning": encoder.encode(kept.beginning).decode(),
        "arranged": kept.arranged,
        **columns_of_clock(kept.clock),
    }


LATER: Final[Written] = {
    "open_talk": False,
    "pace": "{}",
    "clock": "{}",
    "clock_ends": 0,
    "tidings": "[]",
    "votes": "[]",
    "orders": "[]",
    "beginning": "{}",
    "lang": "",
    "lock": "",
    "delay": "{}",
    "arranged": 0,
}
"""What rows do not say that were written before there were clocks, where nothing migrates them."""


def row_of(kept: KeptTable) -> dict[str, Any]:
    """Write a table as a row."""
    return {
        "id": kept.id,
        "game": kept.game,
        "rules": kept.rules,
        "seed": str(kept.seed),
        "options": encoder.encode(kept.options).decode(),
        "host_key": kept.keyring.host,
        "rev": kept.rev,
        "changed": kept.changed,
        "chance": kept.chance,
        "open_seed": kept.open_seed,
        "went_on": kept.went_on,
        "pace": encoder.encode(kept.pace).decode(),
        "is_public": kept.is_public,
        "hints": kept.hints,
        "open_talk": kept.open_talk,
        "lang": kept.lang,
        "lock": kept.lock,
        "delay": encoder.encode(kept.delay).decode(),
        **arrangement_of(kept),
        **columns_of(kept.standing),
    }


def history_of(
    kept: KeptTable, happened: Sequence[Happened], snapshots: Iterable[tuple[int, bytes]]
) -> History:
    """Put together what was read of a table; the log tells how far it is."""
    events = sound_events(happened)
    kept.rev = len(events)
    return History(
        kept,
        events,
        {request: seq + 1 for seq, _, request in happened[: len(events)] if request},
        {length: bytes(payload) for length, payload in snapshots},
        is_damaged=len(events) < len(happened),
    )


def kept_of(row: Mapping[str, Any]) -> KeptTable:
    """Read a table from its row."""
    return KeptTable(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        seed=int(row["seed"]),
        options=decode(row["options"], type=dict[str, Value]),
        chairs=decode(row["chairs"], type=list[Chair]),
        keyring=Keyring(row["host_key"], decode(row["seat_keys"], type=list[SeatKeys])),
        rev=row["rev"],
        standing=Standing(
            row["round"],
            row["asked"],
            row["bot_asked"],
            row["is_over"],
            decode(row["winners"], type=list[int]),
        ),
        changed=row["changed"],
        chance=row["chance"],
        open_seed=row["open_seed"],
        went_on=row["went_on"],
        pace=decode(row["pace"], type=Pace),
        clock=decode(row["clock"], type=Clock),
        stand_ins=decode(row["stand_ins"], type=list[int]),
        is_public=row["is_public"],
        hints=row["hints"],
        open_talk=row["open_talk"],
        tidings=decode(row["tidings"], type=list[Tiding]),
        votes=decode(row["votes"], type=list[Vote]),
        orders=decode(row["orders"], type=list[Order]),
        beginning=decode(row["beginning"], type=Beginning),
        lang=row["lang"],
        lock=row["lock"],
        delay=decode(row["delay"], type=Delay),
        arranged=row["arranged"],
    )
