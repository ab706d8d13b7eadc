"""What a view of the Inner Sea holds: the shape of all that a seat may know."""

from typing import Literal, NotRequired, TypedDict

from aevum.games.inner_sea.ids import AreaKind, Edge, Part, Phase, WonderState

Kind = Literal["growth", "play", "reactions", "build", "removal", "competition"]


class Area(TypedDict):
    """One area in play and the disks of every faction in it."""

    name: str
    kind: AreaKind
    x: int
    y: int
    edges: list[Edge]
    near: list[str]
    disks: list[int]
    white: list[int]
    contested: bool


class Display(TypedDict):
    """The display of one civilization; hand and cards looked at only for who may see them."""

    civ: int
    seat: int
    civilization: str
    home: str
    stock: int
    ready: int
    sea_ready: int
    talents: int
    loot: int
    vp: int
    cities: int
    hand_size: int
    aside_size: int
    investments: list[str]
    saga: int
    has_drought: bool
    has_passed: bool
    has_built: bool
    hand: NotRequired[list[str]]
    aside: NotRequired[list[str]]


class Wonder(TypedDict):
    """One Wonder of this game; nobody is -1."""

    name: str
    state: WonderState
    owner: int
    area: str
    is_silenced: bool


class Laid(TypedDict):
    """A card laid in a competition; without a name as long as it is hidden."""

    civ: int
    card: str


class Doing(TypedDict):
    """An unfinished procedure, by its kind."""

    kind: Kind
    civ: NotRequired[int]
    card: NotRequired[str]
    targets: NotRequired[list[str]]
    wonder: NotRequired[str]
    owed: NotRequired[int]
    area: NotRequired[str]
    left: NotRequired[int]
    laid: NotRequired[list[Laid]]
    part: NotRequired[Part]
    level: NotRequired[int]
    losers: NotRequired[list[int]]
    lost: NotRequired[list[int]]


class SeaView(TypedDict):
    """The table as one seat sees it (R15.2)."""

    game: Literal["inner_sea"]
    seat: int
    seats: int
    asked: int
    decider: int
    is_over: bool
    winners: list[int]
    scenario: str
    map: str
    epoch: int
    last_epoch: int
    turn: int
    round: int
    phase: Phase
    order: list[int]
    areas: list[Area]
    players: list[Display]
    barbarian_stock: int
    wonders: list[Wonder]
    deck: int
    top: list[str]
    discard: list[str]
    beside: list[str]
    is_omen_out: bool
    has_sudden_death: bool
    deadly_digits: list[int]
    reconstructed: dict[str, int]
    doing: list[Doing]
