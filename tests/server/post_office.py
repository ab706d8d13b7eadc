"""A post office of our own, which takes letters and reads what their links show."""

import re
from email.parser import BytesParser
from email.policy import default
from queue import Queue
from typing import Any

from aiosmtpd.controller import Controller

from tests.ports import quiet_port
from tests.server.kit import PATIENCE


class PostOffice:
    """Takes every letter at an address of this machine."""

    def __init__(self) -> None:
        self.came: Queue[Any] = Queue()
        self.controller = Controller(self, hostname="127.0.0.1", port=quiet_port())
        self.address = f"smtp://127.0.0.1:{self.controller.port}?from=table@games.example"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a letter."""
        self.came.put(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 taken"

    def __enter__(self) -> "PostOffice":
        """Begin to take letters."""
        self.controller.start()
        return self

    def __exit__(self, *_error: object) -> None:
        """Take no more."""
        self.controller.stop()

    def next(self) -> Any:
        """Wait for the next letter."""
        return self.came.get(timeout=PATIENCE)


def link_of(letter: Any, path: str) -> str:
    """Find the link to a page in a letter, from its path on."""
    found = re.search(rf"https?://[^/\s]+({re.escape(path)}\S*)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]
