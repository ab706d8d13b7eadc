"""What a server has more of when it has accounts: put together here, and loaded only then."""

from collections.abc import Sequence
from typing import Any

from litestar import Litestar
from litestar.middleware import DefineMiddleware

from aevum.server.accounts import operating, routes
from aevum.server.accounts.porter import Porter
from aevum.server.accounts.reception import Reception
from aevum.server.policy import Policy
from aevum.server.store_threads import StoreThreads


def handlers() -> Sequence[Any]:
    """List the ways to ask about accounts."""
    return (*routes.HANDLERS, *operating.HANDLERS)


def porter() -> DefineMiddleware:
    """Know everybody by their cookie."""
    return DefineMiddleware(Porter)


def set_up(app: Litestar, threads: StoreThreads, policy: Policy) -> None:
    """Open the reception."""
    app.state.reception = Reception(app.state.hall, threads, policy.online)
