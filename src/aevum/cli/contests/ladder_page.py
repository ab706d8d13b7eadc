"""The ladder as a page: for each game the shares and the ratings, by number of seats."""

from typing import Final, TypeAlias

from aevum.arena.contest import Contest
from aevum.arena.entrants import Entrant
from aevum.arena.ladder import Rungs
from aevum.arena.ratings import ratings_of
from aevum.arena.unit import ENGINE
from aevum.cli.contests.sheets import percent, with_interval
from aevum.cli.paper import PICTURES, Sheet, markdown

Places: TypeAlias = dict[tuple[str, int], list[Contest]]

LEGEND: Final = (
    "A share is the part of all victories that the challenger has against rivals of one kind at"
    " all other seats, with its interval of 95 % by seeds, and the number of games. Each seed is"
    " played from every seat; a shared victory is divided.",
    "Ratings are like Elo's: 400 points are odds of ten to one, from the places of all seats"
    " (Plackett and Luce). They compare bots within one column only, and a bot that never lost is"
    " rated too low.",
)


def page(contests: list[Contest], rungs: Rungs, *, has_pictures: bool) -> str:
    """Write the whole page."""
    pairing = contests[0].pairing
    parts = [
        "# The ladder",
        f"Written by `aevum ladder`. Engine {ENGINE}, seed {pairing.seed}.",
        *LEGEND,
    ]
    for name in dict.fromkeys(contest.pairing.game for contest in contests):
        own = {place: some for place, some in by_place(contests).items() if place[0] == name}
        parts.append(f"## {name}")
        if has_pictures:
            parts.append(f"![Shares of victory in {name}]({picture_of(name)})")
        parts += [markdown(shares(own, rungs)), markdown(ratings(own))]
    return "\n\n".join(parts) + "\n"


def picture_of(game: str) -> str:
    """Name the picture of a game, from the page."""
    return f"{PICTURES}/ladder-{game}.svg"


def by_place(contests: list[Contest]) -> Places:
    """Gather the contests of each game and number of seats."""
    found: Places = {}
    for contest in contests:
        place = (contest.pairing.game, contest.pairing.seats)
        found.setdefault(place, []).append(contest)
    return found


def shares(places: Places, rungs: Rungs) -> Sheet:
    """Tell the shares of one game: a line for each pair, a column for each number of seats."""
    heads = [f"{seats} seats, fair {percent(1 / seats)}" for _, seats in places]
    lines = []
    for pair in rungs.pairs():
        cells = [cell(pair, some) for some in places.values()]
        lines.append([f"{pair[0].name} against {pair[1].name}", *cells])
    return Sheet("Shares", ["contest", *heads], lines, 1)


def cell(pair: tuple[Entrant, Entrant], contests: list[Contest]) -> str:
    """Tell the share of one pair at one number of seats."""
    contest = next(
        one for one in contests if (one.pairing.lineup[0], one.pairing.lineup[-1]) == pair
    )
    return f"{with_interval(contest)}, {contest.finished_games()}"


def ratings(places: Places) -> Sheet:
    """Tell the ratings of one game: a line for each bot, a column for each number of seats."""
    columns = [{one.name: one for one in ratings_of(some)} for some in places.values()]
    lines = [
        [name, *(f"{one[name].rating:.0f} ± {one[name].deviation:.0f}" for one in columns)]
        for name in columns[0]
    ]
    return Sheet("Ratings", ["bot", *(f"{seats} seats" for _, seats in places)], lines, 1)
