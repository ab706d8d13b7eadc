"""Sets as a person puts them together: what is asked for, what fits, what a text names."""

from collections.abc import Sequence

from aevum.kernel.errors import BadNotation, IllegalAction
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.kernel.state import State
from aevum.record.naming import Named, name_members
from aevum.record.sets import SetQuestion
from aevum.server.messages.positions import AskedSet, Choice, Gathering
from aevum.server.refusal import Refusal, sentence
from aevum.server.table import Table


def choices(
    game: Game, state: State, actions: Sequence[int], written: Sequence[Choice] = ()
) -> list[Choice]:
    """Write answers in notation and in words, unless they are written already."""
    known = {choice.action: choice for choice in written}
    return [
        known.get(action)
        or Choice(action, game.to_text(state, action), sentence(game.label(state, action)))
        for action in actions
    ]


def asked_set(table: Table, seat: int, offered: Sequence[Choice]) -> AskedSet | None:
    """Tell the seat that is asked for a set what it may choose from, beside what it is offered."""
    question = table.set_asked() if seat == table.state.asked else None
    if question is None:
        return None
    return AskedSet(question.least, question.most, see(question, (), offered))


def gather(table: Table, seat: int, chosen: Sequence[int]) -> Gathering:
    """See which members fit to those that a seat has chosen of the set that is asked for."""
    table.check_asked(seat)
    question = table.set_asked()
    if question is None:
        raise Refusal(Msg("web-refused-no-set"))
    try:
        return see(question, chosen)
    except IllegalAction as error:
        raise Refusal(Msg("web-refused-set")) from error


def see(question: SetQuestion, chosen: Sequence[int], written: Sequence[Choice] = ()) -> Gathering:
    """Tell what can be said of some members."""
    game, state = question.game, question.known
    look = question.look(chosen)
    return Gathering(
        chosen=list(chosen),
        members=choices(game, state, question.nameable(chosen), written),
        fitting=look.fitting,
        may_confirm=look.may_confirm,
        confirm=sentence(question.confirm(chosen)),
        others=choices(game, state, look.others, written),
        prompt=sentence(game.prompt(look.state)) if look.state else None,
        doing=look.state.doing(question.seat) if look.state else None,
    )


def named(table: Table, seat: int, text: str, chosen: Sequence[int]) -> Named | None:
    """Read which members a text names besides those chosen; None if it is about no set.

    Members after which nothing else fits are the whole set.
    """
    question = table.set_asked() if seat == table.state.asked else None
    if question is None:
        return None
    try:
        found = name_members(question, text)
    except BadNotation:
        return None
    members = [*chosen, *found.members]
    if not members:
        return None
    seen = gather(table, seat, members)
    is_whole = seen.may_confirm and not seen.fitting and not seen.others
    return Named(members, found.is_done or is_whole)
