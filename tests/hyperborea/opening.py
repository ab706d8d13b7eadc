"""Games of Hyperborea that are still being set up."""

from aevum.games.hyperborea.setup import SetUp
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.game import Value, View
from tests.kit import Table


class Opening(Table):
    """A game of Hyperborea before the first choice of its set-up."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Value) -> None:
        Table.__init__(self, "hyperborea", seats, options, seed)
        assert isinstance(self.state, Hyperborea)
        self.g = self.state

    def starts(self, seat: int) -> "Opening":
        """Let a seat be the start player; its choice is the first one."""
        self.g.start_seat = seat
        self.g.asked = -1
        self.g.run()
        return self

    def play_through(self, *texts: str) -> "Opening":
        """Play answers in notation and go on."""
        self.play(*texts)
        return self

    def until(self, verb: str) -> "Opening":
        """Give the first answer to each question until one of another kind is put."""
        while self.verb() not in (verb, "done"):
            self.play(self.options()[0])
        return self

    def verb(self) -> str:
        """Name the kind of the open question by the verb of its answers."""
        return self.options()[0].split()[0]

    def finish(self) -> "Opening":
        """Give the first answer to each question until the first turn begins."""
        while isinstance(self.g.stack[-1], SetUp):
            self.g.apply(self.g.legal()[0])
        self.ready()
        return self

    def shown(self) -> View:
        """See the table as everybody does."""
        shown: View = self.game.view(self.g, -1)
        return shown

    def places(self, role: str) -> list[View]:
        """See the places of one kind: central, borderland or homeland."""
        return [place for place in self.shown()["hexes"] if place["role"] == role]

    def home(self, seat: int) -> list[View]:
        """See the homeland of a seat: capital, left, right."""
        return [place for place in self.places("homeland") if place["home_of"] == seat]

    def cubes(self, seat: int, area: str) -> int:
        """Count the cubes of a bag or an area."""
        return sum(self.shown()["players"][seat][area].values())
