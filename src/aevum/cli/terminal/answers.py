"""The choices of a question, numbered, and the finding of the one that was typed."""

from collections.abc import Sequence
from typing import NamedTuple

from aevum.kernel.action import DONE, kind_of
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.text import Words


class Choice(NamedTuple):
    """One legal answer: its number on the screen, its notation and its words."""

    number: int
    action: int
    notation: str
    label: str


def choices_of(game: Game, state: State, words: Words, names: Sequence[str]) -> list[Choice]:
    """List the legal answers, kind by kind; to be done is always 0 and stands last."""
    actions = state.legal()
    kinds = list(dict.fromkeys(kind_of(action) for action in actions))
    ordered = sorted(actions, key=lambda action: (action == DONE, kinds.index(kind_of(action))))
    return [
        Choice(
            0 if action == DONE else number,
            action,
            game.to_text(state, action),
            words.say(game.label(state, action), names),
        )
        for number, action in enumerate(ordered, 1)
    ]


def groups_of(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Part the choices where their kind changes."""
    groups: list[list[Choice]] = []
    for choice in choices:
        if not groups or kind_of(groups[-1][-1].action) != kind_of(choice.action):
            groups.append([])
        groups[-1].append(choice)
    return groups


def matching(choices: Sequence[Choice], line: str) -> list[Choice]:
    """Find what was meant: a number, the notation, its beginning, or its last words."""
    typed = " ".join(line.lower().split())
    if typed.isdecimal():
        return [choice for choice in choices if choice.number == int(typed)]
    exact = [choice for choice in choices if choice.notation.lower() == typed]
    beginning = [choice for choice in choices if choice.notation.lower().startswith(typed)]
    ending = [choice for choice in choices if choice.notation.lower().endswith(" " + typed)]
    return exact or beginning or ending
