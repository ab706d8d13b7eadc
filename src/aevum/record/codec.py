"""States as plain lists, ready for JSON, and their checksums; the journal is left out.

An object becomes a list of the name of its class and the values of its fields in their order.
Only such a list begins with a text, because state holds nothing but ints, bools, lists and
objects of its own classes.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final, TypeAlias

from aevum.kernel.errors import BadRecord
from aevum.kernel.game import Game
from aevum.kernel.rng import Rng
from aevum.kernel.state import State
from aevum.record.chance import KeyedRng
from aevum.record.spelling import spell

Dump: TypeAlias = list[Any]

JOURNAL: Final = "journal"
PLAIN: Final = (int, bool, list)
"""What lists of numbers, and lists of those, are made of."""

_field_names: dict[type, tuple[str, ...]] = {}
_getters: dict[type, Callable[[Any], tuple[Any, ...]]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """Name the fields of a state class that are part of the position, in their order."""
    if cls not in _field_names:
        _field_names[cls] = tuple(f.name for f in fields(cls) if f.name != JOURNAL)
    return _field_names[cls]


def dump(thing: Any) -> Dump:
    """Write a state, or an object in it, as a list."""
    cls = type(thing)
    written: Dump = [cls.__name__]
    for name in field_names(cls):
        value = getattr(thing, name)
        if isinstance(value, int):
            written.append(value)
        elif type(value) is list:
            written.append(_plain(value))
        else:
            written.append(None if value is None else dump(value))
    return written


def _plain(things: list[Any]) -> Dump:
    """Write a list: of numbers, as most are, of lists, or of objects."""
    if not things or isinstance(things[0], int):
        return things[:]
    if type(things[0]) is list:
        return [_plain(inner) for inner in things]
    return [dump(inner) for inner in things]


@cache
def classes_of(game: Game) -> dict[str, type]:
    """Find every class that a state of a game is made of by its name, once."""
    return {cls.__name__: cls for cls in [Rng, KeyedRng, *game.state_classes()]}


def load(game: Game, data: Dump) -> State:
    """Make a state of a game from what dump() wrote."""
    state = _whole(classes_of(game), data)
    if not isinstance(state, State):
        raise BadRecord(f"this is not a state of {game.name}")
    return state


def _whole(classes: dict[str, type], data: Any) -> Any:
    """Read one value of a field."""
    if not isinstance(data, list):
        return data
    if not data or not isinstance(data[0], str):
        return [_whole(classes, item) for item in data]
    cls = classes.get(data[0])
    if cls is None:
        raise BadRecord(f"'{data[0][:40]}' is not a part of this game")
    names = field_names(cls)
    if len(names) != len(data) - 1:
        raise BadRecord(f"'{data[0]}' has {len(names)} fields, not {len(data) - 1}")
    thing = cls()
    for name, item in zip(names, data[1:], strict=True):
        setattr(thing, name, _whole(classes, item))
    return thing


def checksum(state: State) -> str:
    """Condense a position into four hex digits."""
    return blake2b(spell(shape(state)), digest_size=2).hexdigest()


def values_of(thing: Any) -> tuple[Any, ...]:
    """Give all values of the fields of an object in a state at once."""
    cls = type(thing)
    if cls not in _getters:
        names = field_names(cls)
        # Of less than two names a getter makes no tuple.
        is_plain = len(names) < 2
        _getters[cls] = (
            (lambda one: tuple(getattr(one, name) for name in names))
            if is_plain
            else attrgetter(*names)
        )
    return _getters[cls](thing)


def shape(thing: Any) -> Dump:
    """Write what reads like a dump, to be looked at and thrown away: it shares lists of numbers."""
    written: Dump = [type(thing).__name__, *values_of(thing)]
    for at, value in enumerate(written):
        kind = type(value)
        if kind is int or kind is bool or kind is str:
            continue
        if kind is not list:
            written[at] = None if value is None else shape(value)
        elif value and type(value[0]) not in PLAIN:
            written[at] = [shape(inner) for inner in value]
    return written
