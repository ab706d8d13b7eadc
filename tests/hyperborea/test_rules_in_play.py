"""Positions of whole games against the rules, worked out anew from what everybody sees."""

import random
from functools import cache

import pytest

from aevum import games
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.turn import Turn
from aevum.kernel.action import DONE
from aevum.kernel.game import Value, View
from aevum.kernel.state import State
from tests.hyperborea.rows import points_of
from tests.kit import clause

COLOURS = ("red", "green", "purple", "blue", "orange", "yellow", "grey")
LETTERS = "RGPBOYW"
KEPT = 40
"""At most so many positions of each game are looked at."""
GAME = games.game("hyperborea")
GAMES: list[tuple[int, dict[str, Value]]] = [
    (2, {"mode": "faction_war", "game_length": "long"}),
    (3, {"mode": "faction_war", "reset_incomplete": "rulebook"}),
    (4, {"mode": "invasion", "open_board": True}),
    (6, {"mode": "faction_war"}),
]


def pick(chance: random.Random, g: State) -> int:
    """Answer at random, but seldom end a turn in which something can be done."""
    options = g.legal()
    if len(options) > 1 and options[0] == DONE and chance.random() < 0.95:
        return chance.choice(options[1:])
    return chance.choice(options)


def copy_of(g: State) -> Hyperborea:
    """Keep a position of the game."""
    assert isinstance(g, Hyperborea)
    return g.copy()


@cache
def positions(number: int) -> list[Hyperborea]:
    """Play a game at random and keep some of its turns and its end."""
    seats, options = GAMES[number]
    g = GAME.new(seats, seats, options)
    chance = random.Random(seats)
    found: list[Hyperborea] = []
    while not g.is_over:
        if isinstance(g.stack[-1], Turn) and chance.random() < 0.05:
            found.append(copy_of(g))
        g.apply(pick(chance, g))
    return [*chance.sample(found, min(KEPT, len(found))), copy_of(g)]


def texts(g: Hyperborea, *verbs: str) -> list[str]:
    """List the open answers of some verbs."""
    found = [GAME.to_text(g, action) for action in g.legal()]
    return sorted(text for text in found if text.split()[0] in verbs)


# What may be done


def fits(letter: str, colour: str, tile: str) -> bool:
    """Say whether a space takes a cube."""
    if letter == LETTERS[COLOURS.index(colour)]:
        return True
    if colour == "grey":
        return letter == "O" and tile == "coral_throne_b"
    return letter == "A"


def places_for_cubes(player: View) -> list[str]:
    """Work out where the available cubes may go."""
    found = [f"leave {colour}" for colour in COLOURS if player["available"][colour]]
    begun = {shown["set"] for shown in player["sets"] if any(shown["cubes"])}
    for shown in player["sets"]:
        name = shown["set"]
        if name[-2:] in ("-1", "-2") and f"{name[:-1]}{3 - int(name[-1])}" in begun:
            continue
        seen = set()
        for n, (letter, cube) in enumerate(zip(shown["spaces"], shown["cubes"], strict=True), 1):
            if cube or letter in seen:
                continue
            seen.add(letter)
            for colour in COLOURS:
                tile = player.get("tile", {}).get("name", "")
                if player["available"][colour] and fits(letter, colour, tile):
                    found.append(f"place {colour} {name} {n}")
    return sorted(found)


@clause("R4.6", "R5.1", "R5.2", "R5.3", "R5.4", "R5.8")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_cubes_go_where_the_rules_say(number: int) -> None:
    for g in positions(number):
        if not g.is_over:
            player = GAME.view(g, g.asked)["players"][g.asked]
            assert texts(g, "place", "leave") == places_for_cubes(player)


@clause("R6.1", "R7.1", "R7.6", "R7.4")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_figures_enter_the_sites_that_the_rules_say(number: int) -> None:
    for g in positions(number):
        if g.is_over:
            continue
        shown = GAME.view(g, g.asked)
        found = ["use"] if shown["players"][g.asked]["kept"] else []
        for place in shown["hexes"]:
            if place["face_up"] and place["figures"][g.asked]:
                for site in place["sites"]:
                    if site["occupant"] == -1 and site.get("tiles", 1):
                        found.append(f"enter {place['name']} {site['number']}")
        assert texts(g, "enter", "use") == sorted(found)


@clause("R8.2", "R8.4")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_markers_are_set_back_as_the_rules_say(number: int) -> None:
    for g in positions(number):
        if not g.is_over:
            shown = GAME.view(g, g.asked)
            levels = shown["players"][g.asked]["levels"]
            found = [
                f"upgrade {row}" for row in levels if levels[row] >= 4 and shown["supply"][row]
            ]
            assert texts(g, "upgrade") == sorted(found)


# The end of a turn


