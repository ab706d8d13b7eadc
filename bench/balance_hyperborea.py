"""How balanced the reconstructed tables of Hyperborea are, measured by play.

`python bench/balance_hyperborea.py --player tempered --seed 1 --games 200 2 3 4 6` lets bots play
so many games at each number of seats, invasion and faction war in turn, factions and tiles drawn at
random. There are three players:

    greedy    takes what it judges best, however small the difference
    even      is greedy, but takes each of the technologies on offer with the same chance
    tempered  is greedy, but which technology it takes, where its figures come, go and fight and
              which site they enter it draws: the better judged, the likelier

`greedy` shows how the seats and factions fare, `tempered` what is taken, and `even` what a
technology is worth to those who have it, since who has it is chance.

What a technology is worth in points is how many more than the others its owner has at the end, its
printed points left out, compared with the same of all technologies.

Printed are Markdown tables. What is taken, used or entered is a multiple of the mean of its deck,
back or kind; a win share is a multiple of the fair share, one in the number of seats. Intervals are
of 95 %, for win shares Wilson's. An asterisk marks a clear outlier: the whole interval lies outside
half to twice the mean; for a seat or a faction, a share above 1.35 with an interval above 1.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Final

from hyperborea_offers import Offers, WatchedBot
from hyperborea_players import PLAYERS

from aevum.bots.bot import Bot
from aevum.bots.match import Match
from aevum.bots.series import Series
from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.game import HyperboreaGame
from aevum.games.hyperborea.ids import (
    ACTIVATED,
    BACKS,
    BORDERLAND,
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
    HEX_NAMES,
    HEX_ROLE,
    RUIN_BACK,
    RUIN_NAMES,
    SITE_KIND,
)
from aevum.games.hyperborea.score import technology_points
from aevum.games.hyperborea.sets import (
    SET_TECHNOLOGY,
    TECHNOLOGY_DECK,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_VP,
)
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import DECKS, HEX_TABLE, RUIN_TABLE, TECHNOLOGY_TABLE
from aevum.games.hyperborea.tiles import TILE_NAMES
from aevum.kernel.game import Value

MODES: Final = ("invasion", "faction_war")
DRAWN: Final[dict[str, Value]] = {"faction_assignment": "random", "faction_tile": "random"}
Z: Final = 1.96
"""The quantile of the normal distribution for 95 %."""
OUTLIER: Final = 2.0
"""What is taken this much more or less often than the mean, or wins so, is an outlier."""
FAVOURED: Final = 1.35
"""A seat or a faction that wins more than this multiple of its fair share is favoured."""
TINY: Final = 1e-9


# Counting


class Count:
    """How often something was taken, and how often those won who had it in a game."""

    def __init__(self) -> None:
        self.taken = 0
        self.squares = 0.0
        self.chances = 0
        """Games in which it could be taken, times the copies of it there."""
        self.activated = 0
        self.holders = 0
        self.wins = 0
        self.fair = 0.0
        self.lead = 0.0
        self.lead_squares = 0.0

    def take(self, times: int, copies: int) -> None:
        """Count one game in which so many of it could be taken."""
        self.chances += copies
        self.taken += times
        self.squares += times * times / copies

    def hold(self, is_winner: bool, seats: int, lead: float = 0.0) -> None:
        """Count one player who had it in one game, and by how many points that player led."""
        self.holders += 1
        self.wins += is_winner
        self.fair += 1 / seats
        self.lead += lead
        self.lead_squares += lead * lead

    def add(self, other: "Count") -> None:
        """Take in what was counted of something alike."""
        for name, amount in vars(other).items():
            setattr(self, name, getattr(self, name) + amount)

    def rate(self) -> float:
        """Give how often it was taken in a game in which it could be."""
        return self.taken / max(self.chances, 1)

    def half_width(self) -> float:
        """Give how far the interval of the rate reaches to either side."""
        variance = self.squares / max(self.chances, 1) - self.rate() ** 2
        return Z * sqrt(max(variance, 0.0) / max(self.chances, 1))

    def mean_lead(self) -> float:
        """Give by how many points those led who had it."""
        return self.lead / max(self.holders, 1)

    def lead_half_width(self) -> float:
        """Give how far the interval of that mean reaches to either side."""
        variance = self.lead_squares / max(self.holders, 1) - self.mean_lead() ** 2
        return Z * sqrt(max(variance, 0.0) / max(self.holders, 1))

    def win_share(self) -> float:
        """Give the win share as a multiple of the fair share."""
        return self.wins / self.fair if self.fair else 0.0

    def win_interval(self) -> tuple[float, float]:
        """Give Wilson's interval of the win share as multiples of the fair share."""
        if self.holders == 0:
            return 0.0, 0.0
        n, p, fair = self.holders, self.wins / self.holders, self.fair / self.holders
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return (middle - half) / fair, (middle + half) / fair


