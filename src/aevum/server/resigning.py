"""The seat resigns whose time is over, where the rules know it and everybody has agreed on it.

What a game calls it, and which rule option has to be on, stands in its file `resigning.json`. Until
the rules let it, a bot stands in.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.json import decode

from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY
from aevum.server.messages.pace import Pace
from aevum.server.messages.words import Value
from aevum.server.refusal import Refusal

if TYPE_CHECKING:
    from aevum.server.table import Table


class Resigning(Struct, frozen=True):
    """How a game knows resigning: the rule option that has to be on, and the notation of it."""

    option: str
    answer: str


@cache
def resigning_of(game: str) -> Resigning | None:
    """Read how a game knows resigning; None if it does not."""
    file = files(f"aevum.games.{game}") / "resigning.json"
    return decode(file.read_bytes(), type=Resigning) if file.is_file() else None


def check_resigning(pace: Pace, game: Game, options: Mapping[str, Value]) -> None:
    """Refuse to agree on resigning where the rules do not know it, or it was not chosen."""
    known = resigning_of(game.name)
    if pace.at_end == "resign" and (known is None or options.get(known.option) is not True):
        raise Refusal(Msg("web-refused-resigning"))


def resignation(table: "Table") -> int | None:
    """Find the answer by which the asked seat resigns: its time is over, and it may by now."""
    asked, known = table.state.asked, resigning_of(table.game.name)
    is_late = asked != NOBODY and asked in table.kept.stand_ins
    if known is None or table.kept.pace.at_end != "resign" or not is_late:
        return None
    texts = ((action, table.game.to_text(table.state, action)) for action in table.answers())
    return next((action for action, text in texts if text == known.answer), None)


def resigned(table: "Table") -> list[int]:
    """List the seats that have resigned."""
    known = resigning_of(table.game.name)
    moves = table.record.moves if known else []
    return sorted({move.seat for move in moves if known and move.text == known.answer})
