"""Marks for the compiler that cost the interpreter nothing."""

from typing import TYPE_CHECKING, Any

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int  # a whole number that the compiler may keep in one word of the machine

    def mypyc_attr(**_flags: Any) -> Any:
        """Leave the class as it is; only the compiler reads the flags."""
        return lambda cls: cls
