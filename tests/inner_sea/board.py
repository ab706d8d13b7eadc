"""Positions of the Inner Sea for tests."""

import random
from collections.abc import Callable

from aevum.games.inner_sea.cards.drawing import Draw
from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.cards.piles import is_event
from aevum.games.inner_sea.cards.reactions import Reactions
from aevum.games.inner_sea.contest.phase import CompetitionPhase
from aevum.games.inner_sea.epoch.event import EpochEvent
from aevum.games.inner_sea.growth.phase import DEPLOYMENT, RETIREMENT, Growth
from aevum.games.inner_sea.ids import (
    ACTION,
    BARBARIANS,
    BUILT,
    BURIED,
    CARD,
    COMPETE,
    FACTIONS,
    GROWTH,
    RECKONING,
)
from aevum.games.inner_sea.notation import faction_name
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.reckoning.phase import DOMINATION, Reckoning
from aevum.games.inner_sea.reckoning.tally import enforce_limits
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    CARD_CLASS,
    CARD_NAMES,
    CIVILIZATION_NAMES,
    HOME,
    MAP_NAMES,
    WONDER_NAMES,
)
from aevum.games.inner_sea.turn import COUNT, FIGHT, GROW, INVADE, PLAY_CARDS, RECKON, Turn
from aevum.kernel.game import Value
from aevum.kernel.message import Msg
from aevum.kernel.state import NOBODY, Frame
from tests.kit import Table


