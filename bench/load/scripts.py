"""Games that are worked out before the clock runs: who answers what at which revision."""

import random
from typing import Final, NamedTuple

import aevum
from aevum.record import Record
from aevum.server.keys import Keyring
from aevum.server.messages.tables import Chair
from aevum.server.seating import rules_of
from aevum.server.store.kept import History, KeptTable, Standing
from aevum.server.table import Table

GAMES: Final = 20
"""So many different games are worked out; tables with the same number play the same."""

OPEN: Final = Standing(0, 0, bot_asked=False, is_over=False, winners=[])


class Answer(NamedTuple):
    """What a seat answers."""

    seat: int
    action: int


class Script(NamedTuple):
    """A game: its seed, the answers by the revision at which they are given, and its course."""

    seed: int
    answers: dict[int, Answer]
    course: list[str]


def script(game: str, chairs: list[Chair], seed: int, most: int) -> Script:
    """Play a game at random, as a table would that is opened with this seed."""
    found = aevum.game(game)
    record = Record(found, len(chairs), seed, {})
    kept = KeptTable(
        id="script",
        game=game,
        rules=rules_of(record),
        seed=seed,
        options=record.options,
        chairs=chairs,
        keyring=Keyring.cut("key", chairs),
        rev=0,
        standing=OPEN,
        changed="",
    )
    table = Table(record, History(kept))
    table.go_on(0)
    chance = random.Random(seed)
    answers: dict[int, Answer] = {}
    while len(answers) < most and not table.state.is_over:
        answer = Answer(table.state.asked, chance.choice(table.state.legal()))
        answers[table.rev] = answer
        table.decide(*answer)
    return Script(seed, answers, [move.text for move in table.record.moves])
