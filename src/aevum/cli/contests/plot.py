"""Contests as a picture: each share with its interval, and the fair share beside it."""

from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from aevum.arena.contest import Contest
from aevum.cli.measuring.plot import FAINT, INK, PAPER

DOT: Final = "#b5532a"
FAIR: Final = "#5f7a94"


def draw_shares(labelled: list[tuple[str, Contest]], file: Path) -> None:
    """Draw a line for each contest, the first on top, and write the picture."""
    labels = [label for label, _ in labelled]
    contests = [contest for _, contest in labelled]
    places = list(range(len(contests), 0, -1))
    shares = [contest.share() for contest in contests]
    ends = [contest.interval() for contest in contests]
    lower = [share - end.low for share, end in zip(shares, ends, strict=True)]
    upper = [end.high - share for share, end in zip(shares, ends, strict=True)]
    fair = [1 / contest.pairing.seats for contest in contests]
    # Letters become outlines, so no reader needs our font; the salt gives equal names each time.
    with mpl.rc_context({"svg.fonttype": "path", "svg.hashsalt": "aevum", "font.size": 10}):
        figure = Figure(figsize=(9, 1.3 + 0.36 * len(places)), layout="constrained")
        figure.set_facecolor(PAPER)
        axes = figure.add_subplot(facecolor=PAPER)
        axes.plot(fair, places, "|", color=FAIR, markersize=16, markeredgewidth=2, label="fair")
        axes.errorbar(shares, places, xerr=[lower, upper], fmt="o", color=DOT, label="share")
        axes.set_yticks(places, labels)
        axes.set_xlim(-0.02, 1.02)
        axes.set_ylim(0.3, len(places) + 0.7)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
        axes.set_xlabel("share of victories with its interval of 95 %", color=INK)
        axes.tick_params(colors=INK, length=0)
        axes.grid(axis="x", color=FAINT, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.spines[:].set_visible(False)
        figure.legend(
            loc="outside upper right",
            ncols=2,
            labelcolor=INK,
            facecolor=PAPER,
            edgecolor=FAINT,
        )
        figure.savefig(file, format="svg", metadata={"Creator": None, "Date": None})
