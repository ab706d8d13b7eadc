"""`aevum review`: what decided a recorded game, in the terminal."""

import json
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import typer

from aevum.cli.arguments import Data
from aevum.cli.names import names_of
from aevum.cli.progress import progress_bar
from aevum.coach.course import Point, course_of
from aevum.coach.examination import Found, begin, look
from aevum.coach.review import Review, Turning, finish
from aevum.kernel.message import Msg, seat_name
from aevum.record import Record
from aevum.text import Words, default_language

MOST_LINES: Final = 16
"""The chances are shown at no more moments than this."""


def review(
    file: Annotated[Path, typer.Argument(help="A record of a game that is over.")],
    lang: Annotated[
        str | None, typer.Option(help="en or de; without it the language of the system.")
    ] = None,
    _data: Data = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Tell what decided a game: winning chances, turning points, and what was unusual in it.

    Every answer is compared with what a strong bot would have given, by what the seat could know.
    """
    record = Record.read(file)
    if record.scores is None:
        raise ValueError(f"'{file}': the game is not over, so there is nothing to review")
    words = Words(lang or default_language(), record.game.name)
    start = perf_counter()
    text = record.format()
    if course_of(text).model is None:
        raise ValueError(f"nothing was measured of {record.game.name}: see `aevum coach`")
    found = finish(text, go_through(text, quiet=as_json))
    seconds = perf_counter() - start
    if as_json:
        typer.echo(json.dumps(report(found, words, record, seconds), ensure_ascii=False))
    else:
        typer.echo("\n".join(told(found, words, names_of(record, words))))


def go_through(text: str, *, quiet: bool) -> Found:
    """Look at every decision, with a bar on a terminal."""
    found = begin(text)
    with progress_bar(is_quiet=quiet) as progress:
        bar = progress.add_task("decisions", total=found.length())
        while (batch := found.next_batch()) is not None:
            found = found.with_slips(batch, look(text, batch))
            progress.update(bar, completed=found.looked, total=found.length())
    return found


def told(found: Review, words: Words, names: Sequence[str]) -> list[str]:
    """Put a review into lines."""
    step = max(1, -(-len(found.points) // MOST_LINES))
    shown = [*found.points[:-1:step], *found.points[-1:]]
    lines = [words.say(Msg("coach-chances")), *(f"  {chances(p, words, names)}" for p in shown)]
    lines += ["", words.say(Msg("coach-turnings"))]
    lines += [f"  {line}" for one in found.turnings for line in turning(one, words, names)]
    lines += ["", words.say(Msg("coach-averages"))]
    for title, points, usual, of_winners in found.rows:
        spread = ", ".join(f"{names[seat]} {n}" for seat, n in enumerate(points))
        lines.append(f"  {words.say(title)}: {spread}; {usual_line(usual, of_winners, words)}")
    for seat, some in enumerate(found.unusual):
        lines += [f"  {names[seat]}: {words.say(one, names)}" for one in some]
    return lines


def usual_line(usual: float | None, of_winners: float | None, words: Words) -> str:
    """Say what is usual."""
    if usual is None or of_winners is None:
        return words.say(Msg("coach-not-usual"))
    return words.say(Msg("coach-usual", n=f"{usual:.1f}", winners=f"{of_winners:.1f}"))


def chances(point: Point, words: Words, names: Sequence[str]) -> str:
    """Tell the chances of one moment."""
    spread = ", ".join(f"{names[seat]} {n / 10:.0f} %" for seat, n in enumerate(point.chances))
    return " · ".join((words.say(Msg("coach-round", n=point.round)), spread))


def turning(one: Turning, words: Words, names: Sequence[str]) -> list[str]:
    """Tell a turning point."""
    lines = [words.say(message, names) for message in messages_of(one, words, names)]
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def messages_of(one: Turning, words: Words, names: Sequence[str]) -> list[Msg]:
    """Name what is told of a turning point, the head first."""
    seat, percent = seat_name(one.seat), round(abs(one.change) / 10)
    if one.played is None:
        key = "coach-rise" if one.change > 0 else "coach-fall"
        return [Msg(key, round=one.round, at=one.at, seat=seat, n=percent), *one.reasons]
    return [
        Msg("coach-slip", round=one.round, at=one.at, seat=seat, n=percent),
        Msg("coach-played", what=one.played),
        Msg("coach-better", what=" → ".join(words.say(step, names) for step in one.better)),
        *one.reasons,
    ]


def report(found: Review, words: Words, record: Record, seconds: float) -> dict[str, Any]:
    """Gather all that there is to say, ready for JSON."""
    names = names_of(record, words)
    return {
        "game": record.game.name,
        "seats": record.seats,
        "seconds": round(seconds, 2),
        "chances": [point._asdict() for point in found.points],
        "turning_points": [
            {
                **{key: getattr(one, key) for key in ("at", "round", "seat", "change")},
                "is_slip": one.played is not None,
                "told": turning(one, words, names),
            }
            for one in found.turnings
        ],
        "points": [
            {
                "title": words.say(row.title),
                "points": row.points,
                "usual": row.usual,
                "of_winners": row.of_winners,
            }
            for row in found.rows
        ],
        "unusual": [[words.say(one, names) for one in some] for some in found.unusual],
    }
