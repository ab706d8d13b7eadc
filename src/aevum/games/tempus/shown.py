"""The shape of what a seat is shown; the types of the browser are made from it."""

from typing import Literal, NotRequired, TypedDict

from aevum.games.tempus.era_ids import Era
from aevum.games.tempus.ids import Action, Terrain


class ShownHex(TypedDict):
    """One land hex and what stands on it; nobody is owner -1."""

    name: str
    terrain: Terrain
    coastal: bool
    on_grid: bool
    owner: int
    tokens: int
    city: int


class ShownTile(TypedDict):
    """One tile as it lies."""

    tile: str
    centre: str
    rotation: int


class ShownRow(TypedDict):
    """The numbers of an era's row and the terrain that leads on."""

    action_tokens: int
    move_tokens: int
    move_range: int
    offspring: int
    stack_limit: int
    sea: bool
    cards_drawn: int
    hand_limit: int
    next_terrain: Terrain


class ShownPlayer(TypedDict):
    """One player's board; the row is missing in Flight, the hand to all but its owner."""

    seat: int
    era: Era
    action_tokens: int
    supply: int
    city_supply: list[int]
    hand_size: int
    controlled: int
    cities: int
    points: int
    row: NotRequired[ShownRow]
    hand: NotRequired[list[str]]


class Doing(TypedDict):
    """One unfinished procedure; which fields it has depends on its kind."""

    kind: Literal["lay-tile", "settle", "turn", "move", "fight", "progress"]
    tile: NotRequired[str]
    terrains: NotRequired[list[Terrain]]
    centre: NotRequired[str]
    laid: NotRequired[int]
    hexes: NotRequired[list[str]]
    seat: NotRequired[int]
    action: NotRequired[Action | Literal[""]]
    start: NotRequired[str]
    left: NotRequired[int]
    attacker: NotRequired[int]
    defender: NotRequired[int]
    source: NotRequired[str]
    target: NotRequired[str]
    terrain: NotRequired[Terrain | Literal[""]]
    attack_cards: NotRequired[int]
    own_attack_cards: NotRequired[list[str]]
    defence_cards: NotRequired[list[str]]
    card_points: NotRequired[list[int]]
    aside: NotRequired[list[str]]


class TempusView(TypedDict):
    """The table as one seat, or a spectator, sees it (R1.7)."""

    game: Literal["tempus"]
    seat: int
    seats: int
    asked: int
    is_over: bool
    round: int
    start_seat: int
    hexes: list[ShownHex]
    tiles: list[ShownTile]
    lakes: list[list[str]]
    players: list[ShownPlayer]
    pile: int
    discard: list[str]
    doing: list[Doing]
    reconstructed: dict[str, int]
    """How many rows of each table are reconstructed."""
