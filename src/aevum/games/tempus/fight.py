"""The fight (R7)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.distinct import distinct
from aevum.games.tempus.effect_ids import FORTIFICATION, WEAPONS
from aevum.games.tempus.hand import pay_sewerage
from aevum.games.tempus.ids import (
    ADVANCE,
    ADVANCED,
    ATTACK,
    ATTACKED,
    CARD_PLAYED,
    CARD_SHOWN,
    CARD_TERRAINS,
    CARDS_LAID,
    EVERY,
    FIGHT_LOST,
    FIGHT_WON,
    NAME,
    NONE,
    PLAY,
    STRENGTHS,
    TERRAIN_NAMED,
    TERRAINS,
    effect_of,
    terrain_of,
)
from aevum.games.tempus.names import card_name, hex_name, terrain_word
from aevum.games.tempus.shown import Doing
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import AMOUNTS
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.marks import i64
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame

PROTECTED: Final = 3
"""R7.1: a player who controls so many hexes or fewer cannot be attacked."""

# The order of a fight (R7.2 to R7.12).
TARGET: Final = 0
TERRAIN: Final = 1
ATTACKER: Final = 2
DEFENDER: Final = 3
COMPARE: Final = 4
FOLLOW: Final = 5


@dataclass(init=False, slots=True)
class Fight(Frame):
    """One attack: target, terrain, hidden cards of the attacker, cards of the defender, result."""

    seat: int
    at: int
    source: int
    target: int
    defender: int
    terrain: int
    lowest: int
    attack_cards: list[int]
    defence_cards: list[int]

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.at = TARGET
        self.source = NONE
        self.target = NONE
        self.defender = NONE
        self.terrain = NONE
        self.lowest = 0
        self.attack_cards = []
        self.defence_cards = []

    def copy(self) -> "Fight":
        """Return a frame with the same memory."""
        new = Fight(self.seat)
        new.at = self.at
        new.source = self.source
        new.target = self.target
        new.defender = self.defender
        new.terrain = self.terrain
        new.lowest = self.lowest
        new.attack_cards = self.attack_cards[:]
        new.defence_cards = self.defence_cards[:]
        return new

    def step(self, g: Tempus) -> None:
        """Ask whoever has to decide; seats without cards are not asked for cards."""
        if self.at == TERRAIN:
            g.ask(self.defender)
        elif self.at == ATTACKER and not g.players[self.seat].hand:
            self.close_attack(g)
        elif self.at == DEFENDER:
            if g.players[self.defender].hand:
                g.ask(self.defender)
            else:
                self.at = COMPARE
        elif self.at == COMPARE:
            self.compare(g)
        else:
            g.ask(self.seat)

    def options(self, g: Tempus, out: list[int]) -> None:
        """Offer what the present point of the order asks for."""
        if self.at == TARGET:
            out.extend(attacks(g, self.seat))
        elif self.at == TERRAIN:
            for terrain in range(CARD_TERRAINS):
                out.append(pack(NAME, terrain))
        elif self.at == FOLLOW:
            most = g.players[self.seat].limit_with_sewerage()
            for count in range(min(g.tokens[self.source], most) + 1):
                out.append(pack(ADVANCE, count))
        else:
            seat = self.seat if self.at == ATTACKER else self.defender
            out.append(DONE)
            for card in distinct(g.players[seat].hand, self.lowest):
                out.append(pack(PLAY, card))

    def answer(self, g: Tempus, action: int) -> None:
        """Carry out one decision of the fight."""
        if self.at == TARGET:
            self.declare(g, x_of(action), y_of(action))
        elif self.at == TERRAIN:
            self.terrain = x_of(action)
            g.note(TERRAIN_NAMED, self.defender, self.terrain)
            self.at = DEFENDER if g.switches.terrain_named_after else ATTACKER
        elif self.at == FOLLOW:
            self.follow(g, x_of(action))
        elif self.at == ATTACKER:
            self.lay_card(g, action)
        else:
            self.show_card(g, action)

    def declare(self, g: Tempus, source: int, target: int) -> None:
        """The attacker names both hexes; the owner of a city will name the terrain (R7.2, R7.3)."""
        self.source = source
        self.target = target
        self.defender = g.owner[target]
        g.note(ATTACKED, self.seat, source, target, self.defender)
        self.at = ATTACKER
        if g.city[target] == 0:
            self.terrain = g.island.terrain[target]
        elif not g.switches.terrain_named_after:
            self.at = TERRAIN

    def lay_card(self, g: Tempus, action: int) -> None:
        """The attacker lays a card face down, or has laid enough (R7.5)."""
        if action == DONE:
            self.close_attack(g)
            return
        self.lowest = x_of(action)
        g.players[self.seat].hand.remove(self.lowest)
        self.attack_cards.append(self.lowest)

    def close_attack(self, g: Tempus) -> None:
        """The attacker's cards lie; only their number is known."""
        g.note(CARDS_LAID, self.seat, len(self.attack_cards))
        self.lowest = 0
        self.at = TERRAIN if self.terrain == NONE else DEFENDER

    def show_card(self, g: Tempus, action: int) -> None:
        """The defender plays a card face up, or has played enough (R7.6)."""
        if action == DONE:
            self.at = COMPARE
            return
        self.lowest = x_of(action)
        g.players[self.defender].hand.remove(self.lowest)
        self.defence_cards.append(self.lowest)
        g.note(CARD_PLAYED, self.defender, self.lowest)

    def compare(self, g: Tempus) -> None:
        """Turn the attacker's cards over and compare; a tie is the defender's (R7.7, R7.11)."""
        g.seal()
        attack = g.tokens[self.source]
        for card in self.attack_cards:
            attack += strength(g, card, self.terrain, False)
            g.note(CARD_SHOWN, self.seat, card)
        defence = g.tokens[self.target] + g.city[self.target]
        for card in self.defence_cards:
            defence += strength(g, card, self.terrain, True)
        g.discard.extend(self.attack_cards)
        g.discard.extend(self.defence_cards)
        self.attack_cards = []
        self.defence_cards = []
        g.note(STRENGTHS, self.seat, attack, defence, self.defender)
        if attack > defence:
            lost = g.city[self.target] or -g.tokens[self.target]
            g.note(FIGHT_WON, self.seat, self.target, lost, self.defender)
            g.vacate(self.target)
            self.at = FOLLOW
        else:
            g.note(FIGHT_LOST, self.seat, self.source, self.target, self.defender)
            g.remove_token(self.source)
            g.pop()

    def follow(self, g: Tempus, count: int) -> None:
        """The winner brings any number of the attacking tokens into the vacated hex (R7.12)."""
        for _ in range(count):
            g.shift_token(self.seat, self.source, self.target)
        g.note(ADVANCED, self.seat, self.target, count)
        g.pop()
        pay_sewerage(g, self.seat, count - g.players[self.seat].limit())

    def set_asked(self, g: Tempus) -> int:
        """The cards of a side may be named in any order (R7.5, R7.6)."""
        return self.at if self.at == ATTACKER or self.at == DEFENDER else 0

    def is_midway(self) -> bool:
        """A fight is one whole decision until the winner has advanced."""
        return True

    def prompt(self, g: Tempus) -> Msg:
        """Ask for the attack, for the terrain of a city, for cards, or who advances."""
        seat = seat_name(g.asked)
        if self.at == TARGET:
            return Msg("prompt-attack", seat=seat)
        target = hex_name(g, self.target)
        if self.at == TERRAIN:
            return Msg("prompt-name", seat=seat, hex=target)
        if self.at == FOLLOW:
            return Msg("prompt-advance", seat=seat, hex=target)
        return Msg(
            "prompt-attacker" if self.at == ATTACKER else "prompt-defender",
            seat=seat,
            hex=target,
            attack=g.tokens[self.source],
            defence=g.tokens[self.target] + g.city[self.target],
            terrain=terrain_word(self.terrain),
            cards=len(self.attack_cards),
        )

    def show(self, g: Tempus, seat: int) -> Doing | None:
        """Show a fight; of the attacker's cards only their number, but to the attacker (R7.5)."""
        if self.target == NONE:
            return None
        shown: Doing = {
            "kind": "fight",
            "attacker": self.seat,
            "defender": self.defender,
            "source": hex_name(g, self.source),
            "target": hex_name(g, self.target),
            "terrain": TERRAINS[self.terrain] if self.terrain != NONE else "",
            "attack_cards": len(self.attack_cards),
            "defence_cards": [card_name(card) for card in self.defence_cards],
        }
        if seat == self.seat:
            shown["own_attack_cards"] = [card_name(card) for card in self.attack_cards]
        return shown


