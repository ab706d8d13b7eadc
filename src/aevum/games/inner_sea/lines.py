"""The position in sentences that can be read aloud."""

from aevum.games.inner_sea.ids import BARBARIANS
from aevum.games.inner_sea.names import card_text, card_word, wonder_word
from aevum.games.inner_sea.reckoning.end_of_epoch import LAST_TURN
from aevum.games.inner_sea.shown import Area, Display, Doing, SeaView, Wonder
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, AREA_TABLE, CARD_NAMES, WONDER_NAMES
from aevum.games.inner_sea.view import view
from aevum.kernel.message import Argument, Msg, kebab, seat_name


def lines(g: Sea, seat: int) -> list[Msg]:
    """Tell a position as far as a seat may know it."""
    shown = view(g, seat)
    return [
        *board_lines(shown),
        *player_lines(shown),
        *power_lines(shown),
        *hand_lines(shown),
        *card_lines(shown),
    ]


def board_lines(shown: SeaView) -> list[Msg]:
    """Tell the turn, the areas with disks, the Wonders and what is going on."""
    return [
        turn_line(shown),
        death_line(shown),
        *map_lines(shown),
        *wonder_lines(shown),
        *(line for doing in shown["doing"] for line in doing_lines(shown, doing)),
    ]


# Names


def faction_name(shown: SeaView, faction: int) -> Msg:
    """Name a faction; nobody has no name."""
    if faction < 0:
        return Msg("inner-sea-none")
    if faction == BARBARIANS:
        return Msg("barbarians")
    return Msg(f"civilization-{shown['players'][faction]['civilization']}")


def is_own(shown: SeaView, player: Display) -> bool:
    """Say whether the seat runs this civilization."""
    return player["seat"] == shown["seat"] >= 0


def player_name(shown: SeaView, player: Display) -> Msg:
    """Name a civilization and who runs it."""
    civilization = Msg(f"civilization-{player['civilization']}")
    if player["seat"] < 0:
        return civilization
    key = "inner-sea-you" if is_own(shown, player) else "inner-sea-name"
    return Msg(key, civ=civilization, seat=seat_name(player["seat"]))


def card_name(card: str) -> Msg:
    """Name a card; one without a name lies face down."""
    return card_word(CARD_NAMES.index(card)) if card else Msg("inner-sea-face-down")


def or_none(things: list[Msg]) -> Argument:
    """Tell several things, or that there are none."""
    return things or Msg("inner-sea-none")


# The map


def turn_line(shown: SeaView) -> Msg:
    """Tell the epoch, the turn and the phase."""
    return Msg(
        "inner-sea-turn",
        epoch=shown["epoch"],
        last=shown["last_epoch"],
        turn=shown["turn"],
        phase=Msg(f"phase-{kebab(shown['phase'])}"),
        deck=shown["deck"],
    )


def death_line(shown: SeaView) -> Msg:
    """Tell what the Sudden Death Step of this turn looks for (R8.17, R8.18)."""
    if not shown["has_sudden_death"]:
        return Msg("inner-sea-no-sudden-death")
    if shown["turn"] >= LAST_TURN:
        return Msg("inner-sea-last-turn")
    digits = shown["deadly_digits"]
    if not digits:
        return Msg("inner-sea-safe-turn")
    cards = 2 if shown["is_omen_out"] else 1
    return Msg("inner-sea-sudden-death", n=len(digits), cards=cards)


def regions(shown: SeaView) -> list[tuple[str, list[Area]]]:
    """Gather the areas in play by their regions, in the order of the table."""
    found: dict[str, list[Area]] = {}
    for area in shown["areas"]:
        region = AREA_TABLE.rows[AREA_NAMES.index(area["name"])].text("region")
        found.setdefault(region, []).append(area)
    return list(found.items())


def map_lines(shown: SeaView) -> list[Msg]:
    """Tell the areas with disks, region by region."""
    told: list[Msg] = []
    for region, areas in regions(shown):
        held = [area_line(shown, area) for area in areas if any(area["disks"] + area["white"])]
        if held:
            told.append(Msg("inner-sea-region", region=Msg(f"region-{region}"), areas=held))
    return told


def area_line(shown: SeaView, area: Area) -> Msg:
    """Tell one area, the disks in it, and whether it is contested."""
    disks = [
        Msg(key, who=faction_name(shown, faction), n=count)
        for key, counts in (("inner-sea-disks", area["disks"]), ("inner-sea-white", area["white"]))
        for faction, count in enumerate(counts)
        if count
    ]
    key = "inner-sea-contested" if area["contested"] else "inner-sea-area"
    return Msg(key, area=Msg(f"area-{area['name']}"), disks=disks)


