"""What this part needs beside the package, and the one sentence for whoever lacks it."""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """Something is not installed that only an extra brings."""


def require(extra: str, *modules: str) -> None:
    """Refuse to go on without these modules, and name the extra that brings them."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise MissingExtra(
            f"{', '.join(missing)} cannot be found; install it with: pip install 'aevum[{extra}]'"
        )
