"""Outcomes: which facts of the log are shown together."""

import pytest

import aevum
from aevum.kernel.game import SPECTATOR
from aevum.record import Record
from aevum.server import positions
from aevum.server.store.kept import History
from aevum.server.table import Table
from tests.project.tree import ROOT
from tests.server.kit import kept

RAIDS = ROOT / "tests" / "records" / "through_the_ages" / "12-4-random.aevum"


@pytest.mark.parametrize("name", aevum.game_names())
def test_outcomes_are_made_of_facts_of_the_game(name: str) -> None:
    game = aevum.game(name)

    assert game.scenes
    for opening, following in game.scenes.items():
        assert {opening, *following} <= set(game.notes)
        assert len(set(following)) == len(following)


def raided() -> Table:
    """Set up a table at which a kept game with aggressions was played."""
    record = Record.read(RAIDS)
    description = kept("through_the_ages", record.seats, record.seed)
    description.options = record.options
    return Table(record, History(description))


def test_production_is_told_with_what_was_lost_by_it() -> None:
    entries = positions.log_of(raided(), SPECTATOR)
    opened = {entry.scene for entry in entries if entry.said.key == "note-corruption"}
    produced = [at for at in opened if entries[at].said.key == "note-produced"]

    assert produced
    assert -1 not in opened
    for at in produced:
        assert [entry.said.key for entry in entries if entry.scene == at][-1] == "note-stored"


def test_a_raid_is_told_with_what_was_compared_and_what_followed() -> None:
    entries = positions.log_of(raided(), SPECTATOR)
    raids = [at for at, entry in enumerate(entries) if entry.said.key == "note-attacked"]

    assert raids
    for at in raids:
        told = [entry.said.key for entry in entries if entry.scene == at]
        assert told[0] == "note-attacked"
        assert "note-compared" in told
        assert {"note-attack-failed", "note-attack-succeeded"} & set(told)


def test_an_event_is_told_up_to_its_end_and_no_further() -> None:
    entries = positions.log_of(raided(), SPECTATOR)
    events = [at for at, entry in enumerate(entries) if entry.said.key == "note-event-revealed"]

    assert events
    for at in events:
        told = [number for number, entry in enumerate(entries) if entry.scene == at]
        assert entries[told[-1]].said.key in ("note-event-over", "note-event-unfelt")
        assert told == list(range(at, told[-1] + 1))
