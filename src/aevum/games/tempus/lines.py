"""A position in sentences that can be read aloud: the own pieces first, then what is near them.

They are made from what the seat is shown, so that nothing else can be told.
"""

from collections.abc import Sequence

from aevum.games.tempus.era_ids import ERAS
from aevum.games.tempus.ids import TERRAINS, Terrain
from aevum.games.tempus.island import AROUND
from aevum.games.tempus.names import card_word, cell_name, effect_text, era_word
from aevum.games.tempus.notation import CARD, read_cell
from aevum.games.tempus.shown import ShownHex, ShownPlayer, TempusView
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import era_row
from aevum.games.tempus.view import view
from aevum.kernel.message import Msg, seat_name


def lines(g: Tempus, seat: int) -> list[Msg]:
    """Tell the table, what only this seat may know, and how everybody stands."""
    shown = view(g, seat)
    return [*board_lines(shown), *own_lines(shown), *player_lines(shown)]


# The table


def board_lines(shown: TempusView) -> list[Msg]:
    """Tell the round, the own hexes, who is near, where room is, then the others and the lakes."""
    told = [headline(shown), *tile_lines(shown), *near_lines(shown)]
    for seat in range(shown["seats"]):
        hexes = held_by(shown, seat)
        if seat != shown["seat"] and hexes:
            told.append(Msg("tempus-theirs", seat=seat_name(seat), hexes=listed(hexes)))
    return told + [Msg("tempus-lake", hexes=" ".join(shore)) for shore in shown["lakes"]]


def headline(shown: TempusView) -> Msg:
    """Tell the round and what the next progress will be decided by."""
    if shown["round"] == 0:
        is_laid = all(doing["kind"] != "lay-tile" for doing in shown["doing"])
        return Msg("tempus-settling" if is_laid else "tempus-laying")
    foremost = max(shown["players"], key=lambda player: ERAS.index(player["era"]))
    if "row" not in foremost:
        return Msg("tempus-over")
    terrain = named(foremost["row"]["next_terrain"])
    return Msg("tempus-round", n=shown["round"], rounds=len(ERAS) - 1, terrain=terrain)


def tile_lines(shown: TempusView) -> list[Msg]:
    """Tell where the last tile lies, which one is to be laid, and where, if that is decided."""
    told: list[Msg] = []
    if shown["round"] == 0 and shown["tiles"]:
        last = shown["tiles"][-1]
        told.append(Msg("tempus-tiles", n=len(shown["tiles"]), hex=last["centre"]))
    for doing in shown["doing"]:
        if doing["kind"] == "lay-tile":
            middle, *rim = [named(terrain) for terrain in doing["terrains"]]
            told.append(Msg("tempus-tile-told", terrain=middle, rim=rim))
            if doing["centre"]:
                told.append(Msg("tempus-tile-place", hex=doing["centre"]))
    return told


def near_lines(shown: TempusView) -> list[Msg]:
    """Tell the own hexes, the neighbours and the free land next to them; without any, all land."""
    own = held_by(shown, shown["seat"])
    if not own:
        return free_land("all", shown["hexes"])
    near = next_to(shown, own)
    told = [Msg("tempus-yours", hexes=listed(own)), *coast(shown, own)]
    for seat in range(shown["seats"]):
        hexes = [land for land in near if land["owner"] == seat]
        if hexes:
            told.append(Msg("tempus-near", seat=seat_name(seat), hexes=listed(hexes)))
    if all(land["owner"] < 0 for land in near):
        told.append(Msg("tempus-no-neighbours"))
    return told + free_land("near", near)


def held_by(shown: TempusView, seat: int) -> list[ShownHex]:
    """List the hexes that a seat controls; a spectator controls none."""
    return [land for land in shown["hexes"] if seat >= 0 and land["owner"] == seat]


