"""A series of games that differ only by their seeds, and what came of each."""

from typing import NamedTuple

from aevum.bots import make_bot
from aevum.bots.bot import Bot, Forfeit
from aevum.bots.match import Match, fold
from aevum.kernel.game import Game, Value
from aevum.kernel.marks import mypyc_attr
from aevum.kernel.state import State


class Outcome(NamedTuple):
    """What came of one game; small, because it travels between processes.

    `error` says why it failed and does not count, `fault` how a seat forfeited it.
    """

    number: int
    scores: list[int]
    winners: list[int]
    decisions: int
    offered: int
    widest: int
    fingerprint: int
    error: str
    fault: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Series:
    """The games of one seed: game i begins with its own seed, and every bot has one too.

    The bots move on by one seat from game to game, so that the luck of the seats cancels out.
    """

    __slots__ = ("bots", "game", "options", "seats", "seed")

    def __init__(
        self, game: Game, seats: int, bots: list[str], seed: int, options: dict[str, Value]
    ) -> None:
        game.check_seats(seats)
        if not 1 <= len(bots) <= seats:
            raise ValueError(
                f"{len(bots)} bots cannot be dealt to {seats} seats; name one per seat"
            )
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.bots = [bots[i % len(bots)] for i in range(seats)]
        for name in bots:
            self.make(name, 0)
        game.new(seats, seed, options)

    def make(self, name: str, seed: int) -> Bot:
        """Make one of the bots that play here."""
        return make_bot(name, seed)

    def game_seed(self, number: int) -> int:
        """Give the seed that one game begins with."""
        return (self.seed << 32) | number

    def bot_at(self, number: int, seat: int) -> str:
        """Name the bot that sits at a seat in one game."""
        return self.bots[(seat - number) % self.seats]

    def bots_of(self, number: int) -> list[Bot]:
        """Seat the bots of one game, each with a seed of its own."""
        seed = self.game_seed(number)
        return [
            self.make(self.bot_at(number, seat), seed ^ ((seat + 1) << 88))
            for seat in range(self.seats)
        ]

    def play(self, number: int, actions: list[int] | None = None) -> Outcome:
        """Play one game; whatever it raises becomes part of the outcome.

        Whoever wants to know the answers brings a list for them.
        """
        try:
            state = self.game.new(self.seats, self.game_seed(number), self.options)
            match = Match(self.game, state, self.bots_of(number), actions)
            try:
                match.play()
            except Forfeit as fault:
                return self.forfeited(number, state, str(fault))
            scores = self.game.scores(state)
            winners = self.game.winners(state)
        except Exception as error:
            return Outcome(number, [], [], 0, 0, 0, 0, f"{type(error).__name__}: {error}")
        fingerprint = match.fingerprint
        for amount in [*scores, *winners, state.rng.a, state.rng.n]:
            fingerprint = fold(fingerprint, amount)
        return Outcome(
            number,
            scores,
            winners,
            match.decisions,
            match.offered,
            match.widest,
            fingerprint,
            "",
        )

    def forfeited(self, number: int, state: State, fault: str) -> Outcome:
        """End a game that the seat which is asked has forfeited: all others have won it."""
        scores = self.game.scores(state)
        winners = [seat for seat in range(self.seats) if seat != state.asked]
        return Outcome(number, scores, winners, 0, 0, 0, fold(0, state.asked), "", fault)
