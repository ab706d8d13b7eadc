"""Through the Ages in sentences that can be read aloud."""

from collections.abc import Iterable, Sequence

from aevum.kernel.game import View
from aevum.kernel.message import Msg, seat_name
from aevum.text import Words


class AgesLines:
    """One view of the game, told in one language."""

    def __init__(self, words: Words, names: Sequence[str], view: View) -> None:
        self.words = words
        self.names = names
        self.view = view

    def say(self, msg: Msg) -> str:
        """Put a message into words."""
        return self.words.say(msg, self.names)

    def card(self, name: str) -> str:
        """Name a card."""
        return self.say(Msg(f"card-{name.replace('_', '-')}"))

    def cards(self, names: Iterable[str]) -> str:
        """Name cards side by side; a line if there are none."""
        return ", ".join(self.card(name) for name in names) or self.say(Msg("ages-none"))

    def name(self, seat: int) -> str:
        """Name a seat, and say if it is the own one."""
        name = self.say(seat_name(seat))
        return self.say(Msg("ages-you", name=name)) if seat == self.view["seat"] else name

    # The table

    def board(self) -> list[str]:
        """Tell the age, the card row, the own civilization, the events and the others."""
        seat = self.view["seat"]
        own = [*self.civilization(seat), *self.hands()] if seat >= 0 else []
        return [self.age(), *self.row(), *own, self.events(), *self.players()]

    def age(self) -> str:
        """Tell the age, the round and what is left of the decks."""
        return self.say(
            Msg(
                "ages-age",
                age=self.view["age"],
                round=self.view["round"],
                civil=self.view["civil_deck"],
                military=self.view["military_deck"],
            )
        )

    def row(self) -> list[str]:
        """Tell the card row, the cheapest places first."""
        return [
            self.say(
                Msg(
                    "ages-place",
                    n=place["place"],
                    card=self.card(place["card"]),
                    cost=place.get("cost", 0),
                )
            )
            for place in self.view["row"]
            if place["card"]
        ]

    def events(self) -> str:
        """Tell how many events wait, and the tactics that everybody may copy."""
        return self.say(
            Msg(
                "ages-events",
                current=len(self.view["current_events"]),
                future=len(self.view["future_events"]),
                tactics=self.cards(self.view["common_tactics"]),
            )
        )

    # The players

    def players(self) -> list[str]:
        """Tell how every player stands, the others with their civilization."""
        lines: list[str] = []
        for player in self.view["players"]:
            lines.append(self.standing(player))
            if player["seat"] != self.view["seat"]:
                lines += self.civilization(player["seat"])
        return lines

    def standing(self, player: View) -> str:
        """Tell the numbers that decide the game."""
        keys = ("culture", "culture_rating", "science", "science_rating", "strength")
        more = ("food", "resources", "happiness", "discontent", "military_hand_size")
        numbers = {key.replace("_", "-"): player[key] for key in (*keys, *more)}
        return self.say(Msg("ages-player", seat=seat_name(player["seat"]), **numbers))

    def civilization(self, seat: int) -> list[str]:
        """Tell what a civilization is made of."""
        player = self.view["players"][seat]
        lines = [
            self.say(
                Msg(
                    "ages-technologies",
                    cards=", ".join(map(self.technology, player["technologies"])),
                    unused=player["unused_workers"],
                )
            ),
            self.say(
                Msg(
                    "ages-rule",
                    government=self.card(player["government"]),
                    leader=self.cards([player["leader"]] if player["leader"] else []),
                    specials=self.cards(player["specials"]),
                )
            ),
            self.say(
                Msg(
                    "ages-banks",
                    blue=player["blue_bank"],
                    yellow=player["yellow_bank"],
                    consumption=player["consumption"],
                    corruption=player["corruption"],
                )
            ),
        ]
        return lines + self.glory(player) + self.diplomacy(player)

    def technology(self, shown: View) -> str:
        """Name a technology with its workers and blue tokens."""
        key = "ages-store" if shown["tokens"] else "ages-workers"
        return self.say(
            Msg(key, card=self.card(shown["card"]), n=shown["workers"], tokens=shown["tokens"])
        )

    def glory(self, player: View) -> list[str]:
        """Tell the wonders, finished and not, and the colonies."""
        lines: list[str] = []
        if player["wonders"]:
            cards = self.cards(wonder["card"] for wonder in player["wonders"])
            lines.append(self.say(Msg("ages-wonders", cards=cards)))
        if player["wonder"]:
            lines.append(
                self.say(
                    Msg(
                        "ages-building",
                        card=self.card(player["wonder"]),
                        n=player["stages"],
                        costs=" ".join(map(str, player["stage_costs"])),
                    )
                )
            )
        if player["colonies"]:
            lines.append(self.say(Msg("ages-colonies", cards=self.cards(player["colonies"]))))
        return lines

    def diplomacy(self, player: View) -> list[str]:
        """Tell the tactic, the pact and the war of a player."""
        lines: list[str] = []
        if player["tactic"]:
            lines.append(self.say(Msg("ages-tactic", card=self.card(player["tactic"]))))
        if player["pact"]:
            other = seat_name(player["pact_partner"])
            lines.append(self.say(Msg("ages-pact", card=self.card(player["pact"]), other=other)))
        if player["war"]:
            other = seat_name(player["war_target"])
            lines.append(self.say(Msg("ages-war", card=self.card(player["war"]), other=other)))
        return lines

    def hands(self) -> list[str]:
        """Tell the own cards."""
        player = self.view["players"][self.view["seat"]]
        lines = [self.say(Msg("ages-hand", cards=self.cards(player["hand"])))]
        lines.append(self.say(Msg("ages-military", cards=self.cards(player["military_hand"]))))
        return lines

    def texts(self) -> list[str]:
        """Tell what the cards do that are in the own hands or can be taken."""
        player = self.view["players"][self.view["seat"]]
        row = [place["card"] for place in self.view["row"] if place["card"]]
        names = dict.fromkeys([*player["hand"], *player["military_hand"], *row])
        return [self.say(Msg("ages-card", card=self.card(n), text=self.text(n))) for n in names]

    def text(self, name: str) -> str:
        """Say what a card does."""
        return self.say(Msg(f"card-{name.replace('_', '-')}-text"))
