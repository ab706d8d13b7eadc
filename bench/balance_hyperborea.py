"""How balanced the reconstructed tables of Hyperborea are, measured by greedy play.

`python bench/balance_hyperborea.py --seed 1 --games 200 2 3 4 6` lets greedy bots play so many
games at each number of seats, invasion and faction war in turn, factions and tiles drawn at random.
It prints Markdown tables: how often each technology, ruin tile and city was taken, and how often
those won who took it, with Wilson's 95 % intervals; how often each place in turn order and each
faction tile won. A win share is given as a multiple of the fair share, one in the number of seats.
"""

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from typing import Final

from aevum.bots.match import Match
from aevum.bots.series import Series
from aevum.games.hyperborea.game import HyperboreaGame
from aevum.games.hyperborea.ids import (
    BACKS,
    CITY,
    CITY_ENTERED,
    NONE,
    ROLES,
    SITES_ON_HEX,
    TECHNOLOGY_TAKEN,
    TILE_USED,
)
from aevum.games.hyperborea.land import (
    CITY_NAMES,
    HEX_ROLE,
    RUIN_BACK,
    RUIN_NAMES,
    SITE_KIND,
)
from aevum.games.hyperborea.sets import DECKS, TECHNOLOGY_DECK, TECHNOLOGY_NAMES
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import RUIN_TABLE, TECHNOLOGY_TABLE
from aevum.games.hyperborea.tiles import TILE_NAMES
from aevum.kernel.game import Value

MODES: Final = ("invasion", "faction_war")
DRAWN: Final[dict[str, Value]] = {"faction_assignment": "random", "faction_tile": "random"}
Z: Final = 1.96
"""The quantile of the normal distribution for 95 %."""


class Share:
    """How often something was taken, and how often those won who took it in a game."""

    def __init__(self) -> None:
        self.taken = 0
        self.chances = 0
        """Games in which it could be taken, where that is known."""
        self.holders = 0
        self.wins = 0
        self.fair = 0.0

    def hold(self, is_winner: bool, seats: int) -> None:
        """Count one player who had it in one game."""
        self.holders += 1
        self.wins += is_winner
        self.fair += 1 / seats

    def multiple(self) -> float:
        """Give the win share as a multiple of the fair share."""
        return self.wins / self.fair if self.fair else 0.0

    def interval(self) -> tuple[float, float]:
        """Give Wilson's interval of the win share as multiples of the fair share."""
        if self.holders == 0:
            return 0.0, 0.0
        n, p, fair = self.holders, self.wins / self.holders, self.fair / self.holders
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return (middle - half) / fair, (middle + half) / fair


def shares(count: int) -> list[Share]:
    """Make so many empty counters."""
    return [Share() for _ in range(count)]


class Balance:
    """The counters over all games that were played."""

    def __init__(self) -> None:
        self.games = 0
        self.capped = 0
        self.rounds = 0
        self.points = 0
        self.widest = 0
        self.technologies = shares(len(TECHNOLOGY_NAMES))
        self.ruins = shares(len(RUIN_NAMES))
        self.cities = shares(len(CITY_NAMES))
        self.tiles = shares(len(TILE_NAMES))
        self.places: dict[int, list[Share]] = {}
        self.seats: dict[int, list[Share]] = {}

    def add(self, g: Hyperborea, winner: int, points: int, widest: int) -> None:
        """Count one finished game."""
        self.games += 1
        self.capped += g.ending == NONE
        self.rounds += g.turns // g.seats
        self.points += points
        self.widest = max(self.widest, widest)
        for shares_of, held in self.held(g):
            for seat, number in held:
                shares_of[number].hold(seat == winner, g.seats)
        places = self.places.setdefault(g.seats, shares(g.seats))
        seats = self.seats.setdefault(g.seats, shares(g.seats))
        for seat in range(g.seats):
            places[(seat - g.start_seat) % g.seats].hold(seat == winner, g.seats)
            seats[seat].hold(seat == winner, g.seats)
            if g.players[seat].tile != NONE:
                self.tiles[g.players[seat].tile].hold(seat == winner, g.seats)

    def held(self, g: Hyperborea) -> Iterator[tuple[list[Share], set[tuple[int, int]]]]:
        """Find out of the journal who took what, and count how often."""
        notes = g.journal or []
        for code, shares_of in ((TECHNOLOGY_TAKEN, self.technologies), (TILE_USED, self.ruins)):
            found = [(seat, number) for kind, seat, number, *_ in notes if kind == code]
            for _, number in found:
                shares_of[number].taken += 1
            yield shares_of, set(found)
        entered = [(seat, site) for kind, seat, _, site, *_ in notes if kind == CITY_ENTERED]
        for _, site in entered:
            self.cities[site].taken += 1
        for number in g.hexes:
            if number != NONE:
                for site in range(number * SITES_ON_HEX, (number + 1) * SITES_ON_HEX):
                    self.cities[site].chances += 1
        yield self.cities, set(entered)


