"""A player's own tables: they are played with, the words follow them, and a bad row is named."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from aevum import games
from aevum.games.hyperborea import known, land, names, sets, texts, tiles
from aevum.games.hyperborea.ids import CITY
from aevum.games.hyperborea.tables import DATA, SOURCES
from aevum.kernel.message import Msg
from aevum.text import Words

START = """
import sys, aevum
from aevum.text import Words
from aevum.games.hyperborea import names, texts
game = aevum.game("hyperborea")
said = [Words(language, "hyperborea").say for language in ("en", "de")]
"""


def corrected(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Write a table with changes into a player's own folder."""
    text = (DATA / f"{name}.csv").read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    (folder / "hyperborea").mkdir(exist_ok=True)
    (folder / "hyperborea" / f"{name}.csv").write_text(text, "utf-8")
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the player's own tables."""
    environment = {
        **os.environ,
        "AEVUM_TABLES": str(folder),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


def say(folder: Path, message: str) -> list[str]:
    """Put a message into words, English and German, in a game with the player's own tables."""
    result = run(folder, "-c", f"{START}\nfor say in said: print(say({message}))")
    assert result.stderr == ""
    return result.stdout.splitlines()


# The words follow the tables


@pytest.mark.parametrize(
    ("change", "english", "german"),
    [
        (
            ("R A,0,0,RANGED:3 + DRAW:1", "R A,0,0,DRAW:1 + PAY(REMOVE_GEM:1 => MOVE:2) + GEM:1"),
            "Effect: draw 1 cube; exchange (give up 1 gem): 2 movement points; 1 gem.",
            "Effekt: 1 Würfel ziehen; Tausch (1 Edelstein abgeben): 2 Bewegungspunkte; "
            "1 Edelstein.",
        ),
        (
            ("R A,0,0,RANGED:3 + DRAW:1", "R A,0,0,ATTACK:1 | NEIGHBOURS(REGRESS:2)"),
            "Effect: 1 attack or all neighbouring opponents give up 2 levels of development.",
            "Effekt: 1 Angriff oder alle benachbarten Gegner verlieren 2 Entwicklungsstufen.",
        ),
        (
            ("R A,0,0,RANGED:3 + DRAW:1", "R* A*,1,1,SOT(CREATE(red):1)"),
            "Permanent, at the start of each own turn: create 1 cube (red).",
            "Permanent, zu Beginn jedes eigenen Zuges: 1 Würfel erzeugen (Rot).",
        ),
        (
            ("R A,0,0,RANGED:3 + DRAW:1", "R* A*,1,0,INSTEAD(ATTACK => RANGED)"),
            "Permanent: attacks become ranged attacks.",
            "Permanent, statt des einen das andere: Angriffe, Fernkampfangriffe.",
        ),
        (
            ("R A,0,0,RANGED:3 + DRAW:1", "R* A*,1,0,BONUS(CREATE => GEM:1)"),
            "Permanent, whenever an activation gives new cubes, once in addition: 1 gem.",
            "Permanent, sooft eine Aktivierung einen solchen Effekt bringt (erzeugte Würfel), "
            "einmal zusätzlich: 1 Edelstein.",
        ),
    ],
)
def test_a_corrected_technology_is_described_by_its_own_row(
    tmp_path: Path, change: tuple[str, str], english: str, german: str
) -> None:
    corrected(tmp_path, "technologies", (f"Catapults,{change[0]}", f"Catapults,{change[1]}"))

    assert say(tmp_path, "texts.technology_text(2)") == [english, german]


def test_a_technology_that_is_not_corrected_keeps_its_sentence(tmp_path: Path) -> None:
    corrected(
        tmp_path,
        "technologies",
        ("Catapults,R A,0,0,RANGED:3 + DRAW:1", "Catapults,R A,0,0,MOVE:3"),
    )

    assert say(tmp_path, "texts.technology_text(3)") == [
        "Gain 2 ranged points.",
        "Erhalte 2 Fernkampfpunkte.",
    ]


def test_a_corrected_name_is_shown_in_every_language(tmp_path: Path) -> None:
    corrected(tmp_path, "technologies", (",Catapults,", ",Trebuchets,"))

    assert say(tmp_path, "names.technology_word(2)") == ["Trebuchets", "Trebuchets"]


def test_a_corrected_ruin_tile_loses_the_name_that_was_made_for_its_effect(tmp_path: Path) -> None:
    corrected(tmp_path, "ruins", ("RS-35,silver,CREATE(red):1", "RS-35,silver,CREATE(blue):1"))

    assert say(tmp_path, "names.ruin_word(54)") == ["ruin tile RS-35", "Ruinenplättchen RS-35"]


def test_a_city_where_there_was_none_is_named_by_its_hex(tmp_path: Path) -> None:
    old = "B08,borderland,mountain,1,uniform,1,ruin,silver,2,,"
    new = "B08,borderland,mountain,1,uniform,1,city,,,GEM:2,"
    corrected(tmp_path, "hexes", (old, new))

    assert say(tmp_path, "names.city_word(13 * 2)") == ["the city B08-1", "Stadt B08-1"]


@pytest.mark.parametrize(
    ("old", "new", "english", "german"),
    [
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "CHARGES(3 : ATTACK:1 | FORT:2)",
            "3 tokens lie on the tile; on an own turn each can be spent, once in the game, for "
            "this: 1 attack or 2 fortresses.",
            "Auf dem Plättchen liegen 3 Spielsteine; im eigenen Zug bringt jeder einmal im Spiel: "
            "1 Angriff oder 2 Festungen.",
        ),
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "START_TECH(Archery | Cavalry)",
            "Starts with Archery or Cavalry, without a grey cube; it does not count towards the "
            "five technologies.",
            "Beginnt mit dieser Technologie, ohne grauen Würfel: Bogenschießen oder Reiterei. Für "
            "die fünf Verbesserten Technologien zählt sie nicht.",
        ),
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "START_GEM:3",
            "Starts with 3 gems.",
            "Beginnt mit 3 Edelsteinen.",
        ),
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "BONUS(ATTACK => MOVE:1)",
            "Whenever an activation gives attacks, once in addition: 1 movement point.",
            "Sooft eine Aktivierung einen solchen Effekt bringt (Angriffe), einmal zusätzlich: "
            "1 Bewegungspunkt.",
        ),
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "GREY_AS(red)",
            "Grey cubes may be placed on spaces of one more colour, red, but not on multicolour "
            "ones.",
            "Graue Würfel dürfen auch auf Feldern einer weiteren Farbe liegen (Rot), aber nicht "
            "auf bunten.",
        ),
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "PAY(REMOVE_GEM:1 => ATTACK:2)",
            "On an own turn you may pay a gem, as often as you can pay, for this: 2 attacks.",
            "Im eigenen Zug darfst du, sooft du Edelsteine hast, einen abgeben für: 2 Angriffe.",
        ),
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "CHARGE_PER_RESET(FLY:1)",
            "A token on the tile can be spent on an own turn and comes back with every reset: "
            "1 flying point.",
            "Ein Spielstein auf dem Plättchen lässt sich im eigenen Zug einsetzen und kehrt mit "
            "jedem Reset zurück: 1 Flug-Bewegungspunkt.",
        ),
        (
            "CHARGES(2 : ATTACK:1 | FORT:1 | RANGED:1)",
            "IGNORE_TERRAIN",
            "Terrain never makes a step more expensive.",
            "Kein Gelände verteuert einen Schritt.",
        ),
    ],
)
def test_a_corrected_faction_tile_is_described_by_its_own_row(
    tmp_path: Path, old: str, new: str, english: str, german: str
) -> None:
    corrected(tmp_path, "factions", (old, new))

    assert say(tmp_path, "texts.tile_text(1)") == [english, german]


