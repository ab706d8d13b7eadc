"""A mark for the compiler that costs the interpreter nothing."""

from typing import TYPE_CHECKING, Any

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_flags: Any) -> Any:
        """Leave the class as it is; only the compiler reads the flags."""
        return lambda cls: cls
