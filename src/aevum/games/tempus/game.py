"""Tempus as every face sees it."""

from aevum.games.tempus import facts, notation, words
from aevum.games.tempus.city import BuildCity
from aevum.games.tempus.fight import Fight
from aevum.games.tempus.hand import DiscardDown, PaySewerage
from aevum.games.tempus.invariants import broken_invariant
from aevum.games.tempus.island import Island
from aevum.games.tempus.move import Move
from aevum.games.tempus.offspring import Offspring
from aevum.games.tempus.player import (
    Player,
)
from aevum.games.tempus.progress import Progress
from aevum.games.tempus.religion import Convert
from aevum.games.tempus.resample import resample
from aevum.games.tempus.rounds import Round, Turn
from aevum.games.tempus.score import points, winners
from aevum.games.tempus.settle import (
    Settle,
)
from aevum.games.tempus.setup import (
    LayTiles,
    lay_at_random,
    lay_by_players,
    lay_layout,
    set_up,
)
from aevum.games.tempus.state import (
    Tempus,
)
from aevum.games.tempus.switches import (
    OPTIONS,
    Switches,
    chosen_switches,
)
from aevum.games.tempus.tables import RECONSTRUCTED, TABLES_HASH
from aevum.games.tempus.value import value
from aevum.games.tempus.view import view
from aevum.games.tempus.why import why_not
from aevum.kernel.game import Game, Reason, Value, View
from aevum.kernel.message import Msg
from aevum.kernel.rng import Rng
from aevum.kernel.state import Note, State


class TempusGame(Game):
    """Ten rounds from the first settlement to Flight, for three to five players."""

    name: str = "tempus"
    min_seats: int = 3
    max_seats: int = 5
    most_decisions: int = 6000

    def __init__(self) -> None:
        self.options = OPTIONS

    def start(self, seats: int, rng: Rng, settings: dict[str, Value]) -> State:
        """Set the game up (R3) with the switches of R11."""
        g = Tempus()
        g.rng = rng
        g.switches = chosen_switches(settings)
        set_up(g, seats)
        if settings["map"] == "players":
            lay_by_players(g)
        elif settings["map"] == "random":
            lay_at_random(g)
        else:
            lay_layout(g, str(settings["layout"]))
        return g

    def to_text(self, state: State, action: int) -> str:
        """Write an action."""
        return notation.to_text(own(state), action)

    def parse(self, state: State, text: str) -> int:
        """Read an action, legal or not."""
        return notation.parse(own(state), text)

    def scores(self, state: State) -> list[int]:
        """Count the victory points (R10.2)."""
        g = own(state)
        return [points(g, seat) for seat in range(g.seats)]

    def winners(self, state: State) -> list[int]:
        """Name the winners (R10.3)."""
        return winners(own(state))

    def view(self, state: State, seat: int) -> View:
        """Show what a seat may know (R1.7)."""
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
        return [Msg(f"source-{part}", n=rows) for part, rows in RECONSTRUCTED.items() if rows > 0]

    def state_classes(self) -> list[type]:
        """List the classes of the state and all frames."""
        return [
            Tempus,
            Player,
            Switches,
            Island,
            Rng,
            LayTiles,
            Settle,
            Round,
            Turn,
            Move,
            Offspring,
            BuildCity,
            Fight,
            Convert,
            Progress,
            DiscardDown,
            PaySewerage,
        ]

    def broken_invariant(self, state: State) -> str:
        """Name what was lost or made."""
        return broken_invariant(own(state))

    def tables_hash(self) -> str:
        """Identify the tables that were loaded."""
        return TABLES_HASH


def own(state: State) -> Tempus:
    """Take a state of this game."""
    assert isinstance(state, Tempus), "this is a state of another game"
    return state
