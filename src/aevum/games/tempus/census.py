"""What a seat may count: the idea cards, and the tiles as long as they are laid (R1.7, R3.3)."""

from aevum.games.common.census import Kind, Spot, count, discard_pile, hand_of, on_table
from aevum.games.tempus.effect_ids import EFFECTS
from aevum.games.tempus.ids import TERRAINS, effect_of
from aevum.games.tempus.invariants import all_cards
from aevum.games.tempus.names import card_name, card_word, effect_text
from aevum.games.tempus.progress import set_aside
from aevum.games.tempus.resample import collect
from aevum.games.tempus.setup import LayTiles
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import tile_name, tile_terrains
from aevum.kernel.game import Counted
from aevum.kernel.message import Msg


def census(g: Tempus, seat: int) -> list[Counted]:
    """Count idea cards and tiles.

    A seat sees its own cards, those laid openly in a fight, and the discard pile; a card shuffled
    in again is unseen (R6.13).
    """
    hidden = g.copy()
    collect(hidden, seat)
    cards = count(all_cards(g), hidden.pile, card_spots(g, seat), on_table(), card_kind)
    laying = [frame for frame in g.stack if isinstance(frame, LayTiles)]
    return [tile for frame in laying for tile in tiles(g, frame)] + cards


def card_spots(g: Tempus, seat: int) -> list[Spot]:
    """List where a seat sees idea cards."""
    spots: list[Spot] = [(discard_pile(), g.discard)]
    if seat >= 0:
        spots.append((hand_of(seat), g.players[seat].hand + set_aside(g, seat)))
    return spots


def card_kind(card: int) -> Kind:
    """Name an idea card; those of one effect are a group."""
    group = Msg(f"effect-{EFFECTS[effect_of(card)]}")
    return Kind(group, card_name(card), card_word(card), effect_text(card))


def tiles(g: Tempus, frame: LayTiles) -> list[Counted]:
    """Count the tiles: those that lie, the one to be laid, and the pile (R3.3)."""
    spots: list[Spot] = [(Msg("place-island"), g.island.tiles), (on_table(), [frame.tile])]
    pack = [*g.island.tiles, frame.tile, *frame.pile]
    return count(pack, frame.pile, spots, on_table(), tile_kind)


def tile_kind(tile: int) -> Kind:
    """Name a tile and tell its terrains, the centre first."""
    middle, *rim = [Msg(f"terrain-{TERRAINS[terrain]}") for terrain in tile_terrains(tile)]
    name = tile_name(tile)
    text = Msg("tile-text", terrain=middle, rim=rim)
    return Kind(Msg("group-tiles"), name, Msg("tile-title", tile=name), text)
