"""An early, a middle and a late position of each game, from games that bots have played."""

from functools import cache
from typing import Final

from aevum.record import Record
from tests.browser.house import GREEDY, HERE, Message
from tests.records.keep import FOLDER

KEPT: Final = {
    "tempus": "01-3-greedy",
    "through_the_ages": "45-4-greedy",
    "hyperborea": "41-3-greedy",
    "inner_sea": "15-6-greedy",
}
"""The game that is shown of each title: all its seats taken by bots that know what they want."""

MOMENTS: Final = {"early": 0.1, "middle": 0.5, "late": 0.9}
"""How much of the game has been played."""

CHOICES: Final = 6
"""A position to look at offers at least so many answers."""

PEOPLE: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


@cache
def position(game: str, moment: str) -> str:
    """Cut the kept game off where seat 0 has a choice worth looking at."""
    record = Record.read(FOLDER / game / f"{KEPT[game]}.aevum")
    state = record.first_state()
    for number, move in enumerate(record.moves):
        is_due = number >= MOMENTS[moment] * len(record.moves)
        if is_due and state.asked == 0 and len(state.legal()) >= CHOICES:
            record.cut(number)
            return record.format()
        state.apply(record.game.from_text(state, move.text))
    raise AssertionError(f"{game} offers no choice so late")


def chairs(game: str) -> list[Message]:
    """Seat one person and bots for the rest, as many as the kept game has."""
    seats = Record.parse(position(game, "early")).seats
    return [
        {**(HERE if seat == 0 else GREEDY), "name": name}
        for seat, name in enumerate(PEOPLE[:seats])
    ]
