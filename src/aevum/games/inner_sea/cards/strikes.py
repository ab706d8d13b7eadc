"""Whom a card can hit, and where."""

from aevum.games.inner_sea.card_ids import GRANARY
from aevum.games.inner_sea.cards.removal import is_protected
from aevum.games.inner_sea.ids import FACTIONS, STRIKE
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.state import Sea
from aevum.kernel.action import pack, x_of
from aevum.kernel.marks import i64


def can_hit(g: Sea, civ: i64, faction: i64, area: i64) -> bool:
    """Say whether a card of a civilization can remove a disk of a faction from an area."""
    return g.disks[area * FACTIONS + faction] > 0 and not is_protected(g, faction, area, civ)


def offer_strikes(g: Sea, civ: i64, area: i64, out: list[int]) -> None:
    """Offer every colour in an area, Barbarians and the own one among them."""
    disks = g.disks
    start = area * FACTIONS
    faction: i64
    for faction in range(FACTIONS):
        # Most areas are empty: that is worth a look before the call.
        if disks[start + faction] > 0 and can_hit(g, civ, faction, area):
            out.append(pack(STRIKE, area, faction))


def offer_rivals(g: Sea, civ: int, area: int, out: list[int]) -> None:
    """Offer every rival with disks in an area."""
    for rival in range(len(g.players)):
        if rival != civ and can_hit(g, civ, rival, area):
            out.append(pack(STRIKE, area, rival))


def offer_cities(g: Sea, civ: int, out: list[int]) -> None:
    """Offer every City of any civilization."""
    for owner in range(len(g.players)):
        for area in g.players[owner].held:
            if g.is_city(owner, area) and can_hit(g, civ, owner, area):
                out.append(pack(STRIKE, area, owner))


def can_strike(g: Sea, civ: int, area: int) -> bool:
    """Say whether any colour can be hit in an area."""
    out: list[int] = []
    offer_strikes(g, civ, area, out)
    return len(out) > 0


def has_settlement(g: Sea, civ: i64, owner: i64, area: i64) -> bool:
    """Say whether a Settlement can be hit by Locusts; a Granary keeps them away."""
    return (
        g.disks[area * FACTIONS + owner] == SETTLEMENT
        and GRANARY not in g.players[owner].investments
        and can_hit(g, civ, owner, area)
    )


def offer_settlements(g: Sea, civ: int, area: int, out: list[int]) -> None:
    """Offer every Settlement in an area."""
    for owner in range(len(g.players)):
        if has_settlement(g, civ, owner, area):
            out.append(pack(STRIKE, area, owner))


def is_by_pick(g: Sea, area: int, picks: list[int]) -> bool:
    """Say whether an area is adjacent to one named before, and not named itself."""
    near = g.chart().land_near[area]
    is_adjacent = False
    for pick in picks:
        if x_of(pick) == area:
            return False
        if x_of(pick) in near:
            is_adjacent = True
    return is_adjacent


def is_bridge(g: Sea, civ: int, area: int, picks: list[int]) -> bool:
    """Say whether an area leads on to another Settlement."""
    for near in g.chart().land_near[area]:
        if near != x_of(picks[0]):
            found: list[int] = []
            offer_settlements(g, civ, near, found)
            if found:
                return True
    return False
