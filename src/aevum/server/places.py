"""Places at a table: those who play always have one, those who watch while there is room."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal
from aevum.server.store.kept import KeptTable

MOST_WATCHERS: Final = 400
"""So many browsers watch a table without a seat."""

MOST_AT_SEAT: Final = 16
"""So many browsers, or pages of one, are at the table with the same seat."""

MOST_COMING: Final = 100
"""So many have yet to say who they are; if one more comes, the first of them has to go."""

HELLO_SECONDS: Final = 10.0
"""So long a browser has to say who it is."""

HOST: Final = -2
"""Stands among the seats of the host, who may have none."""

NO_SEAT: Final = -1


class Places:
    """Everybody at one table: who has yet to say hello, and who plays which seats."""

    def __init__(self) -> None:
        self.coming: dict[object, asyncio.Timeout] = {}
        self.inside: dict[object, frozenset[int]] = {}
        """The seats of each visitor; who has none watches."""
        self.elsewhere: Mapping[int, int] = {}
        """How many hold each seat, or none, at other processes."""

    @asynccontextmanager
    async def moment(self, visitor: object) -> AsyncIterator[None]:
        """Give somebody a moment to say hello; who lets it pass is timed out."""
        if len(self.coming) >= MOST_COMING:
            first = next(iter(self.coming))
            self.coming.pop(first).reschedule(asyncio.get_running_loop().time())
        try:
            async with asyncio.timeout(HELLO_SECONDS) as patience:
                self.coming[visitor] = patience
                yield
        finally:
            self.coming.pop(visitor, None)

    def admit(self, visitor: object, key: str, kept: KeptTable) -> None:
        """Let somebody in, or refuse: nobody who watches takes the place of one who plays."""
        seats = seats_of(key, kept)
        others = [held for one, held in self.inside.items() if one is not visitor]
        watchers = sum(not held for held in others) + self.elsewhere.get(NO_SEAT, 0)
        if not seats and watchers >= MOST_WATCHERS:
            raise no_place(Msg("web-refused-full"))
        beside = max((self.elsewhere.get(seat, 0) for seat in seats), default=0)
        if sum(bool(held & seats) for held in others) + beside >= MOST_AT_SEAT:
            raise no_place(Msg("web-refused-crowded", most=MOST_AT_SEAT))
        self.inside[visitor] = seats

    def holding(self) -> dict[int, int]:
        """Count who holds each seat here, or none."""
        seats = [seat for held in self.inside.values() for seat in held or (NO_SEAT,)]
        return dict(Counter(seats))

    def know(self, visitor: object, key: str, kept: KeptTable) -> None:
        """Know anew what the key of somebody inside opens; who was signed out only watches."""
        if visitor in self.inside:
            self.inside[visitor] = seats_of(key, kept)

    def leave(self, visitor: object) -> None:
        """Let somebody go."""
        self.inside.pop(visitor, None)


def no_place(why: Msg) -> Refusal:
    """Refuse somebody for whom there may be room later."""
    return Refusal(why, status=HTTPStatus.SERVICE_UNAVAILABLE)


def seats_of(key: str, kept: KeptTable) -> frozenset[int]:
    """Find what a key opens: seats, the rights of the host, or nothing."""
    seats = kept.keyring.seats_of(key, kept.chairs)
    return frozenset([*seats, HOST] if kept.keyring.is_host(key) else seats)
