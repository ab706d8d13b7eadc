"""Marks for the compiler that cost the interpreter nothing."""

from array import array
from functools import partial
from typing import TYPE_CHECKING, Any

__all__ = ["i16", "i64", "mypyc_attr", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i64, mypyc_attr
else:
    i64 = int  # a whole number that the compiler may keep in one word of the machine
    i16 = int  # one that fits into 16 bits
    vec = {i16: partial(array, "h")}  # vec[i16] makes a row of such numbers, packed in memory

    def mypyc_attr(**_flags: Any) -> Any:
        """Leave the class as it is; only the compiler reads the flags."""
        return lambda cls: cls
