"""Resigning: a civilization leaves the game (R3.6)."""

from typing import Final

from aevum.games.through_the_ages.card_ids import DESPOTISM
from aevum.games.through_the_ages.ids import NONE, RESIGNED, SLOTS, SPECIALS, STORES
from aevum.games.through_the_ages.player import START_SLOTS, Player
from aevum.games.through_the_ages.row import end_pact
from aevum.games.through_the_ages.score import end_game
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.wonders import leave_wonder

WAR_POINTS: Final = 7


def resign(g: Ages, seat: int) -> None:
    """Take a civilization out of the game; whoever is left alone wins (R3.6)."""
    p = g.players[seat]
    g.note(RESIGNED, seat)
    for owner in g.pacts_of(seat):
        end_pact(g, owner)
    for other in range(g.seats):
        q = g.players[other]
        if q.war != NONE and q.war_target == seat:
            g.discard_shown(q.war)
            q.war = NONE
            q.war_target = NONE
            g.score(other, WAR_POINTS)
    for card in p.military_hand:
        g.put_away(card)
    for card in p.colonies:
        g.discard_shown(card)
    if p.is_exclusive:
        g.discard_shown(p.tactic)
    if p.war != NONE:
        g.discard_shown(p.war)
    clear_cards(p)
    p.is_out = True
    if g.playing() == 1:
        end_game(g)


def clear_cards(p: Player) -> None:
    """Discard the hand and remove all cards from play (R3.6.2)."""
    p.military_hand = []
    p.hand = []
    p.fresh = []
    p.leader = NONE
    leave_wonder(p)
    p.wonders = []
    p.ruins = []
    p.homer_under = NONE
    p.colonies = []
    p.government = DESPOTISM
    p.specials = [NONE] * SPECIALS
    p.unused += p.workers_on_cards()
    p.workers = [0] * SLOTS
    for tokens in p.stores:
        p.blue += tokens
    p.stores = [0] * STORES
    p.slots = START_SLOTS[:]
    p.tactic = NONE
    p.is_exclusive = False
    p.war = NONE
    p.war_target = NONE
