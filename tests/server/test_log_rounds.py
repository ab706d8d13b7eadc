"""The rounds of the log: what a round begins with, and what follows, stands under its heading."""

from itertools import pairwise

import pytest

from aevum.kernel.game import SPECTATOR
from aevum.record import Record
from aevum.server import positions
from aevum.server.log import BEGINNINGS
from aevum.server.messages.positions import Entry
from aevum.server.store.kept import History
from aevum.server.table import Table
from tests.project.tree import ROOT
from tests.server.kit import kept

OPENINGS = [f"note-{name}" for name in BEGINNINGS]
EPOCH = 4
"""Rounds are counted through; the Inner Sea names them anew in each epoch of four turns."""


KEPT = {
    "hyperborea": "03-3-greedy",
    "inner_sea": "05-3-greedy",
    "tempus": "01-3-greedy",
    "through_the_ages": "03-3-greedy",
}


def log_of(game: str) -> list[Entry]:
    """Read the log of a kept game."""
    record = Record.read(ROOT / "tests" / "records" / game / f"{KEPT[game]}.aevum")
    description = kept(game, record.seats, record.seed)
    description.options = record.options
    return positions.log_of(Table(record, History(description)), SPECTATOR)


@pytest.mark.parametrize("game", ["hyperborea", "tempus", "through_the_ages"])
def test_what_begins_a_round_stands_under_its_heading(game: str) -> None:
    entries = log_of(game)
    began = [entry for entry in entries if entry.said.key in OPENINGS]

    assert len(began) > 5
    assert [entry.round for entry in began] == [entry.said.args["n"] for entry in began]


@pytest.mark.parametrize("game", KEPT)
def test_a_round_lasts_until_the_next_one_begins(game: str) -> None:
    entries = log_of(game)

    for before, entry in pairwise(entries):
        assert entry.round == before.round or entry.said.key in OPENINGS


def test_a_round_of_the_inner_sea_is_counted_through_the_epochs() -> None:
    began = [entry for entry in log_of("inner_sea") if entry.said.key in OPENINGS]

    assert len(began) > EPOCH
    for entry in began:
        told = entry.said.args["n"]
        assert isinstance(told, int)
        assert entry.round % EPOCH == told % EPOCH
