"""What a server has more of when it has accounts: put together here, and loaded only then."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from aevum.server.accounts import operating, passkeys, routes
from aevum.server.accounts.porter import Porter
from aevum.server.accounts.reception import Reception
from aevum.server.addresses import Place
from aevum.server.notices import routes as notices
from aevum.server.notices.mail import post_of
from aevum.server.notices.office import Office
from aevum.server.policy import Policy
from aevum.server.store_threads import StoreThreads


def check(policy: Policy) -> None:
    """Refuse what whoever starts the server has said wrongly, before anybody comes."""
    if policy.online.mail:
        post_of(policy.online.mail)
    if policy.online.address and not policy.online.address.startswith(("https://", "http://")):
        raise ValueError("--address looks like https://games.example.org")


def handlers() -> Sequence[Any]:
    """List the ways to ask about accounts."""
    return (*routes.HANDLERS, *operating.HANDLERS, *passkeys.HANDLERS, *notices.HANDLERS)


def porter() -> DefineMiddleware:
    """Know everybody by their cookie."""
    return DefineMiddleware(Porter)


def dependencies(app: Callable[[], Litestar]) -> dict[str, Provide]:
    """Say who looks after the accounts, and who tells people things."""

    async def reception() -> Reception:
        """Hand out who looks after the accounts."""
        found: Reception = app().state.reception
        return found

    async def office() -> Office:
        """Hand out who tells people things."""
        found: Office = app().state.office
        return found

    return {"reception": Provide(reception), "office": Provide(office)}


def set_up(
    app: Litestar, threads: StoreThreads, policy: Policy, place: Place
) -> Coroutine[Any, Any, None]:
    """Open the reception and the office; return what goes on beside the tables."""
    own = next(iter(place.addresses()), f"http://localhost:{place.port}")
    address = policy.online.address or own
    app.state.reception = Reception(app.state.hall, threads, policy.online)
    app.state.office = Office(app.state.hall, threads, policy.online, address)
    return app.state.office.keep_telling()  # type: ignore[no-any-return]  # the state has no types
