"""What each seat had over a game of everything that has a name."""

from collections.abc import Sequence

from aevum.games.common.judgement import Judgement


def mean_counts(
    judgement: Judgement, counts: Sequence[Sequence[Sequence[int]]], seats: int
) -> list[list[float]]:
    """Find what each seat had on average of everything that has a name."""
    names = range(len(judgement.told()))
    many = max(1, len(counts))
    return [
        [round(sum(one[seat][i] for one in counts) / many, 2) for i in names]
        for seat in range(seats)
    ]