def wonder_lines(shown: SeaView) -> list[Msg]:
    """Tell the Wonders: those to be built, and those that stand."""
    free = [wonder_name(wonder["name"]) for wonder in shown["wonders"] if not wonder["area"]]
    told = [Msg("inner-sea-wonders", wonders=free)] if free else []
    for wonder in shown["wonders"]:
        if wonder["area"]:
            area = Msg(f"area-{wonder['area']}")
            told.append(Msg("inner-sea-built", area=area, wonder=standing_wonder(shown, wonder)))
    return told


def wonder_name(wonder: str) -> Msg:
    """Name a Wonder."""
    return wonder_word(WONDER_NAMES.index(wonder))


def standing_wonder(shown: SeaView, wonder: Wonder) -> Msg:
    """Name a Wonder with its state and its owner."""
    state = "silenced" if wonder["is_silenced"] else wonder["state"]
    who = faction_name(shown, wonder["owner"])
    return Msg("inner-sea-wonder-state", wonder=wonder_name(wonder["name"]), who=who, state=state)


def doing_lines(shown: SeaView, doing: Doing) -> list[Msg]:
    """Tell an unfinished procedure."""
    kind = doing["kind"]
    if kind == "competition":
        return competition_lines(shown, doing)
    who = faction_name(shown, doing.get("civ", -1))
    if kind == "play":
        return [Msg("inner-sea-plays", who=who, card=card_name(doing["card"]))]
    if kind == "removal":
        area = Msg(f"area-{doing['area']}")
        return [Msg("inner-sea-removes", who=who, area=area, n=doing["left"])]
    if kind == "build":
        wonder = wonder_name(doing["wonder"])
        return [Msg("inner-sea-builds", who=who, wonder=wonder, n=doing["owed"])]
    return []


def competition_lines(shown: SeaView, doing: Doing) -> list[Msg]:
    """Tell the competition that is under way and the cards laid in it."""
    cards = [
        Msg("inner-sea-laid", who=faction_name(shown, laid["civ"]), card=card_name(laid["card"]))
        for laid in doing["laid"]
    ]
    area = Msg(f"area-{doing['area']}")
    return [
        Msg("inner-sea-competition", area=area, cards=or_none(cards)),
        Msg(f"inner-sea-part-{kebab(doing['part'])}"),
    ]


# The players


def player_lines(shown: SeaView) -> list[Msg]:
    """Tell how every civilization stands, in the order of the turn."""
    return [standing(shown, shown["players"][civ]) for civ in shown["order"]]


def standing(shown: SeaView, player: Display) -> Msg:
    """Tell the numbers of one civilization."""
    return Msg(
        "inner-sea-player",
        who=player_name(shown, player),
        vp=player["vp"],
        cities=player["cities"],
        talents=player["talents"],
        loot=player["loot"],
        ready=player["ready"],
        stock=player["stock"],
        cards=player["hand_size"],
        investments=or_none([card_name(card) for card in player["investments"]]),
    )


def power_lines(shown: SeaView) -> list[Msg]:
    """Tell the powers of the own civilizations, as soon as they are chosen."""
    return [
        Msg(f"civilization-{player['civilization']}-text")
        for player in shown["players"]
        if is_own(shown, player) and player["civilization"] != "open"
    ]


def hand_lines(shown: SeaView) -> list[Msg]:
    """Name the cards of every hand that may be seen."""
    return [
        Msg(
            "inner-sea-hand",
            who=player_name(shown, player),
            cards=or_none([card_name(card) for card in player["hand"]]),
        )
        for player in shown["players"]
        if "hand" in player
    ]


def card_lines(shown: SeaView) -> list[Msg]:
    """Tell what the cards of every hand do that may be seen."""
    told: list[Msg] = []
    for player in shown["players"]:
        for card in player.get("hand", []):
            text = card_text(CARD_NAMES.index(card))
            told.append(Msg("inner-sea-card", card=card_name(card), text=text))
    return told


def own_lines(shown: SeaView) -> list[Msg]:
    """Tell how the own civilizations stand, their powers, and what the cards do."""
    own = [standing(shown, player) for player in shown["players"] if is_own(shown, player)]
    return [*own, *power_lines(shown), *card_lines(shown)]
