"""Bots of one's own think in processes apart: whoever fails has lost, and the contest goes on."""

from pathlib import Path

import pytest

from aevum.agents import apart
from aevum.arena.entrants import Entrant, entrant_of
from aevum.arena.unit import PairedSeries, Unit, pairing_of, play_unit
from aevum.bots.series import Outcome

BOT = """
import os, sys, time
from random import Random
from aevum import Bot

class Own(Bot):
    def __init__(self, seed):
        self.seed = seed

    def choose(self, glimpse, clock):
        options = glimpse.options
        {answer}
"""


def entered(folder: Path, answer: str, seconds: float = 30.0) -> Entrant:
    """Write the file of a bot that answers so, and enter it."""
    path = folder / "mybot.py"
    path.write_text(BOT.format(answer=answer))
    return entrant_of(f"{path}:Own", seconds)


def games_of(own: Entrant) -> list[Outcome]:
    """Let it play Tempus from every seat against bots that take anything."""
    (games,) = play_unit(
        Unit(pairing_of("tempus", 3, {}, (own, Entrant("random")), 1), 0, 1)
    ).outcomes
    return games


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("while True: pass", "gave no answer within 0.2 s"),
        ("time.sleep(1000)", "gave no answer within 0.2 s"),
        ("sys.exit(3)", "failed: SystemExit: 3"),
        (r"raise ValueError('\ud800')", r"failed: ValueError: \ud800"),
        ("sys.stderr.write('out of ideas'); os._exit(3)", "it has ended: out of ideas"),
        ("os.kill(os.getpid(), 9)", "gave no answer: it has ended"),
        ("raise KeyError('tile')", "failed: KeyError: 'tile'"),
        ("raise KeyboardInterrupt", "failed: KeyboardInterrupt: "),
        ("input()", "failed: EOFError"),
        ("return options[0] + 0.5", ".5, which is not offered"),
        ("return float(options[0])", ".0, which is not offered"),
        ("return True", "chose True, which is not offered"),
        ("return None", "chose None, which is not offered"),
        ("return -1", "chose -1, which is not offered"),
    ],
)
def test_whoever_fails_has_lost_and_is_named(tmp_path: Path, answer: str, fault: str) -> None:
    own = entered(tmp_path, answer)._replace(seconds=0.2 if "0.2" in fault else 30.0)
    series = PairedSeries(pairing_of("tempus", 3, {}, (own, Entrant("random")), 1))

    game = series.play(0)

    assert game.error == ""
    assert game.winners == [1, 2]
    assert game.fault.startswith(f"the agent '{tmp_path / 'mybot.py'}:Own' ")
    assert game.fault.endswith(fault) or fault in game.fault


def test_whoever_changes_the_list_of_options_is_heard(tmp_path: Path) -> None:
    games = games_of(entered(tmp_path, "answer = options.pop(); options.clear(); return answer"))

    assert [game.error + game.fault for game in games] == [""] * 3


def test_whoever_thinks_until_the_clock_is_up_is_heard(tmp_path: Path) -> None:
    answer = "while self.seed and not clock.is_up(): pass\n        self.seed = 0; return options[0]"

    games = games_of(entered(tmp_path, answer)._replace(seconds=0.3))

    assert [game.error + game.fault for game in games] == [""] * 3


def test_equal_seeds_give_equal_games_and_what_is_printed_disturbs_nobody(tmp_path: Path) -> None:
    answer = "print('hm'); return Random(self.seed + len(options)).choice(options)"
    own = entered(tmp_path, answer)

    once, again = games_of(own), games_of(own)

    assert [game.error + game.fault for game in once] == [""] * 3
    assert once == again


@pytest.mark.parametrize(
    "answer",
    [
        "print('a sight: \u00e4'); return options[0]",
        "sys.stderr.write('a sight: \u00e4\\n'); return options[0]",
        "print('a sight: \u00e4', flush=True); os._exit(3)",
        "print('a sight: \u00e4', flush=True); time.sleep(1000)",
    ],
)
def test_what_a_bot_prints_goes_to_standard_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], answer: str
) -> None:
    games_of(entered(tmp_path, answer)._replace(seconds=0.5 if "sleep" in answer else 30.0))

    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("a sight: \u00e4\n")


def test_the_seed_of_a_bot_does_not_tell_what_is_dealt(tmp_path: Path) -> None:
    own = entered(tmp_path, "raise ValueError(self.seed)")

    faults = [game.fault for game in games_of(own)]

    seeds = [int(fault.rpartition(" ")[2]) for fault in faults]
    series = PairedSeries(pairing_of("tempus", 3, {}, (own, Entrant("random")), 1))
    dealt = {series.game_seed(0) ^ (seat + 1) << 88 for seat in range(3)} | {series.game_seed(0)}
    assert len(set(seeds)) == 3
    assert not dealt & set(seeds)
    assert all(seed >> 32 != 1 for seed in seeds)


def test_nobody_is_left_behind(tmp_path: Path) -> None:
    games_of(entered(tmp_path, "return options[0]"))
    waiting = [booth.child.process for booths in apart.IDLE.values() for booth in booths]
    assert waiting

    apart.dismiss()

    assert all(process.poll() is not None for process in waiting)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("class Own: pass", "is no bot; its class must be a kind of aevum.Bot"),
        ("def Own(seed): pass", "is no bot; its class must be a kind of aevum.Bot"),
        ("Own = 3", "there is no class 'Own' in"),
        ("import sys; sys.exit(3)", "cannot be run: SystemExit: 3"),
        ("import os; os._exit(3)", "did not get ready: it has ended"),
        (
            "from aevum import Bot\nclass Own(Bot):\n    def __init__(self): pass",
            r"cannot be made with a seed, as in MyBot\(7\): TypeError: ",
        ),
    ],
)
def test_a_file_out_of_which_no_bot_can_be_made_is_refused(
    tmp_path: Path, source: str, told: str
) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(source)

    with pytest.raises(ValueError, match=told):
        entrant_of(f"{path}:Own")


def test_a_bot_that_is_never_made_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text("while True: pass")

    with pytest.raises(ValueError, match=r"did not get ready within 0\.2 s"):
        entrant_of(f"{path}:Own", 0.01)
