"""Standing orders: answers that people leave behind, followed as if they had given them.

They are kept with the table, told to nobody but their own seat, and can be revoked at any time.
What each one answers the game says, in its file `orders.py`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from aevum.games.common.orders import NO_ANSWER, PASS
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY
from aevum.server.messages.arrangements import GiveOrder, Order
from aevum.server.refusal import Refusal
from aevum.server.store.kept import Change, KeptTable

if TYPE_CHECKING:
    from aevum.server.table import Table

NONE_KNOWN: Final[dict[str, int]] = {}


def chapter_of(game: Game) -> Any:
    """Find what a game says of orders; None if it says nothing."""
    place = f"aevum.games.{game.name}.orders"
    return import_module(place) if find_spec(place) else None


def known(table: "Table") -> dict[str, int]:
    """List what can be ordered at a table, and the highest limit of each order.

    Where everybody sits at one browser nobody is waited for, and nothing is ordered.
    """
    chapter = chapter_of(table.game) if table.is_played_elsewhere() else None
    return NONE_KNOWN if chapter is None else chapter.ORDERS


def give(table: "Table", kept: KeptTable, wish: GiveOrder) -> None:
    """Keep an order in place of an earlier one of the same name, or revoke that."""
    limits = known(table)
    if wish.name not in limits or (wish.limit > limits[wish.name]):
        raise Refusal(Msg("web-refused-order"))
    others = [one for one in kept.orders if (one.seat, one.name) != (wish.seat, wish.name)]
    order = Order(wish.seat, wish.name, wish.limit, table.length)
    kept.orders = [*others, order] if wish.is_given else others


def standing(table: "Table") -> list[Order]:
    """List what is ordered still: to pass ends with the next answer of one's own."""
    return [one for one in table.kept.orders if one.name != PASS or not is_spent(table, one)]


def is_spent(table: "Table", order: Order) -> bool:
    """Say whether the person has answered something since giving an order."""
    given = zip(table.record.moves[order.at :], table.given_by[order.at :], strict=True)
    return any(move.seat == order.seat and by == "person" for move, by in given)


def answer_of(table: "Table") -> int:
    """Find the answer that was ordered to the open question, if one was."""
    asked = table.state.asked
    if not table.kept.orders or asked == NOBODY or table.why_stranded():
        return NO_ANSWER
    if not table.is_person(asked) or not known(table) or not table.kept.beginning.has_begun:
        return NO_ANSWER
    for order in standing(table):
        if order.seat == asked:
            found: int = chapter_of(table.game).ordered(table.state, order.name, order.limit)
            if found != NO_ANSWER:
                return found
    return NO_ANSWER


def follow(table: "Table") -> Change:
    """Give the answer that was ordered, unless the order was revoked meanwhile."""
    answer = answer_of(table)
    if answer == NO_ANSWER:
        raise Refusal(Msg("web-refused-old"))
    return table.decide(table.state.asked, answer, "forced")
