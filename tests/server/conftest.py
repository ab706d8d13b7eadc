"""A server for the tests of one file, at whose tables nobody is answered for."""

from collections.abc import Iterator

import pytest

import aevum.server.room
from aevum.server.veil import Pace
from tests.server.kit import PATIENCE, Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables from an empty folder."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


class Patient(Pace):
    """People who are waited for: else a table gives an only answer as soon as tests are fast."""

    def draw(self) -> float:
        """Wait longer than any test takes."""
        return PATIENCE


@pytest.fixture(autouse=True)
def _everybody_answers_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aevum.server.room, "Pace", Patient)
