"""The bench on paper: a page in Markdown with the tables, and what they mean."""

import platform
from typing import Final, NamedTuple

from aevum.cli.measuring.rows import cores
from aevum.cli.paper import Sheet, markdown

LEGEND: Final = (
    "A decision is one choice of one seat, forced choices included; chance is not counted. All"
    " seats choose at random. Our games run through the same driver as `aevum simulate`, from"
    " setting up to counting the points.",
    "All play on one core, one after the other, round after round, each time in a fresh process."
    " Times are processor time of that process; figures are medians of the rounds, and ± is the"
    " greatest distance of a round from the median. Before each measurement a fifth of its time is"
    " played to warm up and the garbage collector sweeps once; then it runs as in ordinary use.",
    "`apply()` is timed by playing recorded games once more, `legal()` by the difference when it"
    " is asked before every action; the quarters are both together, each quarter of a game on its"
    " own. Copies are taken of positions at half and at nine tenths of a game.",
    "A node of a search is a position that a bot has copied, played into and judged: by `beam` for"
    " whole turns, by `rollouts` to play options on, both from positions in the middle of games.",
    "Two processes are timed by the clock on the wall, so other work on the machine counts"
    " against them.",
)
PEERS_LEGEND: Final = (
    "Other engines play other games, so this is no ranking: they show what is usual. They are"
    " driven from Python through their own interfaces and are installed in an environment of their"
    " own from `bench/peers.lock`.",
)


class Setting(NamedTuple):
    """With what wishes the bench was called."""

    seconds: float
    rounds: int
    has_peers: bool

    def command(self) -> str:
        """Write the command that measures the same again."""
        return f"aevum bench{' --peers' if self.has_peers else ''}"


def machine() -> str:
    """Say in one sentence what the figures were taken on."""
    return (
        f"{platform.python_implementation()} {platform.python_version()},"
        f" {platform.system()} on {platform.machine()}, {cores()} cores."
    )


def legend(setting: Setting) -> list[str]:
    """List the paragraphs that say how to read the tables."""
    length = f"Rounds: {setting.rounds}. Seconds for each measurement: {setting.seconds:g}."
    return [*LEGEND, length, *(PEERS_LEGEND if setting.has_peers else ())]


def page(sheets: list[Sheet], setting: Setting, picture: str = "") -> str:
    """Write the whole page, with the picture if there is one."""
    parts = ["# Performance", f"Written by `{setting.command()}`. {machine()}"]
    if picture:
        parts.append(f"![Decisions per second in random play, on a log scale]({picture})")
    parts += [f"## {sheet.heading}\n\n{markdown(sheet)}" for sheet in sheets]
    parts += ["## How it is measured", *legend(setting)]
    return "\n\n".join(parts) + "\n"
