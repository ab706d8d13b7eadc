"""Make the pictures of play anew: `python docs/pictures/make.py` (with the package installed)."""

import io
import re
from itertools import count
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from aevum.bots import Clock, Glimpse, make_bot
from aevum.cli.terminal.desk import Desk
from aevum.cli.terminal.screen import Screen
from aevum.cli.terminal.table import Seating, Table
from aevum.record import Record

FOLDER: Final = Path(__file__).parent
FONTS: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
WIDTH: Final = 136
SEED: Final = 7
ROUND: Final = 7
NAMES: Final = ["Ada", "Ben", "Cleo", "Dan"]
NEWS: Final = 6


def own_fonts(svg_format: str) -> str:
    """Leave out every font that would be fetched from the web, and every comment."""
    without = re.sub(r"@font-face \{\{.*?\}\}\s*|<!--.*?-->\s*", "", svg_format, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]*;", f"font-family: {FONTS};", without)


def table_in_play() -> Table:
    """Let bots play one game after the other until Ada chooses among places on the board."""
    for seed in count(SEED):
        record = Record.begin("tempus", 4, seed, {"map": "fixed", "layout": "B"})
        table = Table(record, Seating(record, [0], ["greedy"], NAMES))
        bots = [make_bot("greedy", seed + seat) for seat in range(4)]
        while not table.state.is_over:
            if is_good_moment(table):
                return table
            state = table.state
            glimpse = Glimpse(table.game, state, state.asked, state.legal())
            table.play(bots[state.asked].choose(glimpse, Clock()), "bot")
    raise AssertionError("there is always one more seed")


def is_good_moment(table: Table) -> bool:
    """Say whether Ada is asked, well into the game, and has several places to choose from."""
    state = table.state
    if state.asked != 0 or table.view(0)["round"] < ROUND:
        return False
    texts = [table.game.to_text(state, action) for action in state.legal()]
    return len(texts) >= 3 and all(text.startswith("attack ") for text in texts)


def draw_terminal(lang: str) -> str:
    """Draw the terminal as Ada sees it."""
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    desk = Desk(table_in_play(), Screen(console, plain=False), lang, FOLDER)
    desk.hand_over(0)
    desk.read[0] = len(desk.table.state.notes_for(0)) - NEWS
    desk.tell_news()
    choices = desk.choices()
    desk.show_board(choices)
    desk.put_question(choices)
    console.print("> ")
    return console.export_svg(
        title="aevum play tempus --text",
        code_format=own_fonts(CONSOLE_SVG_FORMAT),
        unique_id="tempus",
    )


if __name__ == "__main__":
    (FOLDER / "tempus-terminal.svg").write_text(draw_terminal("en"), encoding="utf-8")
