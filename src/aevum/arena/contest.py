"""A contest: a pairing, how long it is played, and what has come of it so far."""

from hashlib import blake2b
from statistics import fmean
from typing import Final

from aevum.arena.sequential import Hypotheses, SequentialTest
from aevum.arena.shares import Interval, challenger_share, interval
from aevum.arena.unit import Pairing, Played, Unit
from aevum.bots.series import Outcome

QUICK_SECONDS: Final = 2.0
"""A game that takes less than this is quick."""


class Contest:
    """The seeds of a pairing in their order, until there are enough games or a verdict.

    What counts are the seeds from the first on, as far as they have come in without a gap: so the
    result does not depend on who played them, nor in which order they came in.
    """

    def __init__(
        self, pairing: Pairing, games: int, hypotheses: Hypotheses | None = None, quick: int = 0
    ) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played; play at least 1")
        self.pairing = pairing
        self.games = games
        self.games_if_quick = max(games, quick)
        self.test = None if hypotheses is None else SequentialTest(hypotheses)
        self.seeds: dict[int, list[Outcome]] = {}
        self.handed: set[int] = set()
        self.counted: list[list[Outcome]] = []
        self.shares: list[float] = []
        self.errors: list[Outcome] = []
        self.faults: list[Outcome] = []
        self.seconds = 0.0
        self.timed = 0

    # Playing

    def seeds_for(self, games: int) -> int:
        """Say how many seeds make at least so many games."""
        return -(-games // self.pairing.seats)

    def seeds_wanted(self) -> int:
        """Say how many seeds are played at most; more if the games have turned out to be quick."""
        usual = self.seeds_for(self.games)
        is_quick = len(self.counted) >= usual and self.seconds_per_game() < QUICK_SECONDS
        return self.seeds_for(self.games_if_quick) if is_quick else usual

    def seconds_per_game(self) -> float:
        """Say how long a game took on average."""
        return self.seconds / max(1, self.timed * self.pairing.seats)

    def is_done(self) -> bool:
        """Say whether everything is known that was asked."""
        return self.is_decided() or len(self.counted) >= self.seeds_wanted()

    def is_decided(self) -> bool:
        """Say whether the sequential test has a verdict."""
        return self.test is not None and self.test.verdict != ""

    def next_unit(self, seconds: float) -> Unit | None:
        """Hand out the next seeds that nobody plays, for about so long; None if there are none."""
        if self.is_done():
            return None
        wanted = range(len(self.counted), self.seeds_wanted())
        first = next((seed for seed in wanted if self.is_free(seed)), None)
        if first is None:
            return None
        last = first + 1
        while last < wanted.stop and last - first < self.seeds_in(seconds) and self.is_free(last):
            last += 1
        self.handed.update(range(first, last))
        return Unit(self.pairing, first, last - first)

    def seeds_in(self, seconds: float) -> float:
        """Say how many seeds can be played in a time; one as long as nobody knows."""
        return seconds * self.timed / self.seconds if self.seconds else 1

    def is_free(self, seed: int) -> bool:
        """Say whether nobody plays a seed or has played it."""
        return seed not in self.handed and seed not in self.seeds

    def take(self, played: Played) -> None:
        """Take in what was played, and count what follows without a gap."""
        for number, outcomes in enumerate(played.outcomes, played.unit.first):
            self.seeds[number] = outcomes
        self.seconds += played.seconds
        self.timed += len(played.outcomes)
        while len(self.counted) in self.seeds and not self.is_done():
            self.count(self.seeds[len(self.counted)])

    def count(self, outcomes: list[Outcome]) -> None:
        """Count the games of the next seed; a seed of which a game failed has no share."""
        self.counted.append(outcomes)
        failed = [outcome for outcome in outcomes if outcome.error]
        self.errors += failed
        self.faults += [outcome for outcome in outcomes if outcome.fault]
        if failed:
            return
        self.shares.append(challenger_share(outcomes))
        if self.test is not None:
            self.test.add(self.shares[-1])

    # Judging

    def finished_games(self) -> int:
        """Count the games that the share is of."""
        return len(self.shares) * self.pairing.seats

    def share(self) -> float:
        """Give the challenger's part of all victories."""
        return fmean(self.shares) if self.shares else 0.0

    def interval(self) -> Interval:
        """Say between what the true share lies."""
        return interval(self.shares, self.pairing.seats)

    def mean_scores(self) -> tuple[float, float]:
        """Give the mean scores of the challenger and of its rivals in games that were played out.

        A game that was forfeited counts as a victory, but its points tell nothing.
        """
        own, others = [0], [0]
        games = (game for seed in self.counted for game in seed)
        for outcome in (game for game in games if not game.error and not game.fault):
            seat = outcome.number % self.pairing.seats
            own.append(outcome.scores[seat])
            others += outcome.scores[:seat] + outcome.scores[seat + 1 :]
        return sum(own) / max(1, len(own) - 1), sum(others) / max(1, len(others) - 1)

    def digest(self) -> str:
        """Hash all games that count: equal for equal games."""
        digest = blake2b(digest_size=16)
        for outcome in (game for seed in self.counted for game in seed):
            digest.update(outcome.fingerprint.to_bytes(8, "little"))
        return digest.hexdigest()
