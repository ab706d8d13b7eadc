"""What a seat may know of Tempus as a row of numbers (R1.7)."""

from typing import Final

from aevum.games.common.sections import NOTHING, Section, Tensor, seen_from, write_counts
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
(
    LAY_TILE,
    LAY_ROW,
    LAY_COLUMN,
    LAID,
    SETTLING,
    SETTLE_1,
    _SETTLE_2,
    _SETTLE_3,
    TURN_SEAT,
    TURN_AT,
    TURN_ACTION,
    MOVING,
    MOVE_START,
    MOVE_LEFT,
    OFFSPRING,
    OFFSPRING_LEFT,
    BUILDING,
    CONVERTING,
    TO_DISCARD,
    TO_PAY,
    FIGHT_AT,
    ATTACKER,
    DEFENDER,
    SOURCE,
    TARGET,
    FOUGHT_TERRAIN,
    ATTACK_CARDS,
    PROGRESS_AT,
) = range(len(DOING))

CARD_PLACE: Final = list(range(CARDS))
CELL_ROW: Final = [cell // WIDTH for cell in range(WIDTH * HEIGHT)]
CELL_COLUMN: Final = [cell % WIDTH for cell in range(WIDTH * HEIGHT)]


def sections() -> list[Section]:
    """Name all that the tensor says; seats are counted from the observer, who is 1, nobody 0."""
    table = ["seat", "seats", "asked", "is_over", "round", "start_seat", "pile", "tiles"]
    board = ["era", "action_tokens", "supply", "city_2", "city_3", "city_4"]
    board += ["hand_size", "hexes", "cities", "points", "card_points"]
    cards = [card_name(card) for card in range(CARDS)]
    return [
        Section("table", table),
        Section("players", board, MOST_SEATS),
        Section("doing", DOING),
        Section("hand", cards),
        Section("discard", cards),
        Section("own_attack_cards", cards),
        Section("defence_cards", cards),
        Section("own_cards_aside", cards),
        Section("tiles", ["tile", "row", "column", "rotation"], MOST_TILES),
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

    def write(self, g: Tempus, seat: int, out: list[int]) -> None:
        """Append LENGTH numbers: all that the view shows to a seat."""
        seen = seen_from(seat, g.seats)
        out.append(seat + 1)
        out.append(g.seats)
        out.append(seen[g.asked])
        out.append(1 if g.is_over else 0)
        out.append(g.round)
        out.append(seen[g.start_seat])
        out.append(len(g.pile))
        out.append(len(g.island.tiles))
        write_players(g, seat, out)
        write_doing(g, seen, out)
        write_cards(g.players[seat].hand, out)
        write_cards(g.discard, out)
        write_hidden_cards(g, seat, out)
        write_island(g, out)
        write_pieces(g, seen, out)


def write_cards(cards: list[int], out: list[int]) -> None:
    """Write how many there are of each card."""
    write_counts(cards, CARD_PLACE, CARDS, out)


def write_players(g: Tempus, seat: int, out: list[int]) -> None:
    """Write every board, the observer's first."""
    race: Progress | None = None
    for frame in g.stack:
        if isinstance(frame, Progress):
            race = frame
    for turn in range(g.seats):
        other = (seat + turn) % g.seats
        p = g.players[other]
        out.append(p.era)
        out.append(p.action_tokens)
        out.append(p.supply)
        out.extend(p.city_supply)
        out.append(len(p.hand) + (0 if race is None else len(aside_of(race, other))))
        out.append(len(p.hexes))
        out.append(cities_on_map(g, other))
        out.append(points(g, other))
        out.append(0 if race is None else race.points[other])
    out.extend(NOTHING[(MOST_SEATS - g.seats) * 11])


def aside_of(race: Progress, seat: int) -> list[int]:
    """List the cards that a seat has set aside in the race for the next era (R11.6)."""
    cards: list[int] = []
    for chosen in race.aside:
        if chosen >> CARD_BITS == seat:
            cards.append(chosen & ((1 << CARD_BITS) - 1))
    return cards


def write_doing(g: Tempus, seen: list[int], out: list[int]) -> None:
    """Write what everybody may know of the unfinished procedures; no kind is on the stack twice."""
    doing = [0] * len(DOING)
    for frame in g.stack:
        if isinstance(frame, Turn):
            doing[TURN_SEAT] = seen[frame.seat]
            doing[TURN_AT] = frame.at
            doing[TURN_ACTION] = 1 + frame.action
        elif isinstance(frame, Move):
            doing[MOVING] = 1
            doing[MOVE_START] = 1 + frame.start
            doing[MOVE_LEFT] = frame.allowance - frame.moved
        elif isinstance(frame, Offspring):
            doing[OFFSPRING] = 1
            doing[OFFSPRING_LEFT] = frame.allowance - len(frame.born)
        elif isinstance(frame, Fight):
            note_fight(frame, seen, doing)
        elif isinstance(frame, Progress):
            doing[PROGRESS_AT] = 1 + frame.at
        else:
            note_rest(frame, doing)
    out.extend(doing)


def note_fight(fight: Fight, seen: list[int], doing: list[int]) -> None:
    """Note a fight; of the attacker's cards only their number (R7.5)."""
    doing[FIGHT_AT] = 1 + fight.at
    doing[ATTACKER] = seen[fight.seat]
    doing[DEFENDER] = seen[fight.defender]
    doing[SOURCE] = 1 + fight.source
    doing[TARGET] = 1 + fight.target
    doing[FOUGHT_TERRAIN] = 1 + fight.terrain
    doing[ATTACK_CARDS] = len(fight.attack_cards)


def note_rest(frame: Frame, doing: list[int]) -> None:
    """Note setting up, and the short questions."""
    if isinstance(frame, DiscardDown):
        doing[TO_DISCARD] = frame.most - frame.picked
    elif isinstance(frame, PaySewerage):
        doing[TO_PAY] = frame.most - frame.picked
    elif isinstance(frame, BuildCity):
        doing[BUILDING] = 1
    elif isinstance(frame, Convert):
        doing[CONVERTING] = 1
    elif isinstance(frame, LayTiles):
        doing[LAY_TILE] = 1 + frame.tile
        doing[LAID] = frame.laid
        if frame.centre != NO_CENTRE:
            doing[LAY_ROW] = 1 + CELL_ROW[frame.centre]
            doing[LAY_COLUMN] = 1 + CELL_COLUMN[frame.centre]
    elif isinstance(frame, Settle):
        doing[SETTLING] = FIRST_TOKENS - len(frame.chosen)
        for i in range(len(frame.chosen)):
            doing[SETTLE_1 + i] = 1 + frame.chosen[i]


def write_hidden_cards(g: Tempus, seat: int, out: list[int]) -> None:
    """Write the cards that lie in a fight or in the race for an era, as far as a seat sees them."""
    for frame in g.stack:
        if isinstance(frame, Fight):
            own = frame.attack_cards if frame.seat == seat else []
            write_cards(own, out)
            write_cards(frame.defence_cards, out)
            out.extend(NOTHING[CARDS])
            return
        if isinstance(frame, Progress):
            out.extend(NOTHING[2 * CARDS])
            write_cards(aside_of(frame, seat), out)
            return
    out.extend(NOTHING[3 * CARDS])


def write_island(g: Tempus, out: list[int]) -> None:
    """Write the tiles and the land that they make; a row of nought is no land."""
    island = g.island
    for i in range(len(island.tiles)):
        out.append(1 + island.tiles[i])
        out.append(CELL_ROW[island.centres[i]])
        out.append(CELL_COLUMN[island.centres[i]])
        out.append(island.rotations[i])
    out.extend(NOTHING[(MOST_TILES - len(island.tiles)) * 4])
    missing = NOTHING[HEXES - len(island.cells)]
    for cell in island.cells:
        out.append(CELL_ROW[cell])
    out.extend(missing)
    for cell in island.cells:
        out.append(CELL_COLUMN[cell])
    out.extend(missing)
    out.extend(island.terrain)
    out.extend(missing)
    out.extend(island.is_coastal)
    out.extend(NOTHING[HEXES - len(island.is_coastal)])


def write_pieces(g: Tempus, seen: list[int], out: list[int]) -> None:
    """Write what stands on each hex, as soon as anything can."""
    missing = NOTHING[HEXES - len(g.owner)]
    for owner in g.owner:
        out.append(0 if owner == NONE else seen[owner])
    out.extend(missing)
    out.extend(g.tokens)
    out.extend(missing)
    out.extend(g.city)
    out.extend(missing)
