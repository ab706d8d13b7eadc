"""The peers of `aevum bench --peers`: random play in other engines, timed as our own is.

It runs in the environment that the bench makes from `peers.lock`; nothing of Aevum is imported
here, and no peer anywhere else. Without arguments it lists the peers; with the name of one and a
number of seconds it lets that peer play and prints the figures. Both are JSON.

A decision is one choice of a player, forced ones included; chance is not counted.
"""
# ruff: noqa: PLC0415 (a peer is imported by its own function, so that one may be missing)

import gc
import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

WARM_UP: Final = 0.2
"""This part of the time is played before the clock starts."""

PlayOne: TypeAlias = Callable[[], int]
"""Play one game to its end and say how many decisions it took."""


class Peer(NamedTuple):
    """Another engine, one of its games, what it is written in, and how to get ready to play."""

    engine: str
    game: str
    language: str
    prepare: Callable[[], PlayOne]


def catan() -> PlayOne:
    """Catan with the package's own random players and its own driver."""
    from catanatron import Color, Game, RandomPlayer

    def play_one() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=random.getrandbits(32))
        game.play()
        return len(game.state.actions)

    return play_one


def chess() -> PlayOne:
    """Chess; an empty list of moves ends it, and the draws that are cheap to see."""
    from chess import Board

    def play_one() -> int:
        board = Board()
        plies = 0
        moves = list(board.legal_moves)
        # Seventy-five moves of each side without a capture or a move of a pawn are a draw.
        while moves and board.halfmove_clock < 150 and not board.is_insufficient_material():
            board.push(random.choice(moves))
            plies += 1
            moves = list(board.legal_moves)
        return plies

    return play_one


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """Draw one of the outcomes by their odds."""
    left = random.random()
    for outcome, odds in outcomes:
        left -= odds
        if left < 0:
            return outcome
    return outcomes[-1][0]


def open_spiel(game_text: str) -> PlayOne:
    """A game of OpenSpiel through its Python interface; chance is drawn by its own odds."""
    import pyspiel

    game = pyspiel.load_game(game_text)

    def play_one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play_one


def connect_four() -> PlayOne:
    """Connect four through the interface that PettingZoo gives to every game."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play_one() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, is_over, is_cut_off, _ = env.last()
            if is_over or is_cut_off:
                env.step(None)
            else:
                open_columns = observation["action_mask"].nonzero()[0]
                env.step(int(random.choice(open_columns)))
                decisions += 1
        return decisions

    return play_one


def uno() -> PlayOne:
    """Uno by RLCard's game itself, without the encoding for learners on top."""
    from numpy.random import RandomState
    from rlcard.games.uno import Game

    game = Game()
    # The package's own `make` hands a game its generator like this.
    game.np_random = RandomState(1)

    def play_one() -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            state, _ = game.step(random.choice(state["legal_actions"]))
            decisions += 1
        return decisions

    return play_one


def hold_em() -> PlayOne:
    """No-limit hold'em; a raise is the least one, and everything but decisions is automatic."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)

    def choices(state: Any) -> list[Callable[[], object]]:
        found: list[Callable[[], object]] = [state.check_or_call]
        if state.can_fold():
            found.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            found.append(state.complete_bet_or_raise_to)
        return found

    def play_one() -> int:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 6)
        decisions = 0
        while state.status:
            if state.actor_index is not None:
                random.choice(choices(state))()
                decisions += 1
        return decisions

    return play_one


PEERS: Final = {
    "catanatron": Peer("catanatron", "Catan, 4 seats", "Python", catan),
    "chess": Peer("python-chess", "chess", "Python", chess),
    "open_spiel-backgammon": Peer(
        "OpenSpiel", "backgammon", "C++", lambda: open_spiel("backgammon")
    ),
    "open_spiel-chess": Peer("OpenSpiel", "chess", "C++", lambda: open_spiel("chess")),
    "open_spiel-gin_rummy": Peer("OpenSpiel", "gin rummy", "C++", lambda: open_spiel("gin_rummy")),
    "open_spiel-hanabi": Peer(
        "OpenSpiel", "Hanabi, 4 seats", "C++", lambda: open_spiel("hanabi(players=4)")
    ),
    "pettingzoo": Peer("PettingZoo", "connect four", "Python", connect_four),
    "rlcard": Peer("RLCard", "Uno", "Python", uno),
    "pokerkit": Peer("PokerKit", "hold'em, 6 seats", "Python", hold_em),
}


def play_for(play_one: PlayOne, seconds: float) -> tuple[int, int, float]:
    """Play whole games for about this time; say how many, their decisions, and the exact time."""
    games = decisions = 0
    start = process_time()
    spent = 0.0
    while spent < seconds or not games:
        decisions += play_one()
        games += 1
        spent = process_time() - start
    return games, decisions, spent


def measure(peer: Peer, seconds: float) -> dict[str, float]:
    """Let a peer warm up and play."""
    random.seed(1)
    play_one = peer.prepare()
    play_for(play_one, WARM_UP * seconds)
    gc.collect()
    games, decisions, spent = play_for(play_one, seconds)
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
    }


def main(arguments: list[str]) -> int:
    """List the peers, or measure one."""
    if arguments:
        result: Any = measure(PEERS[arguments[0]], float(arguments[1]))
    else:
        result = [
            {"name": name, "engine": peer.engine, "game": peer.game, "language": peer.language}
            for name, peer in PEERS.items()
        ]
    json.dump(result, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
