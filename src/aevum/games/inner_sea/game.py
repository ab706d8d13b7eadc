"""Ancient Civilizations of the Inner Sea as every face sees it."""

from aevum.games.inner_sea import facts, notation, words
from aevum.games.inner_sea.cards.drawing import BreathOfGod, DiscardDown, Draw, KeepOne
from aevum.games.inner_sea.cards.effects import Effects
from aevum.games.inner_sea.cards.events import Invasion
from aevum.games.inner_sea.cards.insight import Embassy, Foresight, Mysteries
from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import Omens, Reactions
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.cards.special import Dilemma, Losses, LostPoints
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.contest.phase import CompetitionPhase
from aevum.games.inner_sea.epoch.event import EpochEvent
from aevum.games.inner_sea.epoch.trade import BuyPoints
from aevum.games.inner_sea.growth.phase import Growth
from aevum.games.inner_sea.invariants import broken_invariant
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.reckoning.aeneas import Aeneas
from aevum.games.inner_sea.reckoning.draw_step import DrawStep
from aevum.games.inner_sea.reckoning.order import TurnOrder
from aevum.games.inner_sea.reckoning.phase import Reckoning
from aevum.games.inner_sea.resample import resample
from aevum.games.inner_sea.scenarios.choosing import WAYS, ChooseCivilizations
from aevum.games.inner_sea.scenarios.rules import GOD_KING
from aevum.games.inner_sea.score import points, winners
from aevum.games.inner_sea.setup import most_seats, set_up, standard_scenario
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.switches import Switches
from aevum.games.inner_sea.tables import RECONSTRUCTED, SCENARIO_NAMES, SCENARIOS, TABLES_HASH
from aevum.games.inner_sea.turn import Turn
from aevum.games.inner_sea.value import value
from aevum.games.inner_sea.view import view
from aevum.games.inner_sea.why import why_not
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game, Option, Reason, Value, View
from aevum.kernel.message import Msg
from aevum.kernel.rng import Rng
from aevum.kernel.state import NOBODY, Note, State

LAST_EPOCH = 4
NAMED_SCENARIOS = (
    "standard",
    "hannibal",
    "extended_east",
    "western_four",
    "alexander",
    "imperial_rome",
    "god_king",
    "greeks_persians",
    "fall_of_rome",
)
LEVELS = {"easy": -1, "normal": 0, "hard": 1}
TEAMS = {"none": 0, "two": 2, "three": 3}
AS_SCENARIO = 0