def turn_ends(g: Hyperborea) -> tuple[View, View, View]:
    """End a turn; say what the player had before and after it, and what is seen then."""
    seat = g.asked
    before = GAME.view(g, seat)["players"][seat]
    later = g.copy()
    later.apply(GAME.from_text(later, "done"))
    shown = GAME.view(later, seat)
    return before, shown["players"][seat], shown


@clause("R9.1", "R9.2", "R4.6")
def test_turns_end_with_a_draw_as_the_rules_say() -> None:
    turns = [g for number in range(len(GAMES)) for g in positions(number) if not g.is_over]
    for before, after, _shown in [turn_ends(g) for g in turns]:
        in_bag = sum(before["bag"].values())
        if in_bag == 0:
            continue
        assert sum(after["available"].values()) == min(3, in_bag)
        assert after["sets"] == before["sets"]
        for colour in COLOURS:
            left = before["unused"][colour] + before["available"][colour]
            assert after["unused"][colour] == left


@clause("R9.3", "R9.4", "R9.5", "R9.6")
def test_turns_end_with_a_reset_as_the_rules_say() -> None:
    resets = 0
    for number in range(len(GAMES)):
        stays = GAMES[number][1].get("reset_incomplete") == "rulebook"
        for g in positions(number):
            if g.is_over or g.players[g.asked].bag_size() > 0:
                continue
            resets += 1
            before, after, shown = turn_ends(g)
            was_complete = {each["set"]: each["complete"] for each in before["sets"]}
            assert sum(after["unused"].values()) == 0
            assert g.asked not in occupants(shown)
            for each in after["sets"]:
                may_stay = each["permanent"] or (stays and not was_complete[each["set"]])
                assert may_stay or not any(each["cubes"])

    assert resets > 5


def occupants(shown: View) -> list[int | str]:
    """List who stands in the sites of the board."""
    return [
        site["occupant"] for place in shown["hexes"] if place["face_up"] for site in place["sites"]
    ]


# Points


def strength(place: View, seat: int) -> int:
    """Count the figures of a seat on a hex, free and frozen."""
    count: int = place["figures"][seat]
    return count + [site["occupant"] for site in place["sites"]].count(seat)


def controllers(shown: View) -> list[tuple[int, int]]:
    """Work out who controls which hexes: the seat and the points."""
    found: list[tuple[int, int]] = []
    worth = {"homeland": 1, "borderland": 2, "central": 4}
    for place in shown["hexes"]:
        if place["face_up"]:
            ghosts = [site["occupant"] for site in place["sites"]].count("ghost")
            figures = [strength(place, seat) for seat in range(shown["seats"])]
            best = max(figures)
            if best > ghosts and figures.count(best) == 1:
                found.append((figures.index(best), worth[place["role"]]))
    return found


def coloured(player: View) -> int:
    """Count the cubes of a player that are not grey."""
    areas: list[int] = [
        player[area][colour] for area in ("bag", "available", "unused") for colour in COLOURS[:6]
    ]
    spaces = [
        cube for shown in player["sets"] for cube in shown["cubes"] if cube not in ("", "grey")
    ]
    return sum(areas) + len(spaces)


def points(shown: View, seat: int) -> int:
    """Work out the victory points of a seat."""
    player = shown["players"][seat]
    cards = [each["set"] for each in player["sets"] if each["set"].startswith("T")]
    total: int = player["gems"] + sum(player["graves"]) + coloured(player)
    total += [0, 1, 3, 6][min(3, player["ghosts"])] + max(0, player["ghosts"] - 3)
    total += 2 * len(player["objectives"]) + sum(points_of(card) for card in cards)
    return total + sum(worth for who, worth in controllers(shown) if who == seat)


@clause("R13.7", "R13.8")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_points_are_counted_as_the_rules_say(number: int) -> None:
    for g in positions(number):
        shown = GAME.view(g, -1)
        assert GAME.scores(g) == [points(shown, seat) for seat in range(g.seats)]


@clause("R1.1", "R13.9")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_winner_is_found_as_the_rules_say(number: int) -> None:
    for g in positions(number):
        shown = GAME.view(g, -1)
        hexes = [who for who, _worth in controllers(shown)]
        ranks = [
            (
                points(shown, seat),
                hexes.count(seat),
                coloured(shown["players"][seat]),
                (seat - shown["start_seat"]) % g.seats,
            )
            for seat in range(g.seats)
        ]
        assert GAME.winners(g) == [ranks.index(max(ranks))]


@clause("R13.5", "R13.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_end_as_the_rules_say(seats: int) -> None:
    chance = random.Random(seats)
    g = GAME.new(seats, seats, {"game_length": "short"})
    last: list[int] = []
    while not g.is_over:
        assert isinstance(g, Hyperborea)
        assert (g.goals != 0) == (g.ending != -1)
        active = (g.start_seat + g.turns) % seats
        if g.ending != -1 and (not last or last[-1] != active):
            last.append(active)
        g.apply(pick(chance, g))

    ending = GAME.view(g, -1)["ending"]
    assert last == [(ending + i) % seats for i in range(seats)]
