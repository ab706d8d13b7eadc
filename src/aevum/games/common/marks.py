"""Marks for the compiler that stand for packed numbers; interpreted they are plain arrays."""

from array import array
from functools import partial
from typing import TYPE_CHECKING

__all__ = ["i16", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16
else:
    i16 = int  # a whole number that fits into 16 bits
    vec = {i16: partial(array, "h")}  # vec[i16] makes a row of such numbers, packed in memory
