"""What the table refuses: one clear sentence, by its key, and nothing has changed."""

from http import HTTPStatus
from typing import Final

from aevum.kernel.game import Loss
from aevum.kernel.message import Argument, Msg
from aevum.record.weighing import Weight
from aevum.server.messages.news import Lost
from aevum.server.messages.words import Sentence

LIST: Final = "list"
"""The key under which several things travel that fill one gap."""

PLAIN: Final = (int, str)
"""What travels as it is."""


class Refusal(Exception):
    """A request that is not carried out, why, and the clause of the rules if there is one."""

    def __init__(
        self, reason: Msg, *, clause: str = "", status: HTTPStatus = HTTPStatus.BAD_REQUEST
    ) -> None:
        super().__init__(reason.key)
        self.reason = sentence(reason)
        self.clause = clause
        self.status = status
        self.headers: dict[str, str] = {}


class Beaten(Refusal):
    """Somebody elsewhere has written at the table in between."""

    def __init__(self) -> None:
        super().__init__(Msg("web-refused-old"))


class Unreadable(Refusal):
    """What was kept of a table makes no sense any more."""

    def __init__(self) -> None:
        super().__init__(Msg("web-refused-unreadable"))


class Unsure(Refusal):
    """An answer that is not carried out before it is confirmed, and what hangs on it."""

    def __init__(self, weight: Weight, action: int) -> None:
        super().__init__(Msg("web-refused-unconfirmed"))
        self.weight = weight
        self.action = action


def sentence(msg: Msg) -> Sentence:
    """Make a message of the engine ready to travel."""
    return Sentence(msg.key, {name: piece(value) for name, value in msg.args.items()})


def piece(value: Argument) -> int | str | Sentence:
    """Make one argument of a message ready to travel."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, Msg):
        return sentence(value)
    return Sentence(LIST, {str(number): piece(one) for number, one in enumerate(value)})


def lost(losses: list[Loss]) -> list[Lost]:
    """Make what an answer loses ready to travel."""
    return [Lost(loss.clause, sentence(loss.what)) for loss in losses]


def store_is_away() -> Refusal:
    """Refuse what cannot be read just now."""
    return Refusal(Msg("web-refused-away"), status=HTTPStatus.SERVICE_UNAVAILABLE)


def no_table() -> Refusal:
    """Refuse what asks for a table that is not there."""
    return Refusal(Msg("web-refused-no-table"), status=HTTPStatus.NOT_FOUND)


def not_yours() -> Refusal:
    """Refuse what only the holder of another key may do."""
    return Refusal(Msg("web-refused-key"), status=HTTPStatus.FORBIDDEN)


def too_many(seconds: int) -> Refusal:
    """Refuse what comes too often, or while too much else waits; say when it is worth while."""
    refusal = Refusal(
        Msg("web-refused-too-often", seconds=seconds), status=HTTPStatus.TOO_MANY_REQUESTS
    )
    refusal.headers["Retry-After"] = str(seconds)
    return refusal
