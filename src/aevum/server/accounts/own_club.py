"""What the server knows of somebody among others: tournaments, friends, the lobby."""

from typing import Any

from sqlalchemy import select

from aevum.server.messages.accounts import OwnClub
from aevum.server.store.club import BIDDEN, ENTRANT, FRIEND, LOBBY, REPORT, TOURNAMENT
from aevum.server.store.people import ACCOUNT
from aevum.server.store.store import Store


def own_club(store: Store, account: str) -> OwnClub:
    """Gather it for its owner; what others think of somebody is theirs."""
    told = (
        select(FRIEND.c.state, FRIEND.c.made, ACCOUNT.c.name)
        .join(ACCOUNT, ACCOUNT.c.id == FRIEND.c.other_id)
        .where(FRIEND.c.account_id == account)
    )
    title = TOURNAMENT.c.title
    played = (
        select(ENTRANT.c.tournament_id.label("tournament"), title, ENTRANT.c.number)
        .add_columns(ENTRANT.c.is_in)
        .join(TOURNAMENT, TOURNAMENT.c.id == ENTRANT.c.tournament_id)
        .where(ENTRANT.c.account_id == account)
    )
    made = select(TOURNAMENT.c.id.label("tournament"), title, TOURNAMENT.c.made)
    bidden = select(BIDDEN.c.table_id.label("table"), BIDDEN.c.made)
    said = select(LOBBY.c.at, LOBBY.c.text).where(LOBBY.c.account_id == account)
    reports = select(REPORT.c.place, REPORT.c.text, REPORT.c.made)
    return OwnClub(
        tournaments=rows(store, played.order_by(ENTRANT.c.tournament_id)),
        made=rows(store, made.where(TOURNAMENT.c.account_id == account)),
        friends=rows(store, told.order_by(FRIEND.c.made)),
        invitations=rows(store, bidden.where(BIDDEN.c.account_id == account)),
        lobby=rows(store, said.order_by(LOBBY.c.number)),
        reports=rows(store, reports.where(REPORT.c.account_id == account)),
    )


def rows(store: Store, wanted: Any) -> list[dict[str, str | int | bool]]:
    """Read rows as they are."""
    with store.engine.connect() as connection:
        return [row._asdict() for row in connection.execute(wanted)]
