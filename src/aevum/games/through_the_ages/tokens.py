"""Questions about tokens: which worker is lost, which card gives a blue token (R8.4.4, R8.5.3)."""

from dataclasses import dataclass

from aevum.games.through_the_ages.bank import FOOD_STORES, STORE_VALUE
from aevum.games.through_the_ages.ids import (
    BLUE_CHANGED,
    LOST,
    LOST_POPULATION,
    RECALL,
    RETURN,
)
from aevum.games.through_the_ages.question import Toll
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import SLOT_CARD
from aevum.games.through_the_ages.told import note_ratings, told_ratings
from aevum.kernel.action import pack, x_of


def lose_population(g: Ages, seat: int, count: int) -> int:
    """Return unused workers to the bank; say how many must still come from cards (R8.5.3)."""
    p = g.players[seat]
    given = min(p.unused, count)
    p.unused -= given
    p.yellow += given
    for _ in range(given):
        g.note(LOST_POPULATION, seat)
    return min(count - given, p.workers_on_cards())


def push_population_loss(g: Ages, seat: int, count: int) -> bool:
    """Lose population, and let the owner choose where none is unused; say whether one is asked."""
    left = lose_population(g, seat, count)
    if left == 0:
        return False
    g.push(LosePopulation(seat, left))
    return True


def gain_blue(g: Ages, seat: int, count: int) -> None:
    """Take blue tokens from the box into a bank, openly (R8.4.3)."""
    g.players[seat].gain_blue(count)
    g.note(BLUE_CHANGED, seat, count)


def push_blue_loss(g: Ages, seat: int, count: int) -> bool:
    """Return blue tokens to the box; say whether the owner must choose where from."""
    p = g.players[seat]
    owned = p.blue_owned
    left = p.lose_blue(count)
    if p.blue_owned < owned:
        g.note(BLUE_CHANGED, seat, p.blue_owned - owned)
    if left == 0:
        return False
    g.push(LoseBlue(seat, left))
    return True


@dataclass(init=False, slots=True)
class LosePopulation(Toll):
    """Without unused workers the owner chooses the cards that lose one (R8.5.3)."""

    def copy(self) -> "LosePopulation":
        """Return a frame with the same memory."""
        return LosePopulation(self.seat, self.left)

    def step(self, g: Ages) -> None:
        """Ask while workers are to be lost and there are any."""
        if g.players[self.seat].workers_on_cards() == 0:
            self.left = 0
        Toll.step(self, g)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer every card with a worker."""
        p = g.players[self.seat]
        for slot in p.slots:
            if p.workers[slot] > 0:
                out.append(pack(RECALL, slot))

    def answer(self, g: Ages, action: int) -> None:
        """Return one worker to the bank."""
        p = g.players[self.seat]
        ratings = told_ratings(g, self.seat)
        p.put_workers(x_of(action), -1)
        p.yellow += 1
        self.left -= 1
        g.note(LOST_POPULATION, self.seat, SLOT_CARD[x_of(action)], 1)
        note_ratings(g, self.seat, ratings)


@dataclass(init=False, slots=True)
class GiveTokens(Toll):
    """Blue tokens are taken from the cards that hold some, one by one."""

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer every card that holds a token."""
        for store in g.players[self.seat].stocked():
            out.append(pack(RETURN, store))


@dataclass(init=False, slots=True)
class LoseBlue(GiveTokens):
    """With an empty bank the owner chooses the farms and mines that give tokens (R8.4.4)."""

    def copy(self) -> "LoseBlue":
        """Return a frame with the same memory."""
        return LoseBlue(self.seat, self.left)

    def answer(self, g: Ages, action: int) -> None:
        """Return one token to the box."""
        p = g.players[self.seat]
        store = x_of(action)
        p.put_tokens(store, -1)
        p.blue_owned -= 1
        self.left -= 1
        g.note(BLUE_CHANGED, self.seat, -1)
        value, is_food = STORE_VALUE[store], store < len(FOOD_STORES)
        g.note(LOST, self.seat, value if is_food else 0, 0 if is_food else value)
