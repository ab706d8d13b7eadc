"""Tempus in sentences that can be read aloud: the own pieces first, then what is near them."""

from collections.abc import Iterable, Sequence

from aevum.cli.terminal.tempus.island import Hex, hexes_of, laying_in, next_to, tile_terrains
from aevum.games.tempus.era_ids import (ERAS,)
from aevum.games.tempus.ids import (TERRAINS,)
from aevum.kernel.game import View
from aevum.kernel.message import Msg, seat_name
from aevum.text import Words


class TempusLines:
    """One view of the game, told in one language."""

    def __init__(self, words: Words, names: Sequence[str], view: View) -> None:
        self.words = words
        self.names = names
        self.view = view
        self.hexes = hexes_of(view)

    def say(self, msg: Msg) -> str:
        """Put a message into words."""
        return self.words.say(msg, self.names)

    def held_by(self, seat: int) -> list[Hex]:
        """List the hexes that a seat controls."""
        return [land for land in self.hexes.values() if land.owner == seat]

    # The board

    def board(self) -> list[str]:
        """Tell the round, the own hexes and hand, who is near, where room is, then the others."""
        own = self.held_by(self.view["seat"])
        near = next_to(self.hexes, [land.spot for land in own])
        lines = [self.round(), self.tiles(), *self.tile()]
        if own:
            lines.append(self.say(Msg("tempus-yours", hexes=self.listed(own))))
            lines += [self.hand(), self.coast(own)]
            lines.append(self.neighbours([land for land in near if land.owner >= 0]))
            lines.append(self.free_land([land for land in near if land.owner < 0], "near"))
        else:
            free = [land for land in self.hexes.values() if land.owner < 0]
            lines.append(self.free_land(free, "all"))
        for seat in range(self.view["seats"]):
            if seat != self.view["seat"] and self.held_by(seat):
                hexes = self.listed(self.held_by(seat))
                lines.append(self.say(Msg("tempus-theirs", seat=seat_name(seat), hexes=hexes)))
        lines += [self.lake(shore) for shore in self.view["lakes"]]
        return [line for line in lines if line]

    def round(self) -> str:
        """Tell the round and what the next progress will be decided by."""
        if self.view["round"] == 0:
            is_laid = laying_in(self.view) is None
            return self.say(Msg("tempus-settling") if is_laid else Msg("tempus-laying"))
        eras = [ERAS.index(player["era"]) for player in self.view["players"]]
        foremost = self.view["players"][eras.index(max(eras))]
        if "row" not in foremost:
            return self.say(Msg("tempus-over"))
        terrain = Msg(f"terrain-{foremost['row']['next_terrain']}")
        return self.say(Msg("tempus-round", n=self.view["round"], terrain=terrain))

    def tiles(self) -> str:
        """Tell where the last tile lies."""
        if self.view["round"] > 0 or not self.view["tiles"]:
            return ""
        last = self.view["tiles"][-1]
        return self.say(Msg("tempus-tiles", n=len(self.view["tiles"]), hex=last["centre"]))

    def tile(self) -> list[str]:
        """Tell the tile that is to be laid, and where, if that is decided."""
        laying = laying_in(self.view)
        if laying is None:
            return []
        middle, *rim = tile_terrains(laying["tile"], 0)
        around = ", ".join(self.say(Msg(f"terrain-{terrain}")) for terrain in rim)
        told = self.say(Msg("tempus-tile-told", terrain=Msg(f"terrain-{middle}"), rim=around))
        if not laying["centre"]:
            return [told]
        return [told, self.say(Msg("tempus-tile-place", hex=laying["centre"]))]

    def listed(self, hexes: Iterable[Hex]) -> str:
        """List hexes with what stands on them."""
        return ", ".join(self.described(land) for land in hexes)

    def described(self, land: Hex) -> str:
        """Tell one hex."""
        terrain = Msg(f"terrain-{land.terrain}")
        if land.city:
            return self.say(Msg("tempus-hex-city", hex=land.name, terrain=terrain, n=land.city))
        if land.tokens:
            return self.say(Msg("tempus-hex-tokens", hex=land.name, terrain=terrain, n=land.tokens))
        return self.say(Msg("tempus-hex", hex=land.name, terrain=terrain))

    def neighbours(self, near: list[Hex]) -> str:
        """Tell what others have next to the own hexes, player by player."""
        parts = [
            self.say(Msg("tempus-theirs", seat=seat_name(seat), hexes=self.listed(held)))
            for seat in range(self.view["seats"])
            if (held := [land for land in near if land.owner == seat])
        ]
        if not parts:
            return self.say(Msg("tempus-no-neighbours"))
        return self.say(Msg("tempus-neighbours", parts=" ".join(parts)))

    def free_land(self, free: list[Hex], where: str) -> str:
        """Tell the free hexes, terrain by terrain."""
        parts = [
            self.say(Msg("tempus-free-part", terrain=Msg(f"terrain-{terrain}"), hexes=names))
            for terrain in TERRAINS
            if (names := " ".join(land.name for land in free if land.terrain == terrain))
        ]
        if not parts:
            return ""
        return self.say(Msg("tempus-free", where=where, parts="; ".join(parts)))

    def coast(self, own: list[Hex]) -> str:
        """Tell from which own hexes tokens may go over the sea, once they may (R6.6)."""
        player = self.view["players"][self.view["seat"]]
        ports = " ".join(land.name for land in own if land.is_coastal and land.tokens)
        if not ports or "row" not in player or not player["row"]["sea"]:
            return ""
        return self.say(Msg("tempus-coast", hexes=ports))

    def lake(self, shore: list[str]) -> str:
        """Tell the shore of a lake."""
        return self.say(Msg("tempus-lake", hexes=" ".join(shore)))

    # The players

    def era(self, player: View) -> Msg:
        """Name the era of a player."""
        return Msg(f"era-{player['era'].replace('_', '-')}")

    def players(self) -> list[str]:
        """Tell how every player stands, the start player by name."""
        lines = [self.round()]
        for player in self.view["players"]:
            lines.append(
                self.say(
                    Msg(
                        "tempus-player",
                        seat=seat_name(player["seat"]),
                        era=self.era(player),
                        actions=player["action_tokens"],
                        cards=player["hand_size"],
                        supply=player["supply"],
                        hexes=player["controlled"],
                        cities=player["cities"],
                        points=player["points"],
                    )
                )
            )
        start = seat_name(self.view["start_seat"])
        return [*lines, self.say(Msg("tempus-start-player", seat=start))]

    def hand(self) -> str:
        """Name the cards of the own hand in one line, equal ones together; empty without any."""
        held = self.view["players"][self.view["seat"]]["hand"]
        counts = {name: held.count(name) for name in held}
        cards = [
            self.say(Msg("tempus-cards", n=count, card=self.card(name)))
            for name, count in counts.items()
        ]
        return self.say(Msg("tempus-held", cards=", ".join(cards))) if cards else ""

    def own(self) -> list[str]:
        """Tell the own hand and what the own era allows."""
        player = self.view["players"][self.view["seat"]]
        cards = [self.use(name) for name in player["hand"]]
        lines = [self.say(Msg("tempus-hand", n=len(cards))), *cards]
        if "row" in player:
            row = player["row"]
            lines.append(
                self.say(
                    Msg(
                        "tempus-row",
                        era=self.era(player),
                        actions=row["action_tokens"],
                        tokens=row["move_tokens"],
                        range=row["move_range"],
                        offspring=row["offspring"],
                        limit=row["stack_limit"],
                        drawn=row["cards_drawn"],
                        hand=row["hand_limit"],
                        sea="yes" if row["sea"] else "no",
                    )
                )
            )
        two, three, four = player["city_supply"]
        supply = Msg("tempus-supply", n=player["supply"], two=two, three=three, four=four)
        return [*lines, self.say(supply)]

    def card(self, name: str) -> Msg:
        """Name a card."""
        effect, terrain = name.split()
        return Msg("card", effect=Msg(f"effect-{effect}"), terrain=Msg(f"terrain-{terrain}"))

    def use(self, name: str) -> str:
        """Tell one card of the hand and what it is good for."""
        effect, _ = name.split()
        use = Msg(f"effect-{effect}-text")
        return self.say(Msg("tempus-card", card=self.card(name), use=use))
