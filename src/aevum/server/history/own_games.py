"""All that is kept of somebody's games, for their own files."""

from typing import Any

from sqlalchemy import Row, select

from aevum.server.messages.history import OwnGame
from aevum.server.store.past import GAME, GAME_SEAT
from aevum.server.store.store import Store


def own_games(store: Store, account: str) -> list[OwnGame]:
    """List the games of an account, in the order in which they ended."""
    own = select(GAME, GAME_SEAT).join(GAME_SEAT, GAME_SEAT.c.game_id == GAME.c.id)
    wanted = own.where(GAME_SEAT.c.player == account).order_by(GAME.c.ended, GAME.c.id)
    with store.engine.connect() as connection:
        return [own_game(row) for row in connection.execute(wanted)]


def own_game(row: Row[Any]) -> OwnGame:
    """Tell of a game."""
    return OwnGame(
        game=row.game,
        table=row.table_id,
        seats=row.seats,
        seat=row.seat,
        began=row.began,
        ended=row.ended,
        place=row.place,
        score=row.score,
        bot_answers=row.bot_answers,
        unrated=row.unrated,
        consent=row.consent,
        rating=[row.mu, row.sigma, row.mu_here, row.sigma_here],
    )
