"""Records: a game as text that people can read and compare, and that replays to the same end.

    aevum 1
    game tempus rules 1
    tables 5f2c91aa
    seats 4
    seat 0 person Ada
    seat 1 bot greedy
    ...
    option map=fixed
    seed 7

    0 take 3 #8c1f
    1 pass #77aa
    over 12 15 9 8

A game of a table has a line `chance blake2s` before its seed; without it the chance is sfc32.
Every action carries a checksum of the state after it; a game that is not over ends with `open`.
Who sat where is told of every seat or not at all.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from aevum import games
from aevum.kernel.errors import BadNotation, BadRecord, IllegalAction
from aevum.kernel.game import Game, Value, spell
from aevum.kernel.state import State
from aevum.record.chance import Chance, generator
from aevum.record.codec import checksum
from aevum.record.page import FORMAT, Page, read_text, shown
from aevum.record.sitters import Sitter

Find: TypeAlias = Callable[[str], Game]


class Move(NamedTuple):
    """One line of the course: who did what, and the checksum of the state it led to."""

    seat: int
    text: str
    checksum: str


class Record:
    """A game from its beginning: what it takes to begin it, and every action so far."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Value],
        chance: Chance = "sfc32",
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.chance = chance
        self.options = game.settings(options)
        self.rules = game.rules
        """The version of the rules that the game was begun with."""
        self.tables = game.tables_hash()
        """The tables that the game was begun with."""
        self.sitters: list[Sitter] = []
        """Who sat where; empty if nobody knows."""
        self.moves: list[Move] = []
        self.scores: list[int] | None = None
        """The final scores; None while the game is open."""
        self._state: State | None = None

    @classmethod
    def begin(
        cls,
        game: Game | str,
        seats: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        chance: Chance = "sfc32",
    ) -> "Record":
        """Begin a game and its record."""
        known = games.game(game) if isinstance(game, str) else game
        record = cls(known, seats, seed, options or {}, chance)
        record._state = record.first_state()
        return record

    # Playing

    @property
    def state(self) -> State:
        """The position after the last action, with its journal; a record just read is replayed."""
        if self._state is None:
            self._state = self.replay()
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        """Take the position that the last action led to from whoever has it at hand."""
        self._state = state
        self.scores = self.game.scores(state) if state.is_over else None

    def first_state(self) -> State:
        """Begin the game anew, with a journal."""
        rng = generator(self.chance, self.seed)
        return self.game.new(self.seats, rng, self.options, keep_journal=True)

    def play(self, action: int | str) -> None:
        """Carry out a legal action, given as an int or in notation, and write it down."""
        state = self.state
        if isinstance(action, str):
            action = self.game.from_text(state, action)
        elif action not in state.legal():
            raise IllegalAction(f"action {action} is not legal now")
        seat, text = state.asked, self.game.to_text(state, action)
        state.apply(action)
        self.moves.append(Move(seat, text, checksum(state)))
        if state.is_over:
            self.scores = self.game.scores(state)

    def cut(self, length: int) -> None:
        """Strike out all but the first actions."""
        del self.moves[length:]
        self.scores = None
        self._state = None

    def upto(self, length: int) -> "Record":
        """Copy the record as it was after so many actions."""
        copy = Record(self.game, self.seats, self.seed, self.options, self.chance)
        copy.rules, copy.tables = self.rules, self.tables
        copy.sitters = self.sitters[:]
        copy.moves = self.moves[:length]
        return copy

    # Replaying

    def replay(self, upto: int | None = None, *, verify: bool = False) -> State:
        """Play the first actions again, or all of them; verify compares every checksum too.

        So does a record that was begun with others: whether it needs those rules shows here.
        """
        verify = verify or self.is_from_elsewhere()
        state = self.first_state()
        for number in range(len(self.moves[:upto])):
            self.repeat(state, number, verify=verify)
        if upto is None or upto >= len(self.moves):
            self.check_the_end(state)
        return state

    def repeat(self, state: State, number: int, *, verify: bool = False) -> None:
        """Play one action again, counted from zero, at the position that all before it led to."""
        move = self.moves[number]
        if state.asked != move.seat:
            raise self.departs(number, f"is by seat {move.seat}, which is not asked here")
        try:
            state.apply(self.game.from_text(state, move.text))
        except BadNotation as error:
            raise self.departs(number, "is no action of this game") from error
        except IllegalAction as error:
            raise self.departs(number, "is not legal here") from error
        if verify and checksum(state) != move.checksum:
            found = f"expected #{move.checksum}, got #{checksum(state)}"
            raise self.departs(number, f"departs from the record: {found}")

    def line_of(self, number: int) -> int:
        """Find the line of an action, both counted from one."""
        return len(self.head()) + number

    def departs(self, number: int, why: str) -> BadRecord:
        """Name the action, counted from zero, at which a replay cannot go on."""
        text = shown(self.moves[number].text)
        what = f"line {self.line_of(number + 1)}: action {number + 1}, {text}, {why}"
        if self.rules != self.game.rules:
            what += (
                f"; it was played by version {self.rules} of the rules, and this is version"
                f" {self.game.rules}"
            )
        if self.has_other_tables():
            what += (
                f"; it was played with other tables ({shown(self.tables)}) than are loaded here"
                f" ('{self.game.tables_hash()}')"
            )
        return BadRecord(what)

    def is_from_elsewhere(self) -> bool:
        """Say whether the rules or the tables are not those the game was begun with."""
        return self.rules != self.game.rules or self.has_other_tables()

    def has_other_tables(self) -> bool:
        """Say whether the tables that are loaded are not those the game was begun with."""
        return self.tables != self.game.tables_hash()

    def check_the_end(self, state: State) -> None:
        """Compare the last line with the position that was reached."""
        line = self.line_of(len(self.moves) + 1)
        if state.is_over and self.scores is None:
            raise BadRecord(f"line {line}: the game is over, but the record says it is open")
        if self.scores is None:
            return
        if not state.is_over:
            raise BadRecord(f"line {line}: the record says the game is over, but it is not")
        scores = self.game.scores(state)
        if scores != self.scores:
            raise BadRecord(
                f"line {line}: the final scores depart from the record:"
                f" expected {spaced(self.scores)}, got {spaced(scores)}"
            )

    # Writing and reading

    def head(self) -> list[str]:
        """Write what it takes to begin the game, with the blank line after it."""
        return [
            FORMAT,
            f"game {self.game.name} rules {self.rules}",
            f"tables {self.tables}",
            f"seats {self.seats}",
            *(sitter.line(seat) for seat, sitter in enumerate(self.sitters)),
            *(f"option {name}={spell(value)}" for name, value in self.options.items()),
            *([] if self.chance == "sfc32" else [f"chance {self.chance}"]),
            f"seed {self.seed}",
            "",
        ]

    def format(self) -> str:
        """Write the record as text."""
        moves = [f"{move.seat} {move.text} #{move.checksum}" for move in self.moves]
        end = "open" if self.scores is None else f"over {spaced(self.scores)}"
        return "\n".join([*self.head(), *moves, end, ""])

    @classmethod
    def parse(cls, text: str, find: Find = games.game) -> "Record":
        """Read a record; what its actions do is seen by replaying it."""
        page = Page(text)
        head = page.read_head(find)
        record = cls(head.game, head.seats, head.seed, head.options, head.chance)
        record.rules, record.tables, record.sitters = head.rules, head.tables, head.sitters
        moves, record.scores = page.read_course(
            head.seats, head.game.most_decisions or len(page.lines)
        )
        record.moves = [Move(*move) for move in moves]
        return record

    def write(self, path: str | Path) -> None:
        """Write the record to a file; it is there as a whole or not at all."""
        path = Path(path)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(self.format())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise

    @classmethod
    def read(cls, path: str | Path, find: Find = games.game) -> "Record":
        """Read a record from a file."""
        return cls.parse(read_text(path), find)


def spaced(scores: list[int]) -> str:
    """Write scores side by side."""
    return " ".join(map(str, scores))
