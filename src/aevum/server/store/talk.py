"""What people said at a table, as it is kept: beside the game, and the last of it only."""

from sqlalchemy import Connection, delete, insert, select

from aevum.server.messages.talk import Said
from aevum.server.store.database import TALK
from aevum.server.store.kept import MOST_SAID, Talk


def read_talk(connection: Connection, table: str) -> Talk:
    """Read what was said at a table, in its order."""
    columns = (TALK.c.number, TALK.c.seat, TALK.c.at, TALK.c.text, TALK.c.request)
    here = select(*columns).where(TALK.c.table_id == table).order_by(TALK.c.number)
    rows = connection.execute(here).all()
    return Talk([Said(*row[:-1]) for row in rows], [row.request for row in rows if row.request])


def write_said(connection: Connection, table: str, said: Said, request: str) -> None:
    """Write what somebody said, and forget what was said long before."""
    connection.execute(
        insert(TALK).values(
            table_id=table,
            number=said.number,
            seat=said.seat,
            at=said.at,
            text=said.text,
            request=request,
        )
    )
    forgotten = TALK.c.number <= said.number - MOST_SAID
    connection.execute(delete(TALK).where(TALK.c.table_id == table, forgotten))
