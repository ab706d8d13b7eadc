"""People with accounts: each with a browser of their own, which keeps its cookie."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar

import argon2
import httpx
import pytest

from aevum.server.policy import Online, Policy
from tests.server.kit import PATIENCE, Message, Served

PASSWORD = "four small words here"
COOKIE = "aevum-session"


class Member:
    """A browser that may be logged in."""

    everybody: ClassVar[list["Member"]] = []

    def __init__(self, served: Served, name: str = "") -> None:
        self.served = served
        self.name = name
        self.http = httpx.Client(base_url=f"http://{served.host}", timeout=PATIENCE)
        self.everybody.append(self)

    def ask(self, path: str, **content: object) -> httpx.Response:
        """Send something about the account."""
        return self.http.post(f"/api/account/{path}", json=content)

    def sign_up(self, **more: str) -> "Member":
        """Make an account."""
        answer = self.ask("sign-up", name=self.name, password=PASSWORD, **more)
        assert answer.status_code == 201, answer.text
        return self

    def elsewhere(self) -> "Member":
        """Log in with another browser."""
        other = Member(self.served, self.name)
        assert other.ask("log-in", name=self.name, password=PASSWORD).status_code == 200
        return other

    def move_in(self, table: str, key: str) -> None:
        """Move a seat into the account."""
        held = [{"table": table, "key": key}]
        answer = self.http.post("/api/account/seats", json=held)
        assert answer.json() == {"tables": [table]}, answer.text

    def me(self) -> Message | None:
        """Whose account this browser is logged in to."""
        found: Message | None = self.http.get("/api/account").json()["me"]
        return found

    @property
    def cookie(self) -> dict[str, str]:
        """The header by which this browser is known."""
        return {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}


@contextmanager
def club(folder: Path, online: Online) -> Iterator[Served]:
    """Serve tables with accounts, whose passwords are kept cheaply."""
    cheap = partial(argon2.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("aevum.server.accounts.passwords.PasswordHasher", cheap)
        patch.setattr("aevum.server.notices.office.LOOK_SECONDS", 0.05)
        with Served(folder, Policy(online=online)) as server:
            yield server
            while Member.everybody:
                Member.everybody.pop().http.close()
