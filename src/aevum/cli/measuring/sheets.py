"""What the bench has found, as tables that can be printed or written."""

from aevum.cli.measuring.goals import YARDSTICK, goal, verdict
from aevum.cli.measuring.rows import OwnRow, PeerRow, Row
from aevum.cli.measuring.two_processes import AT_LEAST, TwoProcesses
from aevum.cli.paper import Sheet


class Results:
    """All rows of one run."""

    def __init__(self, own: list[OwnRow], peers: list[PeerRow], pairs: list[TwoProcesses]) -> None:
        self.own = own
        self.peers = peers
        self.pairs = pairs

    def rows(self) -> list[Row]:
        """List all that play, ours first."""
        return [*self.own, *self.peers]

    def ratio(self, row: Row) -> float | None:
        """Say how many times as fast as the yardstick a row plays, if both have been measured."""
        for peer in self.peers:
            if peer.key == YARDSTICK and peer.has_figures() and row.has_figures():
                return row.number("decisions_per_second") / peer.number("decisions_per_second")
        return None

    def sheets(self) -> list[Sheet]:
        """List every table that has a line."""
        found = [self.play(), self.search(), self.steps(), self.quarters()]
        found += [self.goals(), self.speed_up(), self.missing()]
        return [sheet for sheet in found if sheet.lines]

    def play(self) -> Sheet:
        """How fast everybody plays at random."""
        columns = ["engine", "game", "runs as", "decisions/s", "±", "games/s", "per game"]
        lines = [self.play_line(row) for row in self.rows()]
        if not self.peers:
            return Sheet("Random play", columns, [line[:-1] for line in lines], 3)
        return Sheet(f"Random play, and the ratio to {YARDSTICK}", [*columns, "ratio"], lines, 3)

    def play_line(self, row: Row) -> list[str]:
        """Tell how fast one row plays."""
        line = who_plays(row)
        if not row.has_figures():
            return [*line, "not run", *["-"] * 4]
        ratio = self.ratio(row)
        return [
            *line,
            whole(row.number("decisions_per_second")),
            f"{row.spread():.0%}",
            plain(row.number("games_per_second")),
            plain(row.number("decisions_per_game")),
            "-" if ratio is None else f"{ratio:.2f}",
        ]

    def search(self) -> Sheet:
        """How fast bots look at positions, beside the decisions of random play."""
        columns = ["game", "runs as", "beam, nodes/s", "µs", "rollouts, nodes/s", "µs", "random"]
        lines = []
        for row in self.measured():
            numbers = []
            for rate in (row.number(f"{way}_nodes_per_second") for way in ("beam", "rollout")):
                numbers += [whole(rate), f"{1e6 / rate:.2f}" if rate > 0 else "-"]
            lines.append([row.game, row.mode, *numbers, whole(row.number("decisions_per_second"))])
        return Sheet("Search", columns, lines, 2)

    def steps(self) -> Sheet:
        """What single steps of our games cost."""
        columns = ["game", "runs as", "legal() µs", "apply() µs", "copies/s, middle", "late"]
        lines = []
        for row in self.measured():
            costs = [row.number(f"{name}_microseconds") for name in ("legal", "apply")]
            copies = [row.number(f"{name}_copies_per_second") for name in ("middle", "late")]
            numbers = [f"{cost:.2f}" for cost in costs] + [whole(rate) for rate in copies]
            lines.append([row.game, row.mode, *numbers])
        return Sheet("Single steps", columns, lines, 2)

    def quarters(self) -> Sheet:
        """What a decision costs as the game grows longer."""
        columns = ["game", "runs as", "1st quarter", "2nd", "3rd", "4th"]
        lines = []
        for row in self.measured():
            costs = row.figures()["quarter_microseconds"]
            lines.append([row.game, row.mode, *[f"{cost:.2f}" for cost in costs]])
        return Sheet("A decision in each quarter of a game, µs", columns, lines, 2)

    def measured(self) -> list[OwnRow]:
        """List our rows that have figures."""
        return [row for row in self.own if row.has_figures()]

    def goals(self) -> Sheet:
        """Whether our games are as fast as they must be; without the yardstick nobody knows."""
        columns = ["game", "runs as", "verdict", "at least", "aim", "measured"]
        lines = []
        for row in self.own:
            wanted, ratio = goal(row.game, row.mode), self.ratio(row)
            if wanted is not None and ratio is not None:
                figures = [f"{times:g}x" for times in wanted] + [f"{ratio:.1f}x"]
                lines.append([row.game, row.mode, verdict(wanted, ratio), *figures])
        return Sheet(f"Goals, as multiples of {YARDSTICK}", columns, lines, 3)

    def speed_up(self) -> Sheet:
        """What a second process brings."""
        columns = ["game", "runs as", "verdict", "at least", "games/s, one", "two", "ratio"]
        lines = []
        for pair in self.pairs:
            if pair.alone:
                reached = "reached" if pair.ratio() >= AT_LEAST else "not reached"
                alone, together = pair.games_per_second()
                figures = [plain(alone), plain(together), f"{pair.ratio():.2f}x"]
                line = [pair.row.game, pair.row.mode, reached, f"{AT_LEAST}x", *figures]
                lines.append(line)
        return Sheet("Two processes", columns, lines, 3)

    def missing(self) -> Sheet:
        """Why a row has no figures."""
        lines = [[row.name, row.error] for row in self.rows() if row.error]
        lines += [
            [f"two processes, {pair.row.name}", pair.error] for pair in self.pairs if pair.error
        ]
        return Sheet("Not measured", ["what", "why"], lines, 2)


def who_plays(row: Row) -> list[str]:
    """Name the engine of a row, its game, and how it runs."""
    if isinstance(row, PeerRow):
        return [row.engine, row.game, row.language]
    assert isinstance(row, OwnRow)
    return ["Aevum", f"{row.game}, {row.seats} seats", row.mode]


def whole(number: float) -> str:
    """Write a large number to three digits that mean something, with separators."""
    digits = max(0, len(str(round(number))) - 3)
    return f"{round(number, -digits):,.0f}"


def plain(number: float) -> str:
    """Write a number with a decimal only where it is small."""
    return whole(number) if number >= 100 else f"{number:.1f}"
