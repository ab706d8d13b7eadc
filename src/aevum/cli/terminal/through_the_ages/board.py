"""Through the Ages drawn in letters: the card row, everybody's numbers, the own civilization."""

from typing import Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.cli.terminal.drawing import Drawing
from aevum.cli.terminal.pieces import COLOURS, SHAPES
from aevum.games.through_the_ages import lines
from aevum.games.through_the_ages.names import card_key
from aevum.games.through_the_ages.shown import AgesView
from aevum.kernel.game import View
from aevum.kernel.message import Msg, seat_name

ROW_HEIGHT: Final = 5
"""The thirteen places of the card row are written in columns of so many."""


class AgesDrawing(Drawing):
    """The card row, the players side by side, and the civilization of whoever looks."""

    def board_lines(self, view: View) -> list[str]:
        """Tell the card row, the own civilization and the others; not what every card does."""
        return self.told(lines.board(ages(view)))

    def player_lines(self, view: View) -> list[str]:
        """Tell how every player stands."""
        return self.told(lines.players(ages(view)))

    def own_lines(self, view: View) -> list[str]:
        """Tell what the cards of the own hands and of the card row do, and the own civilization."""
        shown = ages(view)
        own = lines.civilization(shown, shown["seat"])
        return self.told([*lines.hands(shown), *lines.texts(shown), *own])

    def board(self, view: View, _lit: frozenset[str]) -> RenderableType:
        """Draw everything that lies on the table."""
        shown = ages(view)
        seat = shown["seat"]
        own = [*lines.civilization(shown, seat), *lines.hands(shown)] if seat >= 0 else []
        return Group(
            Text(self.words.say(lines.age(shown)), "bold"),
            self.row(view),
            self.players(view),
            Text("\n".join(self.told([*lines.events(shown), *own]))),
        )

    def row(self, view: View) -> RenderableType:
        """Draw the card row: place, what taking costs, and the card."""
        texts: list[Text] = []
        for place in ages(view)["row"]:
            text = Text().append(f"{place['place']:>3} ", "bold cyan")
            if place["card"]:
                text.append("◆" * place.get("cost", 0) + " ", "yellow")
                text.append(self.words.say(Msg(card_key(place["card"]))))
            else:
                text.append("·", "grey50")
            texts.append(text)
        blocks = [texts[i : i + ROW_HEIGHT] for i in range(0, len(texts), ROW_HEIGHT)]
        return Columns([Text("\n").join(block) for block in blocks], padding=(0, 4))

    def legend(self) -> RenderableType:
        """Say what the signs mean."""
        return Text(self.words.say(Msg("ages-legend")))

    def players(self, view: View) -> RenderableType:
        """Draw the players' numbers side by side."""
        table = Table(box=None, padding=(0, 1, 0, 0))
        for head in self.words.say(Msg("ages-columns")).split("|"):
            table.add_column(head, justify="right" if table.columns else "left", no_wrap=True)
        for player in ages(view)["players"]:
            seat = player["seat"]
            name = self.words.say(seat_name(seat), self.names)
            if seat == view["seat"]:
                name = self.words.say(Msg("ages-you", name=name))
            table.add_row(
                Text().append(SHAPES[seat], COLOURS[seat]).append(f" {name}"),
                f"{player['culture']} +{player['culture_rating']}",
                f"{player['science']} +{player['science_rating']}",
                str(player["strength"]),
                f"{player['happiness']}/{player['faces_required']}",
                str(player["food"]),
                str(player["resources"]),
                f"{player['civil']}/{player['civil_total']}",
                f"{player['military']}/{player['military_total']}",
                f"{len(player['hand'])}/{player['military_hand_size']}",
                style="bold" if seat == view["seat"] else "",
            )
        return table


def ages(view: View) -> AgesView:
    """Take a view for what it is here."""
    return cast(AgesView, view)
