"""Victory points, control of regions and winners (R13.7 to R13.9)."""

from aevum.games.hyperborea.ids import GHOST, NONE
from aevum.games.hyperborea.land import HEX_VP
from aevum.games.hyperborea.sets import TECHNOLOGY_VP
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.game import Part
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg


def ghost_points(ghosts: int) -> int:
    """One, three, six points for one, two, three ghosts; one for each further one."""
    if ghosts <= 3:
        return ghosts * (ghosts + 1) // 2
    return ghosts + 3


def controller(g: Hyperborea, place: i64) -> int:
    """Find who has more figures on a hex than each other player and than the ghosts (R13.8)."""
    best: i64 = NONE
    most: i64 = g.frozen_at(GHOST, place)
    seat: i64
    for seat in range(g.seats):
        figures: i64 = g.figures_at(seat, place)
        if figures > most:
            best, most = seat, figures
        elif figures == most:
            best = NONE
    return best


def controlled(g: Hyperborea, seat: int) -> int:
    """Count the hexes a seat controls."""
    count = 0
    for place in range(len(g.hexes)):
        if controller(g, place) == seat:
            count += 1
    return count


def control_points(g: Hyperborea, seat: int) -> int:
    """Count the points for controlled hexes."""
    total: i64 = 0
    place: i64
    for place in range(len(g.hexes)):
        if g.figures_at(seat, place) > 0 and controller(g, place) == seat:
            total += HEX_VP[g.hexes[place]]
    return total


def objective_points(goals: int) -> int:
    """Two points for each objective tile of a player."""
    return 2 * ((goals & 1) + ((goals >> 1) & 1) + ((goals >> 2) & 1))


def technology_points(g: Hyperborea, seat: int) -> int:
    """Count the printed points of the technologies, start cards too (R2.8)."""
    total = 0
    for technology in g.players[seat].technologies():
        total += TECHNOLOGY_VP[technology]
    return total


def cube_points(g: Hyperborea, seat: int) -> int:
    """One point for each cube that is not grey, or for every cube if the table plays so."""
    p = g.players[seat]
    return p.coloured_cubes() + (p.grey_cubes() if g.switches.grey_cubes_score else 0)


def points(g: Hyperborea, seat: int) -> int:
    """Add up all victory points of a seat (R13.7)."""
    p = g.players[seat]
    total = p.gems + ghost_points(p.ghosts) + sum(p.graves)
    total += cube_points(g, seat) + objective_points(p.goals) + technology_points(g, seat)
    return total + control_points(g, seat)


def scores(g: Hyperborea) -> list[int]:
    """Add up the victory points of all seats (R13.7)."""
    return [points(g, seat) for seat in range(g.seats)]


def breakdown(g: Hyperborea) -> list[Part]:
    """Count the victory points by what they are for (R13.7)."""
    seats = range(g.seats)
    return [
        Part(Msg("score-gems"), [p.gems for p in g.players]),
        Part(Msg("score-ghosts"), [ghost_points(p.ghosts) for p in g.players]),
        Part(Msg("score-figures"), [sum(p.graves) for p in g.players]),
        Part(Msg("score-cubes"), [cube_points(g, seat) for seat in seats]),
        Part(Msg("score-objectives"), [objective_points(p.goals) for p in g.players]),
        Part(Msg("score-technologies"), [technology_points(g, seat) for seat in seats]),
        Part(Msg("score-control"), [control_points(g, seat) for seat in seats]),
    ]


def winners(g: Hyperborea) -> list[int]:
    """Most points, then most controlled hexes, then most cubes, then the later turn (R13.9)."""
    best: list[int] = []
    winner = 0
    for turn in range(g.seats):
        seat = (g.start_seat + turn) % g.seats
        rank = [points(g, seat), controlled(g, seat), g.players[seat].coloured_cubes()]
        if not best or rank >= best:
            best = rank
            winner = seat
    return [winner]
