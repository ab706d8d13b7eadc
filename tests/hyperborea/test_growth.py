"""Tables that grow: what a later edition brings moves nothing that is there already."""

import json
from pathlib import Path

import pytest

from tests.hyperborea.kept import RECORDS
from tests.hyperborea.rows import DATA, rows_of
from tests.hyperborea.test_own_tables import START, run

# Rows that join with the next edition, each with the row of its table that it stands before:
# new names, new effects with exchanges of their own, and a faction with all that is its.
LATER = {
    "technologies": (
        "T1-02,",
        "T1-X1,I,Sundials,R A,0,0,PAY(REMOVE_GEM:2 => MOVE:4) | GEM:2 + FLY:1,3,,"
        "published,published,published,0,0,0,2\n"
        "T5-01,V,Windmills,G A,0,0,DRAW:4,3,,published,published,published,0,0,0,2",
    ),
    "ruins": ("RB-02,", "RB-X1,bronze,NEIGHBOURS(REGRESS:2) + MOVE:3,0,published,published,2"),
    "hexes": (
        "C2,",
        "C9,central,desert,1,uniform,1,city,,,GEM:3 | FORT:3,,,,,1,5,published,2",
    ),
    "basic_technologies": (
        "warfare_1,",
        "alchemy_1,alchemy,1,B A,MOVE:1 | DRAW:3,0,0,published,2\n"
        "alchemy_2,alchemy,2,B R,DRAW:1 + MOVE:3,0,0,published,2",
    ),
    "factions": (
        "emerald_kingdom_a,",
        "iron_horde_a,iron_horde,A,black,published,CHARGES(3 : MOVE:1 | RANGED:2),published,2\n"
        "iron_horde_b,iron_horde,B,black,published,START_GEM:3,published,2",
    ),
    "homelands": (
        "red_duchy,faction_war,capital,",
        "iron_horde,faction_war,capital,desert,capital,MOVE:2 | GEM:1,,,0,1,3,1,0,published,2\n"
        "iron_horde,faction_war,left,desert,,,bronze,2,0,1,0,0,0,published,2\n"
        "iron_horde,faction_war,right,forest,small,FORT:3,,,0,1,0,1,0,published,2",
    ),
}


NEXT = 1 + max(int(row["since"]) for name in LATER for row in rows_of(name))
"""The edition after the newest that is built in."""


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write all tables with rows of the next edition in their middle."""
    folder = tmp_path_factory.mktemp("grown")
    (folder / "hyperborea").mkdir()
    for name, (before, rows) in LATER.items():
        text = (DATA / f"{name}.csv").read_text("utf-8")
        assert text.count(f"\n{before}") == 1
        later = "".join(f"\n{row.removesuffix(',2')},{NEXT}" for row in rows.splitlines())
        text = text.replace(f"\n{before}", f"{later}\n{before}")
        (folder / "hyperborea" / f"{name}.csv").write_text(text, "utf-8")
    return folder


def printed(folder: Path, script: str) -> str:
    """Run a script with the tables of a folder."""
    result = run(folder, "-c", f"{START}\n{script}")
    assert result.stderr == ""
    return result.stdout


def test_kept_games_replay_to_their_checksums_when_all_tables_have_grown(grown: Path) -> None:
    paths = [str(path) for path in sorted(RECORDS.glob("*.aevum"))[::6]]

    said = printed(
        grown,
        f"for path in {paths!r}:\n    print(aevum.Record.read(path).replay(verify=True).is_over)",
    )

    assert said.split() == ["True"] * len(paths)


def test_the_newest_edition_is_played_unless_another_is_chosen(grown: Path) -> None:
    script = """
import json
def pieces(**options):
    g = game.new(6, 1, {"mode": "faction_war", **options})
    view = game.view(g, 0)
    return {
        "factions": [game.to_text(g, a) for a in g.legal()],
        "basics": [one["set"] for one in view["players"][0]["sets"]],
        "centrals": view["hidden_centrals"],
        "bronze": view["unseen_tiles"]["bronze"],
        "decks": len(g.decks),
        "cards": sum(map(len, g.decks)),
        "broken": game.broken_invariant(g),
    }
"""
    asked = f"[pieces(edition={NEXT - 1}), pieces(edition={NEXT}), pieces()]"

    old, new, chosen = json.loads(printed(grown, f"{script}print(json.dumps({asked}))"))

    assert chosen == new
    assert new["factions"] == [*old["factions"], "faction iron_horde"]
    assert new["basics"] == [*old["basics"], "alchemy-1", "alchemy-2"]
    for piece in ("centrals", "bronze", "decks"):
        assert new[piece] == old[piece] + 1
    assert new["cards"] == old["cards"] + 2
    assert old["broken"] == new["broken"] == ""


def test_whole_games_are_played_with_what_a_later_edition_brings(grown: Path) -> None:
    script = """
import random
seen = set()
for seed in range(4):
    g = game.new(5, seed, {"mode": "faction_war", "open_board": True})
    chance = random.Random(seed)
    while not g.is_over:
        texts = [game.to_text(g, a) for a in g.legal()]
        new = [t for t in texts if "iron_horde" in t or "T1-X1" in t or "alchemy" in t]
        science = [t for t in texts if "science" in t or t == "replace I"]
        text = chance.choice(new or science or texts)
        seen.update(word for word in text.split() if word in ("T1-X1", "iron_horde", "alchemy-1"))
        g.apply(game.from_text(g, text))
        assert game.broken_invariant(g) == ""
print(sorted(seen))
"""

    assert printed(grown, script) == "['T1-X1', 'alchemy-1', 'iron_horde']\n"


def test_a_tile_joins_the_game_with_its_faction(grown: Path, tmp_path: Path) -> None:
    (tmp_path / "hyperborea").mkdir()
    for path in (grown / "hyperborea").iterdir():
        tile = "START_GEM:3,published"
        text = path.read_text("utf-8").replace(f"{tile},{NEXT}", f"{tile},{NEXT + 1}")
        (tmp_path / "hyperborea" / path.name).write_text(text, "utf-8")

    result = run(tmp_path, "-c", START)

    assert "a tile joins the game with its faction" in result.stderr.splitlines()[-1]
