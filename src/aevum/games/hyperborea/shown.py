"""What a view of Hyperborea is made of: all that a seat may know, by name."""

from typing import Literal, NotRequired, TypedDict

from aevum.games.hyperborea.ids import Back, Colour, Objective, Role, Terrain


class Levels(TypedDict):
    """The levels of development by colour."""

    red: int
    green: int
    purple: int
    blue: int
    orange: int
    yellow: int


class Counts(Levels):
    """Cubes by colour."""

    grey: int


class BackCounts(TypedDict):
    """Ruin tiles by their backs."""

    bronze: int
    silver: int
    gold: int


class Needed(TypedDict):
    """What ends the game."""

    gems: int
    technologies: int


class Site(TypedDict):
    """A city with its effect, or a ruin with its tiles, and who stands in it."""

    number: int
    kind: Literal["city", "ruin"]
    occupant: int | Literal["ghost"]
    city: NotRequired[str]
    effect: NotRequired[str]
    is_known: NotRequired[bool]
    back: NotRequired[Back]
    tiles: NotRequired[int]


class Place(TypedDict):
    """A place of the board; one that lies face down has no more than where it is."""

    name: str
    q: int
    r: int
    role: Role
    home_of: int
    place_provenance: str
    face_up: bool
    hex: NotRequired[str]
    terrain: NotRequired[Terrain]
    provenance: NotRequired[str]
    points: NotRequired[int]
    controller: NotRequired[int]
    figures: NotRequired[list[int]]
    fortresses: NotRequired[list[int]]
    sites: NotRequired[list[Site]]


class Effective(TypedDict):
    """What a set or a card does in the notation of the tables, and where that comes from.

    A technology also has its points and tells whether the catalogues know its name and effect.
    """

    effect: str
    provenance: str
    points: NotRequired[int]
    own_name: NotRequired[str]
    is_known: NotRequired[bool]
    name_provenance: NotRequired[str]
    deck_provenance: NotRequired[str]


class CubeSet(Effective):
    """A set of spaces on a player's board, and the cubes on it."""

    set: str
    spaces: str
    cubes: list[Colour | Literal[""]]
    complete: bool
    permanent: bool
    on: bool


class Offer(Effective):
    """A technology on display."""

    technology: str
    grey: int
    spaces: str
    permanent: bool


class Deck(TypedDict):
    """The face-up cards of a deck, how many are left, and those known to lie under it."""

    deck: str
    left: int
    under: list[str]
    cards: list[Offer]


class RuinTile(TypedDict):
    """A ruin tile, as only its owner sees it."""

    name: str
    effect: str
    is_known: bool
    provenance: str
    count_provenance: str


class FactionTile(TypedDict):
    """A faction tile with its ability in the notation of the tables."""

    name: str
    ability: str
    is_known: bool
    provenance: str
    colour_provenance: str


class Player(TypedDict):
    """A player's board; a kept ruin tile is shown to its owner, its back to all."""

    seat: int
    faction: str
    tile: NotRequired[FactionTile]
    charges: int
    bag: Counts
    available: Counts
    unused: Counts
    sets: list[CubeSet]
    supply: int
    fortresses: int
    gems: int
    kept: Back | Literal[""]
    kept_tile: NotRequired[RuinTile]
    ghosts: int
    graves: list[int]
    levels: Levels
    technologies: int
    objectives: list[Objective]
    controlled: int
    points: int


class ScorePart(TypedDict):
    """What points are counted for, by the key of its name, and those of every seat."""

    kind: str
    points: list[int]


class Doing(TypedDict):
    """An unfinished procedure; which fields it has depends on its kind."""

    kind: Literal["set-up", "turn", "explore", "choose", "pay", "afflict", "reset"]
    seat: NotRequired[int]
    step: NotRequired[int]
    markers: NotRequired[int]
    back: NotRequired[Back]
    tile: NotRequired[RuinTile]
    icons: NotRequired[int]
    price: NotRequired[str]
    loss: NotRequired[str]
    waiting: NotRequired[list[int]]


class HyperboreaView(TypedDict):
    """The table as one seat, or a spectator, sees it."""

    game: str
    seat: int
    seats: int
    reconstructed: dict[str, int]
    asked: int
    is_over: bool
    round: int
    active: int
    start_seat: int
    ending: int
    conditions: int
    objectives: list[Objective]
    needed: Needed
    top_level: int
    upgrade_level: int
    hexes: list[Place]
    players: list[Player]
    parts: list[ScorePart]
    supply: Counts
    gems: int
    ghosts: int
    hidden_borderlands: int
    hidden_centrals: int
    unseen_tiles: BackCounts
    used_tiles: list[str]
    decks: list[Deck]
    pool: list[str]
    stopped: list[str]
    doing: list[Doing]
