"""What must always hold in Hyperborea: nothing is lost, and everything is where it may be."""

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.board import BOARDS
from aevum.games.hyperborea.effects import PROGRAM_WAITS
from aevum.games.hyperborea.ids import (
    BACKS,
    CUBE_KINDS,
    GHOST,
    GREY,
    NO_SITE,
    NONE,
    RUIN,
    SITES_ON_HEX,
)
from aevum.games.hyperborea.land import HEX_ROLE, RUIN_BACK, RUIN_SINCE
from aevum.games.hyperborea.moving import active_seat, back_of, tiles_left
from aevum.games.hyperborea.player import Player
from aevum.games.hyperborea.sets import SET_BASIC, SPACES, TECHNOLOGY_DECK, TECHNOLOGY_SINCE
from aevum.games.hyperborea.sites import Explore, kind_of_site
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import (
    CUBES,
    FIGURES_EACH,
    FORTRESSES,
    GEM_PIECES,
    GHOSTS,
    GREY_CUBES,
    TOP_LEVEL,
)
from aevum.games.hyperborea.turn import LONGEST_TURN, Turn


def broken_invariant(g: Hyperborea) -> str:
    """Name what does not hold; empty if all does."""
    for broken in (broken_cubes(g), broken_pieces(g), broken_cards(g), broken_tiles(g)):
        if broken:
            return broken
    for place in range(len(g.hexes)):
        broken = broken_place(g, place)
        if broken:
            return broken
    for seat in range(g.seats):
        broken = broken_player(g, seat)
        if broken:
            return broken
    return broken_turn(g)


def cubes_of(p: Player, colour: int) -> int:
    """Count a player's cubes of a colour, wherever they are (R3.1)."""
    count = p.bag[colour] + p.available[colour] + p.unused[colour]
    return count + p.cubes.count(colour)


def broken_cubes(g: Hyperborea) -> str:
    """All cubes are somewhere (setup.md)."""
    for colour in range(CUBE_KINDS):
        count = g.supply[colour] + sum([cubes_of(p, colour) for p in g.players])
        if colour == GREY:
            count += sum(g.display_grey)
        if count != (GREY_CUBES if colour == GREY else CUBES) or g.supply[colour] < 0:
            return f"cubes of colour {colour} were lost or made"
    return ""


def broken_pieces(g: Hyperborea) -> str:
    """Gems and ghosts are all somewhere."""
    if g.gems + sum([p.gems for p in g.players]) != GEM_PIECES:
        return "gems were lost or made"
    if g.switches.gems_run_out and g.gems < 0:
        return "there are more gems than the supply had"
    buried = sum([p.ghosts for p in g.players])
    if g.ghosts < 0 or g.ghosts + g.ghosts_on_board() + buried + g.ghosts_gone != GHOSTS:
        return "ghosts were lost or made"
    return ""


def is_whole(found: list[int], since: list[int]) -> bool:
    """Say whether all of one edition and those before it are there, each once."""
    count = len(found)
    if count == 0 or sorted(found) != list(range(count)):
        return False
    return count == len(since) or since[count] > since[count - 1]


def broken_cards(g: Hyperborea) -> str:
    """Each technology is in its deck, under it, on display, or owned."""
    cards = [card for card in g.display if card != NONE]
    for deck in range(len(g.decks)):
        inside = g.decks[deck] + g.under[deck]
        if [card for card in inside if TECHNOLOGY_DECK[card] != deck]:
            return "a technology is in a deck that is not its own (R2.12)"
        cards += inside
    for p in g.players:
        cards += p.technologies()
    if not is_whole(cards, TECHNOLOGY_SINCE):
        return "the technologies are not all there once"
    return ""


def broken_tiles(g: Hyperborea) -> str:
    """Each ruin tile is unseen, kept, looked at, or used."""
    tiles = [frame.tile for frame in g.stack if isinstance(frame, Explore)]
    tiles += [p.kept for p in g.players if p.kept != NONE]
    for back in range(len(BACKS)):
        inside = g.ruins[back] + g.used[back]
        if [tile for tile in inside if RUIN_BACK[tile] != back]:
            return "a ruin tile is among those of another back"
        if tiles_left(g, back) < 0:
            return "more ruin tiles lie on the board than there are"
        tiles += inside
    if not is_whole(tiles, RUIN_SINCE):
        return "the ruin tiles are not all there once"
    return ""


