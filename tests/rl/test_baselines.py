"""The examples that learn: they go on after a stop, and credit the right seat."""

import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.project.tree import ROOT

SMALL = {"ROWS": 4, "STEPS": 96, "PARTS": 2, "EPOCHS": 1, "WIDTH": 8, "SMALL": 4}


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Load an example, with a network and lots that are small."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "examples"), *sys.path])
    ppo = import_module("ppo")
    for name, number in SMALL.items():
        monkeypatch.setattr(ppo, name, number)
    return import_module


def wishes(out: Path, **more: Any) -> Namespace:
    """Give the options of a small training."""
    usual = {"game": "tempus", "seats": 3, "seed": 1, "out": out, "contests": 2, "start": None}
    return Namespace(**usual, **more)


def test_learning_by_play_goes_on_after_a_stop(example: Any, tmp_path: Path) -> None:
    ppo = example("ppo")
    options = wishes(tmp_path, minutes=0.0001, every=10, last=1)
    ppo.train(options)
    first = ppo.Learner("tempus", 1)
    first.load(tmp_path / "checkpoint.pkl")

    options.minutes += first.seconds / 60
    ppo.train(options)

    again = ppo.Learner("tempus", 1)
    again.load(tmp_path / "checkpoint.pkl")
    assert (first.updates, again.updates) == (1, 2)
    assert again.decisions == 2 * SMALL["ROWS"] * SMALL["STEPS"]
    assert len((tmp_path / "curve.md").read_text().splitlines()) == 2 + 3
    assert (tmp_path / "curve.png").stat().st_size > 0


def test_learning_from_records_goes_on_after_a_stop(
    example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clone = example("clone")
    options = wishes(tmp_path, records=tmp_path / "kept", bot="random", games=2, rounds=1)
    clone.train(options)
    records = sorted(options.records.glob("*.aevum"))
    when = [file.stat().st_mtime_ns for file in records]
    capsys.readouterr()

    options.rounds = 2
    clone.train(options)

    assert [file.stat().st_mtime_ns for file in records] == when
    assert capsys.readouterr().out.count("round ") == 1


def test_a_decision_is_judged_by_the_next_of_its_own_seat(example: Any) -> None:
    ppo = example("ppo")
    asked = np.array([[0], [1], [0], [1], [0]])
    value = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]])
    rewards, dones = np.zeros((5, 1, 2)), np.zeros((5, 1), bool)
    dones[3], rewards[3] = True, [[1.0, -1.0]]

    advantage, counts = ppo.advantages(asked, value, rewards, dones)

    last_of_seat_0, last_of_seat_1 = 1.0 - 0.3, -1.0 - 0.4
    expected = [0.2 + ppo.LAMBDA * last_of_seat_0, 0.2 + ppo.LAMBDA * last_of_seat_1]
    assert advantage[:4, 0] == pytest.approx([*expected, last_of_seat_0, last_of_seat_1])
    assert counts[:, 0].tolist() == [True, True, True, True, False]


def test_answers_are_drawn_from_those_that_are_offered(example: Any) -> None:
    ppo = example("ppo")
    player = ppo.Player("tempus", ppo.new_network(ppo.jax.random.key(0), "tempus"))
    masks = np.zeros((2, 128), np.int8)
    masks[0, :1], masks[1, :5] = 1, 1
    seen = np.zeros((2, 907), np.int16)
    options = np.zeros((2, 128, 3), np.int16)

    drawn = np.array([player.answer(seen, options, masks)[0] for _ in range(40)])

    assert set(drawn[:, 0]) == {0}
    assert set(drawn[:, 1]) == set(range(5))


def test_an_interval_holds_where_nothing_was_ever_lost(example: Any) -> None:
    mean, low, high = example("ppo").interval([1.0] * 100)

    assert (mean, high) == (1.0, pytest.approx(1.0))
    assert low == pytest.approx(0.963, abs=0.001)
