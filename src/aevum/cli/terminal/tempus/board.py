"""The island in letters: one cell to a hex, rows staggered, names on the rims."""

from collections.abc import Iterable
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aevum.cli.terminal.drawing import Drawing
from aevum.cli.terminal.pieces import COLOURS, SHAPES, style_of
from aevum.cli.terminal.tempus.island import (
    Hex,
    Spot,
    around,
    column_name,
    hexes_of,
    lakes_in,
    laying_in,
    spot_of,
    tile_terrains,
)
from aevum.games.tempus.era_ids import ERAS
from aevum.games.tempus.ids import TERRAINS
from aevum.games.tempus.island import COLUMNS, ROWS
from aevum.games.tempus.lines import board_lines, hand_lines, headline, own_lines, player_lines
from aevum.games.tempus.names import era_word
from aevum.games.tempus.shown import TempusView
from aevum.kernel.message import Msg

TERRAIN_STYLES: Final = {
    "grassland": "#dff0c8 on #3f6b2a",
    "farmland": "#fff0c0 on #7a6119",
    "forest": "#c8e6d2 on #17452f",
    "hills": "#f4dcc4 on #6e4526",
    "mountain": "#eeeeee on #595959",
}
SEA_STYLE: Final = "#4a78a8"
LAKE_STYLE: Final = "#cfe8ff on #2a5a8a"
RIM_STYLE: Final = "dim"

CELL: Final = 6
"""A cell is five signs and a gap; half of it shifts an odd row."""

FLOWER: Final = ((3, 2), (4, 0, 1), (5, 6))
"""The hexes of a tile row by row: 0 is the centre, then from the east counter-clockwise."""


class TempusDrawing(Drawing):
    """The island, the players beside it, and sentences for those who listen."""

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Pick out the words that name a hex."""
        return frozenset(word for word in words if spot_of(word) is not None)

    def board_lines(self, view: Any) -> list[str]:
        """Tell the island and the own hand in sentences."""
        return self.told([*board_lines(view), *hand_lines(view)])

    def player_lines(self, view: Any) -> list[str]:
        """Tell the round and how every player stands."""
        return self.told([headline(view), *player_lines(view)])

    def own_lines(self, view: Any) -> list[str]:
        """Tell the own hand and the numbers of the own era."""
        return self.told(own_lines(view))

    def board(self, view: Any, lit: frozenset[str]) -> RenderableType:
        """Draw the island with the players beside or below it, or the tile to be laid."""
        laying = laying_in(view)
        if laying is not None:
            return Group(self.places_only(view, lit), self.tile(laying["tile"]))
        table = Columns([self.places_only(view, lit), self.players(view)], padding=(0, 3))
        return Group(table, *map(Text, self.told(hand_lines(view))))

    def places_only(self, view: Any, lit: frozenset[str]) -> Text:
        """Draw the rows and columns that are in use; all of them while tiles are laid."""
        hexes = hexes_of(view)
        lakes = lakes_in(hexes)
        spots = {spot for name in lit if (spot := spot_of(name)) is not None} | waiting_in(view)
        used = set(hexes) | spots
        if laying_in(view) is not None:
            used |= {(0, 0), (ROWS - 1, COLUMNS - 1)}
        rows = range(min(row for row, _ in used), max(row for row, _ in used) + 1)
        columns = range(min(at for _, at in used), max(at for _, at in used) + 1)
        text = rim(columns, rows[0]).append("\n")
        for row in rows:
            text.append(f"{row + 1:>3} " + " " * (row % 2 * CELL // 2), RIM_STYLE)
            for column in columns:
                spot = (row, column)
                text.append_text(self.cell(hexes.get(spot), spot in lakes, spot in spots))
            text.append(" " * ((1 - row % 2) * CELL // 2) + f"{row + 1}\n", RIM_STYLE)
        return text.append_text(rim(columns, rows[-1]))

    def cell(self, land: Hex | None, is_lake: bool, is_lit: bool) -> Text:
        """Draw one hex: its terrain, its tokens or its city, in brackets if it can be chosen."""
        if land is None:
            inner, style = (" ≈ ", LAKE_STYLE) if is_lake else (" · ", SEA_STYLE)
        elif land.owner < 0:
            inner, style = f" {self.letter(land.terrain)} ", TERRAIN_STYLES[land.terrain]
        elif land.city:
            inner, style = f"⌂{SHAPES[land.owner]}{land.city}", style_of(land.owner)
        else:
            inner = f"{self.letter(land.terrain)}{SHAPES[land.owner]}{land.tokens}"
            style = style_of(land.owner)
        inner = f"[{inner}]" if is_lit else f" {inner} "
        return Text().append(inner, f"{style} bold" if is_lit else style).append(" ")

    def letter(self, terrain: str) -> str:
        """Give the letter of a terrain in this language."""
        letters = self.words.say(Msg("tempus-terrain-letters"))
        return letters[TERRAINS.index(terrain)]

    def legend(self) -> RenderableType:
        """Say what the letters and signs mean."""
        text = Text()
        for terrain in TERRAINS:
            text.append(f" {self.letter(terrain)} ", TERRAIN_STYLES[terrain])
            text.append(f" {self.words.say(Msg(f'terrain-{terrain}'))}  ")
        text.append("\n")
        text.append(" ≈ ", LAKE_STYLE)
        return text.append(" " + self.words.say(Msg("tempus-legend")))

    def tile(self, name: str) -> RenderableType:
        """Draw the tile to be laid in each of its rotations, numbered like the choices."""
        grid = Table.grid(padding=(0, 3))
        grid.add_row(*(Text(str(rotation + 1), "bold cyan") for rotation in range(6)))
        grid.add_row(*(self.flower(tile_terrains(name, rotation)) for rotation in range(6)))
        return Group(Text("\n" + self.words.say(Msg("tempus-tile"))), grid)

    def flower(self, terrains: list[str]) -> Text:
        """Draw the seven hexes of a tile."""
        text = Text()
        for row in FLOWER:
            text.append("  " if len(row) == 2 else "")
            for place in row:
                style = TERRAIN_STYLES[terrains[place]]
                text.append(f" {self.letter(terrains[place])} ", style).append(" ")
            text.append("\n")
        return text

    def players(self, view: Any) -> RenderableType:
        """Draw the players' numbers side by side."""
        title = Text(self.words.say(headline(view)))
        table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
        table.title_style = ""
        for head in self.words.say(Msg("tempus-columns")).split("|"):
            table.add_column(head, justify="left" if len(table.columns) < 2 else "right")
        for player in view["players"]:
            seat = player["seat"]
            name = self.names[seat]
            if seat == view["seat"]:
                name = self.words.say(Msg("tempus-you", name=name))
            star = " *" if seat == view["start_seat"] else ""
            table.add_row(
                Text().append(SHAPES[seat], COLOURS[seat]).append(f" {name}{star}"),
                self.words.say(era_word(ERAS.index(player["era"]))),
                *(
                    str(player[key])
                    for key in ("action_tokens", "hand_size", "supply", "cities", "points")
                ),
                style="bold" if seat == view["seat"] else "",
            )
        return table


def rim(columns: range, row: int) -> Text:
    """Write the letters of the columns as they stand over a row."""
    text = Text(" " * (4 + row % 2 * CELL // 2))
    for column in columns:
        text.append(f"{column_name(column):^5} ", RIM_STYLE)
    return text


def waiting_in(view: TempusView) -> set[Spot]:
    """Find the hexes on which a tile will lie that is still to be turned."""
    laying = laying_in(view)
    centre = None if laying is None else spot_of(laying["centre"])
    return set() if centre is None else {centre, *around(centre)}
