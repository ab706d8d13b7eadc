"""How a seat stands in the race for the next era, for bots (R9)."""

from typing import Final

from aevum.games.tempus.effect_ids import EDUCATION
from aevum.games.tempus.era_ids import FLIGHT
from aevum.games.tempus.ids import effect_of, terrain_of
from aevum.games.tempus.progress import PLAY_CARDS, Progress, progress_points, set_aside
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import ACTION_TOKENS, BONUS_CARDS, ERA_TERRAIN

CARDS_FOR_A_POINT: Final = 3
"""One in so many hidden cards is reckoned to help in the race for an era."""

# What the first in an era gets.
NOTHING: Final = 0
PRIZE: Final = 1
POINTS_OF_FLIGHT: Final = 2


def prize_of(era: int) -> int:
    """Say what the first in an era gets: points, cards or an action token, or hardly anything."""
    if era == FLIGHT:
        return POINTS_OF_FLIGHT
    if BONUS_CARDS[era] > 0 or ACTION_TOKENS[era] > ACTION_TOKENS[era - 1]:
        return PRIZE
    return NOTHING


PRIZES: Final = [NOTHING] + [prize_of(era) for era in range(1, FLIGHT + 1)]


def foremost_era(g: Tempus) -> int:
    """Find the era of those who are farthest."""
    foremost = 0
    for p in g.players:
        foremost = max(foremost, p.era)
    return foremost


def lead_in_race(g: Tempus, seat: int, foremost: int) -> int:
    """Compare the points in the race for the next era with the best rival's (R9.3).

    Who has had its turn to play cards adds none any more (R9.4).
    """
    needed = ERA_TERRAIN[foremost + 1]
    top = g.stack[-1] if g.stack else None
    shown = [0] * g.seats
    done = 0
    if isinstance(top, Progress) and top.at == PLAY_CARDS:
        shown = shown_points(g, top)
        done = top.done
    best = 0
    for other in range(g.seats):
        if other != seat:
            standing = shown[other] + progress(g, other, needed)
            if is_to_play(g, other, done):
                standing += hidden_help(g, other)
            best = max(best, standing)
    own = shown[seat] + progress(g, seat, needed)
    if is_to_play(g, seat, done):
        own += fitting_cards(g, seat, needed)
    return own - best


def is_to_play(g: Tempus, seat: int, done: int) -> bool:
    """Say whether a seat may still play cards when so many have finished (R9.4)."""
    return (seat - g.start_seat) % g.seats >= done


def shown_points(g: Tempus, frame: Progress) -> list[int]:
    """Count what the cards bring that were played in this race, openly or secretly."""
    shown = frame.points[:]
    if frame.aside:
        for seat in range(g.seats):
            for card in set_aside(g, seat):
                shown[seat] += progress_points(g, card)
    return shown


def progress(g: Tempus, seat: int, terrain: int) -> int:
    """Count the progress points on the map: tokens on a terrain, and cities (R9.3)."""
    count = 0
    for place in g.players[seat].hexes:
        if g.city[place] > 0:
            count += 1
        elif g.island.terrain[place] == terrain:
            count += g.tokens[place]
    return count


def fitting_cards(g: Tempus, seat: int, terrain: int) -> int:
    """Count the own cards that bring a progress point (R9.3)."""
    count = 0
    for card in g.players[seat].hand:
        if effect_of(card) == EDUCATION or terrain_of(card) == terrain:
            count += 1
    return count


def hidden_help(g: Tempus, seat: int) -> int:
    """Reckon what the hand of a rival brings in the race; nobody sees it."""
    return len(g.players[seat].hand) // CARDS_FOR_A_POINT
