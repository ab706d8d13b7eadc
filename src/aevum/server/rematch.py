"""Playing once more: where everybody of a finished table sits at the new one."""

from collections.abc import Container, Sequence

from msgspec.structs import replace

from aevum.server.messages.tables import Chair
from aevum.server.store.kept import KeptTable


def moved_up(seat: int, seats: int) -> int:
    """Say where somebody sits next time: everybody moves up by one, so that another begins."""
    return (seat - 1) % seats


def seated_again(chairs: Sequence[Chair], own: Container[int]) -> list[Chair]:
    """Seat everybody anew: whoever opens the table at their browser, all other people by link."""
    seated = [
        chair if chair.kind == "bot" else replace(chair, kind="here" if seat in own else "link")
        for seat, chair in enumerate(chairs)
    ]
    return [*seated[1:], *seated[:1]]


def sit_again(kept: KeptTable, seats: Sequence[int], key: str) -> None:
    """Let somebody come to their seats, unless others were sent there meanwhile."""
    for seat in seats:
        if kept.keyring.is_free(seat, kept.chairs):
            kept.keyring = kept.keyring.sit_down(seat, key)
