"""The bot that plans its whole turn: a beam of the best positions, answer after answer."""

import gc
from typing import Final

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.judging import NEWEST, judgement_of
from aevum.bots.lookahead import halve, halvings, play_on, settle
from aevum.games.common.judgement import NO_KEY, NO_TRACE, Judgement
from aevum.kernel.game import Game
from aevum.kernel.rng import seeded
from aevum.kernel.state import State

WIDTH: Final = 16
NODES: Final = 6000
"""After so many positions the plan is finished with a beam of one: half a turn is no plan."""
PLANS: Final = 1
"""So many plans are played on against each other; one alone is taken as it is."""
ROLLOUTS: Final = 48
DEALS: Final = 1
"""On so many deals a step is looked at after which chance or somebody else decides."""
TURNS: Final = 1
"""So many own turns are planned, as if the others only waited in between."""
LONGEST_WAIT: Final = 100
"""Others who wait longer than this decide something."""
TRIES: Final = 3


class Node:
    """A position on the way through a turn, and the answer that led to it."""

    __slots__ = ("action", "g", "is_open", "luck", "options", "parent", "worth")

    def __init__(self, g: State, parent: "Node | None", action: int, worth: int) -> None:
        self.g = g
        self.parent = parent
        self.action = action
        self.worth = worth
        self.is_open = False
        """Whether chance or somebody else has decided something on the way here."""
        self.luck = 0
        """What makes up for the luck of this deal on the way here; it is part of the worth."""
        self.options: list[int] = []
        """What is answered here: all that is legal, but what was offered where the plan begins."""


class Plan:
    """The answers that a seat means to give, as long as it is offered what it expects."""

    __slots__ = ("actions", "expected")

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.expected: list[list[int]] = []

    def write(self, last: Node) -> None:
        """Take the way to a position, up to the first step after which all may be otherwise."""
        self.actions = []
        self.expected = []
        node = last
        while node.parent is not None:
            if node.is_open:
                self.actions = []
                self.expected = []
            self.actions.append(node.action)
            self.expected.append(node.parent.options)
            node = node.parent

    def next(self, options: list[int]) -> int:
        """Give the next answer; -1 if there is none or something else is offered."""
        if not self.actions:
            return -1
        if self.expected.pop() == options:
            return self.actions.pop()
        self.actions = []
        self.expected = []
        return -1


