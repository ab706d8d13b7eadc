"""What a finished game is worth to each seat, for learners and evaluation."""

from typing import Any

from aevum.kernel.game import Game


def is_zero_sum(game: Game) -> bool:
    """Say whether rewards always add up to nought; a game that all may lose is general-sum."""
    return not game.can_be_lost


def share_of_win(game: Game, g: Any) -> list[float]:
    """The winners share one point, less everybody's fair share: in sum nought if anybody wins."""
    if not g.is_over:
        return [0.0] * g.seats
    winners = game.winners(g)
    fair = 1 / g.seats
    return [1 / len(winners) - fair if seat in winners else -fair for seat in range(g.seats)]


def score_difference(game: Game, g: Any) -> list[float]:
    """The own points less the mean of the others' at the end; in sum nought for several seats."""
    if not g.is_over:
        return [0.0] * g.seats
    scores = game.scores(g)
    if g.seats == 1:
        return [float(scores[0])]
    total = sum(scores)
    return [score - (total - score) / (g.seats - 1) for score in scores]
