"""`aevum replay`: what happened in a recorded game, and whether it still happens."""

import json
from pathlib import Path
from typing import Annotated

import typer

from aevum.cli.arguments import Data
from aevum.cli.names import names_of
from aevum.cli.scoring import score_lines
from aevum.kernel.game import spell
from aevum.kernel.message import Msg
from aevum.kernel.state import State
from aevum.record import Record
from aevum.text import Words, default_language


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as games are kept and fuzz writes them.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Compare the checksum of every action.")
    ] = False,
    lang: Annotated[
        str | None, typer.Option(help="en or de; without it the language of the system.")
    ] = None,
    _data: Data = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Tell the course of a recorded game, or verify it.

    With --verify the first action that departs from the record is named, and the exit code is 2.
    """
    record = Record.read(file)
    words = Words(lang or default_language(), record.game.name)
    state = record.replay(verify=verify)
    if as_json:
        typer.echo(json.dumps(report(record, state, words, verify), ensure_ascii=False))
    elif verify:
        typer.echo(f"verified: {len(record.moves)} actions")
    else:
        typer.echo("\n".join([*record.head(), *course(record, state, words), ""]), nl=False)
        typer.echo("\n".join(["", *outcome(record, state, words)]))


def course(record: Record, state: State, words: Words) -> list[str]:
    """Put everything that happened into sentences, secrets too: the record holds them anyway."""
    names = names_of(record, words)
    return [words.say(record.game.tell(state, note), names) for note in state.journal or []]


def outcome(record: Record, state: State, words: Words) -> list[str]:
    """Say how every seat stands, and who has won or who is asked."""
    called = names_of(record, words)
    lines = [
        words.say(line, called)
        for seat in range(state.seats)
        for line in score_lines(record.game, state, seat)
    ]
    if not state.is_over:
        return [*lines, words.tell_others(record.game.prompt(state), called)]
    winners = record.game.winners(state)
    names = ", ".join(called[seat] for seat in winners)
    return [*lines, words.say(Msg("play-winners", count=len(winners), names=names))]


def report(record: Record, state: State, words: Words, verified: bool) -> dict[str, object]:
    """Gather all that there is to say, ready for JSON."""
    return {
        "game": record.game.name,
        "rules": record.game.rules,
        "tables": record.game.tables_hash(),
        "seats": record.seats,
        "sitters": [sitter._asdict() for sitter in record.sitters],
        "options": {name: spell(value) for name, value in record.options.items()},
        "seed": record.seed,
        "actions": len(record.moves),
        "verified": verified,
        "over": state.is_over,
        "scores": record.game.scores(state),
        "winners": record.game.winners(state) if state.is_over else [],
        "course": course(record, state, words),
    }
