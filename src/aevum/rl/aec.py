"""A game as PettingZoo knows it: one agent to each seat, asked one after the other."""

from typing import Any

from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import Settings
from aevum.kernel.state import State
from aevum.lot.lot import answer, play_forced
from aevum.lot.sheet import NO_ACTION, chosen
from aevum.rl.language import Language
from aevum.rl.spaces import Observation, Page, answers, observation_space

LARGEST_SEED = 1 << 62


class SeatsEnv(AECEnv[str, Observation, int]):
    """All seats of a game, `player_0` and so on; who is asked next is up to the rules.

    An answer that is not offered is refused with an IllegalAction and changes nothing.
    """

    def __init__(
        self, language: Language, seats: int, options: Settings | None, skips_forced: bool
    ) -> None:
        super().__init__()
        self.language = language
        self.game = language.game
        self.seats = seats
        self.settings = self.game.settings(options or {})
        self.game.check_seats(seats)
        self.skips_forced = skips_forced
        self.render_mode = "ansi"
        self.metadata = {
            "name": f"aevum_{self.game.name}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(language) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(answers(language)) for agent in self.possible_agents
        }
        self.page = Page(language)
        self.random = np_random(None)[0]
        self.position: State
        self.legal: list[int] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Describe what an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Describe what an agent may answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the one of this seed, or without one any other."""
        if seed is not None:
            self.random = np_random(seed)[0]
        drawn = int(self.random.integers(LARGEST_SEED)) if seed is None else seed
        self.position = self.game.new(self.seats, drawn, self.settings)
        if self.skips_forced:
            play_forced(self.position)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_on()

    def observe(self, agent: str) -> Observation:
        """Show an agent what it sees; who is not asked has nothing to answer."""
        seat = self.seat_of[agent]
        legal = self.legal if seat == self.position.asked else []
        return self.page.show(self.position, seat, legal)

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = NO_ACTION if action is None else int(action)
        known = chosen(self.language.layout, self.legal, number)
        if known == NO_ACTION:
            raise IllegalAction(f"answer {action} is not offered to {agent}; see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        answer(self.position, known, self.skips_forced)
        self.go_on()

    def go_on(self) -> None:
        """Turn to whoever is asked next, or hand out the rewards."""
        self.legal = self.position.legal()
        if not self.position.is_over:
            self.agent_selection = self.possible_agents[self.position.asked]
            return
        self.rewards = dict(zip(self.agents, self.language.reward(self.position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str:
        """Print the unfinished procedures and who is asked."""
        return self.position.explain()

    def close(self) -> None:
        """Nothing was opened."""
