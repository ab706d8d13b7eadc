"""The ladder as a page: for each game the shares and the ratings, by number of seats."""

from typing import Final, TypeAlias

from aevum.arena.contest import Contest
from aevum.arena.entrants import Entrant
from aevum.arena.ladder import Place, Rungs, all_places
from aevum.arena.ratings import ratings_of
from aevum.cli.contests.sheets import percent, with_interval
from aevum.cli.paper import PICTURES, Sheet, markdown

Columns: TypeAlias = dict[Place, list[Contest]]

LEGEND: Final = (
    "A share is the part of all victories that the challenger has against rivals of one kind at"
    " all other seats, with its interval of 95 % by seeds, and the number of games. Each seed is"
    " played from every seat; a shared victory is divided.",
    "Ratings are like Elo's: 400 points are odds of ten to one, from the places of all seats"
    " (Plackett and Luce). They compare bots within one column only, and a bot that never lost is"
    " rated too low.",
)


def page(columns: Columns, rungs: Rungs, seed: int, *, has_pictures: bool) -> str:
    """Write the whole page."""
    parts = ["# The ladder", f"Written by `aevum ladder`, seed {seed}.", *LEGEND]
    for name in dict.fromkeys(place.game for place in columns):
        own = {place: some for place, some in columns.items() if place.game == name}
        parts.append(f"## {name}")
        if has_pictures:
            parts.append(f"![Shares of victory in {name}]({picture_of(name)})")
        parts += [markdown(shares(own, rungs)), markdown(ratings(own))]
    return "\n\n".join([*parts, *missing(columns)]) + "\n"


def missing(columns: Columns) -> list[str]:
    """Say which columns nobody has played to their end yet."""
    left = [f"{place.game} at {place.seats}" for place in all_places() if place not in columns]
    return [f"Not played to the end yet: {', '.join(left)}."] if left else []


def picture_of(game: str) -> str:
    """Name the picture of a game, from the page."""
    return f"{PICTURES}/ladder-{game}.svg"


def shares(columns: Columns, rungs: Rungs) -> Sheet:
    """Tell the shares of one game: a line for each pair, a column for each number of seats."""
    heads = [f"{seats} seats, fair {percent(1 / seats)}" for _, seats in columns]
    lines = []
    for pair in rungs.pairs():
        cells = [cell(pair, some) for some in columns.values()]
        lines.append([f"{pair[0].name} against {pair[1].name}", *cells])
    lines.append(["engine", *(some[0].pairing.engine for some in columns.values())])
    return Sheet("Shares", ["contest", *heads], lines, 1)


def cell(pair: tuple[Entrant, Entrant], contests: list[Contest]) -> str:
    """Tell the share of one pair at one number of seats."""
    contest = next(
        one for one in contests if (one.pairing.lineup[0], one.pairing.lineup[-1]) == pair
    )
    return f"{with_interval(contest)}, {contest.finished_games()}"


def ratings(columns: Columns) -> Sheet:
    """Tell the ratings of one game: a line for each bot, a column for each number of seats."""
    rated = [{one.name: one for one in ratings_of(some)} for some in columns.values()]
    lines = [
        [name, *(f"{one[name].rating:.0f} ± {one[name].deviation:.0f}" for one in rated)]
        for name in rated[0]
    ]
    return Sheet("Ratings", ["bot", *(f"{seats} seats" for _, seats in columns)], lines, 1)
