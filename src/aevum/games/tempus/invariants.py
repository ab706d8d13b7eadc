"""What must always hold in Tempus: nothing is lost, and no hex holds pieces of two players."""

from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.fight import Fight
from aevum.games.tempus.ids import MOUNTAIN, NONE
from aevum.games.tempus.progress import CARD_BITS, Progress, set_aside
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import CITY_TILES, DECKS, POPULATION, SMALLEST_CITY


def broken_invariant(g: Tempus) -> str:
    """Name what does not hold; empty if all does."""
    if sorted(all_cards(g)) not in DECKS:
        return "the idea cards are not all there once (R8.13)"
    if not is_in_order(g):
        return "cards of a fight or aside for progress are not in order"
    for place in range(len(g.owner)):
        broken = broken_hex(g, place)
        if broken:
            return broken
    for seat in range(g.seats):
        broken = broken_player(g, seat)
        if broken:
            return broken
    eras = [p.era for p in g.players]
    if max(eras) - min(eras) > 1:
        return "an era marker is more than one row behind (R9.1)"
    return ""


def all_cards(g: Tempus) -> list[int]:
    """Collect the cards of pile, discard pile, hands and open procedures."""
    cards = g.pile + g.discard
    for p in g.players:
        cards += p.hand
    for frame in g.stack:
        if isinstance(frame, Fight):
            cards += frame.attack_cards + frame.defence_cards
        elif isinstance(frame, Progress):
            cards += [chosen & ((1 << CARD_BITS) - 1) for chosen in frame.aside]
    return cards


def is_in_order(g: Tempus) -> bool:
    """Say whether the cards of a side in a fight, and those aside, ascend (R7.5, R9.4)."""
    lots: list[list[int]] = []
    for frame in g.stack:
        if isinstance(frame, Fight):
            lots += [frame.attack_cards, frame.defence_cards]
        elif isinstance(frame, Progress):
            lots += [set_aside(g, seat) for seat in range(g.seats)]
    for cards in lots:
        if cards != sorted(cards):
            return False
    return True


def broken_hex(g: Tempus, place: int) -> str:
    """A hex is nobody's and empty, or one player's with tokens or with a city (R1.2, R1.3)."""
    has_tokens = g.tokens[place] > 0
    has_city = g.city[place] > 0
    if has_tokens and has_city:
        return f"hex {place} holds tokens and a city (R1.2)"
    if (g.owner[place] != NONE) != (has_tokens or has_city):
        return f"hex {place} has an owner and no piece, or a piece and no owner (R1.3)"
    if g.tokens[place] < 0:
        return f"hex {place} holds fewer than no tokens"
    if has_city and g.island.terrain[place] == MOUNTAIN:
        return f"a city stands on the mountain {place} (R6.14)"
    if has_city and any(g.city[near] > 0 for near in g.island.near[place]):
        return f"the city on hex {place} is next to another (R6.14)"
    return ""


def broken_player(g: Tempus, seat: int) -> str:
    """Every player's pieces are on the map or in the supply (R1.4)."""
    p = g.players[seat]
    own = [place for place in range(len(g.owner)) if g.owner[place] == seat]
    if p.hexes != own:
        return f"seat {seat} does not know which hexes it controls"
    if p.supply < 0 or p.supply + sum([g.tokens[place] for place in own]) != POPULATION:
        return f"tokens of seat {seat} were lost or made (R1.4)"
    cities = p.city_supply[:]
    for place in own:
        if g.city[place] > 0:
            cities[g.city[place] - SMALLEST_CITY] += 1
    if min(p.city_supply) < 0 or cities != CITY_TILES:
        return f"cities of seat {seat} were lost or made (R1.4)"
    if not 0 <= p.era <= FLIGHT or p.action_tokens < 0:
        return f"the era or the action tokens of seat {seat} are out of bounds"
    if p.hand != sorted(p.hand):
        return f"the hand of seat {seat} is not in order"
    return ""
