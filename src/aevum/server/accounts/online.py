"""What a server has more of when it has accounts: put together here, and loaded only then."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from aevum.server.accounts import operating, passkeys, routes
from aevum.server.accounts.porter import Porter
from aevum.server.accounts.reception import Reception
from aevum.server.addresses import Place
from aevum.server.friends import routes as friends
from aevum.server.friends.circle import Circle
from aevum.server.history import routes as history
from aevum.server.history.chronicler import Chronicler
from aevum.server.notices import routes as notices
from aevum.server.notices.mail import post_of
from aevum.server.notices.office import Office
from aevum.server.policy import Policy
from aevum.server.store_threads import StoreThreads
from aevum.server.tournaments import routes as tournaments
from aevum.server.tournaments.director import Director


def check(policy: Policy) -> None:
    """Refuse what whoever starts the server has said wrongly, before anybody comes."""
    if policy.online.mail:
        post_of(policy.online.mail)
    if policy.online.address and not policy.online.address.startswith(("https://", "http://")):
        raise ValueError("--address looks like https://games.example.org")


def handlers() -> Sequence[Any]:
    """List the ways to ask about accounts."""
    people = (*routes.HANDLERS, *operating.HANDLERS, *passkeys.HANDLERS)
    club = (*tournaments.HANDLERS, *friends.HANDLERS)
    return (*people, *notices.HANDLERS, *history.HANDLERS, *club)


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

    async def chronicler() -> Chronicler:
        """Hand out who writes down games that are over."""
        found: Chronicler = app().state.chronicler
        return found

    async def director() -> Director:
        """Hand out who leads the tournaments."""
        found: Director = app().state.director
        return found

    async def circle() -> Circle:
        """Hand out who knows the friends of everybody."""
        found: Circle = app().state.circle
        return found

    people = {"circle": Provide(circle), "reception": Provide(reception)}
    rounds = {"office": Provide(office), "director": Provide(director)}
    return {**people, **rounds, "chronicler": Provide(chronicler)}


def set_up(
    app: Litestar, threads: StoreThreads, policy: Policy, place: Place
) -> Coroutine[Any, Any, None]:
    """Open the reception and the office; return what goes on beside the tables."""
    own = next(iter(place.addresses()), f"http://localhost:{place.port}")
    address = policy.online.address or own
    app.state.reception = Reception(app.state.hall, threads, policy.online)
    neighbours, reception = app.state.hall.neighbours, app.state.reception
    neighbours.hear_of("ended", reception.lines.cut, reception.look_again)
    app.state.office = office = Office(app.state.hall, threads, policy.online, address)
    app.state.chronicler = chronicler = Chronicler(app.state.hall, threads)
    app.state.circle = Circle(app.state.hall, threads)
    app.state.director = director = Director(app.state.hall, threads)
    app.state.hall.archive = chronicler.recall
    app.state.hall.is_entered = director.has_table
    app.state.reception.partings.append(director.forget)
    app.state.reception.farewells.append(chronicler.forget_names)
    return keep_going(office.keep_telling(), chronicler.keep_writing(), director.keep_directing())


async def keep_going(*rounds: Coroutine[Any, Any, None]) -> None:
    """Let everything go on beside each other."""
    async with asyncio.TaskGroup() as group:
        for one in rounds:
            group.create_task(one)