def strength(g: Tempus, card: int, terrain: int, defends: bool) -> int:
    """Say what a card counts in a fight (R7.8, R7.9, R11.1)."""
    effect = 0
    if effect_of(card) == WEAPONS or (effect_of(card) == FORTIFICATION and defends):
        effect = AMOUNTS[card]
    fitting = 1 if terrain_of(card) == terrain else 0
    if g.switches.card_counts_once:
        return max(effect, fitting)
    return effect + fitting


def is_protected(g: Tempus, seat: int) -> bool:
    """Say whether a player controls so few hexes that nobody may attack (R7.1, R11.2)."""
    controlled = len(g.players[seat].hexes)
    if not g.switches.cities_count_for_protection:
        for place in g.players[seat].hexes:
            if g.city[place] > 0:
                controlled -= 1
    return controlled <= PROTECTED


def attacks(g: Tempus, seat: int, most: int = EVERY) -> list[int]:
    """List the pairs of an occupied hex and an adjacent hex of another player (R7.2)."""
    found: list[int] = []
    near = g.island.near
    owners = g.owner
    source: i64
    target: i64
    for source in g.players[seat].hexes:
        if g.tokens[source] > 0:
            for target in near[source]:
                owner: i64 = owners[target]
                if owner != NONE and owner != seat and not is_protected(g, owner):
                    found.append(pack(ATTACK, source, target))
                    if len(found) == most:
                        return found
    return found
