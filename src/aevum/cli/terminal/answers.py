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


def is_picked_in_order(game: Game, state: State, choices: Sequence[Choice]) -> bool:
    """Say whether the same question comes again without the choices before the one taken.

    This is tried on a position that holds no more than the asked seat may know.
    """
    picks = [choice.action for choice in choices if choice.action != DONE]
    alike = [action for action in picks if kind_of(action) == kind_of(picks[-1])]
    if len(alike) < 2:
        return False
    after_first = offered_after(game, state, alike[0])
    after_second = offered_after(game, state, alike[1])
    goes_on = any(action in after_first for action in alike[1:]) and len(after_second) > 0
    return goes_on and alike[0] not in after_second


def offered_after(game: Game, state: State, action: int) -> list[int]:
    """List what the same question offers after an answer; nothing if another question comes."""
    trial = game.resample(state, state.asked, 0)
    trial.apply(action)
    if trial.asked != state.asked or game.prompt(trial).key != game.prompt(state).key:
        return []
    return trial.legal()


def several(choices: Sequence[Choice], line: str) -> list[Choice]:
    """Read a line of several answers as picks one after the other; none if any is unclear."""
    found = [matching(choices, word) for word in line.replace(",", " ").split()]
    if len(found) < 2 or any(len(meant) != 1 for meant in found):
        return []
    picked = [meant[0] for meant in found]
    return sorted(picked, key=lambda choice: (choice.action == DONE, choice.number))


def matching(choices: Sequence[Choice], line: str) -> list[Choice]:
    """Find what was meant: a number, the notation, its beginning, or its last words."""
    typed = " ".join(line.lower().split())
    if typed.isdecimal():
        return [choice for choice in choices if choice.number == int(typed)]
    exact = [choice for choice in choices if choice.notation.lower() == typed]
    beginning = [choice for choice in choices if choice.notation.lower().startswith(typed)]
    ending = [choice for choice in choices if choice.notation.lower().endswith(" " + typed)]
    return exact or beginning or ending
