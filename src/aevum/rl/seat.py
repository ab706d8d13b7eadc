"""One seat of a game as Gymnasium knows it; our bots sit at all the others."""

from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from aevum.bots import Bot, Clock, Glimpse, make_bot, split_specs
from aevum.kernel.game import Settings
from aevum.kernel.state import State
from aevum.lot.sheet import NO_ACTION, chosen
from aevum.rl.frozen import game_called
from aevum.rl.language import Encoding, Language
from aevum.rl.spaces import MASK, Observation, Page, answers, observation_space

LARGEST_SEED = 1 << 62
ILLEGAL = -1.0
"""What an answer is worth that was not offered: it ends the game, as a lost one."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game from one seat: a step is an answer of this seat and all that bots answer after it.

    The bots get glimpses like everywhere else. `bots` names one for all other seats or, with
    commas, one to each in turn; `seat` is the learner's, or None to draw one for every game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(  # noqa: PLR0913, PLR0917 (a description of a game has one argument to each part)
        self,
        game: str,
        seats: int | None = None,
        bots: str = "random",
        seat: int | None = 0,
        options: Settings | None = None,
        encoding: Encoding = "flat",
        reward: str = "win",
        skips_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_called(game)
        self.language = Language(self.game, encoding, reward)
        self.seats = self.game.min_seats if seats is None else seats
        self.game.check_seats(self.seats)
        self.settings = self.game.settings(options or {})
        self.bots = split_specs(bots)
        for spec in self.bots:
            make_bot(spec, 0)
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} among {self.seats}")
        self.wished_seat = seat
        self.skips_forced = skips_forced
        self.render_mode = render_mode
        self.observation_space = observation_space(self.language)
        self.action_space: spaces.Space[Any] = spaces.Discrete(answers(self.language))
        self.page = Page(self.language)
        self.seat = 0
        self.decisions = 0
        self.others: list[Bot] = []
        self.position: State
        self.legal: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and let the bots play until this seat is asked."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed
        wish = self.wished_seat
        self.seat = int(self.np_random.integers(self.seats)) if wish is None else wish
        self.decisions = 0
        self.others = [
            make_bot(
                self.bots[(seat - self.seat - 1) % self.seats % len(self.bots)],
                drawn ^ ((seat + 1) << 88),
            )
            for seat in range(self.seats)
        ]
        self.position = self.game.new(self.seats, drawn, self.settings)
        self.let_others_play()
        return self.shown(), self.info()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answer for this seat, and let the others play until it is asked again."""
        known = chosen(self.language.layout, self.legal, int(action))
        if known == NO_ACTION:
            return self.shown(), ILLEGAL, True, False, {**self.info(), "illegal": True}
        self.position.apply(known)
        self.let_others_play()
        is_over = self.position.is_over
        reward = self.language.reward(self.position)[self.seat] if is_over else 0.0
        return self.shown(), reward, is_over, False, self.info()

    def let_others_play(self) -> None:
        """Answer for everybody else until this seat is asked; what is forced, if that is wished."""
        g = self.position
        self.legal = g.legal()
        while not g.is_over and not self.is_asked():
            g.apply(self.answer_of(g.asked))
            self.legal = g.legal()

    def is_asked(self) -> bool:
        """Say whether the learner has to answer now."""
        if self.position.asked != self.seat:
            return False
        return not self.skips_forced or len(self.legal) > 1

    def answer_of(self, seat: int) -> int:
        """Give a forced answer, or the one that a bot chooses from what its seat may know."""
        self.decisions += 1
        if len(self.legal) == 1:
            return self.legal[0]
        bot = self.others[seat]
        seen = self.position if bot.looks() else None
        return bot.choose(Glimpse(self.game, seen, seat, self.legal, self.decisions), Clock())

    def shown(self) -> Observation:
        """Show the learner what its seat sees."""
        return self.page.show(self.position, self.seat, self.legal)

    def info(self) -> dict[str, Any]:
        """Tell what does not belong to the observation, and once more what may be answered."""
        return {MASK: self.page.parts[MASK].copy(), "seat": self.seat}

    def render(self) -> str | None:
        """Print the unfinished procedures and who is asked."""
        return self.position.explain() if self.render_mode == "ansi" else None
