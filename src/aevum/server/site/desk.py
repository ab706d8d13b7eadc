"""The desk at which a page asks for tables: everything that happens in the worker begins here."""

import logging
from http import HTTPStatus
from typing import Any, Final

from msgspec.json import encode

from aevum.kernel.message import Msg
from aevum.server import protocol
from aevum.server.beside import AtOnce
from aevum.server.hall import Hall
from aevum.server.messages.tables import Problem
from aevum.server.records import RecordReader
from aevum.server.refusal import Refusal, sentence, store_is_away
from aevum.server.site import questions
from aevum.server.site.bots import Ask, BotWorker
from aevum.server.site.browser_store import BrowserStore, Shelf
from aevum.server.site.line import Line, Post
from aevum.server.store.kept import NotKept

log: Final = logging.getLogger("aevum.server")


class Desk:
    """All tables of a browser as one of its pages sees them, and the lines of that page."""

    def __init__(self, shelf: Shelf, ask_bot: Ask, post: Post, mark: str) -> None:
        protocol.believe(mark)
        bots = BotWorker(ask_bot, self.look_again)
        self.hall = Hall(BrowserStore(shelf), bots, RecordReader(AtOnce()))
        self.post = post
        self.lines: dict[int, Line] = {}

    # Lines

    def open(self, number: int, table: str) -> None:
        """Open a line to a table."""
        line = self.lines[number] = Line(number, self.post)
        line.open(self.hall, table)

    def hear(self, number: int, text: str) -> None:
        """Hear something over a line."""
        if number in self.lines:
            self.lines[number].heard.put_nowait(text)

    def close(self, number: int) -> None:
        """Close a line."""
        if line := self.lines.pop(number, None):
            line.close()

    # Questions

    async def ask(self, method: str, path: str, key: str, body: str) -> str:
        """Answer a question: the status as HTTP has it, and after a line break what is said."""
        try:
            said = await questions.answer(self.hall, method, path, key, body)
        except Refusal as refusal:
            return told(refusal.status, Problem(refusal.reason))
        except NotKept as error:
            log.error("the store cannot be used: %s", error)
            reason = sentence(Msg(error.reason))
            return told(store_is_away().status, Problem(reason))
        except Exception:
            log.exception("a question failed")
            failed = Problem(sentence(Msg("web-refused-failed")))
            return told(HTTPStatus.INTERNAL_SERVER_ERROR, failed)
        return told(HTTPStatus.OK, said)

    # Other pages

    async def look_again(self, table: str) -> None:
        """Look at a table again: another page of this browser has written at it."""
        if room := self.hall.rooms.get(table):
            await room.look_again()


def told(status: int, said: Any) -> str:
    """Put an answer into one text; a text travels as it is."""
    text = said if isinstance(said, str) else encode(said).decode()
    return f"{int(status)}\n{text}"
