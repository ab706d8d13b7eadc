"""A shard: some games of a series as one file of Parquet, made by anybody with the same engine."""

import json
from array import array
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from aevum.arena.unit import check_engine
from aevum.bots.series import Outcome
from aevum.bots.workers import SeriesArguments, series_of
from aevum.selfplay.rows import Rows

MISSING: Final = "pyarrow is not installed; it is an extra: pip install 'aevum[data]'"
ABOUT: Final = b"aevum"
"""The key in the file under which a shard tells what it is."""


class Shard(NamedTuple):
    """Some games of a series, and the engine and tables that they are played with."""

    engine: str
    tables: str
    series: SeriesArguments
    first: int
    games: int

    def play(self) -> "ShardPlayed":
        """Play the games and write the file, into memory: it may have to travel."""
        check_engine(self.series[0], self.engine, self.tables)
        series = series_of(self.series)
        rows = Rows(series.game)
        games = range(self.first, self.first + self.games)
        outcomes = [rows.play(series, number) for number in games]
        about = self.about(len(rows), outcomes)
        return ShardPlayed(self.first, encode(rows, about), about)

    def title(self) -> str:
        """Say what it is."""
        return f"{self.games} games of {self.series[0]} from game {self.first} on"

    def name(self) -> str:
        """Name its file, so that the files stand in the order of the games."""
        return f"games-{self.first:08}.parquet"

    def about(self, rows: int, outcomes: list[Outcome]) -> dict[str, Any]:
        """Tell what the file is of, and enough of each game to check it."""
        return {
            **self.marks(),
            "rows": rows,
            "fingerprints": [outcome.fingerprint for outcome in outcomes],
            "errors": {str(outcome.number): outcome.error for outcome in outcomes if outcome.error},
        }

    def marks(self) -> dict[str, Any]:
        """Tell this shard from all others, ready for JSON."""
        marks: dict[str, Any] = json.loads(json.dumps(self._asdict()))
        return marks


class ShardPlayed(NamedTuple):
    """The first game of a shard, its file, and what the file tells of itself."""

    first: int
    file: bytes
    about: dict[str, Any]


def check_writing() -> None:
    """Refuse to begin where no file could be written."""
    if find_spec("pyarrow") is None:
        raise ValueError(MISSING)


def encode(rows: Rows, about: dict[str, Any]) -> bytes:
    """Write rows as a file of Parquet."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)
    import pyarrow.parquet as pq  # noqa: PLC0415

    def plain(numbers: "array[Any]", kind: Any) -> Any:
        return pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers)])

    ends = plain(rows.ends, pa.int32())
    slots = pa.FixedSizeListArray.from_arrays(plain(rows.slots, pa.int16()), 3)
    columns = {
        "game": plain(rows.number, pa.int32()),
        "ply": plain(rows.ply, pa.int32()),
        "seat": plain(rows.seat, pa.int8()),
        "slots": pa.ListArray.from_arrays(ends, slots),
        "choice": plain(rows.choice, pa.int16()),
        "score": plain(rows.score, pa.int32()),
        "result": plain(rows.result, pa.float32()),
    }
    if rows.layout is not None:
        flat = plain(rows.options, pa.int32())
        columns["options"] = pa.ListArray.from_arrays(ends, flat)
    if rows.tensors is not None:
        seen = plain(rows.tensor, pa.int16())
        columns["tensor"] = pa.FixedSizeListArray.from_arrays(seen, rows.width())
    table = pa.table(columns).replace_schema_metadata({ABOUT: json.dumps(about)})
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    file: bytes = sink.getvalue().to_pybytes()
    return file


def about_of(path: Any) -> dict[str, Any]:
    """Read what a file tells of itself; nothing if it is none of ours or was broken off."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        told = pq.read_schema(path).metadata or {}
        about: dict[str, Any] = json.loads(told.get(ABOUT, b"{}"))
    except (pa.ArrowException, OSError, ValueError):
        return {}
    return about
