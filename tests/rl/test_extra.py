"""What is not installed is named in one sentence."""

import subprocess
import sys

import pytest

INSTALL = "cannot be found; install it with: pip install"
WITHOUT = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in {missing} else found(name, *more)
try:
    import {module}
except ImportError as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    ("module", "missing", "told"),
    [
        ("aevum.rl", ["pettingzoo"], f"pettingzoo {INSTALL} 'aevum[rl]'"),
        ("aevum.rl", ["librt", "numpy"], f"librt, numpy {INSTALL} 'aevum[rl]'"),
        ("aevum.rl.open_spiel", ["pyspiel"], f"pyspiel {INSTALL} 'aevum[rl-spiel]'"),
    ],
)
def test_a_missing_extra_is_named(module: str, missing: list[str], told: str) -> None:
    program = WITHOUT.format(module=module, missing=missing)

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == told


def test_the_engine_needs_none_of_it() -> None:
    needless = "{'gymnasium', 'librt', 'numpy'} & set(sys.modules)"
    played = "[aevum.game(name).new(3, 1).legal() for name in aevum.game_names()]"
    program = f"import sys, aevum, aevum.cli.main; {played}; print({needless})"

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "set()"
