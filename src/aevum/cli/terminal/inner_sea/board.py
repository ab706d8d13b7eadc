"""The map in letters: the areas of each region in a column, with the disks that lie in them."""

from collections.abc import Iterable
from typing import Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.cli.terminal.drawing import Drawing
from aevum.cli.terminal.pieces import COLOURS, SHAPES, style_of
from aevum.games.inner_sea import lines
from aevum.games.inner_sea.ids import BARBARIANS
from aevum.games.inner_sea.shown import Area, SeaView
from aevum.games.inner_sea.tables import AREA_NAMES
from aevum.kernel.game import View
from aevum.kernel.message import Msg

BARBARIAN: Final = "✖"
BARBARIAN_STYLE: Final = "bold #ffffff on #5a2a2a"
SEA_STYLE: Final = "#56B4E9"


class InnerSeaDrawing(Drawing):
    """The map, the players under it, the Wonders, and the own hand."""

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Pick out the words that name an area."""
        return frozenset(word for word in words if word in AREA_NAMES)

    def board_lines(self, view: View) -> list[str]:
        """Tell the map in sentences."""
        return self.told([*lines.board_lines(sea(view)), *lines.hand_lines(sea(view))])

    def player_lines(self, view: View) -> list[str]:
        """Tell how every civilization stands."""
        return self.told(lines.player_lines(sea(view)))

    def own_lines(self, view: View) -> list[str]:
        """Tell the own power, and what the cards of the own hand do."""
        return self.told(lines.own_lines(sea(view)))

    def board(self, view: View, lit: frozenset[str]) -> RenderableType:
        """Draw the map, the players, the Wonders and the own hand."""
        shown = sea(view)
        doing = [line for one in shown["doing"] for line in lines.doing_lines(shown, one)]
        told = [*lines.wonder_lines(shown), *doing, *lines.hand_lines(shown)]
        return Group(
            Text(self.words.say(lines.turn_line(shown)), "bold"),
            self.places_only(view, lit),
            self.players(view),
            Text("\n".join(self.told(told))),
        )

    def places_only(self, view: View, lit: frozenset[str]) -> RenderableType:
        """Draw every region with the areas that are in play."""
        return Columns(
            [self.region(name, areas, lit) for name, areas in lines.regions(sea(view))],
            padding=(1, 3),
        )

    def region(self, region: str, areas: list[Area], lit: frozenset[str]) -> Text:
        """Draw one region: its name, then its areas one under the other."""
        text = Text(self.words.say(Msg(f"region-{region}")), "bold underline")
        for area in areas:
            text.append("\n").append_text(self.area(area, area["name"] in lit))
        return text

    def area(self, area: Area, is_lit: bool) -> Text:
        """Draw one area: in brackets if it can be chosen, crossed if it is contested."""
        name = self.words.say(Msg(f"area-{area['name']}"))
        shown = f"[{name}]" if is_lit else f" {name} "
        style = "" if area["kind"] == "land" else SEA_STYLE
        text = Text().append(shown, f"{style} bold reverse" if is_lit else style)
        for faction, count in enumerate(area["disks"]):
            if count or area["white"][faction]:
                text.append(" ").append_text(disks(faction, count, area["white"][faction]))
        return text.append(" ⚔", "bold red") if area["contested"] else text

    def legend(self) -> RenderableType:
        """Say what the signs mean."""
        return Text(self.words.say(Msg("inner-sea-legend")))

    def players(self, view: View) -> RenderableType:
        """Draw the numbers of the civilizations side by side, in the order of the turn."""
        shown = sea(view)
        table = Table(box=None, padding=(0, 1, 0, 0))
        for head in self.words.say(Msg("inner-sea-columns")).split("|"):
            table.add_column(head, justify="right" if table.columns else "left", no_wrap=True)
        for civ in shown["order"]:
            player = shown["players"][civ]
            name = self.words.say(lines.player_name(shown, player), self.names)
            table.add_row(
                Text().append(SHAPES[civ], COLOURS[civ]).append(f" {name}"),
                str(player["vp"]),
                str(player["cities"]),
                str(player["talents"]),
                str(player["ready"]),
                str(player["stock"]),
                str(player["hand_size"]),
                style="bold" if lines.is_own(shown, player) else "",
            )
        return table


def sea(view: View) -> SeaView:
    """Read a view as one of this game."""
    return cast(SeaView, view)


def disks(faction: int, count: int, white: int) -> Text:
    """Draw the disks of one faction: its sign and their number, allies behind a plus."""
    sign, style = (
        (BARBARIAN, BARBARIAN_STYLE)
        if faction == BARBARIANS
        else (SHAPES[faction], style_of(faction))
    )
    return Text(f"{sign}{count}" + (f"+{white}" if white else ""), style)
