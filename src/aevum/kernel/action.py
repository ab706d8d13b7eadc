"""An action is one int: a kind and up to two operands of twelve bits each."""

from typing import Final

from aevum.kernel.marks import i64

DONE: Final = 0
"""Kind 0 without operands: pass, stop, end."""

OPERAND: Final = 0xFFF


def pack(kind: i64, x: i64 = 0, y: i64 = 0) -> int:
    """Put a kind and its operands into one int."""
    return (kind << 24) | (y << 12) | x


def kind_of(action: int) -> int:
    """Say what kind of action this is."""
    return action >> 24


def x_of(action: int) -> int:
    """Read the first operand."""
    return action & OPERAND


def y_of(action: int) -> int:
    """Read the second operand."""
    return (action >> 12) & OPERAND
