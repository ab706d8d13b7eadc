"""How even the reconstructed values of the Inner Sea are: greedy play, counted.

    python bench/balance_inner_sea.py --games 200 --seed 1 --seats 2 3 4 5 6

Every seat is played by `greedy` with one sample, so that many games can be played, over the two
epochs of a Standard game. Printed are, for each number of seats, how often each civilization
of the line-up wins; for drawn line-ups of four how often each of the ten does; and for cards and
Wonders how often they are played or built, and how often the player who did so wins the game.
An interval is Wilson's with 95 %. Shares are multiples of the fair share, one in so many seats.
"""

import argparse
import math
import random
import sys
from collections import Counter
from typing import NamedTuple

import aevum
from aevum.bots.bot import Bot
from aevum.bots.greedy import FIRST, GreedyBot
from aevum.bots.match import Match
from aevum.games.inner_sea.ids import CARD_PLAYED, CLASSES, REVEALED, WONDER_BUILT
from aevum.games.inner_sea.scenarios.choosing import ChooseCivilizations
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_NAMES, CIVILIZATION_NAMES, WONDER_NAMES
from aevum.kernel.game import Value

GAME: dict[str, Value] = {"extra_wonders": True, "epochs": 2}
BOUND = 16
OUTLIER = 2.0


class Tally:
    """How often something was done, in how many games, and with what success."""

    def __init__(self) -> None:
        self.done = 0
        self.won = 0.0
        self.expected = 0.0

    def add(self, won: float, fair: float) -> None:
        """Count one more time."""
        self.done += 1
        self.won += won
        self.expected += fair

    def ratio(self) -> float:
        """Give the share of victories as a multiple of the fair share."""
        return self.won / self.expected if self.expected else 0.0

    def interval(self) -> tuple[float, float]:
        """Give the interval of the ratio."""
        fair = self.expected / self.done
        low, high = wilson(self.won, self.done)
        return low / fair, high / fair


def wilson(won: float, games: int) -> tuple[float, float]:
    """Give Wilson's interval of a share with 95 %."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


class Counts(NamedTuple):
    """All that is counted over the games of one kind."""

    civilizations: dict[str, Tally]
    cards: dict[str, Tally]
    wonders: dict[str, Tally]
    scores: Counter[str]


def count_games(seats: int, games: int, seed: int, counts: Counts, *, is_drawn: bool) -> None:
    """Play games of so many seats and count."""
    game = aevum.game("inner_sea")
    options = {**GAME, "choosing": "chosen" if is_drawn else "lineup"}
    for number in range(games):
        begin = (seed << 32) | (seats << 24) | number
        state = game.new(seats, begin, options, keep_journal=True)
        assert isinstance(state, Sea)
        choose_at_random(state, random.Random(begin))
        bots: list[Bot] = [
            GreedyBot(begin ^ (seat << 60), 1, BOUND, FIRST) for seat in range(seats)
        ]
        led = [CIVILIZATION_NAMES[p.civilization] for p in state.players]
        Match(game, state, bots).play()
        count_one(state, game.winners(state), led, counts)


def choose_at_random(state: Sea, chance: random.Random) -> None:
    """Draw the civilizations out of all that fit the map."""
    while isinstance(state.stack[-1], ChooseCivilizations):
        state.apply(chance.choice(state.legal()))


def count_one(state: Sea, winners: list[int], led: list[str], counts: Counts) -> None:
    """Count who led what and did what in one game."""
    fair = 1 / state.seats
    share = [1 / len(winners) if p.seat in winners else 0.0 for p in state.players]
    for civ, name in enumerate(led):
        counts.civilizations.setdefault(name, Tally()).add(share[civ], fair)
        counts.scores[name] += state.players[civ].vp
    for code, civ, thing, *_ in state.journal or []:
        if code in (CARD_PLAYED, REVEALED):
            counts.cards.setdefault(CARD_NAMES[thing], Tally()).add(share[civ], fair)
        elif code == WONDER_BUILT:
            counts.wonders.setdefault(WONDER_NAMES[thing], Tally()).add(share[civ], fair)


def say(line: str) -> None:
    """Write a line at once, so that long runs can be watched."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tell_tallies(title: str, tallies: dict[str, Tally], games: int) -> None:
    """Print a table, the most successful first; a mark shows a clear outlier."""
    if not tallies:
        return
    mean = sum(t.won for t in tallies.values()) / sum(t.expected for t in tallies.values())
    say(f"\n{title} ({games} games, mean {mean:.2f})\n")
    say("| | times per game | share of the fair one | 95 % | |\n|---|---|---|---|---|")
    for name, tally in sorted(tallies.items(), key=lambda item: -item[1].ratio()):
        low, high = tally.interval()
        is_out = low > OUTLIER * mean or high < mean / OUTLIER
        row = f"| {name} | {tally.done / games:.2f} | {tally.ratio():.2f} | {low:.2f} to {high:.2f}"
        say(f"{row} | {'outlier' if is_out else ''} |")


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    arguments = parser.parse_args()
    cards: dict[str, Tally] = {}
    wonders: dict[str, Tally] = {}
    kinds = [(seats, False) for seats in arguments.seats] + [(4, True)]
    for seats, is_drawn in kinds:
        counts = Counts({}, cards, wonders, Counter())
        count_games(seats, arguments.games, arguments.seed, counts, is_drawn=is_drawn)
        title = "Any four civilizations" if is_drawn else f"Line-up of {seats}"
        tell_tallies(title, counts.civilizations, arguments.games)
    played = len(kinds) * arguments.games
    for kind, name in enumerate(CLASSES):
        of_kind = {card: cards[card] for card in cards if is_of(card, kind)}
        tell_tallies(f"Cards: {name}", of_kind, played)
    tell_tallies("Wonders", wonders, played)


def is_of(card: str, kind: int) -> bool:
    """Say whether a card is of a class."""
    return CARD_CLASS[CARD_NAMES.index(card)] == kind


if __name__ == "__main__":
    main()
