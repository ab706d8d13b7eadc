"""Looking at positions of Hyperborea in tests."""

from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.ids import COLOURS, GREY, NONE, OBJECTIVES, SITES_ON_HEX
from aevum.games.hyperborea.names import place_name
from aevum.games.hyperborea.notation import HEX
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.sets import TECHNOLOGY_NAMES
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import FACTIONS, TECHNOLOGY_TABLE
from aevum.kernel.game import Value, View
from tests.kit import Table


class Looking(Table):
    """What the test of a rule looks at on a table of Hyperborea; nothing here changes it."""

    def __init__(self, seats: int, seed: int, options: dict[str, Value]) -> None:
        Table.__init__(self, "hyperborea", seats, options, seed)
        assert isinstance(self.state, Hyperborea)
        self.g = self.state

    # Addressing

    def place(self, name: str) -> int:
        """Find a place of the board by its name."""
        return HEX.read(self.g, name)

    def name(self, place: int) -> str:
        """Name a place of the board."""
        return place_name(self.g, place)

    def capital(self, seat: int) -> str:
        """Name the capital of a seat."""
        return self.name(BOARDS[self.g.seats].capital[seat])

    def player(self, seat: int) -> Player:
        """Look at one player's board."""
        return self.g.players[seat]

    def technology(self, name: str) -> int:
        """Find a technology by its name in the tables, such as T1-07."""
        return TECHNOLOGY_NAMES.index(name)

    def card(self, effect: str) -> str:
        """Name the first advanced technology whose effect in the tables begins so."""
        rows = TECHNOLOGY_TABLE.rows
        return next(row.text("id") for row in rows if row.text("effect").startswith(effect))

    def effect_of(self, name: str) -> str:
        """Read the effect of an advanced technology in the tables."""
        return TECHNOLOGY_TABLE.rows[self.technology(name)].text("effect")

    # Pieces and cubes

    def free_at(self, seat: int, at: str) -> int:
        """Count the free figures of a seat on a place."""
        return self.g.free_at(seat, self.place(at))

    def forts_at(self, seat: int, at: str) -> int:
        """Count the fortresses of a seat on a place."""
        return self.g.forts_at(seat, self.place(at))

    def who(self, at: str, n: int) -> int:
        """Say who stands in a site."""
        return self.g.sites[self.place(at) * SITES_ON_HEX + n - 1]

    def is_face_up(self, at: str) -> bool:
        """Say whether a hex lies face up on a place."""
        return self.g.hexes[self.place(at)] != NONE

    def cubes_of(self, seat: int, area: str) -> list[str]:
        """List the cubes of a bag or an area by colour."""
        counts: list[int] = getattr(self.player(seat), area)
        return [name for i, name in enumerate(COLOURS) for _ in range(counts[i])]

    def grey_supply(self) -> int:
        """Count the grey cubes of the common supply."""
        return self.g.supply[GREY]

    def goals(self, seat: int) -> list[str]:
        """Name the objectives a seat has met."""
        return [name for i, name in enumerate(OBJECTIVES) if (self.player(seat).goals >> i) & 1]

    def faction_of(self, seat: int) -> str:
        """Name the faction of a seat."""
        return FACTIONS[self.player(seat).faction]

    # Through the eyes of a seat

    def shown(self, seat: int = 0) -> View:
        """See the table as a seat does."""
        shown: View = self.game.view(self.g, seat)
        return shown

    def board_of(self, seat: int, by: int = 0) -> View:
        """See the player board of a seat as another seat does."""
        shown: View = self.shown(by)["players"][seat]
        return shown

    def site(self, at: str, n: int) -> View:
        """See a site of a face-up hex."""
        place = next(place for place in self.shown()["hexes"] if place["name"] == at)
        shown: View = next(site for site in place["sites"] if site["number"] == n)
        return shown

    def on(self, seat: int, name: str) -> list[str]:
        """List the cubes on the spaces of a set; an empty name is a free space."""
        shown = next(shown for shown in self.board_of(seat)["sets"] if shown["set"] == name)
        cubes: list[str] = shown["cubes"]
        return cubes

    def shown_cards(self, deck: int) -> list[str]:
        """List the face-up cards of a deck, counted from 0."""
        cards = self.game.view(self.g, 0)["decks"][deck]["cards"]
        return [card["technology"] for card in cards]

    def points_for(self, seat: int, kind: str) -> int:
        """Count the points of a seat for one kind of things (R13.7)."""
        parts = {part.title.key: part.points for part in self.game.breakdown(self.g)}
        return parts[f"score-{kind}"][seat]

    # What waits and what is forbidden

    def waiting(self) -> list[str]:
        """List the effects of the pool in the notation of the tables."""
        shown: list[str] = self.game.view(self.g, 0)["pool"]
        return shown

    def gained(self, seat: int = 0) -> tuple[list[str], int]:
        """Say what effects brought: those that wait in the pool, and the gems of a seat."""
        return self.waiting(), self.player(seat).gems

    def clause_against(self, text: str) -> str:
        """Name the clause that forbids an action to the seat that is asked; empty if none does."""
        reason = self.why(text)
        return "" if reason is None else reason.clause
