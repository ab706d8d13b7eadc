"""Hyperborea as every face sees it."""

from aevum.games.hyperborea import facts, notation, tables, words
from aevum.games.hyperborea.developing import AdvanceEach
from aevum.games.hyperborea.ending import Reset
from aevum.games.hyperborea.invariants import broken_invariant
from aevum.games.hyperborea.learning import TakeTechnology
from aevum.games.hyperborea.losing import Afflict, Pay
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.pool import Choose
from aevum.games.hyperborea.resample import resample
from aevum.games.hyperborea.score import points, winners
from aevum.games.hyperborea.setup import SetUp, set_up
from aevum.games.hyperborea.sites import Explore
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.switches import Switches
from aevum.games.hyperborea.tables import NEWEST, TABLES_HASH
from aevum.games.hyperborea.turn import Turn, Turns
from aevum.games.hyperborea.value import value
from aevum.games.hyperborea.view import view
from aevum.games.hyperborea.why import why_not
from aevum.kernel.game import Game, Option, Reason, Value, View
from aevum.kernel.message import Msg
from aevum.kernel.rng import Rng
from aevum.kernel.state import Note, State

LENGTHS = {"short": 1, "normal": 2, "long": 3}
YES = (True, False)
NO = (False, True)


class HyperboreaGame(Game):
    """Factions explore, conquer and cultivate a lost land, for two to six players."""

    name: str = "hyperborea"
    min_seats: int = 2
    max_seats: int = 6
    most_decisions: int = 600_100

    def __init__(self) -> None:
        self.options = {
            "game_length": Option("normal", ("normal", "short", "long"), "option-game-length"),
            "mode": Option("invasion", ("invasion", "faction_war"), "option-mode"),
            "open_board": Option(False, NO, "option-open-board"),
            "reset_incomplete": Option("faq2", ("faq2", "rulebook"), "option-reset-incomplete"),
            "permanent_duration": Option(
                "while_full", ("while_full", "once_activated"), "option-permanent-duration"
            ),
            "stop_clears": Option("free_only", ("free_only", "all"), "option-stop-clears"),
            "stopped_may_enter_site": Option(True, YES, "option-stopped-may-enter-site"),
            "attacker_must_be_free": Option(True, YES, "option-attacker-must-be-free"),
            "fortress_stops_ranged": Option(True, YES, "option-fortress-stops-ranged"),
            "last_figure": Option(
                "supply_empty", ("supply_empty", "all_ten"), "option-last-figure"
            ),
            "espionage_scope": Option(
                "whole_effect", ("whole_effect", "one_icon"), "option-espionage-scope"
            ),
            "matriarchy_place": Option(
                "free_on_hex", ("free_on_hex", "in_site"), "option-matriarchy-place"
            ),
            "gem_supply": Option("unlimited", ("unlimited", "72"), "option-gem-supply"),
            "grey_cubes_score": Option(False, NO, "option-grey-cubes-score"),
            "faction_assignment": Option(
                "choose", ("choose", "random"), "option-faction-assignment"
            ),
            "faction_tile": Option("choose", ("choose", "random"), "option-faction-tile"),
            "activation_cap": Option(12, (12, 6, 24), "option-activation-cap"),
            "round_cap": Option(100, (100, 50, 200), "option-round-cap"),
        }

    def start(self, seats: int, rng: Rng, settings: dict[str, Value]) -> State:
        """Set the game up (R2) with the options of R14."""
        g = Hyperborea()
        g.rng = rng
        g.switches = read_switches(settings)
        set_up(g, seats, int(settings.get("edition", NEWEST)))
        return g

    def to_text(self, state: State, action: int) -> str:
        """Write an action."""
        return notation.to_text(own(state), action)

    def parse(self, state: State, text: str) -> int:
        """Read an action, legal or not."""
        return notation.parse(own(state), text)

    def scores(self, state: State) -> list[int]:
        """Count the victory points (R13.7)."""
        g = own(state)
        return [points(g, seat) for seat in range(g.seats)]

    def winners(self, state: State) -> list[int]:
        """Name the winner (R13.9)."""
        return winners(own(state))

    def view(self, state: State, seat: int) -> View:
        """Show what a seat may know (R3.3)."""
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

    def reconstructed(self) -> list[Msg]:
        """Say which tables are reconstructed, and in how many rows."""
        return tables.reconstructed()

    def state_classes(self) -> list[type]:
        """List the classes of the state and all frames."""
        return [
            Hyperborea,
            Player,
            Switches,
            Rng,
            SetUp,
            Turns,
            Turn,
            Choose,
            Explore,
            TakeTechnology,
            AdvanceEach,
            Pay,
            Afflict,
            Reset,
        ]

    def broken_invariant(self, state: State) -> str:
        """Name what was lost or made."""
        return broken_invariant(own(state))

    def tables_hash(self) -> str:
        """Identify the tables that were loaded."""
        return TABLES_HASH


def read_switches(settings: dict[str, Value]) -> Switches:
    """Turn the settings into switches (R14)."""
    switches = Switches()
    switches.conditions = LENGTHS[str(settings["game_length"])]
    switches.is_faction_war = settings["mode"] == "faction_war"
    switches.is_open = settings["open_board"] is True
    switches.incomplete_may_stay = settings["reset_incomplete"] == "rulebook"
    switches.permanent_once_activated = settings["permanent_duration"] == "once_activated"
    switches.all_must_be_gone = settings["stop_clears"] == "all"
    switches.stopped_may_enter_site = settings["stopped_may_enter_site"] is True
    switches.attacker_must_be_free = settings["attacker_must_be_free"] is True
    switches.fortress_stops_ranged = settings["fortress_stops_ranged"] is True
    switches.needs_all_ten = settings["last_figure"] == "all_ten"
    switches.spies_one_icon = settings["espionage_scope"] == "one_icon"
    switches.converts_in_site = settings["matriarchy_place"] == "in_site"
    switches.gems_run_out = settings["gem_supply"] == "72"
    switches.grey_cubes_score = settings["grey_cubes_score"] is True
    switches.chooses_faction = settings["faction_assignment"] == "choose"
    switches.chooses_tile = settings["faction_tile"] == "choose"
    switches.activation_cap = int(settings["activation_cap"])
    switches.round_cap = int(settings["round_cap"])
    return switches


def own(state: State) -> Hyperborea:
    """Take a state of this game."""
    assert isinstance(state, Hyperborea), "this is a state of another game"
    return state
