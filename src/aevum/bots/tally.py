"""The sums over a series of games; they do not depend on the order in which the games come in."""

from array import array
from hashlib import blake2b
from typing import Final

from aevum.bots.series import Outcome, Series

VICTORY: Final = 2520
"""One victory in parts, so that up to ten winners can share it evenly."""


class Tally:
    """Who won how often, with what scores, in how many decisions, and what went wrong."""

    __slots__ = (
        "decisions",
        "errors",
        "finished",
        "fingerprints",
        "first_error",
        "offered",
        "scores",
        "series",
        "shares",
        "widest",
        "wins",
    )

    def __init__(self, series: Series, games: int) -> None:
        self.series = series
        self.finished = 0
        self.decisions = 0
        self.offered = 0
        self.widest = 0
        self.wins = [0] * series.seats
        self.scores = [0] * series.seats
        self.shares: dict[str, int] = dict.fromkeys(series.bots, 0)
        self.fingerprints = array("Q", bytes(8 * games))
        self.errors: list[int] = []
        self.first_error = ""

    def add(self, outcome: Outcome) -> None:
        """Take in what came of one game."""
        if outcome.error:
            self.add_error(outcome)
            return
        self.finished += 1
        self.decisions += outcome.decisions
        self.offered += outcome.offered
        self.widest = max(self.widest, outcome.widest)
        self.fingerprints[outcome.number] = outcome.fingerprint
        for seat in range(self.series.seats):
            self.scores[seat] += outcome.scores[seat]
        for seat in outcome.winners:
            self.wins[seat] += 1
            name = self.series.bot_at(outcome.number, seat)
            self.shares[name] += VICTORY // len(outcome.winners)

    def add_error(self, outcome: Outcome) -> None:
        """Take in a game that failed; the message kept is that of the first one by number."""
        if not self.errors or outcome.number < min(self.errors):
            self.first_error = outcome.error
        self.errors.append(outcome.number)

    def per_game(self, total: int) -> float:
        """Divide a sum by the number of finished games."""
        return total / self.finished if self.finished else 0.0

    def win_share(self) -> dict[str, float]:
        """Give each bot its part of all victories; a shared victory is divided evenly."""
        return {name: self.per_game(share) / VICTORY for name, share in self.shares.items()}

    def digest(self) -> str:
        """Hash the fingerprints of all games: equal for equal games."""
        return blake2b(self.fingerprints.tobytes(), digest_size=16).hexdigest()