class InnerSeaGame(Game):
    """Four epochs around the Mediterranean, for one to six players."""

    name: str = "inner_sea"
    min_seats: int = 1
    max_seats: int = 6
    rules: int = 2
    most_decisions: int = 40_000
    can_be_lost: bool = True

    def __init__(self) -> None:
        self.options = {
            "combination_play": Option(False, (False, True), "option-combination-play"),
            "scenario": Option("standard", NAMED_SCENARIOS, "option-scenario"),
            "choosing": Option("lineup", WAYS, "option-choosing"),
            "civilizations": Option(0, (0, 2, 3, 4, 5, 6), "option-civilizations"),
            "extra_civilizations": Option(
                "non_players", ("non_players", "players"), "option-extra-civilizations"
            ),
            "level": Option("normal", ("normal", "easy", "hard"), "option-level"),
            "epochs": Option(AS_SCENARIO, (0, 1, 2, 3, 4), "option-epochs"),
            "first_epoch": Option(1, (1, 2, 3, 4), "option-first-epoch"),
            "goal": Option(0, (0, 25, 50, 75, 100), "option-goal"),
            "final_event": Option(False, (False, True), "option-final-event"),
            "learning": Option(False, (False, True), "option-learning"),
            "extra_wonders": Option(False, (False, True), "option-extra-wonders"),
            "talents_as_disks": Option(False, (False, True), "option-talents-as-disks"),
            "teams": Option("none", ("none", "two", "three"), "option-teams"),
        }

    def start(self, seats: int, rng: Rng, settings: dict[str, Value]) -> State:
        """Set the game up (S1) with the switches of R13."""
        g = Sea()
        g.rng = rng
        g.switches = switches_of(seats, settings)
        g.seats = seats
        set_up(
            g,
            int(settings["civilizations"]),
            settings["extra_civilizations"] == "players",
            settings["extra_wonders"] is True,
        )
        return g

    def to_text(self, state: State, action: int) -> str:
        """Write an action."""
        return notation.to_text(own(state), action)

    def parse(self, state: State, text: str) -> int:
        """Read an action, legal or not."""
        return notation.parse(own(state), text)

    def scores(self, state: State) -> list[int]:
        """Count the victory points of every seat (R9.8, R13.5)."""
        g = own(state)
        return [points(g, seat) for seat in range(g.seats)]

    def winners(self, state: State) -> list[int]:
        """Name the winners (R9.10); nobody if a civilization without a player wins (S6.15)."""
        return winners(own(state))

    def view(self, state: State, seat: int) -> View:
        """Show what a seat may know (R15.2)."""
        return view(own(state), seat)

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Deal anew what a seat cannot know."""
        return resample(own(state), seat, seed)

    def value(self, state: State, seat: int) -> int:
        """Judge a position in hundredths of a point."""
        return value(own(state), seat)

    def why_not(self, state: State, seat: int, text: str) -> Reason | None:
        """Find the clause that forbids an action."""
        return why_not(own(state), seat, text)

    def prompt(self, state: State) -> Msg:
        """Put the open question into words."""
        return words.prompt(own(state))

    def label(self, state: State, action: int) -> Msg:
        """Put an answer into words."""
        return words.label(own(state), action)

    def tell(self, state: State, note: Note) -> Msg:
        """Put a fact into words."""
        return facts.tell(own(state), note)

    def doer(self, state: State, note: Note) -> int:
        """Name the seat that leads the civilization a fact is of."""
        players = own(state).players
        return players[note[1]].seat if 0 <= note[1] < len(players) else NOBODY

    def reconstructed(self) -> list[Msg]:
        """Say which tables are reconstructed, and in how many rows."""
        return [Msg(f"source-{part}", n=rows) for part, rows in RECONSTRUCTED.items() if rows > 0]

    def state_classes(self) -> list[type]:
        """List the classes of the state and all frames."""
        return [
            Sea,
            Player,
            Switches,
            Rng,
            Turn,
            Growth,
            CardPhase,
            PlayCard,
            BuildWonder,
            Reactions,
            Omens,
            Effects,
            Removal,
            Losses,
            LostPoints,
            Dilemma,
            Embassy,
            Foresight,
            Mysteries,
            CompetitionPhase,
            Competition,
            Reckoning,
            TurnOrder,
            Aeneas,
            DrawStep,
            Draw,
            KeepOne,
            DiscardDown,
            BreathOfGod,
            Invasion,
            EpochEvent,
            BuyPoints,
            ChooseCivilizations,
        ]

    def broken_invariant(self, state: State) -> str:
        """Name what was lost or made."""
        return broken_invariant(own(state))

    def tables_hash(self) -> str:
        """Identify the tables that were loaded."""
        return TABLES_HASH


def own(state: State) -> Sea:
    """Take a state of this game."""
    assert isinstance(state, Sea), "this is a state of another game"
    return state


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


def switches_of(seats: int, settings: dict[str, Value]) -> Switches:
    """Read the options; a scenario that fixes its epochs leaves nothing to agree on.

    The God-King has two epochs unless another length is agreed on (S7.1).
    """
    switches = Switches()
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
    switches.teams = TEAMS[str(settings["teams"])]
    switches.choosing = WAYS.index(str(settings["choosing"]))
    switches.growth_of_npc = LEVELS[str(settings["level"])]
    return switches
