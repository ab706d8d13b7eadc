"""What was on offer when a technology was taken: whether the printed points alone decide."""

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.games.hyperborea.ids import TAKE
from aevum.games.hyperborea.sets import TECHNOLOGY_VP
from aevum.kernel.action import kind_of, x_of


class Offers:
    """Technologies that were taken from several with different points."""

    def __init__(self) -> None:
        self.taken = 0
        self.uneven = 0
        self.most = 0
        self.by_lot = 0.0

    def add(self, points: int, on_offer: list[int]) -> None:
        """Count one technology that was taken, and those that lay there."""
        self.taken += 1
        if min(on_offer) == max(on_offer):
            return
        self.uneven += 1
        self.most += points == max(on_offer)
        self.by_lot += on_offer.count(max(on_offer)) / len(on_offer)

    def __str__(self) -> str:
        among = max(self.uneven, 1)
        return (
            f"{self.taken} technologies taken, {self.uneven} from some with different points; of "
            f"these {100 * self.most / among:.0f} % had the most points on offer, by lot it would "
            f"be {100 * self.by_lot / among:.0f} %"
        )


class WatchedBot(Bot):
    """A player whose choices of technologies are counted."""

    def __init__(self, player: Bot, offers: Offers) -> None:
        self.player = player
        self.offers = offers

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Choose as the player does."""
        choice = self.player.choose(glimpse, clock)
        if kind_of(choice) == TAKE:
            cards = [x_of(option) for option in glimpse.options if kind_of(option) == TAKE]
            points = [TECHNOLOGY_VP[card] for card in cards]
            self.offers.add(TECHNOLOGY_VP[x_of(choice)], points)
        return choice
