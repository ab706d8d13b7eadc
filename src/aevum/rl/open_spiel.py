"""Our games in OpenSpiel: after this import `pyspiel.load_game("aevum_tempus", {"seats": 4})`.

Every option of a game is a parameter. Chance is explicit, see node.py; the rewards are shares of
the win. An observation is the tensor of the game; an information state adds what the seat
remembers: in the tensor its last answers, in the string the sum of all that it saw.
"""

# First of all: whoever lacks it is told which extra brings it.
import aevum.rl.needs_spiel  # noqa: F401

# isort: split
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from aevum.games import game as load_game
from aevum.games.common.layout import slots
from aevum.games.common.reward import is_zero_sum
from aevum.kernel.game import Game
from aevum.rl.language import Language, learnable_games
from aevum.rl.node import OUTCOMES, RECENT, SEED_DRAWS, Node
from aevum.rl.spaces import OBSERVATION, Page
from aevum.rl.wishes import usual_seats

CHANCE: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
OWN_ANSWERS: Final = "own_answers"
SAMPLES: Final = 1 << 53
"""So many seeds can a draw between nought and one tell apart."""


def game_type(game: Game) -> pyspiel.GameType:
    """Describe a game to OpenSpiel."""
    kinds = pyspiel.GameType
    options = {name: option.default for name, option in game.options.items()}
    return kinds(
        short_name=f"aevum_{game.name}",
        long_name=f"Aevum: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum(game) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": usual_seats(game), **options},
    )


class SpielGame(pyspiel.Game):
    """One game with a number of seats and options."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        game = load_game(self.name)
        seats = params["seats"]
        game.check_seats(seats)
        self.settings = game.settings({key: params[key] for key in params if key != "seats"})
        self.seats = seats
        self.language = Language(game, "flat", "win")
        self.page = Page(self.language)
        size = self.language.every_action.size
        fair = 1 / seats
        lowest, highest = -fair, 1 - fair if seats > 1 else 0.0
        total = 0.0 if is_zero_sum(game) else None
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=total,
            max_game_length=game.most_decisions,
        )
        super().__init__(self.kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel by name and parameters: the games are registered where they arrive."""
        return game_of, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """Begin before anything is drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Bound the draws: those of the seed, and one after each decision."""
        return SEED_DRAWS + self.language.game.most_decisions

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Make what looks at states of this game."""
        known = isinstance(iig_obs_type, pyspiel.IIGObservationType)
        kind = iig_obs_type if known else pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind)


class SpielState(pyspiel.State):
    """A state: all that it has is one node, which is copied with it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = Node(game.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as OpenSpiel writes a state down, with where it stands: that may be dealt anew."""
        return state_of, (pyspiel.serialize_game_and_state(self.get_game(), self), self.node)

    def language(self) -> Language:
        """Find the language of the game."""
        found: Language = self.get_game().language
        return found

    def current_player(self) -> int:
        """Say who decides: a seat, chance, or nobody."""
        if self.node.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.node.position is None or self.node.is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        return self.node.position.asked

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.node.is_over()

    def _legal_actions(self, _player: int) -> list[int]:
        """List the places of all legal answers, in ascending order."""
        assert self.node.position is not None
        return sorted(self.language().every_action.flats(self.node.position.legal()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the seeds that may be drawn."""
        return CHANCE

    def _apply_action(self, number: int) -> None:
        """Carry out an answer or a draw."""
        node, game = self.node, self.get_game()
        if node.position is None:
            node.begin(game.language.game, game.settings, number)
        elif node.is_chance():
            node.draw(number)
        else:
            seat = node.position.asked
            game.page.sheet.observe(0, node.position, seat)
            seen = game.page.parts[OBSERVATION].tobytes()
            node.recalls[seat].add(seen, number)
            node.decide(game.language.every_action.action(number))

    def _action_to_string(self, player: int, number: int) -> str:
        """Write an answer in its notation; a draw is a number."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {number}"
        language = self.language()
        return language.game.to_text(self.node.position, language.every_action.action(number))

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Deal anew what a seat cannot know; it remembers what it did, of others it knows nothing.

        The new state has no history: the own one of this state tells what chance has drawn.
        """
        if self.node.position is None or self.node.is_chance():
            raise ValueError("a seat is asked before its position is dealt anew: chance draws now")
        state: SpielState = self.get_game().new_initial_state()
        seed = int(probability_sampler() * SAMPLES)
        state.node.position = self.language().game.resample(self.node.position, player, seed)
        state.node.recalls[player] = self.node.recalls[player].copy()
        return state

    def returns(self) -> list[float]:
        """Say what the game was worth to each seat; nothing before its end."""
        if self.node.position is None:
            return [0.0] * len(self.node.recalls)
        return self.language().reward(self.node.position)

    def __str__(self) -> str:
        """Print the unfinished procedures, and what is waited for."""
        node = self.node
        doing = "" if node.position is None else node.position.explain()
        rng = 0 if node.position is None else node.position.rng.a
        return f"{doing} seed {node.seed:x} draws {node.draws} pending {node.pending} rng {rng:x}"


class Observer:
    """Looks at a state from one seat, as OpenSpiel's observers do."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("a seat is shown what it may know: no more, and no less")
        self.page = game.page
        self.layout = game.language.every_action
        self.recalls = kind.perfect_recall
        self.sections = game.language.tensor.SECTIONS
        self.length = game.language.tensor.LENGTH
        recalled = 3 * RECENT if self.recalls else 0
        self.tensor = np.zeros(self.length + recalled, np.float32)
        self.dict = {
            part.name: self.tensor[part.offset : part.offset + part.length].reshape(part.rows, -1)
            for part in self.sections
        }
        if self.recalls:
            self.dict[OWN_ANSWERS] = self.tensor[self.length :].reshape(RECENT, 3)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees; noughts before the game has begun."""
        position = state.node.position
        if position is None:
            self.tensor.fill(0)
            return
        self.page.sheet.observe(0, position, player)
        self.tensor[: self.length] = self.page.parts[OBSERVATION]
        if self.recalls:
            self.write_answers(state.node.recalls[player].recent)

    def write_answers(self, recent: Any) -> None:
        """Write kind, x and y of the last own answers, the newest first."""
        out: list[int] = []
        slots([self.layout.action(number) for number in reversed(recent)], out)
        self.tensor[self.length :] = 0
        self.tensor[self.length : self.length + len(out)] = out

    def string_from(self, state: SpielState, player: int) -> str:
        """Tell what a seat sees, section by section."""
        self.set_from(state, player)
        told = [
            f"{name} {' '.join(map(str, part.astype(int).flat))}" for name, part in self.parts()
        ]
        if self.recalls:
            told.append(f"recall {state.node.recalls[player].digest.hex()}")
        return "; ".join(told)

    def parts(self) -> list[tuple[str, Any]]:
        """List the sections of the tensor of the game."""
        return [(name, part) for name, part in self.dict.items() if name != OWN_ANSWERS]


def game_of(text: str) -> SpielGame:
    """Load a game by its name and parameters."""
    loaded: SpielGame = pyspiel.load_game(text)
    return loaded


def state_of(text: str, node: Node) -> SpielState:
    """Read a state as OpenSpiel writes it down."""
    state: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    state.node = node
    return state


def register_games() -> None:
    """Make every game known to OpenSpiel, each by a class of its own.

    OpenSpiel lets go of them after Python has ended, which only a class survives.
    """
    for game in learnable_games():
        kind = game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            own = type(kind.short_name, (SpielGame,), {"kind": kind, "name": game.name})
            pyspiel.register_game(kind, own)


register_games()
