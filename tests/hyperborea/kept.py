"""What the kept games of Hyperborea show: every card, tile, city and set is used in one of them.

`python -m tests.hyperborea.kept` keeps them anew after a change of rules or tables: the first
fifty, and then each game that shows what those before it do not, until nothing is left.
"""

from collections.abc import Iterable
from pathlib import Path

import aevum
from aevum.games.hyperborea.ids import (
    ACTIVATED,
    CITY,
    CITY_ENTERED,
    TECHNOLOGY_TAKEN,
    TILE_CHOSEN,
    TILE_USED,
)
from aevum.games.hyperborea.land import CITY_NAMES, RUIN_NAMES, SITE_KIND
from aevum.games.hyperborea.sets import SET_NAMES, TECHNOLOGY_NAMES
from aevum.games.hyperborea.tiles import TILE_NAMES
from aevum.kernel.state import State
from tests.records.keep import FOLDER, keep

RECORDS = FOLDER / "hyperborea"
FIRST = 50
"""So many games are kept whatever they show."""
CITIES = {site: name for site, name in enumerate(CITY_NAMES) if SITE_KIND[site] == CITY}
TO_SHOW: dict[int, dict[int, str]] = {
    TECHNOLOGY_TAKEN: dict(enumerate(TECHNOLOGY_NAMES)),
    ACTIVATED: {n: name for n, name in enumerate(SET_NAMES) if name not in TECHNOLOGY_NAMES},
    TILE_USED: dict(enumerate(RUIN_NAMES)),
    CITY_ENTERED: CITIES,
    TILE_CHOSEN: dict(enumerate(TILE_NAMES)),
}
"""What must be seen in some game, by the fact that tells it."""

Seen = set[tuple[int, int]]


def seen_in(state: State) -> Seen:
    """Collect what the journal of a finished game says was used."""
    return {
        (code, other if code == CITY_ENTERED else one)
        for code, _seat, one, other, *_ in state.journal or []
        if code in TO_SHOW
    }


def seen_in_all(paths: Iterable[Path]) -> Seen:
    """Replay games and collect what was used in any of them."""
    found: Seen = set()
    for path in paths:
        found |= seen_in(aevum.Record.read(path).replay())
    return found


def missing(code: int, seen: Seen) -> list[str]:
    """Name what was never used."""
    return [name for number, name in TO_SHOW[code].items() if (code, number) not in seen]


def keep_all() -> None:
    """Keep the first games, and those of higher numbers that are needed."""
    for path in RECORDS.glob("*.aevum"):
        path.unlink()
    keep("hyperborea", list(range(FIRST)))
    seen = seen_in_all(RECORDS.glob("*.aevum"))
    number = FIRST
    while any(missing(code, seen) for code in TO_SHOW):
        keep("hyperborea", [number])
        (path,) = RECORDS.glob(f"{number}-*.aevum")
        new = {one for one in seen_in_all([path]) - seen if one[1] in TO_SHOW[one[0]]}
        if not new:
            path.unlink()
        seen |= new
        number += 1


if __name__ == "__main__":
    keep_all()