def counts(number: int) -> list[Count]:
    """Make so many empty counts."""
    return [Count() for _ in range(number)]


def sum_of(parts: Iterable[Count]) -> Count:
    """Add counts up."""
    whole = Count()
    for part in parts:
        whole.add(part)
    return whole


class Balance:
    """What was counted over all games that were played."""

    def __init__(self) -> None:
        self.games = 0
        self.capped = 0
        self.rounds = 0
        self.points = 0
        self.printed = 0
        self.players = 0
        self.offers = Offers()
        self.technologies = counts(len(TECHNOLOGY_NAMES))
        self.ruins = counts(len(RUIN_NAMES))
        self.cities = counts(len(CITY_NAMES))
        self.hexes = counts(len(HEX_NAMES))
        self.tiles = counts(len(TILE_NAMES))
        self.places: dict[int, list[Count]] = {}
        self.seats: dict[int, list[Count]] = {}

    def add(self, g: Hyperborea, winner: int, scores: list[int]) -> None:
        """Count one finished game."""
        self.games += 1
        self.capped += g.ending == NONE
        self.rounds += g.turns // g.seats
        self.points += scores[winner]
        self.players += g.seats
        self.printed += sum(technology_points(g, seat) for seat in range(g.seats))
        self.add_seats(g, winner)
        self.add_hexes(g, winner)
        notes = g.journal or []
        taken = [(seat, x) for code, seat, x, *_ in notes if code == TECHNOLOGY_TAKEN]
        used = [(seat, x) for code, seat, x, *_ in notes if code == TILE_USED]
        entered = [(seat, y) for code, seat, _, y, *_ in notes if code == CITY_ENTERED]
        self.add_technologies(taken, g.seats, winner, scores)
        self.add_held(self.ruins, range(len(RUIN_NAMES)), used, g.seats, winner)
        self.add_held(self.cities, sites_on_board(g), entered, g.seats, winner)
        for code, _, number, *_ in notes:
            if code == ACTIVATED and SET_TECHNOLOGY[number] != NONE:
                self.technologies[SET_TECHNOLOGY[number]].activated += 1

    def add_technologies(
        self, taken: list[tuple[int, int]], seats: int, winner: int, scores: list[int]
    ) -> None:
        """Count who took which technology, and by how many points they led without its own."""
        times = Counter(technology for _, technology in taken)
        for technology in range(len(TECHNOLOGY_NAMES)):
            self.technologies[technology].take(times[technology], 1)
        for seat, technology in taken:
            others = (sum(scores) - scores[seat]) / (seats - 1)
            lead = scores[seat] - TECHNOLOGY_VP[technology] - others
            self.technologies[technology].hold(seat == winner, seats, lead)

    def add_held(
        self,
        kept: list[Count],
        possible: Iterable[int],
        held: list[tuple[int, int]],
        seats: int,
        winner: int,
    ) -> None:
        """Count who took what, and what could be taken."""
        times = Counter(number for _, number in held)
        for number, copies in Counter(possible).items():
            kept[number].take(times[number], copies)
        for seat, number in set(held):
            kept[number].hold(seat == winner, seats)

    def add_seats(self, g: Hyperborea, winner: int) -> None:
        """Count how the seats, the places in turn order and the faction tiles fared."""
        places = self.places.setdefault(g.seats, counts(g.seats))
        seats = self.seats.setdefault(g.seats, counts(g.seats))
        for seat in range(g.seats):
            places[(seat - g.start_seat) % g.seats].hold(seat == winner, g.seats)
            seats[seat].hold(seat == winner, g.seats)
            if g.players[seat].tile != NONE:
                self.tiles[g.players[seat].tile].hold(seat == winner, g.seats)

    def add_hexes(self, g: Hyperborea, winner: int) -> None:
        """Count how those fared whose homeland touches a borderland hex, which is there by luck."""
        for seat in range(g.seats):
            near = {place for home in BOARDS[g.seats].home[seat] for place in g.near(home)}
            for place in near:
                if BOARDS[g.seats].role[place] == BORDERLAND and g.hexes[place] != NONE:
                    self.hexes[g.hexes[place]].hold(seat == winner, g.seats)


