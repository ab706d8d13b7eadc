"""What came of contests, as figures for JSON and as tables."""

from typing import Any, Final

from aevum.arena.contest import Contest
from aevum.arena.ratings import Rated
from aevum.arena.sequential import Hypotheses, SequentialTest
from aevum.cli.paper import Sheet

VERDICTS: Final = {"": "undecided", "h0": "the lower", "h1": "the higher"}


MOST_FAULTS: Final = 5
"""So many faults are told; the others are counted."""


def report_of(contest: Contest) -> dict[str, Any]:
    """Gather the figures of one contest."""
    pairing = contest.pairing
    own, others = contest.mean_scores()
    return {
        "bots": [pairing.lineup[0].name, pairing.lineup[-1].name],
        "games": contest.finished_games(),
        "seeds": len(contest.shares),
        "share": round(contest.share(), 6),
        "interval": [round(end, 6) for end in contest.interval()],
        "fair_share": round(1 / pairing.seats, 6),
        "mean_scores": [round(own, 4), round(others, 4)],
        "sprt": None if contest.test is None else report_of_test(contest.test),
        "digest": contest.digest(),
        "forfeits": len(contest.faults),
        "errors": len(contest.errors),
    }


def report_of_test(test: SequentialTest) -> dict[str, Any]:
    """Gather the figures of a sequential test."""
    hypotheses = test.hypotheses
    return {
        "h0": hypotheses.low,
        "h1": hypotheses.high,
        "alpha": hypotheses.alpha,
        "beta": hypotheses.beta,
        "log_likelihood_ratio": round(test.ratio, 6),
        "bounds": [round(bound, 6) for bound in hypotheses.bounds()],
        "accepted": test.verdict or None,
    }


def rating_reports(rated: list[Rated]) -> list[dict[str, Any]]:
    """Gather the ratings."""
    return [
        {"bot": one.name, "rating": round(one.rating, 1), "deviation": round(one.deviation, 1)}
        for one in rated
    ]


def percent(share: float) -> str:
    """Write a share."""
    return f"{share:.1%}".replace("%", " %")


def with_interval(contest: Contest) -> str:
    """Write the share of a contest with its interval."""
    low, high = contest.interval()
    return f"{percent(contest.share())} ({percent(low)} to {percent(high)})"


def faults_of(contests: list[Contest]) -> list[dict[str, Any]]:
    """List the games that somebody lost by its own fault, and how."""
    return [
        {"opponent": contest.pairing.lineup[-1].name, "game": one.number, "fault": one.fault}
        for contest in contests
        for one in contest.faults
    ]


def fault_lines(faults: list[dict[str, Any]]) -> list[str]:
    """Tell the first faults."""
    return [
        f"Lost by its own fault, game {one['game']} against {one['opponent']}: "
        + " ".join(one["fault"].split())
        for one in faults[:MOST_FAULTS]
    ]


def contests_sheet(contests: list[Contest]) -> Sheet:
    """Tell what came of each contest."""
    columns = ["challenger", "rivals", "games", "share of victories", "mean score", "rivals'"]
    lines = []
    for contest in contests:
        lineup = contest.pairing.lineup
        scores = [f"{score:.1f}" for score in contest.mean_scores()]
        games = str(contest.finished_games())
        line = [lineup[0].name, lineup[-1].name, games, with_interval(contest), *scores]
        lines.append(line)
    return Sheet("Contests", columns, lines, 2)


def tests_sheet(contests: list[Contest], hypotheses: Hypotheses) -> Sheet:
    """Tell which hypothesis the sequential test of each contest accepted."""
    shares = f"{percent(hypotheses.low)} or {percent(hypotheses.high)}"
    lines = [
        [contest.pairing.title(), VERDICTS[contest.test.verdict], f"{contest.test.ratio:.2f}"]
        for contest in contests
        if contest.test is not None
    ]
    columns = ["contest", "accepted", "log-likelihood ratio"]
    return Sheet(f"Is the share {shares}?", columns, lines, 2)


def ratings_sheet(rated: list[Rated]) -> Sheet:
    """Tell the ratings, the best first."""
    lines = [[one.name, f"{one.rating:.0f}", f"{one.deviation:.0f}"] for one in rated]
    return Sheet("Ratings", ["bot", "rating", "±"], lines, 1)
