"""What is said in the lobby, and what somebody found wrong of it, as the store keeps it."""

from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, select

from aevum.server.messages.friends import Reported
from aevum.server.store.club import LOBBY, REPORT
from aevum.server.store.database import TALK
from aevum.server.store.people import ACCOUNT
from aevum.server.store.rows import now
from aevum.server.store.store import Store

MOST_SAID: Final = 200
"""So much of what was said is kept, and told."""

MOST_REPORTS: Final = 500
"""So many reports wait for operators; then the oldest is forgotten."""

LOBBY_ITSELF: Final = ""
"""Where something was said that was said at no table."""


class Remark(NamedTuple):
    """What somebody said, and where."""

    about_id: str | None
    place: str
    seat: int
    text: str
    said: str


class Talks:
    """The talk of the lobby, and all reports."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def say(self, account: str, text: str) -> None:
        """Keep what somebody says, and forget what was said long before."""
        with self.store.writing() as connection:
            last = connection.execute(select(func.max(LOBBY.c.number))).scalar()
            number = 1 if last is None else last + 1
            row = {"number": number, "account_id": account, "at": now(), "text": text}
            connection.execute(insert(LOBBY).values(**row))
            connection.execute(delete(LOBBY).where(LOBBY.c.number <= number - MOST_SAID))

    def said(self) -> list[Any]:
        """Read what was said, in its order; who was banned is not heard any more."""
        columns = (LOBBY.c.number, LOBBY.c.at, LOBBY.c.text, ACCOUNT.c.id, ACCOUNT.c.name)
        wanted = select(*columns).join(ACCOUNT, ACCOUNT.c.id == LOBBY.c.account_id)
        wanted = wanted.where(~ACCOUNT.c.is_banned).order_by(LOBBY.c.number)
        with self.store.engine.connect() as connection:
            return list(connection.execute(wanted).all())

    # Reports

    def report_lobby(self, by: str, number: int) -> bool:
        """Report what somebody said in the lobby; False if it is not there any more."""
        columns = (LOBBY.c.account_id, LOBBY.c.at, LOBBY.c.text)
        with self.store.engine.connect() as connection:
            row = connection.execute(select(*columns).where(LOBBY.c.number == number)).first()
        if row is not None:
            found = Remark(row.account_id, LOBBY_ITSELF, -1, row.text, row.at)
            self.keep(f"lobby {number} {row.at}", by, found)
        return row is not None

    def report_table(self, by: str | None, table: str, number: int) -> bool:
        """Report what somebody said at a table; False if it is not there any more."""
        here = (TALK.c.table_id == table, TALK.c.number == number)
        columns = (TALK.c.seat, TALK.c.text, TALK.c.at)
        with self.store.engine.connect() as connection:
            row = connection.execute(select(*columns).where(*here)).first()
        if row is not None:
            self.keep(f"table {table} {number}", by, Remark(None, table, *row))
        return row is not None

    def keep(self, mark: str, by: str | None, found: Remark) -> None:
        """Keep a report; what was reported once is not reported again."""
        name = sha256(mark.encode()).hexdigest()
        row = {"id": name, "account_id": by, "made": now(), **found._asdict()}
        with self.store.writing() as connection:
            if connection.execute(select(REPORT.c.id).where(REPORT.c.id == name)).first():
                return
            connection.execute(insert(REPORT).values(**row))
            newest = select(REPORT.c.id).order_by(REPORT.c.made.desc()).offset(MOST_REPORTS)
            gone = connection.execute(newest).scalars().all()
            connection.execute(delete(REPORT).where(REPORT.c.id.in_(gone)))

    def reports(self) -> list[Reported]:
        """Read the reports, the latest first."""
        who, by = ACCOUNT.alias(), ACCOUNT.alias()
        wanted = (
            select(REPORT, who.c.name.label("name"), by.c.name.label("by"))
            .outerjoin(who, who.c.id == REPORT.c.about_id)
            .outerjoin(by, by.c.id == REPORT.c.account_id)
            .order_by(REPORT.c.made.desc())
        )
        with self.store.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return [
            Reported(
                *(row.id, row.place, row.seat, row.name or "", row.text, row.said),
                *(row.by or "", row.made),
            )
            for row in rows
        ]

    def settle(self, report: str) -> None:
        """Forget a report that somebody has looked at."""
        with self.store.writing() as connection:
            connection.execute(delete(REPORT).where(REPORT.c.id == report))
