"""Reading a tensor by the names of its sections and columns, and a layout by notation."""

from aevum.games.common.language import layout_of, tensor_of
from aevum.games.common.sections import Section
from aevum.kernel.game import Game
from aevum.kernel.state import State


class Reading:
    """What a seat reads of a position."""

    def __init__(self, game: Game, g: State, seat: int) -> None:
        tensor = tensor_of(game)
        assert tensor is not None
        self.sections = {section.name: section for section in tensor.SECTIONS}
        self.numbers: list[int] = []
        tensor.write(g, seat, self.numbers)

    def rows(self, name: str) -> list[list[int]]:
        """Read a section row by row."""
        section = self.sections[name]
        width = len(section.columns)
        firsts = range(section.offset, section.offset + section.length, width)
        return [self.numbers[first : first + width] for first in firsts]

    def row(self, name: str, row: int = 0) -> dict[str, int]:
        """Read a row by its columns."""
        section: Section = self.sections[name]
        return dict(zip(section.columns, self.rows(name)[row], strict=True))

    def column(self, name: str, column: str) -> list[int]:
        """Read a column of all rows."""
        return [row[self.sections[name].columns.index(column)] for row in self.rows(name)]


def has_place(game: Game, g: State, text: str) -> bool:
    """Say whether an answer in notation has a place in the layout."""
    layout = layout_of(game)
    assert layout is not None
    try:
        layout.flat(game.parse(g, text))
    except ValueError:
        return False
    return True
