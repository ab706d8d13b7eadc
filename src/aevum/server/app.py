"""The server put together: the store, the tables, the ways to ask, and the pages."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from aevum.server import pages
from aevum.server.addresses import Place
from aevum.server.bot_pool import BotPool
from aevum.server.complaints import Sparing
from aevum.server.door import Door
from aevum.server.hall import Hall
from aevum.server.keeping import keep_sweeping
from aevum.server.limits import Limits
from aevum.server.neighbours import Alone, Neighbours
from aevum.server.policy import USUAL, Policy
from aevum.server.problems import away, failed, no_text, not_understood, refused, too_deep
from aevum.server.records import RecordReader
from aevum.server.refusal import Refusal
from aevum.server.routes import api
from aevum.server.security import response_headers
from aevum.server.socket import table_socket
from aevum.server.stand_ins import keep_looking
from aevum.server.store.kept import NotKept
from aevum.server.store.store import Store
from aevum.server.store_threads import StoreThreads
from aevum.server.worker import Worker

log: Final = logging.getLogger("aevum.server")
SPARED: Final = (log, logging.getLogger("uvicorn.error"))
"""What strangers could fill: a complaint that repeats itself is written a few times."""
NEAR: Final = Place()


def this_version() -> str:
    """Name the version of the program."""
    try:
        return version("aevum")
    except PackageNotFoundError:
        return "0"


def load_online(policy: Policy) -> ModuleType | None:
    """Load what accounts take, where somebody wants them: it is much, and an extra."""
    if policy.online.accounts == "off":
        return None
    try:
        from aevum.server.accounts import online  # noqa: PLC0415
    except ImportError as error:
        raise ValueError("for accounts install aevum with the extra 'online'") from error
    online.check(policy)
    return online


def load_metrics(policy: Policy) -> Any:
    """Load what tells Prometheus how it goes, where somebody wants to know."""
    if not policy.watch.metrics:
        return None
    return prometheus().Metrics(policy.watch.metrics, ports=policy.processes)


def prometheus() -> Any:
    """Load what speaks to Prometheus: it is an extra."""
    try:
        from aevum.server import metrics  # noqa: PLC0415
    except ImportError as error:
        raise ValueError("for metrics install aevum with the extra 'metrics'") from error
    return metrics


def neighbours_of(threads: StoreThreads) -> Neighbours:
    """Find out who else serves these tables; what that takes is loaded only then."""
    if not threads.store.is_shared:
        return Alone()
    from aevum.server.shared import Shared  # noqa: PLC0415

    return Shared(threads)


def create_app(
    store: Store, static: Path | None = None, place: Place = NEAR, policy: Policy = USUAL
) -> Litestar:
    """Make a server for the tables of a store."""
    online, metrics = load_online(policy), load_metrics(policy)

    @asynccontextmanager
    async def open_for_play(app: Litestar) -> AsyncIterator[None]:
        """Let bots think from the first moment on; at the end everything is put away."""
        sparing = Sparing()
        for one in SPARED:
            one.addFilter(sparing)
        bot_pool = BotPool(beside=policy.processes)
        store_threads = StoreThreads(store)
        neighbours = neighbours_of(store_threads)
        app.state.hall = Hall(store_threads, bot_pool, RecordReader(Worker()), neighbours)
        app.state.hall.limits = Limits(policy.generosity)
        app.state.hall.keeping = policy.keeping
        await neighbours.meet(app.state.hall)
        rounds = [online.set_up(app, store_threads, policy, place)] if online else []
        rounds += [neighbours.keep_company(), app.state.hall.keep_awake()]
        rounds += [keep_sweeping(app.state.hall), keep_looking(app.state.hall)]
        if metrics:
            metrics.watch(app.state.hall)
        under_way = [asyncio.create_task(one) for one in rounds]
        try:
            yield
        finally:
            if metrics:
                metrics.close()
            for task in under_way:
                task.cancel()
            await app.state.hall.close()
            bot_pool.close()
            store_threads.close()
            for one in SPARED:
                one.removeFilter(sparing)

    async def hall() -> Hall:
        """Hand the hall to whoever asks for it."""
        found: Hall = app.state.hall
        return found

    shown = pages.Pages(static)

    async def client() -> pages.Pages:
        """Hand out the pages of the client."""
        return shown

    async def where() -> Place:
        """Hand out where this server serves."""
        return place

    app: Litestar = Litestar(
        [api(online.handlers()) if online else api(), table_socket, pages.index, pages.file],
        dependencies={"hall": Provide(hall), "pages": Provide(client), "place": Provide(where)}
        | (online.dependencies(lambda: app) if online else {}),
        exception_handlers={
            Refusal: refused,
            HTTPException: not_understood,
            NotKept: away,
            RecursionError: too_deep,
            UnicodeDecodeError: no_text,
            Exception: failed,
        },
        middleware=[DefineMiddleware(Door, policy=policy), *([online.porter()] if online else [])],
        response_headers=response_headers(),
        lifespan=[open_for_play],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Aevum",
            version=this_version(),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    return app