class Board(Table):
    """A game without disks on the map and without hands; civilizations in turn order 0, 1, ..."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Value) -> None:
        Table.__init__(self, "inner_sea", seats, options, seed)
        assert isinstance(self.state, Sea)
        self.g = self.state
        self.through_set_up()
        self.clear()

    def clear(self) -> "Board":
        """Take everything off the map and all cards out of the hands."""
        for civ, p in enumerate(self.g.players):
            for area in p.held[:]:
                self.g.remove(civ, area, 9)
            p.stock += p.ready
            p.ready = 0
            self.g.lose_talents(civ, p.talents)
            self.g.deck.extend(p.hand)
            p.hand = []
        for area in range(len(AREA_NAMES)):
            self.g.remove(BARBARIANS, area, 9)
        self.g.deck.sort()
        self.g.order = list(range(len(self.g.players)))
        self.g.turn = 1
        return self

    def player(self, civ: int) -> Player:
        """Look at one display."""
        return self.g.players[civ]

    def area(self, name: str) -> int:
        """Find an area by its name."""
        return AREA_NAMES.index(name)

    def faction(self, name: str) -> int:
        """Find a faction by the name of its civilization."""
        factions: list[int] = [*range(len(self.g.players)), BARBARIANS]
        for faction in factions:
            if faction_name(self.g, faction) == name:
                return faction
        raise ValueError(f"{name} does not play")

    def disks(self, civ: int, **stacks: int) -> "Board":
        """Put disks of a civilization on the map."""
        for name, count in stacks.items():
            self.g.players[civ].stock -= count
            self.g.put(civ, self.area(name), count)
        return self

    def barbarians(self, **stacks: int) -> "Board":
        """Put Barbarian disks on the map."""
        for name, count in stacks.items():
            self.g.barbarian_stock -= count
            self.g.put(BARBARIANS, self.area(name), count)
        return self

    def becomes(self, civ: int, civilization: str, home: str = "") -> "Board":
        """Give a civilization another power, and another home."""
        self.player(civ).civilization = CIVILIZATION_NAMES.index(civilization)
        if home:
            self.player(civ).home = self.area(home)
        return self

    def powerless(self) -> "Board":
        """Give the first three civilizations powers that have no part in competitions."""
        for civ, name in enumerate(("egyptians", "celt_iberians", "phoenicians")):
            if civ < len(self.g.players):
                self.becomes(civ, name)
        return self

    def ready_box(self, civ: int, count: int) -> "Board":
        """Put disks into a Ready Box."""
        self.player(civ).stock -= count
        self.player(civ).ready += count
        return self

    def talents(self, civ: int, count: int) -> "Board":
        """Put Talents into a Treasury."""
        self.g.gain_talents(civ, count)
        return self

    def points(self, civ: int, count: int) -> "Board":
        """Set the victory points of a civilization."""
        self.player(civ).vp = count
        return self

    def holds(self, civ: int, *cards: str) -> "Board":
        """Give cards of the deck to a civilization."""
        for name in cards:
            card = CARD_NAMES.index(name)
            self.g.deck.remove(card)
            self.player(civ).hand = sorted([*self.player(civ).hand, card])
        return self

    def invests(self, civ: int, *cards: str) -> "Board":
        """Put investments of the deck in front of a civilization."""
        for name in cards:
            card = CARD_NAMES.index(name)
            self.g.deck.remove(card)
            self.player(civ).investments = sorted([*self.player(civ).investments, card])
            if name == "heroic_saga":
                self.player(civ).saga = 2
        return self

    def discards(self, *cards: str) -> "Board":
        """Put cards of the deck on the discard pile."""
        for name in cards:
            card = CARD_NAMES.index(name)
            self.g.deck.remove(card)
            self.g.discard.append(card)
        return self

    def on_top(self, *cards: str) -> "Board":
        """Lay cards of the deck on top, the next to be drawn first; nobody knows them."""
        for name in reversed(cards):
            card = CARD_NAMES.index(name)
            self.g.deck.remove(card)
            self.g.top.append(card)
        return self

    def wonder(self, civ: int, name: str, area: str, is_buried: bool = False) -> "Board":
        """Build a Wonder for a civilization."""
        wonder = WONDER_NAMES.index(name)
        self.g.wonder_state[wonder] = BURIED if is_buried else BUILT
        self.g.wonder_owner[wonder] = civ
        self.g.wonder_area[wonder] = self.area(area)
        return self

    def runs(self, *frames: Frame) -> "Board":
        """Let these procedures go on, the innermost last."""
        self.g.stack = list(frames)
        self.g.asked = NOBODY
        self.ready()
        self.g.run()
        return self

    def growth(self, civ: int, at: int = RETIREMENT) -> "Board":
        """Begin the growth of a civilization; it is the last to grow in this turn."""
        self.g.phase = GROWTH
        turn = Turn(INVADE)
        return self.runs(turn, Growth(civ, at))

    def deployment(self, civ: int) -> "Board":
        """Begin the Deployment Step of a civilization."""
        self.g.phase = GROWTH
        growth = Growth(civ, DEPLOYMENT)
        growth.is_homeless = not self.player(civ).held
        return self.runs(Turn(INVADE), growth)

    def card_phase(self, civ: int = 0) -> "Board":
        """Begin the Card Phase with the turn of a civilization."""
        self.g.phase = CARD
        return self.runs(Turn(PLAY_CARDS + 1), CardPhase(self.g.rank(civ)))

    def competitions(self) -> "Board":
        """Begin the Competition Phase."""
        self.g.phase = COMPETE
        return self.runs(Turn(FIGHT + 1), CompetitionPhase())

    def reckoning(self, at: int = DOMINATION) -> "Board":
        """Begin the Reckoning Phase, the limits enforced."""
        self.g.phase = RECKONING
        enforce_limits(self.g)
        turn = Turn(COUNT)
        turn.at = 0
        return self.runs(turn, Reckoning(at))

    def draws(self, civ: int, count: int) -> "Board":
        """Let a civilization draw cards in the Growth Phase."""
        self.g.phase = GROWTH
        return self.runs(Turn(INVADE), Draw(civ, count))

    def epoch_event(self, line: int) -> "Board":
        """Let a line of the table of End of Epoch Events happen."""
        self.g.phase = RECKONING
        return self.runs(Turn(RECKON), EpochEvent(line))

    def begins_turn(self) -> "Board":
        """Begin the growth of all."""
        return self.runs(Turn(GROW))

    def at(self, name: str) -> list[int]:
        """Look at the disks in an area: one number for each civilization, then the Barbarians."""
        start = self.area(name) * FACTIONS
        stacks = self.g.disks[start : start + FACTIONS]
        return [*stacks[: len(self.g.players)], stacks[BARBARIANS]]

    def white(self, civ: int, name: str) -> int:
        """Count the white disks of a civilization in an area."""
        return self.g.white[self.area(name) * FACTIONS + civ]

    def hand(self, civ: int) -> list[str]:
        """List the hand of a civilization by name."""
        return [CARD_NAMES[card] for card in self.player(civ).hand]

    def plays_on(self, seed: int, is_through: Callable[[Sea], bool]) -> "Board":
        """Answer at random until a point is reached."""
        chance = random.Random(seed)
        while not is_through(self.g):
            self.g.apply(chance.choice(self.g.legal()))
            self.ready()
        return self

    def passes(self) -> "Board":
        """Answer `done` as long as it is offered."""
        while not self.g.is_over and "done" in self.options():
            self.play("done")
        return self

    def through_set_up(self) -> "Board":
        """Answer whatever the set-up asks, until the first turn has begun."""
        while self.g.turn == 0:
            self.g.apply(self.g.legal()[0])
        return self

    def in_order(self, *civs: int) -> "Board":
        """Set the turn order."""
        self.g.order = list(civs)
        return self

    def without_events(self) -> "Board":
        """Take the events out of the deck, so that a draw brings none."""
        for card in [card for card in self.g.deck if is_event(card)]:
            self.g.deck.remove(card)
            self.g.removed.append(card)
        return self

    def with_events(self) -> "Board":
        """Put the events back into the deck."""
        for card in [card for card in self.g.removed if is_event(card)]:
            self.g.removed.remove(card)
            self.g.deck.append(card)
        self.g.deck.sort()
        return self

    def with_deck_of(self, *cards: str) -> "Board":
        """Leave only these cards in the deck; all others are out of the game."""
        kept = [CARD_NAMES.index(name) for name in cards]
        self.g.removed.extend(card for card in self.g.deck if card not in kept)
        self.g.deck = [card for card in self.g.deck if card in kept]
        return self

    def idles(self, is_through: Callable[[Sea], bool]) -> "Board":
        """Answer with the first option, which is to pass wherever one may, until a point."""
        while not is_through(self.g):
            self.g.apply(self.g.legal()[0])
            self.ready()
        return self

    def unanswered(self) -> "Board":
        """Let everybody who is asked for a reaction let the card pass."""
        while isinstance(self.g.stack[-1], Reactions):
            self.play("done")
        return self

    def areas_told(self, key: str) -> list[str]:
        """List the areas that the facts of one kind in the journal name."""
        areas = [msg.args["area"] for msg in self.was_told(f"note-{key}")]
        return [area.key.removeprefix("area-") for area in areas if isinstance(area, Msg)]

    def cards_told(self, key: str) -> list[str]:
        """List the cards that the facts of one kind in the journal name."""
        cards = [msg.args["card"] for msg in self.was_told(f"note-{key}")]
        numbers = [card.key.removeprefix("card-") for card in cards if isinstance(card, Msg)]
        return [CARD_NAMES[int(number)] for number in numbers]

    def plain_draws(self, count: int) -> list[str]:
        """Lay action cards on top of the deck, so that the next draws show no event; name them."""
        cards = [card for card in self.g.deck if CARD_CLASS[card] == ACTION][-count:]
        names = [CARD_NAMES[card] for card in cards]
        self.on_top(*names)
        return names

    def in_turn(self, turn: int, epoch: int = 1) -> "Board":
        """Go on to a turn of an epoch."""
        self.g.turn = turn
        self.g.epoch = epoch
        return self

    def state_of(self, wonder: str) -> int:
        """Say whether a Wonder is out of the game, Available, Built or Buried."""
        return self.g.wonder_state[WONDER_NAMES.index(wonder)]

    def owner_of(self, wonder: str) -> int:
        """Name the owner of a Wonder."""
        return self.g.wonder_owner[WONDER_NAMES.index(wonder)]

    def on_map(self, civ: int) -> int:
        """Count the disks of a civilization on the map."""
        return sum(self.g.disks[civ::FACTIONS])

    def discarded(self) -> list[str]:
        """List the discard pile by name."""
        return [CARD_NAMES[card] for card in self.g.discard]


def played_by(*civilizations: str, extent: str = "whole", **options: Value) -> Board:
    """Lay out a map without disks for these civilizations; no draw brings an event."""
    board = Board(len(civilizations), 1, **options)
    board.g.extent = MAP_NAMES.index(extent)
    board.g.used_civilizations = 0
    for civ, name in enumerate(civilizations):
        board.becomes(civ, name)
        board.player(civ).home = HOME[board.player(civ).civilization]
        board.g.used_civilizations |= 1 << board.player(civ).civilization
    board.g.journal = []
    return board.without_events()


def dealt(seats: int, seed: int = 1, **options: Value) -> Board:
    """Begin a game and leave everything as the set-up has laid it out."""
    board = Board(seats, seed, **options)
    state = board.game.new(seats, seed, options, keep_journal=True)
    assert isinstance(state, Sea)
    board.state = board.g = state
    return board.through_set_up()
