"""The page of a record, line by line; whatever is wrong is said in one sentence with its line."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from aevum.kernel.errors import BadOption, BadRecord
from aevum.kernel.game import Game, Value
from aevum.record.chance import CHANCES, Chance
from aevum.record.sitters import LONGEST_NAME, Sitter, read_sitter

FORMAT: Final = "aevum 1"
MOST_BYTES: Final = 16_000_000
LONGEST_LINE: Final = 500
SHOWN: Final = 40

NUMBER: Final = re.compile(r"-?[0-9]{1,39}", re.ASCII)
MOVE: Final = re.compile(r"([0-9]{1,3}) (\S.*) #([0-9a-f]{4})", re.ASCII)


def read_text(path: str | Path) -> str:
    """Read a file that should be a record."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord(f"cannot read '{path}': {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise BadRecord(f"'{path}' is too long for an aevum record")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(f"line {line}: this is not text, so it is not an aevum record") from error


class Head(NamedTuple):
    """What it takes to begin a recorded game, with which rules and tables, and who sat where."""

    game: Game
    rules: int
    tables: str
    seats: int
    sitters: list[Sitter]
    options: dict[str, Value]
    chance: Chance
    seed: int


class Page:
    """The lines of a record, read from the top."""

    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip("\r") for line in text.removesuffix("\n").split("\n")]
        self.number = 0

    def wrong(self, what: str, number: int | None = None) -> BadRecord:
        """Say what is wrong with a line: the last one read, unless another is named."""
        return BadRecord(f"line {self.number if number is None else number}: {what}")

    def peek(self) -> str:
        """Look at the next line without reading it."""
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def next(self) -> str:
        """Read the next line."""
        if self.number == len(self.lines):
            raise self.wrong("the record is cut off after this line")
        line = self.lines[self.number]
        self.number += 1
        if len(line) > LONGEST_LINE:
            raise self.wrong("this line is too long for an aevum record")
        if not line.isprintable():
            raise self.wrong("this line holds characters that no aevum record has")
        return line

    def field(self, name: str) -> str:
        """Read a line that begins with a name, and return the rest."""
        line = self.next()
        word, _, rest = line.partition(" ")
        if word != name or not rest:
            raise self.wrong(f"expected '{name} ...', found {shown(line)}")
        return rest

    def whole(self, text: str, what: str) -> int:
        """Read a whole number."""
        if not NUMBER.fullmatch(text):
            raise self.wrong(f"{what} must be a whole number, not {shown(text)}")
        return int(text)

    def read_head(self, find: Callable[[str], Game]) -> Head:
        """Read what it takes to begin the game, and the blank line after it."""
        line = self.next()
        if line != FORMAT:
            raise self.wrong("this is not an aevum record")
        game, rules = self.read_game(find)
        tables = self.field("tables")
        seats = self.whole(self.field("seats"), "the number of seats")
        if not game.min_seats <= seats <= game.max_seats:
            raise self.wrong(f"{game.name} is for {game.min_seats} to {game.max_seats} seats")
        sitters = self.read_sitters(seats)
        options = self.read_options(game)
        chance = self.read_chance()
        seed = self.whole(self.field("seed"), "the seed")
        line = self.next()
        if line:
            raise self.wrong(f"expected a blank line before the actions, found {shown(line)}")
        return Head(game, rules, tables, seats, sitters, options, chance, seed)

    def read_game(self, find: Callable[[str], Game]) -> tuple[Game, int]:
        """Read which game it is and by which rules."""
        words = self.field("game").split(" ")
        if len(words) != 3 or words[1] != "rules":
            raise self.wrong("expected 'game NAME rules NUMBER'")
        try:
            game = find(words[0])
        except ValueError as error:
            raise self.wrong(str(error)) from error
        return game, self.whole(words[2], "the version of the rules")

    def read_sitters(self, seats: int) -> list[Sitter]:
        """Read who sat where, if that is told: then of every seat, in their order."""
        if not self.peek().startswith("seat "):
            return []
        return [self.read_sitter(seat) for seat in range(seats)]

    def read_sitter(self, seat: int) -> Sitter:
        """Read a line such as `seat 1 bot greedy Hal`."""
        text = self.field("seat")
        sitter = read_sitter(text, seat)
        if sitter is None:
            form = f"'seat {seat} person NAME' or 'seat {seat} bot KIND NAME'"
            most = f"a name has at most {LONGEST_NAME} letters"
            raise self.wrong(f"expected {form}, found {shown(text)}; {most}")
        return sitter

    def read_options(self, game: Game) -> dict[str, Value]:
        """Read every option of the game, each once; one that came later is as it was before."""
        options: dict[str, Value] = {}
        while self.peek().startswith("option "):
            name, _, text = self.field("option").partition("=")
            if name in options:
                raise self.wrong(f"option '{name}' stands here for the second time")
            value = game.options[name].read(text) if name in game.options else text
            try:
                game.settings({name: value})
            except BadOption as error:
                raise self.wrong(str(error)) from error
            options[name] = value
        for name, option in game.options.items():
            if name not in options and option.before is None:
                line = self.next()
                raise self.wrong(f"expected 'option {name}=...', found {shown(line)}")
        return game.settings_of(options)

    def read_chance(self) -> Chance:
        """Read from which generator the game drew; a record that does not say so from sfc32."""
        if not self.peek().startswith("chance "):
            return "sfc32"
        named = self.field("chance")
        for chance in CHANCES:
            if chance == named:
                return chance
        raise self.wrong(f"there is no chance {shown(named)}; there are: {', '.join(CHANCES)}")

    def read_course(
        self, seats: int, most: int
    ) -> tuple[list[tuple[int, str, str]], list[int] | None]:
        """Read the actions, no more than a game can have, and the closing line."""
        moves: list[tuple[int, str, str]] = []
        line = self.next()
        while line != "open" and not line.startswith("over "):
            if len(moves) == most:
                raise self.wrong(f"no game of this kind has more than {most} actions")
            moves.append(self.read_move(line, seats))
            line = self.next()
        scores = None
        if line != "open":
            scores = [self.whole(score, "a score") for score in line.split(" ")[1:]]
            if len(scores) != seats:
                raise self.wrong(f"expected {seats} scores, found {len(scores)}")
        if self.number < len(self.lines):
            raise self.wrong("the record has ended, but the file goes on", self.number + 1)
        return moves, scores

    def read_move(self, line: str, seats: int) -> tuple[int, str, str]:
        """Read a line such as `0 take 3 #8c1f`."""
        match = MOVE.fullmatch(line)
        if not match:
            raise self.wrong(f"expected 'SEAT ACTION #CHECKSUM', found {shown(line)}")
        if int(match[1]) >= seats:
            raise self.wrong(f"there is no seat {match[1]}; the seats are 0 to {seats - 1}")
        return int(match[1]), match[2], match[3]


def shown(text: str) -> str:
    """Quote a text in a sentence, shortened."""
    return f"'{text}'" if len(text) <= SHOWN else f"'{text[:SHOWN]}...'"
