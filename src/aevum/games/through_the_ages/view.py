"""What a seat may know, built up from nothing."""

from aevum.games.through_the_ages.colonize import most_force
from aevum.games.through_the_ages.costs import increase_price, place_price
from aevum.games.through_the_ages.ids import AGES, LEVELS, NONE, STORES
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.production import produce
from aevum.games.through_the_ages.ratings import (
    civil_total,
    colonization_modifier,
    culture_rating,
    discontent,
    happiness,
    military_total,
    science_rating,
    strength,
)
from aevum.games.through_the_ages.shown import (
    AgesView,
    Civilization,
    EventBack,
    Place,
    Production,
    Technology,
    Wonder,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, CARDS, SLOT_CARD, STAGES


def name(card: int) -> str:
    """Name a card; none has no name."""
    return CARDS[card] if card != NONE else ""


def names(cards: list[int]) -> list[str]:
    """Name cards."""
    return [CARDS[card] for card in cards]


def round_of(g: Ages) -> int:
    """Count the rounds."""
    return g.round


def view(g: Ages, seat: int) -> AgesView:
    """Show the table to one seat, or to a spectator (R7.2)."""
    later = after_production(g)
    return {
        "game": "through_the_ages",
        "seat": seat,
        "seats": g.seats,
        "asked": g.asked,
        "is_over": g.is_over,
        "age": AGES[g.age],
        "round": round_of(g),
        "last_round": g.last_round,
        "start_seat": g.starting() if g.playing() > 0 else g.start,
        "turn": g.turn,
        "row": [show_place(g, place, seat) for place in range(len(g.row))],
        "civil_deck": len(g.civil_deck),
        "military_deck": len(g.military_deck),
        "discard": names(sorted(g.discard_seen)),
        "discard_unseen": len(g.discard_unseen),
        "current_events": show_events(g, True, seat),
        "future_events": show_events(g, False, seat),
        "next_event": name(g.next_event) if seat >= 0 and (g.next_seen >> seat) & 1 else "",
        "looked_at_next": [other for other in range(g.seats) if (g.next_seen >> other) & 1],
        "past_events": names(g.past),
        "common_tactics": names(g.common_tactics),
        "players": [show_player(g, later, other, seat) for other in range(g.seats)],
        "doing": g.doing(seat),
    }


def show_place(g: Ages, place: int, seat: int) -> Place:
    """Show one place of the card row and what its card costs this seat."""
    card = g.row[place]
    shown: Place = {"place": place + 1, "card": name(card)}
    if card != NONE:
        shown["age"] = AGES[AGE[card]]
        if 0 <= seat < g.seats:
            shown["cost"] = place_price(g.players[seat], card, place)
    return shown


def show_events(g: Ages, is_current: bool, seat: int) -> list[EventBack]:
    """Show an event deck: backs and who prepared them; the own cards by name."""
    cards = g.current[:] if is_current else g.future[:]
    by = g.current_by[:] if is_current else g.future_by[:]
    if is_current and g.next_event != NONE:
        cards.append(g.next_event)
        by.append(g.next_by)
    shown: list[EventBack] = [
        {
            "age": AGES[AGE[card]],
            "by": author,
            "card": CARDS[card] if author == seat and seat >= 0 else "",
        }
        for card, author in zip(cards, by, strict=True)
    ]
    return sorted(shown, key=lambda event: (str(event["age"]), str(event["by"]), event["card"]))


def after_production(g: Ages) -> Ages:
    """Copy the table and let every civilization produce, as at the end of its turn (R5.3)."""
    later = g.copy()
    for seat in range(g.seats):
        if discontent(later.players[seat]) <= later.players[seat].unused:
            produce(later, seat)
    return later


def show_production(p: Player, later: Player) -> Production:
    """Show what the next production brings; nothing in an uprising."""
    return {
        "is_uprising": discontent(p) > p.unused,
        "culture": later.culture - p.culture,
        "science": later.science - p.science,
        "food": later.food() - p.food(),
        "resources": later.resources() - p.resources(),
    }


def show_player(g: Ages, later: Ages, other: int, seat: int) -> Civilization:
    """Show one player's board; the cards of the military hand only to their owner."""
    p = g.players[other]
    shown: Civilization = {
        "seat": other,
        "is_out": p.is_out,
        "culture": p.culture,
        "science": p.science,
        "culture_rating": culture_rating(g, other),
        "science_rating": science_rating(p),
        "strength": strength(g, other),
        "happiness": happiness(p),
        "faces_required": p.faces_required(),
        "discontent": discontent(p),
        "civil": p.civil_left(),
        "civil_total": civil_total(p),
        "military": p.military_left(),
        "military_total": military_total(g, other),
        "food": p.food(),
        "resources": p.resources(),
        "blue_bank": p.blue,
        "yellow_bank": p.yellow,
        "unused_workers": p.unused,
        "increase_cost": increase_price(p) if p.yellow > 0 else NONE,
        "consumption": p.consumption(),
        "corruption": p.corruption(),
        "colonization": colonization_modifier(p),
        "next": show_production(p, later.players[other]),
        "technologies": [show_technology(p, slot) for slot in p.slots],
        "government": name(p.government),
        "specials": [CARDS[card] for card in p.specials if card != NONE],
        "leader": name(p.leader),
        "wonders": [show_wonder(p, wonder) for wonder in p.wonders],
        "wonder": name(p.wonder),
        "stages": p.stages,
        "stage_costs": STAGES[p.wonder][:] if p.wonder != NONE else [],
        "colonies": names(p.colonies),
        "tactic": name(p.tactic),
        "is_exclusive": p.is_exclusive,
        "pact": name(p.pact),
        "pact_partner": p.pact_partner,
        "pact_side": p.pact_side,
        "war": name(p.war),
        "war_target": p.war_target,
        "hand": names(p.hand),
        "hand_limit": civil_total(p) + p.hand_bonus(),
        "military_hand_limit": military_total(g, other) + p.hand_bonus(),
        "military_hand_size": len(p.military_hand),
        "military_hand_ages": sorted(AGES[AGE[card]] for card in p.military_hand),
        "temporary": {
            "unit_resource": p.unit_resource,
            "unit_science": p.unit_science,
            "resource": p.spare_resource,
            "food": p.spare_food,
        },
    }
    if other == seat:
        shown["military_hand"] = names(p.military_hand)
        shown["colonization_force"] = most_force(p)
    return shown


def show_technology(p: Player, slot: int) -> Technology:
    """Show a technology with its workers and blue tokens."""
    return {
        "card": CARDS[SLOT_CARD[slot]],
        "level": slot % LEVELS,
        "workers": p.workers[slot],
        "tokens": p.stores[slot] if slot < STORES else 0,
    }


def show_wonder(p: Player, wonder: int) -> Wonder:
    """Show a completed wonder."""
    return {
        "card": CARDS[wonder],
        "is_ruined": wonder in p.ruins,
        "has_homer": wonder == p.homer_under,
    }
