"""No card, Wonder or power is forgotten, and the tables can be corrected."""

import ast
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from aevum.games.inner_sea.ids import PLAY, POWERS
from aevum.games.inner_sea.names import card_text, card_word
from aevum.games.inner_sea.tables import (
    CARD_NAMES,
    CIVILIZATION_NAMES,
    DATA,
    TABLES,
    WONDER_NAMES,
    WONDER_TABLE,
)
from aevum.kernel.action import pack
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.inner_sea import rulebook

HERE = Path(__file__)
RECORDS = HERE.parent.parent / "records" / "inner_sea"
NO_TESTS_OF_CONTENT = (HERE.name, "board.py")
NAME = re.compile(r"[a-z][a-z_]*")
LOAD = "import aevum; g = aevum.game('inner_sea'); s = g.new(4, 1); "

# Every card, Wonder and power is used


@cache
def names_in_tests() -> frozenset[str]:
    """Collect the words of all texts in the tests of this game; docstrings are none."""
    found: set[str] = set()
    for path in sorted(HERE.parent.glob("*.py")):
        if path.name in NO_TESTS_OF_CONTENT:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in docstrings:
                found.update(NAME.findall(str(node.value)))
    return frozenset(found)


@cache
def moves_in_records() -> frozenset[str]:
    """Collect the moves of all recorded games."""
    found: set[str] = set()
    for path in sorted(RECORDS.glob("*.aevum")):
        for line in path.read_text("utf-8").splitlines():
            found.add(" ".join(NAME.findall(line)))
    return frozenset(found)


def is_played(card: str) -> bool:
    """Say whether a recorded game plays, commits or negates with a card."""
    return any(
        move.endswith((f"play {card}", f"commit {card}"))
        or (" negate " in f" {move} " and move.endswith(f" {card}"))
        for move in moves_in_records()
    )


@pytest.mark.parametrize("card", CARD_NAMES[1:])
def test_every_card_is_used_in_a_test_or_in_a_kept_game(card: str) -> None:
    assert card in names_in_tests() or is_played(card)


@pytest.mark.parametrize("wonder", WONDER_NAMES)
def test_every_wonder_is_used_in_a_test_or_in_a_kept_game(wonder: str) -> None:
    is_built = any(move.endswith(f"build {wonder}") for move in moves_in_records())

    assert wonder in names_in_tests() or is_built


@pytest.mark.parametrize("civilization", CIVILIZATION_NAMES)
def test_every_civilization_is_used_in_a_test(civilization: str) -> None:
    assert civilization in names_in_tests()


@pytest.mark.parametrize("power", POWERS)
def test_every_power_of_competitions_is_used_in_a_test_or_in_a_kept_game(power: str) -> None:
    is_used = any(move.endswith(f"use {power}") for move in moves_in_records())

    assert power in names_in_tests() or is_used


def test_a_name_that_no_test_mentions_would_be_found_missing() -> None:
    assert "gold_mine" in names_in_tests()
    assert "no_such_card" + "_at_all" not in names_in_tests()
    assert not is_played("no_such_card" + "_at_all")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_wonder_and_civilization_has_a_name_and_a_text(lang: str) -> None:
    words = Words(lang, "inner_sea")
    cards = range(1, len(CARD_NAMES))
    numbers = {
        **{f"wonder-{row.text('id')}": row.numbers() for row in WONDER_TABLE.rows},
        **{f"civilization-{name}": {} for name in CIVILIZATION_NAMES},
    }

    names = [words.say(name) for name in (*map(card_word, cards), *map(Msg, numbers))]
    texts = [words.say(card_text(card)) for card in cards]
    texts += [words.say(Msg(f"{key}-text", **given)) for key, given in numbers.items()]

    assert len(set(names)) == len(names)
    assert min(len(text) for text in texts) > 10


def test_the_tables_have_as_many_rows_as_those_of_the_rules() -> None:
    written = {
        "cards": len(rulebook.cards_of()),
        "wonders": len(rulebook.rows_of("The table of Wonders")),
        "civilizations": len(rulebook.rows_of("The table of civilizations")),
        "areas": len(rulebook.EVERYTHING),
    }

    assert written == {name: len(rows) for name, rows in TABLES.rows().items() if name in written}


# Corrected tables


