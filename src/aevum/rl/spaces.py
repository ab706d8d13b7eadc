"""The spaces of Gymnasium that the language of a game fills, and what is put into them."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from aevum.games.common.layout import SLOTS
from aevum.kernel.state import State
from aevum.lot.sheet import Sheet
from aevum.rl.language import Language

Observation: TypeAlias = dict[str, Any]

OBSERVATION, MASK, OPTIONS = "observation", "action_mask", "options"
LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1


def observation_space(language: Language) -> spaces.Dict:
    """Describe what a seat is shown: the tensor, what it may answer, and in slots what that is."""
    size = answers(language)
    parts: dict[str, spaces.Space[Any]] = {
        OBSERVATION: spaces.Box(LOWEST, HIGHEST, (language.tensor.LENGTH,), np.int16),
        MASK: spaces.Box(0, 1, (size,), np.int8),
    }
    if language.layout is None:
        parts[OPTIONS] = spaces.Box(LOWEST, HIGHEST, (SLOTS, 3), np.int16)
    return spaces.Dict(parts)


def answers(language: Language) -> int:
    """Count the answers that can be numbered."""
    return SLOTS if language.layout is None else language.layout.size


class Page:
    """A sheet of one row, out of which numpy arrays are copied."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.sheet = Sheet(language.tensor, language.layout, 1)
        observations, masks, options = self.sheet.memory()
        self.parts = {
            # The memory of a sheet comes as plain objects; that each has a buffer no type says.
            OBSERVATION: np.frombuffer(observations, np.int16),  # type: ignore[call-overload]
            MASK: np.frombuffer(masks, np.int8),  # type: ignore[call-overload]
        }
        if language.layout is None:
            listed = np.frombuffer(options, np.int16)  # type: ignore[call-overload]
            self.parts[OPTIONS] = listed.reshape(SLOTS, 3)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is blank: every sight is written anew."""
        return Page, (self.language,)

    def show(self, state: State, seat: int, legal: list[int]) -> Observation:
        """Show a seat what it sees, and what it may answer: nothing if it is not asked."""
        self.sheet.observe(0, state, seat)
        self.sheet.offer(0, legal)
        return {name: part.copy() for name, part in self.parts.items()}
