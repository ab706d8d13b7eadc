"""What people said at a table, as it is kept: beside the game, and the last of it only."""

from sqlalchemy import Connection, delete, select

from aevum.server.messages.talk import Said
from aevum.server.store.database import TALK, insert_of
from aevum.server.store.kept import MOST_SAID, Talk


def read_talk(connection: Connection, table: str) -> Talk:
    """Read what was said at a table, in its order."""
    columns = (TALK.c.number, TALK.c.seat, TALK.c.at, TALK.c.text, TALK.c.request)
    here = select(*columns).where(TALK.c.table_id == table).order_by(TALK.c.number)
    rows = connection.execute(here).all()
    return Talk([Said(*row[:-1]) for row in rows], [row.request for row in rows if row.request])


def write_said(connection: Connection, table: str, said: Said, request: str) -> bool:
    """Write what somebody said, and forget what was said long before; False if it comes late."""
    insert = insert_of[connection.dialect.name]
    wanted = (
        insert(TALK)
        .values(
            table_id=table,
            number=said.number,
            seat=said.seat,
            at=said.at,
            text=said.text,
            request=request,
        )
        .on_conflict_do_nothing()
        .returning(TALK.c.number)
    )
    is_kept = connection.execute(wanted).first() is not None
    forgotten = TALK.c.number <= said.number - MOST_SAID
    connection.execute(delete(TALK).where(TALK.c.table_id == table, forgotten))
    return is_kept
