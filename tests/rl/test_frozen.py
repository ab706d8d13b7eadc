"""Ids that stay: a changed game gets another one."""

from pathlib import Path

import gymnasium
import pytest

import aevum
import aevum.rl
from aevum.rl import frozen
from aevum.rl.freeze import freeze, next_rows
from aevum.rl.frozen import Frozen, StaleId, as_it_is, frozen_ids
from aevum.rl.language import learnable_games


def test_every_game_has_an_id_for_what_it_is_now() -> None:
    assert next_rows(frozen_ids(), learnable_games()) == [], "see docs/environments.md, frozen ids"


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Plant a change in the rules of Tempus, and freeze what it has become."""
    file = tmp_path / "frozen.csv"
    file.write_bytes(frozen.FILE.read_bytes())
    game = aevum.game("tempus")
    monkeypatch.setattr(type(game), "rules", game.rules + 1)
    monkeypatch.setattr(frozen, "frozen_ids", lambda: frozen_ids(file))
    freeze(file)
    return file


def newest(file: Path) -> Frozen:
    """Give the newest id of Tempus."""
    return [one for one in frozen_ids(file) if one.game == "tempus"][-1]


def test_a_changed_rule_makes_the_next_version(changed: Path) -> None:
    game = aevum.game("tempus")

    assert newest(changed) == as_it_is(game, newest(frozen.FILE).version + 1)


def test_the_old_id_says_what_has_changed_and_what_to_use(changed: Path) -> None:
    old, new = newest(frozen.FILE), newest(changed)
    told = rf"{old.id} is bound to rules {old.rules} and these are {new.rules}; use {new.id}"

    with pytest.raises(StaleId, match=told):
        gymnasium.make(old.id)


def test_the_game_as_it_is_can_be_played_by_its_name(changed: Path) -> None:
    aevum.rl.aec("tempus").reset(seed=1)
    aevum.rl.aec(newest(changed).name).reset(seed=1)

    with pytest.raises(StaleId):
        aevum.rl.aec(newest(frozen.FILE).name)


def test_other_tables_are_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(aevum.game("tempus")), "tables_hash", lambda _game: "corrected")

    with pytest.raises(StaleId, match=r"bound to tables .* and these are corrected; use aevum.rl"):
        gymnasium.make(newest(frozen.FILE).id)


def test_freezing_twice_writes_nothing_new(changed: Path) -> None:
    before = changed.read_text()

    assert freeze(changed) == []
    assert changed.read_text() == before


def test_a_frozen_name_that_never_was_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no 'tempus-v99'; the frozen names are: "):
        aevum.rl.aec("tempus-v99")
