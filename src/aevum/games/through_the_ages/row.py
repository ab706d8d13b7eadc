"""The card row and the ends of ages (R2.3, R4.2, R4.3, R9)."""

from typing import Final

from aevum.games.common.shared import with_sorted
from aevum.games.through_the_ages.costs import is_technology
from aevum.games.through_the_ages.effect_ids import ARISTOTLE
from aevum.games.through_the_ages.ids import (
    ACTION,
    AGE_A,
    AGE_BEGAN,
    AGE_IV,
    LAST_ROUND,
    LEADER,
    NONE,
    PACT_ENDED,
    PLACES,
    TOOK,
    WONDER,
)
from aevum.games.through_the_ages.leaders import remove_leader
from aevum.games.through_the_ages.ratings import civil_total, military_total, settle_actions
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AGE,
    CIVIL_DECKS,
    EFFECT,
    KIND,
    MILITARY_DECKS,
    in_edition,
)
from aevum.games.through_the_ages.wonders import remove_wonder
from aevum.kernel.zones import draw

CLEARED: Final = [0, 3, 3, 2, 1]
"""How many places are cleared for a number of players (R2.3.2)."""
YELLOW_LOST: Final = 2


def take_card(g: Ages, seat: int, place: int, is_fresh: bool) -> None:
    """Take a card from the row: a wonder into play, all else into the hand (R4.2, R4.3)."""
    p = g.players[seat]
    card = g.take_from_row(place)
    g.note(TOOK, seat, card)
    if KIND[card] == WONDER:
        p.wonder = card
        return
    p.hand = with_sorted(p.hand, card)
    if KIND[card] == LEADER:
        p.leader_ages |= 1 << AGE[card]
    elif KIND[card] == ACTION:
        if is_fresh:
            p.fresh = with_sorted(p.fresh, card)
    elif EFFECT[p.leader] == ARISTOTLE and is_technology(card):
        p.score_science(1)


def fill_row(g: Ages, is_cleared: bool) -> None:
    """Clear the first places, slide together and fill up; this can end an age (R2.3)."""
    cleared = CLEARED[g.playing()] if is_cleared else 0
    kept: list[int] = []
    for card in g.row[cleared:]:
        if card != NONE:
            kept.append(card)
    g.row = kept
    g.civil_deck = g.civil_deck[:]
    while len(g.row) < PLACES and g.civil_deck:
        g.row.append(draw(g, g.civil_deck))
        if not g.civil_deck:
            end_age(g)
    if g.age == AGE_A:
        end_age(g)
    while len(g.row) < PLACES:
        g.row.append(NONE)


def end_age(g: Ages) -> None:
    """The next age begins with new decks; what is older than the ended age goes (R9.1, R9.2)."""
    ended = g.age
    g.age += 1
    g.note(AGE_BEGAN, g.turn, g.age)
    remove_military_deck(g)
    edition = g.switches.edition()
    if g.age < AGE_IV:
        g.civil_deck = in_edition(CIVIL_DECKS[g.playing()][g.age], edition)
        g.military_deck = in_edition(MILITARY_DECKS[g.playing()][g.age], edition)
    else:
        g.civil_deck = []
        is_first = g.turn == g.starting()
        g.last_round = g.round if is_first else g.round + 1
        g.note(LAST_ROUND, g.turn, g.last_round)
    if ended == AGE_A:
        return
    for seat in range(g.seats):
        if not g.players[seat].is_out:
            become_antiquated(g, seat, ended)
            g.players[seat].lose_yellow(YELLOW_LOST)


def remove_military_deck(g: Ages) -> None:
    """The military deck of the ended age and its discard pile leave the game (R9.2.7)."""
    g.box = g.box + g.military_deck + g.discard_unseen
    g.military_deck = []
    g.discard_unseen = []
    g.discard_seen = []


def become_antiquated(g: Ages, seat: int, ended: int) -> None:
    """Hand cards, leader, unfinished wonder and pact from before the ended age go (R9.2.3)."""
    p = g.players[seat]
    p.hand = younger(p.hand, ended)
    p.fresh = younger(p.fresh, ended)
    g.box = g.box + [card for card in p.military_hand if AGE[card] < ended]
    p.military_hand = younger(p.military_hand, ended)
    if p.leader != NONE and AGE[p.leader] < ended:
        remove_leader(g, seat)
    if p.wonder != NONE and AGE[p.wonder] < ended:
        remove_wonder(g, seat)
    if p.pact != NONE and AGE[p.pact] < ended:
        end_pact(g, seat)


def younger(cards: list[int], age: int) -> list[int]:
    """List the cards that are not older than an age."""
    kept: list[int] = []
    for card in cards:
        if AGE[card] >= age:
            kept.append(card)
    return kept


def end_pact(g: Ages, owner: int) -> None:
    """Remove a pact from play to the discard pile; both partners lose what it gave (R7.3.2)."""
    partner = g.players[owner].pact_partner
    civil, military = civil_total(g.players[owner]), military_total(g, owner)
    partner_civil = civil_total(g.players[partner])
    partner_military = military_total(g, partner)
    g.note(PACT_ENDED, owner, g.players[owner].pact, partner)
    g.discard_shown(g.players[owner].pact)
    g.clear_pact(owner)
    settle_actions(g, owner, civil, military)
    settle_actions(g, partner, partner_civil, partner_military)
