"""Evaluations as rows: an agent against each opponent of a suite, at one game and one place."""

from typing import NamedTuple

from aevum.arena.contest import Contest
from aevum.arena.suite import Suite
from aevum.cli.contests.sheets import percent, with_interval
from aevum.cli.paper import Sheet

NOT_PLAYED = "not played"


class Row(NamedTuple):
    """What an agent has reached, and in what that differs from what the suite asks for."""

    agent: str
    game: str
    seats: int
    engine: str
    shares: dict[str, str]
    games: int
    forfeits: int
    mean_share: float
    is_complete: bool
    differences: list[str]

    def remark(self) -> str:
        """Say why the row cannot be compared with others, if that is so."""
        remarks = [] if self.is_complete else ["a part only"]
        return ", ".join([*remarks, *(["not as frozen"] if self.differences else [])])


def row_of(suite: Suite, contests: list[Contest], differences: list[str]) -> Row:
    """Sum up the contests of one agent at one place."""
    pairing = contests[0].pairing
    shares = {contest.pairing.lineup[-1].name: with_interval(contest) for contest in contests}
    whole = [contest.finished_games() >= suite.seeds * pairing.seats for contest in contests]
    return Row(
        pairing.lineup[0].key(),
        pairing.game,
        pairing.seats,
        pairing.engine,
        shares,
        sum(contest.finished_games() for contest in contests),
        sum(len(contest.faults) for contest in contests),
        sum(contest.share() for contest in contests) / len(contests),
        all(whole) and len(contests) == len(suite.opponents),
        differences,
    )


def board(suite: Suite, rows: list[Row]) -> Sheet:
    """List rows as a table: a column for each opponent."""
    columns = ["agent", "game", "seats", *(f"against {name}" for name in suite.opponents)]
    lines = [
        [
            f"`{row.agent}`",
            row.game,
            f"{row.seats}, fair {percent(1 / row.seats)}",
            *(row.shares.get(name, NOT_PLAYED) for name in suite.opponents),
            str(row.games),
            str(row.forfeits),
            row.engine,
            row.remark(),
        ]
        for row in rows
    ]
    return Sheet(suite.name, [*columns, "games", "forfeits", "engine", "remark"], lines, 3)