def next_to(shown: TempusView, own: Sequence[ShownHex]) -> list[ShownHex]:
    """List the land hexes that touch others, without those others."""
    names = {cell_name(cell) for land in own for cell in AROUND[read_cell(land["name"])]}
    return [land for land in shown["hexes"] if land["name"] in names and land not in own]


def listed(hexes: Sequence[ShownHex]) -> list[Msg]:
    """Tell hexes with what stands on them."""
    return [described(land) for land in hexes]


def described(land: ShownHex) -> Msg:
    """Tell one hex."""
    terrain = named(land["terrain"])
    if land["city"] > 0:
        return Msg("tempus-hex-city", hex=land["name"], terrain=terrain, n=land["city"])
    if land["tokens"] > 0:
        return Msg("tempus-hex-tokens", hex=land["name"], terrain=terrain, n=land["tokens"])
    return Msg("tempus-hex", hex=land["name"], terrain=terrain)


def free_land(where: str, hexes: Sequence[ShownHex]) -> list[Msg]:
    """Tell the free hexes, terrain by terrain."""
    parts: list[Msg] = []
    for terrain in TERRAINS:
        free = [land for land in hexes if land["owner"] < 0 and land["terrain"] == terrain]
        if free:
            names = " ".join(land["name"] for land in free)
            parts.append(Msg("tempus-free-part", terrain=named(terrain), hexes=names))
    return [Msg("tempus-free", where=where, parts=parts)] if parts else []


def coast(shown: TempusView, own: Sequence[ShownHex]) -> list[Msg]:
    """Tell from which own hexes tokens may go over the sea, once they may (R6.6)."""
    player = shown["players"][shown["seat"]]
    ports = " ".join(land["name"] for land in own if land["coastal"] and land["tokens"] > 0)
    if not ports or "row" not in player or not player["row"]["sea"]:
        return []
    return [Msg("tempus-coast", hexes=ports)]


def named(terrain: Terrain) -> Msg:
    """Name a terrain."""
    return Msg(f"terrain-{terrain}")


# The players


def player_lines(shown: TempusView) -> list[Msg]:
    """Tell how every player stands, and who is start player."""
    told = [standing(player) for player in shown["players"]]
    return [*told, Msg("tempus-start-player", seat=seat_name(shown["start_seat"]))]


def standing(player: ShownPlayer) -> Msg:
    """Tell what everybody may know of a player."""
    return Msg(
        "tempus-player",
        seat=seat_name(player["seat"]),
        era=era_word(ERAS.index(player["era"])),
        actions=player["action_tokens"],
        cards=player["hand_size"],
        supply=player["supply"],
        hexes=player["controlled"],
        cities=player["cities"],
        points=player["points"],
    )


# The seat itself


def own_lines(shown: TempusView) -> list[Msg]:
    """Tell the own hand, what each card is good for, what the own era allows, and the supply."""
    if shown["seat"] < 0:
        return []
    player = shown["players"][shown["seat"]]
    told = [
        Msg("tempus-hand", n=len(player["hand"])),
        *[card_line(name) for name in player["hand"]],
    ]
    if "row" in player:
        era = ERAS.index(player["era"])
        sea = "yes" if player["row"]["sea"] else "no"
        told.append(Msg("tempus-row", era=era_word(era), sea=sea, **era_row(era).numbers()))
    two, three, four = player["city_supply"]
    return [*told, Msg("tempus-supply", n=player["supply"], two=two, three=three, four=four)]


def card_line(name: str) -> Msg:
    """Tell one card of the hand and what it is good for."""
    card = CARD.names.index(name)
    return Msg("tempus-card", card=card_word(card), use=effect_text(card))


def hand_lines(shown: TempusView) -> list[Msg]:
    """Name the cards of the own hand in one line, equal ones together; nothing without any."""
    hand = shown["players"][shown["seat"]]["hand"]
    cards = [
        Msg("tempus-cards", n=hand.count(name), card=card_word(CARD.names.index(name)))
        for name in dict.fromkeys(hand)
    ]
    return [Msg("tempus-held", cards=cards)] if cards else []
