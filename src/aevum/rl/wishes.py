"""What is asked for when something is made or answered: what cannot be meant gets one sentence."""

from operator import index
from typing import Any, Final

import numpy as np

from aevum.kernel.game import Game, Settings, Value

USUAL_SEATS: Final = 4


def whole(what: str, given: Any, least: int | None = None, most: int | None = None) -> int:
    """Read a whole number: nothing is rounded, and true and false are no numbers."""
    if not isinstance(given, bool | np.bool_):
        try:
            number = index(given)
        except TypeError:
            pass
        else:
            if least is not None and number < least:
                raise ValueError(f"{what} is at least {least}, not {number}")
            if most is not None and number > most:
                raise ValueError(f"{what} is at most {most}, not {number}")
            return number
    raise ValueError(f"{what} is a whole number, not {given!r:.60}")


def yes_or_no(what: str, given: Any) -> bool:
    """Read True or False, and nothing that might be meant by one of them."""
    if not isinstance(given, bool | np.bool_):
        raise ValueError(f"{what} is True or False, not {given!r:.60}")
    return bool(given)


def one_of(what: str, given: Any, known: tuple[str, ...]) -> str:
    """Refuse a wish that is none of these, by name."""
    if given not in known:
        raise ValueError(f"there is no {what} '{given}'; choose from: {', '.join(known)}")
    return str(given)


def seats_of(game: Game, given: Any) -> int:
    """Read how many seats play: where nobody says, four or the nearest number."""
    seats = usual_seats(game) if given is None else whole("the number of seats", given)
    game.check_seats(seats)
    return seats


def usual_seats(game: Game) -> int:
    """Four seats, or the nearest number that the game is for."""
    return min(max(USUAL_SEATS, game.min_seats), game.max_seats)


def settings_of(game: Game, given: Settings | None) -> dict[str, Value]:
    """Read the switches of the rules."""
    if given is not None and not hasattr(given, "items"):
        raise ValueError(f"options are a dict of switches by name, not {given!r:.60}")
    return game.settings(given or {})


def seed_of(given: Any) -> int:
    """Read the seed of a game."""
    return whole("a seed", given, 0)
