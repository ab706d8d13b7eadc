"""Set-up: map, civilizations and seats for any scenario (S1, S2, S5, S7)."""

from typing import Final

from aevum.games.inner_sea.ids import FACTIONS, MOST_CIVILIZATIONS, NPC
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.scenarios.choosing import (
    DRAWN,
    WAYS,
    ChooseCivilizations,
    draw_civilizations,
    must_choose,
    open_choice,
    take_civilization,
)
from aevum.games.inner_sea.scenarios.laying_out import lay_out
from aevum.games.inner_sea.scenarios.titles import GOD_KING, IMPERIAL_ROME, PLAYERS_2
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.switches import LaterSwitches, Switches
from aevum.games.inner_sea.tables import AREAS, SCENARIO_NAMES, SCENARIOS, Lineup, deck_of
from aevum.games.inner_sea.turn import Turn
from aevum.games.inner_sea.wonders.owning import lay_out_wonders
from aevum.kernel.errors import BadOption
from aevum.kernel.game import Value
from aevum.kernel.rng import Rng

LAST_EPOCH: Final = 4
LEVELS: Final = ("easy", "normal", "hard")
TEAMS: Final = {"none": 0, "two": 2, "three": 3}
ALONE: Final = 4
"""One live player alone plays on the board of so many civilizations (S6.4)."""
MOST_OF_IMPERIAL_ROME: Final = 4
"""S5.5: so many players it has room for."""
MOST_EACH: Final = 3
"""R13.4: a player runs up to three civilizations."""


def start(seats: int, rng: Rng, settings: dict[str, Value]) -> Sea:
    """Set the game up (S1) with the switches of R13."""
    g = Sea()
    g.rng = rng
    g.switches = switches_of(seats, settings)
    g.seats = seats
    lay_out_table(g, settings["extra_wonders"] is True)
    is_by_players = settings["extra_civilizations"] == "players"
    seat_civilizations(g, int(settings["civilizations"]), is_by_players)
    draw_order(g)
    give_civilizations(g)
    return g


def standard_scenario(seats: int, civilizations: int) -> int:
    """Choose the line-up for a number of civilizations, at least one for every seat (S2)."""
    wanted = max(seats, civilizations)
    if wanted == 1:
        wanted = ALONE
    return PLAYERS_2 + min(wanted, MOST_CIVILIZATIONS) - 2


def most_seats(scenario: int) -> int:
    """Say how many live players a scenario has room for."""
    if scenario == IMPERIAL_ROME:
        return MOST_OF_IMPERIAL_ROME
    count = 0
    for lineup in SCENARIOS[scenario].lineups:
        if not lineup.is_non_player:
            count += 1
    return count


def chosen_lineups(scenario: int, wanted: int) -> list[Lineup]:
    """List the civilizations of a scenario; those of Imperial Rome are as many as wanted.

    One player alone meets all of its others (S5.5, T15).
    """
    lineups = SCENARIOS[scenario].lineups
    return lineups[:wanted] if scenario == IMPERIAL_ROME and wanted > 1 else lineups


def lay_out_table(g: Sea, with_extra_wonders: bool) -> None:
    """Lay out the map without disks, the Wonders and the deck (S1.1, S1.7, S1.8)."""
    g.extent = SCENARIOS[g.switches.scenario].extent
    g.disks = [0] * (AREAS * FACTIONS)
    g.white = [0] * (AREAS * FACTIONS)
    lay_out_wonders(g, with_extra_wonders)
    g.deck = deck_of(g.switches.edition())
    g.top = []
    g.discard = []
    g.removed = []
    g.epoch = g.switches.first_epoch


def seat_civilizations(g: Sea, wanted: int, extra_by_players: bool) -> None:
    """Give every side of the line-up its civilization and its seat (S1.2, S2, R13.4)."""
    lineups = chosen_lineups(g.switches.scenario, max(g.seats, wanted))
    for i, lineup in enumerate(lineups):
        p = Player()
        p.set_up()
        p.seat = seat_of(i, lineup, g.seats, extra_by_players)
        g.players.append(p)
        take_civilization(g, i, lineup.civilization)


def give_civilizations(g: Sea) -> None:
    """Draw or choose civilizations if so agreed; then all begins (S1.2)."""
    if g.switches.choosing == DRAWN:
        draw_civilizations(g)
    if must_choose(g):
        open_choice(g)
        g.stack = [Turn(), ChooseCivilizations()]
    else:
        g.stack = [Turn()]
        lay_out(g)


def draw_order(g: Sea) -> None:
    """Draw the turn order of the first turn (S1.8, S1.10)."""
    g.order = []
    waiting = list(range(len(g.players)))
    while waiting:
        g.order.append(waiting.pop(g.below(len(waiting))))


def seat_of(i: int, lineup: Lineup, seats: int, extra_by_players: bool) -> int:
    """Give a civilization to a seat, or to nobody."""
    if lineup.is_non_player:
        return NPC
    if i < seats:
        return i
    return i % seats if extra_by_players and i < seats * MOST_EACH else NPC


def scenario_of(seats: int, settings: dict[str, Value]) -> int:
    """Find the scenario; a number of seats it has no room for is refused by name."""
    name = str(settings["scenario"])
    if name == "standard":
        return standard_scenario(seats, int(settings["civilizations"]))
    scenario = SCENARIO_NAMES.index(name)
    if seats > most_seats(scenario):
        most = most_seats(scenario)
        raise BadOption(f"the scenario {name} is for at most {most} seats, not {seats}")
    return scenario


def teams_of(seats: int, name: str) -> int:
    """Read how many teams there are; fewer seats than teams are refused (R13.7)."""
    if seats < TEAMS[name]:
        raise BadOption(f"teams={name} is for {TEAMS[name]} seats or more, not {seats}")
    return TEAMS[name]


def switches_of(seats: int, settings: dict[str, Value]) -> Switches:
    """Read the options; a scenario that fixes its epochs leaves nothing to agree on.

    The God-King has two epochs unless another length is agreed on (S7.1).
    """
    edition = int(settings["edition"])
    switches = Switches() if edition == 1 else LaterSwitches(edition)
    switches.scenario = scenario_of(seats, settings)
    known = SCENARIOS[switches.scenario]
    epochs = int(settings["epochs"])
    switches.first_epoch = known.first_epoch or int(settings["first_epoch"])
    if switches.scenario == GOD_KING and epochs > 0:
        length = epochs
    else:
        length = known.epochs or epochs or LAST_EPOCH
    switches.last_epoch = min(LAST_EPOCH, switches.first_epoch + length - 1)
    switches.has_sudden_death = known.has_sudden_death
    switches.goal = int(settings["goal"])
    switches.combination_play = settings["combination_play"] is True
    switches.final_event = settings["final_event"] is True
    switches.learning = settings["learning"] is True
    switches.talents_as_disks = settings["talents_as_disks"] is True
    switches.teams = teams_of(seats, str(settings["teams"]))
    switches.has_nile_cities = settings["nile"] == "cities"
    switches.choosing = WAYS.index(str(settings["choosing"]))
    switches.growth_of_npc = LEVELS.index(str(settings["level"])) - 1
    return switches