class BeamBot(Bot):
    """Follow the best ways through the turn on a sampled state, side by side, to its end.

    The best plans are played on for a round on further samples, the same for all, and the worse
    half is dropped again and again. The plan that is left is kept while nothing is drawn, nobody
    else decides and the options are as expected.
    """

    __slots__ = (
        "deals",
        "finals",
        "game",
        "judgement",
        "kept",
        "looked",
        "nodes",
        "plan",
        "plans",
        "rng",
        "rollouts",
        "seen",
        "traces",
        "turns",
        "width",
    )

    def __init__(
        self,
        seed: int = 0,
        width: int = WIDTH,
        nodes: int = NODES,
        plans: int = PLANS,
        rollouts: int = ROLLOUTS,
    ) -> None:
        self.rng = seeded(seed)
        self.width = width
        self.turns = TURNS
        self.deals = DEALS
        self.game: Game | None = None
        self.traces: list[int] | None = None
        """What the own answers have left lately and no plan takes back; none: plans may."""
        self.kept = plans
        self.nodes = nodes
        self.plans = plans
        self.rollouts = rollouts
        self.judgement = NEWEST
        self.plan = Plan()
        self.looked = 0
        self.seen: dict[int, bool] = {}
        self.finals: list[Node] = []

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Answer as planned, or plan anew."""
        options = glimpse.options
        if len(options) == 1:
            return options[0]
        action = self.plan.next(options)
        if action >= 0:
            return action
        collects = gc.isenabled()
        gc.disable()
        self.game = glimpse.game
        judgement = judgement_of(glimpse.game, self.judgement)
        root = Node(glimpse.sample(self.rng.bits()), None, 0, 0)
        root.options = options
        self.look_ahead(judgement, root, glimpse.seat, clock)
        self.plan.write(self.best_plan(judgement, glimpse, clock))
        self.finals = []
        self.seen = {}
        if collects:
            gc.enable()
        return self.plan.next(options)

    def look_ahead(self, judgement: Judgement, root: Node, seat: int, clock: Clock) -> None:
        """Plan this turn, and those that follow if the others only wait."""
        roots = [root]
        for turn in range(self.turns):
            is_last = turn + 1 == self.turns
            self.kept = self.plans if is_last else self.width
            self.finals = []
            self.search(judgement, roots, seat, clock)
            if is_last or clock.is_up() or is_uncertain(self.finals[0]):
                break
            roots = roots_after(judgement, self.finals, seat)
            if not roots:
                break
        del self.finals[self.plans :]

    def search(self, judgement: Judgement, beam: list[Node], seat: int, clock: Clock) -> None:
        """Find the best ways to the end of the turn."""
        turn = judgement.turn(beam[0].g)
        stop = self.looked + self.nodes
        while beam:
            is_short = self.looked >= stop or clock.is_up()
            following: list[Node] = []
            for node in beam[:1] if is_short else beam:
                self.expand(judgement, node, seat, turn, following)
            if not following and not self.finals:
                self.finals.append(beam[0])
            beam = following

    def expand(
        self, judgement: Judgement, node: Node, seat: int, turn: int, following: list[Node]
    ) -> None:
        """Try every answer in a position: it ends the turn, or joins the beam."""
        g = node.g
        if not node.options:
            node.options = g.legal()
        for action in node.options:
            if judgement.ends_turn(g, action):
                last = Node(g, node, action, judgement.rest(g, seat) + node.luck)
                last.luck = node.luck
                self.finish(last)
                continue
            if self.traces is not None and self.goes_back(judgement, node, action):
                continue
            trial = g.copy()
            trial.apply(action)
            self.looked += 1
            is_open = settle(judgement, trial, seat, turn, self.rng)
            is_last = trial.is_over or trial.asked != seat or judgement.turn(trial) != turn
            if not is_last and self.is_known(judgement.key(trial, seat)):
                continue
            child = Node(trial, node, action, judgement.value(trial, seat))
            child.is_open = is_open or trial.sealed != g.sealed
            child.luck = node.luck
            if child.is_open and self.deals > 1:
                child.luck -= self.luck_of(judgement, g, action, seat, child.worth)
            child.worth += child.luck
            if is_last:
                self.finish(child)
            else:
                join(following, child, self.width)

    def goes_back(self, judgement: Judgement, node: Node, action: int) -> bool:
        """Say whether an answer takes back what was done lately, or on the way to it."""
        g = node.g
        if self.traces is None or judgement.trace(g, action) == NO_TRACE:
            return False
        for trace in self.traces:
            if judgement.undoes(g, action, trace):
                return True
        while node.parent is not None:
            if judgement.undoes(g, action, judgement.trace(node.parent.g, node.action)):
                return True
            node = node.parent
        return False

    def luck_of(self, judgement: Judgement, g: State, action: int, seat: int, worth: int) -> int:
        """Say by how much a step is worth more on this deal than on the mean of several deals."""
        assert self.game is not None
        turn = judgement.turn(g)
        total = worth
        for _ in range(self.deals - 1):
            trial = self.game.resample(g, seat, self.rng.bits())
            trial.apply(action)
            settle(judgement, trial, seat, turn, self.rng)
            total += judgement.value(trial, seat)
        return worth - total // self.deals

    def is_known(self, key: int) -> bool:
        """Say whether such a position was met before, and remember it."""
        if key == NO_KEY:
            return False
        if key in self.seen:
            return True
        self.seen[key] = True
        return False

    def finish(self, node: Node) -> None:
        """Keep the best positions at the end of the turn."""
        join(self.finals, node, self.kept)

    def best_plan(self, judgement: Judgement, glimpse: Glimpse, clock: Clock) -> Node:
        """Play the plans on until one is left, or the time is up."""
        finals = self.finals
        ways = [way_to(node) for node in finals]
        alive = list(range(len(finals)))
        totals = [0] * len(finals)
        share = self.rollouts // halvings(len(finals))
        while len(alive) > 1:
            for sampled in range(max(1, share // len(alive))):
                if sampled > 0 and clock.is_up():
                    break
                sample = glimpse.sample(self.rng.bits())
                for i in range(len(alive)):
                    totals[i] += self.outcome(judgement, sample.copy(), ways[alive[i]])
            halve(alive, totals)
        return finals[alive[0]]

    def outcome(self, judgement: Judgement, g: State, way: list[int]) -> int:
        """Carry a plan out as far as it can be, play a round on, and judge where it leads."""
        seat = g.asked
        turn = judgement.turn(g)
        for action in way:
            if g.is_over or g.asked != seat or judgement.turn(g) != turn:
                break
            if action not in g.legal():
                break
            g.apply(action)
            settle(judgement, g, seat, turn, self.rng)
        turns = g.seats if judgement.turn(g) == turn else g.seats - 1
        return judgement.value(play_on(judgement, g, turns, TRIES, self.rng), seat)


def is_uncertain(last: Node) -> bool:
    """Say whether chance or somebody else decides on the way: nothing is planned beyond that."""
    node = last
    while node.parent is not None:
        if node.is_open:
            return True
        node = node.parent
    return False


def roots_after(judgement: Judgement, finals: list[Node], seat: int) -> list[Node]:
    """List the positions in which a seat is asked again, after all ways that are certain."""
    roots: list[Node] = []
    for last in finals:
        if not is_uncertain(last):
            waited = after_waiting(judgement, last, seat)
            if waited is not None:
                roots.append(waited)
    return roots


def after_waiting(judgement: Judgement, last: Node, seat: int) -> Node | None:
    """Give the position in which a seat is asked again; None if the others must decide first."""
    g = last.g.copy()
    if last.parent is not None and last.g is last.parent.g:
        g.apply(last.action)
    for _ in range(LONGEST_WAIT):
        if g.is_over:
            return None
        if g.asked == seat and judgement.begins_turn(g):
            waited = Node(g, last.parent, last.action, last.worth)
            waited.is_open = True
            return waited
        action = judgement.waiting(g, g.legal())
        if action < 0:
            return None
        g.apply(action)
    return None


def way_to(last: Node) -> list[int]:
    """List the answers that lead to a position."""
    way: list[int] = []
    node = last
    while node.parent is not None:
        way.append(node.action)
        node = node.parent
    way.reverse()
    return way


def join(beam: list[Node], node: Node, width: int) -> None:
    """Put a position into the beam in its order, the best first, and drop the last if it is full.

    Among equals who came first stays first.
    """
    if len(beam) >= width:
        if beam[-1].worth >= node.worth:
            return
        beam.pop()
    low = 0
    high = len(beam)
    while low < high:
        middle = (low + high) // 2
        if beam[middle].worth >= node.worth:
            low = middle + 1
        else:
            high = middle
    beam.insert(low, node)
