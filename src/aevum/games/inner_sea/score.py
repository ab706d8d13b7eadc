"""Points and winners (R9.8 to R9.10), teams and several civilizations to a seat (R13)."""

from typing import Final

from aevum.games.inner_sea.ids import NONE
from aevum.games.inner_sea.scenario import (
    FALL_OF_ROME,
    GOD_KING,
    GREEKS_PERSIANS,
    is_greek_victory,
)
from aevum.games.inner_sea.state import InnerSea

PRICE_OF_AN_EXTRA: Final = 10
"""R13.5: each civilization beyond the first costs its player so many points."""
ROMAN_PARTS: Final = 2


def civilizations_of(g: InnerSea, seat: int) -> list[int]:
    """List the civilizations that a seat runs."""
    return [civ for civ in range(len(g.players)) if g.players[civ].seat == seat]


def points(g: InnerSea, seat: int) -> int:
    """Sum up a seat's civilizations, less ten for each extra one (R13.5)."""
    own = civilizations_of(g, seat)
    total = 0
    for civ in own:
        total += g.players[civ].vp
    return total - PRICE_OF_AN_EXTRA * (len(own) - 1)


def tie_break(g: InnerSea, civs: list[int]) -> tuple[int, int, int]:
    """More Cities, then more owned face-up Wonders, then more Talents (R9.10)."""
    cities, wonders, talents = 0, 0, 0
    for civ in civs:
        cities += g.cities(civ)
        wonders += g.face_up_wonders(civ)
        talents += g.players[civ].talents
    return cities, wonders, talents


def winners(g: InnerSea) -> list[int]:
    """Name the winning seats; in solitaire the others are meant if the player does not win."""
    if g.victor != NONE:
        return seats_or_all(g, g.players[g.victor].seat)
    if g.switches.scenario in (GOD_KING, GREEKS_PERSIANS, FALL_OF_ROME) or g.seats == 1:
        return [0]
    if g.switches.teams > 0:
        return winning_team(g)
    ranks = [(points(g, seat), tie_break(g, civilizations_of(g, seat))) for seat in range(g.seats)]
    best = max(ranks)
    return [seat for seat in range(g.seats) if ranks[seat] == best]


def seats_or_all(g: InnerSea, seat: int) -> list[int]:
    """A non-player civilization that wins leaves the live players to share the rest."""
    return [seat] if seat >= 0 else list(range(g.seats))


def winning_team(g: InnerSea) -> list[int]:
    """The team with the best mean of points wins; equal teams have equal divisors (R13.7)."""
    teams = [
        [seat for seat in range(g.seats) if seat % g.switches.teams == team]
        for team in range(min(g.switches.teams, g.seats))
    ]
    best = teams[0]
    for team in teams[1:]:
        here = sum([points(g, seat) for seat in team]) * len(best)
        there = sum([points(g, seat) for seat in best]) * len(team)
        if here > there or (here == there and breaks(g, team, best)):
            best = team
    return best


def breaks(g: InnerSea, team: list[int], other: list[int]) -> bool:
    """Say whether a team wins a tie by Cities, Wonders and Talents."""
    return tie_break(g, all_civilizations(g, team)) > tie_break(g, all_civilizations(g, other))


def all_civilizations(g: InnerSea, seats: list[int]) -> list[int]:
    """List the civilizations of several seats."""
    found: list[int] = []
    for seat in seats:
        found.extend(civilizations_of(g, seat))
    return found


def is_won(g: InnerSea) -> bool:
    """Say whether the live player has won a solitaire game (S6.15, S7)."""
    scenario = g.switches.scenario
    if g.victor != NONE:
        return g.players[g.victor].seat >= 0
    if scenario == FALL_OF_ROME:
        return g.parts_won == ROMAN_PARTS
    if scenario == GREEKS_PERSIANS:
        return is_greek_victory(g)
    own = max([points(g, seat) for seat in range(g.seats)])
    others = [p.vp for p in g.players if p.seat < 0]
    if scenario == GOD_KING:
        return own > sum(others)
    return own > max([*others, -1])