def sites_on_board(g: Hyperborea) -> Iterable[int]:
    """List the sites of all hexes that lie face up."""
    for number in g.hexes:
        if number != NONE:
            yield from range(number * SITES_ON_HEX, (number + 1) * SITES_ON_HEX)


def play(balance: Balance, player: str, seats: int, seed: int, games: int) -> None:
    """Play a series of games at one number of seats, the modes in turn."""
    game = HyperboreaGame()
    for number in range(games):
        options = {"mode": MODES[number % 2], **DRAWN}
        seed_of_game = Series(game, seats, ["greedy"], seed, options).game_seed(number)
        g = game.new(seats, seed_of_game, options, keep_journal=True)
        assert isinstance(g, Hyperborea)
        bots: list[Bot] = [
            WatchedBot(PLAYERS[player](seed_of_game ^ ((seat + 1) << 88)), balance.offers)
            for seat in range(seats)
        ]
        Match(game, g, bots).play()
        balance.add(g, game.winners(g)[0], game.scores(g))
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{player}, {seats} seats: game {number + 1} of {games}")


# Printing


def line(text: str) -> None:
    """Print one line or several."""
    sys.stdout.write(f"{text}\n")


def cell(middle: float, low: float, high: float, is_outlier: bool) -> str:
    """Write a figure with its interval, and an asterisk if it is a clear outlier."""
    return f"{middle:.2f} ({max(low, 0.0):.2f} to {high:.2f}){' *' if is_outlier else ''}"


def is_far(low: float, high: float, mean: float) -> bool:
    """Say whether a whole interval lies outside half to twice a mean."""
    return high < mean / OUTLIER or low > mean * OUTLIER


def taken_cell(count: Count, mean: float) -> str:
    """Write how often something was taken as a multiple of the mean of its pile."""
    rate, half = count.rate() / max(mean, TINY), count.half_width() / max(mean, TINY)
    return cell(rate, rate - half, rate + half, is_far(rate - half, rate + half, 1))


def win_cell(count: Count, mean: float) -> str:
    """Write the win share of those who had something; it is judged by the mean of its pile."""
    low, high = count.win_interval()
    return cell(count.win_share(), low, high, is_far(low, high, mean))


def seat_cell(count: Count) -> str:
    """Write the win share of a seat or a faction; it is judged by its fair share."""
    low, high = count.win_interval()
    return cell(count.win_share(), low, high, count.win_share() > FAVOURED and low > 1)


def print_pile(title: str, names: list[str], kept: list[Count]) -> None:
    """Print the things of one pile."""
    mean = sum(count.rate() for count in kept) / len(kept)
    mean_win = sum_of(kept).win_share()
    line(f"\n{title}: on average {mean:.3f} in a game; mean win share {mean_win:.2f}\n")
    line("| what | taken | win share |\n|---|---|---|")
    for name, count in zip(names, kept, strict=True):
        line(f"| {name} | {taken_cell(count, mean)} | {win_cell(count, mean_win)} |")


def worth_cell(count: Count, mean: float) -> str:
    """Write how many points a technology is worth beside those printed on it."""
    worth, half = count.mean_lead() - mean, count.lead_half_width()
    return f"{worth:+.1f} ({worth - half:+.1f} to {worth + half:+.1f})"


def print_technologies(balance: Balance) -> None:
    """Print the cards of each deck; what is worth how many points is compared over all of them."""
    mean_lead = sum(count.mean_lead() for count in balance.technologies) / len(TECHNOLOGY_NAMES)
    for deck, title in enumerate(DECKS):
        cards = [card for card, of in enumerate(TECHNOLOGY_DECK) if of == deck]
        rows = [TECHNOLOGY_TABLE.rows[card] for card in cards]
        names = [
            f"{row.text('id')} {row.text('name')} `{row.text('slots')}` "
            f"`{row.text('effect').replace('|', 'or')}` {row.text('vp')}"
            for row in rows
        ]
        kept = [balance.technologies[card] for card in cards]
        print_cards(f"Technologies of deck {title}", names, kept, mean_lead)


