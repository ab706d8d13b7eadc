"""The map in letters: the areas of each region in a column, with the disks that lie in them."""

from collections.abc import Iterable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.cli.terminal.drawing import Drawing
from aevum.cli.terminal.inner_sea.lines import InnerSeaLines
from aevum.cli.terminal.pieces import COLOURS, SHAPES, style_of
from aevum.games.inner_sea.ids import BARBARIANS
from aevum.games.inner_sea.tables import AREA_NAMES
from aevum.kernel.game import View
from aevum.kernel.message import Msg

BARBARIAN: Final = "✖"
BARBARIAN_STYLE: Final = "bold #ffffff on #5a2a2a"
SEA_STYLE: Final = "#56B4E9"


class InnerSeaDrawing(Drawing):
    """The map, the players under it, the Wonders, and the own hand."""

    def lines(self, view: View) -> InnerSeaLines:
        """Take the same view in sentences."""
        return InnerSeaLines(self.words, self.names, view)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Pick out the words that name an area."""
        return frozenset(word for word in words if word in AREA_NAMES)

    def board_lines(self, view: View) -> list[str]:
        """Tell the map in sentences."""
        return self.lines(view).board()

    def player_lines(self, view: View) -> list[str]:
        """Tell how every civilization stands."""
        return self.lines(view).players()

    def own_lines(self, view: View) -> list[str]:
        """Tell the own power, and what the cards of the own hand do."""
        return self.lines(view).own()

    def board(self, view: View, lit: frozenset[str]) -> RenderableType:
        """Draw the map, the players, the Wonders and the own hand."""
        lines = self.lines(view)
        told = [*lines.wonders(), *lines.doing(), *lines.hands()]
        return Group(
            Text(lines.turn(), "bold"),
            self.places_only(view, lit),
            self.players(view),
            Text("\n".join(told)),
        )

    def places_only(self, view: View, lit: frozenset[str]) -> RenderableType:
        """Draw every region with the areas that are in play."""
        return Columns(
            [self.region(view, region, areas, lit) for region, areas in self.regions(view)],
            padding=(1, 3),
        )

    def regions(self, view: View) -> list[tuple[str, list[View]]]:
        """Gather the areas in play by their regions, in the order of the table."""
        return self.lines(view).regions()

    def region(self, view: View, region: str, areas: list[View], lit: frozenset[str]) -> Text:
        """Draw one region: its name, then its areas one under the other."""
        text = Text(self.words.say(Msg(f"region-{region}")), "bold underline")
        for area in areas:
            text.append("\n").append_text(self.area(view, area, area["name"] in lit))
        return text

    def area(self, view: View, area: View, is_lit: bool) -> Text:
        """Draw one area: in brackets if it can be chosen, crossed if it is contested."""
        name = self.words.say(Msg(f"area-{area['name']}"))
        shown = f"[{name}]" if is_lit else f" {name} "
        style = "" if area["kind"] == "land" else SEA_STYLE
        text = Text().append(shown, f"{style} bold reverse" if is_lit else style)
        for faction, count in enumerate(area["disks"]):
            if count or area["white"][faction]:
                text.append(" ").append_text(disks(view, faction, count, area["white"][faction]))
        return text.append(" ⚔", "bold red") if area["contested"] else text

    def legend(self) -> RenderableType:
        """Say what the signs mean."""
        return Text(self.words.say(Msg("inner-sea-legend")))

    def players(self, view: View) -> RenderableType:
        """Draw the numbers of the civilizations side by side, in the order of the turn."""
        lines = self.lines(view)
        table = Table(box=None, padding=(0, 1, 0, 0))
        for head in self.words.say(Msg("inner-sea-columns")).split("|"):
            table.add_column(head, justify="right" if table.columns else "left", no_wrap=True)
        for civ in view["order"] or range(len(view["players"])):
            player = view["players"][civ]
            table.add_row(
                Text().append(SHAPES[civ], COLOURS[civ]).append(f" {lines.name(player)}"),
                str(player["vp"]),
                str(player["cities"]),
                str(player["talents"]),
                str(player["ready"] + player["sea_ready"]),
                str(player["stock"]),
                str(player["hand_size"]),
                style="bold" if lines.is_own(player) else "",
            )
        return table


def disks(view: View, faction: int, count: int, white: int) -> Text:
    """Draw the disks of one faction: its sign and their number, allies behind a plus."""
    sign, style = (
        (BARBARIAN, BARBARIAN_STYLE)
        if faction == BARBARIANS or faction >= len(view["players"])
        else (SHAPES[faction], style_of(faction))
    )
    return Text(f"{sign}{count}" + (f"+{white}" if white else ""), style)
