"""The bench as a picture: decisions per second of everybody, on a log scale."""

from math import floor, log10
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import NullLocator, StrMethodFormatter

from aevum.cli.measuring.rows import OwnRow, Row
from aevum.cli.measuring.sheets import Results, who_plays, whole

PAPER: Final = "#fbfaf7"
"""The picture brings its own paper, so that it reads on a light page and on a dark one."""

INK: Final = "#23262b"
FAINT: Final = "#d8d5ce"
COLOURS: Final = {
    "Aevum, compiled": "#b5532a",
    "Aevum, interpreted": "#dda15e",
    "other engines": "#5f7a94",
}


def kind(row: Row) -> str:
    """Say which colour a row has."""
    return f"Aevum, {row.mode}" if isinstance(row, OwnRow) else "other engines"


def label(row: Row) -> str:
    """Name a row beside its bar."""
    engine, game, runs_as = who_plays(row)
    return f"{engine} · {game} ({runs_as})"


def draw(results: Results, file: Path) -> None:
    """Draw a bar for each row that has figures, the fastest on top, and write the picture."""
    rows = [row for row in results.rows() if row.has_figures()]
    rows.sort(key=lambda row: row.number("decisions_per_second"))
    speeds = [row.number("decisions_per_second") for row in rows]
    # Letters become outlines, so no reader needs our font; the salt gives equal names each time.
    with mpl.rc_context({"svg.fonttype": "path", "svg.hashsalt": "aevum", "font.size": 10}):
        figure = Figure(figsize=(9, 1.4 + 0.36 * len(rows)), layout="constrained", facecolor=PAPER)
        axes = figure.add_subplot(facecolor=PAPER)
        colours = [COLOURS[kind(row)] for row in rows]
        bars = axes.barh([label(row) for row in rows], speeds, color=colours, height=0.72)
        axes.bar_label(bars, [whole(speed) for speed in speeds], padding=4, color=INK)
        axes.set_xscale("log")
        axes.set_xlim(10 ** floor(log10(min(speeds) / 2)), max(speeds) * 3)
        axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.set_xlabel("decisions per second, one core, random play, log scale", color=INK)
        axes.tick_params(colors=INK, length=0)
        axes.grid(axis="x", color=FAINT, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.spines[:].set_visible(False)
        shown = [name for name in COLOURS if name in {kind(row) for row in rows}]
        axes.legend(
            handles=[Patch(color=COLOURS[name], label=name) for name in shown],
            loc="lower right",
            labelcolor=INK,
            facecolor=PAPER,
            edgecolor=FAINT,
        )
        figure.savefig(file, format="svg", metadata={"Creator": None, "Date": None})
