"""A store of a browser that is none: the same rows and the same fence, in memory."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aevum.server.site.desk import Desk
from aevum.server.site.thinker import answer

Said = dict[str, Any]


class Drawer:
    """What lies in the store; several pages share it, as those of one browser do."""

    def __init__(self) -> None:
        self.rows_by_table: dict[str, Said] = {}
        self.events: dict[str, list[Said]] = {}
        self.snapshots: dict[str, dict[int, Said]] = {}
        self.problem = ""
        """What the store says of whatever is to be written."""

    async def write(self, entry: str) -> str:
        """Write an entry if the row of its table is as expected."""
        if self.problem:
            return json.dumps({"problem": self.problem})
        said = json.loads(entry)
        table, expected, row = said["table"], said["expected"], said["row"]
        known = self.rows_by_table.get(table)
        if not is_as_expected(known, expected):
            return json.dumps({"is_written": False})
        if row is None:
            for part in (self.rows_by_table, self.events, self.snapshots):
                part.pop(table)
            return json.dumps({"is_written": True})
        self.rows_by_table[table] = {**(known or {}), **row}
        self.events.setdefault(table, []).extend(said["events"])
        snapshots = self.snapshots.setdefault(table, {})
        snapshots.update({one["length"]: one for one in said["snapshots"]})
        if said["cut"] is not None:
            for length in [length for length in snapshots if length > said["cut"]]:
                del snapshots[length]
        return json.dumps({"is_written": True})

    async def read(self, table: str) -> str:
        """Read all of a table."""
        found = {
            "row": self.rows_by_table.get(table),
            "events": self.events.get(table, []),
            "snapshots": list(self.snapshots.get(table, {}).values()),
        }
        return json.dumps(found)

    async def rows(self, tables: str) -> str:
        """Read the rows of some tables, or of all."""
        names = json.loads(tables)
        found = [row for name, row in self.rows_by_table.items() if names is None or name in names]
        return json.dumps({"rows": found})


def is_as_expected(known: Said | None, expected: Said | None) -> bool:
    """Say whether a row is as it must be to be written."""
    if known is None or expected is None:
        return known is None and expected is None
    return all(known[name] == value for name, value in expected.items())


class Page:
    """A page with its desk: what it hears, and whatever it waits for."""

    def __init__(self, drawer: Drawer) -> None:
        self.heard: list[Said] = []
        self.closed: list[int] = []
        self.desk = Desk(drawer, self.think, self.post, "mark")

    async def think(self, _table: str, _rev: int, thought: str) -> int:
        """Be the worker of the bots."""
        return answer(thought)

    def post(self, _line: int, text: str, code: int) -> None:
        """Hear what comes over the line."""
        if code:
            self.closed.append(code)
        else:
            self.heard.append(json.loads(text))

    def enter(self, table: str, key: str = "") -> None:
        """Come to a table."""
        self.desk.open(1, table)
        self.say("hello", key=key)

    def say(self, kind: str, **fields: Any) -> None:
        """Say something over the line."""
        self.desk.hear(1, json.dumps({"type": kind, **fields}))

    async def until(self, fits: Callable[[Said], bool]) -> Said:
        """Wait for something that fits, and forget what came before it."""
        while True:
            for number, said in enumerate(self.heard):
                if fits(said):
                    del self.heard[: number + 1]
                    return said
            await asyncio.sleep(0)

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """Ask something, and read the answer."""
        text = body if isinstance(body, str) else json.dumps(body)
        status, _, said = (await self.desk.ask(method, path, key, text)).partition("\n")
        return int(status), json.loads(said) if said[:1] in "{[n" else said

    async def open(self, *chairs: Said, **more: Any) -> tuple[str, str]:
        """Open a table; return its name and the key."""
        wish = {"game": "tempus", "chairs": list(chairs), **more}
        status, said = await self.ask("POST", "/api/tables", wish)
        assert status == 200, said
        return said["table"], said["key"]
