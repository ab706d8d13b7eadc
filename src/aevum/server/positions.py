"""Positions as a seat may see them, ready to travel."""

from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.server import lesson
from aevum.server.gathering import asked_set, choices
from aevum.server.log import Reader, Unread, unread
from aevum.server.messages.news import CardKind, Counted
from aevum.server.messages.positions import Ending, Entry, Now, Position, ScorePart
from aevum.server.messages.requests import Census
from aevum.server.refusal import sentence
from aevum.server.table import Table


def position(game: Game, state: State, at: int, seat: int) -> Position:
    """Show a position to a seat: what it may know, what is asked, and what it may answer."""
    is_over = state.is_over
    return Position(
        at=at,
        seat=seat,
        asked=state.asked,
        is_over=is_over,
        view=game.view(state, seat),
        scores=game.scores(state),
        prompt=None if is_over else sentence(game.prompt(state)),
        choices=choices(game, state, state.legal()) if seat == state.asked else [],
        ending=ending(game, state) if is_over else None,
    )


def ending(game: Game, state: State) -> Ending:
    """Sum up how a game ended."""
    parts = [ScorePart(sentence(part.title), part.points) for part in game.breakdown(state)]
    return Ending(game.scores(state), parts, game.winners(state))


def counted(game: Game, state: State, request: Census) -> Counted:
    """Count every kind of card as the seat may that asks for it."""
    kinds = [
        CardKind(
            group=sentence(kind.group),
            name=kind.name,
            title=sentence(kind.title),
            text=sentence(kind.text),
            copies=kind.copies,
            seen=[sentence(place) for place in kind.seen],
        )
        for kind in game.census(state, request.seat)
    ]
    return Counted(request.id, kinds)


def log_of(table: Table, seat: int) -> list[Entry]:
    """Read the whole log as a seat may."""
    return table.log.entries(table.game, table.state, table.trail, seat)


def unread_of(table: Table, seat: int, reader: Reader | None) -> Unread:
    """Find what a reader who has got some of the log already has not got from this seat."""
    log_of(table, seat)
    return unread(reader, table.log, seat)


def reader_of(table: Table, seat: int) -> Reader:
    """Note how far somebody has read who has just got the whole log of a seat."""
    return Reader(table.log, seat, len(table.log.told[seat]), len(table.log.cuts))


def now(table: Table, seat: int) -> Now:
    """Show the present position to a seat, as yet without any of the log."""
    marks, ahead = table.marks_of(seat), table.decisions_ahead(seat)
    shown = position(table.game, table.state, table.length, seat)
    why_stranded = table.why_stranded()
    if why_stranded is not None or not table.kept.beginning.has_begun:
        shown.choices, marks, ahead = [], [], 0
    else:
        shown.asked_set = asked_set(table, seat, shown.choices)
    return Now(
        rev=table.rev,
        position=shown,
        log_from=0,
        reread=[],
        log=[],
        score_rounds=table.score_rounds() if table.state.is_over else [],
        undo_steps=len(marks),
        undo_at=marks[0] if marks else -1,
        redo_steps=ahead,
        is_thinking=table.is_bot_asked(),
        lesson=lesson.followed(table),
        stranded=sentence(why_stranded) if why_stranded else None,
        clock=table.kept.clock,
    )
