"""Every card, Wonder and power is used in a test of its own."""

import re
from pathlib import Path

import pytest

from aevum.games.inner_sea.tables import CARD_NAMES, CIVILIZATION_NAMES, WONDER_NAMES

TESTS = Path(__file__).parent


def text_of(pattern: str) -> str:
    """Read all tests whose names fit."""
    return "\n".join(path.read_text() for path in sorted(TESTS.glob(pattern)))


@pytest.mark.parametrize("card", CARD_NAMES[1:])
def test_every_card_has_a_test(card: str) -> None:
    assert re.search(rf'["\s]{card}[",]', text_of("test_cards_*.py"))


@pytest.mark.parametrize("wonder", WONDER_NAMES)
def test_every_wonder_has_a_test(wonder: str) -> None:
    number = WONDER_NAMES.index(wonder) + 1

    test = text_of("test_wonder_powers.py").partition(f"def test_w{number:02d}_")[2]

    assert f'"{wonder}"' in test.partition("\n\n\n")[0]


@pytest.mark.parametrize("civilization", CIVILIZATION_NAMES)
def test_every_power_has_a_test(civilization: str) -> None:
    calls = re.findall(r'(?:against|acquires|played_by)\(\s*"(\w+)"', text_of("test_powers*.py"))

    assert civilization in calls
