"""`aevum bench`: what it measures, writes and refuses; how fast anything is, no test asks."""

import json
import platform
import re
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

import aevum
from aevum.bots.series import Series
from aevum.cli import bench as command
from aevum.cli import paper
from aevum.cli.measuring import peers
from aevum.cli.measuring.goals import Goal, verdict
from aevum.cli.measuring.page import Setting, machine, page
from aevum.cli.measuring.plot import draw
from aevum.cli.measuring.rows import MODES, OwnRow, PeerRow, Row, middle, one_core
from aevum.cli.measuring.sheets import Results
from aevum.cli.measuring.two_processes import TwoProcesses
from aevum.cli.measuring.worker import measure, position, record_one, replay
from tests.cli.run import aevum as run_aevum
from tests.toy import TOY

PLAY = {"decisions_per_second", "games_per_second", "decisions_per_game"}
STEPS = {
    "legal_microseconds",
    "apply_microseconds",
    "quarter_microseconds",
    "middle_copies_per_second",
    "late_copies_per_second",
    "beam_nodes_per_second",
    "rollout_nodes_per_second",
}
SETTING = Setting(seconds=1.0, rounds=5, has_peers=True)
Capture = pytest.CaptureFixture[str]
PEERS_FILE = peers.LOCK.with_name("peers.in")


def figures(speed: float) -> dict[str, Any]:
    """Make up what a worker could have measured."""
    numbers: dict[str, Any] = dict.fromkeys(PLAY | STEPS, speed)
    return {**numbers, "quarter_microseconds": [1.0, 2.0, 3.0, 4.0]}


def own_row(game: str, mode: str, *speeds: float) -> OwnRow:
    """Make up a row of ours with these speeds in its rounds."""
    row = OwnRow(game, mode, 1.0)
    row.rounds = [figures(speed) for speed in speeds]
    return row


def peer_row(name: str, *speeds: float) -> PeerRow:
    """Make up a row of a peer."""
    row = PeerRow({"name": name, "engine": name, "game": "a game", "language": "Python"}, [])
    row.rounds = [dict.fromkeys(PLAY, speed) for speed in speeds]
    return row


def every_row() -> list[OwnRow]:
    """Make up a row for each game and mode."""
    return [own_row(game, mode, 100_000) for game in aevum.game_names() for mode in MODES]


def failing(sentence: str) -> list[str]:
    """Give a command that fails with a traceback."""
    return [sys.executable, "-c", f"raise ValueError({sentence!r})"]


# The worker


def test_the_worker_measures_play_and_single_steps() -> None:
    measured = measure(TOY, seconds=0.001)

    assert set(measured) == {"seats", "compiled"} | PLAY | STEPS
    assert measured["seats"] == 4
    assert measured["compiled"] is aevum.IS_COMPILED


def test_the_four_quarters_are_the_whole_game() -> None:
    recorded = record_one(Series(TOY, 3, ["random"], 1, {}), 0)

    lengths = [len(quarter) for quarter in recorded.quarters]

    assert len(lengths) == len(replay(recorded, ask=True)) == 4
    assert max(lengths) - min(lengths) <= 1
    assert position(recorded, 1.0).is_over
    assert not position(recorded, 0.9).is_over
    assert not recorded.start.is_over


def test_the_worker_plays_the_very_games_of_simulate() -> None:
    series = Series(TOY, 4, ["random"], 1, {})

    recorded = record_one(series, 5)

    assert sum(map(len, recorded.quarters)) == series.play(5).decisions
    assert TOY.scores(position(recorded, 1.0)) == series.play(5).scores


# Rows and rounds


def test_figures_are_medians_of_the_rounds() -> None:
    assert middle([3, 100, 1]) == 3
    assert middle([[1.0, 9.0], [2.0, 8.0], [3.0, 1.0]]) == [2.0, 8.0]
    assert middle([True, True]) is True


def test_a_row_that_fails_says_why_in_a_sentence_and_is_left_alone() -> None:
    row = Row("broken", failing("the dice are lost"), {})

    row.measure()
    row.command = ["/does/not/exist"]
    row.measure()

    assert row.error == "the dice are lost"
    assert not row.has_figures()


