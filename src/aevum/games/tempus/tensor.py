"""What a seat may know of Tempus as a row of numbers (R1.7)."""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import (
    Section,
    Tensor,
    count,
    packed,
    put,
    put_list,
    seen_from,
)
from aevum.games.tempus.city import BuildCity
from aevum.games.tempus.fight import Fight
from aevum.games.tempus.hand import DiscardDown, PaySewerage
from aevum.games.tempus.ids import NONE
from aevum.games.tempus.island import HEIGHT, WIDTH
from aevum.games.tempus.layout import CARDS, HEXES
from aevum.games.tempus.move import Move
from aevum.games.tempus.names import card_name
from aevum.games.tempus.offspring import Offspring
from aevum.games.tempus.progress import CARD_BITS, Progress
from aevum.games.tempus.religion import Convert
from aevum.games.tempus.rounds import Turn
from aevum.games.tempus.score import cities_on_map, points
from aevum.games.tempus.settle import FIRST_TOKENS, Settle
from aevum.games.tempus.setup import NO_CENTRE, LayTiles
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import MOST_TILES
from aevum.kernel.marks import i64
from aevum.kernel.state import Frame

MOST_SEATS: Final = 5

DOING: Final = [
    "lay_tile",
    "lay_row",
    "lay_column",
    "laid",
    "settling",
    "settle_1",
    "settle_2",
    "settle_3",
    "turn_seat",
    "turn_at",
    "turn_action",
    "move",
    "move_start",
    "move_left",
    "offspring",
    "offspring_left",
    "build",
    "convert",
    "cards_to_discard",
    "sewerage_to_pay",
    "fight_at",
    "attacker",
    "defender",
    "source",
    "target",
    "terrain",
    "attack_cards",
    "progress_at",
]
LAY_TILE: Final = 0
LAY_ROW: Final = 1
LAY_COLUMN: Final = 2
LAID: Final = 3
SETTLING: Final = 4
SETTLE_1: Final = 5
TURN_SEAT: Final = 8
TURN_AT: Final = 9
TURN_ACTION: Final = 10
MOVING: Final = 11
MOVE_START: Final = 12
MOVE_LEFT: Final = 13
OFFSPRING: Final = 14
OFFSPRING_LEFT: Final = 15
BUILDING: Final = 16
CONVERTING: Final = 17
TO_DISCARD: Final = 18
TO_PAY: Final = 19
FIGHT_AT: Final = 20
ATTACKER: Final = 21
DEFENDER: Final = 22
SOURCE: Final = 23
TARGET: Final = 24
FOUGHT_TERRAIN: Final = 25
ATTACK_CARDS: Final = 26
PROGRESS_AT: Final = 27

