"""What a game says of standing orders: answers that a person leaves behind for questions to come.

A game that profits from them has a file `orders.py` with `ORDERS`, the names of its orders and the
highest limit of each, 0 where it has none, and `ordered`, which answers the open question by one.
"""

from typing import Final

NO_ANSWER: Final = -1
"""The open question is none that an order is for."""

PASS: Final = "pass"
"""Pass on such questions until the next answer of one's own: it ends by itself."""