def corrected(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Write a table with changes into a player's own folder."""
    text = (DATA / f"{name}.csv").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "inner_sea").mkdir(exist_ok=True)
    (folder / "inner_sea" / f"{name}.csv").write_text(text, "utf-8")
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program that reads its tables from a folder first."""
    paths = os.pathsep.join(sys.path)
    environment = {**os.environ, "AEVUM_TABLES": str(folder), "PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


def test_a_corrected_table_is_used_in_place_of_the_built_in_one(tmp_path: Path) -> None:
    corrected(
        tmp_path,
        "lineups",
        ("players_4,egyptians,egypt,egypt:2", "players_4,egyptians,egypt,egypt:3"),
    )

    result = run(tmp_path, "-c", LOAD + "print(s.players[0].stock, g.broken_invariant(s) == '')")

    assert (result.stdout, result.stderr) == ("44 True\n", "")


MINE = """
from aevum.games.inner_sea.card_ids import GOLD_MINE
from aevum.games.inner_sea.names import card_text
from aevum.text import Words
from tests.inner_sea.board import played_by

board = played_by("gauls", "carthaginians").disks(0, attica=1).holds(0, "gold_mine").card_phase()
board.play("play gold_mine", "at attica")
print(board.at("attica")[0], board.player(0).talents)
print(Words("en", "inner_sea").say(card_text(GOLD_MINE)))
"""


def test_a_corrected_number_is_played_and_told(tmp_path: Path) -> None:
    row = "20,gold_mine,action,economic,adding,controlled_land,"
    corrected(tmp_path, "cards", (f"{row}1,1,0,2,", f"{row}2,1,0,5,"))

    result = run(tmp_path, "-c", MINE)

    assert result.stderr == ""
    assert result.stdout == "3 5\nAdd 2 disks in a land area you control. Gain 5 Talents.\n"


def test_the_command_line_plays_with_corrected_tables(tmp_path: Path) -> None:
    corrected(tmp_path, "wonders", ("W02,grand_gardens,105,core,1", "W02,grand_gardens,105,core,3"))
    simulate = ("-m", "aevum.cli.main", "simulate", "inner_sea", "--seats", "2", "--games", "1")

    result = run(tmp_path.parent, *simulate, "--data", str(tmp_path), "--seed", "1", "--json")

    assert result.stderr == ""
    assert json.loads(result.stdout)["errors"] == 0


def test_what_is_reconstructed_is_told_and_a_corrected_row_is_not(tmp_path: Path) -> None:
    tell = "-c", LOAD + "print(g.view(s, 0)['reconstructed'], [m.key for m in g.reconstructed()])"
    parts = ["cards", "wonders", "areas", "borders", "setups", "maps", "scenarios"]

    built_in = run(tmp_path, *tell)
    corrected(
        tmp_path,
        "cards",
        (
            "1,earthquake,action,natural_disaster,earthquake,,,,,,harm 2,1,reconstructed",
            "1,earthquake,action,natural_disaster,earthquake,,,,,,harm 2,1,published",
        ),
    )
    better = run(tmp_path, *tell)

    counts = dict(zip(parts, (91, 12, 63, 194, 10, 8, 12), strict=True))
    keys = [f"source-{part}" for part in parts]
    assert built_in.stdout == f"{counts} {keys}\n"
    assert better.stdout == f"{counts | {'cards': 90}} {keys}\n"


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        (
            "cards",
            ("2,volcano,action", "3,volcano,action"),
            "cards.csv, line 3: here must stand card 2",
        ),
        (
            "cards",
            ("2,volcano,action", "2,volcano,event"),
            "cards.csv, line 3: effect must be one of atlantis, breath, invasion, omen, not "
            "'volcano'",
        ),
        (
            "cards",
            ("2,volcano,action,natural_disaster", "2,volcano,action,mishap"),
            "cards.csv, line 3: category has no 'mishap'; it has natural_disaster, great_person, "
            "economic, political, religion, military, naval, barbarian, fate",
        ),
        (
            "areas",
            ("celt_iberia,land", "celt_iberia,hill"),
            "areas.csv, line 2: kind must be one of land, shallow_sea, deep_sea, not 'hill'",
        ),
        (
            "areas",
            ("lusitania,land", "celt_iberia,land"),
            "areas.csv, line 3: id 'celt_iberia' is empty or stands twice",
        ),
        (
            "adjacency",
            ("al_mina,cilicia,land", "al_mina,kush,land"),
            "adjacency.csv, line 2: the way back is missing, borders are listed both ways",
        ),
        (
            "civilizations",
            ("carthage:2;byzacium:2", "carthage:two;byzacium:2"),
            "civilizations.csv, line 2: setup has no area:disks in 'carthage:two'",
        ),
        (
            "wonders",
            ("W01,grand_temple,104,core,1", "W01,grand_temple,104,core,many"),
            "wonders.csv, line 2: vp_per_tally must be a number from 0 to 9, not 'many'",
        ),
        (
            "lineups",
            ("players_2,egyptians", "players_9,egyptians"),
            "lineups.csv, line 2: scenario must be one of players_2",
        ),
        (
            "lineups",
            ("players_2,egyptians,egypt,egypt:2", "players_2,egyptians,egypt,gaul:2"),
            "lineups.csv, line 2: gaul is not in play",
        ),
        (
            "maps",
            ("E,apulia;", "E,atlantis;"),
            "maps.csv, line 2: there is no area 'atlantis'",
        ),
        (
            "scenarios",
            ("hannibal,hannibal", "zama,hannibal"),
            "lineups.csv, line 29: scenario must be one of players_2",
        ),
    ],
)
def test_a_bad_row_is_named_with_its_file_line_and_column(
    tmp_path: Path, name: str, change: tuple[str, str], sentence: str
) -> None:
    corrected(tmp_path, name, change)

    result = run(tmp_path, "-c", LOAD + "print('loaded')")

    assert result.stdout == ""
    assert f"BadTable: {sentence}" in result.stderr.splitlines()[-1]


# Tables that have grown

NEXT = len(CARD_NAMES)
HARVEST = f"{NEXT},wheat_harvest,action,economic,adding,held_land,1,1,0,2,add $disks,2,published"
CURSE = f"{NEXT + 1},curse,negation,religion,negating,,,,,,cancel,2,published"
NEW_WONDER = "W13,aqueduct_of_segovia,116,core,1,2,published"
REPLAY = """
import aevum, glob
for path in sorted(glob.glob('{records}/*.aevum'))[:12]:
    record = aevum.Record.read(path)
    state = record.replay(verify=True)
    assert record.game.broken_invariant(state) == '', path
