"""The language of a game for learners: its tensor, its layout, and its rewards by name."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias

from aevum.games import game as load_game
from aevum.games import game_names
from aevum.games.common.language import layout_of, tensor_of
from aevum.games.common.layout import Layout
from aevum.games.common.reward import score_difference, share_of_win
from aevum.games.common.sections import Tensor
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.rl.wishes import one_of

Encoding: TypeAlias = Literal["flat", "slots"]
ENCODINGS: Final = ("flat", "slots")
REWARDS: Final[dict[str, Callable[[Game, State], list[float]]]] = {
    "win": share_of_win,
    "score": score_difference,
}


class Language:
    """One game as a learner reads it: a row of numbers, and answers in one of two encodings.

    `flat` numbers all actions of the game once and for all; `slots` numbers the answers to each
    question in their order and tells kind, x and y of each.
    """

    def __init__(self, game: Game, encoding: str, reward: str) -> None:
        self.game = game
        self.encoding = one_of("encoding", encoding, ENCODINGS)
        self.reward_name = one_of("reward", reward, tuple(REWARDS))
        self.tensor, self.every_action = declared(game)
        self.layout = self.every_action if encoding == "flat" else None

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel by name: it is found again where it arrives, and a copy is the same language."""
        return language_of, (self.game.name, self.encoding, self.reward_name)

    def reward(self, state: State) -> list[float]:
        """Say what a finished game is worth to each seat."""
        return REWARDS[self.reward_name](self.game, state)


def language_of(name: str, encoding: str, reward: str) -> Language:
    """Find a language by what it is called."""
    return Language(load_game(name), encoding, reward)


def declared(game: Game) -> tuple[Tensor, Layout]:
    """Find what a game declares for learners."""
    tensor, layout = tensor_of(game), layout_of(game)
    if tensor is None or layout is None:
        raise ValueError(f"{game.name} declares no tensor or no layout for learners")
    return tensor, layout


def learnable_games() -> list[Game]:
    """List the games that learners can play."""
    games = [load_game(name) for name in game_names()]
    return [game for game in games if tensor_of(game) is not None and layout_of(game) is not None]


def fingerprint(game: Game) -> str:
    """Sum up the language of a game: whoever learned it can go on while this stays the same."""
    tensor, layout = declared(game)
    digest = sha256(repr(layout.places).encode())
    for section in tensor.SECTIONS:
        digest.update(f"{section.name} {section.offset} {section.length}".encode())
    return digest.hexdigest()[:8]