def broken_place(g: Hyperborea, place: int) -> str:
    """A face-down hex is empty; sites hold what they may (R3.4)."""
    pieces = g.free[place * g.seats : (place + 1) * g.seats]
    pieces += g.forts[place * g.seats : (place + 1) * g.seats]
    if min(pieces) < 0:
        return f"place {place} holds fewer than no pieces"
    is_dark = g.hexes[place] == NONE
    if is_dark and max(pieces) > 0:
        return f"pieces stand on the face-down place {place}"
    if max(g.free[place * g.seats : (place + 1) * g.seats]) > 0:
        for other in g.near(place):
            if g.hexes[other] == NONE:
                return f"figures on place {place} stand beside a face-down hex (R10.11)"
    if not is_dark and HEX_ROLE[g.hexes[place]] != BOARDS[g.seats].role[place]:
        return f"a hex of another kind lies on place {place}"
    for site in range(place * SITES_ON_HEX, (place + 1) * SITES_ON_HEX):
        if kind_of_site(g, site) == NO_SITE and g.sites[site] != NONE:
            return f"somebody stands in a site that is not there on place {place}"
        if g.sites[site] != NONE and g.sites[site] != GHOST and g.sites[site] >= g.seats:
            return f"nobody's figure stands on place {place}"
        if g.tiles[site] < 0 or (g.tiles[site] > 0 and kind_of_site(g, site) != RUIN):
            return f"ruin tiles lie where there is no ruin on place {place}"
        if g.tiles[site] > 0 and back_of(g, site) == NONE:
            return f"the ruin tiles on place {place} have no back"
    return ""


def broken_player(g: Hyperborea, seat: int) -> str:
    """Figures and fortresses are all somewhere; levels and areas are within bounds."""
    p = g.players[seat]
    buried = sum([other.graves[seat] for other in g.players])
    if p.supply < 0 or p.supply + g.figures_on_board(seat) + buried != FIGURES_EACH:
        return f"figures of seat {seat} were lost or made"
    built = sum([g.forts_at(seat, place) for place in range(len(g.hexes))])
    if p.fortresses < 0 or p.fortresses + built + p.charges + p.spent != FORTRESSES:
        return f"fortresses of seat {seat} were lost or made"
    if p.graves[seat] != 0 or max(p.graves) > 1:
        return f"the graveyard of seat {seat} holds what it cannot (R11.7)"
    if min(p.levels) < 0 or max(p.levels) > TOP_LEVEL or p.gems < 0:
        return f"a level or the gems of seat {seat} are out of bounds"
    if min(p.bag + p.available + p.unused) < 0:
        return f"an area of seat {seat} holds fewer than no cubes"
    if p.goals & ~g.goals:
        return f"seat {seat} has an objective that nobody has met"
    return broken_sets(p, seat)


def broken_sets(p: Player, seat: int) -> str:
    """Cubes lie on spaces that exist, and never on both sets of a basic technology (R5.8)."""
    if len(p.cubes) != SPACES_PER_SET * len(p.sets) or len(p.activated) != len(p.sets):
        return f"the sets of seat {seat} are not in order"
    basics = [number for number in p.sets if SET_BASIC[number] != NONE]
    if p.sets[: len(basics)] != sorted(basics):
        return f"the sets of seat {seat} are not in order"
    for at in range(len(p.cubes)):
        number = p.sets[at // SPACES_PER_SET]
        space = SPACES[number * SPACES_PER_SET + at % SPACES_PER_SET]
        if p.cubes[at] != NONE and space == NONE:
            return f"a cube of seat {seat} lies where there is no space"
    for i in range(len(p.sets)):
        if SET_BASIC[p.sets[i]] != NONE and i % 2 == 0 and p.is_begun(i) and p.is_begun(i + 1):
            return f"seat {seat} uses both sets of a basic technology (R5.8)"
    return ""


def broken_turn(g: Hyperborea) -> str:
    """The pool is somebody's and never negative; a turn ends within its bound (R16.3)."""
    if min(g.pool) < 0:
        return "the pool holds fewer than no effects"
    for program in g.choices:
        if not PROGRAM_WAITS[program]:
            return "a choice waits that its use would not tell (T17)"
    seat = active_seat(g)
    for place in range(len(g.stopped)):
        if g.stopped[place] > g.free_at(seat, place) or g.stopped[place] < 0:
            return f"more figures stopped on place {place} than stand there"
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.answers > LONGEST_TURN:
            return "a turn does not end"
    return ""
