"""Set-up: decks, card row, start positions (R1)."""

from aevum.games.through_the_ages.ids import AGE_A, NONE, PLACES
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.switches import switches_of
from aevum.games.through_the_ages.tables import CIVIL_DECKS, MILITARY_DECKS, in_edition
from aevum.games.through_the_ages.turn import Rounds
from aevum.kernel.game import Value
from aevum.kernel.rng import Rng
from aevum.kernel.zones import draw


def start(seats: int, rng: Rng, settings: dict[str, Value]) -> Ages:
    """Seat the players and lay out everything common (R1), with the readings that were chosen."""
    g = Ages()
    g.rng = rng
    g.switches = switches_of(settings)
    g.seats = seats
    g.row = []
    g.current = []
    g.current_by = []
    g.future = []
    g.future_by = []
    g.military_deck = []
    g.discard_seen = []
    g.discard_unseen = []
    g.past = []
    g.common_tactics = []
    g.start = g.below(seats)
    g.turn = g.start
    for _ in range(seats):
        p = Player()
        p.set_up()
        g.players.append(p)
    edition = g.switches.edition()
    g.civil_deck = in_edition(CIVIL_DECKS[seats][AGE_A], edition)
    for _ in range(PLACES):
        g.row.append(draw(g, g.civil_deck))
    g.box = in_edition(MILITARY_DECKS[seats][AGE_A], edition)
    for _ in range(seats + 2):
        g.current.append(draw(g, g.box))
        g.current_by.append(NONE)
    g.push(Rounds())
    return g
