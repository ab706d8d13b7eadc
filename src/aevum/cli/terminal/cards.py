"""The cards of the game in words: how many of each the person at the keyboard does not see."""

from collections.abc import Sequence
from itertools import groupby

from aevum.cli.terminal.desk import Desk
from aevum.kernel.game import Counted
from aevum.kernel.message import Argument, Msg


def card_lines(desk: Desk, wanted: str) -> list[str]:
    """Tell group by group what is unseen, or all that is known of the cards that are named."""
    census = desk.table.census(desk.seat)
    if not wanted:
        groups = groupby(census, key=lambda kind: desk.text(kind.group))
        return [line for _, kinds in groups for line in group_lines(desk, list(kinds))]
    named = [kind for kind in census if is_named(desk, kind, wanted)]
    told = [told_in_full(kind) for kind in named] or [Msg("cards-none", line=wanted)]
    return [desk.text(line) for line in told]


def group_lines(desk: Desk, kinds: Sequence[Counted]) -> list[str]:
    """Tell how many of a group are unseen, and of which kinds."""
    unseen = [kind for kind in kinds if left(kind) > 0]
    counts = Msg(
        "cards-unseen", n=sum(map(left, unseen)), copies=sum(kind.copies for kind in kinds)
    )
    told = [Msg("cards-group", group=kinds[0].group, counts=counts)]
    if unseen:
        told.append(Msg("cards-listed", kinds=[counted(kind) for kind in unseen]))
    return [desk.text(line) for line in told]


def is_named(desk: Desk, kind: Counted, wanted: str) -> bool:
    """Say whether every word that was typed stands in the name of a card or of its group."""
    said = f"{desk.text(kind.title)} {desk.text(kind.group)}".lower()
    return all(word in said for word in wanted.lower().split())


def counted(kind: Counted) -> Msg:
    """Name a kind and how many of it are unseen."""
    return Msg("cards-kind", title=kind.title, n=left(kind), copies=kind.copies)


def told_in_full(kind: Counted) -> Msg:
    """Tell of a kind how many are unseen, where the others are, and what it does."""
    places: Argument = kind.seen or Msg("cards-nowhere")
    counts = Msg("cards-unseen", n=left(kind), copies=kind.copies)
    return Msg("cards-told", title=kind.title, counts=counts, places=places, text=kind.text)


def left(kind: Counted) -> int:
    """Count the unseen ones of a kind."""
    return kind.copies - len(kind.seen)
