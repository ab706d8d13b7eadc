"""What whoever runs a server asks it: whether it is there, and whether it can be played on."""

import asyncio
import contextlib
from http import HTTPStatus
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from aevum.server.hall import Hall
from aevum.server.store.kept import NotKept
from aevum.server.store.soundness import Soundness, look
from aevum.server.store_threads import StoreThreads

LONGEST_LOOK: Final = 5.0
"""A database that does not answer within so many seconds is away."""

UNSEEN: Final = {"Cache-Control": "no-store"}


@get("/health", summary="Is the server there?", include_in_schema=False)
async def health() -> Response[dict[str, str]]:
    """Say that the loop goes round; nothing else is looked at, so that this never restarts it."""
    return Response({"status": "well"}, headers=UNSEEN)


@get("/health/ready", summary="Can it be played on?", include_in_schema=False)
async def ready(hall: NamedDependency[Hall]) -> Response[dict[str, bool]]:
    """Say whether the database answers, has the form that is needed, and is ours."""
    found = Soundness()
    if isinstance(hall.keeper, StoreThreads):
        with contextlib.suppress(NotKept, TimeoutError):
            looking = hall.keeper.run(look, hall.keeper.store)
            found = await asyncio.wait_for(looking, LONGEST_LOOK)
    status = HTTPStatus.OK if all(found) else HTTPStatus.SERVICE_UNAVAILABLE
    return Response({"ready": all(found), **found._asdict()}, status_code=status, headers=UNSEEN)
