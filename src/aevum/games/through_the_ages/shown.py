"""What a seat is shown of a position of Through the Ages, ready for JSON."""

from typing import Literal, NotRequired, TypedDict

from aevum.games.through_the_ages.ids import Age


class Place(TypedDict):
    """One place of the card row; the cost is what taking the card costs the seat that looks."""

    place: int
    card: str
    age: NotRequired[Age]
    cost: NotRequired[int]


class EventBack(TypedDict):
    """The back of a card of an event deck; the own ones have their names."""

    age: Age
    by: int
    card: str


class Technology(TypedDict):
    """A technology that carries workers, and blue tokens if it stores them."""

    card: str
    level: int
    workers: int
    tokens: int


class Wonder(TypedDict):
    """A completed wonder."""

    card: str
    is_ruined: bool
    has_homer: bool


class Production(TypedDict):
    """What the next production brings."""

    is_uprising: bool
    culture: int
    science: int
    food: int
    resources: int


class Temporary(TypedDict):
    """What can be spent in this turn only."""

    unit_resource: int
    unit_science: int
    resource: int
    food: int


class Civilization(TypedDict):
    """The board of one player; the military hand is shown to its owner only."""

    seat: int
    is_out: bool
    culture: int
    science: int
    culture_rating: int
    science_rating: int
    strength: int
    happiness: int
    faces_required: int
    discontent: int
    civil: int
    civil_total: int
    military: int
    military_total: int
    food: int
    resources: int
    blue_bank: int
    yellow_bank: int
    unused_workers: int
    increase_cost: int
    consumption: int
    corruption: int
    colonization: int
    next: Production
    technologies: list[Technology]
    government: str
    specials: list[str]
    leader: str
    wonders: list[Wonder]
    wonder: str
    stages: int
    stage_costs: list[int]
    colonies: list[str]
    tactic: str
    is_exclusive: bool
    pact: str
    pact_partner: int
    pact_side: int
    war: str
    war_target: int
    hand: list[str]
    hand_limit: int
    military_hand_limit: int
    military_hand_size: int
    military_hand_ages: list[Age]
    temporary: Temporary
    military_hand: NotRequired[list[str]]
    colonization_force: NotRequired[int]


class Doing(TypedDict):
    """An unfinished procedure; which fields it has depends on its kind."""

    kind: Literal[
        "turn",
        "politics",
        "action-card",
        "auction",
        "colonize",
        "colony",
        "event",
        "pact",
        "discard",
        "agreement",
        "aggression",
        "spoils",
    ]
    seat: NotRequired[int]
    step: NotRequired[int]
    card: NotRequired[str]
    bid: NotRequired[int]
    bidder: NotRequired[int]
    waiting: NotRequired[list[int]]
    sent: NotRequired[list[str]]
    bonus: NotRequired[int]
    force: NotRequired[int]
    other: NotRequired[int]
    side: NotRequired[int]
    rival: NotRequired[int]
    attack: NotRequired[int]
    defense: NotRequired[int]
    is_defending: NotRequired[bool]
    laid: NotRequired[int]
    own_laid: NotRequired[list[str]]
    laid_strength: NotRequired[int]
    left: NotRequired[int]
    active: NotRequired[int]


class AgesView(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    seat: int
    seats: int
    asked: int
    is_over: bool
    age: Age
    round: int
    last_round: int
    start_seat: int
    turn: int
    row: list[Place]
    civil_deck: int
    military_deck: int
    discard: list[str]
    discard_unseen: int
    current_events: list[EventBack]
    future_events: list[EventBack]
    next_event: str
    looked_at_next: list[int]
    past_events: list[str]
    common_tactics: list[str]
    players: list[Civilization]
    doing: list[Doing]