def test_a_row_that_cannot_be_started_says_so() -> None:
    row = Row("absent", [str(Path(__file__).with_name("nobody"))], {})

    row.measure()

    assert row.error == "it cannot be started: No such file or directory"


def test_two_processes_are_not_measured_for_a_row_without_figures() -> None:
    row = own_row("tempus", "compiled")
    row.error = "it is not compiled"
    pair = TwoProcesses(row, 1.0)

    pair.measure()

    assert pair.report() == {"game": "tempus", "mode": "compiled", "error": "it is not compiled"}


def test_two_processes_are_not_measured_on_one_core() -> None:
    pair = TwoProcesses(own_row("tempus", "interpreted", 1.0), 1.0)

    with one_core():
        pair.measure()

    assert pair.error == "two processes need two cores"


def test_two_processes_are_compared_round_by_round() -> None:
    pair = TwoProcesses(own_row("tempus", "compiled", 1.0), 1.0)
    pair.alone, pair.together = [10.0, 20.0, 40.0], [18.0, 40.0, 76.0]

    report = pair.report()

    assert (report["alone"], report["together"], report["ratio"]) == (20.0, 40.0, 1.9)


# The page


def test_the_page_has_a_row_for_each_game_and_mode() -> None:
    text = page(Results(every_row(), [], []).sheets(), SETTING)

    for name in aevum.game_names():
        for mode in MODES:
            assert re.search(rf"^\| Aevum \| {name}, 4 seats \| {mode} \| 100,000 \|", text, re.M)
            assert f"| {name} | {mode} | 1.00 | 2.00 | 3.00 | 4.00 |" in text


def test_the_page_tells_what_a_node_of_a_search_costs() -> None:
    text = page(Results([own_row("tempus", "compiled", 50_000.0)], [], []).sheets(), SETTING)

    assert "| tempus | compiled | 50,000 | 20.00 | 50,000 | 20.00 | 50,000 |" in text


def test_the_page_says_why_a_row_was_not_measured() -> None:
    row = own_row("tempus", "compiled")
    row.error = "there is no compiler"

    text = page(Results([row], [], []).sheets(), SETTING)

    assert "| Aevum | tempus, 4 seats | compiled | not run |" in text
    assert "| tempus, compiled | there is no compiler |" in text


def test_the_page_compares_everybody_with_catanatron() -> None:
    own = [own_row("tempus", "interpreted", 15_000), own_row("tempus", "compiled", 250_000)]
    others = [peer_row("catanatron", 9_000, 10_000, 11_000), peer_row("chess", 20_000)]

    text = page(Results(own, others, []).sheets(), SETTING)

    assert re.search(r"^\| catanatron \| .*\| 10,000 \| 10% \|.* 1\.00 \|$", text, re.M)
    assert re.search(r"^\| chess \| .* 2\.00 \|$", text, re.M)
    assert "| tempus | compiled | reached | 20x | 40x | 25.0x |" in text
    assert "| tempus | interpreted | not reached | 2x | 2x | 1.5x |" in text


def test_json_holds_the_ratio_to_catanatron_and_the_verdict() -> None:
    own = [own_row("tempus", "compiled", 250_000)]

    report = command.report(Results(own, [peer_row("catanatron", 10_000)], []), SETTING)

    assert report["games"][0]["ratio"] == 25.0
    assert report["games"][0]["verdict"] == "reached"
    assert report["peers"][0]["ratio"] == 1.0


def test_without_catanatron_no_goal_is_judged() -> None:
    broken = peer_row("catanatron")
    broken.error = "No module named 'catanatron'"

    text = page(Results(every_row(), [broken], []).sheets(), SETTING)

    assert "## Goals" not in text
    assert "No module named 'catanatron'" in text


@pytest.mark.parametrize(
    ("ratio", "judged"),
    [(19.9, "not reached"), (20.0, "reached"), (39.9, "reached"), (40.0, "aim reached")],
)
def test_a_goal_is_missed_reached_or_surpassed(ratio: float, judged: str) -> None:
    assert verdict(Goal(20, 40), ratio) == judged


def test_the_machine_is_described_without_its_name() -> None:
    assert platform.python_version() in machine()
    assert platform.node() not in machine().split()


# The picture


