"""Points and winners (R9.8 to R9.10), teams and several civilizations to a seat (R13)."""

from typing import Final

from aevum.games.inner_sea.ids import LOST_POINTS, NONE, POINTS, TURN_BEGAN
from aevum.games.inner_sea.noted import faction_of
from aevum.games.inner_sea.scenarios.rules import is_greek_victory
from aevum.games.inner_sea.scenarios.titles import FALL_OF_ROME, GOD_KING, GREEKS_PERSIANS
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.wonders.owning import face_up_wonders
from aevum.kernel.game import Part
from aevum.kernel.message import Msg

PRICE_OF_AN_EXTRA: Final = 10
"""R13.5: each civilization beyond the first costs its player so many points."""
ROMAN_PARTS: Final = 2


def civilizations_of(g: Sea, seat: int) -> list[int]:
    """List the civilizations that a seat runs."""
    return [civ for civ in range(len(g.players)) if g.players[civ].seat == seat]


def points(g: Sea, seat: int) -> int:
    """Sum up a seat's civilizations, less ten for each extra one (R13.5)."""
    own = civilizations_of(g, seat)
    total = 0
    for civ in own:
        total += g.players[civ].vp
    return total - price_of_extras(g, seat)


def price_of_extras(g: Sea, seat: int) -> int:
    """Each civilization beyond the first costs its player ten points (R13.5)."""
    return PRICE_OF_AN_EXTRA * (len(civilizations_of(g, seat)) - 1)


def scores(g: Sea) -> list[int]:
    """Count the victory points of every seat (R9.8, R13.5)."""
    return [points(g, seat) for seat in range(g.seats)]


def breakdown(g: Sea) -> list[Part]:
    """Split the points by the epochs that brought them, and tell what extra civilizations cost.

    The journal tells the epochs; what it does not tell, as the points of a line-up, comes first.
    """
    epochs = points_by_epoch(g)
    rest = [points(g, seat) + price_of_extras(g, seat) for seat in range(g.seats)]
    for gained in epochs.values():
        rest = [rest[seat] - gained[seat] for seat in range(g.seats)]
    parts = [Part(Msg("inner-sea-points"), rest)] if any(rest) or not epochs else []
    parts.extend([Part(Msg(f"epoch-{epoch}"), gained) for epoch, gained in epochs.items()])
    price = [-price_of_extras(g, seat) for seat in range(g.seats)]
    if any(price):
        parts.append(Part(Msg("inner-sea-points-extra"), price))
    return parts


def points_by_epoch(g: Sea) -> dict[int, list[int]]:
    """Sum up what every seat has gained and lost in each epoch that the journal tells of."""
    found: dict[int, list[int]] = {}
    gained: list[int] = []
    for code, civ, a, _b, _c, _reader in g.journal or []:
        if code == TURN_BEGAN:
            gained = found.setdefault(a, [0] * g.seats)
        elif code in (POINTS, LOST_POINTS) and gained:
            seat = g.players[faction_of(civ)].seat
            if seat >= 0:
                gained[seat] += a if code == POINTS else -a
    return found


def tie_break(g: Sea, civs: list[int]) -> tuple[int, int, int]:
    """More Cities, then more owned face-up Wonders, then more Talents (R9.10)."""
    cities, wonders, talents = 0, 0, 0
    for civ in civs:
        cities += g.cities(civ)
        wonders += face_up_wonders(g, civ)
        talents += g.players[civ].talents
    return cities, wonders, talents


def winners(g: Sea) -> list[int]:
    """Name the winning seats; none if a civilization without a player wins (S6.15, S7)."""
    if g.victor != NONE:
        seat = g.players[g.victor].seat
        return [seat] if seat >= 0 else []
    scenario = g.switches.scenario
    if scenario == FALL_OF_ROME:
        return [0] if g.parts_won == ROMAN_PARTS else []
    if scenario == GREEKS_PERSIANS:
        return [0] if is_greek_victory(g) else []
    best = winning_team(g) if g.switches.teams > 0 else winning_seats(g)
    rivals = [p.vp for p in g.players if p.seat < 0]
    most = sum(rivals) if scenario == GOD_KING else max([*rivals, NONE])
    # A team has to be ahead by its mean; those who share a victory have the same points.
    is_ahead = not rivals or sum([points(g, seat) for seat in best]) > most * len(best)
    return best if is_ahead else []


def winning_seats(g: Sea) -> list[int]:
    """Most points, then the ties of R9.10; after that the win is shared."""
    ranks = [(points(g, seat), tie_break(g, civilizations_of(g, seat))) for seat in range(g.seats)]
    best = max(ranks)
    return [seat for seat in range(g.seats) if ranks[seat] == best]


def winning_team(g: Sea) -> list[int]:
    """The team with the best mean of points wins; teams tied in everything share it (R13.7)."""
    teams = [
        [seat for seat in range(g.seats) if seat % g.switches.teams == team]
        for team in range(g.switches.teams)
    ]
    best = teams[0][:]
    first = teams[0]
    for team in teams[1:]:
        lead = lead_of(g, team, first)
        if lead > 0:
            first = team
            best = team[:]
        elif lead == 0:
            best.extend(team)
    best.sort()
    return best


def lead_of(g: Sea, team: list[int], other: list[int]) -> int:
    """Compare the means of two teams, then Cities, Wonders and Talents: 1, 0 or -1 (R9.10)."""
    here = sum([points(g, seat) for seat in team]) * len(other)
    there = sum([points(g, seat) for seat in other]) * len(team)
    if here != there:
        return 1 if here > there else -1
    own = tie_break(g, all_civilizations(g, team))
    theirs = tie_break(g, all_civilizations(g, other))
    if own == theirs:
        return 0
    return 1 if own > theirs else -1


def all_civilizations(g: Sea, seats: list[int]) -> list[int]:
    """List the civilizations of several seats."""
    found: list[int] = []
    for seat in seats:
        found.extend(civilizations_of(g, seat))
    return found
