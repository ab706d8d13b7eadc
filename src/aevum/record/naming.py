"""Members of a set by their notation: the verb once, and several operands, as in `grow c3 a1`."""

from typing import NamedTuple

from aevum.kernel.action import DONE
from aevum.kernel.errors import BadNotation
from aevum.record.sets import SetQuestion


class Named(NamedTuple):
    """The members that a text names, in its order, and whether it says that they are all."""

    members: list[int]
    is_done: bool


def name_members(question: SetQuestion, text: str) -> Named:
    """Read which members of a set a text names; raise BadNotation if it names anything else."""
    words = text.lower().replace(",", " ").split()
    done = words_of(question, DONE)
    members: list[int] = []
    last: tuple[str, ...] = ()
    while words and tuple(words) != done:
        known = {words_of(question, member): member for member in question.nameable(members)}
        last, taken = find(known, words, last)
        if not taken or len(members) == question.most:
            raise BadNotation(f"'{text.strip()}' does not name members of the set")
        members.append(known[last])
        words = words[taken:]
    return Named(members, bool(words))


def words_of(question: SetQuestion, action: int) -> tuple[str, ...]:
    """Write an answer word by word."""
    return tuple(question.game.to_text(question.known, action).lower().split())


def find(
    known: dict[tuple[str, ...], int], words: list[str], last: tuple[str, ...]
) -> tuple[tuple[str, ...], int]:
    """Find a notation at the beginning of some words, and how many of them it takes; 0 if none.

    It stands there in full, or without the words that it shares with the one before, or by its end.
    """
    lengths = range(len(words), 0, -1)
    for kept in [0, *range(len(last) - 1, 0, -1)]:
        for length in lengths:
            whole = (*last[:kept], *words[:length])
            if whole in known:
                return whole, length
    for length in lengths:
        ends = [whole for whole in known if whole[-length:] == tuple(words[:length])]
        if len(ends) == 1:
            return ends[0], length
    return (), 0