def test_a_corrected_set_of_the_coral_throne_is_described_by_its_own_row(tmp_path: Path) -> None:
    corrected(tmp_path, "factions", ("W A : REMOVE_GREY:1 + GEM:1", "W R A : GEM:2"))

    assert say(tmp_path, "texts.tile_text(4)") == [
        "The tile is a set of its own (grey, red, any): 2 gems.",
        "Das Plättchen ist ein eigenes Set (Grau, Rot, bunt): 2 Edelsteine.",
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_of_the_built_in_tables_has_its_own_words(lang: str) -> None:
    words = Words(lang, "hyperborea")
    said = [
        *(names.technology_word(technology) for technology in range(len(sets.TECHNOLOGY_NAMES))),
        *(names.ruin_word(tile) for tile in range(len(land.RUIN_NAMES))),
        *(names.city_word(site) for site, is_city in enumerate(known.KNOWN_CITIES) if is_city),
        *(texts.technology_text(technology) for technology in range(len(sets.TECHNOLOGY_NAMES))),
        *(texts.tile_text(tile) for tile in range(len(tiles.TILE_NAMES))),
    ]

    assert not any(msg.key.startswith(("own-", "ability-")) for msg in said)
    assert all(len(words.say(msg)) > 3 for msg in said)
    assert sum(known.KNOWN_CITIES) == land.SITE_KIND.count(CITY)


# Where the tables come from


def test_what_is_reconstructed_is_told_and_a_corrected_row_is_not(tmp_path: Path) -> None:
    tell = (
        f"{START}\ng = game.new(2, 1)\n"
        "print(game.view(g, 0)['reconstructed'], [m.key for m in game.reconstructed()])"
    )
    built_in = run(tmp_path, "-c", tell).stdout

    old = "Catapults,R A,0,0,RANGED:3 + DRAW:1,2,,reconstructed,reconstructed,reconstructed"
    corrected(tmp_path, "technologies", (old, old.replace("reconstructed", "published")))
    better = run(tmp_path, "-c", tell).stdout

    count = {part: table.reconstructed(column) for part, (table, column) in SOURCES.items()}
    keys = [f"source-{part}" for part, rows in count.items() if rows]
    assert keys[:2] == ["source-names", "source-technologies"]
    assert not {"source-basics", "source-tiles", "source-pieces"} & set(keys)
    assert built_in == f"{count} {keys}\n"
    fewer = {**count, "names": count["names"] - 1, "technologies": count["technologies"] - 1}
    assert better == f"{fewer} {keys}\n"


def test_every_source_can_be_told_in_both_languages() -> None:
    for lang in ("en", "de"):
        words = Words(lang, "hyperborea")
        for message in games.game("hyperborea").reconstructed():
            assert words.say(message).endswith(".")
        assert words.say(Msg("source-ruins", n=71, all=72)).count("7") == 2


def test_provenance_is_shown_with_everything_that_has_it() -> None:
    game = games.game("hyperborea")
    state = game.new(2, 1, {"faction_assignment": "random", "faction_tile": "random"})
    while state.asked >= 0 and not game.view(state, 0)["decks"]:
        state.apply(state.legal()[0])

    view = game.view(state, 0)

    card = view["decks"][0]["cards"][0]
    assert {key for key in card if key.endswith("provenance")} == {
        "provenance",
        "name_provenance",
        "deck_provenance",
    }
    assert all("place_provenance" in place for place in view["hexes"])
    assert all("provenance" in place for place in view["hexes"] if place["face_up"])
    assert all("provenance" in shown for shown in view["players"][0]["sets"])


# Playing with own tables


def test_a_game_is_simulated_with_the_tables_of_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    corrected(
        folder, "technologies", ("Catapults,R A,0,0,RANGED:3 + DRAW:1", "Catapults,R A,0,0,GEM:3")
    )
    main = ("-m", "aevum.cli.main", "simulate", "hyperborea", "--games", "1", "--json")

    result = run(tmp_path, *main, "--data", str(folder))

    assert (result.returncode, result.stderr) == (0, "")
    assert '"errors": 0' in result.stdout


def test_a_bad_table_is_one_sentence_on_the_terminal(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    corrected(folder, "ruins", ("RB-01,bronze,MOVE:2", "RB-01,bronze,RUN:2"))
    main = ("-m", "aevum.cli.main", "simulate", "hyperborea", "--games", "1", "--json")

    result = run(tmp_path, *main, "--data", str(folder))

    assert result.returncode == 2
    assert result.stdout == ""
    assert (
        result.stderr.strip()
        .splitlines()[-1]
        .endswith("ruins.csv, line 2: 'RUN:2' is not an effect of the closed vocabulary")
    )
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        (
            "technologies",
            ("Catapults,R A,0,0,RANGED:3 + DRAW:1", "Catapults,R X,0,0,RANGED:3 + DRAW:1"),
            "technologies.csv, line 4: 'X' is no space; they are R G P B O Y W A",
        ),
        (
            "technologies",
            ("Catapults,R A,0,0,RANGED:3 + DRAW:1,2", "Catapults,R A,0,0,RANGED:3 + DRAW:1,many"),
            "technologies.csv, line 4: vp must be a number from 0 to 9, not 'many'",
        ),
        (
            "technologies",
            ("Catapults,R A,0,0", "Catapults,R A,1,0"),
            "technologies.csv, line 4: all spaces of a permanent technology have an asterisk",
        ),
        (
            "technologies",
            ("T1-03,I,", "T1-33,I,"),
            "technologies.csv, line 4: here must stand T1-03 of deck I",
        ),
        (
            "technologies",
            ("A* A*,1,1,SOT(FORT:2)", "A* A*,1,0,SOT(FORT:2)"),
            "technologies.csv, line 2: start_of_turn must be 1 with SOT and 0 without",
        ),
        (
            "ruins",
            ("RB-01,bronze", "RB-01,silver"),
            "ruins.csv: there must be 20 tiles with the back bronze",
        ),
        ("ruins", ("RB-02,", "RB-01,"), "ruins.csv, line 2: there are two of RB-01"),
        (
            "hexes",
            ("C1,central,desert,1,uniform,2", "C1,central,desert,1,uniform,1"),
            "hexes.csv, line 2: site_count must be 2, the number of sites",
        ),
        (
            "hexes",
            ("C1,central,desert", "C1,central,meadow"),
            "hexes.csv, line 2: terrain must be one of desert, forest, swamp, mountain, "
            "not 'meadow'",
        ),
        (
            "homelands",
            ("neutral,invasion,left", "neutral,invasion,right"),
            "homelands.csv, line 3: here must stand the left of neutral",
        ),
        (
            "factions",
            ("red_duchy_b,red_duchy,B", "red_duchy_b,red_duchy,A"),
            "factions.csv, line 3: id must be faction and tile, here red_duchy_a, once each",
        ),
        (
            "factions",
            ("START_TECH(Outpost)", "START_TECH(Alchemy)"),
            "factions.csv, line 8: a technology can be the start card of one tile only",
        ),
        (
            "factions",
            ("IGNORE_TERRAIN", "EXTRA_SET(R : GEM:1)"),
            "factions.csv, line 6: only one tile can have a set of its own",
        ),
        (
            "factions",
            ("PAY(REMOVE_GEM:1 =>", "PAY(REMOVE_GEM:2 =>"),
            "factions.csv, line 11: a faction tile trades one gem, PAY(REMOVE_GEM:1 => ...)",
        ),
        (
            "layouts",
            ("2,homeland,1,left,1,1", "2,homeland,1,left,2,1"),
            "layouts.csv, line 10: this place is taken or too far from the centre",
        ),
        (
            "basic_technologies",
            ("exploration,1,G A", "exploration,2,G A"),
            "basic_technologies.csv, line 2: here must stand exploration, set 1",
        ),
        ("pieces", ("grey_cube", "gray_cube"), "pieces.csv: there is no row for grey_cube"),
    ],
)
def test_a_bad_row_is_named_with_its_file_and_line(
    tmp_path: Path, name: str, change: tuple[str, str], sentence: str
) -> None:
    corrected(tmp_path, name, change)

    result = run(tmp_path, "-c", "import aevum; aevum.game('hyperborea')")

    assert result.stderr.splitlines()[-1].endswith(f"BadTable: {sentence}")