CARD_PLACE: Final = packed(list(range(CARDS)))
CELL_ROW: Final = packed([cell // WIDTH for cell in range(WIDTH * HEIGHT)])
CELL_COLUMN: Final = packed([cell % WIDTH for cell in range(WIDTH * HEIGHT)])
TILE: Final = ["tile", "row", "column", "rotation"]
BOARD: Final = [
    *["era", "action_tokens", "supply", "city_2", "city_3", "city_4", "hand_size"],
    *["hexes", "cities", "points", "card_points"],
]


def sections() -> list[Section]:
    """Name all that the tensor says; seats are counted from the observer, who is 1, nobody 0."""
    table = ["seat", "seats", "asked", "is_over", "round", "start_seat", "pile", "tiles"]
    cards = [card_name(card) for card in range(CARDS)]
    return [
        Section("table", table),
        Section("players", BOARD, MOST_SEATS),
        Section("doing", DOING),
        Section("hand", cards),
        Section("discard", cards),
        Section("own_attack_cards", cards),
        Section("defence_cards", cards),
        Section("own_cards_aside", cards),
        Section("tiles", TILE, MOST_TILES),
        Section("hex_row", ["row"], HEXES),
        Section("hex_column", ["column"], HEXES),
        Section("hex_terrain", ["terrain"], HEXES),
        Section("hex_coastal", ["is_coastal"], HEXES),
        Section("hex_owner", ["seat"], HEXES),
        Section("hex_tokens", ["tokens"], HEXES),
        Section("hex_city", ["value"], HEXES),
    ]


class TempusTensor(Tensor):
    """The table as one seat sees it."""

    def __init__(self) -> None:
        Tensor.__init__(self, sections())
        self.players: i64 = self.begin("players")
        self.doing: i64 = self.begin("doing")
        self.hand: i64 = self.begin("hand")
        self.tiles: i64 = self.begin("tiles")
        self.hexes: i64 = self.begin("hex_row")
        self.pieces: i64 = self.begin("hex_owner")

    def fill(self, g: Tempus, seat: int, out: vec[i16], at: i64) -> None:
        """Write all that the view shows to a seat over LENGTH noughts, which begin at a place."""
        seen = seen_from(seat, g.seats)
        write_table(g, seat, seen, out, at)
        write_players(g, seat, out, at + self.players)
        write_doing(g, seen, out, at + self.doing)
        hand = at + self.hand
        count(g.players[seat].hand, CARD_PLACE, out, hand)
        count(g.discard, CARD_PLACE, out, hand + CARDS)
        write_hidden_cards(g, seat, out, hand + 2 * CARDS)
        write_tiles(g, out, at + self.tiles)
        write_land(g, out, at + self.hexes)
        write_pieces(g, seen, out, at + self.pieces)


def write_table(g: Tempus, seat: int, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what is nobody's."""
    numbers = vec[i16](
        [
            seat + 1,
            g.seats,
            seen[g.asked],
            1 if g.is_over else 0,
            g.round,
            seen[g.start_seat],
            len(g.pile),
            len(g.island.tiles),
        ]
    )
    put(numbers, out, at)


def write_players(g: Tempus, seat: int, out: vec[i16], at: i64) -> None:
    """Write every board, the observer's first."""
    race: Progress | None = None
    for frame in g.stack:
        if isinstance(frame, Progress):
            race = frame
    for turn in range(g.seats):
        other = (seat + turn) % g.seats
        p = g.players[other]
        numbers = vec[i16](
            [
                p.era,
                p.action_tokens,
                p.supply,
                p.city_supply[0],
                p.city_supply[1],
                p.city_supply[2],
                len(p.hand) + (0 if race is None else len(aside_of(race, other))),
                len(p.hexes),
                cities_on_map(g, other),
                points(g, other),
                0 if race is None else race.points[other],
            ]
        )
        put(numbers, out, at)
        at += len(BOARD)


def aside_of(race: Progress, seat: int) -> list[int]:
    """List the cards that a seat has set aside in the race for the next era (R11.6)."""
    cards: list[int] = []
    for chosen in race.aside:
        if chosen >> CARD_BITS == seat:
            cards.append(chosen & ((1 << CARD_BITS) - 1))
    return cards


def write_doing(g: Tempus, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what everybody may know of the unfinished procedures; no kind is on the stack twice."""
    for frame in g.stack:
        if isinstance(frame, Turn):
            out[at + TURN_SEAT] = seen[frame.seat]
            out[at + TURN_AT] = i16(frame.at)
            out[at + TURN_ACTION] = i16(1 + frame.action)
        elif isinstance(frame, Move):
            out[at + MOVING] = 1
            out[at + MOVE_START] = i16(1 + frame.start)
            out[at + MOVE_LEFT] = i16(frame.allowance - frame.moved)
        elif isinstance(frame, Offspring):
            out[at + OFFSPRING] = 1
            out[at + OFFSPRING_LEFT] = i16(frame.allowance - len(frame.born))
        elif isinstance(frame, Fight):
            write_fight(frame, seen, out, at)
        elif isinstance(frame, Progress):
            out[at + PROGRESS_AT] = i16(1 + frame.at)
        else:
            write_rest(frame, out, at)


def write_fight(fight: Fight, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write a fight; of the attacker's cards only their number (R7.5)."""
    out[at + FIGHT_AT] = i16(1 + fight.at)
    out[at + ATTACKER] = seen[fight.seat]
    out[at + DEFENDER] = seen[fight.defender]
    out[at + SOURCE] = i16(1 + fight.source)
    out[at + TARGET] = i16(1 + fight.target)
    out[at + FOUGHT_TERRAIN] = i16(1 + fight.terrain)
    out[at + ATTACK_CARDS] = i16(len(fight.attack_cards))


def write_rest(frame: Frame, out: vec[i16], at: i64) -> None:
    """Write setting up, and the short questions."""
    if isinstance(frame, DiscardDown):
        out[at + TO_DISCARD] = i16(frame.most - frame.picked)
    elif isinstance(frame, PaySewerage):
        out[at + TO_PAY] = i16(frame.most - frame.picked)
    elif isinstance(frame, BuildCity):
        out[at + BUILDING] = 1
    elif isinstance(frame, Convert):
        out[at + CONVERTING] = 1
    elif isinstance(frame, LayTiles):
        out[at + LAY_TILE] = i16(1 + frame.tile)
        out[at + LAID] = i16(frame.laid)
        if frame.centre != NO_CENTRE:
            out[at + LAY_ROW] = 1 + CELL_ROW[frame.centre]
            out[at + LAY_COLUMN] = 1 + CELL_COLUMN[frame.centre]
    elif isinstance(frame, Settle):
        out[at + SETTLING] = i16(FIRST_TOKENS - len(frame.chosen))
        for i in range(len(frame.chosen)):
            out[at + SETTLE_1 + i] = i16(1 + frame.chosen[i])


def write_hidden_cards(g: Tempus, seat: int, out: vec[i16], at: i64) -> None:
    """Write the cards that lie in a fight or in the race for an era, as far as a seat sees them."""
    for frame in g.stack:
        if isinstance(frame, Fight):
            if frame.seat == seat:
                count(frame.attack_cards, CARD_PLACE, out, at)
            count(frame.defence_cards, CARD_PLACE, out, at + CARDS)
        elif isinstance(frame, Progress):
            count(aside_of(frame, seat), CARD_PLACE, out, at + 2 * CARDS)


def write_tiles(g: Tempus, out: vec[i16], at: i64) -> None:
    """Write the tiles that make up the island."""
    island = g.island
    for i in range(len(island.tiles)):
        out[at] = i16(1 + island.tiles[i])
        out[at + 1] = CELL_ROW[island.centres[i]]
        out[at + 2] = CELL_COLUMN[island.centres[i]]
        out[at + 3] = i16(island.rotations[i])
        at += len(TILE)


def write_land(g: Tempus, out: vec[i16], at: i64) -> None:
    """Write the land; a row of nought is none."""
    island = g.island
    place = at
    for cell in island.cells:
        out[place] = CELL_ROW[cell]
        out[place + HEXES] = CELL_COLUMN[cell]
        place += 1
    put_list(island.terrain, out, at + 2 * HEXES)
    put_list(island.is_coastal, out, at + 3 * HEXES)


def write_pieces(g: Tempus, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what stands on each hex, as soon as anything can."""
    put_list(g.tokens, out, at + HEXES)
    put_list(g.city, out, at + 2 * HEXES)
    for owner in g.owner:
        if owner != NONE:
            out[at] = seen[owner]
        at += 1
