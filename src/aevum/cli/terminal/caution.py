"""Before something is lost, the person at the keyboard is told, and may think again."""

from collections.abc import Sequence

from aevum.cli.terminal.commands import read_order
from aevum.cli.terminal.desk import Desk
from aevum.cli.terminal.orders import obey
from aevum.kernel.message import Msg
from aevum.record.weighing import Weight


def is_sure(desk: Desk, moves: Sequence[int]) -> bool:
    """Say whether answers are meant: what hangs on nothing is, and what is confirmed."""
    weight = desk.table.doubt(moves)
    return weight is None or is_confirmed(desk, weight)


def is_confirmed(desk: Desk, weight: Weight) -> bool:
    """Tell what an answer loses; Enter confirms it, a command is obeyed, all else goes back."""
    for loss in weight.losses:
        desk.say(Msg("play-loss", clause=loss.clause, what=loss.what), "yellow")
    desk.say(Msg("play-confirm-last") if weight.is_last else Msg("play-confirm"))
    line = desk.screen.ask("> ")
    order = read_order(line, desk.commands)
    if order is not None:
        obey(desk, order)
    return not line
