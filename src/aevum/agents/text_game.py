"""A game for those who read and write: a text for whoever is asked, and a line as the answer."""

from typing import Any

from aevum.agents.protocol import ATTEMPTS, words_of
from aevum.agents.question import Question, Refused, glimpse_of
from aevum.bots.bot import Glimpse
from aevum.games import game as load_game
from aevum.kernel.game import Settings
from aevum.kernel.state import NOBODY


class TextGame:
    """A game in sentences; forced answers are given by themselves.

    Whoever names no option so often that the attempts are used up has lost, and the game is over. A
    copy, or what comes back from a pickle, goes its own way.
    """

    def __init__(  # noqa: PLR0913, PLR0917 (a thing to be made by hand says all that it depends on)
        self,
        game: str,
        seats: int,
        seed: int,
        lang: str = "en",
        options: Settings | None = None,
        attempts: int = ATTEMPTS,
    ) -> None:
        self.game = load_game(game)
        self.words = words_of(lang, self.game.name)
        self.state = self.game.new(seats, seed, options)
        self.most_attempts = attempts
        self.refusals = 0
        self.loser = NOBODY
        self.go_on()

    def __getstate__(self) -> dict[str, Any]:
        """Take the game and the words for their names, and the question for what it is about."""
        asked = self.question
        return {
            **vars(self),
            "game": self.game.name,
            "words": self.words.lang,
            "state": self.state.copy(),
            "question": (asked.known, asked.glimpse.seat, asked.options),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.game = load_game(kept["game"])
        self.words = words_of(kept["words"], self.game.name)
        self.question = Question(glimpse_of(self.game, *kept["question"]), self.words)

    def go_on(self) -> None:
        """Give forced answers until somebody has a choice."""
        self.refusals = 0
        while not self.state.is_over and len(options := self.state.legal()) == 1:
            self.state.apply(options[0])
        if not self.state.is_over:
            seat = self.state.asked
            glimpse = Glimpse(self.game, self.state, seat, self.state.legal())
            self.question = Question(glimpse, self.words)

    @property
    def is_over(self) -> bool:
        """Say whether the game has come to its end, or somebody has lost it."""
        return self.loser != NOBODY or self.state.is_over

    @property
    def asked(self) -> int:
        """Name the seat that must answer; -1 when nobody."""
        return NOBODY if self.is_over else self.state.asked

    def observe(self) -> str:
        """Write what whoever is asked may know, the question, and the numbered options."""
        return self.question.text()

    def step(self, answer: str) -> str:
        """Take an answer by number or notation; what is no option is refused, and this says why."""
        if self.is_over:
            raise ValueError("the game is over")
        try:
            action = self.question.read(answer)
        except Refused as refused:
            self.refusals += 1
            if self.refusals == self.most_attempts:
                self.loser = self.state.asked
            return str(refused)
        self.state.apply(action)
        self.go_on()
        return ""

    def winners(self) -> list[int]:
        """Name the seats that have won; all others where one has lost by its answers."""
        if self.loser != NOBODY:
            return [seat for seat in range(self.state.seats) if seat != self.loser]
        return self.game.winners(self.state) if self.state.is_over else []
