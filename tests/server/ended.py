"""Games that are over between people with accounts, without anybody who has to play them."""

import random
from collections.abc import Sequence
from typing import Any

import httpx

from aevum.record.ahead import By
from aevum.server.keys import Keyring, SeatKeys, fingerprint
from aevum.server.messages.tables import Chair
from aevum.server.store.kept import Appending, Change, KeptTable
from aevum.server.store.store import Store
from aevum.server.table import Table
from tests.server.kit import PATIENCE, kept, table_of
from tests.server.members import PASSWORD

LINK, GREEDY = Chair("link"), Chair("bot", bot="greedy")


def seated(keys: Sequence[str], chairs: Sequence[Chair] = (), **more: Any) -> KeptTable:
    """Describe a table to whose seats browsers came by link, each with the key of its seat."""
    found = kept(chairs=list(chairs or [LINK] * len(keys)), **more)
    held = [SeatKeys({fingerprint(key): "an invitation"}) if key else SeatKeys() for key in keys]
    found.keyring = Keyring(found.keyring.host, held)
    return found


def play_out(store: Store, found: KeptTable, seed: int = 1, away: Sequence[int] = ()) -> Table:
    """Let everybody at a kept table answer at random to the end of the game; who is away a bot."""
    table, chance = table_of(found), random.Random(seed)
    while not table.state.is_over:
        asked = table.state.asked
        is_bot = found.chairs[asked].kind == "bot" or asked in away
        by: By = "bot" if is_bot else "person"
        table.decide(asked, chance.choice(table.state.legal()), by)
    change = table.change_since(0)
    (now,) = store.find([found.id])
    assert store.append(Appending(now.id, 0, change, table.standing(), arranged=now.arranged))
    return table


class Player:
    """Somebody with an account who plays by link."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        wish = {"name": name, "password": PASSWORD}
        answer = self.http.post("/api/account/sign-up", json=wish)
        assert answer.status_code == 201, answer.text

    def key(self, table: str) -> str:
        """The key of this player's seat at a table."""
        return f"the key of {self.name} to {table}"

    def move_in(self, table: str) -> None:
        """Move the seat at a table into the account."""
        held = [{"table": table, "key": self.key(table)}]
        answer = self.http.post("/api/account/seats", json=held)
        assert answer.json() == {"tables": [table]}, answer.text

    def say(self, table: str, consent: str) -> httpx.Response:
        """Say whether the game of a table may be shared."""
        return self.http.post(f"/api/tables/{table}/sharing", json={"consent": consent})


def play_between(store: Store, *players: Player | None, **more: Any) -> Table:
    """Let people play a game to its end; None is a guest, who has a key all the same."""
    seed, away = more.pop("seed", 1), more.pop("away", ())
    # Whoever has a name already is not named by the server, which has not opened this table yet.
    chairs = [Chair("link", one.name if one else "") for one in players]
    found = seated([""] * len(players), chairs, seed=seed, **more)
    keys = [one.key(found.id) if one else f"guest at {found.id}" for one in players]
    found.keyring = seated(keys).keyring
    store.create(found, Change([], {}))
    for one in players:
        if one:
            one.move_in(found.id)
    return play_out(store, found, seed, away)
