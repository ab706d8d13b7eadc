"""The realm in letters: three lines to a hex, rows staggered, with the names that notation uses."""

import re
from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.cli.terminal.drawing import Drawing
from aevum.cli.terminal.hyperborea.lines import HyperboreaLines
from aevum.cli.terminal.pieces import COLOURS, SHAPES, style_of
from aevum.games.hyperborea.ids import TERRAINS
from aevum.kernel.game import View
from aevum.kernel.message import Msg

NAME: Final = re.compile(r"[a-z]\d{1,2}")

TERRAIN_STYLES: Final = {
    "desert": "#fff0c0 on #7a6119",
    "forest": "#c8e6d2 on #17452f",
    "swamp": "#d8e4d0 on #41523a",
    "mountain": "#eeeeee on #595959",
}
FOG_STYLE: Final = "#8899aa on #222a33"
LIT_STYLE: Final = "bold reverse"

WIDTH: Final = 9
"""A hex is nine signs wide with one between two; half of it shifts every other row."""

CUBE_STYLES: Final = {
    "red": "#D55E00",
    "green": "#009E73",
    "purple": "#CC79A7",
    "blue": "#56B4E9",
    "orange": "#E69F00",
    "yellow": "#F0E442",
    "grey": "#999999",
}


class HyperboreaDrawing(Drawing):
    """The realm, the players under it, the own board and the technologies on offer."""

    def lines(self, view: View) -> HyperboreaLines:
        """Take the same view in sentences."""
        return HyperboreaLines(self.words, self.names, view)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Pick out the words that name a hex."""
        return frozenset(word for word in words if NAME.fullmatch(word))

    def board_lines(self, view: View) -> list[str]:
        """Tell the realm in sentences."""
        return self.lines(view).board()

    def player_lines(self, view: View) -> list[str]:
        """Tell how every player stands."""
        return self.lines(view).players()

    def own_lines(self, view: View) -> list[str]:
        """Tell the own cubes, sets and tile, and what the technologies on offer do."""
        lines = self.lines(view)
        return [*lines.own(), *lines.sets(view["seat"]), *lines.market()]

    def board(self, view: View, lit: frozenset[str]) -> RenderableType:
        """Draw the realm, the players, and what lies before the player at the keyboard."""
        lines = self.lines(view)
        parts: list[RenderableType] = [Text(lines.round(), "bold"), self.places_only(view, lit)]
        parts.append(self.players(view))
        if view["seat"] >= 0:
            parts.append(self.own_sets(view))
            parts.append(Text("\n".join(lines.own())))
        return Group(*parts)

    def places_only(self, view: View, lit: frozenset[str]) -> Text:
        """Draw every place of the board, row by row."""
        spots = {(2 * place["q"] + place["r"], place["r"]): place for place in view["hexes"]}
        west = min(x for x, _ in spots)
        east = max(x for x, _ in spots)
        rows = sorted({row for _, row in spots})
        text = Text()
        for row in rows:
            text.append("\n")
            for layer in range(3):
                x = west
                while x <= east:
                    place = spots.get((x, row))
                    if place is None:
                        text.append(" " * ((WIDTH + 1) // 2))
                        x += 1
                    else:
                        text.append_text(self.layer(place, layer, place["name"] in lit))
                        x += 2
                text.append("\n")
        return text

    def layer(self, place: View, layer: int, is_lit: bool) -> Text:
        """Draw one of the three lines of a hex: name, sites, figures."""
        style = TERRAIN_STYLES[place["terrain"]] if place["face_up"] else FOG_STYLE
        if layer == 0:
            inner = self.heading(place)
            edge = "[]" if is_lit else "  "
            text = Text(edge[0], style).append(f"{inner:<{WIDTH - 2}}", style).append(edge[1])
            text.stylize(f"{style} bold" if is_lit else style)
        elif not place["face_up"]:
            text = Text(f"{'?' if layer == 1 else '':^{WIDTH}}", style)
        else:
            text = self.sites(place, style) if layer == 1 else self.figures(place, style)
            text.append(" " * (WIDTH - text.cell_len), style)
        return text.append(" ", "")

    def heading(self, place: View) -> str:
        """Write the name of a hex, the letter of its terrain and its points."""
        if not place["face_up"]:
            return str(place["name"])
        letter = self.words.say(Msg("hyperborea-terrain-letters"))[TERRAINS.index(place["terrain"])]
        return f"{place['name']} {letter} {place['points']}"

    def sites(self, place: View, style: str) -> Text:
        """Draw the cities and ruins of a hex with whoever stands in them."""
        text = Text(" ", style)
        for site in place["sites"]:
            text.append("⌂" if site["kind"] == "city" else f"∩{site['tiles']}", style)
            who = site["occupant"]
            if who == "ghost":
                text.append("†", style)
            elif who >= 0:
                text.append(SHAPES[who], style_of(who))
            text.append(" ", style)
        return text

    def figures(self, place: View, style: str) -> Text:
        """Draw the free figures of a hex and the fortresses, player by player."""
        text = Text(" ", style)
        for seat, (figures, fortresses) in enumerate(
            zip(place["figures"], place["fortresses"], strict=True)
        ):
            if figures or fortresses:
                number = str(figures) if figures else ""
                text.append(f"{SHAPES[seat]}{number}{'#' * fortresses}", style_of(seat))
        return text

    def legend(self) -> RenderableType:
        """Say what the letters and signs mean."""
        letters = self.words.say(Msg("hyperborea-terrain-letters"))
        text = Text()
        for letter, terrain in zip(letters, TERRAINS, strict=True):
            text.append(f" {letter} ", TERRAIN_STYLES[terrain])
            text.append(f" {self.words.say(Msg(f'terrain-{terrain}'))}  ")
        return text.append("\n" + self.words.say(Msg("hyperborea-legend")))

    def own_sets(self, view: View) -> RenderableType:
        """Draw the own sets: their spaces with the cubes on them, and what they do."""
        lines = self.lines(view)
        table = Table.grid(padding=(0, 2))
        for shown in view["players"][view["seat"]]["sets"]:
            spaces = Text()
            for letter, cube in zip(shown["spaces"], shown["cubes"], strict=True):
                filled = (
                    f"[{lines.cube_letter(cube)}]"
                    if cube
                    else f" {lines.space_letter(letter).lower()} "
                )
                spaces.append(filled, CUBE_STYLES[cube] if cube else "dim")
            mark = "*" if shown["on"] else "+" if shown["complete"] else " "
            name = lines.set_name(shown["set"])
            table.add_row(Text(mark), spaces, Text(name), Text(lines.effect(shown["set"])))
        return table

    def players(self, view: View) -> RenderableType:
        """Draw the players' numbers side by side."""
        lines = self.lines(view)
        table = Table(box=None, padding=(0, 1, 0, 0))
        for head in self.words.say(Msg("hyperborea-columns")).split("|"):
            table.add_column(head, justify="right" if table.columns else "left", no_wrap=True)
        for player in view["players"]:
            seat = player["seat"]
            table.add_row(
                Text().append(SHAPES[seat], COLOURS[seat]).append(f" {lines.name(seat)}"),
                str(player["points"]),
                str(player["gems"]),
                str(player["technologies"]),
                f"{player['supply']}/{player['fortresses']}",
                str(player["ghosts"]),
                str(sum(player["graves"])),
                str(player["controlled"]),
                lines.cubes(player["available"]),
                " ".join(str(level) for level in player["levels"].values()),
                style="bold" if seat == view["seat"] else "",
            )
        return table
