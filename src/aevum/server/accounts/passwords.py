"""Passwords: only what argon2 makes of them is kept, and looking one up takes as long as guessing.

Each hash takes a good deal of memory by design, so only a few are made at a time.
"""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

AT_ONCE: Final = 2


class Passwords:
    """Makes hashes of passwords, and holds passwords against them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.nobody = self.hasher.hash("nobody has this password")
        """What the password of a name is held against that nobody has."""
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Make the hash that is kept."""
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, password: str, kept: str) -> bool:
        """Say whether a password is the right one; where none is kept it takes as long."""
        async with self.turn:
            found = await asyncio.to_thread(self.is_right, password, kept or self.nobody)
        return found and bool(kept)

    def is_right(self, password: str, kept: str) -> bool:
        """Hold a password against a hash."""
        try:
            return self.hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False
