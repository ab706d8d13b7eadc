"""Ids that stay: each is bound to the rules, the tables and the language it was made for.

`frozen.csv` has a row for each id. When a rule, a table or the language of a game changes, the
test that reads it fails until `python -m aevum.rl.freeze` has written the next version; the old
id then says what has changed instead of playing another game under the same name.
"""

import csv
from pathlib import Path
from typing import Final, NamedTuple

from aevum.games import game as load_game
from aevum.games import game_names
from aevum.kernel.game import Game
from aevum.rl.language import fingerprint

FILE: Final = Path(__file__).with_name("frozen.csv")
NAMESPACE: Final = "aevum"


class StaleId(ValueError):
    """An id whose game is not the same any more."""


class Frozen(NamedTuple):
    """One id, and what it stands for."""

    game: str
    version: int
    rules: int
    tables: str
    language: str

    @property
    def name(self) -> str:
        """The name without its namespace: `tempus-v0`."""
        return f"{self.game}-v{self.version}"

    @property
    def id(self) -> str:
        """The id as Gymnasium knows it: `aevum/tempus-v0`."""
        return f"{NAMESPACE}/{self.name}"

    def contents(self) -> tuple[int, str, str]:
        """Give what a change would differ in."""
        return self.rules, self.tables, self.language


def frozen_ids(file: Path = FILE) -> list[Frozen]:
    """Read all ids that there ever were."""
    with file.open(encoding="utf-8", newline="") as rows:
        return [
            Frozen(row["game"], int(row["version"]), int(row["rules"]), *last_two(row))
            for row in csv.DictReader(rows)
        ]


def last_two(row: dict[str, str]) -> tuple[str, str]:
    """Read the columns that are texts."""
    return row["tables"], row["language"]


def as_it_is(game: Game, version: int) -> Frozen:
    """Describe a game as it is now."""
    return Frozen(game.name, version, game.rules, game.tables_hash(), fingerprint(game))


def versions_of(game: Game, known: list[Frozen]) -> list[Frozen]:
    """List the ids of one game, the oldest first."""
    return sorted(one for one in known if one.game == game.name)


def check(one: Frozen, known: list[Frozen]) -> None:
    """Refuse an id whose game has changed, and say what to use instead."""
    game = load_game(one.game)
    now = as_it_is(game, one.version)
    if now.contents() == one.contents():
        return
    same = [other.id for other in versions_of(game, known) if other.contents() == now.contents()]
    instead = f"use {same[-1]}" if same else f"use aevum.rl.aec('{one.game}') for the game as it is"
    raise StaleId(f"{one.id} is {differences(one, now)}; {instead}")


def differences(one: Frozen, now: Frozen) -> str:
    """Say in what an id differs from the game as it is."""
    names = ("rules", "tables", "language")
    pairs = zip(names, one.contents(), now.contents(), strict=True)
    return ", ".join(
        f"bound to {name} {then} and these are {today}"
        for name, then, today in pairs
        if then != today
    )


def game_called(name: str) -> Game:
    """Load a game by its name, as it is, or by a frozen one (`tempus-v0`), as it was."""
    if not isinstance(name, str):
        raise ValueError(f"a game is called by its name, not {name!r:.60}")
    known = frozen_ids()
    for one in known:
        if one.name == name:
            check(one, known)
            return load_game(one.game)
    if name not in game_names() and "-v" in name:
        ids = ", ".join(one.name for one in known)
        raise ValueError(f"there is no '{name}'; the frozen names are: {ids}")
    return load_game(name)
