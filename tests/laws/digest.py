"""All that a game does and says on its way, summed up: `python -m tests.laws.digest GAME`.

The first line tells the mode, each further one sums up a game.
"""

import sys
from hashlib import blake2b
from random import Random
from typing import Final

import msgspec

import aevum
from aevum.games.common.language import layout_of, tensor_of
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.kernel.state import State
from aevum.laws.laws import anybody, spoken
from aevum.record.codec import dump
from tests.laws.cases import Case, cases
from tests.records.keep import finished

STRIDE: Final = 30
"""So many decisions lie between two looks at all that the game can be asked."""


def in_parts(msg: object) -> object:
    """Take a message apart."""
    assert isinstance(msg, Msg)
    return msg.key, msg.args


PLAIN: Final = msgspec.json.Encoder(enc_hook=in_parts)


def asked(game: Game, g: State, seed: int) -> bytes:
    """Ask a game everything about a position: the state, what anybody sees and may be dealt."""
    seat = anybody(g, seed)
    return PLAIN.encode(
        (
            dump(g),
            g.journal,
            spoken(game, g),
            [game.to_text(g, action) for action in g.legal()],
            [game.losses(g, g.asked, action) for action in g.legal()],
            (game.scores(g), game.winners(g), [game.value(g, seat) for seat in range(g.seats)]),
            [(part.title, part.points) for part in game.breakdown(g)],
            (game.view(g, seat), game.lines(g, seat), game.census(g, seat)),
            dump(game.resample(g, seat, seed)),
            learned(game, g, max(seat, 0)),
        )
    )


def learned(game: Game, g: State, seat: int) -> tuple[list[int], list[int]]:
    """Write what a learner reads: the tensor of a seat, and the places of the answers."""
    layout, tensor = layout_of(game), tensor_of(game)
    numbers: list[int] = []
    if tensor is not None:
        tensor.write(g, seat, numbers)
    return numbers, [] if layout is None else layout.flats(g.legal())


def digest(case: Case) -> str:
    """Play a game at random, and sum up all answers and every look."""
    g, chance, digest = case.game.new(*case[1:]), Random(case.seed), blake2b(digest_size=16)
    g.journal = []
    decisions = 0
    while not g.is_over:
        if decisions % STRIDE == 0:
            digest.update(asked(case.game, g, decisions))
            g.journal = []  # every fact is summed up once
        options = g.legal()
        digest.update(PLAIN.encode(options))
        g.apply(chance.choice(options))
        decisions += 1
    digest.update(asked(case.game, g, decisions))
    return f"{case} {decisions} {digest.hexdigest()}"


def greedy_game(game: Game) -> str:
    """Let greedy bots play a game, and write its record and its last position."""
    record = finished(game, game.min_seats, "greedy", 2)
    return f"{record.format()} {dump(record.state)} {record.state.journal}"


if __name__ == "__main__":
    wanted = aevum.game(sys.argv[1])
    lines = [digest(case) for case in cases(wanted)]
    sys.stdout.write("\n".join((str(aevum.IS_COMPILED), *lines, greedy_game(wanted))))
