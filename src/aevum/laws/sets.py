"""The law of sets: the members of a set may be named in any order (Frame.set_asked)."""

from random import Random
from typing import Final

from aevum.kernel.action import DONE
from aevum.kernel.game import Game
from aevum.kernel.state import DROPPED, Frame, State
from aevum.laws.laws import demand, difference
from aevum.record.codec import dump
from aevum.record.sets import SetQuestion

LAW: Final = "a set has no order"
STOPPING: Final = 0.2
"""How likely a random set ends where it may."""


class Asking:
    """Which procedure asks for which set: the same set is looked at once."""

    def __init__(self) -> None:
        self.last: tuple[Frame | None, int] = (None, 0)

    def begins(self, g: State) -> bool:
        """Say whether a set is asked for that was not asked for before."""
        now = (None, 0) if g.is_over else (g.stack[-1], g.stack[-1].set_asked(g))
        is_new = now[1] != 0 and (now[0] is not self.last[0] or now[1] != self.last[1])
        self.last = now
        return is_new


def a_set_has_no_order(game: Game, g: State, seed: int) -> bool:
    """Demand what must hold of a set, if one is asked for; say whether it can have two members."""
    if g.is_over or g.stack[-1].set_asked(g) == 0:
        return False
    question = SetQuestion(game, g)
    check(question, g, Random(seed))
    return question.most > 1


def check(question: SetQuestion, g: State, random: Random) -> None:
    """Demand of a random set that it can be named from each member on, with the same result.

    Whatever order the members are named in, each fits to those before it, and all together can be
    confirmed; picked one by one they lead to the same position.
    """
    game = question.game
    before = g.copy()
    twin = g.copy()
    members = random_set(question, twin, random)
    for order in orders(question, members, random):
        name_all(question, g, order)
    other = g.copy()
    play_set(question, other, question.moves(members))
    apart = difference(dump(twin), dump(other))
    demand(not apart, LAW, f"{spelled(game, g, members)}: the order changes {apart}")
    demand(g.copy() == before, LAW, "choosing members changed the state")


def orders(question: SetQuestion, members: list[int], random: Random) -> list[list[int]]:
    """List a random order from each member on; of a set that grows, how it was picked."""
    if question.is_growing:
        return [members]
    found: list[list[int]] = []
    for first in dict.fromkeys(members):
        others = members[:]
        others.remove(first)
        random.shuffle(others)
        found.append([first, *others])
    return found


def random_set(question: SetQuestion, g: State, random: Random) -> list[int]:
    """Pick members at random, as they are offered, until the set is complete."""
    members: list[int] = []
    while True:
        legal = g.legal()
        others = [action for action in legal if g.stack[-1].is_member(action)]
        may_stop = DONE in legal and (question.number & DROPPED == 0 or not members)
        if may_stop and (not others or random.random() < STOPPING):
            g.apply(DONE)
            return members
        members.append(random.choice(others))
        if not goes_on(question, g, members[-1]):
            return members


def goes_on(question: SetQuestion, g: State, member: int) -> bool:
    """Pick a member; demand that nobody else is asked and nothing is shown before the set ends."""
    frame = g.stack[-1]
    is_open = question.pick(g, member)
    is_cut = not is_open and not g.is_over and question.is_unfinished(g, frame)
    demand(not is_cut, LAW, f"it is interrupted: {g.explain() if is_cut else ''}")
    return is_open


def name_all(question: SetQuestion, g: State, order: list[int]) -> None:
    """Demand that each member fits to those before it, and that all can be confirmed."""
    game = question.game
    for at, member in enumerate(order):
        fits = member in question.look(order[:at]).fitting
        named = spelled(game, g, order[:at])
        demand(fits, LAW, f"'{game.to_text(g, member)}' does not fit to '{named}'")
    whole = question.look(order)
    demand(whole.may_confirm, LAW, f"'{spelled(game, g, order)}' cannot be confirmed")


def play_set(question: SetQuestion, g: State, moves: list[int]) -> None:
    """Play the answers that a set consists of."""
    for action in moves:
        if action == DONE:
            g.apply(DONE)
        else:
            question.pick(g, action)


def spelled(game: Game, g: State, members: list[int]) -> str:
    """Write members in notation."""
    return ", ".join(game.to_text(g, member) for member in members)
