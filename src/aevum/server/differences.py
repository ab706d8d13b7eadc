"""What differs between two positions that are told one after the other."""

from typing import Any, Final, TypeAlias

from aevum.server.messages.positions import Difference, Now, Position

Path: TypeAlias = list[int | str]

BESIDE: Final = ("rev", "position", "log_from", "reread", "log")
"""What every message says anew, or in a way of its own."""

MISSING: Final = object()
"""Stands for what was not there before."""

OF_NOW: Final = [name for name in Now.__struct_fields__ if name not in BESIDE]
OF_POSITION: Final = [name for name in Position.__struct_fields__ if name != "view"]


def between(before: Now, after: Now) -> list[Difference]:
    """List what makes the one position the other: of the view parts, of all else what is new."""
    old, new = before.position, after.position
    differences = [
        *(Difference([name], getattr(after, name)) for name in changed(before, after, OF_NOW)),
        *(
            Difference(["position", name], getattr(new, name))
            for name in changed(old, new, OF_POSITION)
        ),
    ]
    compare(old.view, new.view, ["position", "view"], differences)
    return differences


def changed(before: object, after: object, names: list[str]) -> list[str]:
    """Name the fields that are not as they were."""
    return [name for name in names if getattr(before, name) != getattr(after, name)]


def compare(before: Any, after: Any, path: Path, differences: list[Difference]) -> None:
    """Note every part that has become another, as small as it can be.

    Parts that look the same are mostly the same object; to see that is quicker than to compare.
    """
    if type(before) is dict and type(after) is dict and before.keys() <= after.keys():
        for name, value in after.items():
            was = before.get(name, MISSING)
            if was is not value and was != value:
                compare(was, value, [*path, name], differences)
    elif type(before) is list and type(after) is list and len(before) == len(after):
        for place, (was, value) in enumerate(zip(before, after, strict=True)):
            if was is not value and was != value:
                compare(was, value, [*path, place], differences)
    else:
        differences.append(Difference(path, after))
