"""What is usual in such games: points by what they are for, and all that has a name."""

from collections.abc import Iterator, Sequence
from statistics import fmean, pstdev
from typing import Any

from aevum.coach.measuring import Played


def averages_of(games: Sequence[Played], names: Sequence[str]) -> dict[str, Any]:
    """Take the means over all seats, those of the winners, and how far seats spread."""
    keys = list(dict.fromkeys(key for game in games for key in game.parts))
    parts = {key: usual(list(points_for(games, key))) for key in keys}
    counts = {name: usual(list(counts_of(games, i))) for i, name in enumerate(names)}
    return {"parts": parts, "counts": counts}


def points_for(games: Sequence[Played], key: str) -> Iterator[tuple[float, bool]]:
    """List what every seat got for something, and whether it won."""
    for game in games:
        for seat in range(len(game.counts)):
            points = game.parts.get(key)
            yield (float(points[seat]) if points else 0.0), seat in game.winners


def counts_of(games: Sequence[Played], number: int) -> Iterator[tuple[float, bool]]:
    """List what every seat had of something on average, and whether it won."""
    for game in games:
        for seat, of_seat in enumerate(game.counts):
            yield of_seat[number], seat in game.winners


def usual(found: Sequence[tuple[float, bool]]) -> list[float]:
    """Give the mean of all, that of the winners, and the spread."""
    everybody = [number for number, _ in found]
    winners = [number for number, has_won in found if has_won] or everybody
    return [round(one, 2) for one in (fmean(everybody), fmean(winners), pstdev(everybody))]
