"""A game as PettingZoo knows it: one agent to each seat, asked one after the other."""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import SPECTATOR, Settings
from aevum.kernel.state import State
from aevum.lot.lot import answer, play_forced
from aevum.lot.sheet import NO_ACTION, chosen
from aevum.rl.copies import Copied
from aevum.rl.language import Language
from aevum.rl.spaces import Observation, Page, answers, observation_space
from aevum.rl.told import told
from aevum.rl.wishes import seats_of, seed_of, settings_of, whole, yes_or_no

LARGEST_SEED = 1 << 62


class SeatsEnv(Copied, AECEnv[str, Observation, int]):
    """All seats of a game, `player_0` and so on; who is asked next is up to the rules.

    An answer that is not offered is refused with an IllegalAction and changes nothing. The seed of
    the game that is played stands in `game_seed`, and tells all that is hidden: it is for whoever
    plays a game once more, not for agents.
    """

    shared: ClassVar[tuple[str, ...]] = ("language", "game", "observation_spaces")

    def __init__(
        self, language: Language, seats: int | None, options: Settings | None, skips_forced: bool
    ) -> None:
        super().__init__()
        self.language = language
        self.game = language.game
        self.seats = seats = seats_of(self.game, seats)
        self.settings = settings_of(self.game, options)
        self.skips_forced = yes_or_no("skips_forced", skips_forced)
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
        self.agent_selection = self.possible_agents[0]
        self.game_seed: int | None = None
        self.position: State
        self.legal: list[int] = []

    def seat(self, agent: str) -> int:
        """Find the seat of an agent."""
        if agent not in self.seat_of:
            known = ", ".join(self.possible_agents)
            raise ValueError(f"there is no agent {agent!r:.60}; the agents are: {known}")
        return self.seat_of[agent]

    def begun(self) -> State:
        """Give the position, once there is one."""
        if self.game_seed is None:
            raise ResetNeeded("no game has begun; call reset() first")
        return self.position

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Describe what an agent is shown."""
        self.seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Describe what an agent may answer."""
        self.seat(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the one of this seed, or without one any other.

        The rules are chosen where the environment is made; `options` is for PettingZoo and unused.
        """
        if seed is not None:
            self.game_seed = seed_of(seed)
            self.random = np_random(self.game_seed)[0]
        else:
            self.game_seed = int(self.random.integers(LARGEST_SEED))
        self.position = self.game.new(self.seats, self.game_seed, self.settings)
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
        seat, position = self.seat(agent), self.begun()
        legal = self.legal if seat == position.asked else []
        return self.page.show(position, seat, legal)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Tell whoever is asked what it sees and what it has got since it was asked before."""
        self.playing()
        seen: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def playing(self) -> State:
        """Give the position as long as anybody is to answer or to be told of the end."""
        position = self.begun()
        if not self.agents:
            raise ResetNeeded("the game is over, and every agent has been told; call reset()")
        return position

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked; None of one whose game is over."""
        position = self.playing()
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalAction(f"the game is over: {agent} can only answer None")
            self._was_dead_step(None)
            return
        number = whole("an answer", action)
        known = chosen(self.language.layout, self.legal, number)
        if known == NO_ACTION:
            raise IllegalAction(f"answer {action} is not offered to {agent}; see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        answer(position, known, self.skips_forced)
        self.go_on()

    def go_on(self) -> None:
        """Turn to whoever is asked next, or hand out the rewards."""
        position = self.begun()
        self.legal = position.legal()
        if not position.is_over:
            self.agent_selection = self.possible_agents[position.asked]
            return
        self.rewards = dict(zip(self.agents, self.language.reward(position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str:
        """Tell in sentences what lies open on the table, and who is asked."""
        return told(self.game, self.begun(), SPECTATOR)

    def close(self) -> None:
        """Nothing was opened."""
