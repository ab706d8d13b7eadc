"""How likely every seat is to win, by how well all stand and how far the game has come.

The figures behind it are measured by `aevum coach` and kept beside the tables of a game.
"""

from collections.abc import Sequence
from importlib.resources import files
from json import loads
from math import exp
from typing import Any, Final, NamedTuple

from aevum.bots.judging import NEWEST, judgement_of
from aevum.games.common.judgement import Judgement
from aevum.kernel.game import Game
from aevum.kernel.state import State

FILE: Final = "coach.json"
KNOTS: Final = 5
"""Between so many points of a game, from its beginning to its usual end, figures change evenly."""


class Standing(NamedTuple):
    """How all seats stand: the round, how each is judged, and its points."""

    round: int
    values: list[int]
    scores: list[int]


class Model(NamedTuple):
    """What turns a standing into chances, for a game at some number of seats."""

    rounds: float
    """So many rounds such a game usually takes."""
    value_unit: float
    score_unit: float
    """How far seats usually stand apart."""
    by_value: list[float]
    by_score: list[float]
    nobody: list[float]
    """How likely it is that nobody wins; empty where somebody always does."""
    nobody_by_value: list[float]

    def chances(self, standing: Standing) -> list[float]:
        """Give the chance of every seat."""
        weights = [exp(min(50.0, one)) for one in self.logits(standing)]
        total = sum(weights)
        return [weight / total for weight in weights[: len(standing.values)]]

    def logits(self, standing: Standing) -> list[float]:
        """Weigh every seat, and nobody as the last where nobody may win."""
        low, part = self.place(standing.round)
        of_value = between(self.by_value, low, part)
        of_score = between(self.by_score, low, part)
        values, scores = self.apart(standing)
        found = [of_value * values[i] + of_score * scores[i] for i in range(len(values))]
        if self.nobody:
            mean = sum(standing.values) / len(standing.values) / self.value_unit
            by_value = between(self.nobody_by_value, low, part)
            found.append(between(self.nobody, low, part) + by_value * mean)
        return found

    def place(self, number: int) -> tuple[int, float]:
        """Find a round between two knots: the lower one, and how far it is to the next."""
        progress = min(1.0, max(0.0, number / self.rounds)) * (KNOTS - 1)
        low = min(KNOTS - 2, int(progress))
        return low, progress - low

    def apart(self, standing: Standing) -> tuple[list[float], list[float]]:
        """Say how far each seat stands from the middle of all."""
        return (
            from_middle(standing.values, self.value_unit),
            from_middle(standing.scores, self.score_unit),
        )


def between(knots: Sequence[float], low: int, part: float) -> float:
    """Find a figure between two knots."""
    return knots[low] * (1 - part) + knots[low + 1] * part


def from_middle(numbers: Sequence[int], unit: float) -> list[float]:
    """Say how far each number is from the mean, in a unit."""
    mean = sum(numbers) / len(numbers)
    return [(number - mean) / unit for number in numbers]


def standing(game: Game, judgement: Judgement, g: State) -> Standing:
    """Judge every seat of a position."""
    values = [judgement.value(g, seat) for seat in range(g.seats)]
    return Standing(game.round_of(g), values, game.scores(g))


def measured(game: Game) -> dict[str, Any]:
    """Read what was measured of a game; nothing where nothing was."""
    file = files("aevum.games") / game.name / FILE
    if not file.is_file():
        return {}
    found: dict[str, Any] = loads(file.read_text("utf-8"))
    return found


def measured_at(game: Game, seats: int) -> dict[str, Any]:
    """Read what was measured with so many seats, or the nearest number."""
    by_seats: dict[str, dict[str, Any]] = measured(game).get("seats", {})
    if not by_seats:
        return {}
    return by_seats[min(by_seats, key=lambda text: (abs(int(text) - seats), int(text)))]


def model_of(game: Game, seats: int) -> Model | None:
    """Find what gives the chances in a game; None where nothing was measured."""
    found = measured_at(game, seats)
    return Model(**found["model"]) if found else None


def judgement_for(game: Game) -> Judgement:
    """Judge as the strongest bots do."""
    return judgement_of(game, NEWEST)
