"""The Inner Sea in sentences that can be read aloud."""

from collections.abc import Iterable, Sequence

from aevum.games.inner_sea.ids import BARBARIANS
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    AREA_TABLE,
    CARD_NAMES,
    WONDER_IDS,
    WONDER_NAMES,
)
from aevum.kernel.game import View
from aevum.kernel.message import Msg, seat_name
from aevum.text import Words


class InnerSeaLines:
    """One view of the game, told in one language."""

    def __init__(self, words: Words, names: Sequence[str], view: View) -> None:
        self.words = words
        self.names = names
        self.view = view

    def say(self, msg: Msg) -> str:
        """Put a message into words."""
        return self.words.say(msg, self.names)

    def is_own(self, player: View) -> bool:
        """Say whether the player at the keyboard runs this civilization."""
        return bool(player["seat"] == self.view["seat"] >= 0)

    def name(self, player: View) -> str:
        """Name a civilization and who runs it."""
        civilization = Msg(f"civilization-{player['civilization']}")
        if player["seat"] < 0:
            return self.say(civilization)
        key = "inner-sea-you" if self.is_own(player) else "inner-sea-name"
        return self.say(Msg(key, civ=civilization, seat=seat_name(player["seat"])))

    def faction(self, faction: int) -> Msg:
        """Name a faction."""
        if faction == BARBARIANS or faction >= len(self.view["players"]):
            return Msg("barbarians")
        return Msg(f"civilization-{self.view['players'][faction]['civilization']}")

    def cards(self, cards: Iterable[str]) -> str:
        """Name cards side by side."""
        named = [self.say(Msg(f"card-{CARD_NAMES.index(card)}")) for card in cards]
        return ", ".join(named) or self.say(Msg("inner-sea-none"))

    # The map

    def board(self) -> list[str]:
        """Tell the turn, the areas with disks, the Wonders and what is going on."""
        return [self.turn(), *self.map(), *self.wonders(), *self.doing(), *self.hands()]

    def turn(self) -> str:
        """Tell the epoch, the turn and the phase."""
        return self.say(
            Msg(
                "inner-sea-turn",
                epoch=self.view["epoch"],
                last=self.view["last_epoch"],
                turn=self.view["turn"],
                phase=Msg(f"phase-{self.view['phase'].replace('_', '-')}"),
                deck=self.view["deck"],
            )
        )

    def regions(self) -> list[tuple[str, list[View]]]:
        """Gather the areas in play by their regions, in the order of the table."""
        found: dict[str, list[View]] = {}
        for area in self.view["areas"]:
            region = AREA_TABLE.rows[AREA_NAMES.index(area["name"])].text("region")
            found.setdefault(region, []).append(area)
        return list(found.items())

    def map(self) -> list[str]:
        """Tell the areas with disks, region by region."""
        lines: list[str] = []
        for region, areas in self.regions():
            held = [self.area(area) for area in areas if any(area["disks"]) or any(area["white"])]
            if held:
                told = "; ".join(held)
                lines.append(
                    self.say(Msg("inner-sea-region", region=Msg(f"region-{region}"), areas=told))
                )
        return lines

    def area(self, area: View) -> str:
        """Tell one area, the disks in it, and whether it is contested."""
        parts = [
            self.say(Msg("inner-sea-disks", who=self.faction(faction), n=count))
            for faction, count in enumerate(area["disks"])
            if count
        ]
        parts += [
            self.say(Msg("inner-sea-white", who=self.faction(faction), n=count))
            for faction, count in enumerate(area["white"])
            if count
        ]
        key = "inner-sea-contested" if area["contested"] else "inner-sea-area"
        name = Msg(f"area-{area['name']}")
        return self.say(Msg(key, area=name, disks=", ".join(parts)))

    def wonders(self) -> list[str]:
        """Tell the Wonders: those to be built, and those that stand."""
        ready = [wonder for wonder in self.view["wonders"] if not wonder["area"]]
        built = [wonder for wonder in self.view["wonders"] if wonder["area"]]
        lines: list[str] = []
        if ready:
            names = ", ".join(self.wonder(wonder) for wonder in ready)
            lines.append(self.say(Msg("inner-sea-wonders", wonders=names)))
        if built:
            told = [
                self.say(
                    Msg(
                        "inner-sea-built",
                        wonder=self.wonder(wonder),
                        area=Msg(f"area-{wonder['area']}"),
                        who=self.faction(wonder["owner"]),
                    )
                )
                for wonder in built
            ]
            lines.append("; ".join(told))
        return lines

    def wonder(self, wonder: View) -> str:
        """Name a Wonder."""
        return self.say(Msg(f"wonder-{WONDER_IDS[WONDER_NAMES.index(wonder['name'])]}"))

    def doing(self) -> list[str]:
        """Tell the competition that is under way and the cards laid in it."""
        lines: list[str] = []
        for shown in self.view["doing"]:
            if shown["kind"] == "competition":
                laid = [
                    self.say(
                        Msg(
                            "inner-sea-laid",
                            who=self.faction(card["civ"]),
                            card=self.cards([card["card"]])
                            if card["card"]
                            else self.say(Msg("inner-sea-face-down")),
                        )
                    )
                    for card in shown["laid"]
                ]
                told = ", ".join(laid) or self.say(Msg("inner-sea-none"))
                area = Msg(f"area-{shown['area']}")
                lines.append(self.say(Msg("inner-sea-competition", area=area, cards=told)))
        return lines

    # The players

    def players(self) -> list[str]:
        """Tell how every civilization stands, in the order of the turn."""
        order = self.view["order"] or range(len(self.view["players"]))
        return [self.standing(self.view["players"][civ]) for civ in order]

    def standing(self, player: View) -> str:
        """Tell the numbers of one civilization."""
        return self.say(
            Msg(
                "inner-sea-player",
                who=self.name(player),
                vp=player["vp"],
                cities=player["cities"],
                talents=player["talents"],
                loot=player["loot"],
                ready=player["ready"] + player["sea_ready"],
                stock=player["stock"],
                cards=player["hand_size"],
                investments=self.cards(player["investments"]),
            )
        )

    def hands(self) -> list[str]:
        """Name the cards of every hand that may be seen."""
        return [
            self.say(Msg("inner-sea-hand", who=self.name(player), cards=self.cards(player["hand"])))
            for player in self.view["players"]
            if "hand" in player
        ]

    def own(self) -> list[str]:
        """Tell the own powers, and what the cards of the hands do that may be seen."""
        lines: list[str] = []
        for player in self.view["players"]:
            if self.is_own(player):
                civilization = player["civilization"]
                lines.append(self.standing(player))
                lines.append(self.say(Msg(f"civilization-{civilization}-text")))
            for card in player.get("hand", []):
                number = CARD_NAMES.index(card)
                lines.append(
                    self.say(
                        Msg(
                            "inner-sea-card",
                            card=Msg(f"card-{number}"),
                            text=Msg(f"card-{number}-text"),
                        )
                    )
                )
        return lines
