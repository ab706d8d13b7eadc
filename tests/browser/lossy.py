"""Positions in which seat 0 would lose something by its answer, found in games played at random."""

import random
from functools import cache
from itertools import count
from typing import Final, NamedTuple

import aevum
from aevum.kernel.action import DONE
from aevum.kernel.game import Game, Loss, Value
from aevum.kernel.state import State
from aevum.record import Record

SEATS: Final = {"tempus": 3, "through_the_ages": 2, "hyperborea": 2, "inner_sea": 2}
OPTIONS: Final[dict[str, dict[str, Value]]] = {"hyperborea": {"game_length": "short"}}
"""What is lost at the end of the game comes sooner in a short one."""
KEYS: Final = {
    "tempus": {"loss-moves", "loss-births", "loss-points", "loss-repeat", "loss-free-cards"},
    "through_the_ages": {
        "loss-civil-actions",
        "loss-military-actions",
        "loss-military-cards",
        "loss-uprising",
        "loss-corruption",
        "loss-corruption-food",
        "loss-famine",
        "loss-food",
        "loss-resources",
    },
    "hyperborea": {"loss-effect", "loss-cubes", "loss-completion", "loss-kept-tile"},
    "inner_sea": {"loss-cards", "loss-wonder"},
}
"""All that can be lost, by the keys of its sentences."""


PICKY: Final = 6
"""In so many games only positions are taken that lose two things at once."""


class Lossy(NamedTuple):
    """A record, the answer of seat 0 that loses something after it, and what it loses."""

    record: str
    answer: str
    losses: list[Loss]


@cache
def lossy_positions(game: str) -> list[Lossy]:
    """Find positions that lose all that can be lost in a game; at first those that lose much."""
    left = set(KEYS[game])
    found: list[Lossy] = []
    for seed in count(1):
        found += in_one_game(aevum.game(game), seed, left, 2 if seed <= PICKY else 1)
        if not left:
            return found
    raise AssertionError("there is always one more seed")


def in_one_game(game: Game, seed: int, left: set[str], wanted: int) -> list[Lossy]:
    """Play one game at random; take positions that lose enough of what is left to be found."""
    state = game.new(SEATS[game.name], seed, OPTIONS.get(game.name))
    chance = random.Random(seed)
    actions: list[int] = []
    found: list[Lossy] = []
    while not state.is_over and left:
        losses = game.losses(state, 0, DONE) if is_worth_a_look(state) else []
        keys = {loss.what.key for loss in losses}
        if len(keys & left) >= min(wanted, len(left)):
            left -= keys
            found.append(Lossy(written(game, seed, actions), game.to_text(state, DONE), losses))
        actions.append(chance.choice(state.legal()))
        state.apply(actions[-1])
    return found


def written(game: Game, seed: int, actions: list[int]) -> str:
    """Write a game up to here as a record."""
    record = Record.begin(game, SEATS[game.name], seed, OPTIONS.get(game.name))
    for action in actions:
        record.play(action)
    return record.format()


def is_worth_a_look(state: State) -> bool:
    """Say whether seat 0 may end something, and may also do otherwise."""
    answers = state.legal()
    return state.asked == 0 and DONE in answers and len(answers) > 1