print('replayed')
"""


def grown(folder: Path) -> Path:
    """Write tables with new rows in the middle into a player's own folder."""
    corrected(
        folder, "cards", ("\n2,volcano", f"\n{HARVEST}\n2,volcano"), ("\n4,", f"\n{CURSE}\n4,")
    )
    return corrected(folder, "wonders", ("\nW02,", f"\n{NEW_WONDER}\nW02,"))


def test_kept_games_replay_when_the_tables_have_grown(tmp_path: Path) -> None:
    result = run(grown(tmp_path), "-c", REPLAY.format(records=RECORDS))

    assert (result.stdout, result.stderr) == ("replayed\n", "")


def test_a_row_that_joined_later_is_played_with_in_its_edition_only(tmp_path: Path) -> None:
    count = (
        "import aevum; g = aevum.game('inner_sea'); "
        "states = [g.new(2, 1, {'edition': n}) for n in (1, 2)] + [g.new(2, 1)]; "
        "print([(sum(len(p.hand) for p in s.players) + len(s.deck), len(s.wonder_state), "
        f"g.broken_invariant(s)) for s in states], g.to_text(states[1], {pack(PLAY, NEXT)}))"
    )
    cards, wonders = len(CARD_NAMES) - 1, len(WONDER_NAMES)
    first, second = (cards, wonders, ""), (cards + 2, wonders + 1, "")

    result = run(grown(tmp_path), "-c", count)

    assert result.stderr == ""
    assert result.stdout == f"{[first, second, second]} play wheat_harvest\n"


def test_a_wonder_that_joined_later_stands_for_nobody_in_older_games(tmp_path: Path) -> None:
    ask = (
        "import aevum; g = aevum.game('inner_sea'); "
        f"print([g.new(2, 1, {{'edition': n}}).has_wonder(0, {len(WONDER_NAMES)}) for n in (1, 2)])"
    )

    result = run(grown(tmp_path), "-c", ask)

    assert (result.stdout, result.stderr) == ("[False, False]\n", "")
