"""What operators may: ban accounts, close tables, invite; they read no hands."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

from litestar import delete, get, post
from litestar.params import JSONBody

from aevum.kernel.message import Msg
from aevum.server.accounts.routes import Desk, Named, known
from aevum.server.messages.accounts import Ban, Code, Member
from aevum.server.pages import HttpRequest
from aevum.server.refusal import Refusal

MOST_LISTED: Final = 500


def check_operator(request: HttpRequest) -> None:
    """Refuse everybody but operators."""
    if known(request).person.role != "operator":
        raise Refusal(Msg("web-refused-operator"), status=HTTPStatus.FORBIDDEN)


@get("/operator/accounts", summary="The accounts")
async def list_accounts(request: HttpRequest, reception: Desk) -> list[Member]:
    """List the newest accounts, without what only their owners may know."""
    check_operator(request)
    found = await reception.threads.run(reception.book.everybody, MOST_LISTED)
    return [Member(one.name, one.role, one.is_banned, one.made) for one in found]


@post("/operator/accounts/{name:str}/ban", summary="Ban an account", status_code=204)
async def ban_account(
    request: HttpRequest, name: Named, data: JSONBody[Ban], reception: Desk
) -> None:
    """Let nobody use an account any more, or let them again."""
    check_operator(request)
    await reception.ban(name, is_banned=data.is_banned)


@delete("/operator/tables/{table:str}", summary="Close a table")
async def close_table(request: HttpRequest, table: Named, reception: Desk) -> None:
    """Delete a table for good."""
    check_operator(request)
    await reception.close_table(table)


@post("/operator/invitations", summary="Invite to an account")
async def invite(request: HttpRequest, reception: Desk) -> Code:
    """Make an invitation with which one account can be made."""
    check_operator(request)
    return Code(await reception.invite())


HANDLERS: Final[Sequence[Any]] = (list_accounts, ban_account, close_table, invite)
