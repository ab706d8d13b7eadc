"""Questions whose answers make up a set: people name its members in any order and take them back.

Bots and records pick one member at a time, mostly upwards, so that each set has one path. Here all
members are offered at once; whatever has been chosen, the others that still fit are found by trying
on a copy that holds no more than the asked seat may know; and a set is played by its path.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.kernel.state import DROPPED, GROWING, Frame, State

LARGEST: Final = 128
"""Nobody names more members than this at once."""
MOST_TRIES: Final = 600
"""So many positions are tried to see what fits; what is not found by then does not."""
MOST_STAGES: Final = 2000
"""So many stages are remembered of what was tried, and some more while one set is looked at."""
SMALL: Final = 6
"""In a set of fewer members the first one may decide how many there can be."""
MOST_BETWEEN: Final = 2
"""So many others are tried before and between those that were chosen, or as many as are missing."""

Picks: TypeAlias = tuple[int, ...]


class Look(NamedTuple):
    """What can be said of the members that were chosen."""

    fitting: list[int]
    """Which can be chosen besides; a member that was chosen, once more."""
    may_confirm: bool
    others: list[int]
    """Answers besides DONE that may be given after them, and pick no member."""
    state: State | None
    """The table after them, if they can be picked without others and the question goes on."""


class Stage:
    """How the question stands after some picks: what may be picked next, and what else answered."""

    __slots__ = ("before", "is_open", "members", "others", "path", "picks")

    def __init__(self, before: "Stage | None", path: Picks, state: State, is_open: bool) -> None:
        self.before = before
        self.path = path
        """The picks in the order in which they were made."""
        self.picks = tuple(sorted(path))
        self.is_open = is_open
        self.members: list[int] = []
        self.others: list[int] = []
        """Answers that pick no member: to be done, and what may come in between."""
        for action in state.legal() if is_open else []:
            is_member = state.stack[-1].is_member(action)
            (self.members if is_member else self.others).append(action)

    def was_offered(self, member: int) -> bool:
        """Say whether a member was offered on the way to here."""
        stage = self.before
        while stage is not None:
            if member in stage.members:
                return True
            stage = stage.before
        return False


class SetQuestion:
    """An open question whose answers are the members of a set, whatever their order."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.seat = state.asked
        self.known = game.resample(state.copy(), state.asked, 0)
        """The table as far as the asked seat knows it; it stays as it is."""
        self.depth = len(self.known.stack)
        self.number = self.known.stack[-1].set_asked(self.known)
        self.sealed = self.known.sealed
        self.tries = 0
        self.start = Stage(None, (), self.known, True)
        self.stages: dict[Picks, Stage] = {(): self.start}
        self.most = self.longest()
        self.supports: dict[int, Picks] = {}
        """Every member, and which others have come first where it was found."""
        self.find_members()
        self.members = sorted(self.supports, key=lambda a: (kind_of(a), x_of(a), y_of(a)))
        whole = [len(stage.picks) for stage in self.stages.values() if self.is_whole(stage)]
        self.least = min(whole)
        self.found_first = dict(self.stages)

    @property
    def is_growing(self) -> bool:
        """Say whether what was chosen decides what can be chosen next."""
        return self.number & GROWING != 0

    # Trying

    def after(self, stage: Stage, member: int) -> Stage:
        """Pick one more member of those that are offered."""
        picks = tuple(sorted((*stage.picks, member)))
        if picks not in self.stages:
            self.go_on(self.table_after(stage), stage, member)
        return self.stages[picks]

    def go_on(self, state: State, stage: Stage, member: int) -> None:
        """Pick one more member at a copy of the table that stands at a stage."""
        self.tries += 1
        is_open = self.pick(state, member)
        reached = Stage(stage, (*stage.path, member), state, is_open)
        self.stages[reached.picks] = reached

    def table_after(self, stage: Stage) -> State:
        """Copy the table and make the picks of a stage: that is cheaper than to keep them all."""
        state = self.known.copy()
        for member in stage.path:
            self.pick(state, member)
        return state

    def forget(self) -> None:
        """Forget the stages of sets that were looked at before, if they have become too many."""
        if len(self.stages) > MOST_STAGES:
            self.stages = dict(self.found_first)

    def pick(self, state: State, member: int) -> bool:
        """Pick a member and answer what is asked before the set goes on; say whether it does."""
        frame = state.stack[self.depth - 1]
        state.apply(member)
        while self.goes_on(state, frame) and len(state.stack) > self.depth:
            state.apply(state.legal()[0])
        return self.goes_on(state, frame)

    def goes_on(self, state: State, frame: Frame) -> bool:
        """Say whether the set is asked for, or will be after another question to the same seat."""
        if state.asked != self.seat or state.sealed != self.sealed:
            return False
        return self.is_unfinished(state, frame)

    def is_unfinished(self, state: State, frame: Frame) -> bool:
        """Say whether the procedure that asks for the set wants more of it."""
        if len(state.stack) < self.depth or state.stack[self.depth - 1] is not frame:
            return False
        return frame.set_asked(state) == self.number

    def is_whole(self, stage: Stage) -> bool:
        """Say whether these picks are a whole set: the question has ended, or DONE ends it."""
        if not stage.is_open:
            return True
        return DONE in stage.others and (self.number & DROPPED == 0 or not stage.picks)

    # Members

    def longest(self) -> int:
        """Count how many members a set can have: the first that is offered, again and again."""
        most = 0
        for first in self.start.members:
            most = max(most, self.length_with(first))
            if most >= SMALL:
                break
        return most

    def length_with(self, first: int) -> int:
        """Count the members of a set that begins with one, and goes on with what is offered first.

        All of them are picked at the same copy of the table, unless a stage is known already.
        """
        state, stage, member = self.known.copy(), self.start, first
        while True:
            picks = tuple(sorted((*stage.picks, member)))
            is_known = picks in self.stages
            if not is_known:
                self.go_on(state, stage, member)
            stage = self.stages[picks]
            if not stage.members or len(picks) >= LARGEST:
                return len(picks)
            member = stage.members[0]
            if is_known:
                state = self.table_after(stage)

    def find_members(self) -> None:
        """Find every member, those first that need no other before them."""
        waiting = list(self.stages.values())
        for stage in waiting:
            for member in stage.members:
                if member not in self.supports:
                    self.supports[member] = stage.picks
                    if not self.is_growing:
                        waiting.append(self.after(stage, member))

    def may_be_picked(self, member: int, count: int) -> bool:
        """Say whether a member can be picked so often."""
        if count == 1:
            return True
        path = self.path_of(self.supports[member]) or []
        stage = self.start
        for one in path:
            stage = self.after(stage, one)
        while member in stage.members and stage.picks.count(member) < count:
            stage = self.after(stage, member)
        return any(known.picks.count(member) >= count for known in self.stages.values())

    # Choosing

    def look(self, chosen: Sequence[int]) -> Look:
        """Say which others fit to those that were chosen, and whether these will do."""
        self.forget()
        picks = self.check(chosen)
        stage = self.stage_of(picks)
        self.tries = 0
        fitting = self.fitting(picks, stage)
        if stage is None:
            return Look(fitting, False, [], None)
        others = [action for action in stage.others if action != DONE]
        state = self.table_after(stage) if stage.is_open else None
        return Look(fitting, self.is_whole(stage), others, state)

    def fitting(self, picks: Picks, stage: Stage | None) -> list[int]:
        """List what fits to picks: what is offered after them, and what has another way there."""
        offered = stage.members if stage else []
        if self.is_growing:
            return offered
        if len(picks) >= self.most:
            return []
        at_once = set(offered)
        return [one for one in self.members if one in at_once or self.fits(picks, one)]

    def moves(self, chosen: Sequence[int], then: int = DONE) -> list[int]:
        """List the answers that a whole set consists of, in their order; refuse any other.

        Where another answer comes after its members, the set goes on after that.
        """
        self.forget()
        picks = self.check(chosen)
        path, stage = self.path_of(picks), self.stage_of(picks)
        if self.is_growing and self.is_path(chosen):
            path = list(chosen)
        if path is None or stage is None:
            raise IllegalAction("these members cannot be picked together")
        if not (self.is_whole(stage) if then == DONE else then in stage.others):
            raise IllegalAction("these members are no whole set")
        return [*path, then] if stage.is_open else path

    def nameable(self, chosen: Sequence[int]) -> list[int]:
        """List the members that can be named, whether they fit or not; of a set that grows, all."""
        if not self.is_growing:
            return self.members
        return list(dict.fromkeys([*chosen, *self.look(chosen).fitting]))

    def confirm(self, chosen: Sequence[int]) -> Msg:
        """Say what is done with members, how many they are, and how many of the first kind.

        The key goes with that of the question.
        """
        key = self.game.prompt(self.known).key.removeprefix("prompt-")
        kind = kind_of(self.start.members[0])
        first = [member for member in chosen if kind_of(member) == kind]
        return Msg(f"confirm-{key}", n=len(chosen), first=len(first))

    def check(self, chosen: Sequence[int]) -> Picks:
        """Refuse what names no members, or too many."""
        known = self.is_growing or all(member in self.supports for member in chosen)
        if len(chosen) > self.most or not known:
            raise IllegalAction("these are no members of the set that is asked for")
        return tuple(sorted(chosen))

    def stage_of(self, picks: Picks) -> Stage | None:
        """Find the table after picks and no others; None if others have to be picked, too."""
        return None if self.path_of(picks) is None else self.stages[picks]

    def fits(self, chosen: Picks, member: int) -> bool:
        """Say whether there is a set of all that was chosen and one member more."""
        if not chosen:
            return len(self.supports[member]) < self.most
        wanted = tuple(sorted((*chosen, member)))
        spare = self.most - len(wanted)
        if spare < 0 or not self.may_be_picked(member, wanted.count(member)):
            return False
        if self.path_of(wanted) is not None or self.has_path_with_supports(wanted):
            return True
        missing = max(1, self.least - len(wanted))
        between = range(missing, min(max(MOST_BETWEEN, missing), spare) + 1)
        return any(self.find(self.start, wanted, n, set()) for n in between)

    # Paths

    def is_path(self, chosen: Sequence[int]) -> bool:
        """Say whether members can be picked in the order in which they were chosen."""
        stage = self.start
        for member in chosen:
            if member not in stage.members:
                return False
            stage = self.after(stage, member)
        return True

    def has_path_with_supports(self, wanted: Picks) -> bool:
        """Try the members with those that came before them where they were found."""
        needed = Counter(wanted)
        for member in set(wanted):
            needed |= Counter(self.supports[member])
        picks = tuple(sorted(needed.elements()))
        return len(wanted) < len(picks) <= self.most and self.path_of(picks) is not None

    def path_of(self, wanted: Picks) -> list[int] | None:
        """Bring members into an order in which they can be picked without any other."""
        return self.find(self.start, wanted, 0, set())

    def find(
        self, stage: Stage, wanted: Picks, between: int, failed: set[tuple[Picks, int]]
    ) -> list[int] | None:
        """Find a path through all wanted members with so many others in between."""
        if not wanted:
            return []
        if (stage.picks, between) in failed or self.is_lost(stage, wanted):
            return None
        for member in next_picks(stage, wanted, between):
            if self.tries > MOST_TRIES and between > 0:
                return None
            spare = between if member in wanted else between - 1
            path = self.find(self.after(stage, member), without(wanted, member), spare, failed)
            if path is not None:
                return [member, *path]
        failed.add((stage.picks, between))
        return None

    def is_lost(self, stage: Stage, wanted: Picks) -> bool:
        """Say whether a member was passed over: it was offered, and now others of its kind are.

        In a set of two or three, or one that grows, it may come back.
        """
        if self.most <= MOST_BETWEEN + 1 or self.is_growing:
            return False
        kinds = {kind_of(member) for member in stage.members}
        return any(
            kind_of(member) in kinds and member not in stage.members and stage.was_offered(member)
            for member in wanted
        )


def next_picks(stage: Stage, wanted: Picks, between: int) -> list[int]:
    """List what to try next: what is wanted, then whatever else may come in between."""
    first = [member for member in stage.members if member in wanted]
    if between == 0:
        return first
    return first + [member for member in stage.members if member not in wanted]


def without(wanted: Picks, member: int) -> Picks:
    """Leave a member out, once."""
    if member not in wanted:
        return wanted
    at = wanted.index(member)
    return wanted[:at] + wanted[at + 1 :]


def set_question(game: Game, state: State) -> SetQuestion | None:
    """Take the open question as one for a set; None if one answer ends it, or order matters."""
    if state.is_over or state.stack[-1].set_asked(state) == 0:
        return None
    question = SetQuestion(game, state)
    return question if question.most > 1 else None
