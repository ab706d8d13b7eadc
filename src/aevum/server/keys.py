"""Keys: who opened a table and who sits where; the store keeps only what it takes to know them.

The key of a seat is derived from the host's, so that the host can hand out a link at any time
though no key is kept anywhere but in the browsers.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from aevum.server.messages import Chair


def new_name() -> str:
    """Name a table so that nobody guesses it: who knows the name may watch."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    """Make the key of a host."""
    return secrets.token_urlsafe(18)


def seat_key(host_key: str, seat: int) -> str:
    """Derive the key of a seat from the key of the host."""
    digest = hmac.digest(host_key.encode(), f"seat {seat}".encode(), "sha256")
    return urlsafe_b64encode(digest[:18]).decode()


def fingerprint(key: str) -> str:
    """Take the fingerprint of a key: it shows whether a key is the right one, and nothing else."""
    return sha256(key.encode()).hexdigest()


class Keyring:
    """The fingerprints of all keys of a table."""

    def __init__(self, host: str, seats: Sequence[str]) -> None:
        self.host = host
        self.seats = list(seats)
        """Empty at a seat that has no key of its own."""

    @classmethod
    def cut(cls, host_key: str, chairs: Sequence[Chair]) -> "Keyring":
        """Take the fingerprints of the host's key and of those of all seats that play by link."""
        seats = [
            fingerprint(seat_key(host_key, seat)) if chair.kind == "link" else ""
            for seat, chair in enumerate(chairs)
        ]
        return cls(fingerprint(host_key), seats)

    def is_host(self, key: str) -> bool:
        """Say whether this is the key of who opened the table."""
        return bool(key) and hmac.compare_digest(fingerprint(key), self.host)

    def seats_of(self, key: str, chairs: Sequence[Chair]) -> list[int]:
        """List the seats that a key plays: the host's all those at the host's own browser."""
        if not key:
            return []
        if self.is_host(key):
            return [seat for seat, chair in enumerate(chairs) if chair.kind == "here"]
        found = fingerprint(key)
        return [
            seat
            for seat, known in enumerate(self.seats)
            if known and hmac.compare_digest(found, known)
        ]
