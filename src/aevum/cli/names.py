"""What who sits at a recorded game is called."""

from aevum.kernel.message import seat_name
from aevum.record import Record
from aevum.text import Words


def names_of(record: Record, words: Words) -> list[str]:
    """Name every seat: by the name of who sits there, or by its number."""
    known = [sitter.name for sitter in record.sitters] or [""] * record.seats
    return [name or words.say(seat_name(seat)) for seat, name in enumerate(known)]
