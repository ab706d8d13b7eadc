"""Seats that change hands: since when people count for them."""

from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from aevum.server.hall import Hall
from aevum.server.hands import OPENING
from aevum.server.keys import new_key
from aevum.server.messages.tables import Chair, NewTable, Take
from aevum.server.room import Room
from aevum.server.votes import carry_out
from tests.server.test_stand_ins import evening


async def sit(hall: Hall, round_now: int) -> tuple[Room, str, str]:
    """Open a table at which somebody has come to a seat, and let its game be in a round."""
    wish = NewTable("tempus", [Chair("here"), Chair("link"), Chair("link")], is_public=True)
    opened = await hall.open(wish)
    room, own = await hall.room(opened.table), new_key()
    assert (await hall.join(opened.table, own)).seat == 1
    kept = room.table.kept
    kept.standing = replace(kept.standing, round=round_now)
    return room, opened.key, own


def is_counted_anew(room: Room) -> bool:
    """Say whether it was noted since when people count for the seat."""
    return room.table.kept.keyring.seats[1].since is not UNSET


@pytest.mark.parametrize("round_now", [OPENING, OPENING + 1])
def test_a_seat_that_is_handed_over_is_another_persons_in_the_opening_alone(
    tmp_path: Path, round_now: int
) -> None:
    async def play(hall: Hall) -> None:
        room, _, own = await sit(hall, round_now)
        name = room.table.kept.id

        handed = await hall.hand_over(name, 1, own)
        assert not is_counted_anew(room)
        await hall.take(name, Take(handed.invitation, new_key()))

        assert is_counted_anew(room) == (round_now == OPENING)

    evening(tmp_path, play)


@pytest.mark.parametrize("round_now", [OPENING, OPENING + 1])
def test_who_signs_others_out_has_the_seat_alone_in_the_opening_alone(
    tmp_path: Path, round_now: int
) -> None:
    async def play(hall: Hall) -> None:
        room, _, own = await sit(hall, round_now)
        name, another = room.table.kept.id, new_key()

        await hall.sign_out(name, 1, own)
        assert not is_counted_anew(room)
        invited = await hall.invite(name, 1, own)
        await hall.take(name, Take(invited.invitation, another))
        await hall.sign_out(name, 1, another)

        assert is_counted_anew(room) == (round_now == OPENING)

    evening(tmp_path, play)


@pytest.mark.parametrize("how", ["left", "removed", "freed"])
def test_a_seat_that_was_left_taken_or_freed_is_that_of_who_comes_next(
    tmp_path: Path, how: str
) -> None:
    async def play(hall: Hall) -> None:
        room, host, own = await sit(hall, OPENING + 1)
        kept = room.table.kept
        if how == "left":
            await hall.leave(kept.id, own)
        elif how == "removed":
            await hall.remove(kept.id, 1, host)
        else:
            await room.arrange(lambda kept: carry_out(room.table, kept, 1, "free"))
        since = room.table.kept.keyring.seats[1].since

        await hall.join(kept.id, new_key())

        assert is_counted_anew(room)
        assert room.table.kept.keyring.seats[1].since == since

    evening(tmp_path, play)
