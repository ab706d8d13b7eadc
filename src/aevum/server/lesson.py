"""Lessons: of each game one recorded beginning with remarks, played again by a person who learns.

The other seats are guided: their bot answers by the record as long as everybody has, and plays
on by itself from the first answer that departs. A long lesson has chapters, and one can begin with
any of them: then everything before it has been played as the record has it.
"""

import logging
from functools import cache
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from aevum.games.common.table import Row, read_rows
from aevum.kernel.errors import BadRecord, BadTable
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.record.record import Move
from aevum.server.messages import tables
from aevum.server.messages.tables import Chair, LessonChapter, Remark
from aevum.server.messages.words import Sentence
from aevum.server.refusal import Refusal, sentence
from aevum.server.seating import GUIDE
from aevum.server.store.kept import KeptTable
from aevum.server.table import Table

log: Final = logging.getLogger("aevum.server")

LEARNER: Final = 0
"""The seat of who learns."""

REMARKS: Final = "remarks.csv"
CHAPTERS: Final = "chapters.csv"
COLUMNS: Final = {REMARKS: ("move", "remark", "part", "card"), CHAPTERS: ("move", "chapter")}
WHOLE: Final = LessonChapter(0, "web-guide")
"""The only chapter of a lesson that is not divided."""

NONE: Final = -1


class Lesson:
    """A record, its chapters, and what is remarked after how many of its actions."""

    def __init__(
        self, record: Record, chapters: list[LessonChapter], remarks: list[Remark]
    ) -> None:
        self.record = record
        self.chapters = chapters
        self.remarks = remarks

    def beginning(self, chapter: int = 1, at: int = 0) -> Record:
        """Begin a chapter, counted from one, or go on in it: what comes before has been played."""
        if not 1 <= chapter <= len(self.chapters) or at > len(self.record.moves):
            raise Refusal(Msg("web-refused-chapter"), status=HTTPStatus.NOT_FOUND)
        return self.record.upto(max(at, self.chapters[chapter - 1].at))

    def chairs(self) -> list[Chair]:
        """Seat who learns and the guides."""
        guides = [Chair("bot", bot=GUIDE) for _ in range(self.record.seats - 1)]
        return [*guides[:LEARNER], Chair("here"), *guides[LEARNER:]]

    def course(self) -> tables.Lesson:
        """Write down what is remarked when, and what the person answers."""
        answers = [move.text if move.seat == LEARNER else "" for move in self.record.moves]
        return tables.Lesson(self.chapters, self.remarks, answers)

    def is_of(self, kept: KeptTable) -> bool:
        """Say whether a table at which guides sit was opened for this lesson."""
        record = self.record
        same_game = (len(kept.chairs), kept.seed) == (record.seats, record.seed)
        return same_game and kept.options == record.options

    def followed(self, moves: list[Move]) -> int:
        """Count how many actions, from the first on, are those of the record."""
        for at, (played, recorded) in enumerate(zip(moves, self.record.moves, strict=False)):
            if (played.seat, played.text) != (recorded.seat, recorded.text):
                return at
        return min(len(moves), len(self.record.moves))


def read_lesson(game: str) -> Lesson:
    """Read the lesson of a game and play it once, so that nobody is led astray."""
    folder = files(f"aevum.games.{game}") / "lesson"
    record = Record.parse((folder / "lesson.aevum").read_text("utf-8"))
    record.replay(verify=True)
    return Lesson(record, read_chapters(folder, record), read_remarks(folder, record))


def read_remarks(folder: Traversable, record: Record) -> list[Remark]:
    """Read what is remarked when, with the numbers of the cards that are spoken of."""
    return [
        Remark(
            at=row.number("move", 0, len(record.moves)),
            key=f"lesson-{row.text('remark')}",
            part=row.text("part"),
            args=numbers_on(row.text("card"), record.game),
        )
        for row in read_table(folder, REMARKS)
    ]


def numbers_on(card: str, game: Game) -> dict[str, int]:
    """Read the numbers that are printed on a card of the tables that were loaded."""
    if not card:
        return {}
    for rows in game.tables.rows().values():
        for cells in rows:
            if cells.get("id") == card:
                return Row(card, cells).numbers()
    raise BadTable(f"{REMARKS}: no table has the card {card}")


def read_chapters(folder: Traversable, record: Record) -> list[LessonChapter]:
    """Read where the chapters of a lesson begin; most lessons are not divided."""
    if not (folder / CHAPTERS).is_file():
        return [WHOLE]
    return [
        LessonChapter(
            at=row.number("move", 0, len(record.moves)), key=f"chapter-{row.text('chapter')}"
        )
        for row in read_table(folder, CHAPTERS)
    ]


def read_table(folder: Traversable, name: str) -> list[Row]:
    """Read one of the tables of a lesson."""
    return read_rows(name, (folder / name).read_bytes(), COLUMNS[name])


@cache
def lesson_of(game: str) -> Lesson | Msg:
    """Find the lesson of a game; if there is none, say why."""
    if not (files(f"aevum.games.{game}") / "lesson").is_dir():
        return Msg("web-refused-no-lesson")
    try:
        return read_lesson(game)
    except BadRecord as error:
        log.error("the lesson of %s departs from its record: %s", game, error)
        return Msg("web-refused-lesson-departs")
    except (OSError, BadTable):
        log.exception("the lesson of %s cannot be read", game)
        return Msg("web-refused-lesson-unreadable")


def find_lesson(game: str) -> Lesson:
    """Find the lesson of a game, or refuse with the reason why there is none."""
    lesson = lesson_of(game)
    if isinstance(lesson, Msg):
        raise Refusal(lesson, status=HTTPStatus.NOT_FOUND)
    return lesson


def why_no_lesson(game: str) -> Sentence | None:
    """Say why there is no lesson of a game; nothing if there is one."""
    lesson = lesson_of(game)
    return sentence(lesson) if isinstance(lesson, Msg) else None


def chapter_titles(game: str) -> list[str]:
    """List the keys of the titles of the chapters of a lesson; none if there is no lesson."""
    lesson = lesson_of(game)
    return [] if isinstance(lesson, Msg) else [chapter.key for chapter in lesson.chapters]


def lesson_at(table: Table) -> Lesson | None:
    """Find the lesson that is given at a table."""
    if not any(chair.bot == GUIDE for chair in table.kept.chairs):
        return None
    lesson = lesson_of(table.game.name)
    return lesson if isinstance(lesson, Lesson) and lesson.is_of(table.kept) else None


def followed(table: Table) -> int:
    """Count the actions of a table that are those of its lesson; -1 if none is given there."""
    lesson = lesson_at(table)
    return NONE if lesson is None else lesson.followed(table.record.moves)


def guided_answer(table: Table) -> int | None:
    """Answer by the record of the lesson, if the game has followed it so far and it goes on."""
    lesson = lesson_at(table)
    if lesson is None or lesson.followed(table.record.moves) < table.length:
        return None
    if table.length >= len(lesson.record.moves):
        return None
    return table.game.from_text(table.state, lesson.record.moves[table.length].text)
