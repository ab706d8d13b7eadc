"""A language for learners with a fault: one section of the tensor says nothing."""

from random import Random
from typing import Any

import pytest

from aevum.games.common.language import tensor_of
from aevum.games.common.sections import Tensor
from aevum.kernel.game import Game, Settings
from aevum.laws import learning
from aevum.laws.broken import BrokenLaw

LOOKS = 400
"""So often the law may look before the fault counts as missed."""


class Blanked(Tensor):
    """Writes what another tensor does, but for one section, which is all nought."""

    def __init__(self, whole: Tensor, name: str) -> None:
        Tensor.__init__(self, whole.SECTIONS)
        self.whole = whole
        self.hidden = next(section for section in whole.SECTIONS if section.name == name)

    def write(self, g: Any, seat: int, out: list[int]) -> None:
        """Write everything, then blank the section."""
        first = len(out) + self.hidden.offset
        self.whole.write(g, seat, out)
        out[first : first + self.hidden.length] = [0] * self.hidden.length


def is_missed(game: Game, name: str, options: Settings, patch: pytest.MonkeyPatch) -> bool:
    """Say whether the law that tensors tell all overlooks that a section says nothing."""
    whole = tensor_of(game)
    assert whole is not None
    faulty = Blanked(whole, name)
    patch.setattr(learning, "tensor_of", lambda _game: faulty)
    random, looks = Random(1), 0
    while True:
        g = game.new(max(2, game.min_seats), random.getrandbits(32), options)
        while not g.is_over:
            g.apply(random.choice(g.legal()))
            if random.random() < 1 / 8:
                looks += 1
                try:
                    learning.tensors_tell_all(game, g, random.getrandbits(32))
                except BrokenLaw:
                    return False
            if looks == LOOKS:
                return True
