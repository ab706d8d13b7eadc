"""Ports for servers that are stopped and started again at the same address."""

import secrets
from typing import Final

from aevum.server.serving import bind

QUIET: Final = range(20_000, 30_000)
"""No system gives one of these to a line that somebody opens, not even while a server is down."""


def quiet_port() -> int:
    """Find a port that nobody uses and that nobody gets unasked."""
    while True:
        port = secrets.choice(QUIET)
        try:
            bind("127.0.0.1", port).close()
        except OSError:
            continue
        return port
