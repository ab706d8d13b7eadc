"""What the coach has found in a game, written so that it can travel and be kept."""

from typing import Any, Final

from msgspec.json import Decoder, Encoder

from aevum.coach.examination import Batch, Found, begin, look
from aevum.coach.slips import Slip
from aevum.kernel.message import Msg


def spelled(value: Any) -> Any:
    """Write a message of the engine so that it can be read again."""
    return {"key": value.key, "args": value.args}


def read(kind: type, value: Any) -> Any:
    """Read a message of the engine."""
    return said(value) if kind is Msg else value


def said(value: Any) -> Any:
    """Read a message, or what fills a gap of one."""
    if isinstance(value, dict):
        return Msg(value["key"], **{name: said(one) for name, one in value["args"].items()})
    return [said(one) for one in value] if isinstance(value, list) else value


encoder: Final = Encoder(enc_hook=spelled)
found_decoder: Final = Decoder(Found, dec_hook=read)
slips_decoder: Final = Decoder(list[Slip], dec_hook=read)


def begin_finding(text: str) -> bytes:
    """Begin to go through a recorded game."""
    return encoder.encode(begin(text))


def find(text: str, batch: Batch) -> bytes:
    """Look at some decisions of a recorded game."""
    return encoder.encode(look(text, batch))
