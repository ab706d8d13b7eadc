"""What can be asked about friends, the lobby and reports over HTTP."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, TypeAlias

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from aevum.kernel.message import Msg
from aevum.server.accounts.book import Person, Session
from aevum.server.accounts.operating import check_operator
from aevum.server.accounts.porter import SESSION
from aevum.server.accounts.routes import Named, known
from aevum.server.door import address_of
from aevum.server.friends.circle import Circle
from aevum.server.messages.friends import (
    Friends,
    Heard,
    Invite,
    Lobby,
    Report,
    Reported,
    Spoken,
    Whom,
)
from aevum.server.pages import HttpRequest
from aevum.server.refusal import Refusal
from aevum.server.routes import Bearer, key_of
from aevum.server.signs import readable

Here: TypeAlias = NamedDependency[Circle]


async def told(circle: Circle, person: Person) -> Friends:
    """Tell somebody whom they know, and to which tables they are invited."""
    return await circle.friends(person)


@get("/friends", summary="My friends")
async def list_friends(request: HttpRequest, circle: Here) -> Friends:
    """List whom an account knows, and to which tables they invite."""
    return await told(circle, known(request).person)


@post("/friends", summary="Ask or accept a friend", status_code=200)
async def ask_friend(request: HttpRequest, data: JSONBody[Whom], circle: Here) -> Friends:
    """Ask somebody to be a friend, or accept who has asked."""
    person = known(request).person
    await circle.ask(person, data.name)
    return await told(circle, person)


@post("/friends/part", summary="Be friends no more", status_code=200)
async def part_friend(request: HttpRequest, data: JSONBody[Whom], circle: Here) -> Friends:
    """Be friends no more, decline, or block somebody no longer."""
    person = known(request).person
    await circle.part(person, data.name)
    return await told(circle, person)


@post("/friends/block", summary="Block somebody", status_code=200)
async def block(request: HttpRequest, data: JSONBody[Whom], circle: Here) -> Friends:
    """Hear nothing of somebody any more."""
    person = known(request).person
    await circle.block(person, data.name)
    return await told(circle, person)


@post("/friends/invite", summary="Invite a friend to a table", status_code=204)
async def invite_friend(
    request: HttpRequest, data: JSONBody[Invite], circle: Here, authorization: Bearer = ""
) -> None:
    """Invite a friend to a free seat of a table that somebody has opened, or that is public."""
    person = known(request).person
    key = key_of(authorization) or await circle.key_of(person, data.table)
    await circle.invite(person, data.name, data.table, key)


@delete("/friends/invitations/{table:str}", summary="Decline an invitation")
async def decline(request: HttpRequest, table: Named, circle: Here) -> None:
    """Forget to which table a friend has invited."""
    person = known(request).person
    await circle.threads.run(circle.book.decline, person.id, table)


# The lobby


@get("/lobby", summary="What is said in the lobby")
async def hear(request: HttpRequest, circle: Here) -> Lobby:
    """Tell what was said, but for what those said whom one has blocked."""
    person = known(request).person
    blocked = await circle.threads.run(circle.book.blocked, person.id)
    said = await circle.threads.run(circle.talks.said)
    return Lobby(
        [
            Heard(row.number, row.name, row.at, row.text, is_mine=row.id == person.id)
            for row in said
            if row.id not in blocked
        ]
    )


@post("/lobby", summary="Say something in the lobby", status_code=204)
async def say(request: HttpRequest, data: JSONBody[Spoken], circle: Here) -> None:
    """Say something to everybody with an account."""
    person = known(request).person
    text = readable(data.text)
    if not text:
        raise Refusal(Msg("web-refused-blank"))
    circle.hall.limits.take("talk", f"account {person.id}")
    await circle.threads.run(circle.talks.say, person.id, text)


@post("/reports", summary="Report what somebody said", status_code=204)
async def report(
    request: HttpRequest, data: JSONBody[Report], circle: Here, authorization: Bearer = ""
) -> None:
    """Let operators know of what somebody said; at a table only who reads it there may."""
    session: Session | None = request.scope["state"].get(SESSION)
    who = session.person if session else None
    circle.hall.limits.take("reports", f"account {who.id}" if who else address_of(request.scope))
    if data.table:
        key = key_of(authorization) or (await circle.key_of(who, data.table) if who else "")
        found = await circle.report_table(who, data.table, data.number, key)
    else:
        found = await circle.threads.run(
            circle.talks.report_lobby, known(request).person.id, data.number
        )
    if not found:
        raise Refusal(Msg("web-refused-not-said"), status=HTTPStatus.NOT_FOUND)


@get("/operator/reports", summary="The reports")
async def list_reports(request: HttpRequest, circle: Here) -> list[Reported]:
    """List what people found wrong, the latest first."""
    check_operator(request)
    return await circle.threads.run(circle.talks.reports)


@delete("/operator/reports/{name:str}", summary="Settle a report")
async def settle_report(request: HttpRequest, name: Named, circle: Here) -> None:
    """Forget a report that was looked at."""
    check_operator(request)
    await circle.threads.run(circle.talks.settle, name)


HANDLERS: Final[Sequence[Any]] = (
    list_friends,
    ask_friend,
    part_friend,
    block,
    invite_friend,
    decline,
    hear,
    say,
    report,
    list_reports,
    settle_report,
)