def test_the_picture_needs_no_font_and_nothing_from_elsewhere(tmp_path: Path) -> None:
    picture = tmp_path / "performance.svg"

    draw(Results(every_row(), [peer_row("catanatron", 10_000)], []), picture)

    text = picture.read_text()
    assert "</svg>" in text
    assert not re.search(r"font-family|<text|<image|@import|url\(http", text)


def test_without_matplotlib_the_page_is_still_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_nothing(_name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(paper, "find_spec", find_nothing)

    written = command.write(Results(every_row(), [], []), SETTING, tmp_path)

    assert written == [tmp_path / "performance.md"]
    assert "performance.svg" not in written[0].read_text()


def test_what_was_measured_by_other_means_stays_on_the_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(paper, "find_spec", lambda _name: None)
    page_path = tmp_path / "performance.md"
    page_path.write_text(f"# Old figures\n\n{command.LAST_LINE}\n\n## In the browser\n")

    for _ in range(2):
        command.write(Results(every_row(), [], []), SETTING, tmp_path)

    text = page_path.read_text()
    assert "Old figures" not in text
    assert text.count("Random play") == 1
    assert text.endswith(f"\n\n{command.LAST_LINE}\n\n## In the browser\n")


# The peers


def test_the_lock_of_the_peers_names_no_address() -> None:
    assert not re.search(r"https?://|file:|git\+|--index|--find", peers.LOCK.read_text())


def test_the_lock_of_the_peers_pins_every_package_by_hash() -> None:
    lock = peers.LOCK.read_text()

    pieces = peers.packages(lock)

    assert "".join(pieces) == lock
    assert all(re.match(r"[a-z0-9-]+==\S+ .*\\\n    --hash=sha256:", piece) for piece in pieces)


def test_the_lock_holds_the_versions_that_were_asked_for() -> None:
    asked = re.findall(r"^(\w+)(?:\[\w+\])?(==\S+)$", PEERS_FILE.read_text(), re.M)

    locked = {piece.split()[0] for piece in peers.packages(peers.LOCK.read_text())}

    assert len(asked) == 6
    assert {name.replace("_", "-") + version for name, version in asked} <= locked


def test_the_peers_can_be_listed_where_none_is_installed() -> None:
    rows = peers.peer_rows(1.0)

    engines = {row.engine for row in rows}

    assert rows[0].key == "catanatron"
    assert engines >= {"python-chess", "OpenSpiel", "PettingZoo", "RLCard", "PokerKit"}


def test_peers_outside_a_checkout_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "LOCK", tmp_path / "peers.lock")

    with pytest.raises(ValueError, match="only in a checkout"):
        command.bench(peers=True, out=tmp_path / "out")

    assert not (tmp_path / "out").exists()


# The command


def test_json_is_one_object_with_a_row_for_each_mode(capsys: Capture, tmp_path: Path) -> None:
    quick = ("--seconds", "0.001", "--rounds", "1")

    ended = run_aevum(capsys, "bench", "tempus", *quick, "--json", "--out", tmp_path)

    report = json.loads(ended.out)
    interpreted, compiled = report["games"]
    assert (ended.code, ended.err) == (0, "")
    assert (interpreted["mode"], compiled["mode"]) == MODES
    assert set(interpreted) >= PLAY | STEPS | {"game", "seats", "speeds"}
    assert compiled.get("compiled") is True or "dev.py compile" in compiled["error"]
    assert [path.name for path in sorted(tmp_path.rglob("performance.*"))] == [
        "performance.md",
        "performance.svg",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["whist"], "there is no game 'whist'; the games are: "),
        (["tempus", "whist"], "there is no game 'whist'; the games are: "),
        (["--seconds", "0"], "--seconds must be more than 0, not 0"),
        (["--seconds", "-1"], "--seconds must be more than 0, not -1"),
        (["--seconds", "nan"], "--seconds must be more than 0, not nan"),
        (["--rounds", "0"], "--rounds must be at least 1, not 0"),
        (["--out", __file__], "Not a directory"),
    ],
)
def test_bad_wishes_are_refused_before_anything_is_measured(
    capsys: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)

    ended = run_aevum(capsys, "bench", *arguments)

    assert sentence in ended.sentence()
    assert list(tmp_path.iterdir()) == []
