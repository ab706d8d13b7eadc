"""Through the Ages as every face sees it."""

from aevum.games.through_the_ages import notation, words
from aevum.games.through_the_ages.action_cards import ActionCard
from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.agreement import Agreement
from aevum.games.through_the_ages.choices import (
    BuildFree,
    Civilize,
    LoseColony,
    Raze,
    Ruin,
    Split,
)
from aevum.games.through_the_ages.colonies import GainColony
from aevum.games.through_the_ages.colonize import Auction, Colonize
from aevum.games.through_the_ages.discard import DiscardMilitary
from aevum.games.through_the_ages.event_effects import Standing
from aevum.games.through_the_ages.events import Event
from aevum.games.through_the_ages.facts import tell
from aevum.games.through_the_ages.invariants import broken_invariant
from aevum.games.through_the_ages.leaders import TuckHomer
from aevum.games.through_the_ages.pacts import OfferPact
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.politics import Politics
from aevum.games.through_the_ages.resample import resample
from aevum.games.through_the_ages.rows import TABLES_HASH
from aevum.games.through_the_ages.score import winners
from aevum.games.through_the_ages.setup import set_up
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.switches import LaterSwitches, Switches, switches_of
from aevum.games.through_the_ages.tables import UNCERTAIN
from aevum.games.through_the_ages.tokens import LoseBlue, LosePopulation
from aevum.games.through_the_ages.turn import Rounds, Turn
from aevum.games.through_the_ages.value import value
from aevum.games.through_the_ages.view import view
from aevum.games.through_the_ages.war import TechnologySpoils
from aevum.games.through_the_ages.why import why_not
from aevum.games.through_the_ages.wonders import CoverStages
from aevum.kernel.game import Game, Option, Reason, Value, View
from aevum.kernel.message import Msg
from aevum.kernel.rng import Rng
from aevum.kernel.state import Note, State


class ThroughTheAges(Game):
    """A civilization from antiquity to the present, for two to four players."""

    name: str = "through_the_ages"
    min_seats: int = 2
    max_seats: int = 4
    most_decisions: int = 6000

    def __init__(self) -> None:
        self.options = {
            "resignation": Option(False, (False, True), "option-resignation"),
            "khan_in_uprising": Option("scores", ("scores", "nothing"), "option-khan-in-uprising"),
            "churchill_science": Option(
                "units", ("units", "units_and_art_of_war"), "option-churchill-science"
            ),
            "raid_rounding": Option("sum", ("sum", "each"), "option-raid-rounding"),
            "technology_war": Option("mixed", ("mixed", "either"), "option-technology-war"),
            "supremacy": Option("production", ("production", "turn_start"), "option-supremacy"),
            "impact_of_agriculture": Option(
                "farms", ("farms", "farms_and_pact"), "option-impact-of-agriculture"
            ),
            "international_agreement": Option(
                "allowance", ("allowance", "own_actions"), "option-international-agreement"
            ),
            "iconoclasm": Option(
                "all_in_age_iv", ("all_in_age_iv", "none_in_age_iv"), "option-iconoclasm"
            ),
        }

    def start(self, seats: int, rng: Rng, settings: dict[str, Value]) -> State:
        """Set the game up (R1) with the readings that were chosen."""
        g = Ages()
        g.rng = rng
        g.switches = switches_of(settings)
        set_up(g, seats)
        return g

    def to_text(self, state: State, action: int) -> str:
        """Write an action."""
        return notation.to_text(action)

    def parse(self, state: State, text: str) -> int:
        """Read an action, legal or not."""
        return notation.parse(text)

    def scores(self, state: State) -> list[int]:
        """Read the culture points (R0.7)."""
        return [p.culture for p in own(state).players]

    def winners(self, state: State) -> list[int]:
        """Name the winners (R0.7)."""
        return winners(own(state))

    def view(self, state: State, seat: int) -> View:
        """Show what a seat may know (R7.2)."""
        return view(own(state), seat)

    def resample(self, state: State, seat: int, seed: int) -> State:
        """Deal anew what a seat cannot know."""
        return resample(own(state), seat, seed)

    def value(self, state: State, seat: int) -> int:
        """Judge a position in hundredths of a culture point."""
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
        return tell(note)

    def reconstructed(self) -> list[Msg]:
        """Nothing is, but on some cards a detail of the effect is not certain (R12)."""
        return [Msg("source-uncertain", n=UNCERTAIN)] if UNCERTAIN > 0 else []

    def state_classes(self) -> list[type]:
        """List the classes of the state and all frames."""
        return [
            Ages,
            Player,
            Switches,
            LaterSwitches,
            Rng,
            Rounds,
            Turn,
            Politics,
            Event,
            Standing,
            Auction,
            Colonize,
            GainColony,
            Aggression,
            OfferPact,
            TechnologySpoils,
            ActionCard,
            CoverStages,
            TuckHomer,
            DiscardMilitary,
            LosePopulation,
            LoseBlue,
            Split,
            BuildFree,
            Raze,
            LoseColony,
            Ruin,
            Civilize,
            Agreement,
        ]

    def broken_invariant(self, state: State) -> str:
        """Name what was lost or made."""
        return broken_invariant(own(state))

    def tables_hash(self) -> str:
        """Identify the tables that were loaded."""
        return TABLES_HASH


def own(state: State) -> Ages:
    """Take a state of this game."""
    assert isinstance(state, Ages), "this is a state of another game"
    return state


GAME = ThroughTheAges()
