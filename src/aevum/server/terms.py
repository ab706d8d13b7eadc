"""On what it depends how a visitor is welcomed; worked out once for all who are at a table."""

from typing import Final, NamedTuple, TypeAlias

from aevum.server import orders, stand_ins, votes
from aevum.server.store.kept import KeptTable
from aevum.server.table import Table

Terms: TypeAlias = tuple[object, ...]
"""What of a table a welcome tells, beside what never changes and the own key."""

SECOND: Final = 1000
"""In milliseconds."""


class Stage(NamedTuple):
    """When terms were worked out; until any of this changes they stay as they are."""

    table: Table
    kept: KeptTable
    """Who sits where, and who is waited for, is changed by putting another in its place."""
    rev: int
    second: int
    rest: tuple[object, ...]
    """What is changed in place."""


def stage_of(table: Table) -> Stage:
    """Say of which moment terms are."""
    kept = table.kept
    rest = (kept.open_seed, kept.went_on, kept.hints)
    return Stage(table, kept, table.rev, stand_ins.this_moment() // SECOND, rest)


def terms_of(table: Table) -> Terms:
    """Say on what it depends how a visitor is welcomed, beside the own key."""
    kept = table.kept
    votable = votes.votable(table, stand_ins.this_moment())
    seats = (kept.chairs, kept.keyring, kept.stand_ins, kept.votes, kept.tidings, votable)
    return (
        *seats,
        orders.standing(table),
        kept.open_seed,
        kept.went_on,
        table.state.is_over,
        kept.hints,
        kept.beginning,
    )
