"""Many games that are stepped together: one call answers the questions of all of them."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from aevum.kernel.errors import IllegalAction
from aevum.kernel.marks import mypyc_attr
from aevum.kernel.state import State
from aevum.lot.sheet import NO_ACTION, Sheet


def answer(g: State, action: int, skips_forced: bool) -> None:
    """Carry out an answer and, if that is wished, every answer after it that has no other."""
    g.apply(action)
    if skips_forced:
        play_forced(g)


def play_forced(g: State) -> None:
    """Give answers as long as there is only one to give."""
    while not g.is_over:
        legal = g.legal()
        if len(legal) > 1:
            return
        g.apply(legal[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Nursery:
    """Whoever begins the games of a lot and says what they were worth."""

    def __init__(self, rows: int, seats: int, skips_forced: bool) -> None:
        self.rows = rows
        self.seats = seats
        self.skips_forced = skips_forced

    def begin(self, row: int) -> State:
        """Begin the next game of a row."""
        raise NotImplementedError

    def reward(self, g: State) -> list[float]:
        """Say what a finished game is worth to each seat."""
        raise NotImplementedError


class Lot:
    """Some rows of games; a game that is over makes room at once for the next one of its row."""

    def __init__(self, sheet: Sheet, nursery: Nursery) -> None:
        self.sheet = sheet
        self.nursery = nursery
        self.seats = nursery.seats
        self.skips_forced = nursery.skips_forced
        self.games: list[State] = []
        self.asked = vec[i16]([0] * nursery.rows)
        self.dones = vec[u8]([0] * nursery.rows)
        self.rewards = vec[float]([0.0] * (nursery.rows * nursery.seats))

    def memory(self) -> list[object]:
        """Hand out what is written to, beside the sheet: asked, rewards and dones."""
        return [self.asked, self.rewards, self.dones]

    def start(self) -> None:
        """Begin a game in every row."""
        self.games = []
        for row in range(self.nursery.rows):
            self.games.append(self.first(row))
            self.clear(row)
            self.show(row)

    def step(self, numbers: list[int]) -> None:
        """Answer the question of every row; a wrong answer is refused before anything happens."""
        sheet = self.sheet
        actions: list[int] = []
        for row, number in enumerate(numbers):
            action = sheet.action(row, number)
            if action == NO_ACTION:
                raise IllegalAction(f"answer {number} is not offered in row {row}")
            actions.append(action)
        for row, action in enumerate(actions):
            self.advance(row, action)

    def advance(self, row: int, action: int) -> None:
        """Carry out one answer; what ends a game begins the next."""
        g = self.games[row]
        answer(g, action, self.skips_forced)
        if self.dones[i64(row)] != 0:
            self.clear(row)
        if g.is_over:
            self.finish(row, g)
        self.show(row)

    def finish(self, row: int, g: State) -> None:
        """Write down what a game was worth to everybody, and begin another."""
        rewards = self.rewards
        at: i64 = row * self.seats
        for amount in self.nursery.reward(g):
            rewards[at] = amount
            at += 1
        self.dones[i64(row)] = u8(1)
        self.games[row] = self.first(row)

    def first(self, row: int) -> State:
        """Begin the next game of a row at its first question that is to be answered here."""
        g = self.nursery.begin(row)
        if self.skips_forced:
            play_forced(g)
        return g

    def clear(self, row: int) -> None:
        """Wipe out what the game before was worth."""
        rewards = self.rewards
        at: i64 = row * self.seats
        for _ in range(self.seats):
            rewards[at] = 0.0
            at += 1
        self.dones[i64(row)] = u8(0)

    def show(self, row: int) -> None:
        """Write the question of a row."""
        g = self.games[row]
        self.asked[i64(row)] = i16(g.asked)
        self.sheet.show(row, g)
