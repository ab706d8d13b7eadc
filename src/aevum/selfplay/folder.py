"""The folder of a dataset: a file for each shard, and one that tells what all of them are of.

A shard is written beside its place and moved there when it is whole, so a dataset that was stopped
goes on with the shards that are missing.
"""

import json
from array import array
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from aevum.arena.crew import Crew
from aevum.arena.unit import ENGINES, tables_of
from aevum.bots.series import Series
from aevum.bots.workers import arguments_of
from aevum.games.common.language import layout_of, tensor_of
from aevum.selfplay.shard import Shard, ShardPlayed, about_of, check_writing

ABOUT: Final = "_about.json"
"""Whoever reads a folder of Parquet leaves out what begins with a low line."""


class Dataset:
    """A series cut into shards, and what has been made of it."""

    def __init__(self, series: Series, games: int, shard_games: int, folder: Path) -> None:
        check_writing()
        if games < 1 or shard_games < 1:
            raise ValueError("a dataset has at least 1 game, and a shard too")
        self.series = series
        self.games = games
        self.shard_games = shard_games
        self.folder = folder
        self.told: dict[int, dict[str, Any]] = {}

    def shards(self) -> list[Shard]:
        """Cut the series; the last shard may be smaller."""
        rules, arguments = self.series.game, arguments_of(self.series)
        engine, tables, size = ENGINES[rules.name], tables_of(rules), self.shard_games
        return [
            Shard(engine, tables, arguments, first, min(size, self.games - first))
            for first in range(0, self.games, size)
        ]

    def open(self) -> None:
        """Make the folder; one that has another dataset is refused."""
        self.folder.mkdir(parents=True, exist_ok=True)
        about, path = self.about(), self.folder / ABOUT
        if path.is_file() and read_about(path) != about:
            raise ValueError(f"'{self.folder}' has another dataset; choose another folder")
        if not path.is_file() and any(self.folder.iterdir()):
            raise ValueError(f"'{self.folder}' has something else; choose an empty folder")
        path.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")

    def play(self, crew: Crew[ShardPlayed], tell: Callable[[int], None]) -> None:
        """Let a crew make all shards that are missing."""
        missing = []
        for shard in self.shards():
            about = about_of(self.folder / shard.name())
            if shard.marks().items() <= about.items():
                self.told[shard.first] = about
                tell(shard.games)
            else:
                missing.append(shard)
        while missing or crew.is_busy():
            while missing and crew.has_room():
                crew.hand(missing.pop(0))
            self.keep(crew.next_played(), tell)

    def keep(self, played: ShardPlayed, tell: Callable[[int], None]) -> None:
        """Put a shard into its place, whole."""
        name = next(shard.name() for shard in self.shards() if shard.first == played.first)
        half = self.folder / f"_{name}"
        half.write_bytes(played.file)
        half.rename(self.folder / name)
        self.told[played.first] = played.about
        tell(played.about["games"])

    def about(self) -> dict[str, Any]:
        """Tell what the dataset is of, and what its numbers mean."""
        series, rules = self.series, self.series.game
        tensor, layout = tensor_of(rules), layout_of(rules)
        return {
            "game": rules.name,
            "rules": rules.rules,
            "tables": rules.tables_hash(),
            "engine": ENGINES[rules.name],
            "seats": series.seats,
            "bots": series.bots,
            "options": rules.settings(series.options),
            "seed": series.seed,
            "games": self.games,
            "shard_games": self.shard_games,
            "tensor": [] if tensor is None else list(map(section, tensor.SECTIONS)),
            "layout": [] if layout is None else [list(kind) for kind in layout.names()],
        }

    def rows(self) -> int:
        """Count the rows of all shards."""
        return sum(about["rows"] for about in self.told.values())

    def errors(self) -> dict[str, str]:
        """Gather the games that failed and why, by number."""
        shards = (self.told[first]["errors"] for first in sorted(self.told))
        return {number: why for errors in shards for number, why in errors.items()}

    def digest(self) -> str:
        """Hash the fingerprints of all games, as `aevum simulate` does for the same games."""
        prints = array("Q")
        for first in sorted(self.told):
            prints.extend(self.told[first]["fingerprints"])
        return blake2b(prints.tobytes(), digest_size=16).hexdigest()


def read_about(path: Path) -> Any:
    """Read what a folder tells of its dataset."""
    try:
        return json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"'{path}' is damaged; choose another folder") from error


def section(part: Any) -> dict[str, Any]:
    """Tell where a part of the tensor stands."""
    return {name: getattr(part, name) for name in ("name", "offset", "rows", "columns")}
