"""One seat of a game as Gymnasium knows it; our bots sit at all the others."""

from typing import Any, ClassVar, SupportsFloat

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from aevum.bots import Bot, Clock, Glimpse, make_bot, split_specs
from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import Settings
from aevum.kernel.state import State
from aevum.lot.sheet import NO_ACTION, chosen
from aevum.rl.copies import Copied
from aevum.rl.frozen import game_called
from aevum.rl.language import Encoding, Language
from aevum.rl.spaces import MASK, Observation, Page, answers, observation_space
from aevum.rl.told import told
from aevum.rl.wishes import one_of, seats_of, seed_of, settings_of, whole, yes_or_no

LARGEST_SEED = 1 << 62
ILLEGAL = {"win": -1.0, "score": -1000.0}
"""What an answer costs that was not offered, by the reward: far less than games end with."""
WHEN_ILLEGAL = ("lose", "raise")


class SeatEnv(Copied, gymnasium.Env[Observation, int]):
    """A game from one seat: a step is an answer of this seat and all that bots answer after it.

    The bots get glimpses like everywhere else. `bots` names one for all other seats or, with
    commas, one to each in turn; `seat` is the learner's, or None to draw one for every game. An
    answer that is not offered ends the game as lost; where `illegal` is `raise` it is refused with
    an IllegalAction and changes nothing. The seed of the game that is played stands in
    `game_seed`, and tells all that is hidden: it is for whoever plays a game once more.
    """

    shared: ClassVar[tuple[str, ...]] = ("language", "game", "observation_space")
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
        illegal: str = "lose",
    ) -> None:
        self.game = game_called(game)
        self.language = Language(self.game, encoding, reward)
        self.seats = seats_of(self.game, seats)
        self.settings = settings_of(self.game, options)
        self.bots = self.read_bots(bots)
        self.wished_seat = None if seat is None else whole("a seat", seat)
        if self.wished_seat is not None and not 0 <= self.wished_seat < self.seats:
            raise ValueError(f"there is no seat {seat} among {self.seats}; the first is 0")
        self.skips_forced = yes_or_no("skips_forced", skips_forced)
        if render_mode is not None:
            one_of("render_mode", render_mode, tuple(self.metadata["render_modes"]))
        self.render_mode = render_mode
        self.illegal = one_of("way with illegal answers", illegal, WHEN_ILLEGAL)
        self.observation_space = observation_space(self.language)
        self.action_space: spaces.Space[Any] = spaces.Discrete(answers(self.language))
        self.page = Page(self.language)
        self.seat = 0
        self.decisions = 0
        self.others: list[Bot] = []
        self.game_seed: int | None = None
        self.position: State
        self.has_ended = False
        self.legal: list[int] = []

    def read_bots(self, bots: str) -> list[str]:
        """Read who sits at the other seats: no more than there are."""
        if not isinstance(bots, str):
            raise ValueError(f"bots are named in a text, as in 'greedy,random', not {bots!r:.60}")
        specs = split_specs(bots)
        for spec in specs:
            make_bot(spec, 0)
        if len(specs) > max(1, self.seats - 1):
            raise ValueError(f"{len(specs)} bots cannot sit at {self.seats - 1} other seats")
        return specs

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and let the bots play until this seat is asked."""
        if options:
            raise ValueError(
                f"the rules are chosen where the environment is made, not at a reset: {options}"
            )
        super().reset(seed=None if seed is None else seed_of(seed))
        drawn = int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed_of(seed)
        self.game_seed, self.has_ended = drawn, False
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
        self.let_others_play(self.position)
        return self.shown(), self.info()

    def begun(self) -> State:
        """Give the position, once there is one."""
        if self.game_seed is None:
            raise ResetNeeded("no game has begun; call reset() first")
        return self.position

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answer for this seat, and let the others play until it is asked again."""
        position = self.begun()
        if self.has_ended:
            raise ResetNeeded("the game is over; call reset()")
        known = chosen(self.language.layout, self.legal, whole("an answer", action))
        if known == NO_ACTION:
            return self.lose(action)
        position.apply(known)
        self.let_others_play(position)
        self.has_ended = position.is_over
        reward = self.language.reward(position)[self.seat] if self.has_ended else 0.0
        return self.shown(), reward, self.has_ended, False, self.info()

    def lose(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """End the game because of an answer that is not offered, or refuse that."""
        if self.illegal == "raise":
            raise IllegalAction(f"answer {action} is not offered; see the action_mask")
        self.has_ended, self.legal = True, []
        cost = ILLEGAL[self.language.reward_name]
        return self.shown(), cost, True, False, {**self.info(), "illegal": True}

    def let_others_play(self, g: State) -> None:
        """Answer for everybody else until this seat is asked; what is forced, if that is wished."""
        self.legal = g.legal()
        while not g.is_over and not self.is_asked(g):
            g.apply(self.answer_of(g))
            self.legal = g.legal()

    def is_asked(self, g: State) -> bool:
        """Say whether the learner has to answer now."""
        if g.asked != self.seat:
            return False
        return not self.skips_forced or len(self.legal) > 1

    def answer_of(self, g: State) -> int:
        """Give a forced answer, or the one that a bot chooses from what its seat may know."""
        self.decisions += 1
        if len(self.legal) == 1:
            return self.legal[0]
        bot = self.others[g.asked]
        seen = g if bot.looks() else None
        return bot.choose(Glimpse(self.game, seen, g.asked, self.legal, self.decisions), Clock())

    def shown(self) -> Observation:
        """Show the learner what its seat sees."""
        return self.page.show(self.begun(), self.seat, self.legal)

    def info(self) -> dict[str, Any]:
        """Tell what does not belong to the observation, and once more what may be answered."""
        return {MASK: self.page.parts[MASK].copy(), "seat": self.seat}

    def render(self) -> str | None:
        """Tell in sentences what this seat sees."""
        if self.render_mode is None:
            return None
        return told(self.game, self.begun(), self.seat)
