"""The ids of Gymnasium: those of today play, the older ones say what has changed."""

from typing import Final

import gymnasium

from aevum.rl.frozen import Frozen

ENTRY_POINT: Final = "aevum.rl.seat:SeatEnv"


def register_ids(known: list[Frozen]) -> None:
    """Make every frozen id known; what its game has become is looked at when one is made."""
    for one in known:
        if one.id not in gymnasium.registry:
            gymnasium.register(one.id, ENTRY_POINT, kwargs={"game": one.name})
