"""How fast learners are served: every environment of every game, beside PettingZoo's own games.

    python bench/environments.py --seconds 3

All play at random in one process and one run, measured in processor time: a step is one answer,
with what its agent sees and may answer. `pip install 'pettingzoo[classic]'` brings the peers.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import chain, cycle
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel

import aevum
import aevum.rl
import aevum.rl.open_spiel
from aevum.kernel.game import Game
from aevum.lot.sheet import Sheet
from aevum.rl.language import learnable_games

WARM_UP: Final = 0.2
"""This part of the time is played before the clock starts."""
ROWS: Final = 32
PEERS: Final = ("connect_four_v3", "chess_v6")


def rate(steps: Iterator[int], seconds: float) -> float:
    """Let something go on for some seconds; say how many steps it makes in one."""
    end = process_time() + WARM_UP * seconds
    while process_time() < end:
        next(steps)
    done, began = 0, process_time()
    while process_time() < began + seconds:
        done += next(steps)
    return done / (process_time() - began)


def tensors(game: Game, seats: int) -> Iterator[int]:
    """Write the tensors of positions along a random game, for the seat that is asked."""
    sheet = Sheet(aevum.rl.tensor(game.name), None, 1)
    positions, state = [], game.new(seats, 1)
    while not state.is_over:
        positions.append(state.copy())
        state.apply(random.choice(state.legal()))
    for position in cycle(positions):
        sheet.observe(0, position, position.asked)
        yield 1


def batch(game: Game, seats: int) -> Iterator[int]:
    """Step a batch; the answers are drawn by numpy."""
    games = aevum.rl.batch(game.name, seats, games=ROWS)
    sights, draw = games.reset(), np.random.default_rng(1)
    while True:
        chosen = draw.random(ROWS) * sights.masks.sum(axis=1)
        sights = games.step(chosen.astype(np.int64))
        yield ROWS


def pettingzoo(env: Any) -> Iterator[int]:
    """Let the agents of an environment answer one after the other, as everybody writes it."""
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, is_over, is_cut_short, _ = env.last()
            if is_over or is_cut_short:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(seen["action_mask"])))
                yield 1


def gymnasium(game: Game, seats: int) -> Iterator[int]:
    """Answer at one seat against random bots; what the bots answer is not counted."""
    env = aevum.rl.SeatEnv(game.name, seats, "random")
    while True:
        seen, is_over = env.reset()[0], env.position.is_over
        while not is_over:
            chosen = int(random.choice(np.flatnonzero(seen["action_mask"])))
            seen, _, is_over, _, _ = env.step(chosen)
            yield 1


def openspiel(game: Game, seats: int) -> Iterator[int]:
    """Draw at chance nodes, which are not counted, and answer with a look at the tensor."""
    played = pyspiel.load_game(f"aevum_{game.name}", {"seats": seats})
    while True:
        state = played.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.randrange(256))
                continue
            state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            yield 1


def own_rows(seconds: float) -> Iterator[list[str]]:
    """Measure every environment of every game."""
    columns: list[Callable[[Game, int], Iterator[int]]] = [tensors, batch, of_all_seats]
    columns += [gymnasium, openspiel]
    for game in learnable_games():
        seats = min(4, game.max_seats)
        figures = [rate(column(game, seats), seconds) for column in columns]
        yield [game.name, str(seats), *(f"{figure:,.0f}" for figure in figures)]


def of_all_seats(game: Game, seats: int) -> Iterator[int]:
    """Step the environment of PettingZoo."""
    return pettingzoo(aevum.rl.aec(game.name, seats))


def peer_rows(seconds: float) -> Iterator[list[str]]:
    """Measure PettingZoo's own games, or say that they are missing."""
    for name in PEERS:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            yield [f"{name} is not installed", "2", "", "", "", "", ""]
            continue
        yield [name, "2", "", "", f"{rate(pettingzoo(env), seconds):,.0f}", "", ""]


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3, help="for each figure")
    seconds = parser.parse_args().seconds
    random.seed(1)
    head = ["game", "seats", "tensors/s", f"batch of {ROWS}", "PettingZoo", "Gymnasium"]
    say(f"| {' | '.join([*head, 'OpenSpiel'])} |\n{'| --- ' * 7}|")
    for row in chain(own_rows(seconds), peer_rows(seconds)):
        say(f"| {' | '.join(row)} |")
    if not aevum.IS_COMPILED:
        say("The engine runs interpreted; `python3 dev.py compile` compiles it.")


if __name__ == "__main__":
    main()