def test_the_tables_that_are_handed_out_tell_which_rows_the_catalogues_know(tmp_path: Path) -> None:
    corrected(tmp_path, "technologies", (",Catapults,", ",Trebuchets,"))
    corrected(tmp_path, "ruins", ("RS-35,silver,CREATE(red):1", "RS-35,silver,CREATE(blue):1"))
    corrected(tmp_path, "factions", ("START_GEM:2", "START_GEM:3"))
    old = "B08,borderland,mountain,1,uniform,1,ruin,silver,2,,"
    corrected(tmp_path, "hexes", (old, "B08,borderland,mountain,1,uniform,1,city,,,GEM:2,"))

    result = run(tmp_path, "-c", f"{START}\nimport json; print(json.dumps(game.tables.rows()))")

    tables = json.loads(result.stdout)
    unknown = {
        (name, row["id"], column)
        for name in ("technologies", "ruins", "factions")
        for row in tables[name]
        for column, cell in row.items()
        if column.startswith("known") and cell == "0"
    }
    assert unknown == {
        ("technologies", "T1-03", "known_name"),
        ("ruins", "RS-35", "known"),
        ("factions", "golden_barony_a", "known"),
    }
    cities = [row["id"] for row in tables["hexes"] if row["site1_kind"] == "city"]
    known_cities = [row["id"] for row in tables["hexes"] if row["known_site1"] == "1"]
    assert set(cities) - set(known_cities) == {"B08"}
    homes = [row["known"] == "1" for row in tables["homelands"]]
    assert homes == [row["city"] != "" for row in tables["homelands"]]
