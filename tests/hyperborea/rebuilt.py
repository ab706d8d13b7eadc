"""A position of Hyperborea rebuilt from the numbers of a tensor and the printed tables.

What the numbers do not tell is made up: hexes and cards that nobody has seen, tiles of which only
the back is known. So its view is that of the true position only if the numbers tell all of it.
"""

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.developing import AdvanceEach
from aevum.games.hyperborea.effects import NEIGHBOURS_AMOUNT, PAY_AMOUNT
from aevum.games.hyperborea.ending import Reset
from aevum.games.hyperborea.ids import (
    BACKS,
    COLOURS,
    GHOST,
    NONE,
    OBJECTIVES,
    ROW_COLOURS,
    SITES_ON_HEX,
)
from aevum.games.hyperborea.land import RUIN_BACK
from aevum.games.hyperborea.learning import TakeTechnology
from aevum.games.hyperborea.losing import Afflict, Pay
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.pool import Choose
from aevum.games.hyperborea.question import (
    ADVANCE_EACH,
    AFFLICT,
    CHOOSE,
    EXPLORE,
    PAY,
    RESET,
    SET_UP,
)
from aevum.games.hyperborea.sets import SET_KINDS, TECHNOLOGY_DECK, TECHNOLOGY_SET
from aevum.games.hyperborea.setup import SetUp
from aevum.games.hyperborea.sites import Explore
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.switches import Switches
from aevum.games.hyperborea.tables import DECKS
from aevum.games.hyperborea.tensor import WAITING
from aevum.games.hyperborea.tensor_board import GHOST_SEEN
from aevum.games.hyperborea.tensor_players import FIRST_SPACE, PRINTED_SETS
from aevum.games.hyperborea.turn import Turn, Turns
from aevum.kernel.state import Frame
from tests.learning.reading import Reading

ANY_TILE = [RUIN_BACK.index(back) for back in range(len(BACKS))]


def mask(row: dict[str, int], prefix: str) -> int:
    """Put objectives together as bits."""
    return sum(row[f"{prefix}_{name}"] << i for i, name in enumerate(OBJECTIVES))


