"""The printed numbers: the tables say what the rules say, and a corrected table is used."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from aevum.games.common.table import Table
from aevum.games.tempus import tables
from aevum.games.tempus.effect_ids import EFFECTS
from aevum.games.tempus.era_ids import ERAS
from aevum.games.tempus.ids import CARD_TERRAINS, NONE, TERRAINS
from aevum.games.tempus.names import card_name
from aevum.games.tempus.rows import DATA
from aevum.games.tempus.tables import DECKS
from aevum.kernel.errors import BadTable
from tests.kit import clause

RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "tempus.md"
KEPT = Path(__file__).parent.parent / "records" / "tempus"
LOAD = "import aevum; g = aevum.game('tempus'); s = g.new(3, 1, {'map': 'fixed'}); "


def rows_under(heading: str) -> list[list[str]]:
    """Read the tables under a heading of the rules, cell by cell, without their heads."""
    text = RULES.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row] for row in rows]
    return [
        row for row in cells if row[0] not in ("era", "card", "together") and "--" not in row[0]
    ]


def corrected(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Write a table with changes into a player's own folder."""
    text = (DATA / f"{name}.csv").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "tempus").mkdir(exist_ok=True)
    (folder / "tempus" / f"{name}.csv").write_text(text, "utf-8")
    return folder


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run a program that reads its tables from a folder first."""
    environment = {
        **os.environ,
        "AEVUM_TABLES": str(folder),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    return subprocess.run(
        [sys.executable, "-c", LOAD + code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


# What the tables say


@clause("R4.2", "R9.7")
def test_the_ten_rows_of_the_eras_have_the_numbers_of_the_rules() -> None:
    printed = [row for row in rows_under("The table of eras") if len(row) == 9]

    loaded = [
        [
            ERAS[era].replace("_", " ").title(),
            *(
                str(column[era])
                for column in (
                    tables.ACTION_TOKENS,
                    tables.MOVE_TOKENS,
                    tables.MOVE_RANGE,
                    tables.OFFSPRING_TOKENS,
                    tables.STACK_LIMIT,
                )
            ),
            "yes" if tables.HAS_SEA[era] else "no",
            str(tables.CARDS_DRAWN[era]),
            str(tables.HAND_LIMIT[era]),
        ]
        for era in range(10)
    ]

    assert loaded == printed


@clause("R9.2", "R9.6", "R10.2")
def test_the_eras_have_the_terrain_bonus_and_points_of_the_rules() -> None:
    printed = [row[1:5] for row in rows_under("The table of eras") if len(row) == 6]
    names = [
        "none" if terrain == NONE else TERRAINS[terrain] for terrain in (*tables.ERA_TERRAIN, NONE)
    ]

    loaded = [
        [
            names[era],
            names[era + 1],
            str(tables.BONUS_CARDS[era]),
            str(tables.FLIGHT_POINTS if era == 10 else 0),
        ]
        for era in range(11)
    ]

    assert loaded == printed


@clause("R8.13")
def test_the_deck_has_the_cards_of_the_rules() -> None:
    printed = {row[0].lower(): row[2:6] for row in rows_under("The table of cards")}
    names = [card_name(card) for card in DECKS[0]]

    loaded = {
        effect: [str(names.count(f"{effect} {terrain}")) for terrain in TERRAINS[:CARD_TERRAINS]]
        for effect in EFFECTS
    }

    assert loaded == printed


@clause("R8.5", "R8.7", "R8.11", "R8.12", "R9.3")
def test_cards_count_and_add_what_the_rules_say() -> None:
    amounts = {card_name(card).split()[0]: tables.AMOUNTS[card] for card in DECKS[0]}

    assert {effect: amount for effect, amount in amounts.items() if amount > 0} == {
        "education": 1,
        "fortification": 2,
        "health": 1,
        "transport": 1,
        "weapons": 1,
    }


# A table that has grown


def grown(folder: Path) -> Path:
    """Add a card and a tile in the middle of their tables, joined in the second edition."""
    corrected(
        folder,
        "cards",
        ("education,farmland", "education,grassland,1,1,seed,seed,2\neducation,farmland"),
    )
    tile = "".join(f"T13,{i},hills,seed,2\n" for i in range(tables.TILE_HEXES))
    return corrected(folder, "tiles", ("T02,0", f"{tile}T02,0"))


def test_a_card_that_joined_later_is_in_the_deck_of_its_edition_alone(tmp_path: Path) -> None:
    code = "print([len(g.new(3, 1, {'edition': e}).pile) for e in (1, 2)], len(s.pile))"

    result = run(grown(tmp_path), code)

    size = len(DECKS[0])
    assert (result.stdout, result.stderr) == (f"[{size}, {size + 1}] {size + 1}\n", "")


def test_a_tile_that_joined_later_is_drawn_in_its_edition_alone(tmp_path: Path) -> None:
    code = (
        "frames = [g.new(3, 1, {'edition': edition}).stack[0] for edition in (1, 2)];"
        "print([sorted([*frame.pile, frame.tile]) for frame in frames])"
    )

    result = run(grown(tmp_path), code)

    tiles = tables.tiles_of(1)
    assert result.stdout == f"{[tiles, [*tiles, len(tiles)]]}\n"


def test_a_row_in_the_middle_of_a_table_renumbers_nothing(tmp_path: Path) -> None:
    code = "from aevum.games.tempus.tables import TILES, DECKS; print(DECKS[0], TILES)"

    result = run(grown(tmp_path), code)

    hills = [TERRAINS.index("hills")] * tables.TILE_HEXES
    assert result.stdout == f"{DECKS[0]} {[*tables.TILES, *hills]}\n"


def test_kept_games_replay_to_their_checksums_when_the_tables_have_grown(tmp_path: Path) -> None:
    kept = sorted(str(path) for path in KEPT.glob("*-random.aevum"))
    code = f"print([aevum.Record.read(path).replay(verify=True).is_over for path in {kept}])"

    result = run(grown(tmp_path), code)

    assert (result.stdout, result.stderr) == (f"{[True] * len(kept)}\n", "")
    assert kept


# A corrected table


def test_a_corrected_table_is_used_in_place_of_the_built_in_one(tmp_path: Path) -> None:
    corrected(tmp_path, "eras", ("0,start,3,1,1,1,2,no,1,5", "0,start,3,1,1,1,4,no,1,6"))

    result = run(tmp_path, "print(list(g.view(s, 0)['players'][0]['row'].values()))")

    assert result.stdout == "[3, 1, 1, 1, 4, False, 1, 6, 'farmland']\n"


def test_a_corrected_amount_is_played_with_and_told(tmp_path: Path) -> None:
    corrected(tmp_path, "cards", ("weapons,hills,2,1", "weapons,hills,2,3"))
    code = (
        "from aevum.games.tempus.fight import strength;"
        "from aevum.games.tempus.names import effect_text;"
        "card = g.notation.parse(s, 'play weapons hills') & 4095;"
        "print(strength(s, card, 0, False), effect_text(card).args['amount'])"
    )

    result = run(tmp_path, code)

    assert (result.stdout, result.stderr) == ("3 3\n", "")


def test_a_corrected_deck_keeps_its_size_and_is_played_with(tmp_path: Path) -> None:
    corrected(
        tmp_path,
        "cards",
        ("education,grassland,1", "education,grassland,2"),
        ("education,farmland,2", "education,farmland,1"),
    )

    result = run(
        tmp_path, "print(s.pile.count(0), s.pile.count(1), len(s.pile), g.broken_invariant(s))"
    )

    assert (result.stdout, result.stderr) == (f"2 1 {len(DECKS[0])} \n", "")


def test_what_is_reconstructed_is_told_and_a_corrected_row_is_not(tmp_path: Path) -> None:
    tell = "print(g.view(s, 0)['reconstructed'], [m.key for m in g.reconstructed()])"
    keys = "['source-cards', 'source-eras', 'source-tiles', 'source-layouts']"

    built_in = run(tmp_path, tell)
    corrected(tmp_path, "tiles", ("T01,0,grassland,reconstructed", "T01,0,grassland,published"))
    better = run(tmp_path, tell)

    fewer = {**tables.RECONSTRUCTED, "tiles": tables.RECONSTRUCTED["tiles"] - 1}
    assert built_in.stdout == f"{tables.RECONSTRUCTED} {keys}\n"
    assert better.stdout == f"{fewer} {keys}\n"


def test_tables_are_told_apart_by_their_hash(tmp_path: Path) -> None:
    same = run(tmp_path, "print(g.tables_hash())")
    corrected(tmp_path, "eras", ("0,start,3,1,1,1,2,no,1,5", "0,start,3,1,1,1,2,no,1,6"))

    other = run(tmp_path, "print(g.tables_hash())")

    assert re.fullmatch(r"[0-9a-f]{8}\n", same.stdout)
    assert re.fullmatch(r"[0-9a-f]{8}\n", other.stdout)
    assert same.stdout != other.stdout


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        (
            "eras",
            ("1,writing,3", "1,writing,x"),
            "eras.csv, line 3: action_tokens must be a number from 1 to 9, not 'x'",
        ),
        ("eras", ("1,writing", "1,trade"), "eras.csv, line 3: here must stand era 1, writing"),
        (
            "cards",
            ("education,forest,2", "education,desert,2"),
            "cards.csv, line 4: terrain must be one of grassland, farmland, forest, hills, "
            "not 'desert'",
        ),
        (
            "cards",
            ("education,forest,2", "education,forest,1"),
            f"cards.csv: the counts must add up to {len(DECKS[0])}, not {len(DECKS[0]) - 1}",
        ),
        (
            "layouts",
            ("3,3p-A,8", "3,3p-C,8"),
            "layouts.csv: layout 3p-A must have 8 tiles, not 7",
        ),
        (
            "tiles",
            ("T01,1,farmland", "T01,2,farmland"),
            "tiles.csv, line 3: here must stand hex_index 1",
        ),
        ("tiles", ("T02,0", "T03,0"), "tiles.csv, line 9: here must stand tile T02"),
        (
            "pieces",
            ("population_token,16", "population_token,many"),
            "pieces.csv, line 2: per_player must be a number from 0 to 99, not 'many'",
        ),
        ("pieces", ("city_3", "city_5"), "pieces.csv: there is no row for city_3"),
    ],
)
def test_a_bad_row_is_named_with_its_file_line_and_column(
    tmp_path: Path, name: str, change: tuple[str, str], sentence: str
) -> None:
    corrected(tmp_path, name, change)

    result = run(tmp_path, "print('loaded')")

    assert result.stdout == ""
    assert result.stderr.splitlines()[-1].endswith(f"BadTable: {sentence}")


# The reader of tables


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"piece,provenance\nx,seed\n", "cards.csv, line 1: the columns must be type,provenance"),
        (b"", "cards.csv, line 1: the columns must be type,provenance"),
        (b"type,provenance\nx\n", "cards.csv, line 2: there must be 2 cells"),
        (b"type,provenance\nx,seed,y\n", "cards.csv, line 2: there must be 2 cells"),
        (b"type,provenance\nx,seed\ny,hearsay\n", "cards.csv, line 3: provenance must be one of"),
        (b"type,provenance\n\xff,seed\n", "cards.csv: this is not a text in UTF-8"),
    ],
)
def test_a_file_that_is_no_such_table_is_refused(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    (tmp_path / "cards.csv").write_bytes(content)

    with pytest.raises(BadTable, match=sentence):
        Table(tmp_path, "nogame", "cards", ("type", "provenance"))


@pytest.mark.parametrize("text", ["", "-", "--1", "1.5", "²", "10", "-1", "one"])
def test_a_number_out_of_bounds_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "cards.csv").write_text(f"count,provenance\n{text},seed\n", "utf-8")
    row = Table(tmp_path, "nogame", "cards", ("count", "provenance")).rows[0]

    with pytest.raises(BadTable, match=r"cards.csv, line 2: count must be a number from 0 to 9"):
        row.number("count", 0, 9)
