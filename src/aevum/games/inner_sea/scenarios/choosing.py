"""Who plays which civilization: as listed, drawn, or chosen (S1.2, S2, S5.5)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.civilization_ids import ROMANS
from aevum.games.inner_sea.ids import BECOME, CIVILIZATION_CHOSEN, NONE
from aevum.games.inner_sea.scenarios.laying_out import lay_out, lineup_of
from aevum.games.inner_sea.scenarios.titles import IMPERIAL_ROME, PLAYERS_2, PLAYERS_6
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import CIVILIZATION_SINCE, CIVILIZATIONS, SCENARIOS
from aevum.kernel.action import pack, x_of
from aevum.kernel.message import Msg, seat_name

# What `choosing` says.
LISTED: Final = 0
DRAWN: Final = 1
CHOSEN: Final = 2
WAYS: Final = ("lineup", "drawn", "chosen")


def take_civilization(g: Sea, civ: int, civilization: int) -> None:
    """Give a civilization to a display."""
    g.players[civ].civilization = civilization
    g.used_civilizations |= 1 << civilization


def is_standard(g: Sea) -> bool:
    """Say whether the line-up goes by the number of players, open to other choices (S2)."""
    return PLAYERS_2 <= g.switches.scenario <= PLAYERS_6


def is_open_to_players(g: Sea, civ: int) -> bool:
    """Say whether a side of the scenario can be anybody's."""
    lineups = SCENARIOS[g.switches.scenario].lineups
    return not lineups[civ].is_non_player


def must_choose(g: Sea) -> bool:
    """Players choose if so agreed, and in Imperial Rome unless they draw (S1.2, S5.5)."""
    if g.switches.choosing == CHOSEN:
        return True
    return g.switches.scenario == IMPERIAL_ROME and g.switches.choosing == LISTED


def open_choice(g: Sea) -> None:
    """Take back what was dealt; in Imperial Rome the first seat stays Rome."""
    for civ, p in enumerate(g.players):
        is_rome = g.switches.scenario == IMPERIAL_ROME and p.civilization == ROMANS
        if is_open_to_players(g, civ) and not is_rome:
            g.used_civilizations &= ~(1 << p.civilization)
            p.civilization = NONE


def draw_civilizations(g: Sea) -> None:
    """Deal the sides of the line-up to the seats at random (S1.2)."""
    if g.switches.scenario == IMPERIAL_ROME:
        draw_enemies_of_rome(g)
    sides = [civ for civ in range(len(g.players)) if is_open_to_players(g, civ)]
    seats = [g.players[civ].seat for civ in sides]
    for civ in sides:
        g.players[civ].seat = seats.pop(g.below(len(seats)))


def draw_enemies_of_rome(g: Sea) -> None:
    """Draw the others of Imperial Rome out of the four that the scenario names (S5.5)."""
    others = [lineup.civilization for lineup in SCENARIOS[IMPERIAL_ROME].lineups[1:]]
    g.used_civilizations = 1 << ROMANS
    for civ in range(1, len(g.players)):
        take_civilization(g, civ, others.pop(g.below(len(others))))


def fits(g: Sea, civilization: int) -> bool:
    """Say whether a civilization may be taken now: in play, not taken, without overlap (S2)."""
    is_later = CIVILIZATION_SINCE[civilization] > g.switches.edition()
    if is_later or (g.used_civilizations >> civilization) & 1:
        return False
    lineups = SCENARIOS[g.switches.scenario].lineups
    if not is_standard(g):
        for lineup in lineups:
            if lineup.civilization == civilization:
                return not lineup.is_non_player
        return False
    areas = [area for area, _ in lineup_of(g, civilization).stacks]
    for area in areas:
        if not g.chart().is_in_play[area]:
            return False
    for p in g.players:
        if p.civilization != NONE:
            for area, _ in lineup_of(g, p.civilization).stacks:
                if area in areas:
                    return False
    return True


@dataclass(init=False, slots=True)
class ChooseCivilizations(Procedure):
    """In turn order every player chooses; the others get what is left of the line-up."""

    turn: int

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def copy(self) -> "ChooseCivilizations":
        """Return a frame with the same memory."""
        return ChooseCivilizations(self.turn)

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        return Msg("prompt-civilization", who=seat_name(g.asked))

    def step(self, g: Sea) -> None:
        """Ask the next player who has none; then lay everything out."""
        while self.turn < len(g.order):
            p = g.players[g.order[self.turn]]
            if p.civilization == NONE and p.seat >= 0:
                g.decide(g.order[self.turn])
                return
            self.turn += 1
        give_the_rest(g)
        if not is_standard(g) and g.switches.scenario != IMPERIAL_ROME:
            take_sides(g)
        lay_out(g)
        g.pop()

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer every civilization that fits."""
        for civilization in range(CIVILIZATIONS):
            if fits(g, civilization):
                out.append(pack(BECOME, civilization))

    def answer(self, g: Sea, action: int) -> None:
        """Take a civilization."""
        civ = g.order[self.turn]
        take_civilization(g, civ, x_of(action))
        g.note(CIVILIZATION_CHOSEN, civ, x_of(action), g.players[civ].seat)


def give_the_rest(g: Sea) -> None:
    """Civilizations without a player are the first of the line-up that are left (S6.4)."""
    for civ in range(len(g.players)):
        if g.players[civ].civilization == NONE:
            for lineup in SCENARIOS[g.switches.scenario].lineups:
                if g.players[civ].civilization == NONE and fits(g, lineup.civilization):
                    take_civilization(g, civ, lineup.civilization)


def take_sides(g: Sea) -> None:
    """Seat the players at the sides they chose, which stay in the order of the scenario."""
    sides = [lineup.civilization for lineup in SCENARIOS[g.switches.scenario].lineups]
    chosen = [sides.index(p.civilization) for p in g.players]
    seats = [p.seat for p in g.players]
    for i in range(len(chosen)):
        g.players[chosen[i]].seat = seats[i]
        g.players[chosen[i]].civilization = sides[chosen[i]]
    g.order = [chosen[civ] for civ in g.order]
