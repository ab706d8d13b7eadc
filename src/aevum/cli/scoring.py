"""The points of a seat in sentences, and what they are made of."""

from aevum.kernel.game import Game
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import State


def score_lines(game: Game, state: State, seat: int) -> list[Msg]:
    """Tell the points of a seat, and their parts where there are several."""
    points = Msg("play-score", seat=seat_name(seat), points=game.scores(state)[seat])
    parts = [
        Msg("play-score-part", title=part.title, points=part.points[seat])
        for part in game.breakdown(state)
    ]
    return [points, Msg("play-score-parts", parts=parts)] if len(parts) > 1 else [points]
