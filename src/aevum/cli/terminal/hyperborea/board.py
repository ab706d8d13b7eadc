"""The realm in letters: three lines to a hex, rows staggered, with the names that notation uses."""

import re
from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.cli.terminal.drawing import Drawing
from aevum.cli.terminal.pieces import COLOURS, SHAPES, style_of
from aevum.games.hyperborea import lines
from aevum.games.hyperborea.ids import COLOUR_LETTERS, TERRAINS, Colour
from aevum.games.hyperborea.ids import COLOURS as CUBES
from aevum.games.hyperborea.names import set_word
from aevum.games.hyperborea.sets import SET_NAMES
from aevum.games.hyperborea.shown import Counts, CubeSet, HyperboreaView, Place
from aevum.kernel.message import Msg, seat_name

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

CUBE_STYLES: Final[dict[Colour, str]] = {
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

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Pick out the words that name a hex."""
        return frozenset(word for word in words if NAME.fullmatch(word))

    def board_lines(self, view: Any) -> list[str]:
        """Tell the realm in sentences."""
        realm = [lines.round_line(view), *lines.realm_lines(view)]
        return self.told(realm + lines.own_board_lines(view))

    def player_lines(self, view: Any) -> list[str]:
        """Tell how every player stands."""
        return self.told(lines.player_lines(view))

    def own_lines(self, view: Any) -> list[str]:
        """Tell the own cubes, sets and tile, and what the technologies on offer do."""
        return self.told(lines.own_lines(view) + lines.market_lines(view))

    def board(self, view: Any, lit: frozenset[str]) -> RenderableType:
        """Draw the realm, the players, and what lies before the player at the keyboard."""
        (title,) = self.told([lines.round_line(view)])
        parts: list[RenderableType] = [Text(title, "bold"), self.places_only(view, lit)]
        parts.append(self.players(view))
        if view["seat"] >= 0:
            parts.append(self.own_sets(view))
            parts.append(Text("\n".join(self.told(lines.own_board_lines(view)))))
        return Group(*parts)

    def places_only(self, view: Any, lit: frozenset[str]) -> Text:
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

    def layer(self, place: Place, layer: int, is_lit: bool) -> Text:
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

    def heading(self, place: Place) -> str:
        """Write the name of a hex, the letter of its terrain and its points."""
        if not place["face_up"]:
            return str(place["name"])
        letter = self.words.say(Msg("hyperborea-terrain-letters"))[TERRAINS.index(place["terrain"])]
        return f"{place['name']} {letter} {place['points']}"

    def sites(self, place: Place, style: str) -> Text:
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

    def figures(self, place: Place, style: str) -> Text:
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

    def own_sets(self, view: HyperboreaView) -> RenderableType:
        """Draw the own sets: their spaces with the cubes on them, and what they do."""
        table = Table.grid(padding=(0, 2))
        for shown in view["players"][view["seat"]]["sets"]:
            mark = "*" if shown["on"] else "+" if shown["complete"] else " "
            number = SET_NAMES.index(shown["set"])
            name, effect = self.told([set_word(number), lines.effect_sentence(number)])
            table.add_row(Text(mark), self.spaces(shown), Text(name), Text(effect))
        return table

    def spaces(self, shown: CubeSet) -> Text:
        """Draw the spaces of a set: small letters for what they take, cubes in brackets."""
        text = Text()
        for letter, cube in zip(shown["spaces"], shown["cubes"], strict=True):
            if cube:
                text.append(f"[{self.cube_letter(cube)}]", CUBE_STYLES[cube])
            else:
                text.append(f" {self.space_letter(letter).lower()} ", "dim")
        return text

    def cube_letter(self, colour: Colour) -> str:
        """Give the letter of a colour in this language."""
        return self.words.say(Msg("hyperborea-colour-letters"))[CUBES.index(colour)]

    def space_letter(self, letter: str) -> str:
        """Give the letter of a space in this language; a star takes any colour but grey."""
        letters = self.words.say(Msg("hyperborea-colour-letters")) + "*"
        return letters[COLOUR_LETTERS.index(letter)]

    def cubes(self, counts: Counts) -> str:
        """Write the cubes of an area as letters."""
        return "".join(self.cube_letter(colour) * counts[colour] for colour in CUBES) or "-"

    def name(self, seat: int, view: HyperboreaView) -> str:
        """Name a seat, and say if it is the own one."""
        name = seat_name(seat)
        said = Msg("hyperborea-you", name=name) if seat == view["seat"] else name
        return self.words.say(said, self.names)

    def players(self, view: Any) -> RenderableType:
        """Draw the players' numbers side by side."""
        table = Table(box=None, padding=(0, 1, 0, 0))
        for head in self.words.say(Msg("hyperborea-columns")).split("|"):
            table.add_column(head, justify="right" if table.columns else "left", no_wrap=True)
        for player in view["players"]:
            seat = player["seat"]
            table.add_row(
                Text().append(SHAPES[seat], COLOURS[seat]).append(f" {self.name(seat, view)}"),
                str(player["points"]),
                str(player["gems"]),
                str(player["technologies"]),
                f"{player['supply']}/{player['fortresses']}",
                str(player["ghosts"]),
                str(sum(player["graves"])),
                str(player["controlled"]),
                self.cubes(player["available"]),
                " ".join(str(level) for level in player["levels"].values()),
                style="bold" if seat == view["seat"] else "",
            )
        return table
