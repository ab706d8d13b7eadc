"""The password of an open table: what is kept does not tell it, and it is not guessed fast."""

import hashlib
import hmac
from secrets import token_bytes
from typing import Final

COST: Final = 1 << 13
"""With blocks of eight this takes eight megabytes and some hundredths of a second."""


def locked(secret: str) -> str:
    """Make what is kept of a password; nothing if there is none."""
    if not secret:
        return ""
    salt = token_bytes(12)
    return f"{salt.hex()}:{worked(secret, salt)}"


def opens(secret: str, lock: str) -> bool:
    """Say whether a password is the right one; where there is none every one is."""
    if not lock:
        return True
    salt, _, kept = lock.partition(":")
    return hmac.compare_digest(worked(secret, bytes.fromhex(salt)), kept)


def worked(secret: str, salt: bytes) -> str:
    """Work out what is kept of a password."""
    # The Python of a browser has no such thing, and no table there has a password.
    return hashlib.scrypt(secret.encode(), salt=salt, n=COST, r=8, p=1, dklen=24).hex()
