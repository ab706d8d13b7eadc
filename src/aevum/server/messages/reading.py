"""What comes from a browser is read here, or refused in one sentence."""

from typing import Final

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from aevum.kernel.message import Msg
from aevum.server.messages.requests import Request
from aevum.server.refusal import Refusal

LONGEST: Final = 64 * 1024
"""A longer message is refused with a sentence; the server below cuts off far longer ones."""

decoder: Final[Decoder[Request]] = Decoder(Request)


def read(text: str | bytes) -> Request:
    """Read a message; what is too long or no message is refused."""
    if len(text) > LONGEST:
        raise Refusal(Msg("web-refused-too-long", most=LONGEST))
    try:
        return decoder.decode(text)
    except ValidationError as error:
        raise Refusal(Msg("web-refused-message", detail=str(error))) from error
    except DecodeError as error:
        raise Refusal(Msg("web-refused-json")) from error
    except RecursionError as error:
        raise Refusal(Msg("web-refused-deep")) from error
    except UnicodeDecodeError as error:
        raise Refusal(Msg("web-refused-text")) from error