def print_cards(title: str, names: list[str], kept: list[Count], mean_lead: float) -> None:
    """Print the technologies of one deck."""
    mean = sum(count.rate() for count in kept) / len(kept)
    mean_win = sum_of(kept).win_share()
    line(f"\n{title}: on average {mean:.3f} in a game; mean win share {mean_win:.2f}\n")
    line(
        "| what | owners | taken | win share | worth in points | activated in a game by its owner |"
    )
    line("|---|---|---|---|---|---|")
    for name, count in zip(names, kept, strict=True):
        cells = [
            str(count.holders),
            taken_cell(count, mean),
            win_cell(count, mean_win),
            worth_cell(count, mean_lead),
            f"{count.activated / max(count.holders, 1):.2f}",
        ]
        line(f"| {name} | {' | '.join(cells)} |")


def print_ruins(balance: Balance) -> None:
    """Print the tiles of each back; equal tiles are counted together."""
    for back, title in enumerate(BACKS):
        alike: dict[str, list[Count]] = {}
        for tile, row in enumerate(RUIN_TABLE.rows):
            if RUIN_BACK[tile] == back:
                alike.setdefault(f"`{row.text('effect')}`", []).append(balance.ruins[tile])
        print_pile(f"Ruin tiles, {title}", list(alike), [sum_of(kept) for kept in alike.values()])


def city_name(site: int) -> str:
    """Name a city with the terrain and effect of its row."""
    number, at = site // SITES_ON_HEX, site % SITES_ON_HEX + 1
    if number >= len(HEX_TABLE.rows):
        return CITY_NAMES[site]
    row = HEX_TABLE.rows[number]
    return f"{CITY_NAMES[site]} {row.text('terrain')} `{row.text(f'site{at}_city_effect')}`"


def print_cities(balance: Balance) -> None:
    """Print the cities of each part of the board, as entered where their hex lies face up."""
    for role, title in enumerate(ROLES):
        sites = [
            site
            for site in range(len(CITY_NAMES))
            if SITE_KIND[site] == CITY and HEX_ROLE[site // SITES_ON_HEX] == role
        ]
        names = [city_name(site) for site in sites]
        print_pile(f"Cities, {title}", names, [balance.cities[site] for site in sites])


def print_winners(balance: Balance) -> None:
    """Print the win shares of seats, places in turn order, faction tiles and hexes."""
    line("\n| seats | number | by seat | by place in turn order |\n|---|---|---|---|")
    for seats, kept in balance.seats.items():
        for seat, count in enumerate(kept):
            place = balance.places[seats][seat]
            line(f"| {seats} | {seat + 1} | {seat_cell(count)} | {seat_cell(place)} |")
    line("\n| faction tile | games | win share |\n|---|---|---|")
    for name, count in zip(TILE_NAMES, balance.tiles, strict=True):
        line(f"| {name} | {count.holders} | {seat_cell(count)} |")
    line("\n| borderland hex | neighbours | their win share |\n|---|---|---|")
    for name, count in zip(HEX_NAMES, balance.hexes, strict=True):
        if count.holders:
            line(f"| {name} | {count.holders} | {win_cell(count, 1)} |")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--player", choices=sorted(PLAYERS), default="tempered")
    parser.add_argument("--games", type=int, default=200, help="games at each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    balance = Balance()
    for seats in arguments.seats:
        play(balance, arguments.player, seats, arguments.seed, arguments.games)
    line(
        f"\n{balance.games} games of {arguments.player}, seed {arguments.seed}: on average "
        f"{balance.rounds / balance.games:.1f} rounds and {balance.points / balance.games:.1f} "
        f"points of the winner, {balance.printed / balance.players:.2f} printed points of each "
        f"player, {balance.capped} ended by the round cap\n{balance.offers}"
    )
    print_winners(balance)
    print_technologies(balance)
    print_ruins(balance)
    print_cities(balance)


if __name__ == "__main__":
    main()