def play(balance: Balance, seats: int, seed: int, games: int) -> None:
    """Play a series of games at one number of seats, the modes in turn."""
    game = HyperboreaGame()
    for number in range(games):
        options = {"mode": MODES[number % 2], **DRAWN}
        series = Series(game, seats, ["greedy"], seed, options)
        g = game.new(seats, series.game_seed(number), options, keep_journal=True)
        assert isinstance(g, Hyperborea)
        match = Match(game, g, series.bots_of(number))
        match.play()
        winner = game.winners(g)[0]
        balance.add(g, winner, game.scores(g)[winner], match.widest)
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{seats} seats: {number + 1} of {games}")


# Printing


def line(text: str) -> None:
    """Print one line or several."""
    sys.stdout.write(f"{text}\n")


def win_cells(share: Share) -> str:
    """Write a win share with its interval."""
    low, high = share.interval()
    return f"{share.multiple():.2f} | {low:.2f} to {high:.2f}"


def mean(numbers: list[float]) -> float:
    """Give the mean of numbers."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def print_pile(title: str, names: list[str], rates: list[float], held: list[Share]) -> None:
    """Print the things of one pile, the most taken first; an asterisk marks what is an outlier."""
    middle = mean(rates)
    line(f"\n{title}: mean {middle:.3f}\n")
    line("| what | taken | of the mean | win share | interval |\n|---|---|---|---|---|")
    for i in sorted(range(len(names)), key=lambda i: -rates[i]):
        part = rates[i] / middle if middle else 0.0
        mark = "" if 0.5 <= part <= 2 else " *"
        line(f"| {names[i]} | {rates[i]:.3f} | {part:.2f}{mark} | {win_cells(held[i])} |")


def print_technologies(balance: Balance) -> None:
    """Print how often the cards of each deck are taken in a game."""
    for deck, title in enumerate(DECKS):
        cards = [card for card, of in enumerate(TECHNOLOGY_DECK) if of == deck]
        names = [
            f"{TECHNOLOGY_NAMES[card]} {row.text('name')} `{row.text('slots')}` "
            f"`{row.text('effect').replace('|', 'or')}` {row.text('vp')} VP"
            for card in cards
            for row in [TECHNOLOGY_TABLE.rows[card]]
        ]
        held = [balance.technologies[card] for card in cards]
        rates = [share.taken / balance.games for share in held]
        print_pile(f"Technologies of deck {title}, taken in a game", names, rates, held)


def print_ruins(balance: Balance) -> None:
    """Print how often the tiles of each back are used; equal tiles are counted together."""
    for back, title in enumerate(BACKS):
        tiles = [tile for tile, of in enumerate(RUIN_BACK) if of == back]
        effects = list(dict.fromkeys(RUIN_TABLE.rows[tile].text("effect") for tile in tiles))
        held: list[Share] = []
        rates: list[float] = []
        for effect in effects:
            alike = [tile for tile in tiles if RUIN_TABLE.rows[tile].text("effect") == effect]
            held.append(sum_of([balance.ruins[tile] for tile in alike]))
            rates.append(held[-1].taken / len(alike) / balance.games)
        print_pile(f"Ruin tiles, {title}, used in a game", [f"`{e}`" for e in effects], rates, held)


def sum_of(parts: list[Share]) -> Share:
    """Add counters up."""
    whole = Share()
    for part in parts:
        whole.taken += part.taken
        whole.holders += part.holders
        whole.wins += part.wins
        whole.fair += part.fair
    return whole


def print_cities(balance: Balance) -> None:
    """Print how often each city is entered in a game in which its hex lies on the board."""
    for role, title in enumerate(ROLES):
        sites = [
            site
            for site in range(len(CITY_NAMES))
            if SITE_KIND[site] == CITY and HEX_ROLE[site // SITES_ON_HEX] == role
        ]
        held = [balance.cities[site] for site in sites]
        rates = [share.taken / max(share.chances, 1) for share in held]
        names = [CITY_NAMES[site] for site in sites]
        print_pile(f"Cities, {title}, entered where they lie", names, rates, held)


def print_winners(balance: Balance) -> None:
    """Print the win shares of places in turn order, seats and faction tiles."""
    line("\n| seats | place in turn order | win share | interval |\n|---|---|---|---|")
    for seats, held in balance.places.items():
        for place, share in enumerate(held):
            line(f"| {seats} | {place + 1} | {win_cells(share)} |")
    line("\n| seats | seat | win share | interval |\n|---|---|---|---|")
    for seats, held in balance.seats.items():
        for seat, share in enumerate(held):
            line(f"| {seats} | {seat + 1} | {win_cells(share)} |")
    line("\n| faction tile | games | win share | interval |\n|---|---|---|---|")
    for tile in sorted(range(len(TILE_NAMES)), key=lambda t: -balance.tiles[t].multiple()):
        share = balance.tiles[tile]
        line(f"| {TILE_NAMES[tile]} | {share.holders} | {win_cells(share)} |")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=200, help="games at each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    balance = Balance()
    for seats in arguments.seats:
        play(balance, seats, arguments.seed, arguments.games)
    line(
        f"\n{balance.games} games, seed {arguments.seed}: on average "
        f"{balance.rounds / balance.games:.1f} rounds and {balance.points / balance.games:.1f} "
        f"points of the winner, at most {balance.widest} options, "
        f"{balance.capped} ended by the round cap"
    )
    print_winners(balance)
    print_technologies(balance)
    print_ruins(balance)
    print_cities(balance)


if __name__ == "__main__":
    main()
