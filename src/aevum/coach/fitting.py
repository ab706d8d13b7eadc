"""The chances that fit best to what came of games: found step by step, the same every time."""

from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from aevum.coach.chances import KNOTS, Model, Standing
from aevum.coach.measuring import Played

STEPS: Final = 120
PACE: Final = 0.15
TAME: Final = 0.01
"""How much neighbouring knots are held together."""
BINS: Final = 10


class Case(NamedTuple):
    """A standing, and the share of the victory that every seat got in the end, nobody last."""

    standing: Standing
    shares: list[float]


def cases_of(games: Sequence[Played]) -> list[Case]:
    """Put standings beside what came of them."""
    found: list[Case] = []
    for game in games:
        winners = game.winners
        for standing in game.standings:
            seats = len(standing.values)
            shares = [(seat in winners) / max(1, len(winners)) for seat in range(seats)]
            found.append(Case(standing, [*shares, 0.0 if winners else 1.0]))
    return found


def blank(games: Sequence[Played], *, can_be_lost: bool) -> Model:
    """Begin with a model in which nothing matters yet; its units are how far seats stand apart."""
    standings = [standing for game in games for standing in game.standings]
    values = [pstdev(one.values) for one in standings]
    scores = [pstdev(one.scores) for one in standings]
    knots = [0.0] * KNOTS
    return Model(
        rounds=round(fmean(game.rounds for game in games), 2),
        value_unit=round(max(1.0, fmean(values)), 2),
        score_unit=round(max(1.0, fmean(scores)), 2),
        by_value=knots[:],
        by_score=knots[:],
        nobody=knots[:] if can_be_lost else [],
        nobody_by_value=knots[:] if can_be_lost else [],
    )


def fit(games: Sequence[Played], *, can_be_lost: bool) -> Model:
    """Climb to the figures under which what came about was likeliest (Adam, all cases at once)."""
    model = blank(games, can_be_lost=can_be_lost)
    cases = cases_of(games)
    figures = [*model.by_value, *model.by_score, *model.nobody, *model.nobody_by_value]
    speed, force = [0.0] * len(figures), [0.0] * len(figures)
    for step in range(1, STEPS + 1):
        slopes = slopes_of(with_figures(model, figures), cases, figures)
        for i, slope in enumerate(slopes):
            speed[i] = 0.9 * speed[i] + 0.1 * slope
            force[i] = 0.99 * force[i] + 0.01 * slope * slope
            fair = speed[i] / (1 - 0.9**step)
            figures[i] += PACE * fair / (sqrt(force[i] / (1 - 0.99**step)) + 1e-9)
    return with_figures(model, [round(figure, 4) for figure in figures])


def with_figures(model: Model, figures: Sequence[float]) -> Model:
    """Spread figures over a model."""
    rows = [list(figures[at : at + KNOTS]) for at in range(0, len(figures), KNOTS)]
    nobody = rows[2:] or [[], []]
    return model._replace(
        by_value=rows[0], by_score=rows[1], nobody=nobody[0], nobody_by_value=nobody[1]
    )


def slopes_of(model: Model, cases: Sequence[Case], figures: Sequence[float]) -> list[float]:
    """Say in which direction each figure should go, on average over all cases."""
    slopes = [0.0] * len(figures)
    for standing, shares in cases:
        low, part = model.place(standing.round)
        values, scores = model.apart(standing)
        missing = missing_of(model, standing, shares)
        rows = [dot(missing, values), dot(missing, scores)]
        if model.nobody:
            mean = fmean(standing.values) / model.value_unit
            rows += [missing[-1], missing[-1] * mean]
        for row, slope in enumerate(rows):
            slopes[row * KNOTS + low] += slope * (1 - part)
            slopes[row * KNOTS + low + 1] += slope * part
    tamed = tame(figures)
    return [slope / len(cases) - pull for slope, pull in zip(slopes, tamed, strict=True)]


def missing_of(model: Model, standing: Standing, shares: Sequence[float]) -> list[float]:
    """Compare what came about with what was expected, for every seat and, as the last, nobody."""
    weights = [exp(min(50.0, one)) for one in model.logits(standing)]
    total = sum(weights)
    return [share - weight / total for share, weight in zip(shares, weights, strict=False)]


def dot(missing: Sequence[float], apart: Sequence[float]) -> float:
    """Multiply place by place and add up; nobody stands nowhere."""
    return sum(one * other for one, other in zip(missing, apart, strict=False))


def tame(figures: Sequence[float]) -> list[float]:
    """Pull neighbouring knots of a row together."""
    pulls = [0.0] * len(figures)
    for i in range(len(figures) - 1):
        if (i + 1) % KNOTS:
            apart = TAME * (figures[i + 1] - figures[i])
            pulls[i] -= apart
            pulls[i + 1] += apart
    return pulls


def proof(model: Model, games: Sequence[Played]) -> dict[str, Any]:
    """Compare predicted with real on games, which the model should not have been fitted to."""
    forecasts = [
        (chance, share)
        for standing, shares in cases_of(games)
        for chance, share in zip(model.chances(standing), shares, strict=False)
    ]
    return {"games": len(games), **compared(forecasts)}


def compared(forecasts: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """Sum up forecasts: the loss, the squares, and in bins what was forecast and what came."""
    losses = [-share * log(max(1e-9, chance)) for chance, share in forecasts]
    binned: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in forecasts:
        binned[min(BINS - 1, int(chance * BINS))].append((chance, share))
    rows = [
        [round(fmean(c for c, _ in some), 4), round(fmean(s for _, s in some), 4), len(some)]
        for some in binned
        if some
    ]
    off = sum(abs(c - s) * n for c, s, n in rows) / max(1, len(forecasts))
    return {
        "forecasts": len(forecasts),
        "log_loss": round(sum(losses) / max(1.0, sum(s for _, s in forecasts)), 4),
        "brier": round(fmean((c - s) ** 2 for c, s in forecasts), 4),
        "calibration_error": round(off, 4),
        "bins": rows,
    }
