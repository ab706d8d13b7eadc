"""Aggressions: the defense and what the attacker gets (R3.2)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.common.shared import with_sorted
from aevum.games.through_the_ages.attacks import attack_bonus, note_strengths
from aevum.games.through_the_ages.buildings import buildings_in_use, free_worker
from aevum.games.through_the_ages.colonies import remove_colony
from aevum.games.through_the_ages.effect_ids import (
    ANNEX,
    ARMED_INTERVENTION,
    ENSLAVE,
    INFILTRATE,
    PLUNDER,
    RAID,
    SPY,
)
from aevum.games.through_the_ages.ids import (
    ATTACK_FAILED,
    ATTACK_SUCCEEDED,
    BONUS,
    BONUS_PLAYED,
    COLONIZED,
    DISCARD,
    DISCARDED,
    FIRST_URBAN,
    FOOD,
    GAINED,
    LOST,
    NONE,
    PICK,
    PLAY,
    RAZE,
)
from aevum.games.through_the_ages.leaders import remove_leader
from aevum.games.through_the_ages.names import card_word
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.ratings import (
    military_total,
    strength,
)
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AMOUNT,
    BLUE,
    CARDS,
    DEFENSE,
    EFFECT,
    KIND,
    LEVEL,
    SLOT_COST,
    YELLOW,
)
from aevum.games.through_the_ages.tokens import gain_blue, push_blue_loss, push_population_loss
from aevum.games.through_the_ages.told import note_ratings, told_ratings
from aevum.games.through_the_ages.wonders import remove_wonder
from aevum.kernel.action import DONE, kind_of, pack, x_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import DROPPED, Frame

DEFENDING: Final = 0
TAKING: Final = 1
OVER: Final = 2


def defense_of(card: int) -> int:
    """What a card adds to the defense: a bonus card its upper value, any other one (R3.2.5)."""
    return DEFENSE[card] if KIND[card] == BONUS else 1


@dataclass(init=False, slots=True)
class Aggression(Frame):
    """The rival may defend with cards; then the attacker takes what the card says."""

    seat: int
    card: int
    rival: int
    at: int
    laid: list[int]
    """The cards of the defense, secret until it is complete."""
    razed: int
    cost: int

    def __init__(self, seat: int = 0, card: int = 0, rival: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.rival = rival
        self.at = DEFENDING
        self.laid = []
        self.razed = 0
        self.cost = 0

    def copy(self) -> "Aggression":
        """Return a frame with the same memory."""
        new = Aggression(self.seat, self.card, self.rival)
        new.at = self.at
        new.laid = self.laid[:]
        new.razed = self.razed
        new.cost = self.cost
        return new

    def step(self, g: Ages) -> None:
        """Ask the rival for a defense, then the attacker for the spoils."""
        q = g.players[self.rival]
        if self.at == DEFENDING:
            if q.military_hand and military_total(g, self.rival) > 0:
                g.ask(self.rival)
            else:
                self.succeed(g)
        elif self.at == TAKING:
            if self.has_choice(g):
                g.ask(self.seat)
            else:
                self.at = OVER
        else:
            self.finish(g)

    def needed(self, g: Ages) -> int:
        """What the defense must add to reach the attacker's strength."""
        own = strength(g, self.seat) + attack_bonus(g, self.seat, self.rival)
        return own - strength(g, self.rival)

    def laid_strength(self) -> int:
        """What the cards laid so far add."""
        total = 0
        for card in self.laid:
            total += defense_of(card)
        return total

    # Defense

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer the defense, or the spoils."""
        if self.at == DEFENDING:
            out.append(DONE)
            self.defense_options(g, out)
        else:
            self.spoils(g, out)

    def defense_options(self, g: Ages, out: list[int]) -> None:
        """Offer cards in ascending order with which the attacker's strength can be reached."""
        hand = g.players[self.rival].military_hand
        left = military_total(g, self.rival) - len(self.laid)
        missing = self.needed(g) - self.laid_strength()
        lowest = self.laid[-1] if self.laid else 0
        last = NONE
        for i in range(len(hand)):
            card = hand[i]
            if card == last or card < lowest:
                continue
            last = card
            if defense_of(card) + best_defense(hand, i + 1, left - 1) >= missing and left > 0:
                is_bonus = KIND[card] == BONUS
                out.append(pack(PLAY if is_bonus else DISCARD, card))

    def answer(self, g: Ages, action: int) -> None:
        """Lay a card, give the defense up, or take spoils."""
        if self.at == TAKING:
            self.take(g, action)
            return
        if action == DONE:
            for card in self.laid:
                g.players[self.rival].take_military_card(card)
            self.laid = []
            self.succeed(g)
            return
        g.players[self.rival].give_military_card(x_of(action))
        self.laid.append(x_of(action))
        if self.laid_strength() >= self.needed(g):
            self.fail(g)

    def fail(self, g: Ages) -> None:
        """The defense holds: its cards are discarded, the card has no effect (R3.2.7)."""
        defense = self.laid_strength()
        for card in self.laid:
            if KIND[card] == BONUS:
                g.discard_shown(card)
                g.note(BONUS_PLAYED, self.rival, card)
            else:
                g.put_away(card)
                g.whisper(DISCARDED, self.rival, card)
        self.laid = []
        self.at = OVER
        note_strengths(g, self.seat, self.rival, defense)
        g.note(ATTACK_FAILED, self.seat, self.card, self.rival)

    def finish(self, g: Ages) -> None:
        """The aggression is discarded."""
        g.discard_shown(self.card)
        g.pop()

    # Spoils

    def succeed(self, g: Ages) -> None:
        """The attacker follows the card; where it leaves a choice it is asked (R3.2.8)."""
        self.at = OVER
        p = g.players[self.seat]
        amount = AMOUNT[self.card]
        note_strengths(g, self.seat, self.rival, 0)
        g.note(ATTACK_SUCCEEDED, self.seat, self.card, self.rival)
        effect = EFFECT[self.card]
        if effect == ENSLAVE:
            resources = p.gain_resources(amount)
            g.note(GAINED, self.seat, p.gain_food(amount), resources)
            push_population_loss(g, self.rival, 1)
        elif effect == SPY:
            g.learn(self.seat, -g.learn(self.rival, -amount))
        elif effect == ARMED_INTERVENTION:
            g.score(self.seat, -g.score(self.rival, -amount))
        else:
            self.at = TAKING

    def has_choice(self, g: Ages) -> bool:
        """Say whether there is anything left to take."""
        out: list[int] = []
        self.spoils(g, out)
        return len(out) > 0

    def spoils(self, g: Ages, out: list[int]) -> None:
        """Append what the attacker may take."""
        q = g.players[self.rival]
        effect = EFFECT[self.card]
        if effect == PLUNDER:
            plunder_options(q, AMOUNT[self.card], out)
        elif effect == RAID:
            raid_options(q, self.rival, LEVEL[self.card] - self.razed, out)
        elif effect == ANNEX:
            for colony in q.colonies:
                out.append(pack(PICK, colony))
        elif effect == INFILTRATE:
            if q.leader != NONE:
                out.append(pack(PICK, q.leader))
            if q.wonder != NONE:
                out.append(pack(PICK, q.wonder))

    def take(self, g: Ages, action: int) -> None:
        """Take what was chosen."""
        kind, x = kind_of(action), x_of(action)
        if kind == RAZE:
            self.raid(g, x)
            return
        self.at = OVER
        if kind == FOOD:
            self.plunder(g, x)
        elif EFFECT[self.card] == ANNEX:
            annex(g, self.seat, self.rival, x)
        else:
            self.infiltrate(g, x)

    def plunder(self, g: Ages, food: int) -> None:
        """Take so much food, and resources for the rest; gain what was really lost (R8.6.8)."""
        p, q = g.players[self.seat], g.players[self.rival]
        lost_food = q.lose_food(food)
        lost = q.lose_resources(min(AMOUNT[self.card] - food, q.resources()))
        g.note(LOST, self.rival, lost_food, lost)
        resources = p.gain_resources(lost)
        g.note(GAINED, self.seat, p.gain_food(lost_food), resources)

    def raid(self, g: Ages, slot: int) -> None:
        """Destroy a building; the last one pays half of all printed costs, rounded up (R3.2.9)."""
        ratings = told_ratings(g, self.rival)
        free_worker(g, self.rival, slot)
        note_ratings(g, self.rival, ratings)
        self.razed += 1
        price = SLOT_COST[slot]
        if g.switches.raid_rounds_each:
            price += price % 2
        self.cost += price
        most = 1 if LEVEL[self.card] == 1 else 2
        if self.razed == most or not self.has_choice(g):
            self.at = OVER
            gained = g.players[self.seat].gain_resources((self.cost + 1) // 2)
            g.note(GAINED, self.seat, 0, gained)

    def infiltrate(self, g: Ages, card: int) -> None:
        """Remove the rival's leader or unfinished wonder for three points a level."""
        if g.players[self.rival].leader == card:
            remove_leader(g, self.rival)
        else:
            remove_wonder(g, self.rival)
        points = AMOUNT[self.card] * LEVEL[card]
        g.score(self.seat, points)

    def set_asked(self, g: Ages) -> int:
        """The cards of a defense and the buildings of a raid may be named in any order.

        To be done gives the defense up (R3.2.5, R3.2.9).
        """
        if self.at == DEFENDING:
            return DROPPED + 1
        return 1 if EFFECT[self.card] == RAID else 0

    def is_midway(self) -> bool:
        """A defense is begun, or spoils are to be taken."""
        return self.at == TAKING or len(self.laid) > 0

    def prompt(self, g: Ages) -> Msg:
        """Say what the defense needs, or ask for the spoils."""
        card = card_word(self.card)
        if self.at == TAKING:
            rival = seat_name(self.rival)
            return Msg("prompt-spoils", seat=seat_name(self.seat), card=card, other=rival)
        return Msg(
            "prompt-defend",
            seat=seat_name(self.rival),
            card=card,
            other=seat_name(self.seat),
            n=max(0, self.needed(g) - self.laid_strength()),
        )

    def show(self, g: Ages, seat: int) -> Doing:
        """Show the attack; the cards of the defense only to the defender until it is complete."""
        shown: Doing = {
            "kind": "aggression",
            "seat": self.seat,
            "card": CARDS[self.card],
            "rival": self.rival,
            "attack": strength(g, self.seat) + attack_bonus(g, self.seat, self.rival),
            "defense": strength(g, self.rival),
            "is_defending": self.at == DEFENDING,
            "laid": len(self.laid),
        }
        if seat == self.rival:
            shown["own_laid"] = [CARDS[card] for card in self.laid]
            shown["laid_strength"] = self.laid_strength()
        return shown


def best_defense(hand: list[int], start: int, count: int) -> int:
    """The most that so many cards of the rest of a hand can add."""
    values: list[int] = []
    for i in range(start, len(hand)):
        values.append(defense_of(hand[i]))
    values.sort()
    total = 0
    for i in range(len(values)):
        if i >= count:
            break
        total += values[len(values) - 1 - i]
    return total


def plunder_options(q: Player, amount: int, out: list[int]) -> None:
    """Append how much of the loot is food; as much is taken as there is."""
    food, resources = q.food(), q.resources()
    total = min(amount, food + resources)
    if total == 0:
        return
    for part in range(max(0, total - resources), min(total, food) + 1):
        out.append(pack(FOOD, part))


def raid_options(q: Player, rival: int, level: int, out: list[int]) -> None:
    """Append the urban buildings up to a level."""
    for slot in buildings_in_use(q, FIRST_URBAN, level):
        out.append(pack(RAZE, slot, rival))


def annex(g: Ages, seat: int, rival: int, colony: int) -> None:
    """Move a colony; only its permanent effect goes with it (R7.6.1)."""
    ratings = told_ratings(g, seat)
    p = g.players[seat]
    p.colonies = with_sorted(p.colonies, colony)
    g.note(COLONIZED, seat, colony)
    note_ratings(g, seat, ratings)
    g.gain_yellow(seat, YELLOW[colony])
    if BLUE[colony] > 0:
        gain_blue(g, seat, BLUE[colony])
    if not remove_colony(g, rival, colony) and BLUE[colony] < 0:
        push_blue_loss(g, seat, -BLUE[colony])
