"""The tables printed in the rules say, in both languages, what the data say."""

from collections import Counter
from functools import cache

import pytest

from aevum.games.hyperborea.land import CITY_NAMES, RUIN_NAMES
from aevum.games.hyperborea.names import (
    back_word,
    city_word,
    program_word,
    ruin_word,
    technology_word,
)
from aevum.games.hyperborea.programs import read_program
from aevum.games.hyperborea.sets import TECHNOLOGY_NAMES
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.hyperborea.rows import rows_of, rows_under

LANGUAGES = ["en", "de"]
TITLES = {
    "en": {
        "technologies": "The table of technologies",
        "ruins": "The table of ruin tiles",
        "hexes": "The table of hexes",
        "homelands": "The table of homelands",
    },
    "de": {
        "technologies": "Die Tabelle der Technologien",
        "ruins": "Die Tabelle der Ruinenplättchen",
        "hexes": "Die Tabelle der Felder",
        "homelands": "Die Tabelle der Heimatländer",
    },
}
SPACES = {
    "en": ["red", "green", "purple", "blue", "orange", "yellow", "grey", "any"],
    "de": ["Rot", "Grün", "Violett", "Blau", "Orange", "Gelb", "Grau", "bunt"],
}
RUIN = {"en": "ruin", "de": "Ruine"}
PUBLISHED = {"en": "published", "de": "veröffentlicht"}
CITY = {
    "en": {"capital": "capital", "small": "small city"},
    "de": {"capital": "Hauptstadt", "small": "Kleinstadt"},
}
BACKS = ("bronze", "silver", "gold")


@cache
def words(language: str) -> Words:
    """Read the catalogue of a language."""
    return Words(language, "hyperborea")


def say(language: str, message: Msg) -> str:
    """Put a message into words, as they stand within a sentence."""
    return words(language).say(message)


def effect_words(language: str, effect: str) -> str:
    """Put an effect of the tables into words."""
    return say(language, program_word(read_program("a test", effect)))


def printed(language: str, name: str) -> list[list[str]]:
    """Read one of the large tables of the rules."""
    return rows_under(TITLES[language][name], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_technologies_are_those_of_the_data(language: str) -> None:
    rows = rows_of("technologies")
    table = printed(language, "technologies")

    assert [line[0] for line in table] == [row["id"] for row in rows]
    for row, line in zip(rows, table, strict=True):
        letters = row["slots"].replace("*", "").split()
        spaces = ", ".join(SPACES[language]["RGPBOYWA".index(letter)] for letter in letters)
        name = technology_word(TECHNOLOGY_NAMES.index(row["id"]))
        published = PUBLISHED[language] if row["name_provenance"] == "published" else ""
        assert line[1] == say(language, name)
        assert line[2] == spaces + (" ∞" if row["permanent"] == "1" else "")
        assert line[4:] == [row["vp"], published]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_effects_of_technologies_are_those_of_the_data(language: str) -> None:
    compared = 0
    for row, line in zip(rows_of("technologies"), printed(language, "technologies"), strict=True):
        effect = row["effect"]
        if "PAY" in effect or "NEIGHBOURS" in effect or "INSTEAD" in effect:
            continue
        compared += 1
        if effect.startswith(("SOT(", "BONUS(")):
            effect = effect.split("(", 1)[1].rsplit(")", 1)[0].split("=>")[-1].strip()
            assert line[3].split(": ", 1)[1] == effect_words(language, effect)
        else:
            assert line[3] == effect_words(language, effect)

    assert compared > 48


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_ruin_tiles_are_those_of_the_data(language: str) -> None:
    counted: Counter[tuple[str, str, str]] = Counter()
    for row in rows_of("ruins"):
        back = say(language, back_word(BACKS.index(row["back"])))
        name = say(language, ruin_word(RUIN_NAMES.index(row["id"])))
        counted[back.lower(), name, effect_words(language, row["effect"])] += 1

    table = {
        (line[0].lower(), line[1], line[3]): int(line[2]) for line in printed(language, "ruins")
    }

    assert table == counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_hexes_are_those_of_the_data(language: str) -> None:
    table = {line[0]: line[1:] for line in printed(language, "hexes")}

    assert list(table) == [row["id"] for row in rows_of("hexes")]
    for row in rows_of("hexes"):
        terrain = say(language, Msg(f"terrain-{row['terrain']}"))
        sites = [site_words(language, row, n) for n in (1, 2)]
        assert [cell.lower() for cell in table[row["id"]]] == [
            cell.lower() for cell in (terrain, *sites)
        ]


def site_words(language: str, row: dict[str, str], n: int) -> str:
    """Say what stands in the cell of a site."""
    if row[f"site{n}_kind"] == "city":
        name = say(language, city_word(CITY_NAMES.index(f"{row['id']}-{n}")))
        return f"{name}: {effect_words(language, row[f'site{n}_city_effect'])}"
    if row[f"site{n}_kind"] == "ruin":
        back = say(language, back_word(BACKS.index(row[f"site{n}_ruin_back"])))
        return f"{RUIN[language]}, {row[f'site{n}_ruin_tiles']} x {back}"
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_homelands_are_those_of_the_data(language: str) -> None:
    table = printed(language, "homelands")

    for row, line in zip(rows_of("homelands"), table, strict=True):
        terrain = say(language, Msg(f"terrain-{row['terrain']}"))
        city = ""
        if row["city"]:
            city = f"{CITY[language][row['city']]}: {effect_words(language, row['city_effect'])}"
        ruin = ""
        if row["ruin_back"]:
            back = say(language, back_word(BACKS.index(row["ruin_back"])))
            ruin = f"{row['ruin_tiles']} x {back}"
        assert [cell.lower() for cell in line[2:]] == [
            cell.lower() for cell in (terrain, city, ruin)
        ]
