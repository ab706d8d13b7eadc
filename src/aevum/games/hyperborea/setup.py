"""Set-up: the board, the factions and what each player chooses before the first turn (R2)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.ending import clear_pool
from aevum.games.hyperborea.ids import (
    BACKS,
    BORDERLAND,
    CARD_RECEIVED,
    CENTRAL,
    CHARGE_PER_RESET,
    CHARGES,
    CHOOSE_FACTION,
    CHOOSE_TILE,
    CUBE_CHOSEN,
    EXTRA_CUBE,
    EXTRA_SET,
    FACTION_CHOSEN,
    GREY,
    MARK,
    MARKER_SET,
    NONE,
    PARTS,
    ROWS,
    SITES_ON_HEX,
    START_CARD,
    START_GEM,
    START_TECH,
    TILE_CHOSEN,
)
from aevum.games.hyperborea.land import HEX_ROLE, HEX_SINCE, RUIN_BACK, RUIN_SINCE, home_hex
from aevum.games.hyperborea.learning import show_display
from aevum.games.hyperborea.moving import arrive, lay_hex, reveal
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.sets import EXTRA, TECHNOLOGY_DECK, TECHNOLOGY_SET, TECHNOLOGY_SINCE
from aevum.games.hyperborea.shown import Doing
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.switches import read_switches
from aevum.games.hyperborea.tables import (
    CUBES,
    DRAWN_CUBES,
    GEM_PIECES,
    GHOSTS,
    GREY_CUBES,
    START_FIGURES,
)
from aevum.games.hyperborea.tiles import (
    FACTION_SINCE,
    TILE_ABILITY,
    TILE_FACTION,
    TILE_NUMBER,
    TILE_TECHNOLOGIES,
)
from aevum.games.hyperborea.turn import Turns
from aevum.kernel.action import pack, x_of
from aevum.kernel.game import Value
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.rng import Rng
from aevum.kernel.state import Frame

# The steps of the players' set-up (R2.1, R2.7, R2.9, R2.10).
FACTION: Final = 0
TILE: Final = 1
CARD: Final = 2
CUBE: Final = 3
MARKERS: Final = 4
PROMPTS: Final = ["prompt-faction", "prompt-tile", "prompt-card", "prompt-extra", "prompt-mark"]

FIRST_LEVELS: Final = (3, 2, 1)
"""One marker each starts on these levels, the other three on 0 (R2.10)."""


def start(seats: int, rng: Rng, settings: dict[str, Value]) -> Hyperborea:
    """Begin a game with the options of R14 and the tables of an edition."""
    g = Hyperborea()
    g.rng = rng
    g.switches = read_switches(settings)
    set_up(g, seats, int(settings["edition"]))
    return g


def set_up(g: Hyperborea, seats: int, edition: int) -> None:
    """Lay out all that is there before the players choose anything (R2.1 to R2.3).

    What joined the game with a later edition stays in the box.
    """
    g.seats = seats
    places = len(BOARDS[seats].q)
    g.hexes = [NONE] * places
    g.free = [0] * (places * seats)
    g.forts = [0] * (places * seats)
    g.sites = [NONE] * (places * SITES_ON_HEX)
    g.tiles = [0] * (places * SITES_ON_HEX)
    g.supply = [CUBES] * GREY + [GREY_CUBES]
    g.gems = GEM_PIECES
    g.ghosts = GHOSTS
    lay_piles(g, edition)
    clear_pool(g)
    g.players = []
    for seat in range(seats):
        g.players.append(Player())
        g.players[seat].begin(seats, edition)
        for colour in range(GREY):
            g.put_into_bag(seat, colour)
    g.start_seat = g.below(seats)
    later = [since for since in FACTION_SINCE if 1 < since <= edition]
    g.push(SetUp(FACTION, 0, len(later)))


def lay_piles(g: Hyperborea, edition: int) -> None:
    """Sort hexes, ruin tiles and technologies of an edition into their piles (R2.3 to R2.12)."""
    hexes = [h for h in range(len(HEX_ROLE)) if HEX_SINCE[h] <= edition]
    g.centrals = [h for h in hexes if HEX_ROLE[h] == CENTRAL]
    g.borderlands = [h for h in hexes if HEX_ROLE[h] == BORDERLAND]
    g.ruins = [[] for _ in BACKS]
    g.used = [[] for _ in BACKS]
    for tile in range(len(RUIN_BACK)):
        if RUIN_SINCE[tile] <= edition:
            g.ruins[RUIN_BACK[tile]].append(tile)
    technologies = [t for t in range(len(TECHNOLOGY_DECK)) if TECHNOLOGY_SINCE[t] <= edition]
    decks = 1 + max([TECHNOLOGY_DECK[technology] for technology in technologies])
    g.decks = [[] for _ in range(decks)]
    g.under = [[] for _ in range(decks)]
    for technology in technologies:
        g.decks[TECHNOLOGY_DECK[technology]].append(technology)


def lay_homelands(g: Hyperborea) -> None:
    """Lay the homelands with their ruin tiles and put three figures on each capital (R2.4-R2.6)."""
    board = BOARDS[g.seats]
    for seat in range(g.seats):
        side = g.players[seat].faction + 1 if g.switches.is_faction_war else 0
        for part in range(len(PARTS)):
            lay_hex(g, board.home[seat][part], home_hex(side, part), False)
        g.players[seat].supply -= START_FIGURES
        g.free[board.capital[seat] * g.seats + seat] += START_FIGURES
    for seat in range(g.seats):
        arrive(g, board.capital[seat])


def open_board(g: Hyperborea) -> None:
    """Turn all hexes up, with tiles and ghosts (R10.15)."""
    for place in range(len(g.hexes)):
        if g.hexes[place] == NONE:
            reveal(g, place)


def receive_card(g: Hyperborea, seat: int, technology: int) -> None:
    """Take a start technology out of its deck, without a grey cube (R2.8)."""
    g.decks[TECHNOLOGY_DECK[technology]].remove(technology)
    g.players[seat].add_set(TECHNOLOGY_SET[technology])
    g.note(CARD_RECEIVED, seat, technology)


def receive_tile(g: Hyperborea, seat: int, tile: int) -> None:
    """Take a faction tile and apply what it does at set-up (R2.7, R15)."""
    p = g.players[seat]
    p.tile = tile
    g.note(TILE_CHOSEN, seat, tile)
    ability = TILE_ABILITY[tile]
    if ability == CHARGES or ability == CHARGE_PER_RESET:
        p.charges = TILE_NUMBER[tile]
        p.fortresses -= TILE_NUMBER[tile]
    elif ability == EXTRA_SET:
        p.add_set(EXTRA)
    elif ability == START_GEM:
        g.gain_gems(seat, TILE_NUMBER[tile])


@dataclass(init=False, slots=True)
class SetUp(Frame):
    """The players choose, in turn order and openly, what they start with (R2.11)."""

    at: int
    done: int
    marks: int
    """Markers the player has set; while factions are chosen, how many of later editions join."""

    def __init__(self, at: int = FACTION, done: int = 0, marks: int = 0) -> None:
        self.at = at
        self.done = done
        self.marks = marks

    def copy(self) -> "SetUp":
        """Return a frame with the same memory."""
        return SetUp(self.at, self.done, self.marks)

    def prompt(self, g: Hyperborea) -> Msg:
        """Ask for the next choice."""
        seat = seat_name(g.asked)
        if self.at == MARKERS:
            return Msg(PROMPTS[self.at], seat=seat, n=FIRST_LEVELS[self.marks])
        return Msg(PROMPTS[self.at], seat=seat)

    def show(self, g: Hyperborea, seat: int) -> Doing:
        """Show which choice it is."""
        return {"kind": "set-up", "step": self.at, "markers": self.marks}

    def seat(self, g: Hyperborea) -> int:
        """Find the seat whose choice it is."""
        return (g.start_seat + self.done) % g.seats

    def step(self, g: Hyperborea) -> None:
        """Ask for the next choice, draw it where chance decides, or go on to the next step."""
        if self.done < g.seats:
            if self.is_drawn(g):
                options: list[int] = []
                self.options(g, options)
                self.answer(g, options[g.below(len(options))])
            else:
                g.ask(self.seat(g))
        elif self.at == FACTION:
            self.finish_factions(g)
        elif self.at == TILE:
            self.at = CUBE
            self.done = 0
        else:
            show_display(g)
            for seat in range(g.seats):
                g.draw_cubes(seat, DRAWN_CUBES)
            g.goto(Turns())

    def is_drawn(self, g: Hyperborea) -> bool:
        """Say whether chance decides instead of the player."""
        if self.at == FACTION:
            return not g.switches.chooses_faction
        return self.at == TILE and not g.switches.chooses_tile

    def finish_factions(self, g: Hyperborea) -> None:
        """All have a faction: lay the homelands, and go on to tiles or to cubes."""
        lay_homelands(g)
        if g.switches.is_open:
            open_board(g)
        self.at = TILE if g.switches.is_faction_war else CUBE
        self.done = 0
        self.marks = 0

    def options(self, g: Hyperborea, out: list[int]) -> None:
        """Offer what is left to choose in this step."""
        p = g.players[self.seat(g)]
        if self.at == FACTION:
            for faction in range(FACTION_SINCE.count(1) + self.marks):
                if not is_taken(g, faction):
                    out.append(pack(CHOOSE_FACTION, faction))
        elif self.at == TILE:
            for tile in range(len(TILE_FACTION)):
                if TILE_FACTION[tile] == p.faction:
                    out.append(pack(CHOOSE_TILE, tile))
        elif self.at == CARD:
            for technology in TILE_TECHNOLOGIES[p.tile]:
                out.append(pack(START_CARD, technology))
        elif self.at == CUBE:
            for colour in range(GREY):
                if g.supply[colour] > 0:
                    out.append(pack(EXTRA_CUBE, colour))
        else:
            for row in range(ROWS):
                if p.levels[row] == 0:
                    out.append(pack(MARK, row))

    def answer(self, g: Hyperborea, action: int) -> None:
        """Carry out one choice."""
        seat = self.seat(g)
        x = x_of(action)
        if self.at == FACTION:
            g.players[seat].faction = x
            g.note(FACTION_CHOSEN, seat, x)
            self.done += 1
        elif self.at == TILE:
            receive_tile(g, seat, x)
            self.after_tile(g, seat, x)
        elif self.at == CARD:
            receive_card(g, seat, x)
            self.at = TILE
            self.done += 1
        elif self.at == CUBE:
            g.put_into_bag(seat, x)
            g.note(CUBE_CHOSEN, seat, x)
            self.at = MARKERS
            self.marks = 0
        else:
            self.set_marker(g, seat, x)

    def after_tile(self, g: Hyperborea, seat: int, tile: int) -> None:
        """Give the start card, or let the player choose it if there are several."""
        cards = TILE_TECHNOLOGIES[tile]
        if TILE_ABILITY[tile] == START_TECH and len(cards) > 1:
            self.at = CARD
            return
        if TILE_ABILITY[tile] == START_TECH:
            receive_card(g, seat, cards[0])
        self.done += 1

    def set_marker(self, g: Hyperborea, seat: int, row: int) -> None:
        """Put the next marker on a row; after the last one it is the next player's choice."""
        level = FIRST_LEVELS[self.marks]
        g.players[seat].levels[row] = level
        g.note(MARKER_SET, seat, row, level)
        self.marks += 1
        if self.marks == len(FIRST_LEVELS):
            self.at = CUBE
            self.done += 1


def is_taken(g: Hyperborea, faction: int) -> bool:
    """Say whether a faction has a player already."""
    for p in g.players:
        if p.faction == faction:
            return True
    return False
