"""Foresight: what a choice would do, tried on positions that hold no more than a seat may know.

The truth is never tried. What all tries agree upon is told; where something hidden or random comes
in, more of them are made, and the table says so.
"""

from typing import Any, Final, NamedTuple

from aevum.kernel.game import Game, View
from aevum.kernel.state import State
from aevum.server.messages.news import Foreseen
from aevum.server.messages.positions import Difference
from aevum.server.refusal import lost

FEW: Final = 3
MANY: Final = 12

MISSING: Final = object()


class Try(NamedTuple):
    """How one try went: what the seat would see, and whether there would be a way back."""

    view: View
    is_sealed: bool
    is_final: bool


def foresee(game: Game, known: State, seat: int, action: int, request: str) -> Foreseen:
    """Try a choice of a seat on a position in which all it cannot know was dealt anew."""
    now = game.view(known, seat)
    tries = [attempt(game, known, seat, action, seed) for seed in range(FEW)]
    is_certain = not any(one.is_sealed or one.view != tries[0].view for one in tries)
    if not is_certain:
        tries += [attempt(game, known, seat, action, seed) for seed in range(FEW, MANY)]
    differences: list[Difference] = []
    compare(now, [one.view for one in tries], [], differences)
    return Foreseen(
        id=request,
        differences=differences,
        tries=len(tries),
        is_certain=is_certain,
        is_final=any(one.is_final for one in tries),
        losses=lost(game.losses(known, seat, action)),
    )


def attempt(game: Game, known: State, seat: int, action: int, seed: int) -> Try:
    """Give an answer at a copy of the table, with every other of the seat that it leads to.

    It ends where others are asked: whether they have a choice may be their secret.
    """
    state = game.resample(known, seat, seed)
    carry_out(state, seat, action)
    is_sealed = state.sealed != known.sealed
    return Try(game.view(state, seat), is_sealed, is_sealed or state.asked != seat)


def carry_out(state: State, seat: int, action: int) -> None:
    """Give an answer of a seat, and then every other of it that is the only one there is."""
    state.apply(action)
    while state.asked == seat and len(legal := state.legal()) == 1:
        state.apply(legal[0])


def compare(
    now: Any, after: list[Any], path: list[int | str], differences: list[Difference]
) -> None:
    """Note every part of a view that becomes another in all tries alike, as small as it can be."""
    first = after[0]
    if all(one == now for one in after):
        return
    are_equal = all(one == first for one in after)
    if isinstance(now, dict) and all(isinstance(one, dict) for one in after):
        if are_equal and not now.keys() <= first.keys():
            differences.append(Difference(path, first))
            return
        for name in {**now, **first}:
            inner = [one.get(name, MISSING) for one in after]
            compare(now.get(name, MISSING), inner, [*path, name], differences)
    elif isinstance(now, list) and all(is_alike(now, one) for one in after):
        for place, value in enumerate(now):
            compare(value, [one[place] for one in after], [*path, place], differences)
    elif are_equal and first is not MISSING:
        differences.append(Difference(path, first))


def is_alike(now: list[Any], after: Any) -> bool:
    """Say whether two lists can be compared place by place."""
    return isinstance(after, list) and len(after) == len(now)