class Rebuilt:
    """A position as far as a tensor tells it."""

    def __init__(self, reading: Reading, switches: Switches) -> None:
        self.reading = reading
        self.table = reading.row("table")
        self.asked = reading.row("question")
        self.pool = reading.row("pool")
        self.seat = self.table["seat"] - 1
        self.seats = self.table["seats"]
        self.switches = switches

    def absolute(self, seen: int) -> int:
        """Number a seat as the table does; nobody is -1."""
        return (self.seat + seen - 1) % self.seats if seen > 0 else NONE

    def seen(self, other: int) -> int:
        """Number a seat as the observer does."""
        return 1 + (other - self.seat) % self.seats

    def by_seat(self, row: dict[str, int], prefix: str) -> list[int]:
        """Read numbers of all seats in the order of the table."""
        return [row[f"{prefix}_seat_{self.seen(other)}"] for other in range(self.seats)]

    def state(self) -> Hyperborea:
        """Rebuild the whole position."""
        g, table = Hyperborea(), self.table
        g.switches, g.seats = self.switches, self.seats
        g.asked, g.is_over = self.absolute(table["asked"]), table["is_over"] == 1
        g.start_seat, g.ending = (self.absolute(table[name]) for name in ("start_seat", "ending"))
        g.turns, g.gems, g.ghosts = self.pool["turns"], self.pool["gems"], table["ghosts"]
        g.goals = mask(table, "met")
        g.supply = [table[f"supply_{colour}"] for colour in COLOURS]
        g.borderlands = [0] * table["hidden_borderlands"]
        g.centrals = [0] * table["hidden_centrals"]
        self.lay_board(g)
        g.players = [self.player(other) for other in range(self.seats)]
        self.lay_cards(g)
        self.lay_tiles(g)
        self.fill_pool(g)
        g.stack = self.frames()
        return g

    def lay_board(self, g: Hyperborea) -> None:
        """Rebuild hexes and the pieces on them."""
        for place in range(len(BOARDS[self.seats].q)):
            row = self.reading.row("places", place)
            g.hexes.append(row["hex"] - 1)
            g.stopped.append(row["stopped"])
            g.free += self.by_seat(row, "figures")
            g.forts += self.by_seat(row, "fortresses")
            for n in range(1, SITES_ON_HEX + 1):
                who = row[f"occupant_{n}"]
                g.sites.append(GHOST if who == GHOST_SEEN else self.absolute(who))
                g.tiles.append(row[f"tiles_{n}"])

    def player(self, other: int) -> Player:
        """Rebuild a player board with its printed sets."""
        row, p = self.reading.row("players", self.seen(other) - 1), Player()
        p.faction, p.tile = row["faction"] - 1, row["tile"] - 1
        p.charges, p.supply, p.fortresses = row["charges"], row["supply"], row["fortresses"]
        p.ghosts, p.gained, p.goals = row["ghosts"], row["technologies"], mask(row, "met")
        p.gems = self.reading.column("gems", "gems")[self.seen(other) - 1]
        p.bag, p.available, p.unused = (
            [row[f"{area}_{colour}"] for colour in COLOURS]
            for area in ("bag", "available", "unused")
        )
        p.levels = [row[f"level_{colour}"] for colour in ROW_COLOURS]
        p.graves = self.by_seat(row, "grave")
        if row["kept_back"] > 0:
            own = row["kept_tile"] - 1
            p.kept = own if other == self.seat else ANY_TILE[row["kept_back"] - 1]
        spaces = list(row.values())[-sum(len(SET_KINDS[number]) for number in PRINTED_SETS) :]
        for number in PRINTED_SETS:
            cubes = spaces[FIRST_SPACE[number] :][: len(SET_KINDS[number])]
            if cubes[0] > 0:
                self.add_set(p, number, cubes)
        return p

    def add_set(self, p: Player, number: int, cubes: list[int]) -> None:
        """Add a set with its cubes to a board."""
        p.add_set(number)
        for space in range(len(SET_KINDS[number])):
            p.cubes[(len(p.sets) - 1) * SPACES_PER_SET + space] = cubes[space] - 2

    def lay_cards(self, g: Hyperborea) -> None:
        """Rebuild whose the technologies are, what is on display, and what is under the decks."""
        rows = [self.reading.row("technologies", card) for card in range(len(TECHNOLOGY_SET))]
        places = sorted((row["place_on_board"], card) for card, row in enumerate(rows))
        for _, card in [one for one in places if one[0] > 0]:
            row, p = rows[card], g.players[self.absolute(rows[card]["owner"])]
            self.add_set(p, TECHNOLOGY_SET[card], list(row.values())[4:])
            p.activated[-1] = row["activated"]
        under = sorted((row["place_under_deck"], card) for card, row in enumerate(rows))
        g.under = [
            [card for place, card in under if place > 0 and TECHNOLOGY_DECK[card] == deck]
            for deck in range(len(DECKS))
        ]
        left = self.reading.column("decks", "left")
        g.decks = [[0] * (left[deck] - len(g.under[deck])) for deck in range(len(DECKS))]
        if self.table["has_display"]:
            g.display = [card - 1 for card in self.reading.column("display", "card")]
            g.display_grey = self.reading.column("display", "grey")

    def lay_tiles(self, g: Hyperborea) -> None:
        """Rebuild the used ruin tiles, and as many unseen ones as there are."""
        used = self.reading.column("ruin_tiles", "is_used")
        held = [RUIN_BACK[p.kept] for p in g.players if p.kept != NONE]
        held += [self.asked["back"] - 1] if self.asked["back"] > 0 else []
        for back, name in enumerate(BACKS):
            g.used.append([i for i in range(len(used)) if used[i] and RUIN_BACK[i] == back])
            g.ruins.append([0] * (self.table[f"unseen_{name}"] - held.count(back)))

    def fill_pool(self, g: Hyperborea) -> None:
        """Rebuild the effects that wait."""
        g.pool = [n for name, n in self.pool.items() if name.startswith("effect_")]
        for i, program in enumerate(WAITING):
            g.choices += [program] * self.pool[f"choice_{i + 1}"]
        for bit, kind in enumerate(("pay_", "neighbours_")):
            waiting = [n for name, n in self.pool.items() if name.startswith(kind)]
            for i, n in enumerate(waiting):
                g.deferred += [2 * i + bit] * n

    def frames(self) -> list[Frame]:
        """Rebuild the unfinished procedures."""
        now = self.asked
        if now["procedure"] == SET_UP:
            return [SetUp(now["step"], 0, now["markers"])]
        stack: list[Frame] = [Turns()] if now["turn_of"] or now["procedure"] else []
        if now["turn_of"] > 0:
            stack.append(Turn(self.absolute(now["turn_of"])))
        if now["procedure"] > 0:
            stack.append(self.procedure(now["procedure"], self.absolute(now["seat"])))
        return stack

    def procedure(self, number: int, seat: int) -> Frame:
        """Rebuild the procedure that asks."""
        now = self.asked
        if number == EXPLORE:
            own = now["tile"] - 1
            return Explore(seat, own if own >= 0 else ANY_TILE[now["back"] - 1])
        if number == PAY:
            return self.payment(seat)
        if number == AFFLICT:
            waiting = sum(
                now[f"waiting_seat_{self.seen(other)}"] << other for other in range(self.seats)
            )
            lost = NEIGHBOURS_AMOUNT[now["loss"] - 1] - now["left"]
            return Afflict(seat, now["loss"] - 1, waiting, lost)
        if number == CHOOSE:
            return Choose(seat, now["effect"] - 1, now["is_icon"] == 1)
        if number == ADVANCE_EACH:
            return AdvanceEach(seat, now["left"])
        return Reset(seat) if number == RESET else TakeTechnology(seat)

    def payment(self, seat: int) -> Pay:
        """Rebuild what is paid for what."""
        frame = Pay(seat, self.asked["price"] - 1)
        frame.paid = PAY_AMOUNT[frame.number] - self.asked["left"]
        frame.made = self.asked["made"]
        return frame
